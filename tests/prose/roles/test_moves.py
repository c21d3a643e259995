"""Transfers, loans, bids and contracts, done or talked of."""

import pytest

from tests.support.told_names import roles_of


@pytest.mark.parametrize(
    ("text", "origin", "fee"),
    [
        ("Ivan Petrov joined Marlow from Eastvale for £12m.", "Eastvale", 12_000_000),
        ("Marlow have signed Ivan Petrov from Eastvale.", "Eastvale", None),
        ("Ivan Petrov has completed a £4million move to Marlow from Eastvale.", "Eastvale", 4_000_000),
        ("Ivan Petrov left Eastvale for Marlow.", "Eastvale", None),
        ("Eastvale sold Ivan Petrov to Marlow for €3.5m.", "Eastvale", 3_500_000),
        ("Ivan Petrov was sold to Marlow for $750,000.", None, 750_000),
        ("Ivan Petrov signed for Marlow on a free transfer.", None, 0),
        ("Marlow have announced the signing of Ivan Petrov from Eastvale.", "Eastvale", None),
        ("Ivan Petrov moved to Marlow for an initial £8m rising to £11m.", None, 8_000_000),
        ("Marlow paid £2m for Ivan Petrov.", None, 2_000_000),
    ],
)
def test_a_transfer_is_read_with_both_clubs_and_its_fee(text, origin, fee):
    told = roles_of(text).one("transfer")
    assert (told["person"], told["to"], told["status"]) == ("Ivan Petrov", "Marlow", "stated")
    assert told.get("from") == origin
    assert told.get("fee") == fee


def test_a_fee_that_may_rise_is_kept_as_told():
    assert (
        roles_of("Marlow signed Ivan Petrov for an initial £8m rising to £11m.").one("transfer")["fee_told"]
        == "£8m rising to £11m"
    )


def test_a_transfer_makes_a_player_of_the_new_club():
    told = roles_of("Ivan Petrov joined Marlow from Eastvale in January.", published="2017-10-26")
    assert told.one("transfer")["date"] == "2017-01"
    assert (told.one("played_for")["team"], told.one("played_for")["since"]) == ("Marlow", "2017-01")


def test_where_someone_arrived_from():
    told = roles_of("Kim Dae-ho made his fourth start since arriving from Lido.", teams_of=None).one("transfer")
    assert told["from"] == "Lido"


@pytest.mark.parametrize(
    ("text", "origin", "goal"),
    [
        ("Omar Said, on loan from Harbour, was lively.", "Harbour", None),
        ("Omar Said joined Marlow on loan from Harbour until the end of the season.", "Harbour", "Marlow"),
        ("Omar Said is on loan at Marlow.", None, "Marlow"),
        ("Harbour loaned Omar Said to Marlow.", "Harbour", "Marlow"),
    ],
)
def test_a_loan_is_a_loan(text, origin, goal):
    told = roles_of(text, published="2017-10-26").one("transfer")
    assert told["loan"] is True
    assert (told.get("from"), told.get("to")) == (origin, goal)


def test_a_loan_ends_with_the_season():
    told = roles_of("Omar Said joined Marlow on loan until the end of the season.", published="2017-10-26").one(
        "transfer"
    )
    assert told["until"] == "2018-06"
    assert "date" not in told


@pytest.mark.parametrize(
    "text",
    [
        "Marlow want Kim Dae-ho.",
        "Marlow are keen on Kim Dae-ho.",
        "Marlow have been linked with Kim Dae-ho.",
        "Kim Dae-ho could join Marlow.",
        "Kim Dae-ho is set to undergo a medical at Marlow.",
        "Kim Dae-ho is close to joining Marlow.",
        "Kim Dae-ho has agreed to join Marlow.",
        "Kim Dae-ho has been linked with a move to Marlow.",
    ],
)
def test_talk_of_a_transfer_is_a_rumour(text):
    told = roles_of(text)
    assert [(one["person"], one["to"], one["status"]) for one in told.of("transfer")] == [
        ("Kim Dae-ho", "Marlow", "rumoured")
    ]
    assert not told.of("played_for")


@pytest.mark.parametrize(
    "text",
    [
        "Luis Cruz joined the attack.",
        "Luis Cruz joined Tom Hale on the score sheet.",
        "Luis Cruz signed off with a win.",
        "Luis Cruz has not joined Marlow.",
        "Luis Cruz would love to join Marlow one day.",
        "If Luis Cruz joins Marlow, Harbour will weep.",
        "Luis Cruz refused to join Marlow.",
    ],
)
def test_what_only_looks_like_a_transfer_is_none(text):
    assert not roles_of(text).of("transfer")


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("Harbour rejected a £20m bid for Kim Dae-ho.", "rejected"),
        ("Harbour have turned down an offer of £20m from Marlow for Kim Dae-ho.", "rejected"),
        ("Harbour accepted a £20m bid from Marlow for Kim Dae-ho.", "accepted"),
    ],
)
def test_a_bid_has_its_fate_and_moves_nobody(text, result):
    told = roles_of(text)
    bid = told.one("bid")
    assert (bid["person"], bid["from"], bid["fee"], bid["result"]) == ("Kim Dae-ho", "Harbour", 20_000_000, result)
    assert not [one for one in told.of("transfer") if one["status"] == "stated"]


@pytest.mark.parametrize(
    ("text", "until", "years"),
    [
        ("Tom Hale has signed a new deal to 2027 at Marlow.", "2027", None),
        ("Tom Hale signed a new three-year contract with Marlow.", None, 3),
        ("Tom Hale has extended his contract with Marlow until June 2020.", "2020-06", None),
    ],
)
def test_a_new_contract_is_no_transfer(text, until, years):
    told = roles_of(text, published="2017-10-26")
    contract = told.one("contract")
    assert (contract["person"], contract["team"]) == ("Tom Hale", "Marlow")
    assert (contract.get("until"), contract.get("years")) == (until, years)
    assert not told.of("transfer")


@pytest.mark.parametrize(
    "text",
    [
        "Rui Matos was released by Marlow in June.",
        "Marlow released Rui Matos in June.",
    ],
)
def test_a_release_ends_a_players_time(text):
    told = roles_of(text, published="2017-10-26").one("played_for")
    assert (told["person"], told["team"], told["state"], told["until"]) == ("Rui Matos", "Marlow", "former", "2017-06")


@pytest.mark.parametrize(
    "text",
    [
        "Kim Dae-ho scored twice against his former club, Lido.",
        "Kim Dae-ho was cheered by fans of his old club Lido.",
    ],
)
def test_a_former_club_of_a_player(text):
    told = roles_of(text).one("played_for")
    assert (told["person"], told["team"], told["state"]) == ("Kim Dae-ho", "Lido", "former")


def test_a_managers_former_club_may_be_either():
    assert not roles_of("Marlow manager Ann Lee won at her old club Lido.").of("played_for")


def test_a_transfer_to_the_present_club_is_known_from_the_text():
    told = roles_of(
        "Kim Dae-ho, making his fourth start since arriving from Lido, scored for Harbour.",
        teams_of={"Kim Dae-ho": "Harbour"},
    ).one("transfer")
    assert (told["from"], told["to"]) == ("Lido", "Harbour")


@pytest.mark.parametrize(
    "text",
    [
        "Marlow want Kim Dae-ho to stay.",
        "Kim Dae-ho's move to Harbour fell through.",
        "Kim Dae-ho left Harbour defender Dan Bell for dead.",
        "Kim Dae-ho left Marlow fans in tears.",
        "Kim Dae-ho moved to within a goal of Tom Hale.",
        "Marlow brought on Kim Dae-ho for Tom Hale.",
        "Marlow showed signs of life when Kim Dae-ho struck.",
    ],
)
def test_more_that_only_looks_like_a_transfer(text):
    assert not roles_of(text).of("transfer")
