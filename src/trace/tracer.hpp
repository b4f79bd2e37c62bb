// Records one kernel: owns the function, where nodes go, and which line they come from.
#pragma once

#include <eas/error.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/build.hpp"
#include "ir/debug_info.hpp"
#include "trace/held.hpp"
#include "trace/value.hpp"

namespace eas::trace {

// Eager mode: evaluates nodes as they are emitted. Masks are for conditions that differ between the
// threads of a group.
class EagerHooks {
 public:
  virtual ~EagerHooks() = default;
  virtual void evaluate(const ir::Node& node) = 0;
  virtual bool is_uniform(const ir::Value& value) const = 0;
  virtual void push_mask(const ir::Value& condition) = 0;
  virtual void pop_mask() = 0;
  virtual bool any_active() const = 0;
  // The scalar's bits (as ir::constant_bits); only for uniform scalars.
  virtual std::int64_t scalar_bits(const ir::Value& value) const = 0;
  virtual std::string format(const ir::Value& value) const = 0;  // for print()
  virtual void mode_changed(ir::Mode mode, std::int64_t group_size) = 0;
  virtual void forget(const ir::Value& value) = 0;  // its place is used for another value
};

// A weak integer cast to a dtype that does not hold all it could be: the launch must see that it
// fits.
struct Narrowing {
  const ir::Node* cast;
  std::string op;  // where it met that dtype
};

class Tracer : public ir::Builder {
 public:
  using Locator = std::function<SourceLocation()>;

  // `locate` says where the user's code is now; it is asked once for every node.
  Tracer(std::string kernel_name, Locator locate, EagerHooks* eager = nullptr);
  ~Tracer() override;

  // The tracer of this thread; an error that says "only inside a kernel" when there is none.
  static Tracer& current(std::string_view op);
  // The same for one who will make the op: the kernel is of its row's mode now.
  static Tracer& current(ir::Op op);
  static Tracer* current_or_null();
  // Makes a tracer current for a scope.
  class Scope {
   public:
    explicit Scope(Tracer& tracer);
    ~Scope();

   private:
    Tracer* previous_;
  };

  Buffer add_buffer(const std::string& name, DType dtype, int rank);
  Value add_scalar(const std::string& name, DType dtype);  // weak, as all scalar arguments

  // Makes a node at the end of the current block. Constant operands of elementwise ops are folded
  // by the reference body.
  ir::Node* add(ir::Op op, std::vector<ir::Value*> operands, std::span<const ir::Type> results,
                std::vector<std::int64_t> attributes = {}, std::string text = {}) override;
  ir::Value* give(ir::Op op, std::vector<ir::Value*> operands, const ir::Type& result,
                  std::vector<std::int64_t> attributes = {}) override;

  // Builds a region of `node` (or a detached trial block): nodes go to `block` while `fn` runs.
  void in_block(ir::Block* block, const std::function<void()>& fn);
  ir::Block* block() const { return block_; }

  // Takes back what was emitted since the mark, in the same block: `while True:` runs its body once
  // before it is known to be a loop.
  struct Mark {
    ir::Block* block;
    std::size_t nodes;
  };
  Mark mark() const { return {block_, block_->nodes.size()}; }
  void rollback(const Mark& mark);

  // arange makes a kernel SPMD, tid thread-level; both is an error that names both lines.
  void use_mode(ir::Mode mode, std::string_view op);
  void use_group_size(std::int64_t size, std::string_view op);

  // Unlike any other tracer's of this process: tells values of another kernel, or of one that is
  // done, from ours.
  std::uint64_t id() const { return id_; }
  ir::Function& function() { return *function_; }
  std::unique_ptr<ir::Function> take_function() { return std::move(function_); }
  ir::DebugInfo& debug() { return debug_; }
  EagerHooks* eager() const { return eager_; }
  bool in_region() const { return region_depth_ > 0; }
  // mk.static_print: shown once, although a loop's body may be traced several times before its
  // types are settled.
  void static_print(const std::string& line);
  std::function<void(const std::string&)> show;  // where its lines go

  // A stretch of tracing that may be thrown away: discard() takes back what it printed.
  class Attempt {
   public:
    explicit Attempt(Tracer& tracer) : tracer_(tracer), lines_(tracer.lines_.size()) {
      ++tracer.attempts_;
    }
    ~Attempt();
    void discard() const { tracer_.lines_.resize(lines_); }

   private:
    Tracer& tracer_;
    std::size_t lines_;
  };

  // Counts who holds values of an eager program, where the language can: its loops give back the rest.
  std::shared_ptr<Held> held;
  // Whether the rank of parameter `index` was asked for, so that it must be part of the kernel's
  // key.
  std::vector<bool> rank_used;
  // Some may be in code that was traced in vain and is no part of the function.
  std::vector<Narrowing> narrowings;
  // The parameter a buffer or scalar is, or -1.
  int param_index(const ir::Value* value) const;
  SourceLocation here() const { return locate_(); }

 private:
  std::uint32_t location();
  std::uint64_t id_;
  std::unique_ptr<ir::Function> function_;
  ir::DebugInfo debug_;
  Locator locate_;
  EagerHooks* eager_;
  ir::Block* block_;
  int region_depth_ = 0;
  int attempts_ = 0;
  std::vector<std::string> lines_;  // static_print inside attempts
  std::string mode_op_;             // what fixed the mode, and where
  SourceLocation mode_where_;
  std::unordered_map<std::string, std::uint32_t> location_index_;
};

}  // namespace eas::trace
