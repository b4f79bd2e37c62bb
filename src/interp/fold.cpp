// Reductions and scans by a function of the user's: the region runs on whole slices, every element
// of a slice being a lane of its own.
#include <cstring>

#include "interp/machine.hpp"

namespace eas::interp {
namespace {

// Each lane's part, `times` times.
Data repeat_lanes(const Data& data, std::int64_t times) {
  Data out{data.type, data.lanes * times, {}};
  out.bytes.resize(data.bytes.size() * static_cast<std::size_t>(times));
  const std::size_t size = data.bytes.size() / static_cast<std::size_t>(data.lanes);
  for (std::int64_t lane = 0; lane < out.lanes; ++lane) {
    std::memcpy(out.bytes.data() + static_cast<std::size_t>(lane) * size,
                data.bytes.data() + static_cast<std::size_t>(lane / times) * size, size);
  }
  return out;
}

// One index of the middle axis of [outer, length, run of bytes]: moves a slice between a tile and
// dense bytes.
struct Slices {
  std::size_t outer, length, run;
  void take(const std::byte* tile, std::size_t k, std::byte* slice) const {
    for (std::size_t o = 0; o < outer; ++o) {
      std::memcpy(slice + o * run, tile + (o * length + k) * run, run);
    }
  }
  void put(const std::byte* slice, std::size_t k, std::byte* tile) const {
    for (std::size_t o = 0; o < outer; ++o) {
      std::memcpy(tile + (o * length + k) * run, slice + o * run, run);
    }
  }
};

}  // namespace

void Machine::fold(const Step& step, bool scan) {
  const Region& combine = step.regions[0];
  const std::size_t n = step.operands.size();
  const std::span<const Slot> left = std::span(combine.params).first(n);
  const std::span<const Slot> right = std::span(combine.params).subspan(n);
  const ir::Shape shape = step.node->tiles().front()->type.shape;
  const auto axis = static_cast<int>(step.node->attributes[0]);
  std::int64_t outer = 1, inner = 1;
  for (int i = 0; i < axis; ++i) outer *= shape[i];
  for (int i = axis + 1; i < shape.rank(); ++i) inner *= shape[i];
  const auto length = static_cast<std::size_t>(shape[axis]);

  std::vector<Slices> slices;
  for (const ir::Value* operand : step.node->operands) {
    slices.push_back({static_cast<std::size_t>(lanes_ * outer), length,
                      static_cast<std::size_t>(inner) * itemsize(operand->type.dtype)});
  }
  for (std::size_t j = 0; j < n; ++j) make(step.results[j], step.node->results[j]->type);

  // From here to the end of the loop there are `positions` lanes for each lane.
  const std::int64_t positions = outer * inner;
  std::vector<Data> captured;
  for (const Slot slot : combine.captures) {
    captured.push_back(std::move(data(slot)));
    data(slot) = repeat_lanes(captured.back(), positions);
  }
  Mask wider;
  for (const std::uint8_t on : mask().lanes) {
    wider.lanes.insert(wider.lanes.end(), static_cast<std::size_t>(positions), on);
  }
  wider.active = mask().active * positions;
  masks_.push_back(std::move(wider));
  lanes_ *= positions;
  positions_ *= positions;

  for (std::size_t k = 0; k < length; ++k) {
    const std::span<const Slot> into = k == 0 ? left : right;
    for (std::size_t j = 0; j < n; ++j) {
      Data& slice = make(into[j], ir::Type::scalar(step.node->operands[j]->type.dtype));
      slices[j].take(data(step.operands[j]).bytes.data(), k, slice.bytes.data());
    }
    if (k > 0) {
      run(combine);
      carry(combine, left);
    }
    if (!scan) continue;
    for (std::size_t j = 0; j < n; ++j) {
      slices[j].put(data(left[j]).bytes.data(), k, data(step.results[j]).bytes.data());
    }
  }

  lanes_ /= positions;
  positions_ /= positions;
  masks_.pop_back();
  for (std::size_t i = 0; i < captured.size(); ++i) {
    data(combine.captures[i]) = std::move(captured[i]);
  }
  if (scan) return;
  for (std::size_t j = 0; j < n; ++j) data(step.results[j]).bytes = data(left[j]).bytes;
}

void Machine::eval_reduce(const Step& step) { fold(step, false); }
void Machine::eval_scan(const Step& step) { fold(step, true); }

}  // namespace eas::interp
