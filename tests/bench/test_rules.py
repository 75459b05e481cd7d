from bench.rules import measure_rules


def test_rules_take_some_time_and_not_much() -> None:
    assert 0 < measure_rules(moves=500, repeats=2).us < 10_000
