"""A finding about one field of a record; where the record's place is known it becomes a Refusal."""


class Wrong(Exception):
    """A field that cannot be taken: which one, and why."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field, self.reason = field, reason
