"""The wheel: its four names, what it carries, and that the command works from it in any folder."""

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    [built] = folder.glob("*.whl")
    return built


def test_the_wheel_adds_four_names(wheel):
    names = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {name for name in names if not name.endswith(".dist-info")} == {
        "graph",
        "loaders",
        "queries",
        "touchline.py",
    }


def test_the_wheel_carries_the_seeds_and_the_gazetteer(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "queries/seeds/cup-night.html" in names
    assert "graph/gazetteer/data/clubs.csv" in names
    assert {"graph/py.typed", "loaders/py.typed", "queries/py.typed"} <= set(names)


def test_the_command_works_from_the_wheel_in_any_folder(wheel, tmp_path):
    place = tmp_path / "env"
    venv.create(place, with_pip=False, symlinks=True)
    site = next((place / "lib").glob("python*")) / "site-packages"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    here = Path(next(path for path in sys.path if path.endswith("site-packages")))
    (site / "dependencies.pth").write_text(f"{here}\n")
    # isolated: a checkout on PYTHONPATH must not stand in for the wheel
    ran = subprocess.run(
        [str(place / "bin" / "python"), "-I", "-c", "from queries.main import run; run(['demo'])"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert str(site) in ran.stderr
    assert "Manuel Lanzini" in ran.stdout
