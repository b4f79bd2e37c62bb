"""`python -m eas.triton script.py …`: runs a script in which `import triton` is ours."""

from __future__ import annotations

import runpy
import sys

from . import install


def main() -> int:
    arguments = sys.argv[1:]
    shadow = arguments[:1] == ["--shadow"]
    if shadow:
        arguments = arguments[1:]
    if not arguments:
        print("usage: python -m eas.triton [--shadow] script.py [arguments]", file=sys.stderr)
        return 2
    install(shadow=shadow)
    sys.argv = arguments
    sys.path[0] = str(arguments[0].rpartition("/")[0] or ".")
    if arguments[0] == "-m":
        sys.argv = arguments[1:]
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(arguments[0], run_name="__main__")
    return 0


if __name__ == "__main__":
    sys.exit(main())
