// Thread-level kernels as tile kernels: what stays as it was, what becomes a tile, and that barriers,
// divergence, group memory, atomics and fragments mean the same.
#include "passes_threads_test_tools.hpp"

#include "ir/parse.hpp"

namespace eas::passes {
namespace {

using ir::Op;

int count(const ir::Function& function, Op op) {
  int found = 0;
  ir::walk(*function.body(), [&](const ir::Node* node) { found += node->op == op; });
  return found;
}

TEST(ThreadsToTiles, OffsetsStaySumsOfProgramAndThread) {
  const auto function =
      ir::parse(R"(kernel thread group=8 (%0: buffer<f32>, %1: buffer<f32>, %2: i64) {
    %3 = program_id axis=0 : i64
    %4 = constant 8 : i64
    %5 = mul %3, %4 : i64
    %6 = tid start=0 : i64
    %7 = add %5, %6 : i64
    %8 = lt %7, %2 : b1
    if %8 {
      %9 = load %0, %7 : f32
      store %1, %7, %9
      yield
    } else {
      yield
    }
  })");
  const auto tiles = threads_to_tiles(*function, {1, 1, 1});
  optimise(*tiles);
  EXPECT_EQ(ir::to_text(*tiles), ir::to_text(*ir::parse(
                                     R"(kernel spmd (%0: buffer<f32>, %1: buffer<f32>, %2: i64) {
    %3 = program_id axis=0 : i64
    %4 = constant 8 : i64
    %5 = mul %3, %4 : i64
    %6 = arange start=0 size=8 : i64[8]
    %7 = broadcast %5 : i64[8]
    %8 = add %7, %6 : i64[8]
    %9 = broadcast %2 : i64[8]
    %10 = lt %8, %9 : b1[8]
    %11 = constant 0.0 : f32
    %12 = broadcast %11 : f32[8]
    %13 = load %0, %8, %10, %12 : f32[8]
    store %1, %8, %13, %10
  })")));
}

TEST(ThreadsToTiles, KeepsLocations) {
  const auto function = ir::parse(R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = add %1, %1 : i64
    store %0, %1, %2
  })");
  std::uint32_t number = 10;
  for (ir::Node* node : function->body()->nodes) node->location = number++;
  const auto tiles = threads_to_tiles(*function, {1, 1, 1});
  number = 10;
  for (const ir::Node* node : tiles->body()->nodes) EXPECT_EQ(node->location, number++);
}

TEST(ThreadsToTiles, ThreadsKnowWhereTheyAre) {
  const auto function = ir::parse(R"(kernel thread (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = local_id axis=0 : i64
    %3 = local_id axis=1 : i64
    %4 = local_id axis=2 : i64
    %5 = lane_id : i64
    %6 = sg_id : i64
    %7 = constant 10 : i64
    %8 = mul %6, %7 : i64
    %9 = add %8, %5 : i64
    %10 = mul %9, %7 : i64
    %11 = add %10, %4 : i64
    %12 = mul %11, %7 : i64
    %13 = add %12, %3 : i64
    %14 = mul %13, %7 : i64
    %15 = add %14, %2 : i64
    store %0, %1, %15
  })");
  for (const std::array<std::int64_t, 3>& group :
       {std::array<std::int64_t, 3>{4, 6, 3}, {40, 1, 1}, {1, 5, 3}, {16, 1, 4}, {1, 1, 1}}) {
    expect_same_as_tiles(*function, {.group = group, .elements = 80});
  }
}

TEST(ThreadsToTiles, WhatIsOneValueForTheGroupIsComputedOnce) {
  const auto function = ir::parse(R"(kernel thread group=64 (%0: buffer<f32>, %1: buffer<f32>) {
    %2 = constant 0 : i64
    %3 = constant 5 : i64
    %4 = constant 1 : i64
    %5 = constant 0.0 : f32
    %6 = tid start=0 : i64
    %7 = for %2, %3, %4, %5 : f32 (%8: i64, %9: f32) {
      %10 = load %0, %8 : f32
      %11 = add %9, %10 : f32
      yield %11
    }
    store %1, %3, %7
    %12 = eq %6, %2 : b1
    if %12 {
      store %1, %4, %7
      yield
    } else {
      yield
    }
  })");
  const auto tiles = expect_same_as_tiles(*function);
  ir::walk(*tiles->body(), [&](const ir::Node* node) {
    if (node->op != Op::load && node->op != Op::store) return;
    EXPECT_TRUE(node->operands[1]->type.is_scalar()) << ir::to_text(*tiles);
  });
}

// A sum by halves in group memory, and the last barrier's reader.
TEST(ThreadsToTiles, ReduceInGroupMemory) {
  const auto function = ir::parse(R"(kernel thread group=32 (%0: buffer<f32>, %1: buffer<f32>) {
    %2 = alloc_tg size=32 : group<f32>
    %3 = tid start=0 : i64
    %4 = load %0, %3 : f32
    store %2, %3, %4
    barrier
    %5 = constant 16 : i64
    %6 = while %5 : i64 (%7: i64) {
      %8 = constant 0 : i64
      %9 = gt %7, %8 : b1
      yield %9
    } do (%10: i64) {
      %11 = lt %3, %10 : b1
      if %11 {
        %12 = add %3, %10 : i64
        %13 = load %2, %12 : f32
        %14 = load %2, %3 : f32
        %15 = add %13, %14 : f32
        store %2, %3, %15
        yield
      } else {
        yield
      }
      barrier
      %16 = constant 1 : i64
      %17 = shr %10, %16 : i64
      yield %17
    }
    %18 = constant 0 : i64
    %19 = eq %3, %18 : b1
    if %19 {
      %20 = load %2, %18 : f32
      %21 = program_id axis=0 : i64
      store %1, %21, %20
      yield
    } else {
      yield
    }
  })");
  const auto tiles = expect_same_as_tiles(*function);
  EXPECT_EQ(count(*tiles, Op::if_), 0);
  EXPECT_EQ(count(*tiles, Op::barrier), 0);
}

// Each thread from its own start to its own end by its own step, up or down, some not at all.
TEST(ThreadsToTiles, CountEachInItsOwnWay) {
  const auto function = ir::parse(R"(kernel thread group=16 (%0: buffer<i64>, %1: buffer<f32>) {
    %2 = tid start=0 : i64
    %3 = constant 5 : i64
    %4 = constant 3 : i64
    %5 = constant 7 : i64
    %6 = constant 2 : i64
    %7 = mod %2, %3 : i64
    %8 = mul %2, %4 : i64
    %9 = mod %8, %5 : i64
    %10 = mod %2, %6 : i64
    %11 = mul %10, %4 : i64
    %12 = sub %11, %6 : i64
    %13 = constant 0 : i64
    %14, %15 = for %7, %9, %12, %13, %13 : i64, i64 (%16: i64, %17: i64, %18: i64) {
      %19 = mul %17, %3 : i64
      %20 = add %19, %16 : i64
      %21 = constant 1 : i64
      %22 = add %18, %21 : i64
      %23 = load %1, %16 : f32
      %24 = cast %23 : i64
      %25 = add %20, %24 : i64
      yield %25, %22
    }
    %26 = constant 100 : i64
    %27 = mul %15, %26 : i64
    %28 = add %14, %27 : i64
    store %0, %2, %28
  })");
  expect_same_as_tiles(*function);
}

TEST(ThreadsToTiles, CountToTheirOwnEndsByAnArgument) {
  const char* text = R"(kernel thread group=16 (%0: buffer<i64>) {
    %1 = shape_of %0 axis=0 : i64
    %2 = constant 40 : i64
    %3 = sub %1, %2 : i64
    %4 = tid start=0 : i64
    %5 = constant SIGN : i64
    %6 = mul %3, %5 : i64
    %7 = mul %4, %6 : i64
    %8 = constant 0 : i64
    %9 = for %8, %7, %6, %8 : i64 (%10: i64, %11: i64) {
      %12 = add %11, %10 : i64
      %13 = constant 1 : i64
      %14 = add %12, %13 : i64
      yield %14
    }
    store %0, %4, %9
  })";
  for (const std::string sign : {"1", "-1"}) {
    std::string with = text;
    with.replace(with.find("SIGN"), 4, sign);
    const auto tiles = expect_same_as_tiles(*ir::parse(with));
    EXPECT_EQ(count(*tiles, Op::for_), 1);
  }
}

TEST(ThreadsToTiles, AZeroStepIsStillAnError) {
  const auto function = ir::parse(R"(kernel thread group=4 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = constant 4 : i64
    %3 = for %2, %1, %1, %1 : i64 (%4: i64, %5: i64) {
      yield %4
    }
    store %0, %1, %3
  })");
  EXPECT_THROW(run_group(*function, {}), LaunchError);
  EXPECT_THROW(run_group(*threads_to_tiles(*function, {1, 1, 1}), {}), LaunchError);
}

// Escape times: the condition loads, the count is one for those still in the loop, and a loop inside
// a branch inside it parts threads again.
TEST(ThreadsToTiles, LeaveLoopsOneByOne) {
  const auto function = ir::parse(R"(kernel thread group=16 (%0: buffer<i64>, %1: buffer<f32>) {
    %2 = tid start=0 : i64
    %3 = constant 0 : i64
    %4 = constant 1 : i64
    %5 = constant 12 : i64
    %6, %7 = while %3, %3 : i64, i64 (%8: i64, %9: i64) {
      %10 = load %1, %8 : f32
      %11 = cast %10 : i64
      %12 = add %2, %11 : i64
      %13 = sub %5, %8 : i64
      %14 = lt %8, %12 : b1
      %15 = gt %13, %3 : b1
      %16 = and %14, %15 : b1
      yield %16
    } do (%17: i64, %18: i64) {
      %19 = constant 3 : i64
      %20 = mod %2, %19 : i64
      %21 = eq %20, %4 : b1
      %22 = if %21 : i64 {
        %23 = for %3, %2, %4, %18 : i64 (%24: i64, %25: i64) {
          %26 = atomic_add %0, %24, %4 : i64
          %27 = add %25, %24 : i64
          yield %27
        }
        yield %23
      } else {
        %28 = sub %18, %17 : i64
        yield %28
      }
      %29 = add %17, %4 : i64
      yield %29, %22
    }
    %30 = constant 1000 : i64
    %31 = mul %6, %30 : i64
    %32 = add %31, %7 : i64
    %33 = constant 20 : i64
    %34 = add %2, %33 : i64
    store %0, %34, %32
  })");
  for (std::uint64_t seed = 0; seed < 8; ++seed) expect_same_as_tiles(*function, {.seed = seed});
}

// Where nobody goes, nothing is touched: the offsets are far outside.
TEST(ThreadsToTiles, InactiveThreadsTouchNothing) {
  const auto function = ir::parse(R"(kernel thread group=8 (%0: buffer<f32>, %1: i64) {
    %2 = tid start=0 : i64
    %3 = constant 1000000000000 : i64
    %4 = mul %2, %3 : i64
    %5 = constant 0 : i64
    %6 = eq %4, %5 : b1
    if %6 {
      %7 = load %0, %4 : f32
      store %0, %4, %7
      %8 = atomic_add %0, %4, %7 : f32
      yield
    } else {
      yield
    }
    %9 = lt %2, %5 : b1
    if %9 {
      %10 = load %0, %3 : f32
      store %0, %3, %10
      device_assert "never", %9
      assume %9
      yield
    } else {
      yield
    }
  })");
  expect_same_as_tiles(*function);
}

// Without a test for somebody to be there, this loop would wait for a value nobody loads.
TEST(ThreadsToTiles, LoopsNobodyEntersEnd) {
  const auto function = ir::parse(R"(kernel thread group=8 (%0: buffer<i64>) {
    %1 = tid start=0 : i64
    %2 = constant 0 : i64
    %3 = lt %1, %2 : b1
    if %3 {
      %4 = while %2 : i64 (%5: i64) {
        %6 = load %0, %2 : i64
        %7 = constant 1000000 : i64
        %8 = lt %6, %7 : b1
        yield %8
      } do (%9: i64) {
        store %0, %2, %9
        yield %9
      }
      store %0, %1, %4
      yield
    } else {
      yield
    }
  })");
  EXPECT_EQ(count(*expect_same_as_tiles(*function), Op::if_), 1);
}

TEST(ThreadsToTiles, PrintLineByThread) {
  const auto function = ir::parse(R"(kernel thread group=6 (%0: buffer<f32>, %1: i64) {
    %2 = tid start=0 : i64
    %3 = constant 2 : i64
    %4 = mod %2, %3 : i64
    %5 = constant 0 : i64
    %6 = eq %4, %5 : b1
    device_print "all", %2, %1
    device_print "one"
    if %6 {
      %7 = broadcast %2 : i64[1x2x1x2]
      device_print "", %7, %1
      yield
    } else {
      device_print "odd"
      yield
    }
  })");
  expect_same_as_tiles(*function);
}

// Two simdgroups multiply blocks of their own, in float16 and float32, one of them twice.
TEST(ThreadsToTiles, MultiplyFragments) {
  const auto function =
      ir::parse(R"(kernel thread group=64 (%0: buffer<f16>, %1: buffer<f32>, %2: buffer<f32>) {
    %3 = sg_id : i64
    %4 = constant 8 : i64
    %5 = constant 16 : i64
    %6 = mul %3, %4 : i64
    %7 = mul %6, %5 : i64
    %8 = mma_zero : fragment<f32>
    %9 = constant 0 : i64
    %10 = constant 1 : i64
    %11 = constant 2 : i64
    %12 = for %9, %11, %10, %8 : fragment<f32> (%13: i64, %14: fragment<f32>) {
      %15 = mul %13, %4 : i64
      %16 = add %7, %15 : i64
      %17 = mul %15, %4 : i64
      %18 = mma %0, %16, %5, %1, %17, %4, %14 : fragment<f32>
      yield %18
    }
    %19 = eq %3, %10 : b1
    %20 = if %19 : fragment<f32> {
      %21 = mma %0, %7, %5, %1, %9, %4, %12 : fragment<f32>
      yield %21
    } else {
      yield %12
    }
    %22 = alloc_tg size=128 : group<f32>
    %23 = mul %6, %4 : i64
    mma_store %22, %23, %4, %20
    barrier
    %24 = tid start=0 : i64
    %25 = load %22, %24 : f32
    store %2, %24, %25
    if %19 {
      mma_store %2, %23, %4, %12
      yield
    } else {
      yield
    }
  })");
  const auto tiles = expect_same_as_tiles(*function, {.elements = 256});
  EXPECT_EQ(count(*tiles, Op::max), 0);  // the blocks' places are known for each simdgroup
}

TEST(ThreadsToTiles, FragmentsNeedWholeSimdgroups) {
  const auto function = ir::parse(
      "kernel thread group=40 (%0: buffer<f32>, %1: i64) {\n%2 = mma_zero : fragment<f32>\n"
      "mma_store %0, %1, %1, %2\n}");
  ir::DebugInfo debug;
  debug.kernel = "k";
  debug.locations = {{}, {"k.py", "k", 7, 0, 0, ""}};
  for (ir::Node* node : function->body()->nodes) node->location = 1;
  try {
    threads_to_tiles(*function, {1, 1, 1}, &debug);
    FAIL();
  } catch (const LaunchError& error) {
    EXPECT_EQ(
        error.message(),
        "[mma_zero] wrong size of the thread group, got 40 threads, expected a multiple of 32");
    EXPECT_EQ(error.where().line, 7);
  }
}

TEST(ThreadsToTiles, GroupsMustFit) {
  const auto function = ir::parse("kernel thread group=4 () {\n barrier\n}");
  EXPECT_THROW(threads_to_tiles(*function, {8, 1, 1}), LaunchError);
  EXPECT_EQ(count(*threads_to_tiles(*function, {2, 2, 1}), Op::barrier), 0);
}

// The function of a reduction may use what differs by thread, ids included.
TEST(ThreadsToTiles, CombineWithValuesOfTheThread) {
  const auto function = ir::parse(R"(kernel thread group=5 (%0: buffer<i64>, %1: buffer<i64>) {
    %2 = tid start=1 : i64
    %3 = constant 7 : i64
    %4 = broadcast %3 : i64[2x1x3x2]
    %5 = broadcast %2 : i64[2x1x3x2]
    %6 = add %4, %5 : i64[2x1x3x2]
    %7 = reduce %6 axis=2 : i64[2x1x2] (%8: i64, %9: i64) {
      %10 = mul %9, %2 : i64
      %11 = lane_id : i64
      %12 = add %10, %11 : i64
      %13 = add %8, %12 : i64
      yield %13
    }
    %14 = sum %7 axis=0 : i64[1x2]
    %15 = sum %14 axis=0 : i64[2]
    %16 = sum %15 axis=0 : i64
    store %0, %2, %16
    %17 = permute %6 axes=[3, 1, 0, 2] : i64[2x1x2x3]
    %18 = scan %17 axis=0 : i64[2x1x2x3] (%19: i64, %20: i64) {
      %21 = add %19, %20 : i64
      yield %21
    }
    %22 = max %18 axis=3 : i64[2x1x2]
    %23 = max %22 axis=2 : i64[2x1]
    %24 = max %23 axis=1 : i64[2]
    %25 = max %24 axis=0 : i64
    store %1, %2, %25
  })");
  expect_same_as_tiles(*function);
}

}  // namespace
}  // namespace eas::passes
