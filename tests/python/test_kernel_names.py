"""What `import eas` gives, what it does not load, and eas.testing, eas.config, eas.backends."""

from __future__ import annotations

import subprocess
import sys

import eas
import numpy as np
import pytest


def test_every_public_name_exists():
    for name in eas.__all__:
        assert getattr(eas, name) is not None
    assert set(dir(eas)) == set(eas.__all__)
    with pytest.raises(AttributeError, match="module 'eas' has no attribute 'nothing'"):
        _ = eas.nothing


def test_import_loads_neither_torch_nor_what_is_not_used():
    code = (
        "import sys, eas\n"
        "assert not {'torch', 'numpy', 'inspect', 'eas.mk', 'eas._rewrite'} & set(sys.modules)\n"
        "assert eas.mk is sys.modules['eas.mk']\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_config_reads_and_writes():
    assert eas.config.backend == "auto"
    assert eas.config.deterministic is False
    eas.config.deterministic = True
    assert eas.config.deterministic is True
    eas.config.deterministic = False
    eas.config.log = ["compile", "cache"]
    assert eas.config.log == "compile,cache"
    eas.config.log = ""
    names = "backend cache_dir cache_size check debug deterministic log"
    names += " max_in_flight num_threads opencl_groups target_cpu torch_mps_sync triton vector_bits"
    assert dir(eas.config) == names.split()
    assert "  backend = 'auto'  # EAS_BACKEND: where kernels run" in repr(eas.config)


def test_config_has_numbers_and_sizes():
    eas.config.num_threads = 3
    assert eas.config.num_threads == 3
    eas.config.num_threads = "0"
    assert eas.config.num_threads == 0
    eas.config.cache_size = "2MiB"
    assert eas.config.cache_size == 2 << 20
    eas.config.cache_size = 10**9
    with pytest.raises(eas.Error, match=r"num_threads has another type, got .*, expected an int"):
        eas.config.num_threads = 1.5
    with pytest.raises(eas.Error, match="EAS_NUM_THREADS is no such number, got '-1', expected a"):
        eas.config.num_threads = -1
    with pytest.raises(eas.Error, match="EAS_CACHE_SIZE is no size, got 'much', expected a number"):
        eas.config.cache_size = "much"


def test_backends_say_why():
    found = eas.backends()
    assert found["interpreter"].available
    assert found["interpreter"].reason == ""
    assert found["cpu"].available
    assert not found["metal"].available
    assert found["metal"].reason == "there is no Metal on this system"
    assert found["metal"].fix == "use a Mac with Apple silicon and macOS 14 or newer"
    eas.set_backend("interpreter")
    assert eas.config.backend == "interpreter"
    eas.set_backend("auto")
    assert eas.synchronize() is None


def test_do_bench_takes_the_names_of_triton():
    times = eas.testing.do_bench(lambda: None, warmup=0, rep=7, return_mode="all")
    assert len(times) == 7
    low, mean = (
        eas.testing.do_bench(lambda: None, warmup=0, rep=2, return_mode=mode)
        for mode in ("min", "mean")
    )
    assert low >= 0
    assert mean >= 0
    with pytest.raises(eas.LaunchError, match="no such return_mode, got 'best'"):
        eas.testing.do_bench(lambda: None, return_mode="best")


def test_do_bench():
    calls = []
    assert eas.testing.do_bench(lambda: calls.append(1), warmup=2, repeat=5) >= 0
    assert len(calls) == 7
    low, high = eas.testing.do_bench(lambda: None, repeat=5, quantiles=(0, 1))
    assert low <= high
    with pytest.raises(eas.LaunchError) as caught:
        eas.testing.do_bench(lambda: None, repeat=0)
    assert str(caught.value) == (
        "[do_bench] too few runs, got warmup=5, repeat=0, expected at least 0 and 1"
    )


def test_assert_close():
    eas.testing.assert_close(np.ones(3), [1, 1, 1])
    eas.testing.assert_close(eas.ones(2), np.ones(2, np.float32) + 1e-7)
    eas.testing.assert_close(np.array([np.nan]), np.array([np.nan]))
    eas.testing.assert_close(eas.ones(2, dtype=eas.bfloat16), eas.ones(2))
    with pytest.raises(AssertionError) as caught:
        eas.testing.assert_close(np.array([1.0, 2.0, 4.0]), np.array([1.0, 3.0, 3.0]))
    assert str(caught.value) == (
        "[assert_close] 2 of 3 elements differ (rtol=1e-07, atol=1e-07); "
        "first at (1,): got 2.0, expected 3.0"
    )
    with pytest.raises(AssertionError) as caught:
        eas.testing.assert_close(np.ones(3), np.ones(2))
    assert str(caught.value) == "[assert_close] shapes differ, got (3,), expected (2,)"
    with pytest.raises(AssertionError):
        eas.testing.assert_close(np.array([np.nan]), np.array([np.nan]), equal_nan=False)
