// Every step of Metal that can fail is made to, one at a time: the launch says so, nothing leaks, the next
// one works. On the software double (tests/metal_double).
#include <set>

#include "runtime_metal_tools.hpp"

namespace eas::runtime::metal {
namespace {

class MetalFaults : public MetalRuntime {};

INSTANTIATE_TEST_SUITE_P(Memory, MetalFaults, ::testing::Values(true, false),
                         [](const auto& info) { return info.param ? "Shared" : "Private"; });

struct NoStore final : CodeStore {
  std::optional<std::string> find(const std::string&) const override { return std::nullopt; }
  void insert(const std::string&, std::string_view, std::string_view) const override {}
};

// A little of everything; checks its result.
void work(MtlDevice& device) {
  const NoStore store;
  const auto code =
      std::make_shared<MtlProgram>(scale_code(true), LoadOptions{.name = "scale", .store = &store});
  const auto one = device.stream(), two = device.stream();
  const auto a = device.allocate(400), b = device.allocate(400);
  const std::vector<float> numbers = ramp(100);
  abi::Report report;
  const std::uint32_t zero = 0;
  one->fill(b->address(), &zero, 4, 400);
  one->write(a->address(), numbers.data(), 400);
  const Words there(a->address(), b->address(), 100, 2.0F),
      back(b->address(), a->address(), 100, 3.0F);
  one->launch(*code, there.launch(100), report);
  two->after(*one->record());
  two->launch(*code, back.launch(100), report);
  two->copy(b->address(), a->address(), 200);
  std::vector<float> got(100);
  two->read(got.data(), b->address(), 400);
  const auto last = one->record(), end = two->record();
  while (!last->wait(std::chrono::milliseconds(10))) {
  }
  while (!end->wait(std::chrono::milliseconds(10))) {
  }
  EXPECT_EQ(got[10], 60.0F);
  EXPECT_EQ(got[60], 120.0F);
}

constexpr const char* kSteps[] = {
    "newBufferWithLength:options:",
    "newCommandQueue",
    "newSharedEvent",
    "newLibraryWithSource:options:error:",
    "newFunctionWithName:",
    "newComputePipelineStateWithDescriptor:options:reflection:error:",
    "commandBuffer",
    "computeCommandEncoder",
    "blitCommandEncoder",
    "execute",
    // An archive that cannot be had costs time the next time, and nothing else.
    "newBinaryArchiveWithDescriptor:error:",
    "addComputePipelineFunctionsWithDescriptor:error:",
    "serializeToURL:error:",
};
const std::set<std::string> kHarmless = {
    "newBinaryArchiveWithDescriptor:error:", "addComputePipelineFunctionsWithDescriptor:error:",
    "serializeToURL:error:"};

TEST_P(MetalFaults, SurvivesEveryFault) {
  work(*device);
  device->pool().clear();
  md_drain();
  const std::string before = live();
  int met = 0;
  for (const std::uint32_t delay : {0U, 150U, 600U}) {
    for (const char* step : kSteps) {
      for (int nth = 1; nth <= 12; ++nth) {
        SCOPED_TRACE(std::string(step) + ", call " + std::to_string(nth));
        md_delay(delay, static_cast<std::uint32_t>(nth));
        md_fail(step, nth);
        std::string told;
        try {
          work(*device);
        } catch (const BackendError& error) {
          told = error.what();
        }
        const bool failed = md_failed(step) != 0;
        md_fail(step, 0);
        if (!failed) {
          EXPECT_EQ(told, "");
          break;  // it is not called as often
        }
        ++met;
        // Memory is asked for twice, the second time with nothing kept.
        const bool harmless =
            kHarmless.count(step) != 0 || std::string(step) == "newBufferWithLength:options:";
        EXPECT_TRUE(harmless || told.size() > std::string("[metal] ").size()) << told;
        work(*device);
        device->pool().clear();
        md_drain();
        ASSERT_EQ(live(), before);
        ASSERT_EQ(violations(), "");
      }
    }
  }
  std::printf("%d faults were met\n", met);
  EXPECT_GE(met, 50);
}

// All memory gone at some moment: no second try helps.
TEST_P(MetalFaults, SaysWhenMemoryEnds) {
  work(*device);
  device->pool().clear();
  md_drain();
  const std::string before = live();
  int told = 0;
  for (std::uint64_t bytes = 256; bytes < (1 << 14); bytes += 256) {
    md_memory(bytes);
    try {
      work(*device);
    } catch (const BackendError& error) {
      EXPECT_NE(std::string(error.what()).find("the GPU has no such block of memory, got "),
                std::string::npos);
      ++told;
    }
    md_memory(std::uint64_t{4} << 30);
    device->pool().clear();
    md_drain();
    ASSERT_EQ(live(), before);
  }
  EXPECT_GE(told, 5);
  work(*device);
}

TEST_P(MetalFaults, TellsAFailureOnceAndGoesOn) {
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  const auto stream = device->stream();
  const auto block = device->allocate(400);
  const Words words(block->address(), block->address(), 100, 2.0F);
  abi::Report report;
  md_fail("execute", 1);
  stream->launch(*code, words.launch(100), report);
  const auto event = stream->record();
  for (int i = 0; i < 2; ++i) {
    try {
      while (!event->wait(std::chrono::milliseconds(10))) {
      }
      FAIL();
    } catch (const BackendError& error) {
      EXPECT_STREQ(error.what(),
                   "[metal] work on the GPU failed, got Caused GPU Hang Error (injected) "
                   "(MTLCommandBufferErrorDomain 2), expected its end");
    }
  }
  stream->launch(*code, words.launch(100), report);
  wait(*stream);
}

}  // namespace
}  // namespace eas::runtime::metal
