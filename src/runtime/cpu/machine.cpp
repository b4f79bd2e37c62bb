// The machine is asked once a process, the settings again whenever one was set.
#include "runtime/cpu/machine.hpp"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>

#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/once.hpp"

#if defined(__linux__)
#include <link.h>
#include <sched.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#include <sys/sysctl.h>
#endif

namespace eas::runtime::cpu {
namespace {

constexpr std::uint64_t kCountMask = 0xffffffff, kByName = 0x80000000;

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

// How many libraries were loaded so far; asking costs a few ns.
std::uint64_t loaded_libraries() {
#if defined(__linux__)
  std::uint64_t loaded = 0;
  ::dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* out) {
        *static_cast<std::uint64_t*>(out) = info->dlpi_adds;
        return 1;  // the first one tells
      },
      &loaded);
  return loaded;
#elif defined(__APPLE__)
  return ::_dyld_image_count();
#else
  return 1;
#endif
}

// What the OpenMP library in this process would use on this thread; 0 when there is none. One may
// come with any library, so it is looked for again when there are more.
int openmp_limit() {
  using GetMaxThreads = int (*)();
  static std::atomic<GetMaxThreads> known{nullptr};
  static std::atomic<std::uint64_t> looked_among{0};
  GetMaxThreads ask = known.load(std::memory_order_relaxed);
  if (!ask) {
    // The loader's lock is taken here, and glibc leaves it as it is in a child.
    const fork::Inside inside;
    const std::uint64_t loaded = loaded_libraries();
    if (looked_among.load(std::memory_order_relaxed) == loaded) return 0;
    ask = reinterpret_cast<GetMaxThreads>(::dlsym(RTLD_DEFAULT, "omp_get_max_threads"));
    known.store(ask, std::memory_order_relaxed);
    looked_among.store(loaded, std::memory_order_relaxed);
    if (!ask) return 0;
  }
  return ask();
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
  // The settings' generation, whether a number was asked for by name, and the number; 0: not known.
  static std::atomic<std::uint64_t> known{0};
  const std::uint64_t generation = std::uint64_t{config::generation()} << 32;
  std::uint64_t word = known.load(std::memory_order_relaxed);
  if (word == 0 || (word & ~kCountMask) != generation) {
    static constinit Once<const int> found;
    const auto wanted = static_cast<std::uint64_t>(config::num_threads());
    word = generation |
           (wanted ? wanted | kByName : static_cast<std::uint64_t>(found.get(find_threads)));
    known.store(word, std::memory_order_relaxed);
  }
  const int threads = static_cast<int>(word & kCountMask & ~kByName);
  if (word & kByName) return threads;
  const int limit = openmp_limit();
  return limit > 0 ? std::min(threads, limit) : threads;
}

std::int64_t last_level_cache_bytes() {
  static constinit Once<const std::int64_t> bytes;
  return bytes.get(find_last_level_cache);
}

}  // namespace eas::runtime::cpu
