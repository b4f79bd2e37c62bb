"""Which way torch's tensors are read: the gate before the bridge; nothing depends on it."""

import os
import subprocess
import sys
from types import SimpleNamespace

import eas
import pytest
import torch
from eas import _torch_bridge
from eas._torch_bridge import BridgeInfo, bridge_info

CASES = """
import eas, torch
from eas import mk

@eas.kernel
def double(x, out, N):
    i = mk.program_id(0) * 16 + mk.arange(0, 16)
    mk.store(out, i, 2 * mk.load(x, i, i < N), i < N)

def answer(make):
    try:
        x = make()
        out = torch.zeros(4, dtype=x.dtype)
        double(x, out, x.numel())
        return str(out.tolist())
    except Exception as error:
        return f"{type(error).__name__}: {error}"

def fake():
    from torch._subclasses.fake_tensor import FakeTensorMode
    with FakeTensorMode():
        return torch.ones(3)

class Named(torch.Tensor):
    pass

def misaligned():
    return torch.frombuffer(bytearray(17), dtype=torch.uint8)[1:].view(torch.int64)

def answers():
    a = torch.arange(8.0)
    return [answer(make) for make in (
        lambda: a[:4], lambda: a[1:4], lambda: a[:4].to(torch.int16), lambda: a[0],
        lambda: a[:4].to(torch.bfloat16), lambda: torch.empty(0), lambda: a[:4].as_subclass(Named),
        lambda: torch.nn.Parameter(a[:4]), lambda: a[:2].to(torch.complex64),
        lambda: a[:2].to(torch.complex64).conj(), lambda: torch._neg_view(a[:2]),
        lambda: a[:4].reshape(2, 2).to_sparse(), lambda: torch.ones(2, device="meta"), fake,
        lambda: torch.quantize_per_tensor(a[:2], 0.1, 0, torch.qint8), lambda: a.to_mkldnn(),
        lambda: torch.empty(2, dtype=torch.float8_e5m2), misaligned,
    )]
"""


def python(code: str, **environment: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture
def afresh(monkeypatch):
    """As if nobody had asked for the bridge yet."""
    monkeypatch.setattr(_torch_bridge, "_info", None)
    monkeypatch.setattr(_torch_bridge, "_module", None)
    return monkeypatch


@pytest.fixture
def built(afresh):
    """A bridge that was built for this torch; it must not be loaded."""
    made = SimpleNamespace(
        TORCH_VERSION=torch.__version__, CXX11_ABI=torch._C._GLIBCXX_USE_CXX11_ABI, __spec__=True
    )
    afresh.setitem(sys.modules, "eas_torch", made)
    return made


def test_importing_eas_imports_no_torch():
    seen = "print(sorted({'torch', 'eas_torch', 'eas._torch_bridge'} & set(sys.modules)))"
    assert python(f"import sys, eas, eas.mk, eas.testing; {seen}") == "[]\n"


def test_numpy_launches_load_no_bridge():
    code = CASES[: CASES.index("def answer")].replace("eas, torch", "eas, numpy, sys")
    code += "double(numpy.ones(4), numpy.ones(4), 4)\n"
    code += "print({'eas._torch_bridge', 'torch'} & set(sys.modules))"
    assert python(code) == "set()\n"


def test_no_torch():
    hidden = "import sys; sys.modules['torch'] = None\n"
    shown = hidden + "from eas._torch_bridge import bridge_info; print(bridge_info())"
    assert python(shown).startswith("none: torch cannot be imported: ")


def test_no_torch_at_the_doctor():
    hidden = "import sys; sys.modules['torch'] = None\n"
    shown = python(hidden + "from eas._cli import main; main(['doctor'])")
    assert "\ntorch tensors: none: torch cannot be imported: " in shown


def test_results_and_messages_are_the_same_without_the_bridge():
    hidden = "import sys; sys.modules['eas_torch'] = None\n" + CASES
    hidden += "print(*answers(), sep='\\n'); from eas._torch_bridge import bridge_info\n"
    *without, way = python(hidden + "print(bridge_info())").splitlines()
    assert way == "dlpack: the bridge (the wheel eas-torch) is not installed"
    *with_it, way = python(
        CASES + "print(*answers(), sep='\\n'); from eas._torch_bridge import bridge_info\n"
        "print(bridge_info().path)"
    ).splitlines()
    assert way == bridge_info().path
    assert with_it == without
    assert without[0] == "[0.0, 2.0, 4.0, 6.0]"
    assert without[1] == "[2.0, 4.0, 6.0, 0.0]"
    assert "requires grad" in without[7]
    assert "resolve_conj()" in without[9]
    assert "resolve_neg()" in without[10]


def test_bridge_absent(afresh):
    afresh.setitem(sys.modules, "eas_torch", None)
    assert bridge_info() == BridgeInfo(
        "dlpack", "the bridge (the wheel eas-torch) is not installed", torch.__version__, None
    )
    assert _torch_bridge.module() is None


def test_built_for_another_version(built):
    built.TORCH_VERSION = "2.12.1+cpu"
    info = bridge_info()
    assert (info.path, info.built_for) == ("dlpack", "2.12.1+cpu")
    assert info.reason == (
        f"the bridge was built for torch 2.12.1+cpu, got {torch.__version__}; build it again: "
        "pip install --no-build-isolation --force-reinstall bridge/"
    )
    assert "eas_torch._bridge" not in sys.modules or _torch_bridge.module() is None


def test_torch_is_too_old(built, monkeypatch):
    monkeypatch.setattr(torch, "__version__", "2.9.1")
    built.TORCH_VERSION = "2.9.1"
    assert bridge_info().reason == (
        "torch is too old for the bridge, got 2.9.1, expected 2.10 or newer"
    )


@pytest.mark.parametrize("version", ["2.10.0", "2.13.0a0+git123", "3.0"])
def test_versions_that_are_new_enough(version):
    assert _torch_bridge._numbers(version) >= _torch_bridge.MINIMUM


def test_the_other_abi(built):
    built.CXX11_ABI = not built.CXX11_ABI
    assert bridge_info().reason.startswith(
        "the bridge was built for the other C++ ABI of torch; build it again"
    )


def test_damaged(built):
    del built.CXX11_ABI
    assert bridge_info().reason.startswith("the bridge is damaged: ")


def test_cannot_be_loaded(built, monkeypatch):
    monkeypatch.setitem(sys.modules, "eas_torch._bridge", None)
    assert bridge_info().reason.startswith("the bridge cannot be loaded: ")


def test_a_probe_that_fails(built, monkeypatch):
    monkeypatch.setitem(sys.modules, "eas_torch._bridge", SimpleNamespace(probe=lambda: "strides"))
    assert bridge_info().reason.startswith(
        "this torch is not as the bridge was built for (strides); build it again"
    )


def test_a_table_of_another_version(built, monkeypatch):
    other = SimpleNamespace(probe=lambda: "", table=eas._core.launch_table)
    monkeypatch.setitem(sys.modules, "eas_torch._bridge", other)
    assert "the bridge does not fit eas " in bridge_info().reason
    assert "it has no table" in bridge_info().reason


def test_it_is_asked_for_once(afresh):
    first = bridge_info()
    afresh.setitem(sys.modules, "eas_torch", None)
    assert bridge_info() is first


def test_the_first_launch_loads_it():
    code = CASES + "import sys\nassert 'eas._torch_bridge' not in sys.modules\nanswers()\n"
    code += "import eas._torch_bridge as b; print(b._info.path)"
    assert python(code) == f"{bridge_info().path}\n"


def test_the_first_launch_in_a_mode_loads_it():
    code = CASES + "with torch.device('meta'): print(answer(lambda: torch.ones(2, device='cpu')))\n"
    code += "from torch._subclasses.fake_tensor import FakeTensorMode\n"
    code += "import eas._torch_bridge as b; print(b._info.path)"
    assert python(code).splitlines()[-1] == bridge_info().path
