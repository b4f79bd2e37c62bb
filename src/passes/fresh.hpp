// Sums in buffers that hold nothing when a launch begins: its memory is set to zeros first, which the
// function then adds to; or, where it adds once to each element, it stores what it would add.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ir/ir.hpp"
#include "passes/analysis/coverage.hpp"

namespace eas::passes {

// Where the function adds to a buffer, if it does so once to each element; the launch knows whether
// these are all of them. What is added late (Function::late) does not count.
std::optional<std::vector<Coverage>> sums_made_once(const ir::Function& function,
                                                    std::uint32_t param);

// A copy that stores the sums of these buffers, each made once, without a look at what was there.
std::unique_ptr<ir::Function> store_sums(const ir::Function& function,
                                         std::span<const std::uint32_t> params);

}  // namespace eas::passes
