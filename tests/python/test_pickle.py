"""Kernels pickle by module and name where that leads back to them, else by source."""

from __future__ import annotations

import pickle
import subprocess
import sys
import textwrap

import eas
import numpy as np
import pytest
from eas import mk

GAIN = 3


@eas.kernel
def importable(x):
    mk.store(x, 0, 7)


class Holder:
    @eas.kernel
    def inner(x):
        mk.store(x, 0, 8)


def plain(x):
    return x * GAIN


@eas.func
def branching(x):
    if x > 5:
        x = x - 5
    return x


def make(factor):
    def local_helper(x):
        return plain(x) + factor

    @eas.kernel(fast_math=True)
    def local(x, start=1.0, *, N: eas.constexpr = 2):
        value = start
        for _ in range(N):
            value = local_helper(value)
        mk.store(x, 0, branching(value))

    return local


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_by_name(protocol):
    assert pickle.loads(pickle.dumps(importable, protocol)) is importable
    assert pickle.loads(pickle.dumps(Holder.inner, protocol)) is Holder.inner


def run(kernel, **arguments) -> float:
    x = np.zeros(1)
    kernel(x, **arguments)
    return float(x[0])


def test_closures_by_source():
    local = make(4)
    again = pickle.loads(pickle.dumps(local))
    assert again is not local
    assert again.__qualname__ == local.__qualname__
    assert again.constexprs == ("N",)
    assert again.fast_math
    for arguments in ({}, {"N": 1}, {"start": 2.5}):
        assert run(again, **arguments) == run(local, **arguments)
    assert again.compile(eas.float64).key == local.compile(eas.float64).key


def test_errors_of_a_restored_kernel_have_the_line():
    def broken(x):
        mk.store(x, mk.program_id(3), 0)

    lines = []
    for kernel in (eas.kernel(broken), pickle.loads(pickle.dumps(eas.kernel(broken)))):
        with pytest.raises(eas.CompileError) as caught:
            kernel(np.zeros(1))
        lines.append((caught.value.line, caught.value.file))
    assert lines[0] == lines[1] == (broken.__code__.co_firstlineno + 1, __file__)


def test_from_main_to_another_process(tmp_path):
    writer = tmp_path / "writer.py"
    writer.write_text(
        textwrap.dedent(
            """
            import pickle, sys
            import eas
            from eas import mk
            SHIFT = 40

            def moved(v):
                return v + SHIFT

            @eas.kernel
            def k(x, N, BLOCK: eas.constexpr = 4):
                offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
                mk.store(x, offs, moved(offs), offs < N)

            pickle.dump(k, open(sys.argv[1], "wb"))
            """
        )
    )
    file = tmp_path / "kernel.pickle"
    subprocess.run([sys.executable, str(writer), str(file)], check=True)
    kernel = pickle.loads(file.read_bytes())
    x = np.zeros(6, np.int64)
    kernel(x, 6)
    assert x.tolist() == [40, 41, 42, 43, 44, 45]


def test_no_source_and_no_name_is_an_error():
    names = {"eas": eas, "mk": mk}
    exec("@eas.kernel\ndef k(x):\n    mk.store(x, 0, 1)\n", names)
    with pytest.raises(eas.Error) as caught:
        pickle.dumps(names["k"])
    assert str(caught.value) == (
        "[k] cannot be pickled: it is not importable and its source is not available, "
        "expected a kernel at the top of a module, or in a file"
    )


def test_a_lambda_is_refused_when_it_is_written():
    kernel = eas.kernel(lambda x: mk.store(x, 0, 1))
    with pytest.raises(eas.Error, match="cannot be pickled"):
        pickle.dumps(kernel)
