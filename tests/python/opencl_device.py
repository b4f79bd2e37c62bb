"""What the tests of OpenCL share: skipped, with the reason, where there is no driver."""

import eas
import pytest

ROW = eas.backends()["opencl"]
needs_opencl = pytest.mark.skipif(not ROW.available, reason=f"no OpenCL: {ROW.reason}")


def on_device(x):
    return eas.tensor(x, device="opencl")


def on_host(x):
    return x.to("cpu").numpy()
