// The machine that runs one program at a time: a content for every slot, the memories, and the
// masks of active lanes.
//
// One eval_<op> for every structured row, in a file a family, as the table has them. A lane is a
// thread of the group; while a region of a reduction or scan runs, each thread stands for
// `positions` lanes, one for each element combined.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "interp/interp.hpp"
#include "interp/layout.hpp"
#include "interp/messages.hpp"
#include "interp/race.hpp"
#include "interp/steps.hpp"

namespace eas::interp {

inline constexpr std::int64_t kSimdgroup = 32;  // threads

// Where a buffer's or a group memory's elements are.
struct Memory {
  std::byte* first = nullptr;  // offset 0
  DType dtype = DType::float32;
  Layout layout;
  std::vector<std::int64_t> shape, strides;
  bool readonly = false;
  std::string title;  // "argument 'a'": for messages
  // Race detection: where offset 0 is in the shadow, and how many granules an element takes.
  Shadow* shadow = nullptr;
  std::int64_t shadow_first = 0, granules = 1;
  // Group memory owns its elements.
  std::vector<std::byte> own;
  std::unique_ptr<Shadow> own_shadow;
};

struct Mask {
  std::vector<std::uint8_t> lanes;
  std::int64_t active = 0;
  bool full() const { return active == static_cast<std::int64_t>(lanes.size()); }
};

// The elements an op touches in one memory, in order. Element i belongs to lane first_lane + i /
// per_lane.
struct Touched {
  std::span<const std::int64_t> offsets;
  const std::uint8_t* on = nullptr;  // which of them; null means all
  std::int64_t per_lane = 1;
  std::int64_t first_lane = 0;
};

class Machine {
 public:
  Machine(const ir::Function& function, const ir::DebugInfo& debug,
          std::span<const Argument> arguments, const Launch& launch);

  // Grows with the function in eager mode.
  Numbering numbering;
  void reserve() { contents_.resize(numbering.size()); }
  void forget(const ir::Value* value) {
    if (const auto slot = numbering.forget(value)) contents_[*slot] = {};
  }

  void begin(const std::array<std::int64_t, 3>& program);
  // At every program and every turn of a loop.
  void poll() {
    if (launch_.poll && (++turns_ & 0xff) == 0) launch_.poll();
  }
  void run(const Region& region);
  void run(const Step& step);

  // --- values
  Data& data(Slot slot) { return contents_[slot].data; }
  const Data& data(Slot slot) const { return contents_[slot].data; }
  // The slot with room for a value of this type, its bytes not yet given.
  Data& make(Slot slot, const ir::Type& type);
  // For active lanes; for all where the target had no value.
  void assign(Slot target, const Data& from);
  void set_group(const std::array<std::int64_t, 3>& group);

  // --- masks
  const Mask& mask() const { return masks_.back(); }
  void push_mask(Mask mask) { masks_.push_back(std::move(mask)); }
  void push_condition(Slot condition, bool when);
  void pop_mask() { masks_.pop_back(); }
  std::size_t mask_depth() const { return masks_.size(); }
  std::int64_t lanes() const { return lanes_; }

 private:
  struct Content {
    Data data;
    std::int32_t memory = -1;
  };

  void elementwise(const Step& step);  // machine.cpp
  void along_axis(const Step& step);
  void bind(std::span<const Argument> arguments);
  void resize_lanes(std::int64_t lanes);

#define EAS_STRUCTURED(name, ...) void eval_##name(const Step&);
#include "ops/ops.def"

  // grid.cpp
  void fill(const Step& step, std::int64_t value);
  std::int64_t axis_of(const Step& step, const std::vector<std::int64_t>& axes);

  // memory.cpp
  void own_memory(const Step& step, std::int64_t size);
  template <class Fn>
  void atomic(const Step& step, Fn&& update);
  void atomic_by(const Step& step, ir::Op op);
  Memory& memory(Slot slot) { return memories_[static_cast<std::size_t>(contents_[slot].memory)]; }
  // The offsets of a load, store or atomic, where its mask operand (if it has one) holds and the
  // lane is active.
  Touched touched(const Step& step);
  // Before anything is read or written: no element is out of bounds, the memory may be written, no
  // race is seen.
  void check_access(const Step& step, const Memory& memory, AccessKind kind,
                    const Touched& touched);
  void check_races(const Step& step, const Memory& memory, AccessKind kind, const Touched& touched);

  // fold.cpp
  void fold(const Step& step, bool scan);

  // matrix.cpp
  // The first lanes of those that are active.
  std::vector<std::int64_t> simdgroups(const Step& step) const;
  std::int64_t agreed(const Step& step, Slot value, std::int64_t first_lane) const;
  // The 64 elements of the block at operands (base, stride), for the simdgroup at first_lane.
  std::array<std::int64_t, 64> block(const Step& step, Slot base, Slot stride,
                                     std::int64_t first_lane) const;

  // control.cpp
  void carry(const Region& from, std::span<const Slot> to);

  // report.cpp
  void check_division(const Step&);
  Place at(const Step& step, std::int64_t lane) const;
  const SourceLocation& location(const Step& step) const { return debug_.at(step.node->location); }
  std::string program_text(std::int64_t program) const;
  std::optional<std::int64_t> first_false(Slot condition) const;  // among active lanes
  [[noreturn]] void fail_race(const Step& step, const Memory& memory, std::int64_t index,
                              const Access& access, const Conflict& conflict) const;

  std::int64_t thread_of(std::int64_t lane) const { return lane / positions_; }

  const ir::Function& function_;
  const ir::DebugInfo& debug_;
  Launch launch_;
  std::uint64_t turns_ = 0;
  std::array<std::int64_t, 3> group_{1, 1, 1};
  std::array<std::int64_t, 3> program_{0, 0, 0};
  bool threads_ = false;  // thread-level: messages name the thread
  std::int64_t lanes_ = 1;
  std::int64_t positions_ = 1;
  std::int64_t epoch_ = 0;
  std::vector<Content> contents_;
  std::vector<Memory> memories_;
  std::vector<Mask> masks_;
  std::vector<std::uint8_t> on_;  // scratch of touched()
};

}  // namespace eas::interp
