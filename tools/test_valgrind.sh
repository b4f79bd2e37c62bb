#!/usr/bin/env bash
# A little of everything (tests/memory/everything.py) under valgrind's memcheck. LLVM is not
# instrumented in our sanitizer builds; here its code, and the code it makes, is looked at too.
#   tools/test_valgrind.sh <python> <log> [random kernels]
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1 log=$2 kernels=${3:-60}
tools/install_system.sh "$python" valgrind

seen=$(mktemp)
trap 'rm -f "$seen"' EXIT
# CPython's own allocator hides accesses beyond a block; valgrind 3.19 knows no AVX-512.
start=$SECONDS
status=0
PYTHONMALLOC=malloc EAS_TARGET_CPU=${EAS_TARGET_CPU:-x86-64-v3} OPENBLAS_CORETYPE=Haswell \
  OPENBLAS_NUM_THREADS=1 valgrind --quiet --error-exitcode=9 --num-callers=30 --leak-check=no \
  --suppressions=tests/memory/python.supp --log-file="$seen" \
  "$python" tests/memory/everything.py "$kernels" >"$log" || status=$?
{
  valgrind --version
  # Numbers of processes and addresses differ from run to run.
  sed -E 's/^==[0-9]+== //; s/0x[0-9A-F]{4,}/0x…/g' "$seen" | head -n 200
  [ "$status" -eq 0 ] && echo "no errors"
} >>"$log"
[ "$status" -eq 0 ] || { cat "$log"; echo "test-memory: valgrind found errors (status $status)"; exit 1; }
tail -n 1 "$log"
echo "valgrind took $((SECONDS - start)) s"
