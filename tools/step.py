"""Runs one long build step: `step.py <log file> <command...>`.

On a terminal ninja's `[n/m]` counter is shown on one line; everything else goes to the log file,
which is printed when the step fails. Returns the command's exit code.
"""

import os
import re
import subprocess
import sys

COUNTER = re.compile(r"\[\d+/\d+\]")


def main(log_path: str, command: list[str]) -> int:
    os.makedirs(os.path.dirname(log_path), exist_ok=True)
    show = sys.stdout.isatty()
    with open(log_path, "w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            counter = COUNTER.search(line)
            if show and counter:
                print(f"\r{counter.group()} ", end="", flush=True)
        code = process.wait()
    if show:
        print("\r\x1b[K", end="", flush=True)
    if code:
        with open(log_path, encoding="utf-8") as log:
            sys.stderr.write(log.read())
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
