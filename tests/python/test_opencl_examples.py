"""The examples through OpenCL, on tensors of the device: the same kernels, the same tolerance."""

import numpy as np
import pytest
from opencl_device import needs_opencl, on_device, on_host, threads
from test_examples import AWKWARD, check, expected_of, load

from examples import demo

pytestmark = [needs_opencl, pytest.mark.usefixtures("threads")]
__all__ = ["threads"]


@pytest.mark.parametrize("name", demo.EXAMPLES)
def test_example(name):
    example = load(name)
    inputs, outputs = example.make(*AWKWARD[name][-1])
    tensors = [on_device(np.copy(x)) for x in (*inputs, *outputs)]
    example.run(*tensors)
    results = [on_host(x) for x in tensors[len(inputs) :]]
    check(example, results, expected_of(name, inputs, outputs))
