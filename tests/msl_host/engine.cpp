#include "engine.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <numeric>
#include <random>
#include <stdexcept>
#include <utility>

#include "flat.hpp"
#include "switch.hpp"
#include "watch.hpp"

namespace msl_host {
namespace {

constexpr std::size_t kStackBytes = std::size_t{256} << 10;
constexpr std::uint32_t kSimd = 32;
constexpr std::size_t kMostArguments = 32;  // 31 buffers in Metal
constexpr std::uint64_t kMostAccesses = 4'000'000'000;

enum class State { Ready, AtBarrier, AtSimd, Done };

struct Fibre {
  void* stack = nullptr;  // where it goes on
  char* lowest = nullptr;
  State state = State::Ready;
  const void* site = nullptr;  // of the call it waits in
  const char* kind = "";       // its name
  int flags = 0;
  std::uint32_t exchanges = 0, barriers = 0;
  Who who;
  std::uint32_t ids[kIdKinds][3] = {};
};

// What lanes give each other: two turns, as a lane may begin the next exchange before others have read.
struct Simdgroup {
  alignas(16) char slots[2][kSimd][16] = {};
  std::uint32_t lanes = 0, waiting = 0;
  char orders[2] = {};  // names of its barriers by turns (flat.hpp)
};

struct Engine {
  Watch watch;
  Thunk thunk = nullptr;
  const std::uint64_t* buffers = nullptr;
  const std::uint64_t* group_memory = nullptr;
  std::vector<Fibre> fibres;
  std::vector<Simdgroup> simdgroups;
  char* stacks = nullptr;
  std::size_t stack_count = 0;
  Fibre* current = nullptr;
  void* scheduler = nullptr;
  std::string failure;
  std::uint64_t accesses = 0;
  char orders[4] =
      {};  // names of a group's beginning, its end, and its barriers by turns (flat.hpp)
  std::vector<Global> registered;
};

Engine& engine() {
  static Engine instance;
  return instance;
}

// Back to the scheduler; comes back when the fibre is Ready again.
void leave() {
  Engine& e = engine();
  msl_host_switch(&e.current->stack, e.scheduler);
}

[[noreturn]] void fail(const std::string& what) {
  Engine& e = engine();
  const Fibre& f = *e.current;
  const auto triple = [](const std::uint32_t (&v)[3]) {
    return "(" + std::to_string(v[0]) + ", " + std::to_string(v[1]) + ", " + std::to_string(v[2]) +
           ")";
  };
  e.failure = "thread " + triple(f.ids[kThreadInGroup]) + " of group " +
              triple(f.ids[kGroupInGrid]) + " " + what;
  for (;;) leave();  // never taken up again
}

void check(const void* address, std::uint64_t bytes, Watch::Access access) {
  Engine& e = engine();
  if (!e.current) return;
  const auto* at = static_cast<const char*>(address);
  if (at >= e.current->lowest && at + bytes <= e.current->lowest + kStackBytes) return;
  if (++e.accesses > kMostAccesses) fail("has not ended after 4e9 accesses of the launch");
  // What the exchange hands out is the engine's own.
  const auto* slots = reinterpret_cast<const char*>(e.simdgroups.data());
  if (at >= slots && at < slots + sizeof(Simdgroup) * e.simdgroups.size()) return;
  const std::string wrong =
      e.watch.check(reinterpret_cast<std::uintptr_t>(address), bytes, access, e.current->who);
  if (!wrong.empty()) fail(wrong);
}

void enter() {
  Engine& e = engine();
  flat_begin(&e.orders[0]);
  // On the fibre's own stack, where it may read.
  std::uint64_t buffers[kMostArguments], group_memory[kMostArguments];
  std::uint32_t ids[kIdKinds][3];
  std::memcpy(buffers, e.buffers, sizeof(buffers));
  std::memcpy(group_memory, e.group_memory, sizeof(group_memory));
  std::memcpy(ids, e.current->ids, sizeof(ids));
  e.thunk(buffers, group_memory, &ids[0][0]);
  flat_end(&e.orders[1]);
  e.current->state = State::Done;
  for (;;) leave();
}

void make_stacks(std::size_t count) {
  Engine& e = engine();
  if (count <= e.stack_count) return;
  if (e.stacks) munmap(e.stacks, e.stack_count * kStackBytes);
  void* memory = mmap(nullptr, count * kStackBytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw std::runtime_error("no memory for the stacks of a group");
  e.stacks = static_cast<char*>(memory);
  e.stack_count = count;
}

void make_fibres(const MslLaunch& launch, const std::uint32_t (&group)[3]) {
  Engine& e = engine();
  const std::uint32_t* t = launch.threads;
  const std::uint32_t count = t[0] * t[1] * t[2];
  for (std::uint32_t n = 0; n < count; ++n) {
    Fibre& f = e.fibres[n];
    f = Fibre{};
    f.lowest = e.stacks + n * kStackBytes;
    f.stack = make_stack(f.lowest, kStackBytes, enter);
    f.who = {n, n / kSimd, 0};
    const std::uint32_t in_group[3] = {n % t[0], n / t[0] % t[1], n / (t[0] * t[1])};
    for (int a = 0; a < 3; ++a) {
      f.ids[kThreadInGroup][a] = in_group[a];
      f.ids[kGroupInGrid][a] = group[a];
      f.ids[kThreadInGrid][a] = group[a] * t[a] + in_group[a];
      f.ids[kThreadsPerGroup][a] = t[a];
      f.ids[kGroupsPerGrid][a] = launch.groups[a];
      f.ids[kThreadsPerGrid][a] = launch.groups[a] * t[a];
    }
    f.ids[kThreadIndex][0] = n;
    f.ids[kLane][0] = n % kSimd;
    f.ids[kSimdgroup][0] = n / kSimd;
    f.ids[kSimdgroupWidth][0] = kSimd;
    f.ids[kSimdgroupsPerGroup][0] = (count + kSimd - 1) / kSimd;
  }
  e.simdgroups.assign((count + kSimd - 1) / kSimd, Simdgroup{});
  for (std::uint32_t s = 0; s < e.simdgroups.size(); ++s) {
    e.simdgroups[s].lanes = std::min(kSimd, count - s * kSimd);
  }
}

const char* state_name(const Fibre& f) {
  if (f.state == State::Done) return "the end of the kernel";
  return f.kind;
}

// Nobody can go on: either all are at one barrier, or some wait for others that will never come.
bool release_barrier(std::string& failure) {
  Engine& e = engine();
  const Fibre& first = e.fibres[0];
  for (const Fibre& f : e.fibres) {
    if (f.state == first.state && f.site == first.site) continue;
    const Fibre& waits = f.state == State::Done ? first : f;
    const Fibre& other = f.state == State::Done ? f : first;
    failure = std::string(waits.kind) + " in divergent flow: thread " +
              std::to_string(waits.who.thread) + " of the group waits in it, thread " +
              std::to_string(other.who.thread) + " is at " +
              (other.state != State::Done && std::strcmp(other.kind, waits.kind) == 0
                   ? std::string("another ") + state_name(other)
                   : std::string(state_name(other)));
    return false;
  }
  if (first.state != State::AtBarrier) {
    failure = std::string(first.kind) + " in divergent flow";
    return false;
  }
  e.watch.barrier((first.flags & 1) != 0, (first.flags & 2) != 0);
  for (Fibre& f : e.fibres) f.state = State::Ready;
  return true;
}

// All threads of a group, to their ends.
std::string run_group(const std::vector<std::uint32_t>& order) {
  Engine& e = engine();
  e.watch.start_group();
  flat_end(&e.orders[0]);
  for (;;) {
    bool went = false, done = true;
    for (const std::uint32_t n : order) {
      Fibre& f = e.fibres[n];
      if (f.state == State::Ready) {
        went = true;
        e.current = &f;
        flat_to_fibre(n, f.lowest, kStackBytes);
        msl_host_switch(&e.scheduler, f.stack);
        flat_to_scheduler();
        e.current = nullptr;
        if (!e.failure.empty()) return e.failure;
      }
      done = done && f.state == State::Done;
    }
    if (done) {
      flat_begin(&e.orders[1]);
      return {};
    }
    if (!went) {
      std::string failure;
      if (!release_barrier(failure)) return failure;
    }
  }
}

std::vector<std::uint32_t> turns(std::uint32_t count, int order) {
  std::vector<std::uint32_t> result(count);
  std::iota(result.begin(), result.end(), 0U);
  if (order == 1) {
    std::reverse(result.begin(), result.end());
  } else if (order > 1) {
    std::mt19937 random(static_cast<unsigned>(order));
    std::shuffle(result.begin(), result.end(), random);
  }
  return result;
}

}  // namespace

std::vector<Global> take_registered() { return std::exchange(engine().registered, {}); }

std::string run(Thunk thunk, const std::vector<Global>& globals, const MslLaunch& launch) {
  Engine& e = engine();
  const std::uint64_t count =
      std::uint64_t{launch.threads[0]} * launch.threads[1] * launch.threads[2];
  if (count == 0 || count > 1024) return "a group of " + std::to_string(count) + " threads";
  e.watch.clear();
  std::vector<std::uint64_t> buffers;
  for (int i = 0; i < launch.buffer_count; ++i) {
    const MslBuffer& b = launch.buffers[i];
    buffers.push_back(reinterpret_cast<std::uint64_t>(b.data));
    if (!b.data) continue;
    e.watch.add(b.writable ? Watch::Kind::Device : Watch::Kind::Constant,
                "buffer " + std::to_string(i), b.data, b.bytes, b.writable != 0);
  }
  std::vector<std::unique_ptr<char[]>> dynamic;
  std::vector<std::uint64_t> group_memory;
  for (int i = 0; i < launch.threadgroup_count; ++i) {
    dynamic.push_back(std::make_unique<char[]>(launch.threadgroup_bytes[i] + 64));
    const std::uint64_t at = (reinterpret_cast<std::uint64_t>(dynamic.back().get()) + 63) & ~63ULL;
    group_memory.push_back(at);
    e.watch.add(Watch::Kind::Group, "threadgroup " + std::to_string(i), reinterpret_cast<void*>(at),
                launch.threadgroup_bytes[i], true);
  }
  for (const Global& g : globals) {
    e.watch.add(g.writable ? Watch::Kind::Group : Watch::Kind::Constant, g.name, g.begin, g.bytes,
                g.writable);
  }
  if (std::max(buffers.size(), group_memory.size()) > kMostArguments) return "too many arguments";
  buffers.resize(kMostArguments);
  group_memory.resize(kMostArguments);
  e.thunk = thunk;
  e.buffers = buffers.data();
  e.group_memory = group_memory.data();
  e.failure.clear();
  e.accesses = 0;
  make_stacks(count);
  e.fibres.resize(count);
  e.watch.start_launch(launch.across != 0);
  const std::uint32_t* g = launch.groups;
  const auto order = turns(static_cast<std::uint32_t>(count), launch.order);
  for (const std::uint32_t n : turns(g[0] * g[1] * g[2], launch.order)) {
    const std::uint32_t group[3] = {n % g[0], n / g[0] % g[1], n / (g[0] * g[1])};
    for (const Global& global : globals) {
      if (global.writable) std::memset(const_cast<char*>(global.begin), 0xff, global.bytes);
    }
    for (int i = 0; i < launch.threadgroup_count; ++i) {
      std::memset(reinterpret_cast<void*>(group_memory[static_cast<std::size_t>(i)]), 0xff,
                  launch.threadgroup_bytes[i]);
    }
    make_fibres(launch, group);
    std::string failure = run_group(order);
    if (!failure.empty()) return failure;
  }
  return {};
}

std::uint32_t updated(std::uint32_t old, std::uint32_t value, int what) {
  const auto real = [](std::uint32_t bits) { return std::bit_cast<float>(bits); };
  const auto bits = [](float number) { return std::bit_cast<std::uint32_t>(number); };
  const auto whole = [](std::uint32_t v) { return static_cast<std::int32_t>(v); };
  switch (what) {
    case 0: return value;
    case 1: return old + value;
    case 2: return old - value;
    case 3: return old & value;
    case 4: return old | value;
    case 5: return old ^ value;
    case 6: return whole(old) < whole(value) ? value : old;
    case 7: return whole(value) < whole(old) ? value : old;
    case 8: return std::max(old, value);
    case 9: return std::min(old, value);
    case 10: return bits(real(old) + real(value));
    case 11: return bits(real(old) - real(value));
    default: fail("an atomic update that the engine does not know");
  }
}

// What compiled kernels call.
extern "C" {

void mh_barrier(int flags) {
  Fibre& f = *engine().current;
  f.state = State::AtBarrier;
  f.site = __builtin_return_address(0);
  f.kind = "threadgroup_barrier";
  f.flags = flags;
  char* const order = &engine().orders[2 + f.barriers++ % 2];
  flat_end(order);
  leave();
  flat_begin(order);
}

const char* mh_exchange(const void* value, int bytes, const char* kind) {
  Engine& e = engine();
  Fibre& f = *e.current;
  Simdgroup& s = e.simdgroups[f.who.simdgroup];
  const std::uint32_t turn = f.exchanges++ % 2;
  flat_copy(s.slots[turn][f.who.thread % kSimd], value, bytes);
  f.kind = kind;
  f.site = __builtin_return_address(0);
  Fibre* const first = &e.fibres[f.who.simdgroup * kSimd];
  for (Fibre* other = first; other < first + s.lanes; ++other) {
    if (other->state == State::AtSimd && std::strcmp(other->kind, kind) != 0) {
      fail(std::string(kind) + " in divergent flow: lane " +
           std::to_string(other->who.thread % kSimd) + " of its SIMD-group is at " + other->kind);
    }
  }
  if (++s.waiting == s.lanes) {
    s.waiting = 0;
    for (Fibre* other = first; other < first + s.lanes; ++other) {
      if (other->state == State::AtSimd) other->state = State::Ready;
    }
  } else {
    f.state = State::AtSimd;
    leave();
  }
  return &s.slots[turn][0][0];
}

void mh_simd_barrier(int) {
  const int nothing = 0;
  Engine& e = engine();
  char* const order = &e.simdgroups[e.current->who.simdgroup].orders[e.current->who.simd_epoch % 2];
  flat_end(order);
  mh_exchange(&nothing, sizeof(nothing), "simdgroup_barrier");
  flat_begin(order);
  ++e.current->who.simd_epoch;
}

unsigned mh_lane() { return engine().current->who.thread % kSimd; }
unsigned mh_lanes() { return engine().simdgroups[engine().current->who.simdgroup].lanes; }

float mh_sinpi(float x) {
  return static_cast<float>(std::sin(std::fmod(static_cast<double>(x), 2.0) * M_PI));
}
float mh_cospi(float x) {
  return static_cast<float>(std::cos(std::fmod(static_cast<double>(x), 2.0) * M_PI));
}
float mh_exp10(float x) { return static_cast<float>(std::pow(10.0, static_cast<double>(x))); }

#ifndef MSL_HOST_FLAT
void* __asan_memcpy(void* to, const void* from, std::size_t bytes) {
  check(from, bytes, Watch::Access::Read);
  check(to, bytes, Watch::Access::Write);
  return std::memcpy(to, from, bytes);
}
void* __asan_memset(void* to, int value, std::size_t bytes) {
  check(to, bytes, Watch::Access::Write);
  return std::memset(to, value, bytes);
}
void* __asan_memmove(void* to, const void* from, std::size_t bytes) {
  check(from, bytes, Watch::Access::Read);
  check(to, bytes, Watch::Access::Write);
  return std::memmove(to, from, bytes);
}
#define MSL_HOST_ACCESS(N)                                                   \
  void __asan_load##N(const void* at) { check(at, N, Watch::Access::Read); } \
  void __asan_store##N(const void* at) { check(at, N, Watch::Access::Write); }
MSL_HOST_ACCESS(1)
MSL_HOST_ACCESS(2)
MSL_HOST_ACCESS(4)
MSL_HOST_ACCESS(8)
MSL_HOST_ACCESS(16)
#undef MSL_HOST_ACCESS
void __asan_loadN(const void* at, std::size_t bytes) { check(at, bytes, Watch::Access::Read); }
void __asan_storeN(const void* at, std::size_t bytes) { check(at, bytes, Watch::Access::Write); }
void __asan_init() {}
void __asan_version_mismatch_check_v8() {}
void __asan_handle_no_return() {}
void __asan_unregister_elf_globals(std::uintptr_t*, void*, void*) {}

// As clang lays it out (compiler-rt, asan_interface_internal.h).
struct AsanGlobal {
  std::uintptr_t begin, bytes, bytes_with_redzone, name, module, dynamic_init, location, odr;
};
void __asan_register_elf_globals(std::uintptr_t*, AsanGlobal* start, AsanGlobal* stop) {
  for (const AsanGlobal* g = start; g < stop; ++g) {
    engine().registered.push_back({reinterpret_cast<const char*>(g->begin), g->bytes,
                                   reinterpret_cast<const char*>(g->name), true});
  }
}

std::uint32_t mh_atomic_load(std::uint64_t address, int) {
  auto* at = reinterpret_cast<std::uint32_t*>(address);
  check(at, 4, Watch::Access::Atomic);
  return *at;
}
void mh_atomic_store(std::uint64_t address, std::uint32_t value, int) {
  auto* at = reinterpret_cast<std::uint32_t*>(address);
  check(at, 4, Watch::Access::Atomic);
  *at = value;
}
bool mh_atomic_compare(std::uint64_t address, std::uint32_t* expected, std::uint32_t desired) {
  auto* at = reinterpret_cast<std::uint32_t*>(address);
  check(at, 4, Watch::Access::Atomic);
  if (*at == *expected) {
    *at = desired;
    return true;
  }
  *expected = *at;
  return false;
}
std::uint32_t mh_atomic_update(std::uint64_t address, std::uint32_t value, int what) {
  auto* at = reinterpret_cast<std::uint32_t*>(address);
  check(at, 4, Watch::Access::Atomic);
  const std::uint32_t old = *at;
  *at = updated(old, value, what);
  return old;
}
std::uint64_t mh_atomic_wide(std::uint64_t address, std::uint64_t value, int what) {
  auto* at = reinterpret_cast<std::uint64_t*>(address);
  check(at, 8, Watch::Access::Atomic);
  const std::uint64_t old = *at;
  *at = what == 0 ? std::max(old, value) : std::min(old, value);
  return old;
}
#endif

}  // extern "C"

}  // namespace msl_host
