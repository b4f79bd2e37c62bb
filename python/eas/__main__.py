"""`python -m eas` is the command `eas`."""

from ._cli import main

raise SystemExit(main())
