from bench.rules import measure_rules


def test_rules_of_each_game_take_some_time_and_not_much() -> None:
    rules = measure_rules(moves=500, repeats=2)
    assert [each.name for each in rules] == ["bafuda 51", "bafuda Five Hundred"]
    assert all(0 < each.us < 10_000 for each in rules)
