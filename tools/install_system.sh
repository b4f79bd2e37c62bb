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

# For the tests of OpenCL, which skip without it: the loader, and a driver that runs on any processor.
have_opencl() { is_mac || { ldconfig -p 2>/dev/null | grep -q 'libOpenCL\.so\.1 ' && ls /etc/OpenCL/vendors/*.icd >/dev/null 2>&1; }; }
wished=()
have_opencl || wished=(ocl-icd-libopencl1 pocl-opencl-icd)
# For the tests that run Metal's kernels on the host (tests/msl_host), which skip without this very clang.
have_clang() { is_mac || { have clang++-22 && ls /usr/lib/llvm-22/lib/clang/22/lib/*/libclang_rt.builtins* >/dev/null 2>&1; }; }
have_clang || wished+=(clang-22 libclang-rt-22-dev)
[ ${#missing[@]} -eq 0 ] && [ ${#wished[@]} -eq 0 ] && exit 0

echo "setup: installing ${missing[*]-} ${wished[*]-}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if have apt-get; then
  sudo=
  if [ "$(id -u)" -ne 0 ]; then
    have sudo || [ ${#missing[@]} -gt 0 ] || exit 0
    have sudo || { echo "setup: neither root nor sudo; please install: ${missing[*]}" >&2; exit 1; }
    sudo=sudo
  fi
  install() {
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@"
  }
  # A fresh machine has no package lists, or old ones: fetch them only then.
  fetch() { install "$@" >"$log" 2>&1 || { $sudo apt-get update -qq && install "$@"; } >"$log" 2>&1; }
  [ ${#missing[@]} -eq 0 ] || fetch "${missing[@]}" || { cat "$log" >&2; exit 1; }
  for package in "${wished[@]}"; do
    fetch "$package" || echo "setup: $package cannot be had here; the tests that use it will skip"
  done
elif have brew; then
  [ ${#missing[@]} -eq 0 ] || brew install --quiet "${missing[@]}"
elif [ ${#missing[@]} -eq 0 ]; then
  exit 0
else
  echo "setup: no apt-get or brew here; please install: ${missing[*]}" >&2
  exit 1
fi
