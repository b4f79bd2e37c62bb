// Typing of the language: weak scalars, promotion, broadcasting, what loops carry, and the messages
// when it goes wrong.
#include <eas/error.hpp>

#include <gtest/gtest.h>

#include "ir/print.hpp"
#include "ir/verify.hpp"
#include "trace/language.hpp"

namespace eas::trace {
namespace {

using ir::Op;

class Trace : public ::testing::Test {
 protected:
  Tracer tracer{"k", [] { return SourceLocation{"k.py", "k", 7, 0, 0, ""}; }};
  Tracer::Scope scope{tracer};

  Value tile(DType dtype, Sizes shape = {4}) {
    const Buffer buffer = tracer.add_buffer("x", dtype, 1);
    return broadcast_to(load(advance(buffer, Number::of(std::int64_t{0})), {}, {}), shape);
  }
  Value scalar(DType dtype) { return tracer.add_scalar("n", dtype); }
  static Number number(std::int64_t i) { return Number::of(i); }
  static Number number(double d) { return Number::of(d); }
  std::string type(const Value& v) { return to_string(v.ir->type) + (v.weak ? " weak" : ""); }

  template <class Fn>
  std::string message(Fn&& fn) {
    try {
      fn();
    } catch (const Error& error) {
      return error.message();
    }
    return "no error";
  }
  void TearDown() override {
    if (!HasFailure()) ir::verify(tracer.function());
  }
};

TEST_F(Trace, StrongDtypesPromoteAsPyTorch) {
  const auto meet = [&](DType a, DType b) {
    return type(elementwise(Op::add, {tile(a), tile(b)}));
  };
  EXPECT_EQ(meet(DType::float32, DType::float64), "f64[4]");
  EXPECT_EQ(meet(DType::float16, DType::bfloat16), "f32[4]");
  EXPECT_EQ(meet(DType::int64, DType::float16), "f16[4]");
  EXPECT_EQ(meet(DType::int8, DType::uint8), "i16[4]");
  EXPECT_EQ(meet(DType::bool_, DType::int8), "i8[4]");
  EXPECT_EQ(meet(DType::bool_, DType::bool_), "b1[4]");
}

TEST_F(Trace, WeakScalarsGiveWay) {
  EXPECT_EQ(type(elementwise(Op::mul, {tile(DType::float16), number(2.5)})), "f16[4]");
  EXPECT_EQ(type(elementwise(Op::mul, {tile(DType::float64), number(2.5)})), "f64[4]");
  EXPECT_EQ(type(elementwise(Op::add, {tile(DType::int8), number(std::int64_t{3})})), "i8[4]");
  EXPECT_EQ(type(elementwise(Op::add, {tile(DType::int32), number(0.5)})), "f32[4]");
  EXPECT_EQ(type(elementwise(Op::add, {tile(DType::bool_), number(std::int64_t{3})})), "i64[4]");
  EXPECT_EQ(type(elementwise(Op::add, {tile(DType::int32), scalar(DType::int64)})), "i32[4]");
  EXPECT_EQ(type(elementwise(Op::add, {scalar(DType::int64), number(std::int64_t{1})})),
            "i64 weak");
  EXPECT_EQ(type(elementwise(Op::div, {scalar(DType::int64), number(std::int64_t{2})})),
            "f64 weak");
  EXPECT_EQ(type(elementwise(Op::div, {tile(DType::int64), tile(DType::int32)})), "f32[4]");
  EXPECT_EQ(type(elementwise(Op::exp, {tile(DType::int32)})), "f32[4]");
}

TEST_F(Trace, ComparisonsWithWeakIntegersAreExact) {
  // 2^40 does not fit int32, so both sides are compared in int64.
  const Value v = elementwise(Op::lt, {tile(DType::int32), number(std::int64_t{1} << 40)});
  EXPECT_EQ(type(v), "b1[4]");
  EXPECT_EQ(v.ir->node->operands[0]->type.dtype, DType::int64);
  const Value n = elementwise(Op::lt, {tile(DType::int32), scalar(DType::int64)});
  EXPECT_EQ(n.ir->node->operands[0]->type.dtype, DType::int64);
  const Value small = elementwise(Op::lt, {tile(DType::int32), number(std::int64_t{7})});
  EXPECT_EQ(small.ir->node->operands[0]->type.dtype, DType::int32);
}

TEST_F(Trace, LiteralsAreFoldedAndStayKnown) {
  const Value v = elementwise(Op::mul, {number(std::int64_t{6}), number(std::int64_t{7})});
  EXPECT_EQ(constant_int(v, "arange", "the size"), 42);
  EXPECT_EQ(type(v), "i64 weak");
}

TEST_F(Trace, IndicesAreStrongInt64) {
  EXPECT_EQ(type(program_id(0)), "i64");
  EXPECT_EQ(type(arange(0, 8)), "i64[8]");
  EXPECT_EQ(type(elementwise(Op::add, {tile(DType::int32, {8}), arange(0, 8)})), "i64[8]");
}

TEST_F(Trace, ShapesBroadcastAsNumPy) {
  const Value v = elementwise(Op::add, {tile(DType::float32, {3, 1}), tile(DType::float32, {4})});
  EXPECT_EQ(type(v), "f32[3x4]");
  EXPECT_EQ(
      message(
          [&] { elementwise(Op::add, {tile(DType::float32, {3}), tile(DType::float32, {4})}); }),
      "[add] shapes do not broadcast, got [3] and [4], expected equal sizes or 1 on every axis");
}

TEST_F(Trace, ReductionsGiveTorchsDtypes) {
  EXPECT_EQ(type(reduce(Op::sum, tile(DType::int8, {2, 3}), 1, false)), "i64[2]");
  EXPECT_EQ(type(reduce(Op::sum, tile(DType::float16, {2, 3}), -1, true)), "f16[2x1]");
  EXPECT_EQ(type(reduce(Op::max, tile(DType::int8, {2, 3}), std::nullopt, false)), "i8");
  EXPECT_EQ(type(reduce(Op::max, tile(DType::int8, {2, 3}), std::nullopt, true)), "i8[1x1]");
  EXPECT_EQ(type(reduce(Op::argmax, tile(DType::float32, {2, 3}), 0, false)), "i64[3]");
  EXPECT_EQ(type(reduce(Op::any, tile(DType::float32), 0, false)), "b1");
  EXPECT_EQ(type(scan(Op::cumsum, tile(DType::bool_), 0)), "i64[4]");
  EXPECT_EQ(message([&] { reduce(Op::sum, tile(DType::float32), 2, false); }),
            "[sum] no such axis, got axis 2 of a tile with 1 axis, expected -1 to 0");
}

TEST_F(Trace, LoopVariablesTakeTheTypeTheLoopGives) {
  const Value x = tile(DType::float32);
  const Items out =
      for_loop(number(std::int64_t{0}), number(std::int64_t{8}), number(std::int64_t{1}),
               {number(0.0), number(std::int64_t{0})}, {"acc", "count"},
               [&](Value, const Items& s) -> Items {
                 return {elementwise(Op::add, {std::get<Value>(s[0]), x}),
                         elementwise(Op::add, {std::get<Value>(s[1]), number(std::int64_t{1})})};
               });
  EXPECT_EQ(type(std::get<Value>(out[0])), "f32[4]");
  EXPECT_EQ(type(std::get<Value>(out[1])), "i64 weak");
}

TEST_F(Trace, ALoopVariableKeepsItsType) {
  const Value x = tile(DType::float32);
  EXPECT_EQ(
      message([&] {
        while_loop(
            {x}, {"x"}, [&](const Items&) -> Operand { return Number::boolean(true); },
            [&](const Items& s) -> Items { return {cast(std::get<Value>(s[0]), DType::float64)}; });
      }),
      "[while] 'x' changes its type in the loop, got float32[4] at the start and float64[4] after "
      "the body, expected the same dtype and shape, as .to(mk.float32) gives");
}

TEST_F(Trace, PointersAreCarriedByTheirOffset) {
  const Buffer a = tracer.add_buffer("a", DType::float32, 2);
  const Items out =
      for_loop(number(std::int64_t{0}), scalar(DType::int64), number(std::int64_t{1}),
               {advance(a, arange(0, 4))}, {"p"}, [&](Value, const Items& s) -> Items {
                 return {advance(std::get<Pointer>(s[0]), number(std::int64_t{16}))};
               });
  EXPECT_EQ(type(std::get<Pointer>(out[0]).offset), "i64[4]");
  const Buffer b = tracer.add_buffer("b", DType::float32, 2);
  EXPECT_EQ(message([&] {
              for_loop(number(std::int64_t{0}), number(std::int64_t{2}), number(std::int64_t{1}),
                       {advance(a, arange(0, 4))}, {"p"},
                       [&](Value, const Items&) -> Items { return {advance(b, arange(0, 4))}; });
            }),
            "[for] 'p' is in 'a' before the loop and in 'b' after its body, expected a pointer to "
            "stay in one buffer");
}

TEST_F(Trace, BranchesMeet) {
  const Value c = elementwise(Op::lt, {scalar(DType::int64), number(std::int64_t{3})});
  const Value x = tile(DType::float32);
  const Items out =
      if_else(c, {"y"}, [&]() -> Items { return {x}; }, [&]() -> Items { return {number(1.0)}; });
  EXPECT_EQ(type(std::get<Value>(out[0])), "f32[4]");
  EXPECT_EQ(message([&] {
              if_else(
                  c, {"y"}, [&]() -> Items { return {x}; },
                  [&]() -> Items { return {cast(x, DType::int32)}; });
            }),
            "[if] 'y' has another type in each branch, got float32[4] and int32[4], expected the "
            "same dtype and shape");
  EXPECT_EQ(message([&] { if_else(x, {}, [] { return Items(); }, [] { return Items(); }); }),
            "[if] a tile is no condition, got float32[4], expected a scalar: mk.any(x) or "
            "mk.all(x), or mk.where to choose by element");
}

TEST_F(Trace, ModesDoNotMix) {
  arange(0, 8);
  EXPECT_EQ(message([&] { tid(0, 8); }),
            "[tid] a kernel is SPMD (mk.arange) or thread-level (mk.tid, barriers, threadgroup "
            "memory), got mk.tid here and mk.arange "
            "at k.py:7, expected one of them");
}

TEST_F(Trace, Refusals) {
  const Buffer a = tracer.add_buffer("a", DType::uint8, 1);
  const Value f = tile(DType::float32), b = tile(DType::bool_);
  const auto zero = number(std::int64_t{0});
  const std::vector<std::pair<std::function<void()>, std::string>> cases = {
      {[&] { elementwise(Op::sub, {b, b}); },
       "[sub] not defined for this dtype, got bool[4] and bool[4], expected a number"},
      {[&] { elementwise(Op::and_, {f, f}); },
       "[and] not defined for this dtype, got float32[4] and float32[4], expected an integer or "
       "bool"},
      {[&] { elementwise(Op::add, {tile(DType::int8), number(std::int64_t{300})}); },
       "[add] the number does not fit, got 300 for int8, expected a cast of the other side, as "
       "x.to(mk.int64)"},
      {[&] { store(advance(a, zero), number(std::int64_t{-1}), {}); },
       "[store] the number does not fit, got -1 for uint8, expected a cast of the other side, as "
       "x.to(mk.int64)"},
      {[&] { advance(a, f); },
       "[offset] an offset must be an integer, got float32[4], expected as x.to(mk.int64)"},
      {[&] { load(advance(a, zero), number(std::int64_t{1}), {}); },
       "[load] the mask must be bool, got int64, expected a comparison, as x != 0"},
      {[&] { arange(0, 0); },
       "[arange] tile sizes are positive, got (0), expected sizes of 1 or more"},
      {[&] { full(std::vector<std::int64_t>(21, 1), zero, DType::float32); },
       "[full] a tile has at most 20 axes, got shape (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, "
       "1, 1, 1, 1, 1, 1), expected fewer"},
      {[&] { full({1 << 20, 1 << 20}, zero, DType::float32); },
       "[full] the tile is too large, got shape (1048576, 1048576), expected at most 268435456 "
       "elements"},
      {[&] { program_id(3); }, "[program_id] no such axis, got 3, expected 0, 1 or 2"},
      {[&] { reshape(f, {3}); },
       "[reshape] the number of elements changes, got float32[4] to (3), expected a shape of 4 "
       "elements"},
      {[&] { bitcast(f, DType::int64); },
       "[bitcast] the widths differ, got float32 as int64, expected a dtype of 32 bits"},
      {[&] { constant_int(scalar(DType::int64), "arange", "the size"); },
       "[arange] the size must be known while compiling, got a value of the running kernel, "
       "expected an int, as an eas.constexpr argument or "
       "a literal"},
      {[&] { elementwise(Op::add, {tile(DType::uint64), tile(DType::int64)}); },
       "[add] no common integer dtype, got uint64 and int64, expected a cast of one of them, as "
       "x.to(mk.int64)"},
  };
  for (const auto& [act, expected] : cases) EXPECT_EQ(message(act), expected);
}

TEST(TraceAlone, SaysThatItNeedsAKernel) {
  try {
    program_id(0);
    FAIL();
  } catch (const CompileError& error) {
    EXPECT_STREQ(error.what(),
                 "[program_id] works only inside a kernel, got a call outside of one, expected a "
                 "function with @eas.kernel");
  }
}

}  // namespace
}  // namespace eas::trace
