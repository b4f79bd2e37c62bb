// How many elements an access is said to touch, beside all of them written down, for many arguments.
#include "passes/analysis/coverage.hpp"

#include <functional>
#include <set>

#include "passes_text.hpp"

namespace eas::passes {
namespace {

using Extent = std::array<std::int64_t, 3>;
using Touch = std::function<void(std::int64_t)>;
// All elements program (p, q) touches, of arguments %2 and %3.
using Elements = std::function<void(std::int64_t p, std::int64_t q, std::int64_t a, std::int64_t b,
                                    const Touch& touch)>;

std::optional<Coverage> coverage_of(const ir::Function& function) {
  std::optional<Coverage> out;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    if (node->op == ir::Op::load) out = coverage(*node);
  });
  return out;
}

// Of how many launches the number is said; where it is, it is right and no element is touched twice.
int told(const std::string& lines, const Elements& elements) {
  const auto function = kernel(lines);
  ir::verify(*function);
  const auto found = coverage_of(*function);
  if (!found) return 0;
  int out = 0;
  for (std::int64_t a = -3; a < 12; ++a) {
    for (std::int64_t b = -3; b < 12; ++b) {
      for (const Extent& grid :
           {Extent{0, 1, 1}, Extent{1, 1, 1}, Extent{3, 1, 1}, Extent{2, 3, 1}}) {
        const std::array<std::int64_t, 9> scalars{0, 0, a, b};
        const std::array<const std::int64_t*, 9> none{};
        const auto number = elements_touched(*found, {scalars, none, none}, grid);
        if (!number) continue;
        ++out;
        std::set<std::int64_t> all;
        std::int64_t touches = 0;
        for (std::int64_t q = 0; q < grid[1]; ++q) {
          for (std::int64_t p = 0; p < grid[0]; ++p) {
            elements(p, q, a, b, [&](std::int64_t at) { all.insert(at), ++touches; });
          }
        }
        EXPECT_EQ(*number, touches) << a << " " << b << " grid " << grid[0] << " " << grid[1];
        EXPECT_EQ(*number, static_cast<std::int64_t>(all.size())) << a << " " << b;
      }
    }
  }
  return out;
}

const std::string kTile =
    "%10 = program_id axis=0 : i64\n%11 = constant 4 : i64\n%12 = mul %10, %11 : i64\n"
    "%13 = broadcast %12 : i64[4]\n%14 = arange start=0 size=4 : i64[4]\n"
    "%15 = add %13, %14 : i64[4]\n%16 = constant 0.0 : f32\n%17 = broadcast %16 : f32[4]\n"
    "%18 = broadcast %2 : i64[4]\n%19 = broadcast %3 : i64[4]\n";

TEST(Coverage, OfAMaskedTile) {
  const auto elements = [](std::int64_t p, std::int64_t, std::int64_t a, std::int64_t,
                           const Touch& touch) {
    for (std::int64_t i = 4 * p; i < 4 * p + 4; ++i) {
      if (i < a) touch(i);
    }
  };
  const std::string mask = "%20 = lt %15, %18 : b1[4]\n";
  EXPECT_EQ(told(kTile + mask + "%21 = load %0, %15, %20, %17 : f32[4]\n", elements), 15 * 15 * 3);
  // Written the other way round.
  const std::string turned = "%20 = gt %18, %15 : b1[4]\n";
  EXPECT_EQ(told(kTile + turned + "%21 = load %0, %15, %20, %17 : f32[4]\n", elements),
            15 * 15 * 3);
}

TEST(Coverage, OfTwoLimits) {
  const std::string mask =
      "%20 = lt %15, %18 : b1[4]\n%21 = lt %15, %19 : b1[4]\n%22 = not %21 : b1[4]\n"
      "%23 = and %20, %22 : b1[4]\n";
  EXPECT_EQ(
      told(kTile + mask + "%24 = load %0, %15, %23, %17 : f32[4]\n",
           [](std::int64_t p, std::int64_t, std::int64_t a, std::int64_t b, const Touch& touch) {
             for (std::int64_t i = 4 * p; i < 4 * p + 4; ++i) {
               if (i < a && i >= b) touch(i);
             }
           }),
      15 * 15 * 3);
}

TEST(Coverage, IsNotSaidOfMoreThanLimits) {
  const auto never = [](std::int64_t, std::int64_t, std::int64_t, std::int64_t, const Touch&) {
    FAIL() << "nothing is said";
  };
  // A disjunction; a limit of what is not in the offset; lanes that share an element; a loaded mask.
  EXPECT_EQ(told(kTile + "%20 = lt %15, %18 : b1[4]\n%21 = lt %15, %19 : b1[4]\n"
                         "%22 = or %20, %21 : b1[4]\n%23 = load %0, %15, %22, %17 : f32[4]\n",
                 never),
            0);
  EXPECT_EQ(told(kTile + "%20 = lt %14, %18 : b1[4]\n%21 = mul %15, %15 : i64[4]\n"
                         "%22 = load %0, %21, %20, %17 : f32[4]\n",
                 never),
            0);
  EXPECT_EQ(told(kTile + "%20 = load %0, %13 : f32[4]\n", never), 0);
  EXPECT_EQ(told(kTile + "%20 = load %8, %15 : f32[4]\n%21 = lt %20, %17 : b1[4]\n"
                         "%22 = load %0, %15, %21, %17 : f32[4]\n",
                 never),
            0);
  // The same lane twice; a loop that does it again.
  EXPECT_EQ(told(kTile + "%20 = add %15, %14 : i64[4]\n%21 = load %0, %20 : f32[4]\n", never), 0);
  EXPECT_EQ(told(kTile + "%20 = constant 0 : i64\n%21 = constant 1 : i64\n"
                         "for %20, %2, %21 (%22: i64) {\n"
                         "  %23 = load %0, %15 : f32[4]\n  yield\n}\n",
                 never),
            0);
}

TEST(Coverage, OfRows) {
  const std::string row =
      "%20 = mul %10, %2 : i64\n%21 = broadcast %20 : i64[4]\n%22 = add %21, %14 : i64[4]\n"
      "%23 = lt %14, %19 : b1[4]\n%24 = load %0, %22, %23, %17 : f32[4]\n";
  const int rows = told(kTile + row, [](std::int64_t p, std::int64_t, std::int64_t a,
                                        std::int64_t b, const Touch& touch) {
    for (std::int64_t i = 0; i < std::min<std::int64_t>(b, 4); ++i) touch(p * a + i);
  });
  EXPECT_GT(rows, 15 * 15);
  EXPECT_LT(rows, 15 * 15 * 3);  // rows that overlap
}

TEST(Coverage, OfTwoAxesWithTheSameLanes) {
  const std::string square =
      "%20 = reshape %14 : i64[4x1]\n%21 = broadcast %2 : i64[4x1]\n%22 = mul %20, %21 : i64[4x1]\n"
      "%23 = broadcast %22 : i64[4x4]\n%24 = broadcast %14 : i64[4x4]\n"
      "%25 = add %23, %24 : i64[4x4]\n";
  const auto program =
      "%30 = mul %10, %3 : i64\n%31 = broadcast %30 : i64[4x4]\n"
      "%32 = add %25, %31 : i64[4x4]\n";
  const int both =
      told(kTile + square + program + "%33 = load %0, %32 : f32[4x4]\n",
           [](std::int64_t p, std::int64_t, std::int64_t a, std::int64_t b, const Touch& touch) {
             for (std::int64_t i = 0; i < 4; ++i) {
               for (std::int64_t j = 0; j < 4; ++j) touch(i * a + j + p * b);
             }
           });
  EXPECT_GT(both, 8 * 15);
  // A mask of the rows is none of the columns.
  const std::string mask =
      "%34 = reshape %18 : i64[4x1]\n%35 = lt %20, %34 : b1[4x1]\n%36 = broadcast %35 : b1[4x4]\n"
      "%37 = broadcast %16 : f32[4x4]\n";
  const int masked =
      told(kTile + square + program + mask + "%38 = load %0, %32, %36, %37 : f32[4x4]\n",
           [](std::int64_t p, std::int64_t, std::int64_t a, std::int64_t b, const Touch& touch) {
             for (std::int64_t i = 0; i < std::min<std::int64_t>(a, 4); ++i) {
               for (std::int64_t j = 0; j < 4; ++j) touch(i * a + j + p * b);
             }
           });
  EXPECT_GT(masked, 15);
}

TEST(Coverage, OfLoops) {
  const std::string loop =
      "%20 = constant 0 : i64\n%21 = constant 4 : i64\nfor %20, %2, %21 (%22: i64) {\n"
      "  %23 = broadcast %22 : i64[4]\n  %24 = add %23, %14 : i64[4]\n"
      "  %25 = lt %24, %18 : b1[4]\n  %26 = mul %10, %3 : i64\n"
      "  %27 = broadcast %26 : i64[4]\n  %28 = add %27, %24 : i64[4]\n"
      "  %29 = load %0, %28, %25, %17 : f32[4]\n  yield\n}\n";
  const int turns = told(kTile + loop, [](std::int64_t p, std::int64_t, std::int64_t a,
                                          std::int64_t b, const Touch& touch) {
    for (std::int64_t i = 0; i < a; ++i) touch(p * b + i);
  });
  EXPECT_GT(turns, 15 * 15);
}

TEST(Coverage, OfABranch) {
  const std::string branch =
      "%20 = lt %10, %2 : b1\nif %20 {\n  %21 = load %0, %15 : f32[4]\n  yield\n} else {\n"
      "  yield\n}\n";
  EXPECT_EQ(
      told(kTile + branch,
           [](std::int64_t p, std::int64_t, std::int64_t a, std::int64_t, const Touch& touch) {
             for (std::int64_t i = 0; p < a && i < 4; ++i) touch(4 * p + i);
           }),
      15 * 15 * 3);
}

}  // namespace
}  // namespace eas::passes
