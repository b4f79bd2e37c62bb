// The interpreter: the definition of meaning. It runs a kernel's IR one program after another, axis
// 0 fastest, each op by its reference body, with every access bounds-checked; everything else
// easy_as makes must agree with it.
//
// A thread-level group runs as one program whose values hold one entry per thread (a lane);
// branches on per-thread values are masks. An op checks all its elements before it writes any, so
// an op that fails has written nothing; what earlier ops wrote stays. Inside a tile op the order is
// row-major, threads in order: of two stores to one element the last wins, atomics follow one
// another.
#pragma once

#include <eas/dtype.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "ir/debug_info.hpp"
#include "ir/ir.hpp"

namespace eas::interp {

// An argument in memory. `data` points at its element [0, …, 0]; strides count elements and may
// have any sign.
struct BufferArgument {
  void* data = nullptr;
  DType dtype = DType::float32;
  std::vector<std::int64_t> shape, strides;
  bool readonly = false;
};

// A buffer, or a scalar as ir::constant_bits gives it.
using Argument = std::variant<BufferArgument, std::int64_t>;

// What every program of a launch has touched; finds two programs, or two threads between barriers,
// at one element.
class Races;
std::shared_ptr<Races> make_races(std::span<const Argument> arguments);

struct Launch {
  std::array<std::int64_t, 3> grid{1, 1, 1};
  // Threads, Mode::Thread; (1, 1, 1) takes the kernel's own group size.
  std::array<std::int64_t, 3> group{1, 1, 1};
  bool check_races = false;
  // Gets device_print's lines, without newline; stdout if empty.
  std::function<void(const std::string&)> print = nullptr;
  // For Evaluators of one launch to share; made where needed if empty.
  std::shared_ptr<Races> races = nullptr;
  // Asked every now and then while programs and loops run; what it throws ends the launch.
  std::function<void()> poll = nullptr;
  bool check_division = false;  // of integers, by zero
};

// The content of one IR value: lanes x elements, lane-major, each lane row-major, in the dtype's
// storage type. A fragment holds 2 elements a lane: element e of its 64 lives in lane e / 2 of the
// simdgroup, slot e % 2.
struct Data {
  ir::Type type;
  std::int64_t lanes = 0;
  std::vector<std::byte> bytes;

  template <class T>
  T* as() {
    return reinterpret_cast<T*>(bytes.data());
  }
  template <class T>
  const T* as() const {
    return reinterpret_cast<const T*>(bytes.data());
  }
};

std::int64_t elements_per_lane(const ir::Type& type);

// Runs every program of the grid.
void run(const ir::Function& function, const ir::DebugInfo& debug,
         std::span<const Argument> arguments, const Launch& launch);

class Machine;

// One program, evaluated node by node while a tracer emits them (eager mode). The function and its
// debug info may grow meanwhile and must outlive the evaluator; its parameters must exist when it
// is made.
class Evaluator {
 public:
  Evaluator(const ir::Function& function, const ir::DebugInfo& debug,
            std::span<const Argument> arguments, const Launch& launch,
            std::array<std::int64_t, 3> program);
  ~Evaluator();
  Evaluator(Evaluator&&) noexcept;
  Evaluator& operator=(Evaluator&&) noexcept;

  // With its regions, under the current mask; a yield does nothing.
  void evaluate(const ir::Node* node);
  const Data& value(const ir::Value* value) const;
  bool has_value(const ir::Value* value) const;
  void define(const ir::Value* value, Data data);
  void forget(const ir::Value* value);  // it has no value from now on
  // target = source for the active threads, as a carried variable or a branch's result takes its
  // next value.
  void assign(const ir::Value* target, const ir::Value* source);

  // Only threads whose condition equals `when` stay active until the matching pop_mask.
  void push_mask(const ir::Value* condition, bool when);
  void pop_mask();
  bool any_active() const;
  std::int64_t active_threads() const;
  std::int64_t first_active_thread() const;  // -1 if there is none
  // Whether all active threads hold the same value (bit by bit).
  bool is_uniform(const ir::Value* value) const;

  // A uniform scalar's bits, as ir::constant_bits gives them, and any value as text for print():
  // one entry, or where threads differ one for each.
  std::int64_t scalar_bits(const ir::Value* value) const;
  std::string text(const ir::Value* value) const;

  std::int64_t lanes() const;
  // The tracer met `tid`: from now on there are this many threads, and each holds what the one so
  // far held. What was stored, printed or added atomically before that happened once.
  void set_group(std::array<std::int64_t, 3> group);

 private:
  std::unique_ptr<Machine> machine_;
};

}  // namespace eas::interp
