#!/usr/bin/env bash
# The build hides rooms from each other; a relative path out of a room would go round that, so none may.
set -euo pipefail

if git grep -nE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"([^"]*/)?\.\./' -- '*.cpp' '*.hpp' '*.h' '*.mm' '*.def'; then
  echo "lint: include a room's header as \"room/header.hpp\", not by a relative path" >&2
  exit 1
fi
