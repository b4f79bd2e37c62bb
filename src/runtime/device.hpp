// Memory that is not the host's, and the queue of work on it. A backend without a Device works on the
// arguments where they lie.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>

#include "runtime/executable.hpp"

namespace eas::runtime {

// A block of a device's memory; given back when it goes, which is after the work that uses it.
class Buffer {
 public:
  virtual ~Buffer() = default;
  virtual void* address() const = 0;  // as the device's code knows it
};

// The end of what a stream was given before.
class Event {
 public:
  virtual ~Event() = default;
  // Whether it came within this time. Throws what the work failed with.
  virtual bool wait(std::chrono::milliseconds at_most) = 0;
};

// Work that runs in the order it was given, while the caller goes on; after work that failed none
// runs. What a pointer given here points to must live until an event recorded afterwards came, or
// until the stream goes, which waits for all of it.
class Stream {
 public:
  virtual ~Stream() = default;
  virtual void write(Buffer& to, const void* from, std::size_t bytes) = 0;
  virtual void read(void* to, const Buffer& from, std::size_t bytes) = 0;
  virtual void launch(const Executable& code, const Launch& launch, abi::Report& report) = 0;
  virtual std::shared_ptr<Event> record() = 0;
};

class Device {
 public:
  virtual ~Device() = default;
  // Throws BackendError when there is no such block left.
  virtual std::unique_ptr<Buffer> allocate(std::size_t bytes) = 0;
  virtual std::unique_ptr<Stream> stream() = 0;
};

}  // namespace eas::runtime
