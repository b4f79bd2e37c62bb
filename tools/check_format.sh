#!/usr/bin/env bash
# Checks (default) or rewrites (--fix) the layout of every tracked C++ file with the pinned clang-format.
# Usage: check_format.sh <clang-format> [--fix]
set -euo pipefail

clang_format=$1
mode=(--dry-run -Werror)
[ "${2:-}" = --fix ] && mode=(-i)
# .def files are tables of macros, aligned by hand.
git ls-files -z -- '*.cpp' '*.hpp' '*.h' '*.mm' | xargs -0 -r "$clang_format" --style=file "${mode[@]}"
