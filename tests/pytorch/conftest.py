"""Tests of eas.torch: none runs where torch is not installed."""

import importlib.util

collect_ignore_glob = [] if importlib.util.find_spec("torch") else ["*"]
