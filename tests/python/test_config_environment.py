"""Environment variables that are no setting are named, not ignored in silence."""

import os
import subprocess
import sys


def stderr_with(**variables):
    code = "import eas; eas.config.backend"
    environment = {**os.environ, **variables}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stderr


def test_an_unknown_variable_is_named_once():
    said = "eas: EAS_NUM_THREAD is no setting of this build and is ignored\n"
    assert stderr_with(EAS_NUM_THREAD="2").count(said) == 1


def test_settings_of_this_build_are_not_named():
    assert "is no setting" not in stderr_with(EAS_BACKEND="interpreter", EAS_CHECK="1")
