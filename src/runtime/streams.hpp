// The streams of all devices. Each device has one that tensors and launches use unless told otherwise;
// it takes turns with the others: what it is given starts after all they were given before, and what
// they are given starts after all it was given before. The others run beside each other.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/backend.hpp"

namespace eas::runtime {

// A stream of a device, known by where it is.
struct DeviceStream {
  const Backend* backend = nullptr;
  int index = 0;  // of the device
  bool main = false;
  std::unique_ptr<Stream> stream;
  // Launches nobody waited for, and the event that must come before too many more are given.
  std::atomic<std::int64_t> given = 0;
  std::shared_ptr<Event> limit;
};

// Of a row with memory. Throws BackendError where the device is not there.
std::shared_ptr<DeviceStream> main_stream(const Backend& backend, int index);
std::shared_ptr<DeviceStream> new_stream(const Backend& backend, int index);

// To be called before work is given to it.
void take_turn(DeviceStream& stream);
// Waits until all it was given is done; `poll` is asked from time to time and may throw to end that.
void wait_for(Event& event, void (*poll)(void*) = nullptr, void* context = nullptr);
// All that live.
std::vector<std::shared_ptr<DeviceStream>> streams();

}  // namespace eas::runtime
