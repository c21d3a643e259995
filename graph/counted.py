"""Numbers of things in words: '1 article', '2 articles'."""


def counted(number: int, one: str, several: str | None = None) -> str:
    """A number with its noun in the form that it asks for; `several` where that is not `one` with an s."""
    return f"{number:,} {one if number == 1 else several or f'{one}s'}"
