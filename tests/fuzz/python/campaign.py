"""Random kernels at the level of Python source, on a backend beside the interpreter.

    python tests/fuzz/python/campaign.py --count 300 [--first 0] [--jobs 2] [--save folder]
        [--backend cpu]

First the kept findings of the past (found/*.json), then `count` seeds. Programs run in child
processes; one that dies is named, and the rest goes on in another. Findings are shrunk and written
to the folder as stand-alone scripts, with JSON beside them to keep in found/. The exit status says
whether there were any; what is printed at the end is the log that docs/fuzz keeps.
"""

import argparse
import collections
import glob
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time

import known

HERE = os.path.dirname(os.path.abspath(__file__))
FOUND = os.path.join(HERE, "found")


class Campaign:
    def __init__(self, save, budget, backend):
        self.save, self.budget, self.backend = save, budget, backend
        self.kinds, self.ops = collections.Counter(), collections.Counter()
        self.findings = []
        self.lock = threading.Lock()

    def run(self, jobs, timeout=600):
        """All jobs, in as many processes one after another as it takes."""
        while jobs:
            done = self._child(jobs, timeout)
            jobs = jobs[done:]

    def _child(self, jobs, timeout):
        child = subprocess.Popen(
            [sys.executable, os.path.join(HERE, "worker.py"), str(self.budget), self.backend],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        errors = tempfile.TemporaryFile("w+")
        drain = threading.Thread(target=lambda: errors.write(child.stderr.read()))
        drain.start()
        child.stdin.write(" ".join(jobs))
        child.stdin.close()
        started, job, settled = [], None, set()
        watch = threading.Timer(timeout, child.kill)
        for line in child.stdout:
            watch.cancel()
            watch = threading.Timer(timeout, child.kill)
            watch.start()
            told = json.loads(line)
            job = told["job"]
            if job not in started:
                started.append(job)
            if "ops" in told:
                settled.add(job)
                self._result(told)
            if "script" in told:
                self._write(told)
        status = child.wait()
        watch.cancel()
        drain.join()
        errors.seek(0)
        last = errors.read().strip().splitlines()[-1:]
        if status and not started:
            raise SystemExit(f"fuzz: the worker did not start: {last}")
        if status and job not in settled:
            died = signal.Signals(-status).name if status < 0 else f"status {status}"
            self._result(
                {"job": job, "ops": [], "found": ("crash", f"the process died ({died}) {last}")}
            )
        return len(started)

    def _result(self, told):
        with self.lock:
            found = told["found"]
            driver = found and found[0] != "refused" and known.reason(self.backend, told["job"])
            self.kinds["driver" if driver else found[0] if found else "agree"] += 1
            self.ops.update(set(told["ops"]))
            if driver:
                print(f"seed {told['job']}: {found[1]} (known: {driver})", flush=True)
            elif found and found[0] != "refused":
                self.findings.append(told["job"])
                print(f"seed {told['job']}: {found[0]}: {found[1]}", flush=True)

    def _write(self, told):
        name = os.path.basename(told["job"]).removesuffix(".json")
        os.makedirs(self.save, exist_ok=True)
        for ending in ("script", "json"):
            path = os.path.join(self.save, f"{name}.{'py' if ending == 'script' else 'json'}")
            with open(path, "w") as file:
                file.write(told[ending])
        print(f"seed {name}: shrunk to {self.save}/{name}.py", flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--count", type=int, default=300)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--save", default="build/python_findings")
    options.add_argument("--backend", default="cpu")
    options.add_argument("--budget", type=int, default=800, help="tries of the shrinker; 0: none")
    asked = options.parse_args()
    start = time.time()
    jobs = sorted(glob.glob(os.path.join(FOUND, "*.json")))
    kept = len(jobs)
    jobs += [str(seed) for seed in range(asked.first, asked.first + asked.count)]
    campaign = Campaign(asked.save, asked.budget, asked.backend)
    with tempfile.TemporaryDirectory(prefix="eas-fuzz-cache-") as cache:
        os.environ["EAS_CACHE_DIR"] = cache
        shares = [
            threading.Thread(target=campaign.run, args=(jobs[k :: asked.jobs],))
            for k in range(asked.jobs)
        ]
        for share in shares:
            share.start()
        for share in shares:
            share.join()
    print(f"{asked.count} programs from seed {asked.first}, {kept} kept findings before them")
    print("outcomes:", ", ".join(f"{kind} {n}" for kind, n in sorted(campaign.kinds.items())))
    print("programs by op:", " ".join(f"{op}={n}" for op, n in sorted(campaign.ops.items())))
    print(f"took {time.time() - start:.0f} s", file=sys.stderr)
    return 1 if campaign.findings else 0


if __name__ == "__main__":
    sys.exit(main())
