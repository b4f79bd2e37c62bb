// The GPU of the double: command buffers that were committed, run on a thread of its own, in any order
// that events and tracked memory allow.
#pragma once

#include <functional>
#include <vector>

#include "objects.hpp"

namespace metal_double {

struct Buffer;
struct SharedEvent;
struct CommandBuffer;

// Bytes of memory a piece of work touches.
struct Touch {
  const Buffer* buffer;
  const char* begin;
  const char* end;
  bool writes;
};

// One piece of work; says what went wrong, or nothing.
struct Step {
  std::function<std::string()> run;
  std::vector<Touch> touches;
};

void commit(CommandBuffer* buffer);
void drain();
void set_delay(std::uint32_t microseconds, std::uint32_t seed);
void set_held(bool held);

}  // namespace metal_double
