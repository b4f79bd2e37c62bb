#!/usr/bin/env bash
# Builds and installs the bridge to torch (bridge/, the wheel eas-torch) for the torch of the venv. One
# line says what was done. Where there is no torch, or the bridge cannot be built, eas does without.
# Usage: install_bridge.sh <venv> <log file> <ON|OFF: warnings are errors>
set -euo pipefail

venv=$1 log=$2 werror=$3
if ! "$venv/bin/python" -m pip show --quiet torch 2>/dev/null; then
  echo "setup: no torch, so no bridge to it"
  exit 0
fi
echo "setup: building the bridge to torch"
if "$venv/bin/python" tools/step.py "$log" "$venv/bin/python" -m pip install --verbose \
  --no-build-isolation --no-deps --editable bridge "--config-settings=cmake.define.EAS_WERROR=$werror" \
  2>"$log.errors"; then
  exit 0
fi
[ "$werror" = ON ] && { cat "$log.errors" >&2; exit 1; }
echo "setup: the bridge to torch cannot be built ($log says why); tensors are read by DLPack"
