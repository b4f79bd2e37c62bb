#!/usr/bin/env bash
# Installs torch into the venv: the first of the given requirements that pip can have. One line says
# what was done. Torch is optional: where it cannot be had, the tests that need it are skipped.
# Usage: install_torch.sh <venv> <requirement>..., or `none` to leave it out.
set -euo pipefail

venv=$1
shift
if [ "$*" = none ]; then
  echo "setup: no torch, as asked; its tests will be skipped"
  exit 0
fi
if "$venv/bin/python" -m pip show --quiet torch 2>/dev/null; then exit 0; fi

refused='' reason=''
for requirement; do
  if [ "$requirement" = torch ]; then
    echo "setup: [TORCH] torch has no version, expected torch==<version>" >&2
    exit 1
  fi
  # Said before the download, which on a stock Linux may be large.
  echo "setup: installing $requirement${refused:+, as pip cannot have $refused here (on Linux this may be the CUDA build, several GB; TORCH=none leaves torch out)}"
  if out=$("$venv/bin/python" -m pip install --quiet --retries 1 "$requirement" 2>&1); then exit 0; fi
  reason=$(printf '%s\n' "$out" | grep '^ERROR' | tail -n 1 || true)
  refused=$requirement
done
echo "setup: no torch, its tests will be skipped: ${reason:-pip failed}"
