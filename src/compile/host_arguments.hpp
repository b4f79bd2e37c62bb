// The arguments of a launch as expressions of them are evaluated with. On the stack for most kernels.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "compile/native.hpp"
#include "passes/analysis/footprint.hpp"

namespace eas::compile {

class HostColumns {
 public:
  explicit HostColumns(std::span<const NativeArgument> arguments) : count_(arguments.size()) {
    if (count_ > kInline) {
      many_scalars_.resize(count_);
      many_dims_.resize(2 * count_);
      scalars_ = many_scalars_.data();
      shapes_ = many_dims_.data();
      strides_ = shapes_ + count_;
    }
    for (std::size_t p = 0; p < count_; ++p) {
      scalars_[p] = arguments[p].bits;
      shapes_[p] = arguments[p].shape;
      strides_[p] = arguments[p].strides;
    }
  }
  HostColumns(const HostColumns&) = delete;
  HostColumns& operator=(const HostColumns&) = delete;

  passes::HostArguments get() const {
    return {{scalars_, count_}, {shapes_, count_}, {strides_, count_}};
  }
  std::int64_t value(const passes::HostExpression& expression) const {
    return passes::evaluate(expression, {scalars_, count_}, {shapes_, count_}, {strides_, count_});
  }

 private:
  static constexpr std::size_t kInline = 16;
  std::size_t count_;
  std::int64_t few_scalars_[kInline];
  const std::int64_t *few_shapes_[kInline], *few_strides_[kInline];
  std::vector<std::int64_t> many_scalars_;
  std::vector<const std::int64_t*> many_dims_;
  std::int64_t* scalars_ = few_scalars_;
  const std::int64_t **shapes_ = few_shapes_, **strides_ = few_strides_;
};

}  // namespace eas::compile
