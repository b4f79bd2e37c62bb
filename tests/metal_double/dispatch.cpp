// Serial queues of libdispatch, as far as work is done on them by the thread that asks.
#include <mutex>
#include <thread>

#include "metal_double.h"
#include "objects.hpp"

namespace metal_double {
namespace {

struct DispatchQueue {
  std::mutex mutex;
  std::atomic<std::thread::id> owner;
};

}  // namespace

extern "C" {

void* md_new_queue() { return new DispatchQueue; }

int md_on_queue(void* queue) {
  return static_cast<DispatchQueue*>(queue)->owner == std::this_thread::get_id();
}

void dispatch_sync_f(void* queue, void* context, void (*work)(void*)) {
  if (md_on_queue(queue)) {
    return violation("dispatch_sync on the queue it is on: it would never return");
  }
  auto& mine = *static_cast<DispatchQueue*>(queue);
  const std::lock_guard lock(mine.mutex);
  mine.owner = std::this_thread::get_id();
  work(context);
  mine.owner = std::thread::id();
}

}  // extern "C"

}  // namespace metal_double
