#include "launch/policy.hpp"

#include <eas/error.hpp>

#include <atomic>

#include "base/config.hpp"
#include "base/format.hpp"
#include "runtime/profile.hpp"
#include "trace/tracer.hpp"

namespace eas::launch {
namespace {

// One number, so that all of it is read at once: the settings' generation, the row, and whether
// launches are watched.
constexpr int kRowBits = 16;
std::atomic<std::uint64_t> g_known{~std::uint64_t{0}};

std::uint64_t look_up(std::uint64_t generation, const std::string& kernel) {
  const runtime::Backend& row = runtime::resolve(config::backend(), kernel);
  const bool watched = config::check_races() || config::logs("launch") || runtime::profile::is_on();
  const std::uint64_t now = generation << kRowBits | static_cast<std::uint64_t>(row.number) << 1 |
                            static_cast<std::uint64_t>(watched);
  g_known.store(now, std::memory_order_release);
  return now;
}

}  // namespace

Policy policy(const std::string& kernel) {
  const std::uint64_t generation = config::generation();
  std::uint64_t known = g_known.load(std::memory_order_acquire);
  if (known >> kRowBits != generation) known = look_up(generation, kernel);
  return {runtime::backend_at(static_cast<int>(known >> 1 & ((1 << (kRowBits - 1)) - 1))),
          (known & 1) != 0};
}

const runtime::Backend& backend_for(const std::string& name, const std::string& kernel) {
  return name.empty() ? *policy(kernel).backend : runtime::resolve(name, kernel);
}

void refuse_inside_kernel(const std::string& kernel, const char* expected) {
  if (!trace::Tracer::current_or_null()) return;
  throw CompileError(kernel, cat("a kernel cannot be launched inside a kernel, got a call of '",
                                 kernel, "', expected ", expected));
}

}  // namespace eas::launch
