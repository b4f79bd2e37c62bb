"""What the environment says is checked at import: by the variable's name, with what is expected."""

import os
import pathlib
import subprocess
import sys

import eas
import numpy as np
import pytest

WRONG = [
    ("EAS_NUM_THREADS", "abc", "is no such number", "a whole number from 0 to 4096"),
    ("EAS_NUM_THREADS", "-1", "is no such number", "a whole number from 0 to 4096"),
    ("EAS_NUM_THREADS", "1.5", "is no such number", "a whole number from 0 to 4096"),
    ("EAS_NUM_THREADS", "5000", "is no such number", "a whole number from 0 to 4096"),
    ("EAS_NUM_THREADS", "4 ", "is no such number", "a whole number from 0 to 4096"),
    ("EAS_MAX_IN_FLIGHT", "0", "is no such number", "a whole number from 1 to 1000000"),
    ("EAS_CACHE_SIZE", "-1", "is no size", "a number of bytes, as 4096, 500MB or 2GiB"),
    ("EAS_CACHE_SIZE", "lots", "is no size", "a number of bytes, as 4096, 500MB or 2GiB"),
    ("EAS_CACHE_SIZE", "99999999TB", "is no size", "a number of bytes, as 4096, 500MB or 2GiB"),
    ("EAS_CACHE_DIR", "cache", "is no absolute path", "one that begins with /"),
    ("EAS_CACHE_DIR", "~/cache", "is no absolute path", "one that begins with /"),
    ("EAS_DETERMINISTIC", "yes", "has no such value", "one of 0, 1"),
    ("EAS_DEBUG", "2", "has no such value", "one of 0, 1"),
    ("EAS_CHECK", "on", "has no such value", "one of 0, 1, race"),
    ("EAS_VECTOR_BITS", "100", "has no such value", "one of auto, 128, 256, 512"),
    ("EAS_OPENCL_GROUPS", "one", "has no such value", "one of auto, many"),
    ("EAS_TORCH_MPS_SYNC", "yes", "has no such value", "one of auto, 1, 0"),
    ("EAS_TRITON", "yes", "has no such value", "one of 0, 1, shadow"),
    ("EAS_LOG", "everything", "has no such value", "any of compile, cache, launch"),
]


@pytest.mark.parametrize(("variable", "value", "what", "expected"), WRONG)
def test_at_import(variable, value, what, expected):
    done = subprocess.run(
        [sys.executable, "-c", "import eas"],
        env={**os.environ, variable: value},
        capture_output=True,
        text=True,
        timeout=60,
    )
    message = f"eas.Error: [config] {variable} {what}, got '{value}', expected {expected}"
    assert (done.returncode, done.stderr.splitlines()[-1]) == (1, message)


def test_every_variable_is_checked_or_free():
    checked = {variable for variable, *_ in WRONG}
    others = {variable for _, variable, _ in eas._core.config_rows()} - checked
    assert others == {"EAS_BACKEND", "EAS_TARGET_CPU"}  # BackendError; by LLVM, when code is made


@pytest.mark.parametrize("value", [-1, "abc", 1.5, True, None, [2]])
def test_number_of_threads(value):
    before = eas.config.num_threads
    with pytest.raises(eas.Error, match=r"^\[config\] (EAS_NUM_THREADS|num_threads) .*expected"):
        eas.config.num_threads = value
    assert eas.config.num_threads == before


def test_numbers_and_paths_of_other_libraries(tmp_path):
    threads, folder = eas.config.num_threads, eas.config.cache_dir
    try:
        eas.config.num_threads = np.int64(3)
        assert eas.config.num_threads == 3
        eas.config.cache_dir = pathlib.Path(tmp_path)
        assert eas.config.cache_dir == str(tmp_path)
        with pytest.raises(eas.Error, match="EAS_CACHE_DIR is no absolute path, got 'here'"):
            eas.config.cache_dir = "here"
    finally:
        eas.config.num_threads, eas.config.cache_dir = threads, folder
