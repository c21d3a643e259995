"""Headlines of other stories under a report are no part of it."""

from loaders.prose.read import read_prose


def test_headlines_under_related_stories_tell_nothing() -> None:
    text = (
        "Marlow Rovers 1-0 Harbour City: Hale settles it\n\nTom Hale headed in on 20 minutes.\n\nRelated stories\n\n"
        "Ivo Lund scores hat-trick as Castle Town thrash Fulham 4-0\n\nMost read\n\nEverton 2-1 Bolton Wanderers"
    )
    reading = read_prose(text, language="en")
    assert [event.value("minute") for event in (*reading.statements, *reading.unplaced) if event.kind == "goal"] == [20]
    assert sum(event.kind == "match" for event in reading.statements) == 1
