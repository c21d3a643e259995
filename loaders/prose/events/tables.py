"""All tables of ways of telling events that a sentence is looked up in by its words."""

from loaders.prose.events.goals import licences, noun_table, phrase_table, side_table
from loaders.prose.events.others import other_events
from loaders.prose.triggers import Index

#: Which of their rows the words of a sentence allow.
INDEX = Index(
    (
        phrase_table.TABLE,
        noun_table.TABLE,
        side_table.TABLE,
        licences.TABLE,
        other_events.TABLE,
        other_events.SHOOTOUT_TABLE,
    )
)
