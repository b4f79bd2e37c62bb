// What ran when, while somebody takes a profile: kernels and copies, on the CPU and on devices.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace eas::runtime::profile {

struct Span {
  std::string name;    // the kernel, or what was copied
  std::string kind;    // "kernel", "copy"
  std::string device;  // "cpu", "opencl:0"
  std::uint64_t stream = 0;
  std::int64_t begin = 0, end = 0;  // ns, by the host's steady clock
  std::int64_t bytes = 0;           // of a copy
  std::string detail;               // "grid (4, 1, 1)"
};

namespace internal {
extern std::atomic<bool> on;
}
inline bool is_on() { return internal::on.load(std::memory_order_relaxed); }
// From now on, from nothing. False when one is being taken already.
bool start();
// Which one is taken: no other has this number.
unsigned current();
// What was noted, in the order it began.
std::vector<Span> stop();
void note(Span span);  // dropped when none is taken
std::int64_t now();    // ns, by the host's steady clock

}  // namespace eas::runtime::profile
