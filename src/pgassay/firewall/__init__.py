"""The privacy firewall: what must never be recorded is found, and dropped or masked."""

from pgassay.firewall.redact import Redaction, redact
from pgassay.firewall.scan import Finding, ScanVerdict, find_never_record, scan_never_record

__all__ = [
    "Finding",
    "Redaction",
    "ScanVerdict",
    "find_never_record",
    "redact",
    "scan_never_record",
]
