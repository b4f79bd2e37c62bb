"""Breaks one condition after another (mutations.py), builds, and sees which test notices.

    .venv/bin/python tests/mutation/run.py [--only words] [--list] [--log docs/mutation.md]

Takes about a minute a mutation, after `make setup test-cpp`. Source files are restored whatever
happens; they must be as committed at the start. Tests run until the first failure: those that the
list names, then all of Python's where these pass. A mutation that nobody notices is named at the
end: it needs a test.
"""

import argparse
import glob
import os
import re
import signal
import subprocess
import sys

from mutations import MUTATIONS, WRITTEN_FOR_THIS

LIST_TEST = "tests/python/test_mutations.py"  # sees that a text is gone, not what that does
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def run(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def build():
    """The module, rebuilt and put where the editable install has it."""
    folder = max(glob.glob(os.path.join(ROOT, "build", "cp[0-9]*")), key=os.path.getmtime)
    done = run("cmake", "--build", folder)
    if done.returncode:
        return done.stdout[-400:]
    where = run(sys.executable, "-c", "import eas._core as c; print(c.__file__)").stdout.strip()
    place = os.path.dirname(os.path.dirname(where))
    done = run("cmake", "--install", folder, "--component", "python", "--prefix", place)
    return done.stderr[-400:] if done.returncode else ""


def passes_in_cpp(test):
    """A case of a C++ test, as cpp/compile_test::Suite.Case."""
    name, case = test.removeprefix("cpp/").split("::")
    folder = os.path.join(ROOT, "build", "cpp")
    done = run("cmake", "--build", folder, "--target", name)
    if done.returncode:
        raise SystemExit(f"mutation: {name} does not build: {done.stdout[-400:]}")
    program = os.path.join(folder, "tests", "cpp", name)
    return run(program, f"--gtest_filter={case}").returncode == 0


def failing_in_python(tests):
    pytest = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-m", "not full"]
    done = run(*pytest, f"--ignore={LIST_TEST}", *(os.path.join("tests", test) for test in tests))
    if not done.returncode:
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) tests/([^\s\[]+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else f"pytest ends with status {done.returncode}"


def failing(*tests):
    """The first of these tests that fails, or "" where all pass."""
    in_cpp = [test for test in tests if test.startswith("cpp/")]
    in_python = [test for test in tests if test not in in_cpp]
    failed = next((test for test in in_cpp if not passes_in_cpp(test)), "")
    return failed or (failing_in_python(in_python) if in_python else "")


def texts_that_moved():
    out = []
    for name, path, old, _, _, _ in MUTATIONS:
        full = os.path.join(ROOT, path)
        if not os.path.exists(full):
            out.append(f"{name}: there is no {path}")
            continue
        with open(full) as file:
            count = file.read().count(old)
        if count != 1:
            out.append(f"{name}: its text is {count} times in {path}")
    return out


def try_one(path, old, new, first):
    full = os.path.join(ROOT, path)
    with open(full) as file:
        before = file.read()
    try:
        with open(full, "w") as file:
            file.write(before.replace(old, new))
        trouble = build()
        if trouble:
            raise SystemExit(f"mutation: does not build: {trouble}")
        return failing(*first.split()) or failing("")
    finally:
        with open(full, "w") as file:
            file.write(before)


def row(name, path, why, by):
    cell = f"`{by}`" if by else "**nobody**"
    return f"| {name} | `{path}` | {why} | {cell}{' (new)' if by in WRITTEN_FOR_THIS else ''} |"


def write_log(path, rows, count):
    head = [
        "# Mutation check",
        "",
        f"{len(rows)} of {count} conditions were broken, one at a time (`tests/mutation/run.py`). "
        "The last column is the",
        "first test that failed; those that are new were written when the tests nearest to the "
        "condition did not notice.",
        "",
        "| broken | file | what then goes wrong | noticed by |",
        "|---|---|---|---|",
    ]
    with open(path, "w") as file:
        file.write("\n".join([*head, *rows, ""]))


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--only", default="")
    options.add_argument("--list", action="store_true", help="only say what would be done")
    options.add_argument("--log", default=os.path.join(ROOT, "docs", "mutation.md"))
    asked = options.parse_args()
    signal.signal(
        signal.SIGTERM, lambda *_: sys.exit("mutation: ended")
    )  # what is broken is mended
    moved = texts_that_moved()
    if moved:
        raise SystemExit("\n".join(moved))
    chosen = [m for m in MUTATIONS if asked.only in m[0]]
    if asked.list:
        for name, path, _, _, why, _ in chosen:
            print(f"{path}: {name}: {why}")
        return
    if run("git", "status", "--porcelain", "src", "bind").stdout:
        raise SystemExit("mutation: src and bind must be as committed")
    trouble = build() or failing(*{test for m in chosen for test in m[5].split()})
    if trouble:
        raise SystemExit(f"mutation: fails as committed: {trouble}")
    rows, missed = [], []
    for name, path, old, new, why, first in chosen:
        by = try_one(path, old, new, first)
        print(f"{name}: {by or 'NOBODY NOTICES'}", flush=True)
        rows.append(row(name, path, why, by))
        if not by:
            missed.append(name)
        write_log(asked.log, rows, len(chosen))  # a run that is ended early leaves what it found
    build()
    print(f"{len(rows) - len(missed)} of {len(rows)} noticed; missed: {missed}")


if __name__ == "__main__":
    main()
