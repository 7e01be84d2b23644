"""Advice and explanations: good choices, told from what may be known, and in points."""

from collections.abc import Sequence
from itertools import chain

import pytest

import epochal
from epochal import Seeded, State
from epochal.bots import mind_of, reasons
from epochal.bots.moves import Answer
from epochal.bots.reasons import (
    BEST,
    LEAST,
    POINTS,
    REASONS,
    RIVALS,
    SAMPLES,
    Advice,
    Effect,
    advise,
    explain,
    follow,
    goes_on_as_before,
    is_comparable,
    led_to,
)
from epochal.core.chance import Quick
from epochal.core.mind import Mind
from epochal.core.text import LANGUAGES, Text
from tests.bots.asked import GAMES, Asked, a_game, play, with_secrets

WITH_CARDS = {
    "hotw2001": "play_events",
    "hotw2018": "choose",
    "historia": "choose_cards",
    "ancient_world": "keep",
}
"""Questions of each game that are answered from cards that nobody else sees."""

per_game = pytest.mark.parametrize("game", GAMES)


def advice(state: State, seat: int, seed: str = "a") -> list[Advice]:
    sample = state.redeal(seat, Seeded(seed)).to_json()
    return advise(state.game.id, "standard", sample, seat, "the same seed", 30)


def explanation(
    state: State, seat: int, action: int, seed: str = "a", after: Sequence[Answer] = ()
) -> Advice | None:
    verb, noun = state.game.actions[action]
    public = state.redeal(None, Seeded(seed)).to_json()
    return explain(state.game.id, "standard", public, seat, verb, noun, after)


def some(game: str) -> list[Asked]:
    """A few questions of every part of a game."""
    return a_game(game)[3 :: len(a_game(game)) // 6]


@per_game
def test_advice_is_three_choices_that_are_legal_and_differ(game: str) -> None:
    for state, seat in some(game):
        found = advice(state, seat)
        chosen = [state.game.actions.index(each.verb, each.noun) for each in found]
        assert len(chosen) == min(BEST, len(mind_of(game).priced(state, seat, state.legal(seat))))
        assert len(set(chosen)) == len(chosen)
        assert set(chosen) <= set(state.legal(seat))
        chances = [each.chance for each in found if each.chance is not None]
        assert len(chances) == len(found)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert chances == sorted(chances, reverse=True)


def test_a_choice_is_told_with_what_it_leads_its_seat_to_choose() -> None:
    """To send a citizen brings nothing yet: a card, an army or a Titan comes with the next choice of the same seat."""
    sent = [
        (asked, action)
        for asked in a_game("ancient_world")
        for action in asked.state.legal(asked.seat)
        if asked.state.game.actions[action] == ("send", "recruit")
    ]
    assert len(sent) > 5
    good = 0
    for (state, seat), action in sent:
        after = state.clone()
        after.apply(seat, action, Quick(1))
        followed = after.clone()
        follow(mind_of("ancient_world"), state, followed, seat, Quick(2))
        assert followed.to_act() != (seat,) or followed.agenda[-1][0].name in ("turn", "starve")
        assert (after.to_act() == (seat,)) == (followed.to_json() != after.to_json())
        told = explanation(state, seat, action)
        assert told
        good += bool(told.reasons)
    assert good > len(sent) / 2


def test_a_choice_is_told_with_what_its_seat_did_choose_besides() -> None:
    """What was built decides what the citizen brought; and what only secrets allow is not told."""
    state, seat = next(
        each
        for each in a_game("ancient_world")
        if each.state.agenda[-1][0].name == "buy" and len(each.state.legal(each.seat)) > 2
    )
    cards = [each for each in map(state.game.actions.__getitem__, state.legal(seat)) if each.verb == "build"]
    before = next(
        each.state
        for each in a_game("ancient_world")
        if each.seat == seat
        and each.state.agenda[-1][0].name == "turn"
        and each.state.view(None)["row"] == state.view(None)["row"]
    )
    send = state.game.actions.index("send", "build")
    told = [explanation(before, seat, send, after=[Answer("buy", *card)]) for card in cards]
    assert len({str(each and each.reasons) for each in told}) > 1
    nowhere = next(card.id for card in state.game.box.empire if card.deck == 1)  # type: ignore[attr-defined]
    assert explanation(before, seat, send, after=[Answer("buy", "build", nowhere)]) is None


@pytest.mark.parametrize("game", ["hotw2001", "hotw2018"])
def test_points_now_are_points_and_those_to_be_scored_this_turn(game: str) -> None:
    """What areas and cards are worth is judged; points are counted."""
    mind = mind_of(game)
    told = 0
    for state, seat in a_game(game)[1::5]:
        for action in state.legal(seat)[:2]:
            found = explanation(state, seat, action)
            if found is None or found.against or not found.reasons:
                continue
            luck = Seeded("what all may know")
            public = epochal.load(game).from_json(state.redeal(None, Seeded("a")).to_json())
            samples = [public.redeal(None, luck) for _ in range(SAMPLES)]
            after = led_to(mind, samples, seat, action)
            assert all(goes_on_as_before(mind, *pair) for pair in zip(samples, after, strict=True))
            gains = [
                points(mind, then, seat) - points(mind, first, seat)
                for first, then in zip(samples, after, strict=True)
            ]
            for reason in found.reasons:
                if reason.feature == "score":
                    assert reason.points == pytest.approx(sum(gains) / len(gains))
                    told += 1
    assert told > 5


def points(mind: Mind, state: State, seat: int) -> float:
    numbers = dict(zip(mind.features, mind.look(state)[seat], strict=True))
    return sum(numbers[name] for name in POINTS)


def test_what_rivals_lose_is_a_reason() -> None:
    """A disaster brings nothing to whoever sends it: it is told by what it takes from others."""
    asked = chain(*(play("hotw2018", 4, {}, ("steady",), seed)[1] for seed in range(6)))
    struck = [each for each in asked if each.state.agenda[-1][0].name == "strike"]
    told = [advice(*each)[0].reasons for each in struck]
    assert len(told) > 4
    assert any(reasons and reasons[0].feature == RIVALS for reasons in told)


def test_what_ends_a_turn_is_not_the_reason_for_what_comes_with_its_end() -> None:
    """To stop, or to send out the last army, is compared with the other choices: the points of the whole turn are no gain."""
    turns = [each for each in a_game("hotw2001") if each.state.agenda[-1][0].name == "expand"]
    done = epochal.load("hotw2001").actions.index("done")
    told = [explanation(state, seat, done) for state, seat in turns if done in state.legal(seat)]
    assert len(told) > 20
    for found in told:
        assert found is not None
        assert found.against or not found.reasons
        assert all(reason.points < 3 for reason in found.reasons if reason.feature == "score")


@per_game
def test_every_reason_is_good_for_what_its_words_say(game: str) -> None:
    """A number that is good to have is praised for growing, one that is bad for shrinking."""
    mind = mind_of(game)
    good = dict(zip(mind.features, mind.start, strict=True))
    seen = set()
    choices = [(*asked, asked.state.legal(asked.seat)[at]) for asked in a_game(game)[::4] for at in (0, -1)]
    for state, seat, action in choices:
        found = explanation(state, seat, action)
        for reason in found.reasons if found and not found.against else ():
            samples = [state.redeal(None, Seeded(n)) for n in range(2)]
            after = led_to(mind, samples, seat, action)
            if reason.feature == RIVALS:
                continue
            at = mind.features.index(reason.feature)
            changes = [
                mind.look(then)[seat][at] - mind.look(first)[seat][at]
                for first, then in zip(samples, after, strict=True)
            ]
            assert reason.feature == "score" or good[reason.feature] * sum(changes) > -LEAST
            seen.add(reason.feature)
    assert len(seen) > 1


def test_a_choice_is_compared_within_its_epoch_and_not_across_two() -> None:
    """The first choice in an epoch of 2001 leads to another phase, but not to another epoch."""
    mind = mind_of("hotw2001")
    chance = Seeded(5)
    state = epochal.load("hotw2001").new(3, {}, chance)
    first, crossed = 0, 0
    while seats := state.to_act():
        before = state.clone()
        state.apply(seats[0], state.legal(seats[0])[0], chance)
        if not state.to_act() or mind.phase(state) == mind.phase(before):
            continue
        same = mind.stretch(state, True) == mind.stretch(before, True)
        assert is_comparable(mind, before, state) is same
        first += same
        crossed += not same
    assert first == crossed == 6


def test_a_card_laid_face_down_is_told_by_what_it_brings_when_all_are_turned_up() -> None:
    """It brings nothing yet, and what the round brings with any card is no reason for this one."""
    mind = mind_of("historia")
    asked = [
        each for each in a_game("historia") if mind.later(each.state) and len(each.state.legal(each.seat)) > 2
    ]
    good = 0
    for state, seat in asked[::8]:
        turned = state.clone()
        turned.apply(seat, state.legal(seat)[0], Quick(1))
        follow(mind, state, turned, seat, Quick(1))
        if turned.to_act():
            another_round = mind.later(turned) and not any(turned.to_json()["chosen"])
            assert another_round or mind.stretch(turned, True) != mind.stretch(state, True)
        told = [{reason.feature for reason in each.reasons} for each in advice(state, seat)]
        good += bool(told[0])
        assert set.intersection(*told) == set()
    assert good > 0.7 * len(asked[::8])


def test_nothing_is_compared_with_what_can_be_done_besides() -> None:
    """Who carries out a card of Historia can still activate a wonder, and gives nothing up."""
    compared = 0
    for state, seat in a_game("historia"):
        if state.agenda[-1][0].name != "resolve":
            continue
        for each in advice(state, seat):
            if each.against is None:
                continue
            then = state.clone()
            then.apply(seat, state.game.actions.index(each.verb, each.noun), Quick(1))
            follow(mind_of("historia"), state, then, seat, Quick(1))
            other = state.game.actions.index(*each.against)
            asked_again = then.asked == (seat,) and then.agenda[-1][0].name == "resolve"
            assert not (asked_again and other in then.legal(seat)), each
            compared += 1
    assert compared > 3


@per_game
def test_nobody_is_told_to_have_won_or_lost_who_can_still_choose(game: str) -> None:
    """However it looks at the end of a game: the bots who played on in thought may be wrong about others."""
    chances = [each.chance for state, seat in a_game(game)[-25::4] for each in advice(state, seat)]
    assert chances
    assert all(chance is not None and 0.01 <= chance <= 0.99 for chance in chances)


@per_game
def test_advice_is_the_same_for_all_states_the_seat_cannot_tell_apart(game: str) -> None:
    for asked in with_secrets(game, 1)[:5]:
        first, *others = [advice(state, asked.seat, f"{n}") for n, state in enumerate(asked.alike(2))]
        assert all(other == first for other in others)


def test_one_who_plays_alone_has_no_chance_against_rivals() -> None:
    state = epochal.load("historia").new(1, {}, Seeded(1))
    while len(state.legal(0)) == 1:
        state.apply(0, state.legal(0)[0], Seeded(1))
    found = advice(state, 0)
    assert found
    assert all(each.chance is None for each in found)
    told = explanation(state, 0, state.legal(0)[0])
    assert told is None or told.chance is None


@per_game
def test_reasons_are_few_and_worth_a_word_best_first(game: str) -> None:
    found = [
        explanation(state, seat, action)
        for state, seat in a_game(game)[2::9]
        for action in state.legal(seat)[:2]
    ]
    reasons = [each.reasons for each in found if each is not None]
    assert any(reasons)
    for few in reasons:
        points = [reason.points for reason in few]
        assert len(few) <= REASONS
        assert points == sorted(points, reverse=True)
        assert all(each >= LEAST for each in points)
        assert {reason.feature for reason in few} <= {*mind_of(game).features, RIVALS} - {"pending"}


@per_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(game: str, language: str) -> None:
    text = Text(language, epochal.load(game))
    for name in (*mind_of(game).features, RIVALS):
        assert "7" in text.say(f"why-{name.replace('_', '-')}", points=7)


# For everybody


@per_game
def test_an_explanation_is_the_same_whatever_is_held_unseen(game: str) -> None:
    """By the seat itself too: all that is known is the choice."""
    told = 0
    for state, seat in with_secrets(game, 1):
        action = state.legal(seat)[0]
        first = explanation(state, seat, action)
        others = [explanation(state.redeal(None, Seeded(n)), seat, action, f"{n}") for n in range(3)]
        assert all(other == first for other in others)
        told += first is not None
    assert told > 2


@per_game
def test_a_choice_that_depends_on_secrets_is_not_explained(game: str) -> None:
    """Few of those who could sit there have the card."""
    secret = 0
    games = [play(game, 4, {}, ("steady", "novice"), seed)[1] for seed in range(3)]
    asked = [each for each in chain(*games) if each.state.agenda[-1][0].name == WITH_CARDS[game]]
    for state, seat in asked:
        others = [state.redeal(None, Seeded(n)) for n in range(6)]
        for action in state.legal(seat):
            if not any(action in other.legal(seat) for other in others):
                assert explanation(state, seat, action) is None
                secret += 1
    assert secret > 2


@per_game
def test_explaining_leaves_the_table_alone_and_chances_are_chances(game: str) -> None:
    for state, seat in some(game):
        before = state.to_json()
        for action in state.legal(seat)[:3]:
            told = explanation(state, seat, action)
            assert told is None or (told.chance is not None and 0.0 <= told.chance <= 1.0)
        assert state.to_json() == before


def test_two_choices_are_compared_in_all_samples_or_in_none() -> None:
    """Those in which a reroll comes to the same moment at once are just those in which it failed."""
    mind = mind_of("hotw2018")
    found = [asked for seed in range(4) for asked in play("hotw2018", 4, {}, ("novice",), seed)[1]]
    rerolls = [asked for asked in found if asked.state.agenda[-1][0].name == "reroll"]
    compared = 0
    for state, seat in rerolls:
        samples = [state.redeal(seat, Seeded(n)) for n in range(6)]
        one, other = state.legal(seat)
        effect = Effect("hotw2018", samples, seat, one, [other])
        pairs = effect.at_one_moment(
            samples, led_to(mind, samples, seat, other), led_to(mind, samples, seat, one)
        )
        assert len(pairs) in (0, len(samples))
        compared += bool(pairs)
    assert compared > 0


@per_game
def test_of_choices_that_are_as_good_the_one_of_the_better_price_is_advised(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A repair that costs nothing, say: what little it does for the chance to win is less than rounds of a search can tell."""
    changed = 0
    for state, seat in a_game(game)[:: len(a_game(game)) // 30]:
        price = {action: worth for worth, action in mind_of(game).priced(state, seat, state.legal(seat))}
        firsts = []
        for close in (0.0, 0.2):
            monkeypatch.setattr(reasons, "CLOSE", close)
            first = advice(state, seat)[0]
            firsts.append(state.game.actions.index(first.verb, first.noun))
        assert price[firsts[1]] >= price[firsts[0]]
        changed += firsts[0] != firsts[1]
    assert changed
