"""What the tests of OpenCL share: skipped, with the reason, where there is no driver."""

import gc

import eas
import pytest

ROW = eas.backends()["opencl"]
needs_opencl = pytest.mark.skipif(not ROW.available, reason=f"no OpenCL: {ROW.reason}")


def on_device(x):
    return eas.tensor(x, device="opencl")


def on_host(x):
    return x.to("cpu").numpy()


def forget_code():
    """Kernels ask for new code, which is what `opencl_groups` counts for."""
    for kernel in gc.get_objects():
        if type(kernel) is eas.Kernel:
            kernel.clear_cache()


@pytest.fixture(params=["many", "auto"])
def threads(request):
    """Of a program: many, as on a GPU, or as `auto` has it, one on processors."""
    eas.config.opencl_groups = request.param
    forget_code()
    yield request.param
    eas.config.opencl_groups = "auto"
    forget_code()
