// What a launch does before machine code runs: looks at its arguments and writes them down.
#include "launch/native.hpp"

#include <algorithm>
#include <atomic>

#include "base/config.hpp"
#include "ir/print.hpp"
#include "launch/fresh.hpp"

namespace eas::launch {
namespace {

ByteRange range_of(const NativeArgument& argument, std::int64_t itemsize) {
  std::int64_t low = 0, high = 0;
  for (std::int32_t axis = 0; axis < argument.rank; ++axis) {
    if (argument.shape[axis] == 0) return {0, 0};
    const std::int64_t reach = (argument.shape[axis] - 1) * argument.strides[axis];
    (reach < 0 ? low : high) += reach;
  }
  const auto first = reinterpret_cast<std::uintptr_t>(argument.data);
  return {first + static_cast<std::uintptr_t>(low * itemsize),
          first + static_cast<std::uintptr_t>((high + 1) * itemsize)};
}

bool overlap(const ByteRange& a, const ByteRange& b) { return a.begin < b.end && b.begin < a.end; }

bool is_one(const passes::UnitStride& unit, std::span<const NativeArgument> arguments) {
  const NativeArgument& argument = arguments[unit.param];
  if (unit.axis < 0) return argument.bits == 1;
  return unit.axis < argument.rank && argument.strides[unit.axis] == 1;
}

constexpr std::size_t kInlineBuffers = 16;

// Stores to an output may pass the caches by when the launch moves so much that nobody would find
// the output there afterwards, and keeping it would only drive out what the kernel reads. Of every
// other buffer that it touches it is taken to touch as much as it writes: a small gather from a large
// table does not count the table.
std::uint64_t streaming_mask(std::span<const Native::Buffer> buffers, const ByteRange* ranges,
                             std::uintptr_t cache) {
  std::uint64_t mask = 0;
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    if (!buffers[i].streams || buffers[i].param >= 64) continue;
    const std::uintptr_t written = ranges[i].end - ranges[i].begin;
    std::uintptr_t moved = 0;
    for (std::size_t k = 0; k < buffers.size(); ++k) {
      if (buffers[k].touched) moved += std::min(ranges[k].end - ranges[k].begin, written);
    }
    // A quarter more than the cache: what just fits is left alone.
    if (written > cache || moved > cache + cache / 4) {
      mask |= std::uint64_t{1} << buffers[i].param;
    }
  }
  return mask;
}

// The lowest and the highest offset of an element; the first above the second where there is none.
std::pair<std::int64_t, std::int64_t> offsets_of(const NativeArgument& argument) {
  std::int64_t low = 0, high = 0;
  for (std::int32_t axis = 0; axis < argument.rank; ++axis) {
    if (argument.shape[axis] == 0) return {1, 0};
    const std::int64_t last = (argument.shape[axis] - 1) * argument.strides[axis];
    (last < 0 ? low : high) += last;
  }
  return {low, high};
}

std::uint64_t word_of(const abi::Word& word, const NativeArgument& argument,
                      const interp::Layout* layout) {
  switch (word.kind) {
    case abi::WordKind::Data: return reinterpret_cast<std::uintptr_t>(argument.data);
    case abi::WordKind::Scalar: return static_cast<std::uint64_t>(argument.bits);
    case abi::WordKind::Shape: return static_cast<std::uint64_t>(argument.shape[word.axis]);
    case abi::WordKind::Stride: return static_cast<std::uint64_t>(argument.strides[word.axis]);
    case abi::WordKind::Low: return static_cast<std::uint64_t>(offsets_of(argument).first);
    case abi::WordKind::High: return static_cast<std::uint64_t>(offsets_of(argument).second);
    case abi::WordKind::Layout:
      return layout->has_no_gaps() ? 0 : reinterpret_cast<std::uintptr_t>(layout);
  }
  __builtin_unreachable();
}

}  // namespace

LaunchSettings launch_settings() {
  // Bit 0 says the rest is known; the settings' generation stands above the flags.
  static std::atomic<std::uint64_t> known{0};
  const std::uint64_t generation = config::generation();
  std::uint64_t now = known.load(std::memory_order_relaxed);
  if (!(now & 1) || now >> 8 != generation) {
    now = generation << 8 | 1;
    if (config::checks()) now |= 2;
    if (config::check_races()) now |= 4;
    if (config::deterministic()) now |= 8;
    known.store(now, std::memory_order_relaxed);
  }
  return {now};
}

ByteRange byte_range(const NativeArgument& argument, std::int64_t itemsize) {
  return range_of(argument, itemsize);
}

LaunchFacts launch_facts(const Code& code, std::span<const NativeArgument> arguments,
                         const std::array<std::int64_t, 3>& grid,
                         const std::array<std::int64_t, 3>& group) {
  const Native& native = *code.native;
  LaunchFacts facts;
  facts.key.check = launch_settings().check();
  if (native.thread_level()) facts.key.group = group;
  if (!native.fresh().empty() && !facts.key.check) {
    facts.key.stores = stored_whole(native, arguments, grid);
  }
  const std::span<const passes::UnitStride> units = native.units();
  for (std::size_t i = 0; i < units.size(); ++i) {
    if (is_one(units[i], arguments)) facts.key.ones |= std::uint64_t{1} << i;
  }
  const std::span<const Native::Buffer> buffers = native.buffers();
  ByteRange inline_ranges[kInlineBuffers];
  std::vector<ByteRange> heap;
  ByteRange* ranges = inline_ranges;
  if (buffers.size() > kInlineBuffers) {
    heap.resize(buffers.size());
    ranges = heap.data();
  }
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    // Memory of the launch's own is not there yet, and nobody else's.
    const bool given = buffers[i].param < arguments.size();
    ranges[i] = given ? range_of(arguments[buffers[i].param], buffers[i].itemsize) : ByteRange{};
  }
  facts.key.disjoint = true;
  for (const Native::Pair& pair : native.pairs()) {
    if (overlap(ranges[pair.first], ranges[pair.second])) facts.key.disjoint = false;
  }
  facts.streaming = streaming_mask(buffers, ranges, native.cache_bytes());
  facts.turns = native.turns().factor(arguments);
  return facts;
}

VariantKey key_of(const CompiledKernel& kernel, std::span<const NativeArgument> arguments,
                  std::span<const bool> specs, const Extent& group) {
  std::vector<NativeArgument> column(arguments.begin(), arguments.end());
  std::vector<std::vector<std::int64_t>> dims(column.size());
  for (std::size_t p = 0; p < column.size(); ++p) {
    if (!specs[p]) continue;
    // No elements, so it overlaps nothing; its last axis is the one with stride 1.
    const std::int32_t rank = std::max(column[p].rank, kernel.code->access.min_rank[p]);
    dims[p].assign(static_cast<std::size_t>(rank) * 2, 0);
    if (rank > 0) dims[p].back() = 1;
    column[p] = {nullptr, dims[p].data(), dims[p].data() + rank, rank, 0};
  }
  VariantKey key = launch_facts(*kernel.code, column, {1, 1, 1}, group).key;
  if (!key.check) key.stores = kernel.code->native->stores_at_best();
  return key;
}

std::string source_text(const std::shared_ptr<const CompiledKernel>& kernel,
                        std::string_view language) {
  if (language == "ir") return ir::to_text(kernel->function());
  const char* const what = language == "llvm"  ? "LLVM IR"
                           : language == "asm" ? "assembly"
                           : language == "msl" ? "Metal source"
                                               : "OpenCL source";
  return compile::source_text(kernel, language, what);
}

std::optional<Found> Ready::found() const {
  const std::span<const std::uint64_t> words = words_.get();
  if (words.size() > Words::kInline || variant_.key.check) return std::nullopt;
  Found out{facts_, &variant_, ns_, words.size(), {}};
  std::copy(words.begin(), words.end(), out.words.begin());
  return out;
}

Words::Words(const Variant& variant, std::span<const NativeArgument> arguments)
    : size_(variant.words.size()) {
  if (size_ > kInline) {
    heap_ = std::make_unique<std::uint64_t[]>(size_);
    data_ = heap_.get();
  }
  if (variant.key.check) {
    layouts_.reserve(arguments.size());
    for (const NativeArgument& argument : arguments) {
      const auto rank = static_cast<std::size_t>(argument.rank);
      layouts_.emplace_back(std::span(argument.shape, rank), std::span(argument.strides, rank));
    }
  }
  for (std::size_t i = 0; i < size_; ++i) {
    const abi::Word& word = variant.words[i];
    if (word.param >= arguments.size()) {                  // of the launch's own, when it runs
      data_[i] = word.kind == abi::WordKind::Low ? 1 : 0;  // it has no offsets yet
      continue;
    }
    data_[i] =
        word_of(word, arguments[word.param], layouts_.empty() ? nullptr : &layouts_[word.param]);
  }
}

}  // namespace eas::launch
