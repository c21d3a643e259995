"""The made part of docs/loaders.md: the table of loaders. Write it anew with python -m tests.support.loader_docs."""

from pathlib import Path

from loaders.registry import LOADERS

PAGE = Path(__file__).parents[2] / "docs" / "loaders.md"
BEGIN, END = "<!-- loaders: made from LOADERS -->", "<!-- end of loaders -->"


def table() -> str:
    """A row for each loader, in the order in which files are shown to them."""
    rows = ["| loader | reads | gives | licence |", "| --- | --- | --- | --- |"]
    for loader in LOADERS:
        asked = f" (only with `--as {loader.name}`)" if loader.asked_only else ""
        rows.append(f"| `{loader.name}` | {loader.reads}{asked} | {loader.gives} | {loader.licence or 'not told'} |")
    return "\n".join(rows)


def made(page: str) -> str:
    """The page with its made part as it should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(made(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
