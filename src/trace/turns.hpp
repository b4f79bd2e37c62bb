// The turns of a loop in eager mode, where every turn makes nodes and values anew: what was made since
// the loop began and nobody holds any more is taken back, now and then. What is older than the loop
// stays, whoever holds it: so those that called the loop need not say what they have in hand.
#pragma once

#include <cstddef>
#include <span>

#include "trace/tracer.hpp"

namespace eas::trace {

class Turns {
 public:
  explicit Turns(Tracer& tracer);
  // A turn is over; `carried` is what goes into the next one besides what the user's variables hold.
  void next(std::span<const Item> carried = {});

 private:
  void collect(std::span<const Item> carried);

  Tracer& tracer_;
  std::size_t begin_;  // of the nodes
  std::size_t due_;    // to look at what is left when there are so many
};

}  // namespace eas::trace
