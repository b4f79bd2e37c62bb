"""The disk cache touches only what it made, in a folder that is the user's alone."""

import json
import os
import shutil
import subprocess
import sys

import pytest

PROGRAM = """
import sys
import numpy as np
import eas
from eas import mk

FACTOR = float(sys.argv[1])

@eas.kernel
def scale(x, N):
    i = mk.program_id(0)
    if i < N:
        mk.store(x, i, mk.load(x, i) * FACTOR)

x = np.ones(10, np.float32)
scale(x, 10)
assert (x == np.float32(FACTOR)).all()
print(scale.compile(x, 10).from_cache)
"""
CLI = "import sys; from eas._cli import main; sys.exit(main())"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "cache"


@pytest.fixture
def run(tmp_path, folder):
    program = tmp_path / "program.py"

    def launch(factor=2.0, text=PROGRAM, **environment):
        program.write_text(text)
        settings = {"EAS_CACHE_DIR": str(folder), "EAS_BACKEND": "cpu", **environment}
        done = subprocess.run(
            [sys.executable, str(program), str(factor)],
            env={**os.environ, **settings},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip() == "True", done.stderr

    return launch


@pytest.fixture
def cache(folder):
    def command(action):
        return subprocess.run(
            [sys.executable, "-c", CLI, "cache", action, "--json"],
            env={**os.environ, "EAS_CACHE_DIR": str(folder)},
            capture_output=True,
            text=True,
            timeout=60,
        )

    return command


def entries(folder):
    return sorted(path for path in folder.glob("v*/??/*") if len(path.name) == 64)


OTHERS = [
    "thesis/chapter1/text.tex",
    "v1/text.tex",
    "v1/ab/text.tex",
    "v1/ab/deeper/" + "ab" * 32,
    "v1/ab/" + "AB" * 32,
    "v1/ab/" + "ab" * 31,
    "v1/ab/" + "cd" * 32,  # another letter's folder
    "v1/abc/" + "ab" * 32,
    "vx/ab/" + "ab" * 32,
    "v1/ab/.hidden.12.1",
    ".git/objects/ab/" + "ab" * 32,
]


def test_only_entries_are_listed_and_removed(run, cache, folder):
    run()
    for name in OTHERS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("years of work")
    made = entries(folder)[:]
    listed = json.loads(cache("ls").stdout)["entries"]
    assert len(listed) == 2  # the code, and the rewritten function
    report = json.loads(cache("clear").stdout)
    assert (report["removed"], report["bytes"]) == (2, sum(row["bytes"] for row in listed))
    assert all((folder / name).read_text() == "years of work" for name in OTHERS)
    assert [path for path in made if path.exists()] == [
        path for path in made if str(path.relative_to(folder)) in OTHERS
    ]
    assert json.loads(cache("ls").stdout)["entries"] == []
    assert run()[0] is False
    assert run()[0] is True


def test_a_small_limit_leaves_other_files(run, folder):
    text = folder / "v1" / "ab" / "text.tex"
    text.parent.mkdir(parents=True)
    text.write_text("x" * 100_000)
    for factor in range(6):
        run(factor, EAS_CACHE_SIZE="5KB")
    assert text.exists()
    assert 0 < sum(path.stat().st_size for path in entries(folder)) <= 5000


def refused(err):
    return [line for line in err.splitlines() if line.startswith("eas: no compiled code is kept")]


@pytest.mark.parametrize("where", [".", "v1"])
def test_a_folder_others_may_write_to_is_not_used(run, cache, folder, where):
    run()
    (folder / where).chmod(0o777)
    before = sorted(folder.rglob("*"))
    found, err = run()
    assert not found
    (line,) = refused(err)
    assert "others may write to" in line
    assert "(mode 0777)" in line
    assert sorted(folder.rglob("*")) == before
    if where == ".":
        done = cache("clear")
        assert done.returncode == 1
        assert done.stderr.startswith("[cache] the folder is not used: others may write to")
        assert sorted(folder.rglob("*")) == before
    (folder / where).chmod(0o700)
    assert run()[0] is True


def test_an_entry_others_may_write_is_not_run(run, folder):
    run()
    for path in entries(folder):
        path.chmod(0o666)
    assert run()[0] is False
    assert run()[0] is True  # it was written anew


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_another_user_is_not_used(run, folder):
    folder.mkdir(mode=0o700)
    os.chown(folder, 12345, 12345)
    found, err = run()
    assert not found
    assert "belongs to another user (uid 12345)" in refused(err)[0]
    assert list(folder.iterdir()) == []


def test_a_journal_elsewhere_is_not_written(run, folder, tmp_path):
    victim = tmp_path / "bashrc"
    victim.write_text("export A=1\n")
    folder.mkdir(mode=0o700)
    for name in ("journal", "lock"):
        (folder / name).symlink_to(victim)
    for factor in range(3):
        run(factor, EAS_CACHE_SIZE="3KB")
    assert victim.read_text() == "export A=1\n"


def test_links_to_entries_are_not_followed(run, folder, tmp_path):
    run()
    for path in entries(folder):
        path.rename(tmp_path / path.name)
        path.symlink_to(tmp_path / path.name)
    found, err = run(EAS_LOG="cache")
    assert not found
    assert "not readable, or another user's" in err
    assert run()[0] is True  # an entry of its own is where the link was


def test_links_to_folders_of_entries_are_not_followed(run, folder, tmp_path):
    run()
    (folder / "v1").rename(tmp_path / "elsewhere")
    (folder / "v1").symlink_to(tmp_path / "elsewhere")
    found, err = run()
    assert not found
    assert refused(err)


def test_a_fifo_is_not_waited_for(run, cache, folder):
    run()
    made = entries(folder)
    for path in (*made, folder / "journal"):
        path.unlink()
        os.mkfifo(path)
    assert run()[0] is False
    assert run()[0] is True
    assert cache("ls").returncode == 0
    assert cache("clear").returncode == 0


def test_an_own_link_to_the_whole_folder_is_fine(run, folder, tmp_path):
    (tmp_path / "large disk").mkdir(mode=0o700)
    folder.symlink_to(tmp_path / "large disk")
    assert run()[1] == ""
    assert run()[0] is True


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_folder_that_cannot_be_written(run, folder):
    folder.mkdir(mode=0o500)
    found, err = run(EAS_LOG="cache")
    assert not found
    assert "not kept" in err
    assert run()[1] == ""


def test_a_full_disk(run, folder):
    # A file as large as the process may write is what a full disk looks like.
    full = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    full += "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
    found, err = run(text=full + PROGRAM, EAS_LOG="cache")
    assert not found
    assert "not kept" in err
    assert entries(folder) == []
    assert not list(folder.glob("v*/??/.*"))  # no draft stays


def test_the_folder_goes_while_a_program_runs(run, folder):
    gone = "import shutil\nshutil.rmtree(eas.config.cache_dir)\nprint("
    again = "scale(np.ones(10), 10)\nshutil.rmtree(eas.config.cache_dir)\n"
    assert run(text=PROGRAM.replace("print(", gone) + again)[1] == ""
    assert run()[0] is False


def test_two_clears_at_once(run, folder):
    for factor in range(4):
        run(factor)
    running = [
        subprocess.Popen(
            [sys.executable, "-c", CLI, "cache", "clear", "--json"],
            env={**os.environ, "EAS_CACHE_DIR": str(folder)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    removed = [json.loads(process.communicate(timeout=60)[0])["removed"] for process in running]
    assert sum(removed) == 5  # each is counted by the one that removed it
    assert entries(folder) == []
    shutil.rmtree(folder)
