#include "runtime/cpu/sums.hpp"

#include <eas/dtype.hpp>
#include <eas/error.hpp>

#include <algorithm>
#include <cstring>
#include <new>
#include <type_traits>

#include "base/convert.hpp"
#include "runtime/cpu/pool.hpp"

namespace eas::runtime::cpu {
namespace {

constexpr std::align_val_t kAlign{64};
constexpr std::int64_t kMostParts = 32;
// A copy costs this much a byte, to fill and to add up, and all of them no more than a share of the
// work. How long loops take is a guess that may be far too high: so copies are few, too, unless small.
constexpr double kNsPerByte = 0.4;
constexpr double kShare = 0.125;
constexpr double kFewParts = 4, kSmallBytes = 8 << 20;
constexpr double kLeastNs = 30'000;    // below, a second thread gains nothing
constexpr std::int64_t kPiece = 4096;  // elements that are added up at a time

// to[i] += from[0][i] + from[1][i] + …, in this order, rounded to T at the end.
template <class T>
void add_pieces(std::byte* to, std::span<const std::byte* const> from, std::int64_t count) {
  using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;
  constexpr std::int64_t kLanes = 256;
  T elements[kLanes];
  Wide sums[kLanes];
  for (std::int64_t at = 0; at < count; at += kLanes) {
    const std::int64_t lanes = std::min(kLanes, count - at);
    const std::size_t bytes = static_cast<std::size_t>(lanes) * sizeof(T);
    const std::int64_t begin = at * static_cast<std::int64_t>(sizeof(T));
    std::memcpy(elements, to + begin, bytes);
    for (std::int64_t i = 0; i < lanes; ++i) sums[i] = convert<Wide>(elements[i]);
    for (const std::byte* each : from) {
      std::memcpy(elements, each + begin, bytes);
      for (std::int64_t i = 0; i < lanes; ++i) sums[i] += convert<Wide>(elements[i]);
    }
    for (std::int64_t i = 0; i < lanes; ++i) elements[i] = convert<T>(sums[i]);
    std::memcpy(to + begin, elements, bytes);
  }
}

void add_pieces(DType dtype, std::byte* to, std::span<const std::byte* const> from,
                std::int64_t count) {
  switch (dtype) {
    case DType::float16: return add_pieces<Storage<DType::float16>>(to, from, count);
    case DType::bfloat16: return add_pieces<Storage<DType::bfloat16>>(to, from, count);
    case DType::float32: return add_pieces<float>(to, from, count);
    case DType::float64: return add_pieces<double>(to, from, count);
    default: throw InternalError("sums of programs are floats");
  }
}

}  // namespace

std::int64_t parts_of(const Launch& launch, std::int64_t programs, double ns) {
  if (launch.sums.empty() || ns < kLeastNs) return 1;
  double bytes = 0;
  for (const Sum& sum : launch.sums) bytes += static_cast<double>(sum.bytes);
  bytes = std::max(bytes, 1.0);
  const double most =
      std::min(kShare * ns / (kNsPerByte * bytes), std::max(kFewParts, kSmallBytes / bytes));
  const double parts =
      std::min({most, static_cast<double>(kMostParts), static_cast<double>(programs)});
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(parts));
}

Sums::Sums(const Launch& launch, std::int64_t parts)
    : words_(launch.words, launch.word_count), sums_(launch.sums), parts_(parts) {
  std::size_t size = 0;
  for (const Sum& sum : sums_) {
    begins_.push_back(size);
    size += (sum.bytes + 63) / 64 * 64;
  }
  begins_.push_back(size);
  const std::size_t all = size * static_cast<std::size_t>(parts - 1);
  memory_.reset(static_cast<std::byte*>(::operator new(all, kAlign)));
}

void Sums::Free::operator()(std::byte* data) const noexcept { ::operator delete(data, kAlign); }

std::byte* Sums::copy(std::int64_t part, std::size_t sum) const {
  return memory_.get() + static_cast<std::size_t>(part - 1) * begins_.back() + begins_[sum];
}

std::vector<std::uint64_t> Sums::words_of(std::int64_t part) const {
  std::vector<std::uint64_t> words(words_.begin(), words_.end());
  if (part == 0) return words;
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    std::byte* mine = copy(part, i);
    std::memset(mine, 0, sums_[i].bytes);
    const std::uint64_t first = words[sums_[i].word];
    const std::uint64_t skipped = first - reinterpret_cast<std::uintptr_t>(sums_[i].begin);
    words[sums_[i].word] = reinterpret_cast<std::uintptr_t>(mine) + skipped;
  }
  return words;
}

void Sums::add_up() const {
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    const Sum& sum = sums_[i];
    const auto size = static_cast<std::int64_t>(itemsize(sum.dtype));
    const std::int64_t count = static_cast<std::int64_t>(sum.bytes) / size;
    const auto add = [&](std::int64_t begin, std::int64_t end) {
      for (std::int64_t piece = begin; piece < end; ++piece) {
        const std::int64_t at = piece * kPiece;
        std::vector<const std::byte*> from;
        for (std::int64_t part = 1; part < parts_; ++part)
          from.push_back(copy(part, i) + at * size);
        add_pieces(sum.dtype, sum.begin + at * size, from, std::min(kPiece, count - at));
      }
    };
    const Task task{[](void* context, std::int64_t begin, std::int64_t end) {
                      (*static_cast<decltype(&add)>(context))(begin, end);
                    },
                    const_cast<void*>(static_cast<const void*>(&add))};
    const double cost = kNsPerByte * static_cast<double>(kPiece * size * parts_);
    run({.count = (count + kPiece - 1) / kPiece, .cost = cost}, task);
  }
}

}  // namespace eas::runtime::cpu
