// One fwrite a line; the settings are looked up again only when one was set.
#include "compile/log.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>

#include "base/config.hpp"
#include "base/format.hpp"

namespace eas::compile {
namespace {

// Bit 0 says the rest is known; the settings' generation stands above the flags.
std::uint64_t flags() {
  static std::atomic<std::uint64_t> known{0};
  const std::uint64_t generation = config::generation();
  std::uint64_t now = known.load(std::memory_order_relaxed);
  if ((now & 1) && now >> 8 == generation) return now;
  now = generation << 8 | 1;
  if (config::logs("compile")) now |= 2;
  if (config::logs("cache")) now |= 4;
  if (config::logs("launch")) now |= 8;
  known.store(now, std::memory_order_relaxed);
  return now;
}

}  // namespace

bool logs(std::string_view what) {
  const std::uint64_t on = flags();
  return what == "compile" ? on & 2 : what == "cache" ? on & 4 : what == "launch" && on & 8;
}

void log(std::string_view what, const std::string& text) {
  if (!logs(what)) return;
  const std::string line = cat("eas ", what, ": ", text, "\n");
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace eas::compile
