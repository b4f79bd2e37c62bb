// The whole pipeline: the kernel everyone writes first, determinism, and time on unrolled kernels.
#include <array>
#include <ctime>
#include <functional>

#include "passes/analysis/access.hpp"
#include "passes/analysis/affine.hpp"
#include "passes/infer_grid.hpp"
#include "passes_text.hpp"

namespace eas::passes {
namespace {

using ir::Op;
using ir::Type;
using ir::Value;

std::string optimised(const std::string& lines) {
  const auto function = kernel(lines);
  optimise(*function);
  ir::verify(*function);
  return ir::to_text(*function);
}

TEST(Optimise, AnElementwiseKernel) {
  // As a tracer writes it: every use of N and 0 is a node of its own.
  EXPECT_EQ(
      optimised(
          "%9 = program_id axis=0 : i64\n%10 = constant 64 : i64\n%11 = mul %9, %10 : i64\n"
          "%12 = arange start=0 size=64 : i64[64]\n%13 = broadcast %11 : i64[64]\n%14 = add %13, "
          "%12 : i64[64]\n"
          "%15 = broadcast %2 : i64[64]\n%16 = gt %15, %14 : b1[64]\n%17 = constant 0.0 : f32\n%18 "
          "= broadcast %17 : f32[64]\n"
          "%19 = load %0, %14, %16, %18 : f32[64]\n%20 = broadcast %2 : i64[64]\n%21 = lt %14, %20 "
          ": b1[64]\n"
          "%22 = constant 1.0 : f32\n%23 = broadcast %22 : f32[64]\n%24 = mul %19, %23 : f32[64]\n"
          "store %8, %14, %24, %21"),
      ir::to_text(
          *kernel("%9 = program_id axis=0 : i64\n%10 = constant 64 : i64\n%11 = mul %9, %10 : i64\n"
                  "%12 = arange start=0 size=64 : i64[64]\n%13 = broadcast %11 : i64[64]\n%14 = "
                  "add %13, %12 : i64[64]\n"
                  "%15 = broadcast %2 : i64[64]\n%16 = lt %14, %15 : b1[64]\n%17 = constant 0.0 : "
                  "f32\n%18 = broadcast %17 : f32[64]\n"
                  "%19 = load %0, %14, %16, %18 : f32[64]\nstore %8, %14, %19, %16")));
}

TEST(Optimise, AStoreStaysBetweenItsLoads) {
  const std::string lines =
      "%9 = load %0, %2 : f32\nstore %0, %2, %4\n%10 = load %0, %2 : f32\n%11 = add %9, %10 : "
      "f32\nstore %8, %2, %11";
  EXPECT_EQ(optimised(lines), ir::to_text(*kernel(lines)));
}

TEST(Optimise, AnEmptyKernelStaysEmpty) { EXPECT_EQ(optimised(""), ir::to_text(*kernel(""))); }

// As many nodes as an unrolled kernel may have: an add and a load of a tile a step, and every
// `stores`-th step a store.
std::unique_ptr<ir::Function> unrolled(int steps, int stores) {
  auto function = std::make_unique<ir::Function>();
  function->mode = ir::Mode::Spmd;
  ir::Block* body = function->body();
  Value* in = function->add_param(body, Type::buffer(DType::float32));
  const auto emit = [&](Op op, std::vector<Value*> operands, const Type& type,
                        std::vector<std::int64_t> attributes = {}) {
    return function
        ->add_node(body, op, std::move(operands), std::span(&type, 1), std::move(attributes))
        ->results[0];
  };
  const Type index = Type::tile(DType::int64, {64}), data = Type::tile(DType::float32, {64});
  const Type one_index = Type::scalar(DType::int64);
  Value* at = emit(Op::arange, {}, index, {0, 64});
  Value* sum =
      emit(Op::broadcast, {emit(Op::constant, {}, Type::scalar(DType::float32), {0})}, data);
  for (int step = 0; step < steps; ++step) {
    Value* shift = emit(Op::broadcast, {emit(Op::constant, {}, one_index, {step % 1000})}, index);
    Value* offset = emit(Op::add, {at, shift}, index);
    at = offset;
    Value* inside =
        emit(Op::lt,
             {offset, emit(Op::broadcast, {emit(Op::constant, {}, one_index, {1 << 20})}, index)},
             Type::tile(DType::bool_, {64}));
    sum = emit(Op::add, {sum, emit(Op::load, {in, offset, inside, sum}, data)}, data);
    if (step % stores == 0) function->add_node(body, Op::store, {in, offset, sum, inside}, {});
  }
  function->add_node(body, Op::store, {in, at, sum}, {});
  return function;
}

// Of this process, so that a busy machine does not count.
double seconds(const std::function<void()>& work) {
  const std::clock_t start = std::clock();
  work();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// The bound is wide, for sanitizers; quadratic time would be minutes.
TEST(Optimise, UnrolledKernelsTakeLinearTime) {
  for (const int stores : {1, 2, 100000}) {
    const auto function = unrolled(11000, stores);  // about 100 000 nodes
    const double optimising = seconds([&] { optimise(*function); });
    const double grid = seconds([&] { infer_grid(*function); });
    RecordProperty("optimise_ms_" + std::to_string(stores), static_cast<int>(optimising * 1000));
    RecordProperty("infer_grid_ms_" + std::to_string(stores), static_cast<int>(grid * 1000));
    EXPECT_LT(optimising, 5);
    EXPECT_LT(grid, 5);
  }
}

TEST(Optimise, ALongChainOfScalarsNeedsNoDeepStack) {
  ir::Function function;
  ir::Block* body = function.body();
  Value* out = function.add_param(body, Type::buffer(DType::int64));
  Value* n = function.add_param(body, Type::scalar(DType::int64));
  const std::array type{Type::scalar(DType::int64)};
  const std::array truth{Type::scalar(DType::bool_)};
  Value* value = n;
  for (int i = 0; i < 100000; ++i) {
    value = function.add_node(body, i % 2 ? Op::mul : Op::sub, {n, value}, type)->results[0];
  }
  Value* pid = function.add_node(body, Op::program_id, {}, type, {0})->results[0];
  Value* mask = function.add_node(body, Op::lt, {pid, value}, truth)->results[0];
  function.add_node(body, Op::store, {out, pid, value, mask}, {});
  optimise(function);
  EXPECT_FALSE(infer_grid(function).axes[0].has_guard);  // longer than a host expression may be
}

TEST(Optimise, GivesTheSameTextEachTime) {
  const auto first = unrolled(500, 3), second = unrolled(500, 3);
  optimise(*first);
  optimise(*second);
  EXPECT_EQ(ir::to_text(*first), ir::to_text(*second));
  optimise(*second);
  EXPECT_EQ(ir::to_text(*first), ir::to_text(*second));  // and changes nothing when run again
}

}  // namespace
}  // namespace eas::passes
