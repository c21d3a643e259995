"""Namesakes among people and clubs: what tells them apart decides, and a name alone never does."""

PEOPLE = (
    "id,name,born,position,club,since\na,Dean Pike,1988,FW,Hull City,2015-07-01\nb,Dean "
    "Pike,1996,GK,Burnley,2016-07-01\n"
)


def test_the_side_that_a_goal_counts_for_tells_namesakes_apart(at):
    at.table("people.csv", PEOPLE)
    at.text("Hull City 1-2 Everton. Dean Pike pulled a goal back for Hull after 61 minutes.", "2016-11-06")
    assert at.rows("MATCH (p:Person)-[:SCORED]->(g:Goal) RETURN p.key, g.minute") == [("person:people:a", 61)]
    assert {"person:people:a", "person:people:b"} <= set(at.who("Dean Pike"))


def test_the_position_and_the_side_tell_namesakes_apart(at):
    at.table("people.csv", PEOPLE)
    at.text("Goalkeeper Dean Pike was handed his first start by Burnley.", "2016-11-06")
    assert at.who("Dean Pike") == ["person:people:a", "person:people:b"]


def test_shirt_numbers_tell_two_of_one_name_apart(at):
    at.text(
        "Ottermouth Town: 1 Hale; 3 Finch, 5 Tinsley; 7 Juninho, 9 Bexley, 19 Juninho.\n"
        "Goal: Juninho (19) 41'. Booked: Juninho (7) 58'.",
        "2016-11-06",
    )
    assert at.rows("MATCH (p:Person {name: 'Juninho'})-[r:APPEARED_IN]->() RETURN r.shirt ORDER BY r.shirt") == [
        (7,),
        (19,),
    ]


def test_a_womens_side_shares_no_result_with_the_mens(at):
    at.text(
        "Kestrel Women beat Fenwick Women 3-0 on Sunday. A day earlier Kestrel's men had lost 2-1 to Fenwick.",
        "2016-11-06",
    )
    assert at.scores() == ["Fenwick 2-1 Kestrel", "Kestrel Women 3-0 Fenwick Women"]


def test_the_dateline_tells_clubs_of_one_name_apart(at):
    at.text("MONTEVIDEO - Liverpool lost 1-0 to Peñarol.", "2016-11-06")
    at.text("LONDON - Liverpool beat Watford 6-1 in the Premier League.", "2016-11-07")
    assert at.scores() == ["Liverpool 6-1 Watford", "Penarol 1-0 Liverpool Montevideo"]
