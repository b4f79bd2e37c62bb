#!/usr/bin/env bash
# Installs the CPU build of torch into the venv. Torch is optional: when it cannot be had, one line
# says why, and the tests that need it are skipped. Usage: install_torch.sh <venv> <requirement>
set -euo pipefail

venv=$1 requirement=$2
if "$venv/bin/python" -m pip show --quiet torch 2>/dev/null; then exit 0; fi
echo "setup: installing $requirement"
if ! out=$("$venv/bin/python" -m pip install --quiet --retries 1 "$requirement" 2>&1); then
  reason=$(printf '%s\n' "$out" | grep '^ERROR' | tail -n 1)
  echo "setup: no torch, its tests will be skipped: ${reason:-pip failed}"
fi
