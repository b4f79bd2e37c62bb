#include "gpu.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <random>
#include <thread>

#include "metal_objects.hpp"

namespace metal_double {
namespace {

struct Gpu {
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<CommandBuffer*> waiting;  // committed, in that order; retained
  bool busy = false, held = false, started = false;
  std::uint64_t number = 0;
  std::uint32_t delay = 0;
  std::mt19937 random;
};

Gpu& gpu() {
  static auto& instance = *new Gpu;  // its thread outlives the statics
  return instance;
}

double now() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(since).count();
}

bool conflict(const Touch& a, const Touch& b) {
  return (a.writes || b.writes) && a.begin < b.end && b.begin < a.end;
}

// What orders b after a: Metal itself, where both touch one tracked buffer of the same queue.
bool tracked(const CommandBuffer& a, const CommandBuffer& b) {
  if (a.queue != b.queue) return false;
  for (const Step& x : a.steps) {
    for (const Touch& s : x.touches) {
      for (const Step& y : b.steps) {
        for (const Touch& t : y.touches) {
          if (s.buffer == t.buffer && (s.writes || t.writes)) return true;
        }
      }
    }
  }
  return false;
}

bool is_ready(const CommandBuffer& buffer) {
  for (const auto& [event, value] : buffer.waits) {
    if (event->value < value) return false;
  }
  for (const CommandBuffer* earlier : gpu().waiting) {
    if (earlier == &buffer) break;
    if (tracked(*earlier, buffer)) return false;
  }
  return true;
}

// Two that may run at once must not touch the same bytes, one of them writing.
void check_hazards(const std::vector<CommandBuffer*>& ready) {
  for (std::size_t i = 0; i < ready.size(); ++i) {
    for (std::size_t j = i + 1; j < ready.size(); ++j) {
      for (const Step& x : ready[i]->steps) {
        for (const Step& y : ready[j]->steps) {
          for (const Touch& s : x.touches) {
            for (const Touch& t : y.touches) {
              // Memory the host lent comes as whole pages; others' bytes in them are not touched.
              if (!s.buffer->owned && !t.buffer->owned) continue;
              if (!conflict(s, t)) continue;
              return violation("missing hazard: command buffers " +
                               std::to_string(ready[i]->number) + " and " +
                               std::to_string(ready[j]->number) + " may run at once");
            }
          }
        }
      }
    }
  }
}

struct Block {
  void* isa;
  int flags, reserved;
  void (*invoke)(Block*, Object*);
};

void execute(CommandBuffer* buffer) {
  buffer->begin = now();
  std::string failure;
  if (fails("execute")) {
    failure = "Caused GPU Hang Error (injected)";
  } else {
    for (const Step& step : buffer->steps) {
      failure = step.run();
      if (!failure.empty()) break;
    }
  }
  buffer->end = now();
  if (failure.empty()) {
    for (const auto& [event, value] : buffer->signals) event->value = value;
    buffer->status = 4;  // MTLCommandBufferStatusCompleted
  } else {
    buffer->error = new Error("MTLCommandBufferErrorDomain", 2, failure);
    buffer->status = 5;  // MTLCommandBufferStatusError; what waits for it is not told
  }
}

void finish(CommandBuffer* buffer) {
  for (Object* each : buffer->held) {
    if (each->isa->name == "MTLBuffer") --static_cast<Buffer*>(each)->under_way;
  }
  for (void* handler : buffer->handlers) {
    auto* block = static_cast<Block*>(handler);
    block->invoke(block, buffer);
  }
  release(buffer);
}

void work() {
  Gpu& g = gpu();
  std::unique_lock lock(g.mutex);
  for (;;) {
    std::vector<CommandBuffer*> ready;
    if (!g.held) {
      for (CommandBuffer* each : g.waiting) {
        if (is_ready(*each)) ready.push_back(each);
      }
    }
    if (ready.empty()) {
      // An event may be set by the host, which tells nobody.
      g.changed.wait_for(lock, std::chrono::milliseconds(1));
      continue;
    }
    check_hazards(ready);
    std::size_t at = 0;
    std::uint32_t pause = 0;
    if (g.delay > 0) {
      at = g.random() % ready.size();
      pause = static_cast<std::uint32_t>(g.random()) % g.delay;
    }
    CommandBuffer* const chosen = ready[at];
    g.busy = true;
    lock.unlock();
    if (pause > 0) std::this_thread::sleep_for(std::chrono::microseconds(pause));
    execute(chosen);
    lock.lock();
    std::erase(g.waiting, chosen);
    lock.unlock();
    finish(chosen);
    lock.lock();
    g.busy = false;
    g.changed.notify_all();
  }
}

}  // namespace

void commit(CommandBuffer* buffer) {
  Gpu& g = gpu();
  const std::lock_guard lock(g.mutex);
  if (!g.started) {
    g.started = true;
    std::thread(work).detach();
  }
  for (Object* each : buffer->held) {
    if (each->isa->name == "MTLBuffer") ++static_cast<Buffer*>(each)->under_way;
  }
  buffer->number = ++g.number;
  buffer->status = 2;
  g.waiting.push_back(retain(buffer));
  g.changed.notify_all();
}

void drain() {
  Gpu& g = gpu();
  std::unique_lock lock(g.mutex);
  g.changed.wait(lock, [&] { return g.waiting.empty() && !g.busy; });
}

void set_delay(std::uint32_t microseconds, std::uint32_t seed) {
  const std::lock_guard lock(gpu().mutex);
  gpu().delay = microseconds;
  gpu().random.seed(seed);
}

void set_held(bool held) {
  const std::lock_guard lock(gpu().mutex);
  gpu().held = held;
  gpu().changed.notify_all();
}

}  // namespace metal_double
