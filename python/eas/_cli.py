"""The command line: `eas doctor`, `inspect module:kernel`, `bench`, `cache`, each with --json."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import sys
from collections.abc import Sequence
from importlib import metadata
from typing import Any

from . import _core
from ._config import backends, config


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="eas", description="easy_as: what it has, what it makes")
    parser.add_argument("--version", action="version", version=f"eas {_core.__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    doctor = commands.add_parser("doctor", help="versions, settings, and backends with reasons")
    inspect = commands.add_parser("inspect", help="signature, source and IR of a kernel")
    inspect.add_argument("kernel", help="module:kernel")
    inspect.add_argument(
        "argument",
        nargs="*",
        help="name=dtype (float32) for an array, name=int|float|bool for a number, "
        "name=value for a constexpr; with them the IR is shown",
    )
    bench = commands.add_parser("bench", help="our speed beside others', from a checkout")
    bench.add_argument("rows", nargs="*", help="some of the benchmarks; all without")
    bench.add_argument("--quick", action="store_true", help="fewer rounds, nothing kept")
    bench.add_argument("--show", action="store_true", help="the kept results, nothing measured")
    cache = commands.add_parser("cache", help="compiled code on disk")
    cache.add_argument("action", choices=("ls", "clear"), help="list it, or remove it")
    for command in (doctor, inspect, bench, cache):
        command.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    try:
        if given.command == "bench":
            from ._bench import run

            return run(given.rows, quick=given.quick, show=given.show, json=given.json)
        if given.command == "cache":
            from ._cache import clear, ls

            return (ls if given.action == "ls" else clear)(as_json=given.json)
        report = _doctor() if given.command == "doctor" else _inspect(given.kernel, given.argument)
    except _core.Error as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(report, indent=2) if given.json else _text(report))
    return 0


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _doctor() -> dict[str, Any]:
    from ._torch_bridge import bridge_info
    from ._torch_mps import mps_info

    packages = ("numpy", "torch", "eas-torch", "opt_einsum")
    cpu, bits, why, llvm, threads = _core.cpu_facts()
    return {
        "eas": _core.__version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "cpu": f"{cpu}, vectors of {bits} bits ({why}), {threads} threads",
        "llvm": llvm,
        "cache": _core.disk_cache_folder() or "none",
        "torch tensors": str(bridge_info()),
        "torch mps": str(mps_info()),
        "packages": {name: _version(name) for name in packages},
        "settings": {name: getattr(config, name) for name, _, _ in _core.config_rows()},
        "backend": _core.resolve_backend(config.backend),
        "backends": [row._asdict() for row in backends().values()],
        "devices": dict(_core.device_rows()),
    }


def _inspect(name: str, given: Sequence[str]) -> dict[str, Any]:
    kernel = _find(name)
    report = {
        "kernel": kernel.__qualname__,
        "module": kernel.__module__,
        "signature": f"{kernel.__name__}{kernel.signature}",
        "constexprs": list(kernel.constexprs),
        "source": kernel.source.text if kernel.source else None,
    }
    if given:
        compiled = kernel.compile(**_arguments(kernel, given))
        report.update(
            mode=compiled.launch_mode,
            block_size=compiled.block_size,
            reads=sorted(compiled.reads),
            writes=sorted(compiled.writes),
            key=compiled.key,
            ir=compiled.ir_with_lines,
        )
        report.update({name: _source(compiled, name) for name in ("llvm", "asm", "msl", "opencl")})
    return report


def _source(compiled: Any, language: str) -> str:
    """The kernel in a language, or why it cannot be said in it."""
    try:
        return str(getattr(compiled, language))
    except _core.Error as error:
        return str(error)


def _find(name: str) -> Any:
    module, colon, path = name.partition(":")
    if not colon or not module or not path:
        _core.refuse(
            "Error", "inspect", f"no kernel is named, got '{name}', expected module:kernel"
        )
    sys.path.insert(0, os.getcwd())
    try:
        found: Any = importlib.import_module(module)
    except ImportError as error:
        _core.refuse("Error", "inspect", f"the module cannot be imported, got {error}")
    for part in path.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, _core.Kernel):
        message = f"'{path}' in {module} is no kernel, got {type(found).__name__}"
        _core.refuse("Error", "inspect", message + ", expected a function with @eas.kernel")
    return found


_NUMBERS = {"int": int, "float": float, "bool": bool}


def _arguments(kernel: Any, given: Sequence[str]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for item in given:
        name, equals, text = item.partition("=")
        if not equals:
            _core.refuse("Error", "inspect", f"no value, got '{item}', expected name=value")
        out[name] = _constant(text) if name in kernel.constexprs else _NUMBERS.get(text, text)
    return out


def _constant(text: str) -> Any:
    """A Python literal, a dtype's name, else the text itself."""
    from ast import literal_eval

    try:
        return literal_eval(text)
    except (SyntaxError, ValueError):
        found = getattr(_core, text, None)
        return found if isinstance(found, _core.DType) else text


def _text(report: dict[str, Any]) -> str:
    lines = []
    for name, value in report.items():
        if name == "backends":
            lines += ["backends:", *(f"  {line}" for line in repr(backends()).splitlines())]
        elif isinstance(value, dict):
            lines += [f"{name}:", *(f"  {key}: {item}" for key, item in value.items())]
        elif isinstance(value, str) and "\n" in value:
            lines += [f"{name}:", *(f"  {line}" for line in value.splitlines())]
        else:
            lines.append(f"{name}: {', '.join(value) if isinstance(value, list) else value}")
    return "\n".join(lines)
