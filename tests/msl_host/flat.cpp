// The flat run: kernels that were launched once (records, MSL_HOST_RECORD) once more, compiled by clang's
// address or thread sanitizer and watched by its own runtime. Threads are the engine's fibres; the thread
// sanitizer takes each for a thread, and only barriers for what orders them.
//
//     flat library.so record library.so record …
//
// Says what is wrong: the sanitizer's report, the engine's words, or where a buffer differs from what the
// usual run left.
#include <dlfcn.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "engine.hpp"
#include "flat.hpp"

#if MSL_HOST_FLAT == 2
#include <sanitizer/tsan_interface.h>
#else
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif

namespace msl_host {

#if MSL_HOST_FLAT == 2
namespace {
void* scheduler() {
  static void* const instance = __tsan_get_current_fiber();
  return instance;
}
}  // namespace

// Not looked into: the way in is noted for one fibre, the way out for another.
__attribute__((disable_sanitizer_instrumentation)) void flat_to_fibre(std::uint32_t thread,
                                                                      const char*, std::size_t) {
  static std::vector<void*> all;
  scheduler();
  while (all.size() <= thread) all.push_back(__tsan_create_fiber(0));
  __tsan_switch_to_fiber(all[thread], __tsan_switch_to_fiber_no_sync);
}
__attribute__((disable_sanitizer_instrumentation)) void flat_to_scheduler() {
  __tsan_switch_to_fiber(scheduler(), __tsan_switch_to_fiber_no_sync);
}
void flat_end(void* meeting) { __tsan_release(meeting); }
void flat_begin(void* meeting) { __tsan_acquire(meeting); }
#else
void flat_to_fibre(std::uint32_t, const char*, std::size_t) {}
void flat_to_scheduler() {}
void flat_end(void*) {}
void flat_begin(void*) {}
#endif

namespace {

struct Record {
  struct Buffer {
    std::uint64_t address = 0;  // where it was; 0: nothing is bound
    std::int32_t writable = 0;
    std::string before, after;
    char* data = nullptr;
  };
  std::string kernel;
  std::vector<Buffer> buffers;
  std::vector<std::unique_ptr<char[]>> memory;
  std::vector<std::uint64_t> group_memory;
  MslLaunch launch{};
};

template <class T>
T take(std::istream& in) {
  T value{};
  in.read(reinterpret_cast<char*>(&value), sizeof(value));
  return value;
}

std::string take_bytes(std::istream& in) {
  std::string out(take<std::uint64_t>(in), '\0');
  in.read(out.data(), static_cast<std::streamsize>(out.size()));
  return out;
}

// Memory exactly as long as the buffers, so that what is behind it is seen; those that lay over each other,
// as pages around arrays do, do so again.
void place(Record& record) {
  std::vector<Record::Buffer*> all;
  for (Record::Buffer& each : record.buffers) {
    if (each.address != 0) all.push_back(&each);
  }
  std::sort(all.begin(), all.end(),
            [](const auto* a, const auto* b) { return a->address < b->address; });
  for (std::size_t i = 0; i < all.size();) {
    const std::uint64_t begin = all[i]->address;
    std::uint64_t end = begin + all[i]->before.size();
    std::size_t last = i + 1;
    for (; last < all.size() && all[last]->address < end; ++last) {
      end = std::max(end, all[last]->address + all[last]->before.size());
    }
    record.memory.push_back(std::make_unique<char[]>(end - begin));
    for (; i < last; ++i) {
      all[i]->data = record.memory.back().get() + (all[i]->address - begin);
      std::copy(all[i]->before.begin(), all[i]->before.end(), all[i]->data);
    }
  }
}

Record read(const char* path) {
  std::ifstream in(path, std::ios::binary);
  Record out;
  out.kernel = take_bytes(in);
  for (auto count = take<std::uint32_t>(in); count > 0; --count) {
    Record::Buffer buffer;
    buffer.address = take<std::uint64_t>(in);
    buffer.writable = take<std::int32_t>(in);
    buffer.before = take_bytes(in);
    buffer.after = take_bytes(in);
    out.buffers.push_back(std::move(buffer));
  }
  for (std::uint32_t& each : out.launch.groups) each = take<std::uint32_t>(in);
  for (std::uint32_t& each : out.launch.threads) each = take<std::uint32_t>(in);
  out.launch.order = take<std::int32_t>(in);
  for (auto count = take<std::uint32_t>(in); count > 0; --count) {
    out.group_memory.push_back(take<std::uint64_t>(in));
  }
  return out;
}

[[noreturn]] void fail(const char* path, const std::string& wrong) {
  std::fprintf(stderr, "flat: %s: %s\n", path, wrong.c_str());
  std::_Exit(1);
}

void replay(const char* library, const char* path) {
  void* const handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) fail(path, dlerror());
  Record record = read(path);
  place(record);
  void* const thunk = dlsym(handle, ("msl_thunk_" + record.kernel).c_str());
  if (!thunk) fail(path, "no kernel " + record.kernel);
  std::vector<MslBuffer> buffers;
  for (const Record::Buffer& each : record.buffers) {
    buffers.push_back({each.data, each.before.size(), each.writable});
  }
  record.launch.buffers = buffers.data();
  record.launch.buffer_count = static_cast<std::int32_t>(buffers.size());
  record.launch.threadgroup_bytes = record.group_memory.data();
  record.launch.threadgroup_count = static_cast<std::int32_t>(record.group_memory.size());
  const std::string wrong = msl_host::run(reinterpret_cast<Thunk>(thunk), {}, record.launch);
  if (!wrong.empty()) fail(path, wrong);  // threads may be in the middle of their work
  for (std::size_t i = 0; i < record.buffers.size(); ++i) {
    const Record::Buffer& each = record.buffers[i];
    const char* const end = each.data + each.after.size();
    const char* const at = std::mismatch<const char*>(each.data, end, each.after.begin()).first;
    if (at == end) continue;
    fail(path,
         "buffer " + std::to_string(i) + " differs at byte " + std::to_string(at - each.data));
  }
}

}  // namespace

extern "C" {

// Of the sanitizer's own kind, so that it sees them.
std::uint32_t mh_atomic_load(std::uint64_t address, int) {
  return __atomic_load_n(reinterpret_cast<std::uint32_t*>(address), __ATOMIC_RELAXED);
}
void mh_atomic_store(std::uint64_t address, std::uint32_t value, int) {
  __atomic_store_n(reinterpret_cast<std::uint32_t*>(address), value, __ATOMIC_RELAXED);
}
bool mh_atomic_compare(std::uint64_t address, std::uint32_t* expected, std::uint32_t desired) {
  std::uint32_t old = *expected;
  const bool done = __atomic_compare_exchange_n(reinterpret_cast<std::uint32_t*>(address), &old,
                                                desired, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  *expected = old;
  return done;
}
std::uint32_t mh_atomic_update(std::uint64_t address, std::uint32_t value, int what) {
  auto* const at = reinterpret_cast<std::uint32_t*>(address);
  std::uint32_t old = __atomic_load_n(at, __ATOMIC_RELAXED);
  const auto next = [&]() -> std::uint32_t { return updated(old, value, what); };
  while (
      !__atomic_compare_exchange_n(at, &old, next(), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
  return old;
}
std::uint64_t mh_atomic_wide(std::uint64_t address, std::uint64_t value, int what) {
  auto* const at = reinterpret_cast<std::uint64_t*>(address);
  std::uint64_t old = __atomic_load_n(at, __ATOMIC_RELAXED);
  const auto next = [&] { return what == 0 ? std::max(old, value) : std::min(old, value); };
  while (
      !__atomic_compare_exchange_n(at, &old, next(), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
  return old;
}

}  // extern "C"

}  // namespace msl_host

int main(int count, char** arguments) {
  for (int i = 1; i + 1 < count; i += 2) msl_host::replay(arguments[i], arguments[i + 1]);
  return 0;
}
