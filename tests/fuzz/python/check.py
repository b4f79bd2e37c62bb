"""One program on every way to run it. A finding is a line of text."""

import contextlib

import eas
from compare import wrong
from run import fill, kernel_of, launch

TARGETS = {
    "x86-64-v2": "nopl",
    "x86-64-v3": "avx2",
    "x86-64-v4": "avx512vl",
    "native": "processor",  # what only this one has: dots of integers, its own ways to read
}  # and a word of /proc/cpuinfo


def machine_runs(target):
    try:
        with open("/proc/cpuinfo") as info:
            return TARGETS[target] in info.read()
    except OSError:
        return False


@contextlib.contextmanager
def settings(**values):
    before = {name: getattr(eas.config, name) for name in values}
    for name, value in values.items():
        setattr(eas.config, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(eas.config, name, value)


def ways(seed, backend="cpu"):
    """(target, threads, check, at_start): every target with some numbers of threads."""
    if backend != "cpu":
        yield "native", 0, "0", seed % 2 == 0
        return
    threads = [1, 2, 8]
    for k, target in enumerate(TARGETS):
        for n in (threads[(seed + k) % 3], threads[(seed + k + 1) % 3]):
            yield target, n, "0", (seed + k + n) % 2 == 0
    yield list(TARGETS)[seed % len(TARGETS)], 1, "1", seed % 2 == 0


def check(program, only=None, backend="cpu"):
    """None if all agree, ("refused", why) if the interpreter does not run it, or (kind, text)."""
    content = fill(program)
    try:
        kernel = kernel_of(program)
        with settings(num_threads=1):
            wanted, painted = launch(kernel, program, content, "interpreter")
    except eas.Error as error:
        return "refused", str(error)
    if not painted:
        return "interpreter", "the interpreter wrote outside an array"
    for target, threads, checked, at_start in only or ways(program.seed, backend):
        way = f"{backend}: {target}, {threads} threads, EAS_CHECK={checked}"
        with settings(target_cpu=target, num_threads=threads, check=checked):
            try:
                if target != "native" and not machine_runs(target):
                    continue
                got, painted = launch(kernel, program, content, backend, at_start)
            except Exception as error:
                if backend != "cpu" and isinstance(error, eas.CompileError):
                    return "refused", str(error)  # the language of the device has no such thing
                if checked == "1" and "division by zero" in str(error):
                    continue  # that is what was asked for
                return "error", f"{way}: {type(error).__name__}: {error}"
        if not painted:
            return "outside", f"{way}: wrote outside an array"
        text = wrong(program, wanted, got)
        if text:
            return "differs", f"{way}: {text}"
    if program.seed % 8 == 0 and backend == "cpu":
        got, _ = launch(kernel, program, content, "eager")
        text = wrong(program, wanted, got)
        if text:
            return "eager", f"eager: {text}"
    return None
