// OpenCL's runtime on the driver this machine has, with source written by hand: what no emitter is asked
// for here. Skipped, with the reason, where there is no driver.
#include <eas/error.hpp>

#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "runtime/emitted.hpp"
#include "runtime/opencl/device.hpp"
#include "runtime/opencl/program.hpp"
#include "runtime/opencl/stream.hpp"
#include "runtime/profile.hpp"

namespace eas::runtime::opencl {
namespace {

constexpr const char* kTwice = R"(
struct args { ulong x; ulong y; ulong n; };
__kernel void twice(__global uchar* a, __global uchar* b, struct args p) {
  __global const float* x = (__global const float*)(a + p.x);
  __global float* y = (__global float*)(b + p.y);
  ulong i = get_global_id(0);
  if (i < p.n) y[i] = 2.0f * x[i];
}
)";

// Words: x, y, n.
abi::Emission twice_emission() {
  abi::Emission e;
  e.language = "opencl";
  e.entry = "twice";
  e.group = {8, 1, 1};
  e.argument_bytes = 24;
  e.buffers = {{0, 0, true, false}, {1, 1, false, true}};
  e.slots = {
      {abi::Slot::WordOf, 0, 0, 8}, {abi::Slot::WordOf, 1, 8, 8}, {abi::Slot::WordOf, 2, 16, 8}};
  e.source = kTwice;
  return e;
}

abi::Artifact artifact_of(const abi::Emission& emission) {
  abi::Artifact out;
  out.object = abi::pack(emission);
  return out;
}

class OpenCl : public testing::Test {
 protected:
  void SetUp() override {
    if (const Presence found = presence(); !found.available()) GTEST_SKIP() << found.reason;
  }
  ClDevice& dev() { return device(0); }
  static void wait(Stream& stream) {
    const auto end = stream.record();
    while (!end->wait(std::chrono::milliseconds(50))) {
    }
  }
};

std::vector<float> ramp(std::size_t count) {
  std::vector<float> out(count);
  std::iota(out.begin(), out.end(), 0.0F);
  return out;
}

TEST_F(OpenCl, SaysWhatADeviceCanDo) {
  const Found& found = dev().found();
  EXPECT_FALSE(found.name.empty());
  EXPECT_GE(found.limits.group_size, 1U);
  EXPECT_GT(found.limits.local_bytes, 0);
  EXPECT_GT(found.limits.global_bytes, 0);
}

TEST_F(OpenCl, CopiesThereAndBackAndOnTheDevice) {
  const std::vector<float> x = ramp(100);
  std::vector<float> back(100, -1.0F);
  const auto a = dev().allocate(400), b = dev().allocate(400);
  const auto stream = dev().stream();
  stream->write(a->address(), x.data(), 400);
  auto* to = static_cast<std::byte*>(b->address());
  stream->copy(to + 40, static_cast<std::byte*>(a->address()) + 80, 200);
  const float seven = 7;
  stream->fill(to, &seven, 4, 40);
  stream->read(back.data(), b->address(), 240);
  wait(*stream);
  EXPECT_EQ(back[0], 7.0F);
  EXPECT_EQ(back[9], 7.0F);
  EXPECT_EQ(back[10], 20.0F);
  EXPECT_EQ(back[59], 69.0F);
}

TEST_F(OpenCl, RunsCodeOnItsMemory) {
  const std::vector<float> x = ramp(20);
  std::vector<float> y(20);
  const auto code = load(artifact_of(twice_emission()), {"twice", false, nullptr});
  const auto a = dev().allocate(80), b = dev().allocate(160);
  const auto stream = dev().stream();
  stream->write(a->address(), x.data(), 80);
  auto* const at = static_cast<std::byte*>(b->address()) + 64;  // inside of a block
  const std::uint64_t words[] = {reinterpret_cast<std::uintptr_t>(a->address()),
                                 reinterpret_cast<std::uintptr_t>(at), 20};
  Launch launch;
  launch.words = words;
  launch.word_count = 3;
  launch.grid = {3, 1, 1};
  abi::Report report;
  stream->launch(*code, launch, report);
  stream->read(y.data(), at, 80);
  wait(*stream);
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(y[static_cast<std::size_t>(i)], 2.0F * static_cast<float>(i));
}

TEST_F(OpenCl, WorksOnMemoryOfTheHostWhereItCan) {
  std::vector<float> memory = ramp(40);
  const auto block = dev().borrow(memory.data(), 160);
  if (!dev().found().limits.unified) {
    EXPECT_EQ(block, nullptr);
    return;
  }
  const auto code = load(artifact_of(twice_emission()), {"twice", false, nullptr});
  const std::uint64_t words[] = {reinterpret_cast<std::uintptr_t>(memory.data()),
                                 reinterpret_cast<std::uintptr_t>(memory.data() + 20), 20};
  Buffer* const lent[] = {block.get()};
  Launch launch;
  launch.words = words;
  launch.word_count = 3;
  launch.grid = {3, 1, 1};
  launch.lent = lent;
  abi::Report report;
  const auto stream = dev().stream();
  stream->launch(*code, launch, report);
  stream->show(*block);
  wait(*stream);
  EXPECT_EQ(memory[20], 0.0F);
  EXPECT_EQ(memory[39], 38.0F);
}

TEST_F(OpenCl, SaysWhatTheDriverSays) {
  abi::Emission wrong = twice_emission();
  wrong.source = "__kernel void twice(__global float* x) { x[0] = nonsense; }";
  try {
    load(artifact_of(wrong), {"twice", false, nullptr});
    FAIL();
  } catch (const BackendError& error) {
    const std::string text = error.what();
    EXPECT_EQ(text.find("[twice] the OpenCL driver refuses the source of this kernel, got "
                        "CL_BUILD_PROGRAM_FAILURE from "),
              0U)
        << text;
    EXPECT_NE(text.find("nonsense"), std::string::npos) << text;
  }
}

TEST_F(OpenCl, RefusesWhatDoesNotFitBeforeTheDriverSeesIt) {
  const auto message = [&](const abi::Emission& emission) -> std::string {
    try {
      load(artifact_of(emission), {"twice", false, nullptr});
    } catch (const BackendError& error) {
      return error.what();
    }
    return "";
  };
  abi::Emission large = twice_emission();
  large.group = {1 << 20, 1, 1};
  EXPECT_EQ(
      message(large).find("[twice] the kernel does not fit the device, got 1048576 threads in a "
                          "group, expected at most "),
      0U);
  large = twice_emission();
  large.group_bytes = std::int64_t{1} << 40;
  EXPECT_NE(message(large).find("bytes of group memory"), std::string::npos);
  EXPECT_THROW(load({"no emission", {}, 0, 0, false}, {"twice", false, nullptr}), BackendError);
  EXPECT_THROW(dev().allocate(std::size_t{1} << 60), BackendError);
  EXPECT_THROW(device(1000), BackendError);
  int somebody = 0;
  EXPECT_THROW(dev().handle(&somebody), BackendError);
}

// A cache in memory.
class Kept final : public CodeStore {
 public:
  std::optional<std::string> find(const std::string& key) const override {
    const auto found = kept.find(key);
    if (found == kept.end()) return std::nullopt;
    ++hits;
    return found->second;
  }
  void insert(const std::string& key, std::string_view, std::string_view bytes) const override {
    kept[key] = bytes;
  }
  mutable std::map<std::string, std::string> kept;
  mutable int hits = 0;
};

TEST_F(OpenCl, KeepsWhatTheDriverBuilt) {
  const Kept store;
  load(artifact_of(twice_emission()), {"twice", false, &store});
  ASSERT_EQ(store.kept.size(), 1U);
  load(artifact_of(twice_emission()), {"twice", false, &store});
  EXPECT_EQ(store.hits, 1);
  // What is no binary of the driver is built again.
  store.kept.begin()->second = "damaged";
  EXPECT_NO_THROW(load(artifact_of(twice_emission()), {"twice", false, &store}));
  EXPECT_NE(store.kept.begin()->second, "damaged");
}

TEST_F(OpenCl, ReportsTheLowestProgramThatFailed) {
  abi::Emission e;
  e.language = "opencl";
  e.entry = "fail";
  e.group = {1, 1, 1};
  e.argument_bytes = 8;
  e.slots = {{abi::Slot::FirstProgram, 0, 0, 8}};
  e.linear = true;
  e.has_faults = true;
  e.source = R"(
struct args { ulong first; };
__kernel void fail(struct args p, __global volatile uint* faults) {
  ulong program = p.first + get_group_id(0);
  if (program < 3) return;
  if (atomic_min(faults, (uint)program) <= (uint)program) return;
  uint at = 8 + 8 * atomic_add(faults + 1, 1u);
  faults[at] = 2; faults[at + 1] = 77; faults[at + 2] = (uint)program; faults[at + 3] = 0;
  faults[at + 4] = 5; faults[at + 5] = 0; faults[at + 6] = 0xffffffffu; faults[at + 7] = 0xffffffffu;
}
)";
  const auto code = load(artifact_of(e), {"fail", false, nullptr});
  Launch launch;
  launch.grid = {50, 1, 1};
  abi::Report report;
  const auto stream = dev().stream();
  stream->launch(*code, launch, report);
  wait(*stream);
  EXPECT_EQ(report.stop, abi::Stop::Assert);
  EXPECT_EQ(report.node, 77U);
  EXPECT_EQ(report.program, 3);
  EXPECT_EQ(report.element, 5);
  EXPECT_EQ(report.value, -1);
}

TEST_F(OpenCl, StepsAfterworkRunWhereSomebodyWaits) {
  const auto stream = dev().stream();
  int ran = 0;
  stream->then([&] { ++ran; });
  stream->then([&] { throw BackendError("x", "late"); });
  stream->then([&] { ++ran; });
  const auto end = stream->record();
  EXPECT_EQ(ran, 0);
  EXPECT_THROW(while (!end->wait(std::chrono::milliseconds(50))){}, BackendError);
  EXPECT_EQ(ran, 2);
  EXPECT_TRUE(end->wait(std::chrono::milliseconds(50))) << "it is thrown once";
  EXPECT_GT(end->time(), 0);
}

TEST_F(OpenCl, StreamsWaitForEachOther) {
  const auto one = dev().stream(), two = dev().stream();
  const auto a = dev().allocate(4);
  float x = 1, y = 2, seen = 0;
  one->write(a->address(), &x, 4);
  two->after(*one->record());
  two->write(a->address(), &y, 4);
  one->after(*two->record());
  one->read(&seen, a->address(), 4);
  wait(*one);
  EXPECT_EQ(seen, 2.0F);
}

TEST_F(OpenCl, SharesHandlesOfItsMemory) {
  const auto a = dev().allocate(64);
  const Device::Handle handle = dev().handle(static_cast<std::byte*>(a->address()) + 8);
  EXPECT_NE(handle.block, nullptr);
  EXPECT_EQ(handle.offset, 8U);
  const Device::Adopted again = dev().adopt(handle.block);
  EXPECT_EQ(again.address, a->address()) << "the same memory has one address";
  EXPECT_EQ(again.own, nullptr);
}

TEST_F(OpenCl, NotesWhatRan) {
  ASSERT_TRUE(profile::start());
  const auto a = dev().allocate(64);
  const auto stream = dev().stream();
  const std::vector<float> x = ramp(16);
  stream->write(a->address(), x.data(), 64);
  wait(*stream);
  const auto spans = profile::stop();
  ASSERT_EQ(spans.size(), 1U);
  EXPECT_EQ(spans[0].kind, "copy");
  EXPECT_EQ(spans[0].bytes, 64);
  EXPECT_EQ(spans[0].device, "opencl:0");
  EXPECT_GE(spans[0].end, spans[0].begin);
}

}  // namespace
}  // namespace eas::runtime::opencl
