// See streams.hpp.
#include "runtime/streams.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

#include "base/fork.hpp"
#include "base/once.hpp"
#include "runtime/guest.hpp"

namespace eas::runtime {
namespace {

using Key = std::pair<const Backend*, int>;

struct Known {
  std::mutex mutex;
  std::map<Key, std::shared_ptr<DeviceStream>> main;
  std::vector<std::weak_ptr<DeviceStream>> others;
};

Known& known() {
  static constinit Once<Known> instance;  // never destroyed: drivers may be gone by then
  return instance.get();
}

std::shared_ptr<DeviceStream> make(const Backend& backend, int index,
                                   std::unique_ptr<Stream> stream) {
  auto out = std::make_shared<DeviceStream>();
  out->backend = &backend;
  out->index = index;
  out->stream = std::move(stream);
  return out;
}

std::shared_ptr<DeviceStream> among_others(std::shared_ptr<DeviceStream> made) {
  Known& all = known();
  const fork::Lock lock(all.mutex);
  all.others.push_back(made);
  return made;
}

std::vector<std::shared_ptr<DeviceStream>> others_of(const Key& key) {
  Known& all = known();
  const fork::Lock lock(all.mutex);
  std::vector<std::shared_ptr<DeviceStream>> out;
  std::erase_if(all.others, [](const auto& weak) { return weak.expired(); });
  for (const auto& weak : all.others) {
    auto held = weak.lock();
    if (held && Key(held->backend, held->index) == key) out.push_back(std::move(held));
  }
  return out;
}

}  // namespace

std::shared_ptr<DeviceStream> main_stream(const Backend& backend, int index) {
  Known& all = known();
  const Key key(&backend, index);
  {
    const fork::Lock lock(all.mutex);
    if (const auto found = all.main.find(key); found != all.main.end()) return found->second;
  }
  auto made = make(backend, index, backend.memory(index).stream());
  made->main = true;
  const fork::Lock lock(all.mutex);
  return all.main.try_emplace(key, std::move(made)).first->second;
}

std::shared_ptr<DeviceStream> new_stream(const Backend& backend, int index) {
  return among_others(make(backend, index, backend.memory(index).stream()));
}

std::shared_ptr<DeviceStream> guest_stream(const Backend& backend, int index,
                                           const GuestQueue& queue) {
  auto* const device = dynamic_cast<GuestDevice*>(&backend.memory(index));
  if (!device) return nullptr;
  return among_others(make(backend, index, device->join(queue)));
}

void take_turn(DeviceStream& stream) {
  const Key key(stream.backend, stream.index);
  if (!stream.main) {
    stream.stream->after(*main_stream(*stream.backend, stream.index)->stream->record());
    return;
  }
  for (const auto& other : others_of(key)) stream.stream->after(*other->stream->record());
}

void wait_for(Event& event, void (*poll)(void*), void* context) {
  while (!event.wait(std::chrono::milliseconds(10))) {
    if (poll) poll(context);
  }
}

std::vector<std::shared_ptr<DeviceStream>> streams() {
  Known& all = known();
  const fork::Lock lock(all.mutex);
  std::vector<std::shared_ptr<DeviceStream>> out;
  for (const auto& [key, stream] : all.main) out.push_back(stream);
  for (const auto& weak : all.others) {
    if (auto held = weak.lock()) out.push_back(std::move(held));
  }
  return out;
}

}  // namespace eas::runtime
