// Terms: an einsum as it was written, in text or in integers, before shapes give labels a size.
#pragma once

#include "einsum/expression.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eas::contraction {

struct Terms {
  // A label is a code point or the user's integer; kEllipsis stands for any number of axes.
  std::vector<std::vector<std::int64_t>> inputs;
  std::optional<std::vector<std::int64_t>> output;
  bool from_text = true;

  std::string name(std::int64_t label) const;  // "i", "#17", "..."
  // As the user may read it in a message: "'ij,jk->ik'", shortened when long.
  std::string quoted() const;
  std::string quoted(std::span<const std::int64_t> labels) const;
};

Terms terms_of(std::string_view equation);
Terms terms_of(std::span<const std::vector<std::int64_t>> labels,
               const std::optional<std::vector<std::int64_t>>& output);

}  // namespace eas::contraction
