// The parts of a launch: numbers and memory read and checked, the compiled kernel of a signature,
// and the grid.
#pragma once

#include <eas/kernel.hpp>

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "compile/compiled_kernel.hpp"
#include "compile/grid.hpp"
#include "interp/interp.hpp"

namespace eas::detail {

// One argument that goes to the IR: memory, or a scalar of `dtype` with its bits.
struct ReadArgument {
  std::size_t index = 0;  // among the kernel's arguments, constants included
  const Tensor* tensor = nullptr;
  DType dtype = DType::float32;
  std::int64_t bits = 0;
};

struct ReadArguments {
  std::vector<ReadArgument> values;
  std::string key;  // dtypes, kinds and constants: what the compiled kernel depends on
  std::string target = "interpreter";  // the backend it is compiled for
};

// Refuses what no kernel can take: a wrong dtype, layout, device or number.
ReadArguments read(const std::string& kernel, std::span<const Param> params,
                   std::span<const Argument> arguments);

// The columns host expressions are evaluated with, one row an IR parameter.
struct LaunchNumbers {
  explicit LaunchNumbers(const ReadArguments& arguments);
  std::vector<std::int64_t> scalars;
  std::vector<const std::int64_t*> shapes, strides;
};

// What one compiled kernel asks of its arguments: writable memory, enough axes, numbers that fit.
void check(const compile::CompiledKernel& compiled, const ReadArguments& arguments);

std::vector<interp::Argument> values_of(const ReadArguments& arguments);

using compile::Extent;
Extent resolve_group(const std::string& kernel, const compile::CompiledKernel& compiled,
                     const LaunchShape& shape);
Extent resolve_grid(const std::string& kernel, const compile::CompiledKernel& compiled,
                    const ReadArguments& arguments, const LaunchShape& shape, const Extent& group);

// The compiled kernels of one kernel object. Safe to use from many threads.
class Specialisations {
 public:
  using Compiled = std::shared_ptr<const compile::CompiledKernel>;

  Compiled find(const ReadArguments& arguments);  // counts as a hit
  // The first of two that were compiled at once is kept, and given to both.
  Compiled insert(const ReadArguments& arguments, Compiled compiled);
  CacheInfo info() const;
  void clear();

 private:
  struct Entry {
    std::vector<int> ranks;  // per IR parameter; -1: any
    Compiled compiled;
  };
  const Entry* lookup(const ReadArguments& arguments) const;

  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::vector<Entry>> entries_;
  CacheInfo info_;
};

}  // namespace eas::detail
