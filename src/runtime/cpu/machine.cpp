// The machine is asked once a process, the settings again whenever one was set.
#include "runtime/cpu/machine.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>

#include "base/config.hpp"

#if defined(__linux__)
#include <sched.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#endif

namespace eas::runtime::cpu {
namespace {

constexpr int kMaxThreads = 4096;
std::atomic<int> g_limit{0};  // by limit_threads

int affinity_cpus() {
#if defined(__linux__)
  cpu_set_t set;
  CPU_ZERO(&set);
  if (::sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

// A container's share of the machine, in whole CPUs; 0 when there is no limit.
int quota_cpus() {
  std::ifstream file("/sys/fs/cgroup/cpu.max");
  double quota = 0, period = 0;
  if (!(file >> quota >> period) || quota <= 0 || period <= 0) return 0;  // "max 100000"
  return std::max(1, static_cast<int>(quota / period + 0.5));
}

int openmp_threads() {
  const char* text = std::getenv("OMP_NUM_THREADS");  // "4", or "4,2" for nested levels
  return text ? std::max(0, std::atoi(text)) : 0;
}

int find_threads() {
  int threads = affinity_cpus();
  for (const int limit : {quota_cpus(), openmp_threads()}) {
    if (limit > 0) threads = std::min(threads, limit);
  }
  return std::max(1, threads);
}

#if defined(__linux__)
std::int64_t read_bytes(const std::string& path) {
  std::ifstream file(path);
  std::int64_t size = 0;
  char unit = 'B';
  if (!(file >> size)) return 0;
  file >> unit;
  return unit == 'K' ? size << 10 : unit == 'M' ? size << 20 : size;
}
#endif

std::int64_t find_last_level_cache() {
  std::int64_t largest = 0;
#if defined(__linux__)
  for (int index = 0; index < 8; ++index) {
    const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(index);
    largest = std::max(largest, read_bytes(folder + "/size"));
  }
#if defined(_SC_LEVEL3_CACHE_SIZE)
  if (largest == 0) {
    largest =
        std::max<std::int64_t>(::sysconf(_SC_LEVEL3_CACHE_SIZE), ::sysconf(_SC_LEVEL2_CACHE_SIZE));
  }
#endif
#elif defined(__APPLE__)
  for (const char* name : {"hw.l2cachesize", "hw.l3cachesize"}) {
    std::int64_t size = 0;
    std::size_t length = sizeof size;
    if (::sysctlbyname(name, &size, &length, nullptr, 0) == 0) largest = std::max(largest, size);
  }
#endif
  return largest > 0 ? largest : std::int64_t{8} << 20;
}

}  // namespace

int thread_count() {
  // The count (16 bits), the limit (16) and the settings' generation (32) it is true for.
  static std::atomic<std::uint64_t> known{0};
  const std::uint64_t facts = std::uint64_t{config::generation()} << 32 |
                              static_cast<std::uint64_t>(g_limit.load(std::memory_order_relaxed))
                                  << 16;
  const std::uint64_t word = known.load(std::memory_order_relaxed);
  if (word != 0 && (word & ~std::uint64_t{0xffff}) == facts) return static_cast<int>(word & 0xffff);
  int threads = static_cast<int>(config::num_threads());
  if (threads == 0) {
    static const int found = find_threads();
    const int limit = static_cast<int>(facts >> 16 & 0xffff);
    threads = limit > 0 ? std::min(found, limit) : found;
  }
  threads = std::min(threads, kMaxThreads);
  known.store(facts | static_cast<std::uint64_t>(threads), std::memory_order_relaxed);
  return threads;
}

void limit_threads(int threads) {
  g_limit.store(std::clamp(threads, 0, kMaxThreads), std::memory_order_relaxed);
}

std::int64_t last_level_cache_bytes() {
  static const std::int64_t bytes = find_last_level_cache();
  return bytes;
}

}  // namespace eas::runtime::cpu
