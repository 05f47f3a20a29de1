"""The privacy firewall: what must never be recorded is found, and dropped or masked."""

from pgassay.firewall.custom import (
    Allowance,
    Detector,
    Firewall,
    allowable,
    allowance_for,
    pattern_problem,
    text_digest,
)
from pgassay.firewall.redact import Redaction, redact
from pgassay.firewall.scan import Finding, ScanVerdict, find_never_record, scan_never_record

__all__ = [
    "Allowance",
    "Detector",
    "Finding",
    "Firewall",
    "Redaction",
    "ScanVerdict",
    "allowable",
    "allowance_for",
    "find_never_record",
    "pattern_problem",
    "redact",
    "scan_never_record",
    "text_digest",
]
