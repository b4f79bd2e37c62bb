// Groups of programs: each program once, those of a group in their order.
#include "runtime/cpu/groups.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace eas::runtime::cpu {
namespace {

using Extent = std::array<std::int64_t, 3>;

Extent ids_of(std::int64_t program, const Extent& grid) {
  return {program % grid[0], program / grid[0] % grid[1], program / (grid[0] * grid[1])};
}

TEST(Groups, HaveEachProgramOnce) {
  for (const Extent& grid : {Extent{3, 4, 5}, Extent{1, 4, 5}, Extent{3, 1, 5}, Extent{3, 4, 1},
                             Extent{1, 1, 5}, Extent{7, 1, 1}, Extent{1, 1, 1}}) {
    for (unsigned bits = 0; bits < 8; ++bits) {
      Launch launch;
      launch.grid = grid;
      launch.apart = {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
      const Groups groups(launch);
      std::map<Extent, std::int64_t> group_of;  // by the ids along axes that are apart
      std::vector<bool> seen(static_cast<std::size_t>(grid[0] * grid[1] * grid[2]));
      for (std::int64_t group = 0; group < groups.count(); ++group) {
        std::int64_t last = -1;
        groups.each_range(group, [&](std::int64_t begin, std::int64_t end) {
          for (std::int64_t program = begin; program < end; ++program) {
            EXPECT_GT(program, last);
            last = program;
            EXPECT_FALSE(seen.at(static_cast<std::size_t>(program)));
            seen[static_cast<std::size_t>(program)] = true;
            Extent ids = ids_of(program, grid);
            for (std::size_t axis = 0; axis < 3; ++axis) {
              if (!launch.apart[axis]) ids[axis] = 0;
            }
            EXPECT_EQ(group_of.try_emplace(ids, group).first->second, group);
          }
        });
      }
      for (const bool each : seen) EXPECT_TRUE(each);
    }
  }
}

TEST(Groups, PayByTheWorkAlone) {
  Launch launch;
  launch.grid = {16, 8, 1};
  EXPECT_FALSE(Groups(launch).pay(1, 1e6));
  launch.apart = {false, true, true};
  EXPECT_TRUE(Groups(launch).pay(32, 1e6));
  EXPECT_TRUE(Groups(launch).pay(32, 100));  // 16 programs at a time
  EXPECT_FALSE(Groups(launch).pay(32, 10));
  launch.grid = {16, 4, 1};
  EXPECT_FALSE(Groups(launch).pay(32, 1e6));  // more parts than groups
  EXPECT_TRUE(Groups(launch).pay(4, 1e6));
}

}  // namespace
}  // namespace eas::runtime::cpu
