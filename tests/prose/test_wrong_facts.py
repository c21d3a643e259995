"""Facts that were once read wrongly where words of another match, day or person stood beside them."""

from graph.dates import PartialDate
from loaders.prose.read import read_prose
from loaders.prose.reading import Reading, Statement

_RESULT = "Marlow Rovers 2-0 Harbour City\n\n"


def _read(text: str, day: str = "2019-02-08") -> Reading:
    return read_prose(text, published=PartialDate.parse(day))


def _goals(reading: Reading) -> dict[str, Statement]:
    return {_name(reading, told, "scorer"): told for told in reading.statements if told.kind == "goal"}


def _name(reading: Reading, told: Statement, role: str) -> str:
    filler = told.role(role)
    return "" if filler is None else reading.entities[filler.entity].name


def _of_kind(reading: Reading, kind: str) -> list[Statement]:
    return [told for told in reading.statements if told.kind == kind]


def test_a_preview_reports_on_no_match_of_other_days() -> None:
    for head in (
        "Marlow Rovers travel to Harbour City on Saturday.",
        "Marlow Rovers will be without Karl Voss for Saturday's trip to Harbour City.",
        "Marlow Rovers v Harbour City: preview and team news",
        "Ann Lee has warned Marlow Rovers to be patient when they face Harbour City tomorrow.",
    ):
        reading = _read(f"{head}\n\nMarlow Rovers beat Lido United 3-1 last week, Tom Hale scoring the winner.")
        assert not _of_kind(reading, "reports_on"), head
        assert not _of_kind(reading, "goal"), head


def test_a_report_whose_sides_meet_others_next_stays_a_report() -> None:
    reading = _read("Marlow Rovers beat Lido United 3-1 with a goal by Tom Hale. They host Harbour City on Tuesday.")
    assert list(_goals(reading)) == ["Tom Hale"]


def test_a_bracket_gives_each_side_its_scorers() -> None:
    people = "Ivo Lund and Ben Sand were good. Tom Hale was not.\n\n"
    for score in (
        "Marlow Rovers 2 Harbour City 1 (Lund 12, Sand 70; Hale 60)",
        "Marlow Rovers 2-1 Harbour City (Lund 12, Sand 70 pen; Hale 60)",
        "Marlow Rovers 2, Harbour City 1 (Lund, Sand; Hale)",
    ):
        reading = _read(people + score)
        sides = {scorer: _name(reading, told, "team") for scorer, told in _goals(reading).items()}
        assert sides == {"Ivo Lund": "Marlow Rovers", "Ben Sand": "Marlow Rovers", "Tom Hale": "Harbour City"}, score


def test_a_bracket_that_parts_no_sides_gives_none() -> None:
    reading = _read("Ivo Lund and Tom Hale were good.\n\nMarlow Rovers 1 Harbour City 1 (Lund 12, Hale 60)")
    assert {_name(reading, told, "team") for told in _goals(reading).values()} <= {""}


def test_a_maker_told_once_made_one_goal() -> None:
    for sentence in (
        "Goals from Tom Hale and Ben Sand, who was set up by Ivo Lund, gave Rovers victory.",
        "Tom Hale and Ben Sand scored the goals, the latter from Ivo Lund's pass.",
    ):
        reading = _read(_RESULT + sentence)
        goals = _goals(reading)
        assert _name(reading, goals["Ben Sand"], "assist") == "Ivo Lund", sentence
        assert _name(reading, goals["Tom Hale"], "assist") == "", sentence


def test_a_maker_of_both_goals_made_both() -> None:
    reading = _read(f"{_RESULT}Tom Hale and Ben Sand scored for Rovers, both set up by Ivo Lund.")
    assert {_name(reading, told, "assist") for told in _goals(reading).values()} == {"Ivo Lund"}


def test_a_minute_is_told_of_whoever_stands_before_it() -> None:
    for sentence, minute in (
        ("Tom Hale netted before the break and Ben Sand in the 80th minute.", 80),
        ("Tom Hale netted before Ben Sand did likewise in the 80th minute.", None),
        ("Goals from Tom Hale and Ben Sand in the 88th minute won it.", 88),
        ("Tom Hale scored the only goal and was replaced by Ben Sand in the 70th minute.", None),
        ("Rovers won with goals by Tom Hale and, 10 minutes from time, Ben Sand.", None),
    ):
        goals = _goals(_read(_RESULT + sentence))
        assert goals["Tom Hale"].value("minute") is None, sentence
        if minute is not None:
            assert goals["Ben Sand"].value("minute") == minute, sentence


def test_the_cup_of_another_year_is_not_the_competition() -> None:
    for sentence in (
        "Rovers, who won the 1998 FA Cup at the ground, beat City through a goal from Tom Hale.",
        "It was their first win since the 2009 League Cup final.",
        "City, relegated from the Championship in 1999, never looked like scoring.",
        "Ten years ago Rovers won the FA Cup at Wembley.",
    ):
        match = _of_kind(_read(_RESULT + sentence), "match")[0]
        assert match.role("competition") is None, sentence
        assert match.role("venue") is None, sentence


def _registers(text: str, day: str) -> dict[str, str | None]:
    reading = _read(text, day)
    return {told.name: told.register for told in reading.entities if told.type.name == "TEAM"}


def test_a_club_founded_anew_is_the_one_of_the_year() -> None:
    for name, day, club in (
        ("Scarborough", "1995-03-10", "Scarborough"),
        ("Scarborough", "2019-03-10", "Scarborough Athletic"),
        ("Wimbledon", "1988-05-15", "Wimbledon"),
        ("Wimbledon", "2016-03-10", "AFC Wimbledon"),
        ("Halifax", "1990-03-10", "Halifax Town"),
        ("Halifax", "2020-03-10", "FC Halifax Town"),
        ("Hereford", "1974-11-17", "Hereford United"),
        ("Hereford", "2020-03-10", "Hereford"),
        ("Chester", "2003-03-10", "Chester City"),
        ("Accrington", "2020-03-10", "Accrington Stanley"),
        ("Macclesfield", "2010-03-10", "Macclesfield Town"),
    ):
        assert club in _registers(f"{name} have signed the striker Ivo Lund.", day), (name, day)


def test_an_earlier_year_in_the_sentence_means_the_earlier_club() -> None:
    assert "Wimbledon" in _registers("Ivo Lund won the FA Cup with Wimbledon in 1988.", "2016-03-10")


def test_of_two_clubs_of_one_name_none_is_taken_where_nothing_tells() -> None:
    found = read_prose("Chester have signed the striker Ivo Lund.")
    assert [told.register for told in found.entities if told.type.name == "TEAM"] == [None]
    looking_back = _registers("The former Wimbledon striker Ivo Lund has retired.", "2016-03-10")
    assert looking_back == {"Wimbledon": None}


def _people(text: str) -> set[str]:
    return {told.name for told in _read(text).entities if told.type.name == "PERSON"}


def test_names_are_cut_whole() -> None:
    for text, name in (
        ("Coach John van 't Schip said that Marlow Rovers had played well.", "John van 't Schip"),
        ("Former Fox Harry Hale has joined Marlow Rovers.", "Harry Hale"),
        ("Ex-Gunner Jack Sand has joined Marlow Rovers.", "Jack Sand"),
        ("The one-time Magpie Andy Lund has joined Marlow Rovers.", "Andy Lund"),
        ("Then Prof. Karl Voss treated the Marlow Rovers captain.", "Karl Voss"),
    ):
        assert name in _people(text), text


def test_a_fee_is_that_of_its_own_move() -> None:
    reading = _read(
        "Marlow Rovers completed the £5m signing of Tom Hale, while Ben Sand arrived from Lido United. "
        "Karl Voss joined on loan from Castle Town with an option to buy for £2m."
    )
    fees = {_name(reading, told, "person"): told.value("fee") for told in _of_kind(reading, "transfer")}
    assert fees == {"Tom Hale": 5_000_000, "Ben Sand": None, "Karl Voss": None}


def test_whoever_was_replaced_in_office_has_gone() -> None:
    for sentence in (
        "Karl Voss has been replaced by Ben Sand at Marlow Rovers.",
        "Karl Voss was succeeded as manager by Ben Sand at Marlow Rovers.",
        "Manager Karl Voss has been replaced by Ben Sand at Marlow Rovers until the end of the season.",
    ):
        reading = _read(sentence)
        states = {(_name(reading, told, "person"), told.value("state")) for told in _of_kind(reading, "managed")}
        assert states == {("Ben Sand", "current"), ("Karl Voss", "former")}, sentence
        assert not _of_kind(reading, "substitution"), sentence


def test_a_captain_who_is_replaced_was_no_manager() -> None:
    reading = _read("Captain Karl Voss has been replaced as skipper by Ben Sand at Marlow Rovers.")
    assert not _of_kind(reading, "managed")
    assert not _of_kind(reading, "substitution")


def test_what_lasts_until_a_day_does_not_begin_then() -> None:
    reading = _read("Marlow Rovers have sacked Karl Voss. Ben Sand replaces Voss until the end of the season.")
    assert all(told.value("since") is None for told in _of_kind(reading, "managed"))


def test_each_match_of_a_sentence_has_its_own_goals_or_none() -> None:
    one = (
        "Goals from Tom Hale gave Marlow Rovers a 2-0 win over Harbour City while Karl Voss scored as Lido United lost."
    )
    two = (
        "Karl Voss (Marlow Rovers) scored a hat-trick against Harbour City in a 4-0 win, and Tom Hale (Lido United) "
        "netted twice in the 2-2 draw at Castle Town."
    )
    for text in (one, two):
        assert set(_goals(_read(text))) == {"Tom Hale"}, text


def test_a_goal_of_the_same_sentence_goes_to_its_own_match() -> None:
    reading = _read(
        "Sunday round-up\n\nMarlow Rovers beat Harbour City 2-1, Tom Hale scoring twice, and Lido United drew 1-1 with "
        "Castle Town, Ben Sand equalising late on."
    )
    matches = {scorer: _name(reading, told, "match") for scorer, told in _goals(reading).items()}
    assert matches == {"Tom Hale": "Marlow Rovers v Harbour City", "Ben Sand": "Lido United v Castle Town"}


def test_what_undid_a_goal_is_told_of_another() -> None:
    reading = _read(
        "Marlow Rovers 1-1 Harbour City\n\nTom Hale gave Rovers the lead, cancelled out by Jamie Stone's header in the "
        "70th minute."
    )
    goals = _goals(reading)
    assert _name(reading, goals["Jamie Stone"], "team") == "Harbour City"
    assert goals["Tom Hale"].value("minute") is None
    assert goals["Tom Hale"].value("body_part") is None


def test_a_free_kick_that_somebody_finished_is_his_goal() -> None:
    reading = _read(f"{_RESULT}Tom Hale's free-kick drifted over everyone and Ben Sand slid in at the far post.")
    assert list(_goals(reading)) == ["Ben Sand"]


def test_minutes_left_of_extra_time_are_counted_from_its_end() -> None:
    for sentence, minute in (
        ("Tom Hale scored the winner with ten minutes of extra time left.", 110),
        ("Tom Hale scored the winner after seven minutes of extra time.", 97),
    ):
        assert _goals(_read(_RESULT + sentence))["Tom Hale"].value("minute") == minute, sentence


def test_whoever_serves_him_is_not_the_one_served() -> None:
    for sentence in (
        "Karl Voss was free when Tom Hale picked him out with a lovely cross, and he nodded it home.",
        "It was nice to see Karl Voss smile when Tom Hale's low ball reached him and he redirected it into the net.",
        "Karl Voss lost his man, Tom Hale fed him and he scored.",
    ):
        assert list(_goals(_read(_RESULT + sentence))) == ["Karl Voss"], sentence


def test_cards_are_no_goals() -> None:
    text = f"{_RESULT}Tom Hale scored.\n\nYellow cards: Rovers - Ben Sand (22), Tom Hale (75). City - Karl Voss (12)."
    assert list(_goals(_read(text))) == ["Tom Hale"]


def _managers(text: str) -> set[str]:
    reading = _read(text)
    told = [told for told in reading.statements if told.kind == "managed" and told.value("state") == "current"]
    return {_name(reading, one, "person") for one in told}


def test_a_manager_of_a_year_gone_by_is_not_in_charge_now() -> None:
    for sentence in (
        "In 1998 manager Sam Ash led Rovers to the title.",
        "Rovers manager Sam Ash said in May 2003 that he would stay.",
        "New City boss Sam Ash said in December 2015 that there was no problem.",
    ):
        assert not _managers(_RESULT + sentence), sentence


def test_an_office_before_a_name_is_that_of_the_name() -> None:
    text = f"{_RESULT}Asked about Sam Ash, Rovers manager Ann Lee said that she missed him."
    assert _managers(text) == {"Ann Lee"}


def test_whoever_is_given_a_hard_time_is_given_no_ball() -> None:
    reading = _read(
        f"{_RESULT}Tom Hale was giving full-back Karl Voss a sorry time on the right, and it was from his centre in "
        "the 26th minute that Ben Sand headed in."
    )
    assert _name(reading, _goals(reading)["Ben Sand"], "assist") == "Tom Hale"


def test_a_fee_of_another_clause_is_not_that_of_a_move() -> None:
    reading = _read(
        "We hear that Lido United have had a £4m bid turned down for Ben Sand, that Castle Town are close to landing "
        "Ivo Lund on loan, and that Karl Voss is having a medical at Marlow Rovers today."
    )
    fees = {_name(reading, told, "person"): told.value("fee") for told in _of_kind(reading, "transfer")}
    assert fees["Karl Voss"] is None


def test_a_pass_made_one_of_a_scorers_two_goals() -> None:
    reading = _read(
        f"{_RESULT}Tom Hale opened the scoring in the 23rd minute, redirecting Ivo Lund's feed at the near post, and "
        "doubled the lead in the 67th after the defender Karl Voss gave the ball away."
    )
    made = {told.value("minute"): _name(reading, told, "assist") for told in reading.statements if told.kind == "goal"}
    assert made == {23: "Ivo Lund", 67: ""}


def test_whoever_is_his_own_back_turned_it_into_his_own_goal() -> None:
    reading = _read(
        f"{_RESULT}Karl Voss was beaten when Tom Hale's shot was turned past him by Ben Sand, his own back."
    )
    told = _goals(reading)
    assert told["Ben Sand"].value("own_goal") is True
    assert "Tom Hale" not in told


def test_a_match_of_the_year_a_ground_was_opened_is_no_report() -> None:
    reading = _read(
        "Castle Town will leave their ground. It has been their home since 1907, when they beat Marlow Rovers 3-1 in "
        "the first match, Tom Hale scoring. The record attendance of 31,204 was set against Harbour City in 1953."
    )
    assert not _of_kind(reading, "reports_on")
    assert all(told.value("attendance") is None for told in _of_kind(reading, "match"))


def test_odds_on_a_card_are_no_card() -> None:
    reading = _read("Marlow Rovers v Harbour City\n\nTom Hale to be booked is 6-4, and Rovers are 2-1 to win.")
    assert not _of_kind(reading, "card")
