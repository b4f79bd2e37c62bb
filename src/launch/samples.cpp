// See samples.hpp.
#include "launch/samples.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <utility>
#include <vector>

#include "launch/copies.hpp"

namespace eas::launch {
namespace {

// A sample that takes longer and has as many programs is shared by all threads, as a launch is.
constexpr double kLongNs = 150'000;
constexpr std::int64_t kManyPrograms = 16;

// Whether no two samples meet in what takes up `bytes` of each.
bool apart(const Samples& samples, std::size_t argument, std::int64_t itemsize,
           std::uintptr_t bytes) {
  std::vector<std::pair<std::uintptr_t, std::int64_t>> axes;  // step, size
  for (std::size_t axis = 0; axis < samples.sizes.size(); ++axis) {
    const std::int64_t step = std::abs(samples.stride(argument, axis)) * itemsize;
    if (samples.sizes[axis] > 1) axes.emplace_back(step, samples.sizes[axis]);
  }
  std::sort(axes.begin(), axes.end());
  for (const auto& [step, size] : axes) {
    if (step < bytes) return false;
    bytes += step * static_cast<std::uintptr_t>(size - 1);
  }
  return true;
}

ByteRange of_all(const Samples& samples, std::size_t argument, std::int64_t itemsize,
                 ByteRange range) {
  if (range.begin == range.end) return range;
  for (std::size_t axis = 0; axis < samples.sizes.size(); ++axis) {
    const std::int64_t reach =
        (samples.sizes[axis] - 1) * samples.stride(argument, axis) * itemsize;
    (reach < 0 ? range.begin : range.end) += static_cast<std::uintptr_t>(reach);
  }
  return range;
}

// Whether samples may run in any order, and what is known of the arguments of one is true of all.
bool independent(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                 const Samples& samples) {
  if (Copies(kernel).are_needed()) return false;
  const Native& native = *kernel.code->native;
  const std::span<const Native::Buffer> buffers = native.buffers();
  std::vector<ByteRange> ranges;
  for (const Native::Buffer& buffer : buffers) {
    ranges.push_back(byte_range(arguments[buffer.param], buffer.itemsize));
    const ByteRange range = ranges.back();
    if (kernel.code->access.writes[buffer.param] &&
        !apart(samples, buffer.param, buffer.itemsize, range.end - range.begin)) {
      return false;
    }
  }
  const auto meets = [](const ByteRange& a, const ByteRange& b) {
    return a.begin < b.end && b.begin < a.end;
  };
  for (const Native::Pair& pair : native.pairs()) {
    const Native::Buffer &a = buffers[pair.first], &b = buffers[pair.second];
    const ByteRange &first = ranges[pair.first], &second = ranges[pair.second];
    if (!meets(of_all(samples, a.param, a.itemsize, first),
               of_all(samples, b.param, b.itemsize, second))) {
      continue;
    }
    // They move on together: each sample has both in memory of its own.
    for (std::size_t axis = 0; axis < samples.sizes.size(); ++axis) {
      const std::int64_t one = samples.stride(a.param, axis) * a.itemsize;
      const std::int64_t other = samples.stride(b.param, axis) * b.itemsize;
      if (one != other && samples.sizes[axis] > 1) return false;
    }
    const std::uintptr_t begin = std::min(first.begin, second.begin);
    const std::uintptr_t end = std::max(first.end, second.end);
    if (!apart(samples, a.param, a.itemsize, end - begin)) return false;
  }
  return true;
}

void run_one_by_one(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                    const Extent& grid, const Extent& group, const Samples& samples,
                    const NativeHooks& hooks) {
  std::vector<NativeArgument> given(arguments.begin(), arguments.end());
  const std::int64_t count = samples.count();
  for (std::int64_t sample = 0; sample < count; ++sample) {
    for (const Native::Buffer& buffer : kernel.code->native->buffers()) {
      if (buffer.param >= given.size()) continue;  // of the launch's own
      given[buffer.param].data = static_cast<std::byte*>(arguments[buffer.param].data) +
                                 samples.offset(buffer.param, sample) * buffer.itemsize;
    }
    Ready(kernel, given, grid, group).run(hooks);
  }
}

}  // namespace

std::int64_t Samples::offset(std::size_t argument, std::int64_t sample) const {
  std::int64_t out = 0;
  for (std::size_t axis = sizes.size(); axis-- > 0;) {
    out += sample % sizes[axis] * stride(argument, axis);
    sample /= sizes[axis];
  }
  return out;
}

void run_samples(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                 const Extent& grid, const Extent& group, const Samples& samples,
                 const NativeHooks& hooks) {
  const std::int64_t count = samples.count();
  if (count <= 1 || !independent(kernel, arguments, samples)) {
    return run_one_by_one(kernel, arguments, grid, group, samples, hooks);
  }
  const LaunchFacts facts = launch_facts(*kernel.code, arguments, grid, group);
  const Variant& variant = variant_for(kernel, facts.key);
  // What the code does not store whole is set to zeros for one sample at a time.
  const auto stored = static_cast<std::size_t>(std::popcount(variant.key.stores));
  if (stored != kernel.code->fresh.size()) {
    return run_one_by_one(kernel, arguments, grid, group, samples, hooks);
  }
  if (grid[0] * grid[1] * grid[2] >= kManyPrograms &&
      estimated_ns(variant, facts, grid) > kLongNs) {
    return run_one_by_one(kernel, arguments, grid, group, samples, hooks);
  }
  const Words words(variant, arguments);
  const std::size_t axes = samples.sizes.size();
  std::vector<std::int64_t> steps(axes * variant.words.size());
  for (std::size_t i = 0; i < variant.words.size(); ++i) {
    const abi::Word& word = variant.words[i];
    if (word.kind != abi::WordKind::Data) continue;
    for (std::size_t axis = 0; axis < axes; ++axis) {
      const auto itemsize = static_cast<std::int64_t>(
          eas::itemsize(kernel.function().body()->params[word.param]->type.dtype));
      steps[axis * variant.words.size() + i] = samples.stride(word.param, axis) * itemsize;
    }
  }
  NativeLaunch launch{grid, facts.streaming, facts.turns, hooks, {count, samples.sizes, steps}};
  run_native(kernel, variant, words, arguments, launch);
}

}  // namespace eas::launch
