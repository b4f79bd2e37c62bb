// Which values of an eager program are still held by the user's variables. Values of an eager loop that
// nobody holds are taken back turn by turn (turns.hpp); what counts as held must then be known, so only
// a language that counts gets that: Python's objects do, C++ variables do not.
#pragma once

#include <memory>
#include <unordered_map>
#include <utility>

#include "ir/ir.hpp"

namespace eas::trace {

class Held {
 public:
  // How many hold a value, and how many of them as a weak one: those may want to know what it was
  // made of (WeakChoice in convert.cpp).
  struct Count {
    int all = 0, weak = 0;
  };
  void add(const ir::Value* value, bool weak) { change(value, weak, 1); }
  void remove(const ir::Value* value, bool weak) { change(value, weak, -1); }
  const std::unordered_map<const ir::Value*, Count>& counts() const { return counts_; }

 private:
  void change(const ir::Value* value, bool weak, int by) {
    const auto at = counts_.try_emplace(value).first;
    at->second.all += by;
    if (weak) at->second.weak += by;
    if (at->second.all == 0) counts_.erase(at);
  }

  std::unordered_map<const ir::Value*, Count> counts_;
};

// One that holds a value, for as long as it lives. It may outlive the program.
class Hold {
 public:
  Hold() = default;
  Hold(std::shared_ptr<Held> held, const ir::Value* value, bool weak)
      : held_(std::move(held)), value_(value), weak_(weak) {
    if (held_) held_->add(value_, weak_);
  }
  Hold(const Hold& other) : Hold(other.held_, other.value_, other.weak_) {}
  Hold(Hold&& other) noexcept
      : held_(std::move(other.held_)), value_(other.value_), weak_(other.weak_) {}
  Hold& operator=(Hold other) noexcept {
    std::swap(held_, other.held_);
    std::swap(value_, other.value_);
    std::swap(weak_, other.weak_);
    return *this;
  }
  ~Hold() {
    if (held_) held_->remove(value_, weak_);
  }

 private:
  std::shared_ptr<Held> held_;
  const ir::Value* value_ = nullptr;
  bool weak_ = false;
};

}  // namespace eas::trace
