"""Which sentences speak of something at all: a look at all mentions at once, instead of one at each sentence."""

from graph.kinds import ThingType
from loaders.prose.names.names import Names


def sentences_with(names: Names, kind: ThingType) -> set[int]:
    """The sentences, by index, that mention something of a type of which it is known what is meant."""
    return {mention.sentence for mention in names.mentions if mention.type is kind and mention.entity is not None}
