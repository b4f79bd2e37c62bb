"""What torch costs us: the bridge's table beside libtorch's own functions, launches on tensors that
were never seen before, and operators of ours beside those C++ users write.

`python -m bench.torch_bridge` prints the table. The C++ peer is compiled once, in build/bench.
"""

import datetime
import importlib.util
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import eas
from eas import mk

from .launch_overhead import add
from .timing import race

FOLDER = Path(__file__).parent
BUILT = FOLDER.parent / "build/bench"
N = 64  # floats: the kernel itself takes next to nothing
UNSEEN = 256  # sets of tensors, more than any launch remembers
# In ns: what the table may take, and what a launch on three new tensors may cost over the kernel.
BARS = {
    "extract": 10,
    "is_tensor, a tensor": 2,
    "is_tensor, a subclass": 4,
    "is_tensor, no tensor": 4,
    "get_signature": 6,
}
UNSEEN_BAR = 110e-9


def peer() -> Any:
    """The compiled torch_bridge.cpp."""
    import torch

    source = FOLDER / "torch_bridge.cpp"
    built = BUILT / f"torch_bridge_peer-{torch.__version__}{sysconfig.get_config_var('EXT_SUFFIX')}"
    if not built.exists() or built.stat().st_mtime < source.stat().st_mtime:
        BUILT.mkdir(parents=True, exist_ok=True)
        folder = Path(torch.__file__).parent
        includes = [folder / "include", folder / "include/torch/csrc/api/include"]
        includes += [Path(sysconfig.get_paths()["include"]), FOLDER.parent / "bridge/include"]
        command = [os.environ.get("CXX") or "g++", "-O2", "-std=c++20", "-fPIC", "-shared"]
        command += [f"-I{path}" for path in includes]
        command += [str(source), "-o", str(built), f"-L{folder / 'lib'}"]
        command += ["-lc10", "-ltorch_cpu", "-ltorch_python"]
        subprocess.run(command, check=True)
    spec = importlib.util.spec_from_file_location("torch_bridge_peer", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@eas.kernel
def scale_kernel(x, out, n, BLOCK: eas.constexpr):
    offs = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mask = offs < n
    mk.store(out, offs, 2 * mk.load(x, offs, mask) + 1, mask)


def our_operator() -> Any:
    import torch  # its annotations are read now

    @eas.torch.op("eas_bench::scale")
    def scale(x: torch.Tensor) -> torch.Tensor:
        out = torch.empty_like(x)
        scale_kernel[(eas.cdiv(x.numel(), 64),)](x, out, x.numel(), BLOCK=64)
        return out

    return scale


def compiled_models() -> dict[str, Callable[[], Any]]:
    """A block of a language model, forward and backward, compiled by inductor: with our operators
    in it and with torch's, for which inductor makes kernels of its own."""
    import torch

    functional = torch.nn.functional
    nn = eas.torch.nn
    rows, size, hidden = 256, 256, 512
    generator = torch.Generator().manual_seed(0)

    def made(*shape: int) -> Any:
        return (torch.randn(shape, generator=generator) / size**0.5).requires_grad_()

    x, weight = torch.randn(rows, size, generator=generator), made(size)
    gate, up, down = made(hidden, size), made(hidden, size), made(size, hidden)

    def block(norm: Any, activate: Any, soft: Any) -> Any:
        y = norm(x, weight)
        y = activate(functional.linear(y, gate), functional.linear(y, up))
        return soft(functional.linear(y, down)).square().sum()

    def ours() -> Any:
        return block(nn.rms_norm, nn.swiglu, nn.softmax)

    def theirs() -> Any:
        return block(
            lambda y, w: functional.rms_norm(y, (size,), w, 1e-6),
            lambda g, u: functional.silu(g) * u,
            lambda y: torch.softmax(y, -1),
        )

    def stepping(model: Any) -> Callable[[], Any]:
        compiled = torch.compile(model, fullgraph=True)
        return lambda: torch.autograd.grad(compiled(), (weight, gate, up, down))

    return {"compiled, our operators": stepping(ours), "compiled, inductor's own": stepping(theirs)}


def table() -> dict[str, float]:
    """Nanoseconds a call, called from C++."""
    import torch
    from eas import _torch_bridge

    class Named(torch.Tensor):
        pass

    bridge = _torch_bridge.module()
    if bridge is None:
        return {}
    x = torch.ones(8, 8)
    return dict(peer().measure(bridge.table(), x, x.as_subclass(Named), 3))


def systems() -> dict[str, Callable[[], Any]]:
    """Calls from Python, each system on the same sizes."""
    import torch

    made = [(torch.ones(N), torch.ones(N), torch.empty(N)) for _ in range(UNSEEN)]
    place = [0]

    def turn() -> tuple[Any, Any, Any]:
        place[0] = (place[0] + 1) % UNSEEN
        return made[place[0]]

    def unseen() -> None:
        a, b, c = turn()
        add(a, b, c, N, BLOCK=64)

    module = peer()
    ours = our_operator()
    x = torch.ones(N)
    leaf = torch.ones(N, requires_grad=True)
    incoming = torch.ones(N)
    grad = torch.autograd.grad
    plain, scale = torch.ops.eas_peer.plain, torch.ops.eas_peer.scale
    return {
        "nothing": turn,
        "bound": add.bind(*made[0], N, BLOCK=64),
        "unseen torch tensors": unseen,
        "our operator": lambda: ours(x),
        "TORCH_LIBRARY operator": lambda: plain(x),
        "our operator by torch.ops": lambda: torch.ops.eas_bench.scale(x),
        "our operator, forward": lambda: ours(leaf),
        "C++ autograd::Function, forward": lambda: module.scale(leaf),
        "our operator, forward and backward": lambda: grad(ours(leaf), leaf, incoming),
        "C++ autograd::Function, forward and backward": lambda: grad(
            module.scale(leaf), leaf, incoming
        ),
        "TORCH_LIBRARY + autograd::Function, both": lambda: grad(scale(leaf), leaf, incoming),
    }


def measure(quick: bool = False) -> list[dict]:
    if importlib.util.find_spec("torch") is None:
        return []
    spent = table()
    calls = systems()
    raced = race(calls, rounds=3 if quick else 9, seconds=0.05, must=tuple(calls), patience=5.0)
    best = {name: min(samples.used) for name, samples in raced.items()}
    around = best.pop("nothing")
    best["unseen torch tensors"] -= around
    kernel = best.pop("bound")
    rows: list[tuple[str, float, float, str]] = [
        (name, spent[name] * 1e-9, bar * 1e-9, "s") for name, bar in BARS.items() if name in spent
    ]
    rows.append(
        (
            "unseen tensors, over a bound launch",
            best["unseen torch tensors"] - kernel,
            UNSEEN_BAR,
            "s",
        )
    )
    models = compiled_models()
    for model in models.values():
        model()
    raced = race(models, rounds=3 if quick else 9, seconds=0.2, must=tuple(models), patience=5.0)
    best.update({name: min(samples.used) for name, samples in raced.items()})
    by_inductor = best["compiled, our operators"] / best["compiled, inductor's own"]
    rows.append(("of a compiled model's time with inductor's own", by_inductor, 1.05, "x"))
    for ours, theirs, what in (
        ("our operator", "TORCH_LIBRARY operator", "of a C++ operator's time"),
        (
            "our operator by torch.ops",
            "TORCH_LIBRARY operator",
            "of a C++ operator's time, by torch.ops",
        ),
        (
            "our operator, forward and backward",
            "C++ autograd::Function, forward and backward",
            "of a C++ autograd::Function's time",
        ),
    ):
        rows.append((what, best[ours] / best[theirs], 1.0, "x"))
    return [
        {
            "name": "torch_bridge",
            "title": "torch tensors and operators",
            "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
            "values": {**{name: ns * 1e-9 for name, ns in spent.items()}, **best},
            "bars": [
                {"what": what, "value": got, "at_most": bar, "unit": unit, "passed": got <= bar}
                for what, got, bar, unit in rows
            ],
        }
    ]


def main() -> None:
    rows = measure("--quick" in sys.argv)
    if not rows:
        sys.exit("torch_bridge: torch is not installed")
    (row,) = rows
    for name, seconds in row["values"].items():
        print(f"{name:<48} {seconds * 1e9:9.1f} ns")
    for bar in row["bars"]:
        scale, unit = (1e9, "ns") if bar["unit"] == "s" else (1, "x")
        print(
            f"{bar['what']:<48} {bar['value'] * scale:9.2f} {unit}, at most "
            f"{bar['at_most'] * scale:g}: {'yes' if bar['passed'] else 'NO'}"
        )


if __name__ == "__main__":
    main()
