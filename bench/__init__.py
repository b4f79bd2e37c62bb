"""The benchmarks: one script a workload, every system in one process. See README.md in this folder.

`python -m bench add gelu` measures, `python -m bench.add` measures one, `--show` prints again.
"""
