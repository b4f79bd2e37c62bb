"""One small test for every name of kernels, launches and tensors; then the lists are compared."""

import copy
import pickle
import re

import eas
import numpy as np
import pytest
from api_names import Names
from eas import mk

KERNEL = Names("""
__call__ __getitem__ compile warmup bind to_ir to_msl to_opencl to_llvm to_asm grad
cache_info clear_cache
""")
COMPILED = Names("""
ir msl opencl llvm asm launch_mode block_size threadgroup_size writes reads key from_cache timings
""")
OPTIONS = Names("_grid _shape _nthreads _tptg _sync _stream _backend")
FUNCTIONS = Names("""
tensor empty zeros ones full arange empty_like from_dlpack to_dlpack from_torch to_torch diag
no_grad
""")
TENSOR = Names("""
shape strides dtype device ndim numel nbytes is_contiguous __getitem__ reshape transpose permute
contiguous to numpy to_torch item tolist __dlpack__ __dlpack_device__ __array__
__dlpack_c_exchange_api__ requires_grad requires_grad_ grad backward detach
""")

# --- kernels -------------------------------------------------------------------------------------


@eas.kernel
def double(x, out, N, BLOCK: eas.constexpr = 4):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    mk.store(out, i, 2 * mk.load(x, i, i < N), i < N)


def arrays():
    return np.arange(10.0), np.zeros(10)


def floats():
    """Of a dtype every GPU has: Metal has no float64."""
    return [array.astype(np.float32) for array in arrays()]


LAUNCHES = {
    "__call__": lambda x, out: double(x, out, 10),
    "__getitem__": lambda x, out: double[(3,)](x, out, 10),
    "bind": lambda x, out: double.bind(x, out, N=10)(),
}
LAUNCH_OPTIONS = {
    "_grid": (3, (3,), lambda meta: 3, lambda meta, args: (eas.cdiv(args[2], meta["BLOCK"]),)),
    "_shape": (10, (10,)),
    "_nthreads": (10,),
    "_tptg": (None, (1, 1, 1)),
    "_sync": (True, False),
    "_stream": (None,),
    "_backend": (None, "auto", "interpreter", "eager"),
}


@KERNEL.each(LAUNCHES)
def test_launches(name):
    x, out = arrays()
    LAUNCHES[name](x, out)
    np.testing.assert_array_equal(out, 2 * x)


@OPTIONS.each(LAUNCH_OPTIONS)
def test_launch_options(name):
    for value in LAUNCH_OPTIONS[name]:
        x, out = arrays()
        double(x, out, 10, **{name: value})
        eas.synchronize()
        np.testing.assert_array_equal(out, 2 * x)


@KERNEL.tests("compile", "warmup", "to_ir", "cache_info", "clear_cache")
def test_compiling_without_a_launch():
    x, out = arrays()
    double.clear_cache()
    assert double.cache_info().misses == 0
    double.warmup(eas.float64, eas.float64, 10)
    compiled = double.compile(x, out, 10)
    double(x, out, 10)
    assert double.cache_info().misses == 1
    with_lines = double.to_ir(x, out, 10)
    assert re.sub(r"  ; .*", "", with_lines) == compiled.ir


@COMPILED.each("ir launch_mode block_size threadgroup_size writes reads key".split())
def test_compiled_kernels_tell(name):
    compiled = double.compile(*arrays(), 10)
    want = {
        "launch_mode": "spmd",
        "block_size": 4,
        "threadgroup_size": 1,
        "writes": frozenset({"out"}),
        "reads": frozenset({"x"}),
    }
    got = getattr(compiled, name)
    if name == "key":
        assert int(got, 16) >= 0
    elif name == "ir":
        assert "load" in got
    else:
        assert got == want[name]


@COMPILED.tests("from_cache", "timings")
def test_compiled_kernels_tell_how_they_came_to_be():
    double.compile(*arrays(), 10)
    double.clear_cache()
    compiled = double.compile(*arrays(), 10)
    assert compiled.from_cache is True
    assert set(compiled.timings) == {"trace", "passes", "codegen"}


@KERNEL.each("to_llvm to_asm".split())
def test_machine_code_can_be_read(name):
    text = getattr(double, name)(*arrays(), 10)
    assert "eas_entry" in text
    assert text == getattr(double.compile(*arrays(), 10), name.removeprefix("to_"))


@KERNEL.each("to_msl to_opencl".split())
def test_gpu_source_can_be_read_on_every_machine(name):
    text = getattr(double, name)(*floats(), 10)
    assert "double_kernel(" in text
    assert text == getattr(double.compile(*floats(), 10), name.removeprefix("to_"))


@KERNEL.tests("grad")
def test_a_kernel_has_an_adjoint():
    (x, out), d_x = arrays(), np.zeros(10, np.float32)
    double.grad(wrt="x")(x, out, 10, d_x=d_x, d_out=np.ones(10, np.float32))
    assert (d_x == 2).all()


@COMPILED.each("llvm asm".split())
def test_machine_code_of_compiled_kernels_can_be_read(name):
    assert "eas_entry" in getattr(double.compile(*arrays(), 10), name)


@COMPILED.each("msl opencl".split())
def test_gpu_source_of_compiled_kernels_can_be_read(name):
    assert "double_kernel(" in getattr(double.compile(*floats(), 10), name)


def test_kernels_pickle_and_copy():
    assert pickle.loads(pickle.dumps(double)) is double
    assert copy.deepcopy(double) is double


def test_cdiv_and_next_power_of_2():
    assert [eas.cdiv(n, 4) for n in (0, 1, 4, 5)] == [0, 1, 1, 2]
    assert [eas.next_power_of_2(n) for n in (0, 1, 2, 3, 1000)] == [1, 1, 2, 4, 1024]


# --- tensors -------------------------------------------------------------------------------------


def grid_2x3():
    return eas.tensor(np.arange(6, dtype=np.float32).reshape(2, 3))


MAKERS = {
    "tensor": (lambda: eas.tensor([[1, 2], [3, 4]]), [[1, 2], [3, 4]], eas.int64),
    "empty": (lambda: eas.empty(0, 3), [], eas.float32),
    "zeros": (lambda: eas.zeros((2, 2), dtype=eas.int8), [[0, 0], [0, 0]], eas.int8),
    "ones": (lambda: eas.ones(2), [1, 1], eas.float32),
    "full": (lambda: eas.full((2,), 7.5), [7.5, 7.5], eas.float32),
    "arange": (lambda: eas.arange(3), [0, 1, 2], eas.float32),
    "empty_like": (lambda: eas.empty_like(eas.zeros((0,), dtype=eas.uint8)), [], eas.uint8),
    "from_dlpack": (lambda: eas.from_dlpack(np.arange(3.0)), [0, 1, 2], eas.float64),
    "to_dlpack": (lambda: eas.from_dlpack(grid_2x3()), [[0, 1, 2], [3, 4, 5]], eas.float32),
    "diag": (lambda: eas.diag(np.array([1.0, 2.0])), [[1, 0], [0, 2]], eas.float64),
}


@FUNCTIONS.each(MAKERS)
def test_making_tensors(name):
    make, want, dtype = MAKERS[name]
    tensor = make()
    assert tensor.tolist() == want
    assert tensor.dtype is dtype
    assert tensor.device == "cpu" or str(tensor.device) == "cpu"


def test_to_dlpack_gives_a_capsule():
    assert type(eas.to_dlpack(grid_2x3())).__name__ == "PyCapsule"


@FUNCTIONS.tests("from_torch", "to_torch")
@TENSOR.tests("to_torch")
def test_torch_shares_memory():
    torch = pytest.importorskip("torch")
    tensor = eas.from_torch(torch.zeros(3))
    tensor.to_torch()[1] = 5
    eas.to_torch(tensor)[2] = 6
    assert tensor.tolist() == [0, 5, 6]


PROPERTIES = {
    "shape": (2, 3),
    "strides": (3, 1),
    "dtype": eas.float32,
    "ndim": 2,
    "numel": 6,
    "nbytes": 24,
    "is_contiguous": True,
}


@TENSOR.each(PROPERTIES)
def test_properties(name):
    assert getattr(grid_2x3(), name) == PROPERTIES[name]


METHODS = {
    "__getitem__": lambda t: t[:, ::-1].tolist() == [[2, 1, 0], [5, 4, 3]],
    "device": lambda t: str(t.device) == "cpu",
    "reshape": lambda t: t.reshape(3, 2).tolist() == [[0, 1], [2, 3], [4, 5]],
    "transpose": lambda t: t.transpose().tolist() == [[0, 3], [1, 4], [2, 5]],
    "permute": lambda t: t.permute(1, 0).shape == (3, 2),
    "contiguous": lambda t: t.transpose().contiguous().strides == (2, 1),
    "to": lambda t: t.to(eas.int32).dtype is eas.int32 and t.to("cpu").shape == (2, 3),
    "numpy": lambda t: np.shares_memory(t.numpy(), t.numpy()),
    "item": lambda t: t[1, 2].item() == 5,
    "tolist": lambda t: t.tolist() == [[0, 1, 2], [3, 4, 5]],
    "__dlpack__": lambda t: np.from_dlpack(t).shape == (2, 3),
    "__dlpack_device__": lambda t: tuple(t.__dlpack_device__()) == (1, 0),
    "__array__": lambda t: np.asarray(t).dtype == np.float32,
    "__dlpack_c_exchange_api__": lambda t: (
        "PyCapsule" in type(type(t).__dlpack_c_exchange_api__).__name__
    ),
    "buffer": lambda t: memoryview(t).shape == (2, 3),
}


@TENSOR.each(METHODS)
def test_methods(name):
    assert METHODS[name](grid_2x3())


@FUNCTIONS.tests("no_grad")
@TENSOR.tests("requires_grad", "requires_grad_", "grad", "backward", "detach")
def test_gradients():
    t = grid_2x3().requires_grad_()
    with eas.no_grad():
        assert not (t * t).requires_grad
    (t * t.detach()).sum().backward()
    assert t.requires_grad
    assert t.grad.tolist() == t.tolist()


def test_kernels_take_tensors():
    x, out = eas.arange(10), eas.zeros(10)
    double(x, out, 10)
    assert out.tolist() == [2 * i for i in range(10)]


# --- completeness --------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [KERNEL, COMPILED, OPTIONS, FUNCTIONS, TENSOR])
def test_every_name_has_a_test(names):
    assert names.untested() == []


def test_every_name_exists():
    assert [name for name in KERNEL.names if not hasattr(type(double), name)] == []
    assert [name for name in FUNCTIONS.names if not hasattr(eas, name)] == []
    assert [name for name in TENSOR.names if not hasattr(eas.Tensor, name)] == []
