"""Halide with a schedule written by hand for each workload: the strongest peer. Dimensions are in
Halide's order, x along a row. Matrix products and attention are in peers_halide_dot.py.
"""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import halide as hl

from . import machine
from .peers import register
from .workload import Case, Run

peer = register("halide")


def host_target() -> hl.Target:
    """This machine's, without AVX-512 where the hypervisor hides it: Halide goes by the model."""
    host = str(hl.get_host_target())
    if "avx512" not in machine.processor():
        host = "-".join(p for p in host.split("-") if not p.startswith(("avx512", "tune_")))
    return hl.Target(host)


TARGET = host_target()
x, y, xo, yo, xi, yi, u, part = (hl.Var(n) for n in "x y xo yo xi yi u part".split())
TYPES = {"float32": hl.Float(32), "float64": hl.Float(64), "int32": hl.Int(32)}


def params(case: Case) -> list[hl.ImageParam]:
    """One for each input of the case."""
    inputs = enumerate(case.inputs)
    return [hl.ImageParam(TYPES[a.dtype.name], a.ndim, f"in{i}") for i, a in inputs]


def callable_of(func: hl.Func, parameters: list, case: Case, *scalars: float) -> Run:
    """Compiles, and gives a call on the case's own memory; scalars come after the inputs."""
    compiled = func.compile_to_callable(parameters, TARGET)
    inputs = [hl.Buffer(array) for array in case.inputs]
    outputs = [hl.Buffer(array) for array in case.outputs]

    def run() -> None:
        compiled(*inputs, *scalars, *outputs)

    return run


def reduce_in_lanes(func: hl.Func, at: hl.Func, var: hl.Var, domain: hl.RDom, lanes: int = 32):
    """Schedules the sum or maximum of a row as independent lanes that are combined at the end."""
    outer, inner = hl.RVar("outer"), hl.RVar("inner")
    func.compute_at(at, var)
    func.update().split(domain.x, outer, inner, lanes)
    partial = func.update().rfactor(inner, u)
    partial.compute_at(at, var).vectorize(u)
    partial.update().vectorize(u)


@peer("add")
def add(case: Case) -> Run:
    a, b = params(case)
    out = hl.Func("out")
    out[x] = a[x] + b[x]
    out.split(x, xo, xi, 1 << 16, hl.TailStrategy.GuardWithIf).vectorize(xi, 32).parallel(xo)
    return callable_of(out, [a, b], case)


@peer("gelu")
def gelu(case: Case) -> Run:
    (a,) = params(case)
    factor, term = hl.Param(hl.Float(32), "factor", 1.0), hl.Param(hl.Float(32), "term", 1.0)
    out = hl.Func("out")
    z = a[x] * factor + term
    out[x] = z / (1.0 + hl.exp(-1.5957691216057308 * (z + 0.044715 * z * z * z)))
    out.split(x, xo, xi, 1 << 15, hl.TailStrategy.GuardWithIf).vectorize(xi, 16).parallel(xo)
    return callable_of(out, [a, factor, term], case, case.size.a, case.size.b)


@peer("softmax")
def softmax(case: Case) -> Run:
    (a,) = params(case)
    cols = case.size.cols
    k1, k2 = hl.RDom([(0, cols)], "k1"), hl.RDom([(0, cols)], "k2")
    best, e, total, scale, out = (hl.Func(n) for n in ("best", "e", "total", "scale", "out"))
    best[y] = hl.f32(-3.4e38)
    best[y] = hl.max(best[y], a[k1, y])
    e[x, y] = hl.exp(a[x, y] - best[y])
    total[y] = hl.f32(0)
    total[y] += e[k2, y]
    scale[y] = 1.0 / total[y]
    out[x, y] = e[x, y] * scale[y]
    out.bound(x, 0, cols).split(y, yo, yi, 4).parallel(yo).vectorize(x, 8)
    e.compute_at(out, yi).vectorize(x, 16)
    scale.compute_at(out, yi)
    reduce_in_lanes(best, out, yi, k1)
    reduce_in_lanes(total, out, yi, k2)
    return callable_of(out, [a], case)


@peer("layer_norm")
def layer_norm(case: Case) -> Run:
    a, weight, bias = params(case)
    cols = case.size.cols
    k1, k2 = hl.RDom([(0, cols)], "k1"), hl.RDom([(0, cols)], "k2")
    total, mean, squares, scale, out = (hl.Func(n) for n in ("total", "mean", "sq", "scale", "out"))
    total[y] = hl.f32(0)
    total[y] += a[k1, y]
    mean[y] = total[y] * (1.0 / cols)
    d = a[k2, y] - mean[y]
    squares[y] = hl.f32(0)
    squares[y] += d * d
    scale[y] = 1.0 / hl.sqrt(squares[y] * (1.0 / cols) + case.size.eps)
    out[x, y] = (a[x, y] - mean[y]) * scale[y] * weight[x] + bias[x]
    out.bound(x, 0, cols).split(y, yo, yi, 4).parallel(yo).vectorize(x, 16)
    mean.compute_at(out, yi)
    scale.compute_at(out, yi)
    reduce_in_lanes(total, out, yi, k1)
    reduce_in_lanes(squares, out, yi, k2)
    return callable_of(out, [a, weight, bias], case)


@peer("layer_norm_backward")
def layer_norm_backward(case: Case) -> Run:
    a, weight, dy, mean, rstd = params(case)
    rows, cols = case.size.rows, case.size.cols
    halves = 2  # of the rows, for the gradients of weight and bias
    k1, k2 = hl.RDom([(0, cols)], "k1"), hl.RDom([(0, cols)], "k2")
    some = hl.RDom([(0, rows // halves)], "some")
    c1, c2, dx, sums, grads = (hl.Func(n) for n in ("c1", "c2", "dx", "sums", "grads"))

    def hat(col, row):
        return (a[col, row] - mean[row]) * rstd[row]

    c1[y] = hl.f32(0)
    c1[y] += hat(k1, y) * weight[k1] * dy[k1, y]
    c2[y] = hl.f32(0)
    c2[y] += weight[k2] * dy[k2, y]
    row_terms = hat(x, y) * (c1[y] * (1.0 / cols)) + c2[y] * (1.0 / cols)
    dx[x, y] = (weight[x] * dy[x, y] - row_terms) * rstd[y]
    dx.bound(x, 0, cols).split(y, yo, yi, 2).parallel(yo, 4).vectorize(x, 16)
    reduce_in_lanes(c1, dx, yi, k1)
    reduce_in_lanes(c2, dx, yi, k2)

    row = part * (rows // halves) + some
    sums[x, part] = hl.Tuple([hl.f32(0), hl.f32(0)])
    before = sums[x, part]
    sums[x, part] = hl.Tuple([before[0] + dy[x, row] * hat(x, row), before[1] + dy[x, row]])
    grads[x] = hl.Tuple([sums[x, 0][i] + sums[x, 1][i] for i in range(2)])
    grads.bound(x, 0, cols).vectorize(x, 8)
    sums.compute_root().bound(x, 0, cols).bound(part, 0, halves).vectorize(x, 8).parallel(part)
    sums.update().reorder(x, some, part).vectorize(x, 8).parallel(part)

    first = dx.compile_to_callable([a, weight, dy, mean, rstd], TARGET)
    second = grads.compile_to_callable([a, dy, mean, rstd], TARGET)
    inputs = [hl.Buffer(array) for array in case.inputs]
    outputs = [hl.Buffer(array) for array in case.outputs]

    def run() -> None:
        first(*inputs, outputs[0])
        second(inputs[0], *inputs[2:], *outputs[1:])

    return run


@peer("sum")
def total(case: Case) -> Run:
    (a,) = params(case)
    n = case.size.n
    k = hl.RDom([(0, n)], "k")
    out = hl.Func("out")
    out[()] = hl.f32(0)
    out[()] += a[k]
    if n >= 1 << 19:
        outer, inner, lane, step = (hl.RVar(name) for name in ("outer", "inner", "lane", "step"))
        out.update().split(k.x, outer, inner, 1 << 18).split(inner, step, lane, 64)
        partial = out.update().rfactor([(outer, part), (lane, u)])
        partial.compute_root().vectorize(u).parallel(part)
        partial.update().reorder(u, step, part).vectorize(u).parallel(part)
    compiled = out.compile_to_callable([a], TARGET)
    source, target = hl.Buffer(case.inputs[0]), hl.Buffer(case.outputs[0].reshape(()))
    return lambda: (compiled(source, target), None)[1]


@peer("transpose")
def transpose(case: Case) -> Run:
    (a,) = params(case)
    n = case.size.n
    rows, cols, out = hl.Func("rows"), hl.Func("cols"), hl.Func("out")
    rows[x, y] = a[x, y]
    cols[x, y] = rows[y, x]
    out[x, y] = cols[x, y]
    out.bound(x, 0, n).bound(y, 0, n)
    out.tile(x, y, xo, yo, xi, yi, 8, 8).vectorize(xi).unroll(yi)
    tx, ty = hl.Var("tx"), hl.Var("ty")
    out.tile(xo, yo, xo, yo, tx, ty, 8, 2).parallel(yo)
    rows.compute_at(out, tx).vectorize(x).unroll(y)
    cols.compute_at(out, tx).vectorize(y).unroll(x)
    return callable_of(out, [a], case)


def blur_funcs(a: hl.ImageParam) -> tuple[hl.Func, hl.Func]:
    along, out = hl.Func("along"), hl.Func("out")
    along[x, y] = a[x, y] + a[x + 1, y] + a[x + 2, y]
    out[x, y] = (along[x, y] + along[x, y + 1] + along[x, y + 2]) * (1.0 / 9)
    return along, out


@peer("blur", "sliding")
def blur_sliding(case: Case) -> Run:
    (a,) = params(case)
    along, out = blur_funcs(a)
    out.split(y, y, yi, 32).parallel(y).vectorize(x, 8)
    along.store_at(out, y).compute_at(out, yi).vectorize(x, 8)
    return callable_of(out, [a], case)


@peer("blur", "inline")
def blur_inline(case: Case) -> Run:
    (a,) = params(case)
    _, out = blur_funcs(a)
    out.parallel(y, 32).vectorize(x, 8)
    return callable_of(out, [a], case)


@peer("mandelbrot")
def mandelbrot(case: Case) -> Run:
    """All turns for every pixel: Halide has no exit when all lanes are done."""
    c_re, c_im = params(case)
    n = case.size.n
    turn = hl.RDom([(0, case.size.limit)], "turn")
    state, out = hl.Func("state"), hl.Func("out")
    state[x, y] = hl.Tuple([hl.f32(0), hl.f32(0), hl.i32(0)])
    re, im, count = (state[x, y][i] for i in range(3))
    re2, im2 = re * re, im * im
    live = (re2 + im2 <= 4.0) & (turn.x >= 0)
    state[x, y] = hl.Tuple(
        [re2 - im2 + c_re[x], 2.0 * re * im + c_im[y], count + hl.select(live, 1, 0)]
    )
    out[x, y] = state[x, y][2]
    out.bound(x, 0, n).split(x, xo, xi, 16).vectorize(xi, 8).unroll(xi).parallel(y, 8)
    state.compute_at(out, xo).vectorize(x, 8).unroll(x)
    state.update().reorder(x, turn, y).vectorize(x, 8).unroll(x)
    return callable_of(out, [c_re, c_im], case)


def nbody(case: Case, rsqrt) -> Run:
    px, py, pz, mass = params(case)
    n = case.size.n
    j = hl.RDom([(0, n)], "j")
    pull, out = hl.Func("pull"), hl.Func("out")
    d = [p[j] - p[x] for p in (px, py, pz)]
    near = rsqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + case.size.softening)
    weight = mass[j] * near * near * near
    pull[x] = hl.Tuple([hl.f32(0)] * 3)
    pull[x] = hl.Tuple([pull[x][i] + d[i] * weight for i in range(3)])
    out[x] = hl.Tuple([pull[x][i] for i in range(3)])
    out.bound(x, 0, n).split(x, xo, xi, 16).vectorize(xi, 8).unroll(xi).parallel(xo, 4)
    pull.compute_at(out, xo).vectorize(x, 8).unroll(x)
    pull.update().reorder(x, j).vectorize(x, 8).unroll(x)
    return callable_of(out, [px, py, pz, mass], case)


def newton_rsqrt(value):
    """The machine's estimate and one step: the estimate alone is too far off to count."""
    guess = hl.fast_inverse_sqrt(value)
    return guess * 0.5 * (3.0 - value * guess * guess)


@peer("nbody")
def nbody_sqrt(case: Case) -> Run:
    return nbody(case, lambda value: 1.0 / hl.sqrt(value))


@peer("nbody", "estimate and step")
def nbody_estimate(case: Case) -> Run:
    return nbody(case, newton_rsqrt)


from . import peers_halide_dot  # noqa: E402, F401  (registers the rest with this module's tools)
