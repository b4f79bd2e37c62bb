#!/usr/bin/env bash
# Installs the system packages a build needs, only those that are missing: says nothing when all are
# there. Debian and its kin by apt-get (sudo only when not root), macOS by brew (untested).
#   tools/install_system.sh [python] [other commands that must be there…]
set -euo pipefail

python=${1:-python3}
have() { command -v "$1" >/dev/null 2>&1; }
is_mac() { [ "$(uname)" = Darwin ]; }
have_gtest() {
  if is_mac; then [ -d "$(brew --prefix 2>/dev/null)/include/gtest" ]; else [ -e /usr/include/gtest/gtest.h ]; fi
}
have_llvm() {
  if is_mac; then [ -d "$(brew --prefix llvm@22 2>/dev/null)/lib/cmake" ]; else [ -e /usr/lib/llvm-22/lib/cmake/llvm/LLVMConfig.cmake ]; fi
}
have_header() { if is_mac; then [ -e "$(brew --prefix 2>/dev/null)/include/$1" ] || have xcrun; else [ -e "/usr/include/$1" ]; fi; }
have_python() {
  have "$python" && "$python" -c 'import ensurepip, os, sysconfig as s, venv
assert os.path.exists(os.path.join(s.get_paths()["include"], "Python.h"))' 2>/dev/null
}

missing=()
need() { if is_mac; then missing+=("$1"); else missing+=($2); fi; } # brew name, apt names
have cmake || need cmake cmake
have ninja || need ninja ninja-build
have ccache || need ccache ccache
have c++ || need llvm g++
have git || need git git
have_gtest || need googletest libgtest-dev
have_llvm || need llvm@22 llvm-22-dev
have_header zstd.h || need zstd libzstd-dev # LLVM's static libraries use both
have_header zlib.h || need zlib zlib1g-dev
have_python || need python@3.11 "python3 python3-venv python3-dev"
for command in "${@:2}"; do have "$command" || need "$command" "$command"; done
[ ${#missing[@]} -eq 0 ] && exit 0

echo "setup: installing ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if have apt-get; then
  sudo=
  if [ "$(id -u)" -ne 0 ]; then
    have sudo || { echo "setup: neither root nor sudo; please install: ${missing[*]}" >&2; exit 1; }
    sudo=sudo
  fi
  install() {
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}"
  }
  # A fresh machine has no package lists, or old ones: fetch them only then.
  install >"$log" 2>&1 || { $sudo apt-get update -qq && install; } >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
elif have brew; then
  brew install --quiet "${missing[@]}"
else
  echo "setup: no apt-get or brew here; please install: ${missing[*]}" >&2
  exit 1
fi
