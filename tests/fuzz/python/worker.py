"""One process of a campaign: programs by seed or saved, a line of JSON about each.

A seed is announced before it runs, so whoever reads knows which one a crash belongs to.
A finding is shrunk here.
"""

import json
import re
import sys

from check import check, ways
from grow import make
from program import from_json
from script import script
from shrink import shrink


def say(**what):
    print(json.dumps(what), flush=True)


def kind_of(found):
    """Findings of one kind are the same while shrinking."""
    if found is None:
        return None
    kind, text = found
    return kind, re.sub(r"^.*?: |[0-9/]|'.*?'", "", text)[:40] if kind == "error" else ""


def study(program, found, budget, backend):
    """The finding shrunk, as a script and as JSON."""
    way = next((w for w in ways(program.seed, backend) if check(program, [w], backend)), None)
    if way is None:
        return {
            "script": script(program, next(ways(program.seed, backend)), found[1]),
            "json": program.to_json(),
        }
    wanted = kind_of(check(program, [way], backend))

    def fails(candidate):
        try:
            return kind_of(check(candidate, [way], backend)) == wanted
        except Exception:
            return False

    small = shrink(program, fails, budget)
    line = check(small, [way], backend)[1]
    return {"script": script(small, way, line), "json": small.to_json()}


def main(jobs, budget, backend):
    for job in jobs:
        say(job=job)
        if job.endswith(".json"):
            with open(job) as file:
                program = from_json(file.read())
        else:
            program = make(int(job))
        ops = re.findall(r"mk\.(\w+)\(", program.source())
        found = check(program, backend=backend)
        say(job=job, ops=ops, found=found, threads="mk.tid" in program.source())
        if found and found[0] != "refused" and budget:
            say(job=job, **study(program, found, budget, backend))


if __name__ == "__main__":
    main(sys.stdin.read().split(), int(sys.argv[1]), sys.argv[2])
