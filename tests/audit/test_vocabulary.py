from pgassay.audit.vocabulary import MODEL_REASONS, REASONS, ReasonCode, Verdict


def test_pairs():
    pairs = {(str(v), str(r)): (x.decided_by, x.loss, x.terminal) for (v, r), x in REASONS.items()}
    assert pairs == {
        ("accept", "accepted"): ("model", "none", True),
        ("reject", "not_a_fact"): ("model", "model", True),
        ("reject", "not_memorable"): ("model", "model", True),
        ("withhold", "low_confidence"): ("model", "model", True),
        ("withhold", "needs_confirmation"): ("model", "model", True),
        ("firewall_drop", "pre_llm_candidate_block"): ("trusted", "privacy", True),
        ("firewall_drop", "post_accept_journal_block"): ("trusted", "privacy", True),
        ("firewall_drop", "turn_level_block"): ("trusted", "privacy", True),
        ("reject", "assembly_failed"): ("trusted", "infrastructure", True),
        ("reject", "ambiguous_reconciliation"): ("trusted", "infrastructure", True),
        ("reject", "llm_unavailable"): ("trusted", "infrastructure", True),
        ("reject", "empty_turn"): ("trusted", "none", True),
        ("pending", "accepted"): ("trusted", "none", False),
    }


def test_every_value_is_used():
    assert {verdict for verdict, _ in REASONS} == set(Verdict)
    assert {reason for _, reason in REASONS} == set(ReasonCode)


def test_what_a_model_may_say():
    assert {str(v): [str(r) for r in codes] for v, codes in MODEL_REASONS.items()} == {
        "accept": ["accepted"],
        "reject": ["not_a_fact", "not_memorable"],
        "withhold": ["low_confidence", "needs_confirmation"],
    }
