// Footprints beside all elements written down: what is said to stay apart does, for many arguments.
#include "passes/analysis/footprint.hpp"

#include <functional>
#include <map>
#include <set>

#include "passes_text.hpp"

namespace eas::passes {
namespace {

using Extent = std::array<std::int64_t, 3>;
using Touch = std::function<void(std::int64_t)>;
// All elements program (p, q) touches, of arguments %2 and %3.
using Elements = std::function<void(std::int64_t p, std::int64_t q, std::int64_t a, std::int64_t b,
                                    const Touch& touch)>;

std::vector<Footprint> footprints(const ir::Function& function) {
  std::vector<Footprint> out;
  ir::walk(*function.body(), [&](const ir::Node* node) {
    if (node->op != ir::Op::load) return;
    const auto found = footprint(*node);
    if (found) out.push_back(*found);
  });
  return out;
}

std::array<bool, 3> said(const std::vector<Footprint>& all, std::int64_t a, std::int64_t b,
                         const Extent& grid) {
  const std::array<std::int64_t, 9> scalars{0, 0, a, b};
  const std::array<const std::int64_t*, 9> none{};
  return axes_apart(all, {scalars, none, none}, grid);
}

// Whether no element is touched by two programs that differ along the axis.
bool do_stay_apart(const Elements& elements, std::int64_t a, std::int64_t b, const Extent& grid,
                   std::size_t axis) {
  std::map<std::int64_t, std::set<std::int64_t>> ids;
  for (std::int64_t q = 0; q < grid[1]; ++q) {
    for (std::int64_t p = 0; p < grid[0]; ++p) {
      const std::int64_t id = axis == 0 ? p : axis == 1 ? q : 0;
      elements(p, q, a, b, [&](std::int64_t at) { ids[at].insert(id); });
    }
  }
  return std::all_of(ids.begin(), ids.end(),
                     [](const auto& each) { return each.second.size() == 1; });
}

// How many launches are said to have programs that all stay apart, and how many along each axis of more
// than one program; none may be that does not.
struct Said {
  int all = 0;
  std::array<int, 3> axes{};
};

Said all_said(const std::string& lines, const Elements& elements) {
  const auto function = kernel(lines);
  ir::verify(*function);
  const auto all = footprints(*function);
  Said out;
  for (std::int64_t a = -3; a < 12; ++a) {
    for (std::int64_t b = -3; b < 12; ++b) {
      for (const Extent& grid : {Extent{1, 1, 1}, Extent{3, 1, 1}, Extent{2, 3, 1}}) {
        const auto apart = said(all, a, b, grid);
        out.all += apart[0] && apart[1] && apart[2];
        for (std::size_t axis = 0; axis < 3; ++axis) {
          if (!apart[axis]) continue;
          out.axes[axis] += grid[axis] > 1;
          EXPECT_TRUE(do_stay_apart(elements, a, b, grid, axis))
              << a << " " << b << " grid " << grid[0] << " " << grid[1] << " axis " << axis;
        }
      }
    }
  }
  return out;
}

int told(const std::string& lines, const Elements& elements) {
  return all_said(lines, elements).all;
}

const std::string kRow =
    "%10 = program_id axis=0 : i64\n%11 = mul %10, %2 : i64\n%12 = broadcast %11 : i64[8]\n"
    "%13 = arange start=0 size=8 : i64[8]\n%14 = add %12, %13 : i64[8]\n"
    "%15 = broadcast %3 : i64[8]\n%16 = lt %13, %15 : b1[8]\n%17 = constant 0.0 : f32\n"
    "%18 = broadcast %17 : f32[8]\n";

TEST(Footprint, OfRowsByTheirMask) {
  const int rows = told(kRow + "%19 = load %0, %14, %16, %18 : f32[8]\n",
                        [](auto p, auto, auto a, auto b, const Touch& touch) {
                          for (std::int64_t c = 0; c < 8 && c < b; ++c) touch(p * a + c);
                        });
  EXPECT_GT(rows, 225 + 60);  // those of one program, and rows longer than they are filled
  const int unmasked = told(kRow + "%19 = load %0, %14 : f32[8]\n",
                            [](auto p, auto, auto a, auto, const Touch& touch) {
                              for (std::int64_t c = 0; c < 8; ++c) touch(p * a + c);
                            });
  EXPECT_GT(unmasked, 225);
  EXPECT_LT(unmasked, rows);
}

TEST(Footprint, OfNeighboursTogether) {
  const std::string both = kRow +
                           "%19 = constant 1 : i64\n%20 = broadcast %19 : i64[8]\n"
                           "%21 = add %14, %20 : i64[8]\n%22 = load %0, %14 : f32[8]\n"
                           "%23 = load %0, %21 : f32[8]\n";
  EXPECT_GT(told(both,
                 [](auto p, auto, auto a, auto, const Touch& touch) {
                   for (std::int64_t c = 0; c < 9; ++c) touch(p * a + c);
                 }),
            225);
}

// x[t * N + i], where programs own columns and a loop the rows.
TEST(Footprint, OfColumnsOfALoop) {
  const std::string lines =
      "%10 = program_id axis=0 : i64\n%11 = constant 4 : i64\n%12 = mul %10, %11 : i64\n"
      "%13 = broadcast %12 : i64[4]\n%14 = arange start=0 size=4 : i64[4]\n"
      "%15 = add %13, %14 : i64[4]\n%16 = broadcast %2 : i64[4]\n%17 = lt %15, %16 : b1[4]\n"
      "%18 = constant 0.0 : f32\n%19 = broadcast %18 : f32[4]\n%20 = constant 0 : i64\n"
      "%21 = constant 1 : i64\n"
      "for %20, %3, %21 (%22: i64) {\n%23 = mul %22, %2 : i64\n%24 = broadcast %23 : i64[4]\n"
      "%25 = add %24, %15 : i64[4]\n%26 = load %0, %25, %17, %19 : f32[4]\nyield\n}\n";
  const int columns = told(lines, [](auto p, auto, auto a, auto b, const Touch& touch) {
    for (std::int64_t t = 0; t < b; ++t) {
      for (std::int64_t c = 4 * p; c < 4 * p + 4 && c < a; ++c) touch(t * a + c);
    }
  });
  EXPECT_GT(columns, 225 + 100);
}

TEST(Footprint, OfTwoAxesOfPrograms) {
  const std::string lines =
      "%10 = program_id axis=0 : i64\n%11 = program_id axis=1 : i64\n%12 = mul %10, %2 : i64\n"
      "%13 = mul %11, %3 : i64\n%14 = add %12, %13 : i64\n%15 = broadcast %14 : i64[2]\n"
      "%16 = arange start=0 size=2 : i64[2]\n%17 = add %15, %16 : i64[2]\n"
      "%18 = load %0, %17 : f32[2]\n";
  EXPECT_GT(told(lines,
                 [](auto p, auto q, auto a, auto b, const Touch& touch) {
                   touch(p * a + q * b);
                   touch(p * a + q * b + 1);
                 }),
            225 + 60);
}

// Keys of attention: all programs of a head, along axis 0, touch them; heads lie apart.
TEST(Footprint, OfProgramsThatMeetAlongOneAxis) {
  const std::string lines =
      "%10 = program_id axis=1 : i64\n%11 = mul %10, %2 : i64\n%12 = broadcast %11 : i64[8]\n"
      "%13 = arange start=0 size=8 : i64[8]\n%14 = add %12, %13 : i64[8]\n"
      "%15 = broadcast %2 : i64[8]\n%16 = lt %13, %15 : b1[8]\n%17 = constant 0.0 : f32\n"
      "%18 = broadcast %17 : f32[8]\n%19 = load %0, %14, %16, %18 : f32[8]\n";
  const Said found = all_said(lines, [](auto, auto q, auto a, auto, const Touch& touch) {
    for (std::int64_t c = 0; c < 8 && c < a; ++c) touch(q * a + c);
  });
  EXPECT_EQ(found.all, 225);  // those of one program
  EXPECT_EQ(found.axes[0], 0);
  EXPECT_GE(found.axes[1], 165);
}

// a p + b q + i: an axis may lie apart though the other does not, whichever of the two is the wider.
TEST(Footprint, OfEachAxisByItself) {
  const std::string lines =
      "%10 = program_id axis=0 : i64\n%11 = program_id axis=1 : i64\n%12 = mul %10, %2 : i64\n"
      "%13 = mul %11, %3 : i64\n%14 = add %12, %13 : i64\n%15 = broadcast %14 : i64[2]\n"
      "%16 = arange start=0 size=2 : i64[2]\n%17 = add %15, %16 : i64[2]\n"
      "%18 = load %0, %17 : f32[2]\n";
  const Said found = all_said(lines, [](auto p, auto q, auto a, auto b, const Touch& touch) {
    touch(p * a + q * b);
    touch(p * a + q * b + 1);
  });
  EXPECT_GT(found.axes[0], found.all - 225);
  EXPECT_GT(found.axes[1], 0);
}

// --- stores that never meet, whatever the arguments are ---

bool meet(const std::string& first, const std::string& second) {
  const auto function = kernel(
      "%10 = program_id axis=0 : i64\n%11 = mul %10, %2 : i64\n%12 = constant 8 : i64\n"
      "%13 = mul %11, %12 : i64\n%14 = broadcast %13 : i64[4]\n"
      "%15 = arange start=0 size=4 : i64[4]\n%16 = constant 2 : i64\n"
      "%17 = broadcast %16 : i64[4]\n%18 = mul %15, %17 : i64[4]\n%19 = constant 4 : i64\n"
      "%20 = broadcast %19 : i64[4]\n%21 = constant 1 : i64\n%22 = broadcast %21 : i64[4]\n"
      "%23 = add %14, %15 : i64[4]\n%24 = add %23, %20 : i64[4]\n%25 = add %14, %18 : i64[4]\n"
      "%26 = add %25, %22 : i64[4]\n%27 = add %23, %22 : i64[4]\n%28 = load %0, " +
      first + " : f32[4]\n%29 = load %0, " + second + " : f32[4]\n");
  ir::verify(*function);
  const auto all = footprints(*function);
  EXPECT_EQ(all.size(), 2u);
  return !never_meet(all[0], all[1]);
}

TEST(Footprint, HalvesAndPairsNeverMeet) {
  EXPECT_FALSE(meet("%23", "%24"));  // 8 k + i and 8 k + i + 4, i below 4
  EXPECT_FALSE(meet("%24", "%23"));
  EXPECT_FALSE(meet("%25", "%26"));  // 2 i and 2 i + 1
  EXPECT_TRUE(meet("%23", "%27"));   // i and i + 1
  EXPECT_TRUE(meet("%23", "%25"));
  EXPECT_TRUE(meet("%23", "%23"));
}

}  // namespace
}  // namespace eas::passes
