"""What `to_msl` and `to_opencl` give: the same text always, with the user's lines. What a language
or device cannot do is refused with the user's line and the device's numbers.
"""

import eas
import numpy as np
import pytest
from eas import mk

F32 = eas.float32


@eas.kernel
def scale(x, out, n, factor, BLOCK: eas.constexpr):
    i = mk.program_id(0) * BLOCK + mk.arange(0, BLOCK)
    inside = i < n
    mk.store(out, i, mk.load(x, i, inside) * factor, inside)


@eas.kernel
def rows(x, out, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    v = mk.load(x, mk.program_id(0) * BLOCK + i)
    mk.store(out, mk.program_id(0) * BLOCK + i, v / mk.sum(v))


@eas.kernel
def product(a, b, c, BLOCK: eas.constexpr):
    i = mk.arange(0, BLOCK)
    at = i[:, None] * BLOCK + i[None, :]
    acc = mk.zeros((BLOCK, BLOCK), mk.float32)
    for k in mk.range(0, 4):
        acc = mk.dot(mk.load(a, at + k), mk.load(b, at + k), acc)
    mk.store(c, at, acc)


@eas.kernel
def shared(x, out, SIZE: eas.constexpr):
    t = mk.tid(0, 64)
    tile = mk.alloc_tg(SIZE)
    mk.store(tile, t, mk.load(x, t))
    mk.barrier()
    mk.store(out, t, mk.load(tile, 63 - t))


@eas.kernel
def count(x, n):
    i = mk.program_id(0) * 64 + mk.arange(0, 64)
    mk.atomic_add(x, i, n, i < 100)


@eas.kernel
def maybe_turns(x, y, n):
    i = mk.arange(0, 64)
    mk.store(x, i, i.to(mk.float32))
    for _ in mk.range(n):
        mk.store(y, i, mk.load(y, 63 - i) + 1)
    mk.store(y, 64 + i, mk.load(x, 63 - i))


@eas.kernel
def halved(x):
    i = mk.arange(0, 64)
    mk.store(x, i, mk.load(x, i) % 0.1)


@pytest.mark.parametrize("language", ["msl", "opencl"])
def test_barriers_of_a_loop_that_may_not_turn_are_none_of_what_follows(language):
    text = getattr(maybe_turns, f"to_{language}")(F32, F32, 3)
    _, _, loop = text.partition("for (long ")
    inside, _, after = loop.partition("\n  }\n")
    fence = {"msl": "mem_flags::mem_device", "opencl": "CLK_GLOBAL_MEM_FENCE"}[language]
    assert fence in inside
    before_read, _, _ = after.partition("[v_")
    assert fence in before_read


def test_branches_and_loops_with_barriers_meet_after_them_in_opencl():
    """PoCL 3.1 makes wrong code of them otherwise."""
    text = maybe_turns.to_opencl(F32, F32, 3)
    _, _, after = text.partition("for (long ")[2].partition("\n  }\n")
    assert after.startswith("  barrier(")


@eas.kernel
def maybe_sums(x, y, n):
    i = mk.arange(0, 33)
    v = mk.load(x, i)
    if n > 0:
        mk.store(y, 0, mk.sum(v))
        mk.store(y, i + 1, v)
    mk.store(y, 40 + i, v)


def test_branches_with_barriers_end_with_one_in_opencl():
    """PoCL 3.1 forgets otherwise what threads but the first have in registers."""
    text = maybe_sums.to_opencl(F32, F32, 3)
    body, _, after = text.partition("  if (s_0) {")[2].partition("\n  }\n")
    assert body.splitlines()[-1].strip().startswith("barrier(")
    assert after.lstrip().startswith("barrier(")


def test_tiles_in_registers_start_as_zero_in_opencl():
    """PoCL and Intel's driver lose what only some threads wrote before a barrier."""
    assert "float v_1 = 0;" in maybe_sums.to_opencl(F32, F32, 3)
    assert "float v_1;" in maybe_sums.to_msl(F32, F32, 3)


def test_constants_of_16_bits_are_their_numbers():
    assert "0.099975586f" in halved.to_opencl(eas.float16)
    assert "0.100097656f" in halved.to_opencl(eas.bfloat16)
    assert "(half)0.099975586f" in halved.to_msl(eas.float16)


@pytest.mark.parametrize("language", ["msl", "opencl"])
def test_a_text_has_the_lines_it_was_made_of_and_is_always_the_same(language):
    make = getattr(scale, f"to_{language}")
    text = make(F32, F32, 10, 2.0, BLOCK=512)
    assert "// mk.store(out, i, mk.load(x, i, inside) * factor, inside)" in text
    assert "inside_" in text  # the user's name
    assert text == make(F32, F32, 10, 2.0, BLOCK=512)
    assert text == make(np.zeros(10, np.float32), np.zeros(10, np.float32), 11, 3.0, BLOCK=512)


def test_simdgroups_add_up_in_metal_and_groups_in_opencl():
    assert "simd_shuffle_down(" in rows.to_msl(F32, F32, BLOCK=256)
    text = rows.to_opencl(F32, F32, BLOCK=256)
    assert "barrier(CLK_LOCAL_MEM_FENCE)" in text
    # A simdgroup is as many threads as a program may be: then nothing is shared but the sum.
    assert text.count("\n    barrier") == 0  # none inside a branch or a loop


def test_products_are_simdgroup_matrices_that_stay_for_the_loop():
    text = product.to_msl(F32, F32, F32, BLOCK=32)
    before, _, loop = text.partition("for (long ")
    assert "simdgroup_float8x8 sum_" in before
    inside, _, after = loop.partition("\n  }\n")
    assert "simdgroup_multiply_accumulate(" in inside
    assert "simdgroup_store(" not in inside
    assert "simdgroup_store(" in after
    assert "simdgroup" not in product.to_opencl(F32, F32, F32, BLOCK=32)


def test_a_simdgroup_loads_what_a_rectangle_of_products_shares():
    text = product.to_msl(F32, F32, F32, BLOCK=32)  # 16 blocks for 4 simdgroups: 2 x 2
    assert text.startswith("// 128 threads a group")
    assert "x[2], y[2];" in text
    assert "x[c / 2], y[c % 2]" in text


def test_a_sum_in_matrices_that_is_stored_has_no_memory():
    text = product.to_msl(F32, F32, F32, BLOCK=32)
    # a and b, both twice: a turn fills one pair while the other is multiplied.
    assert "// 128 threads a group, 16384 bytes of threadgroup memory" in text
    assert "(pool + 0 + turn_" in text
    assert "simdgroup_store(sum_0[c], c_2_data + " in text


@eas.kernel
def turned(x, out, SIDE: eas.constexpr):
    at = mk.arange(0, SIDE)[:, None] * SIDE + mk.arange(0, SIDE)[None, :]
    mk.store(out, at, mk.trans(mk.load(x, at)))


@pytest.mark.parametrize("language", ["msl", "opencl"])
def test_what_a_transpose_reads_has_a_gap_after_each_row(language):
    text = getattr(turned, f"to_{language}")(F32, F32, SIDE=32)
    assert f"{32 * 33 * 4} bytes of threadgroup memory" in text
    assert "e + (e) / 32]" in text  # written
    assert ") * 33 + " in text  # read


@eas.kernel
def walking(x, out, turns, N: eas.constexpr):
    at = mk.arange(0, N)
    total = mk.zeros((N,), mk.float32)
    for _ in mk.range(turns):
        total += mk.load(x, at)
        at += 16
    mk.store(out, mk.arange(0, N), total)


@pytest.mark.parametrize("language", ["msl", "opencl"])
def test_a_loop_carries_the_number_its_offsets_move_on_by(language):
    text = getattr(walking, f"to_{language}")(F32, F32, 3, N=512)
    assert "_data[at_" in text  # an expression of the turn
    assert "long x_1[" not in text
    assert "float next_" not in text  # nothing that is given reads what is written


def test_the_head_says_what_a_turn_of_a_loop_costs():
    head = product.to_msl(F32, F32, F32, BLOCK=32).partition("#include")[0]
    assert "// 1 barrier a turn of a loop, 16 simdgroup-matrix products a turn" in head
    assert "// 16 matrices loaded a turn of a loop, 0 bytes" in head
    assert "move at most 4096 bytes and 8192 a turn of a loop." in head


def test_thread_level_kernels_are_as_written():
    text = shared.to_msl(F32, F32, SIZE=64)
    # One after the memory is zeroed, one where the user has it.
    assert text.count("threadgroup_barrier(") == 2


def test_numbers_that_are_float64_are_computed_on_the_host_for_metal():
    text = scale.to_msl(F32, F32, 10, 2.0, BLOCK=64)
    assert "args.host_0" in text
    assert "double" not in text
    assert "double" in scale.to_opencl(F32, F32, 10, 2.0, BLOCK=64)


def refusal(call):
    with pytest.raises(eas.CompileError) as error:
        call()
    assert error.value.line  # of the user's source
    return str(error.value).splitlines()[0]


def test_what_metal_has_not_is_refused_with_the_line():
    message = "[kernel] argument 'x' cannot be used on Metal, got float64, expected float32"
    assert message in refusal(lambda: rows.to_msl(eas.float64, F32, BLOCK=64))
    message = "[atomic_add] Metal has no atomics of 64 bits, got int64, expected a dtype of at most"
    assert message in refusal(lambda: count.to_msl(eas.int64, 1))
    assert "atom_add(" in count.to_opencl(eas.int64, 1)


def test_limits_are_checked_with_their_numbers():
    message = (
        "[alloc_tg] too much threadgroup memory, got 40000 bytes, expected at most 32768; "
        "allocate less or use a smaller dtype"
    )
    assert message in refusal(lambda: shared.to_msl(F32, F32, SIZE=10000))


def test_tiles_too_large_for_threadgroup_memory_lie_in_device_memory():
    text = product.to_opencl(F32, F32, F32, BLOCK=128)
    assert "areas + (program - args.first_program)" in text
