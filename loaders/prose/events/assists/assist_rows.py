"""The ways of telling who made a goal, as a table: by whose pass, or outright as an assist."""

from loaders.prose.events.assists.assist_deeds import ASSIST_DEEDS
from loaders.prose.events.assists.assist_row import AssistRow
from loaders.prose.events.assists.assist_told_after import ASSIST_TOLD_AFTER
from loaders.prose.events.assists.made_by import MADE_BY
from loaders.prose.events.assists.made_together import MADE_TOGETHER
from loaders.prose.events.assists.passed_to import PASSED_TO_SCORER
from loaders.prose.events.assists.sent_over import SENT_OVER

#: Of two that speak alike for themselves the one told first is taken.
ROWS: tuple[AssistRow, ...] = (
    *MADE_BY,
    *PASSED_TO_SCORER,
    *MADE_TOGETHER,
    *SENT_OVER,
    *ASSIST_DEEDS,
    *ASSIST_TOLD_AFTER,
)
