"""Emitted Metal moves no more memory than an expert's, with no more barriers."""

import expert_costs
import pytest


@pytest.mark.parametrize("name", expert_costs.ROWS)
def test_emitted_text_costs_no_more(name):
    got, expert = expert_costs.emitted(name), expert_costs.ROWS[name][2]
    assert all(x <= y for x, y in zip(got, expert, strict=True)), f"{got} over {expert}"


def test_emitted_text_moves_four_elements_at_once():
    """What is contiguous: in add all three arrays, whole blocks without asking each element."""
    kernel, arguments, _ = expert_costs.ROWS["add"]
    metal, opencl = kernel.to_msl(*arguments), kernel.to_opencl(*arguments)
    assert metal.count("= *(device const packed_float4*)(") == 2
    assert metal.count("*(device packed_float4*)(out") == 1
    assert opencl.count("vload4(0, x_0_data") + opencl.count("vload4(0, y_1_data") == 2
    kernel, arguments, _ = expert_costs.ROWS["matmul"]
    assert kernel.to_msl(*arguments).count("*(threadgroup packed_float4*)(") == 2


def test_products_in_opencl_have_tiles_of_registers():
    """Four columns of a row: of each k four elements of b, and one of a for every row."""
    kernel, arguments, _ = expert_costs.ROWS["matmul"]
    turn = kernel.to_opencl(*arguments).partition("const uint column_")[2]
    assert turn.partition("for (uint r = 0; r < 16; r += 4) {")[0].count("const float y_") == 4
    assert turn.count(" = fma(x_") == 4
