"""The distribution as it is installed: its name, its licences, its types."""

from importlib import metadata
from pathlib import Path

import eas

ROOT = Path(__file__).parents[2]


def installed():
    return metadata.distribution("easy-as")


def test_the_distribution_is_easy_as_and_the_import_eas():
    assert installed().version == eas.__version__
    assert {point.name for point in installed().entry_points} == {"eas"}
    assert "eas" not in {each.name for each in metadata.distributions()}


def test_it_carries_the_licences_of_what_is_linked_in():
    tracked = {path.name: path.read_text() for path in (ROOT / "licenses").glob("*.txt")}
    tracked["LICENSE"] = (ROOT / "LICENSE").read_text()
    assert set(tracked) >= {
        "LLVM.txt",
        "Apache-2.0.txt",
        "nanobind.txt",
        "robin-map.txt",
        "DLPack.txt",
    }
    carried = {
        Path(file).name: Path(file.locate()).read_text()
        for file in installed().files
        if "licenses" in file.parts and file.parts[0].endswith(".dist-info")
    }
    assert carried == tracked
    named = installed().metadata.get_all("License-File")
    assert {Path(name).name for name in named} == set(tracked)


def test_our_copy_of_nanobinds_licence_is_that_of_the_nanobind_we_build_with():
    (licence,) = (f for f in metadata.files("nanobind") if f.name == "LICENSE")
    assert (ROOT / "licenses/nanobind.txt").read_text() == licence.read_text()


def test_types_are_announced():
    folder = Path(eas.__file__).parent
    assert all((folder / name).exists() for name in ("py.typed", "_core.pyi", "mk.pyi"))
