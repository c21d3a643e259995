"""What the ways of telling a minute are made of: numbers and the whistles that they are counted from."""

from loaders.prose.events.clause.numbers import WORD_NUMBERS, WORD_ORDINALS
from loaders.prose.pattern_parts import one_of

#: A number of minutes, and the ordinal of one.
NUMBER = r"(?P<n>\d{1,3}|\d{1,3}\+\d{1,2}|" + "|".join(sorted(WORD_NUMBERS, key=len, reverse=True)) + ")"
ORDINAL = r"(?P<th>\d{1,3}(?:st|nd|rd|th|d)|" + "|".join(sorted(WORD_ORDINALS, key=len, reverse=True)) + ")"
#: An ordinal in words that counts no goals, rounds or placings.
LATE_ORDINAL = "|".join(sorted((word for word, number in WORD_ORDINALS.items() if number > 12), key=len, reverse=True))
#: The look ahead spares trying all the numbers on words that no minutes follow.
MINUTES = rf"(?=[^ ]+ minutes? ){NUMBER} minutes?"
#: When a half ends, when the match ends, when the second half begins.
BREAK = (
    r"(?:the )?(?:break|interval|half-time|halftime|half time|the half|half|turnaround|turn-around|tea|oranges|lemons)"
)
TIME = one_of(
    """
        time full-time full_time the_end the_final_whistle the_whistle normal_time regulation no_time the_close
        the_finish stoppage_time injury_time added_time
    """
)
RESTART = (
    r"(?:the )?(?:restart|re-start|break|interval"
    r"|half-time|halftime|second half|second period|second-half|turnaround|resumption|half)"
)
#: How exact a number is meant to be.
ABOUT = (
    r"(?:just |only |barely |some |around "
    r"|about |exactly |fully |a mere |the |little more than |less than |under |inside |roughly |precisely |another )?"
)
