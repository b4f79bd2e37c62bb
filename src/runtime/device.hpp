// Memory that is not the host's, and queues of work on it. A backend without a Device works on the
// arguments where they lie.
//
// Memory of a device is named by addresses, as the host's is: a tensor there has a data(), views
// move it, two that overlap are seen to. Nobody on the host may follow such an address.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "runtime/executable.hpp"

namespace eas::runtime {

// A block of a device's memory; given back when it goes, which is after the work that uses it.
class Buffer {
 public:
  virtual ~Buffer() = default;
  virtual void* address() const = 0;  // of its first byte
};

// The end of what a stream was given before.
class Event {
 public:
  virtual ~Event() = default;
  // Whether it came within this time. Throws what the work failed with.
  virtual bool wait(std::chrono::milliseconds at_most) = 0;
  // When it came, in ns by the device's clock; -1 while it has not or where there is no clock.
  virtual std::int64_t time() { return -1; }
};

// Work that runs in the order it was given, while the caller goes on; after work that failed none
// runs. What a pointer given here points to must live until an event recorded afterwards came, or
// until the stream goes, which waits for all of it. Safe to use from many threads.
class Stream {
 public:
  virtual ~Stream() = default;
  virtual void write(void* to, const void* from, std::size_t bytes) = 0;  // to: the device's
  virtual void read(void* to, const void* from, std::size_t bytes) = 0;   // from: the device's
  virtual void copy(void* to, const void* from, std::size_t bytes) = 0;   // both are
  // `bytes` of one element of `size` (a power of two, at most 16) again and again; it is read at once.
  virtual void fill(void* to, const void* element, std::size_t size, std::size_t bytes) = 0;
  virtual void launch(const Executable& code, const Launch& launch, abi::Report& report) = 0;
  // What the work given so far wrote to memory the host lent is then seen by the host.
  virtual void show(Buffer&) {}
  virtual std::shared_ptr<Event> record() = 0;
  // Run by whoever first waits for an event recorded afterwards, on their thread; what it throws is
  // thrown there.
  virtual void then(std::function<void()> step) = 0;
  // What is given from now on starts after this event of another stream of the same device.
  virtual void after(Event& event) = 0;
};

class Device {
 public:
  virtual ~Device() = default;
  virtual std::string name() const = 0;  // for people
  // Throws BackendError when there is no such block left.
  virtual std::unique_ptr<Buffer> allocate(std::size_t bytes) = 0;
  // The host's own memory as a block of the device's, its address included, to be given with
  // Launch::lent; null where the device cannot work there. It must live as long.
  virtual std::unique_ptr<Buffer> borrow(void*, std::size_t) { return nullptr; }
  virtual std::unique_ptr<Stream> stream() = 0;
  // How others call a block of its memory (OpenCL's cl_mem), and how far into it the address points:
  // what DLPack exchanges. Null where there is no such thing.
  struct Handle {
    void* block = nullptr;
    std::size_t offset = 0;
  };
  virtual Handle handle(const void*) { return {}; }
  // The other way round: `own` is null where the block is one of ours, which somebody keeps. The address
  // is null where there is no such thing.
  struct Adopted {
    void* address = nullptr;
    std::unique_ptr<Buffer> own = nullptr;
  };
  virtual Adopted adopt(void*) { return {}; }
};

}  // namespace eas::runtime
