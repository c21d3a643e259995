"""Managers shown by what they say: 'my players', 'I took him off', 'Lee said her team had deserved it'."""

import re
from collections.abc import Iterator

from loaders.prose.names.item import BY_NAME
from loaders.prose.reading import Mention
from loaders.prose.roles.construction import one_way
from loaders.prose.roles.context import Context
from loaders.prose.roles.encoded import Encoded
from loaders.prose.roles.phrase import office_right_before
from loaders.prose.roles.sign import Sign
from loaders.prose.roles.words import Office
from loaders.prose.sayings.quotes import read_quotes

#: What only a manager says of himself and his players.
_OWN = re.compile(
    r"\b[Mm]y (?:players|lads|squad|boys|girls|substitutes|substitutions|assistant|coaching staff"
    r"|defenders|strikers|goalkeeper|full-backs|front men)\b"
    r"|\b[Mm]y (?:[A-Z][a-z]+ )?(?:team|side) "
    r"(?:was|were|showed|gave|played|deserved|did|never|has|have|had|could|should|is|are)\b"
    r"|\bI(?:'ve|’ve| have| had)? (?:just )?(?:told|said to|asked|warned) "
    r"(?:them|the (?:players|lads|boys|girls|team|squad|group)|my (?:players|lads|team)) "
    r"(?:at|before|to|that|in|after|not|if|we|they)\b"
    r"|\bI (?:brought|sent|put|threw) (?:him|her|[A-Z][a-z]+) on\b"
    r"|\bI (?:took|brought|had to take|had to bring) (?:him|her|[A-Z][a-z]+) off\b(?! (?:the|his|her|their) )"
    r"|\bI (?:made|had to make|thought about making|was going to make) "
    r"(?:the|a|that|those|some|two|three|four|several|[a-z]+) (?:change|changes|substitution|substitutions)\b"
    r"|\bI (?:picked|chose|selected|changed|named) (?:the|that|this|a|my) "
    r"(?:team|side|shape|system|formation|strongest)\b"
    r"|\bI (?:had|have) to (?:lift|pick) (?:them|the (?:players|lads|boys|girls)) (?:again|up)?\b"
)
SAYS_HIS = one_way(
    "charge.says-his-side",
    r" <P(?P<person>\d+)> (?:(?!was |were |captain |to )[a-z,'-]+ ){0,3}?"
    r"(?:said|says|felt|feels|admitted|admits|insisted|insists|claimed|claims|complained|complains|lamented|bemoaned"
    r"|thought|believed|believes|conceded|concedes|hoped|hopes|accepted|rued|acknowledged|declared|maintained) "
    r"(?:(?!that he |that she |he |she )(?:[a-z0-9'-]+|,) ){0,5}?(?:<[Hh]\d+> 's |his |her )"
    r"(?:[a-z-]+ ){0,2}?(?:side|team|outfit) (?!-?mates?|captain|colleagues?)",
)
MOOD_OF = one_way(
    "charge.club-mood",
    r" <T(?P<team>\d+)> 's <P(?P<person>\d+)> (?:was|is|looked|sounded|seemed) "
    r"(?:(?:much|rather|a|far|less|more|understandably|naturally|in|predictably|quite|equally) ){0,3}"
    r"(?:happier|happy|delighted|philosophical|furious|rueful|downcast|gracious|satisfied|pleased|proud"
    r"|magnanimous|upbeat|defiant|critical|disappointed|frank|blunt)(?= )",
)


def speaking_signs(context: Context) -> Iterator[Sign]:
    """The signs in what people say, and in what the text says that they said."""
    yield from _own_words(context)
    for sentence in context.having(SAYS_HIS, MOOD_OF):
        for row, _, match in SAYS_HIS.find(sentence):
            if _is_new(context, person := sentence.mention(match["person"])) and not _of_other_office(
                sentence, match.start()
            ):
                yield Sign(person, sentence, row.name, 2.0, match.start())
        for row, _, match in MOOD_OF.find(sentence):
            if _is_new(context, person := sentence.mention(match["person"])) and _follows_words(context, sentence):
                yield Sign(person, sentence, row.name, 2.0, match.start(), sentence.mention(match["team"]))


def _own_words(context: Context) -> Iterator[Sign]:
    document = context.document
    if not any(_OWN.search(document.text, quotation.start, quotation.end) for quotation in document.quotations):
        return
    for told in read_quotes(context, ()):
        speaker, words = told.role("speaker"), told.value("quote")
        if speaker is None or not isinstance(words, str) or not _OWN.search(words):
            continue
        named = [
            mention for mention in context.names.mentions if mention.entity == speaker.entity and mention.how in BY_NAME
        ]
        # speech that goes on, or is a pronoun's, is of whoever was named last
        mention = next((one for one in named if one.start == speaker.start), None) or next(
            (one for one in reversed(named) if one.start < told.end), None
        )
        if mention is not None:
            sentence = context.sentences[mention.sentence]
            if not any(
                _of_other_office(context.sentences[one.sentence], _start(context.sentences[one.sentence], one))
                for one in named
            ):
                yield Sign(mention, sentence, "charge.own-words", 2.0, 0)


def _start(sentence: Encoded, mention: Mention) -> int:
    """Where a mention stands in the encoded sentence."""
    place = next((n for n, item in enumerate(sentence.items) if item.mention is mention), 0)
    return max(0, sentence.text.find(f"<P{place}>") - 1)


def _of_other_office(sentence: Encoded, at: int) -> bool:
    """Whether another office than a manager's stands right before a name: 'captain Lee', 'chairman Dunn'."""
    found = office_right_before(sentence.text[: at + 1])
    return found is not None and found[0].offices[0][1] not in (Office.MANAGER, Office.CARETAKER)


def _is_new(context: Context, person: Mention) -> bool:
    """Whether somebody is not named before: players who speak have been seen at play."""
    return person.entity is not None and not any(
        mention.entity == person.entity and mention.how in BY_NAME and mention.start < person.start
        for mention in context.names.mentions
    )


def _follows_words(context: Context, sentence: Encoded) -> bool:
    """Whether somebody else's words stand right before a sentence."""
    return any(0 < sentence.sentence.start - quotation.end < 80 for quotation in context.document.quotations)
