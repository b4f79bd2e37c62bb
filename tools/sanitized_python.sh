#!/usr/bin/env bash
# Runs Python with the module of a sanitizer build instead of the installed one:
#   tools/sanitized_python.sh <build folder> <address|thread> <python> <arguments…>
# The build folder was configured with EAS_PYTHON=ON and EAS_SANITIZE, and its target _core is built.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "$1" && pwd) kind=$2 python=$3
shift 3

# The package: our Python files in place, the built module beside them.
rm -rf "$build/python" && mkdir -p "$build/python/eas"
ln -s "$root"/python/eas/* "$build"/bind/python/_core*.so "$build/python/eas/"
# An editable install finds `eas` before any path does; here it must not.
cat >"$build/python/sitecustomize.py" <<'PYTHON'
import sys

sys.meta_path[:] = [f for f in sys.meta_path if "ScikitBuild" not in type(f).__name__]
PYTHON

library() { "${CXX:-g++}" -print-file-name="$1"; }
case $kind in
  address) runtime="$(library libasan.so) $(library libubsan.so)" ;;
  thread) runtime=$(library libtsan.so) ;;
  *) echo "sanitized_python: a sanitizer is address or thread, got $kind" >&2 && exit 1 ;;
esac
# libstdc++ too: its exceptions must be intercepted before Python loads it. Python frees little at exit.
export LD_PRELOAD="$runtime $(library libstdc++.so.6)"
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:${ASAN_OPTIONS:-}
export UBSAN_OPTIONS=print_stacktrace=1:${UBSAN_OPTIONS:-}
export TSAN_OPTIONS=halt_on_error=0:exitcode=66:suppressions=$root/tests/memory/tsan.supp:${TSAN_OPTIONS:-}
export PYTHONPATH=$build/python PYTHONMALLOC=malloc
exec "$python" "$@"
