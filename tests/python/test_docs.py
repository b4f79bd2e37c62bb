"""The documentation is true: its code runs, prints what the page says, and names what exists."""

import json
import re

import pytest
from doc_blocks import ROOT, blocks_of, pages, run_page

PAGES = {str(page.relative_to(ROOT)): page for page in pages()}


@pytest.mark.parametrize("name", PAGES)
def test_python_blocks_run_and_print_what_the_page_says(name):
    for block, output, failure, after in run_page(PAGES[name]):
        where = f"{name}:{block.line}"
        assert failure is None, f"{where}\n{failure}"
        if after:
            assert output == after.text, where
        else:
            assert output == "", f"{where} prints, and the page does not say what"


@pytest.mark.parametrize("name", PAGES)
def test_commands_name_targets_and_examples_that_exist(name):
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.M))
    commands = "".join(b.text for b in blocks_of(PAGES[name]) if b.language == "bash")
    for target in re.findall(r"^make ([\w-]+)", commands, re.M):
        assert target in targets, f"{name}: make {target}"
    for example in re.findall(r"-m examples\.(\w+)", PAGES[name].read_text()):
        places = (f"{example}.py", f"{example}/__main__.py")
        found = any((ROOT / "examples" / place).exists() for place in places)
        assert found, f"{name}: examples.{example}"


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_files(name):
    prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", PAGES[name].read_text(), flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", prose):
        if not target.startswith("http"):
            assert (PAGES[name].parent / target).exists(), f"{name}: {target}"


def headings(page):
    """The names by which links reach the headings of a page."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)
    for heading in re.findall(r"^#+ (.*)$", text, re.M):
        yield re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-")


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_to_headings(name):
    prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", PAGES[name].read_text(), flags=re.M | re.S)
    for target, heading in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", prose):
        page = PAGES[name].parent / target if target else PAGES[name]
        assert heading in headings(page), f"{name}: {target}#{heading}"


def test_every_setting_is_on_the_page():
    rows = (ROOT / "src/base/config.def").read_text()
    settings = re.findall(r'EAS_SETTING\((\w+), \w+, "(\w+)"', rows)
    assert settings
    page = (ROOT / "docs/configuration.md").read_text()
    for setting, variable in settings:
        assert f"`{setting}`" in page
        assert f"`{variable}`" in page


def test_the_map_names_every_page():
    index = (ROOT / "docs/index.md").read_text()
    for page in (ROOT / "docs").glob("*.md"):
        assert page.name == "index.md" or f"({page.name})" in index, page.name


def test_the_rows_of_the_readme_are_those_of_the_kept_run():
    (kept,) = (ROOT / "bench/results").glob("amd-epyc-family-25-avx2-2-threads.json")
    runs = {
        run["title"]: run.get("systems") for run in json.loads(kept.read_text())["rows"].values()
    }
    page = (ROOT / "README.md").read_text()
    _, names, _, *rows = re.search(r"Best times.*?\n((?:\n\|.*)+)", page)[1].split("\n")
    systems = [name.strip().replace("torch.compile", "inductor") for name in names.split("|")[2:-1]]
    assert len(rows) == 5
    for row in rows:
        title, *cells = (cell.strip() for cell in row.split("|")[1:-1])
        for system, cell in zip(systems, cells, strict=True):
            number, unit = cell.split()
            seconds = float(number) * {"s": 1, "ms": 1e-3, "µs": 1e-6}[unit]
            assert seconds == pytest.approx(runs[title][system]["best"], rel=5e-3), (title, system)


def test_the_picture_is_small():
    assert (ROOT / "docs/mandelbrot.png").stat().st_size < 100_000
