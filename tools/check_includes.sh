#!/usr/bin/env bash
# The build hides rooms from each other. What a quoted include finds beside the file it stands in goes
# round that (a relative path out of a room, or "cpu/pool.hpp" in src/runtime, which is another room's), so
# none may: a header is "room/header.hpp", whoever includes it.
set -euo pipefail

wrong=0
complain() {
  echo "$1"
  wrong=1
}

pattern='^[[:space:]]*#[[:space:]]*include[[:space:]]*"[^"]+"'
while IFS=: read -r file line text; do
  header=${text#*\"}
  header=${header%%\"*}
  if [[ /$header == */../* ]]; then
    complain "$file:$line: $text"
  elif [[ $file == src/* || $file == bind/* ]] && [[ -e ${file%/*}/$header ]]; then
    complain "$file:$line: $text"
  fi
done < <(git grep -nE "$pattern" -- '*.cpp' '*.hpp' '*.h' '*.mm' '*.def')
if ((wrong)); then
  echo "lint: include a room's header as \"room/header.hpp\", not by a relative path" >&2
  exit 1
fi
