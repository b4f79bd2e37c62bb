// Work of ours in a queue that somebody else fills (torch's, on the same device): what a device may offer
// beside Device.
#pragma once

#include <memory>

#include "runtime/streams.hpp"

namespace eas::runtime {

// Somebody else's queue, as C functions of theirs that live as long as the process and may be called
// from any thread.
struct GuestQueue {
  void* (*commands)();  // what it is being filled with, as the driver calls it; null: that failed
  void* (*order)();     // where that is done, one after another, as the driver calls it
  int (*commit)();  // gives what there is to the device, inside of that order; not 0: that failed
  const char* (*error)();  // why a function failed, of this thread
};

// A stream whose work goes there, between theirs.
class GuestStream {
 public:
  virtual ~GuestStream() = default;
  // Whether a launch is to be waited for, as it may have something to report. Who reads what it wrote
  // waits by the queue's own means.
  virtual bool is_waited_for(const Executable& code) const = 0;
};

// A device whose streams can be that.
class GuestDevice {
 public:
  virtual ~GuestDevice() = default;
  // Also a GuestStream. Throws BackendError where the queue is not as it must be.
  virtual std::unique_ptr<Stream> join(const GuestQueue& queue) = 0;
};

// Null where the device cannot.
std::shared_ptr<DeviceStream> guest_stream(const Backend& backend, int index,
                                           const GuestQueue& queue);

}  // namespace eas::runtime
