// Loads, stores and atomics, and the memory of a group. Every op looks at all its elements first:
// an access that fails has written nothing.
#include <eas/error.hpp>

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "base/format.hpp"
#include "interp/machine.hpp"
#include "ops/evaluate.hpp"

namespace eas::interp {
namespace {

// Elements move as bits: fn gets an unsigned integer type of their width.
template <class Fn>
void visit_width(DType dtype, Fn&& fn) {
  switch (itemsize(dtype)) {
    case 1: return fn(std::type_identity<std::uint8_t>{});
    case 2: return fn(std::type_identity<std::uint16_t>{});
    case 4: return fn(std::type_identity<std::uint32_t>{});
    case 8: return fn(std::type_identity<std::uint64_t>{});
  }
  throw InternalError("an element of an unknown width");
}

// An element of memory, which need not be aligned. Any byte but 0 is true.
template <class Bits>
Bits read(const Memory& memory, std::int64_t offset) {
  Bits bits;
  std::memcpy(&bits, memory.first + offset * static_cast<std::int64_t>(sizeof bits), sizeof bits);
  if (memory.dtype == DType::bool_) bits = bits != 0;
  return bits;
}
template <class Bits>
void write(const Memory& memory, std::int64_t offset, Bits bits) {
  std::memcpy(memory.first + offset * static_cast<std::int64_t>(sizeof bits), &bits, sizeof bits);
}

}  // namespace

Touched Machine::touched(const Step& step) {
  const Data& offsets = data(step.offset());
  Touched out;
  out.per_lane = offsets.type.shape.elements();
  const std::int64_t count = lanes_ * out.per_lane;
  out.offsets = std::span(offsets.as<std::int64_t>(), static_cast<std::size_t>(count));
  const std::uint8_t* chosen = step.node->mask() ? data(step.mask()).as<std::uint8_t>() : nullptr;
  out.on = chosen;
  if (mask().full()) return out;
  on_.resize(static_cast<std::size_t>(count));
  for (std::int64_t i = 0; i < count; ++i) {
    on_[static_cast<std::size_t>(i)] =
        mask().lanes[static_cast<std::size_t>(i / out.per_lane)] && (!chosen || chosen[i]);
  }
  out.on = on_.data();
  return out;
}

void Machine::check_access(const Step& step, const Memory& memory, AccessKind kind,
                           const Touched& touched) {
  if (kind != AccessKind::Read && memory.readonly) {
    at(step, 0).fail<LaunchError>(ops::info(step.node->op).name,
                                  cat(memory.title, " is read-only ", at(step, 0).text(),
                                      ", expected one that may be written"));
  }
  const auto count = static_cast<std::int64_t>(touched.offsets.size());
  for (std::int64_t i = 0; i < count; ++i) {
    if (touched.on && !touched.on[i]) continue;
    const std::int64_t offset = touched.offsets[static_cast<std::size_t>(i)];
    if (!memory.layout.contains(offset)) {
      fail_bounds(at(step, touched.first_lane + i / touched.per_lane), memory.title, offset,
                  memory.layout);
    }
  }
  if (memory.shadow) check_races(step, memory, kind, touched);
}

void Machine::check_races(const Step& step, const Memory& memory, AccessKind kind,
                          const Touched& touched) {
  const std::int64_t program =
      program_[0] + launch_.grid[0] * (program_[1] + launch_.grid[1] * program_[2]);
  Access access{kind, program, 0, epoch_, launch_.races->place(location(step))};
  const auto count = static_cast<std::int64_t>(touched.offsets.size());
  for (std::int64_t i = 0; i < count; ++i) {
    if (touched.on && !touched.on[i]) continue;
    access.thread = touched.first_lane + i / touched.per_lane;
    const std::int64_t offset = touched.offsets[static_cast<std::size_t>(i)];
    const std::int64_t first = memory.shadow_first + offset * memory.granules;
    for (std::int64_t granule = first; granule < first + memory.granules; ++granule) {
      if (const auto conflict = memory.shadow->touch(granule, access)) {
        fail_race(step, memory, offset, access, *conflict);
      }
    }
  }
}

void Machine::eval_load(const Step& step) {
  const Memory& from = memory(step.buffer());
  const Touched touched = this->touched(step);
  check_access(step, from, AccessKind::Read, touched);
  const std::byte* other = step.node->other() ? data(step.other()).bytes.data() : nullptr;
  Data& out = make(step.results[0], step.node->results[0]->type);
  visit_width(from.dtype, [&](auto tag) {
    using Bits = typename decltype(tag)::type;
    Bits* values = out.as<Bits>();
    const Bits* others = reinterpret_cast<const Bits*>(other);
    for (std::size_t i = 0; i < touched.offsets.size(); ++i) {
      if (!touched.on || touched.on[i]) values[i] = read<Bits>(from, touched.offsets[i]);
      else values[i] = others ? others[i] : Bits{0};
    }
  });
}

void Machine::eval_store(const Step& step) {
  const Memory& to = memory(step.buffer());
  const Touched touched = this->touched(step);
  check_access(step, to, AccessKind::Write, touched);
  visit_width(to.dtype, [&](auto tag) {
    using Bits = typename decltype(tag)::type;
    const Bits* values = data(step.value()).as<Bits>();
    for (std::size_t i = 0; i < touched.offsets.size(); ++i) {
      if (!touched.on || touched.on[i]) write<Bits>(to, touched.offsets[i], values[i]);
    }
  });
}

// One element after another: the value before becomes the result, update(old, i) the value after.
// Lanes that do nothing get 0.
template <class Fn>
void Machine::atomic(const Step& step, Fn&& update) {
  const Memory& at = memory(step.buffer());
  const Touched touched = this->touched(step);
  check_access(step, at, AccessKind::Atomic, touched);
  Data& out = make(step.results[0], step.node->results[0]->type);
  visit_width(at.dtype, [&](auto tag) {
    using Bits = typename decltype(tag)::type;
    Bits* before = out.as<Bits>();
    for (std::size_t i = 0; i < touched.offsets.size(); ++i) {
      before[i] = 0;
      if (touched.on && !touched.on[i]) continue;
      before[i] = read<Bits>(at, touched.offsets[i]);
      write<Bits>(at, touched.offsets[i], update(before[i], i));
    }
  });
}

// The elementwise op's own body, so that adding atomically is adding.
void Machine::atomic_by(const Step& step, ir::Op op) {
  const Data& values = data(step.value());
  const DType dtype = values.type.dtype;
  atomic(step, [&](auto old, std::size_t i) {
    auto result = old;
    const std::array<const void*, 2> in{&old, values.bytes.data() + i * sizeof old};
    ops::evaluate_elementwise(op, dtype, in, &result, 1);
    return result;
  });
}

void Machine::eval_atomic_add(const Step& step) { atomic_by(step, ir::Op::add); }
void Machine::eval_atomic_max(const Step& step) { atomic_by(step, ir::Op::maximum); }
void Machine::eval_atomic_min(const Step& step) { atomic_by(step, ir::Op::minimum); }
void Machine::eval_atomic_and(const Step& step) { atomic_by(step, ir::Op::and_); }
void Machine::eval_atomic_or(const Step& step) { atomic_by(step, ir::Op::or_); }
void Machine::eval_atomic_xor(const Step& step) { atomic_by(step, ir::Op::xor_); }

void Machine::eval_atomic_xchg(const Step& step) {
  const Data& values = data(step.value());
  atomic(step, [&](auto old, std::size_t i) { return values.as<decltype(old)>()[i]; });
}

// Equal means the same bits, as the hardware compares: a NaN equals itself, -0 is not +0.
void Machine::eval_atomic_cas(const Step& step) {
  const Data& expected = data(step.expected());
  const Data& values = data(step.value());
  atomic(step, [&](auto old, std::size_t i) {
    return old == expected.as<decltype(old)>()[i] ? values.as<decltype(old)>()[i] : old;
  });
}

void Machine::eval_alloc_tg(const Step& step) { own_memory(step, step.node->attributes[0]); }

// As new each time, so that a program which reads what it did not write is the same every time.
void Machine::eval_workspace(const Step& step) {
  const std::int64_t size = std::max<std::int64_t>(data(step.size()).as<std::int64_t>()[0], 0);
  const std::size_t width = itemsize(step.node->results[0]->type.dtype);
  try {
    if (contents_[step.results[0]].memory >= 0) {
      Memory& made = memory(step.results[0]);
      made.layout = Layout::dense(size);
      made.own.resize(static_cast<std::size_t>(size) * width);
      made.first = made.own.data();
    }
    own_memory(step, size);
  } catch (const std::bad_alloc&) {
    fail_workspace(at(step, 0), size * static_cast<std::int64_t>(width));
  }
}

void Machine::own_memory(const Step& step, std::int64_t size) {
  Content& content = contents_[step.results[0]];
  const DType dtype = step.node->results[0]->type.dtype;
  if (content.memory < 0) {
    content.memory = static_cast<std::int32_t>(memories_.size());
    Memory& made = memories_.emplace_back();
    made.dtype = dtype;
    made.layout = Layout::dense(size);
    made.title = group_title(debug_, *step.node);
    made.own.resize(static_cast<std::size_t>(size) * itemsize(dtype));
    made.first = made.own.data();
    if (launch_.races) {
      made.own_shadow = std::make_unique<Shadow>(size, false);
      made.shadow = made.own_shadow.get();
    }
  }
  Memory& group = memory(step.results[0]);
  std::fill(group.own.begin(), group.own.end(), std::byte{0});
}

void Machine::eval_barrier(const Step& step) {
  if (!mask().full()) {
    const auto& lanes = mask().lanes;
    const auto missing = std::find(lanes.begin(), lanes.end(), 0) - lanes.begin();
    fail_missing(at(step, missing), mask().active, lanes_);
  }
  if (launch_.races) epoch_ = launch_.races->new_epoch();
}

}  // namespace eas::interp
