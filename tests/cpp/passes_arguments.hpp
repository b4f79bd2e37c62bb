// What random kernels are launched with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

#include "interp/interp.hpp"
#include "ir/ir.hpp"

namespace eas::passes {

// Arguments of a launch, filled the same way for the same seed: buffers of `elements`, contiguous.
struct RandomArguments {
  RandomArguments(const ir::Function& function, std::size_t elements, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    const auto any = [&](DType dtype) {
      const auto number = static_cast<std::int64_t>(random() % 41) - 20;
      return is_float(dtype) ? ir::constant_bits(dtype, static_cast<double>(number) / 4)
                             : ir::constant_bits(dtype, number);
    };
    for (const ir::Value* param : function.body()->params) {
      const DType dtype = param->type.dtype;
      if (!param->type.is_memory()) {
        values.emplace_back(any(dtype));
        continue;
      }
      const std::size_t size = itemsize(dtype);
      auto& bytes = memory.emplace_back(size * elements);
      for (std::size_t i = 0; i < elements; ++i) {
        const std::int64_t bits = any(dtype);
        std::memcpy(bytes.data() + i * size, &bits, size);
      }
      dtypes.push_back(dtype);
      values.emplace_back(interp::BufferArgument{
          bytes.data(), dtype, {static_cast<std::int64_t>(elements)}, {1}, false});
    }
  }

  std::vector<std::vector<std::byte>> memory;
  std::vector<DType> dtypes;
  std::vector<interp::Argument> values;
};

}  // namespace eas::passes
