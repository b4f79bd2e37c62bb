// See emitted.hpp.
#include "runtime/emitted.hpp"

#include <eas/error.hpp>

#include <algorithm>
#include <cstdio>
#include <cstring>

#include "base/format.hpp"

namespace eas::runtime {
namespace {

using abi::Faults;
using abi::Slot;

// What the area of a dispatch takes at most where the programs can be split.
constexpr std::int64_t kMostArea = std::int64_t{64} << 20;
constexpr std::int64_t kPrintWords = std::int64_t{1} << 20;
// Programs of one dispatch in one dimension: their numbers in it are 32 bits wide.
constexpr std::int64_t kMostPrograms = std::int64_t{1} << 30;

std::int64_t rounded(std::int64_t bytes) { return (bytes + 63) / 64 * 64; }

std::int64_t pair_at(std::span<const std::uint32_t> words, std::size_t at) {
  return static_cast<std::int64_t>(std::uint64_t{words[at]} | std::uint64_t{words[at + 1]} << 32);
}

std::int64_t bytes_of(const Launch& launch, std::uint32_t location) {
  for (const WorkspaceSize& each : launch.workspaces) {
    if (each.location == location) return each.bytes;
  }
  throw InternalError(cat("the size of the workspace of node ", location, " is not known"));
}

}  // namespace

EmittedLaunch::EmittedLaunch(const abi::Emission& emission, const Launch& launch)
    : emission_(emission), launch_(launch) {
  const auto& grid = launch.grid;
  const std::int64_t programs = grid[0] * grid[1] * grid[2];
  lay_out_area(programs);
  const bool in_order = launch.in_order;  // which knows more than the source
  if (!emission.linear) {
    if (in_order && programs > 1) {
      throw BackendError(launch.name,
                         "programs of this launch must run one after another, which this code was "
                         "not made for, got a grid of several, expected EAS_BACKEND=cpu");
    }
    dispatches_.push_back({0, programs, {grid[0], grid[1], grid[2]}});
    area_bytes_ = static_cast<std::size_t>(area_stride_ * programs);
    return;
  }
  std::int64_t at_a_time = std::min(programs, kMostPrograms);
  if (area_stride_ > 0)
    at_a_time = std::clamp<std::int64_t>(kMostArea / area_stride_, 1, at_a_time);
  if (in_order) at_a_time = 1;
  for (std::int64_t first = 0; first < programs; first += at_a_time) {
    const std::int64_t count = std::min(at_a_time, programs - first),
                       each = emission.programs_per_group;
    dispatches_.push_back({first, count, {(count + each - 1) / each, 1, 1}});
  }
  area_bytes_ = static_cast<std::size_t>(area_stride_ * at_a_time);
}

void EmittedLaunch::lay_out_area(std::int64_t programs) {
  if (!emission_.has_area) return;
  std::int64_t at = rounded(emission_.spill_bytes);
  for (const std::uint32_t location : emission_.workspaces) {
    workspace_at_.push_back(at);
    at += rounded(bytes_of(launch_, location));
  }
  area_stride_ = std::max<std::int64_t>(at, 64);
  std::int64_t all = 0;
  if (!emission_.linear && __builtin_mul_overflow(area_stride_, programs, &all)) {
    throw BackendError(launch_.name, cat("the programs keep more than there is memory, got ",
                                         programs, " programs of ", area_stride_, " bytes"));
  }
}

std::vector<std::byte> EmittedLaunch::arguments(const Dispatch& dispatch,
                                                std::span<const std::size_t> offsets,
                                                std::span<const std::uint64_t> host) const {
  std::vector<std::uint64_t> words(launch_.words, launch_.words + launch_.word_count);
  for (std::size_t i = 0; i < emission_.buffers.size(); ++i) {
    words[static_cast<std::size_t>(emission_.buffers[i].word)] = offsets[i];
  }
  const auto value_of = [&](const Slot& slot) -> std::uint64_t {
    const auto index = static_cast<std::size_t>(slot.index);
    switch (slot.kind) {
      case Slot::WordOf: return words[index];
      case Slot::Grid: return static_cast<std::uint64_t>(launch_.grid[index]);
      case Slot::FirstProgram: return static_cast<std::uint64_t>(dispatch.first);
      case Slot::EndProgram: return static_cast<std::uint64_t>(dispatch.first + dispatch.count);
      case Slot::AreaStride: return static_cast<std::uint64_t>(area_stride_);
      case Slot::WorkspaceAt: return static_cast<std::uint64_t>(workspace_at_[index]);
      case Slot::Host: return host[index];
    }
    __builtin_unreachable();
  };
  std::vector<std::byte> out(static_cast<std::size_t>(emission_.argument_bytes));
  for (const Slot& slot : emission_.slots) {
    const std::uint64_t value = value_of(slot);
    std::memcpy(out.data() + slot.offset, &value, static_cast<std::size_t>(slot.bytes));
  }
  return out;
}

std::vector<std::uint32_t> EmittedLaunch::faults() const {
  if (!emission_.has_faults) return {};
  const std::int64_t room = emission_.has_prints ? kPrintWords : 0;
  std::vector<std::uint32_t> out(static_cast<std::size_t>(Faults::kPrints + room));
  out[Faults::kLowest] = ~std::uint32_t{0};
  out[Faults::kPrintCapacity] = static_cast<std::uint32_t>(room);
  return out;
}

abi::Report EmittedLaunch::outcome(std::span<const std::uint32_t> faults) const {
  abi::Report out;
  if (faults.empty()) return out;
  if (emission_.has_prints && !show_prints(faults)) {
    out.stop = abi::Stop::Thrown;
    return out;
  }
  const std::size_t count = std::min<std::size_t>(faults[Faults::kRecords], Faults::kMostRecords);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = Faults::kHeader + i * Faults::kRecord;
    const auto stop = static_cast<abi::Stop>(faults[at]);
    const std::int64_t program = pair_at(faults, at + 2);
    if (stop == abi::Stop::None || (out.stop != abi::Stop::None && program >= out.program))
      continue;
    out = {stop, faults[at + 1], program, pair_at(faults, at + 4), pair_at(faults, at + 6)};
  }
  return out;
}

// False when whoever prints failed.
bool EmittedLaunch::show_prints(std::span<const std::uint32_t> faults) const {
  struct Line {
    std::int64_t program;
    std::size_t at;
  };
  const std::size_t wanted = faults[Faults::kPrintWords],
                    end = Faults::kPrints +
                          std::min<std::size_t>(wanted, faults[Faults::kPrintCapacity]);
  std::vector<Line> lines;
  for (std::size_t at = Faults::kPrints; at + Faults::kPrintHead <= end;) {
    const std::size_t size = faults[at];
    if (size < Faults::kPrintHead || at + size > end) break;
    lines.push_back({pair_at(faults, at + 2), at});
    at += size;
  }
  std::stable_sort(lines.begin(), lines.end(),
                   [](const Line& a, const Line& b) { return a.program < b.program; });
  for (const Line& line : lines) {
    const std::uint32_t node = faults[line.at + 1];
    const auto* at = reinterpret_cast<const std::byte*>(&faults[line.at + Faults::kPrintHead]);
    std::vector<const void*> operands;
    for (std::size_t i = 0;; ++i) {
      const std::int64_t bytes = launch_.operand_bytes(launch_.context, node, i);
      if (bytes < 0) break;
      operands.push_back(at);
      at += (bytes + 3) / 4 * 4;
    }
    if (launch_.services->print(launch_.context, node, line.program, operands.data()) != 0) {
      return false;
    }
  }
  if (wanted > faults[Faults::kPrintCapacity]) {
    std::fprintf(stderr,
                 "eas: %.*s printed more than there is room for on the device: lines are missing\n",
                 static_cast<int>(launch_.name.size()), launch_.name.data());
  }
  return true;
}

}  // namespace eas::runtime
