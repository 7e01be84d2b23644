"""What the package itself offers: the list of games."""

import epochal


def test_the_games_can_be_listed_before_and_after_one_is_loaded() -> None:
    epochal.load("hotw2001")
    assert epochal.games() == ["hotw2001"]
