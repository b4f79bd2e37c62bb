// Which elements of a buffer the programs of a launch touch, as sums that only a launch can work out:
// `program_id(0) * stride + column` stays in a row of its own where `stride` is longer than columns
// reach, and that the arguments say.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/host_expression.hpp"

namespace eas::passes {

// What a HostExpression is evaluated with.
struct HostArguments {
  std::span<const std::int64_t> scalars;
  std::span<const std::int64_t* const> shapes, strides;
};

// The offsets of one access: a sum of terms.
struct Footprint {
  // A limit the access sets itself, by its mask or the branches it lies in: no lower, or no higher,
  // than bound + adjust.
  struct Limit {
    HostExpression bound;
    std::int64_t adjust;
    bool upper;
  };
  struct Term {
    std::int64_t factor = 1;
    std::vector<HostExpression> factors = {};
    int program_axis = -1;  // times the program's id along it; or else times a number in a range:
    HostExpression low = {}, high = {};
    std::vector<Term> sum = {};  // in place of low and high
    bool bounded = true;         // else only the limits are known
    std::vector<Limit> limits = {};
  };
  std::vector<Term> terms;
};

// Nothing where an offset is no such sum.
std::optional<Footprint> footprint(const ir::Node& access);

// Whether two accesses have no element in common, in whichever programs and turns they are done: they
// lie apart in steps that everything else is a multiple of.
bool never_meet(const Footprint& a, const Footprint& b);

// The axes of this grid along which programs stay apart: two that differ along one never touch the same
// element, by any of the accesses.
std::array<bool, 3> axes_apart(std::span<const Footprint> accesses, const HostArguments& arguments,
                               const std::array<std::int64_t, 3>& grid);

// What a derived kernel asks of its launches. Where it is `ordered` its programs may do something to the
// same elements: they run one after another unless it is known to be harmless.
struct Sharing {
  struct Buffer {
    std::uint32_t param;
    std::vector<Footprint> accesses;  // none: they do meet, or nothing is known
    bool is_sum;                      // programs add to it, and nobody looks before all have
  };
  std::vector<Buffer> buffers;
  bool known = false;  // this is all they share
  // Parameters it writes to for its own use: the launch passes copies.
  std::vector<std::uint32_t> scratch;
  // Sums it holds in a wider dtype than the user's array, which has this one.
  struct Wide {
    std::uint32_t param;
    DType dtype;
  };
  std::vector<Wide> wide;
  // Of what these held when it began nothing counts: the launch begins them with zeros, or knows that
  // it need not (fresh.hpp).
  std::vector<std::uint32_t> fresh;
  // Parameters after the user's: memory of the launch's own, with the layout of a user's array. It
  // begins with zeros or the content of an array, and may be added to one in the end.
  struct Hidden {
    std::uint32_t param, like;
    std::optional<std::uint32_t> from, added_to;
  };
  std::vector<Hidden> hidden;
};

}  // namespace eas::passes
