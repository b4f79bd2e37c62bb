// See profile.hpp.
#include "runtime/profile.hpp"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/once.hpp"

namespace eas::runtime::profile {
namespace {

struct Notes {
  std::mutex mutex;
  std::vector<Span> spans;
};

std::atomic<unsigned> g_current{0};

Notes& notes() {
  static constinit Once<Notes> instance;
  return instance.get();
}

}  // namespace

namespace internal {
std::atomic<bool> on{false};
}

unsigned current() { return g_current.load(std::memory_order_relaxed); }

bool start() {
  const fork::Lock lock(notes().mutex);
  if (internal::on.exchange(true)) return false;
  notes().spans.clear();
  ++g_current;
  config::touch();  // launches that know their way are looked at again
  return true;
}

std::vector<Span> stop() {
  const fork::Lock lock(notes().mutex);
  internal::on = false;
  config::touch();
  std::vector<Span> out = std::move(notes().spans);
  notes().spans.clear();
  std::stable_sort(out.begin(), out.end(),
                   [](const Span& a, const Span& b) { return a.begin < b.begin; });
  return out;
}

void note(Span span) {
  const fork::Lock lock(notes().mutex);
  if (is_on()) notes().spans.push_back(std::move(span));
}

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

}  // namespace eas::runtime::profile
