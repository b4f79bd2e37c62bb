// How many elements an access touches in a launch, where every lane of every turn of every program has
// one of its own: exactly, unlike a footprint, which may say too much. As many as a buffer has are all
// of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/footprint.hpp"

namespace eas::passes {

struct Coverage {
  // An integer that takes values, times what the launch knows.
  struct Index {
    enum class Kind : std::uint8_t {
      Number,   // `low`
      Program,  // the id along `axis`
      Lanes,    // `start`, … in steps of 1, `size` of them
      Counter,  // from `low` to before `high` in steps of `step`
      Sum,      // of `parts`, of which `limits` leave some
    } kind;
    std::int64_t factor = 1;
    std::vector<HostExpression> factors = {};
    int axis = 0;
    std::int64_t start = 0, size = 0, step = 1;
    HostExpression low = {}, high = {};
    std::vector<Index> parts = {};
    std::vector<Footprint::Limit> limits = {};
  };
  std::vector<Index> offset;       // the sum of these
  std::array<bool, 3> tells = {};  // the program's id along which axes
};

// Nothing where more or less than such a sum decides which elements are touched.
std::optional<Coverage> coverage(const ir::Node& access);

// Nothing where two lanes, turns or programs may meet, or a number does not fit.
std::optional<std::int64_t> elements_touched(const Coverage& coverage,
                                             const HostArguments& arguments,
                                             const std::array<std::int64_t, 3>& grid);

}  // namespace eas::passes
