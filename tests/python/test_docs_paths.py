"""The maps of the house are true: every file they name exists, every room has its ten lines."""

import fnmatch
import re
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[2]
TOPS = "bench bind bridge cmake docs examples include python src tests tools".split()
FOUND = [*ROOT.glob("*"), *(path for top in TOPS for path in (ROOT / top).rglob("*"))]
FILES = sorted(str(path.relative_to(ROOT)) for path in FOUND if path.is_file())
FOLDERS = {str(parent) for path in FILES for parent in PurePosixPath(path).parents}
ROOMS = [str(PurePosixPath(path).parent) for path in FILES if re.match(r"src/.+/CMakeLists", path)]
READMES = [f"{room}/README.md" for room in [*ROOMS, "bind/python", "python/eas"]]
PAGES = "architecture design glossary ir passes".split()
MAPS = [*(f"docs/{page}.md" for page in PAGES), "CONTRIBUTING.md", "ROADMAP.md", *READMES]

# What looks like a path: a file by its ending, or something with a slash.
PATH = re.compile(r"`([\w*][\w.*/-]*(?:\.(?:cpp|hpp|h|def|py|pyi|md|cmake|map|txt|log)|/[\w*]*))`")


def prose(page):
    return re.sub(r"^```.*?^```$", "", (ROOT / page).read_text(), flags=re.M | re.S)


def paths_of(page):
    return sorted(set(PATH.findall(prose(page))))


EXAMPLE = "src/passes/double_by_adding.cpp"  # CONTRIBUTING's, of a pass


def exists(path):
    """A file or folder of the house: by its whole path or the end of it, with or without ending."""
    ending = "*/" + path.rstrip("/")
    for known in [*FILES, *FOLDERS]:
        slashed = "/" + known
        if fnmatch.fnmatch(slashed, ending):
            return True
        if "." not in PurePosixPath(path).name and fnmatch.fnmatch(slashed, ending + ".*"):
            return True
    return False


@pytest.mark.parametrize("page", MAPS)
def test_every_file_that_is_named_exists(page):
    assert [path for path in paths_of(page) if not exists(path) and path != EXAMPLE] == []


def test_paths_are_found_at_all():
    assert "src/compile/variants.cpp" in paths_of("docs/architecture.md")
    assert not exists("src/compile/variant.cpp")
    assert exists("base/reserve")
    assert len(paths_of("docs/architecture.md")) > 40


def test_architecture_names_files_by_their_whole_path_or_below_the_generator():
    for path in paths_of("docs/architecture.md"):
        generated = f"src/codegen/llvm/{path}"
        known = {*FILES, *FOLDERS}
        assert path == "README.md" or path == "CMakeLists.txt" or {path, generated} & known, path


def test_the_house_of_the_design_is_the_one_that_stands():
    house = re.search(r"^include/eas/.*?^```$", (ROOT / "docs/design.md").read_text(), re.M | re.S)
    told = re.findall(r"^  ([\w/]+)/ ", house[0], re.M)
    assert sorted(f"src/{room}" for room in told) == sorted(ROOMS)


@pytest.mark.parametrize("page", READMES)
def test_every_room_has_a_page_of_about_ten_lines(page):
    text = (ROOT / page).read_text()
    assert 5 <= len(text.splitlines()) <= 18
    assert "Begin reading at" in " ".join(text.split())


def depends(room):
    given = re.search(r"eas_room\(\S+([^)]*)", (ROOT / room / "CMakeLists.txt").read_text())[1]
    names = re.search(r"DEPENDS ([\w/ ]+?)(?: [A-Z_]{4,}|$)", given)
    return [f"src/{name}" for name in names[1].split()] if names else []


def reachable(room):
    found = set()
    todo = [room]
    while todo:
        for below in depends(todo.pop()):
            if below not in found:
                found.add(below)
                todo.append(below)
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_room_may_use_is_what_its_build_allows(room):
    text = " ".join((ROOT / room / "README.md").read_text().split())
    said = re.search(r"May use: ([\w/, ]+)", text)[1]
    words = [word for word in re.split(r"[, ]+", said) if f"src/{word}" in ROOMS]
    assert set(depends(room)) <= {f"src/{word}" for word in words}
    assert {f"src/{word}" for word in words} <= reachable(room)


def test_the_design_says_who_may_include_whom():
    sentence = re.search(r"Who may include whom.*?`bind` all", prose("docs/design.md"), re.S)[0]
    said = {}
    for rooms, below in re.findall(r"`([\w/, ]+) -> ([\w/, ]+)`", " ".join(sentence.split())):
        for room in rooms.split(", "):
            said[f"src/{room}"] = {f"src/{name}" for name in below.split(", ")}
    assert said == {room: set(depends(room)) for room in ROOMS if depends(room)}
