// Every structured op as the builder makes it, and operands read back by name.
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <algorithm>

#include "ir/build.hpp"
#include "ir/edit.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"

namespace eas::ir {
namespace {

class IrBuild : public testing::Test {
 protected:
  explicit IrBuild(Mode mode = Mode::Spmd) { function.mode = mode; }

  // What was made verifies, and this is its text between the braces.
  std::string made() {
    verify(function);
    const std::string text = to_text(function);
    const std::size_t begin = text.find("{\n") + 2;
    return text.substr(begin, text.rfind("}\n") - begin);
  }
  Value* floats() { return function.add_param(function.body(), Type::buffer(DType::float32)); }

  Function function;
  BlockBuilder build{function, function.body()};
};

TEST_F(IrBuild, Memory) {
  Value* a = floats();
  Value* at = build.arange(0, 4);
  Value* on = build.elementwise(Op::lt, {at, build.broadcast(build.number(DType::int64, 3), {4})});
  Value* zero = build.broadcast(build.number(DType::float32, 0), {4});
  Value* x = build.load({.buffer = a, .offset = at, .mask = on, .other = zero});
  EXPECT_EQ(x->node->mask(), on);
  EXPECT_EQ(x->node->other(), zero);
  build.store({.buffer = a, .offset = at, .value = x});
  EXPECT_EQ(function.body()->nodes.back()->mask(), nullptr);
  Value* before = build.atomic(Op::atomic_add, {.buffer = a, .offset = at, .value = x, .mask = on});
  build.atomic_cas({.buffer = a, .offset = at, .expected = before, .value = x});
  EXPECT_EQ(made(), R"(  %1 = arange start=0 size=4 : i64[4]
  %2 = constant 3 : i64
  %3 = broadcast %2 : i64[4]
  %4 = lt %1, %3 : b1[4]
  %5 = constant 0.0 : f32
  %6 = broadcast %5 : f32[4]
  %7 = load %0, %1, %4, %6 : f32[4]
  store %0, %1, %7
  %8 = atomic_add %0, %1, %7, %4 : f32[4]
  %9 = atomic_cas %0, %1, %8, %7 : f32[4]
)");
}

TEST_F(IrBuild, AnOperandDoesNotSlipIntoThePlaceOfAnother) {
  Value* a = floats();
  Value* at = build.number(DType::int64, 0);
  Value* zero = build.number(DType::float32, 0);
  try {
    build.load({.buffer = a, .offset = at, .other = zero});
    FAIL() << "other without a mask";
  } catch (const InternalError& error) {
    EXPECT_NE(
        std::string(error.what()).find("load has 'other' without an operand that comes before it"),
        std::string::npos)
        << error.what();
  }
}

TEST_F(IrBuild, Tiles) {
  Value* x = build.reshape(build.arange(0, 8), {2, 4});
  EXPECT_EQ(build.reshape(x, {2, 4}), x);
  Value* y = build.permute(x, {1, 0});
  Value* z = build.where({.condition = build.cast(y, DType::bool_), .x = y, .y = y});
  build.cat_tiles({z, y}, 1);
  build.join({.x = z, .y = y});
  build.sort(z, 0, true);
  build.bitcast(z, DType::float64);
  build.along_axis(Op::argmax, z, 1);
  build.along_axis(Op::cumsum, z, 1);
  build.product({.a = x, .b = y}, DType::int64);
  build.multiple_of(x, 2);
  build.philox({.seed = build.cast(x, DType::uint64), .offset = build.cast(x, DType::uint64)});
  EXPECT_EQ(made(), R"(  %0 = arange start=0 size=8 : i64[8]
  %1 = reshape %0 : i64[2x4]
  %2 = permute %1 axes=[1, 0] : i64[4x2]
  %3 = cast %2 : b1[4x2]
  %4 = where %3, %2, %2 : i64[4x2]
  %5 = cat %4, %2 axis=1 : i64[4x4]
  %6 = join %4, %2 : i64[4x2x2]
  %7 = sort %4 axis=0 descending=1 : i64[4x2]
  %8 = bitcast %4 : f64[4x2]
  %9 = argmax %4 axis=1 : i64[4]
  %10 = cumsum %4 axis=1 : i64[4x2]
  %11 = dot %1, %2 : i64[2x2]
  %12 = multiple_of %1 divisor=2 : i64[2x4]
  %13 = cast %1 : u64[2x4]
  %14 = cast %1 : u64[2x4]
  %15, %16, %17, %18 = philox %13, %14 : u32[2x4], u32[2x4], u32[2x4], u32[2x4]
)");
}

TEST_F(IrBuild, Control) {
  Value* a = floats();
  Value* n = build.extent(Op::shape_of, a, 0);
  Value* one = build.number(DType::int64, 1);
  Node* loop = build.for_loop(
      {.lo = build.index(Op::program_id, {0}), .hi = n, .step = one, .inits = {one}});
  EXPECT_EQ(loop->hi(), n);
  EXPECT_EQ(loop->inits().size(), 1u);
  EXPECT_FALSE(has_constant_bounds(*loop));
  Block* body = function.add_block(loop);
  function.add_param(body, Type::scalar(DType::int64));
  build.set_block(body);
  build.yield({function.add_param(body, Type::scalar(DType::int64))});

  build.set_block(function.body());
  Node* again = build.while_loop({loop->results[0]});
  Block* test = function.add_block(again);
  function.add_param(test, Type::scalar(DType::int64));
  build.set_block(test);
  Value* holds = build.elementwise(Op::lt, {test->params[0], n});
  build.yield({holds});
  EXPECT_EQ(condition_of(*again), holds);
  Block* turn = function.add_block(again);
  build.set_block(turn);
  build.yield({function.add_param(turn, Type::scalar(DType::int64))});

  build.set_block(function.body());
  Value* condition = build.elementwise(Op::eq, {n, one});
  Node* branch = build.branch(condition, std::span(&n->type, 1));
  EXPECT_EQ(branch->condition(), condition);
  for (Value* given : {n, one}) {
    build.set_block(function.add_block(branch));
    build.yield({given});
  }
  build.set_block(function.body());
  Node* sum = build.combine(Op::reduce, {build.arange(0, 4)}, 0);
  Block* combine = function.add_block(sum);
  build.set_block(combine);
  Value* left = function.add_param(combine, Type::scalar(DType::int64));
  build.yield({build.elementwise(Op::add, {left, function.add_param(combine, left->type)})});
  build.set_block(function.body());
  build.assume(condition);
  build.device_assert("one", condition);
  build.device_print("n", {n});
  EXPECT_EQ(made(), R"(  %1 = shape_of %0 axis=0 : i64
  %2 = constant 1 : i64
  %3 = program_id axis=0 : i64
  %4 = for %3, %1, %2, %2 : i64 (%5: i64, %6: i64) {
    yield %6
  }
  %7 = while %4 : i64 (%8: i64) {
    %9 = lt %8, %1 : b1
    yield %9
  } do (%10: i64) {
    yield %10
  }
  %11 = eq %1, %2 : b1
  %12 = if %11 : i64 {
    yield %1
  } else {
    yield %2
  }
  %13 = arange start=0 size=4 : i64[4]
  %14 = reduce %13 axis=0 : i64 (%15: i64, %16: i64) {
    %17 = add %15, %16 : i64
    yield %17
  }
  assume %11
  device_assert "one", %11
  device_print "n", %1
)");
}

TEST_F(IrBuild, WhatIsTakenBackMakesRoomForWhatComesNext) {
  Value* a = floats();
  Value* first = build.number(DType::int64, 1);
  Value* x = build.elementwise(Op::add, {first, build.number(DType::int64, 2)});
  Node* branch = build.branch(build.elementwise(Op::lt, {first, x}), {});
  for (int i = 0; i < 2; ++i) {
    BlockBuilder inside(function, function.add_block(branch));
    inside.store({.buffer = a, .offset = x, .value = inside.number(DType::float32, 1)});
    inside.yield({});
  }
  Value* y = build.elementwise(Op::add, {first, first});
  std::vector<const Value*> gone;
  const auto stays = [&](const Node& node) {
    return node.op == Op::add || &node == branch;  // not their operands
  };
  function.take_back(function.body(), 1, stays, [&](const Value& v) { gone.push_back(&v); });
  EXPECT_EQ(function.body()->nodes, (std::vector{first->node, x->node, branch, y->node}));
  EXPECT_EQ(gone.size(), 4U);              // 2, the condition, and a number in each region
  EXPECT_TRUE(x->node->operands.empty());  // 2 is gone
  EXPECT_TRUE(branch->operands.empty());
  EXPECT_TRUE(branch->regions.empty());
  EXPECT_EQ(y->node->operands, (std::vector{first, first}));
  for (std::size_t i = 0; i < 4; ++i) {
    const Value* next = build.number(DType::int64, 3);
    EXPECT_NE(std::find(gone.begin(), gone.end(), next), gone.end());
    EXPECT_EQ(next->node->parent, function.body());
  }
  const Value* another = build.number(DType::int64, 4);
  EXPECT_EQ(std::find(gone.begin(), gone.end(), another), gone.end());
}

class IrBuildOfThreads : public IrBuild {
 protected:
  IrBuildOfThreads() : IrBuild(Mode::Thread) {}
};

TEST_F(IrBuildOfThreads, Fragments) {
  Value* a = floats();
  Value* group = build.alloc_tg(DType::float16, 64);
  build.barrier();
  Value* lane = build.index(Op::lane_id);
  Value* made_of = build.mma({.a = a,
                              .a_base = lane,
                              .a_stride = lane,
                              .b = group,
                              .b_base = lane,
                              .b_stride = lane,
                              .acc = build.mma_zero()});
  EXPECT_EQ(made_of->node->b(), group);
  build.mma_store({.buffer = a, .base = lane, .stride = lane, .fragment = made_of});
  EXPECT_EQ(made(), R"(  %1 = alloc_tg size=64 : group<f16>
  barrier
  %2 = lane_id : i64
  %3 = mma_zero : fragment<f32>
  %4 = mma %0, %2, %2, %1, %2, %2, %3 : fragment<f32>
  mma_store %0, %2, %2, %4
)");
}

}  // namespace
}  // namespace eas::ir
