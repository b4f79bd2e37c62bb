// The Metal runtime driven against a software double of Metal (tests/metal_double), which runs kernels by
// the host implementation of their language: a simulation of both, on no GPU.
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <numeric>

#include "runtime/profile.hpp"
#include "runtime_metal_tools.hpp"

namespace eas::runtime::metal {
namespace {

INSTANTIATE_TEST_SUITE_P(Memory, MetalRuntime, ::testing::Values(true, false),
                         [](const auto& info) { return info.param ? "Shared" : "Private"; });

TEST_P(MetalRuntime, TestsItselfAndSaysWhatItIs) {
  EXPECT_EQ(device->name(), "a software double of Metal");
  EXPECT_EQ(device->target().group_bytes, 32768);
  device->test();
  EXPECT_TRUE(presence().available());
  EXPECT_EQ(device_count(), 1);
}

TEST_P(MetalRuntime, CopiesThereAndBack) {
  const auto stream = device->stream();
  const auto block = device->allocate(400), other = device->allocate(400);
  const std::vector<float> numbers = ramp(100);
  std::vector<float> got(100);
  auto* at = static_cast<std::byte*>(block->address());
  stream->write(at, numbers.data(), 400);
  stream->copy(other->address(), at + 40, 360);
  stream->copy(at + 8, at, 80);  // the ends overlap
  stream->read(got.data(), other->address(), 360);
  std::vector<float> moved(22);
  stream->read(moved.data(), at, 88);
  wait(*stream);
  EXPECT_EQ(got[0], 10.0F);
  EXPECT_EQ(got[89], 99.0F);
  EXPECT_EQ(moved[0], 0.0F);
  EXPECT_EQ(moved[2], 0.0F);
  EXPECT_EQ(moved[21], 19.0F);
  const std::uint32_t pattern = 0x01020304;
  const std::uint16_t same = 0x7777;
  std::vector<std::uint32_t> filled(100);
  stream->fill(at, &pattern, 4, 200);
  stream->fill(at + 200, &same, 2, 200);
  stream->read(filled.data(), at, 400);
  wait(*stream);
  EXPECT_EQ(filled[49], pattern);
  EXPECT_EQ(filled[50], 0x77777777U);
}

TEST_P(MetalRuntime, LaunchesWithOffsetsIntoBlocks) {
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  const auto stream = device->stream();
  const auto a = device->allocate(4000), b = device->allocate(4000);
  const std::vector<float> numbers = ramp(1000);
  stream->write(a->address(), numbers.data(), 4000);
  stream->write(b->address(), numbers.data(), 4000);
  const Words words(static_cast<float*>(a->address()) + 100, static_cast<float*>(b->address()) + 7,
                    50, 3.0F);
  abi::Report report;
  stream->launch(*code, words.launch(50), report);
  std::vector<float> got(1000);
  stream->read(got.data(), b->address(), 4000);
  wait(*stream);
  for (std::size_t i = 0; i < 1000; ++i) {
    const float expected = i >= 7 && i < 57 ? 3.0F * static_cast<float>(i - 7 + 100) : numbers[i];
    ASSERT_EQ(got[i], expected) << i;
  }
}

TEST_P(MetalRuntime, ManyLaunchesEndInTheirOrderHoweverLateTheyAre) {
  md_delay(300, 5);
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  const auto stream = device->stream();
  const auto block = device->allocate(400);
  std::vector<float> ones(100, 1.0F);
  stream->write(block->address(), ones.data(), 400);
  const Words twice(block->address(), block->address(), 100, 2.0F),
      half(block->address(), block->address(), 100, 0.5F);
  abi::Report report;
  std::vector<std::shared_ptr<Event>> events;
  for (int i = 0; i < 300; ++i) {
    stream->launch(*code, (i % 3 == 2 ? half : twice).launch(100), report);
    if (i % 7 == 0) events.push_back(stream->record());
  }
  std::vector<float> got(100);
  stream->read(got.data(), block->address(), 400);
  wait(*stream);
  for (const auto& event : events) EXPECT_TRUE(event->wait(std::chrono::milliseconds(0)));
  EXPECT_EQ(got[3], std::ldexp(1.0F, 100));
}

TEST_P(MetalRuntime, DoesNotBlockWhoGivesWork) {
  md_hold(1);
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  const auto stream = device->stream();
  const auto block = device->allocate(400);
  const Words words(block->address(), block->address(), 100, 2.0F);
  abi::Report report;
  for (int i = 0; i < 200; ++i) stream->launch(*code, words.launch(100), report);
  const auto event = stream->record();
  EXPECT_FALSE(event->wait(std::chrono::milliseconds(5)));
  EXPECT_EQ(event->time(), -1);
  md_hold(0);
  EXPECT_TRUE(event->wait(std::chrono::seconds(60)));
  EXPECT_GT(event->time(), 0);
}

TEST_P(MetalRuntime, StreamsWaitForEachOther) {
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    md_delay(200, seed);
    const auto one = device->stream(), two = device->stream();
    const auto a = device->allocate(400), b = device->allocate(400);
    const std::vector<float> numbers = ramp(100);
    const Words first(a->address(), b->address(), 100, 2.0F),
        second(b->address(), a->address(), 100, 5.0F);
    abi::Report report;
    one->write(a->address(), numbers.data(), 400);
    one->launch(*code, first.launch(100), report);
    two->after(*one->record());
    two->launch(*code, second.launch(100), report);
    for (int i = 0; i < 40; ++i) two->launch(*code, second.launch(100), report);
    std::vector<float> got(100);
    two->read(got.data(), a->address(), 400);
    wait(*two);
    ASSERT_EQ(got[9], 90.0F) << seed;
  }
}

TEST_P(MetalRuntime, WorksOnTheHostsMemoryWhereItIsShared) {
  std::vector<float> numbers = ramp(5000), results(5000);
  const auto a = device->borrow(numbers.data() + 3, 400), b = device->borrow(results.data(), 400);
  if (!GetParam()) {
    EXPECT_EQ(a, nullptr);
    return;
  }
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  const auto stream = device->stream();
  const Words words(numbers.data() + 3, results.data(), 100, 2.0F);
  Launch launch = words.launch(100);
  Buffer* const lent[] = {a.get(), b.get()};
  launch.lent = lent;
  abi::Report report;
  stream->launch(*code, launch, report);
  wait(*stream);
  EXPECT_EQ(results[99], 204.0F);
  EXPECT_EQ(results[100], 0.0F);
}

TEST_P(MetalRuntime, ReportsWhatAKernelFound) {
  const auto code = std::make_shared<MtlProgram>(scale_code(true), LoadOptions{});
  const auto stream = device->stream();
  const auto block = device->allocate(400);
  std::vector<float> numbers = ramp(100);
  numbers[70] = -1;
  stream->write(block->address(), numbers.data(), 400);
  const Words words(block->address(), block->address(), 100, 2.0F);
  abi::Report report;
  stream->launch(*code, words.launch(100), report);
  wait(*stream);
  EXPECT_EQ(report.stop, abi::Stop::Assert);
  EXPECT_EQ(report.node, 7U);
  EXPECT_EQ(report.program, 2);
}

TEST_P(MetalRuntime, ExchangesBlocksByTheirHandles) {
  const auto block = device->allocate(400);
  const Device::Handle ours = device->handle(static_cast<std::byte*>(block->address()) + 12);
  EXPECT_NE(ours.block, nullptr);
  EXPECT_EQ(ours.offset, 12U);
  void* const theirs = md_new_buffer(256, 0);
  {
    const auto adopted = device->adopt(theirs);
    const auto stream = device->stream();
    const std::vector<float> numbers = ramp(64);
    std::vector<float> got(64);
    stream->write(adopted.address, numbers.data(), 256);
    stream->read(got.data(), adopted.address, 256);
    wait(*stream);
    EXPECT_EQ(got[63], 63.0F);
    EXPECT_EQ(device->handle(adopted.address).block, theirs);
    EXPECT_EQ(device->adopt(ours.block).address, block->address());
  }
  md_release(theirs);
  void* const foreign = md_new_buffer(256, 1);
  try {
    device->adopt(foreign);
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(
        error.what(),
        "[metal] the memory is of another GPU, got an MTLBuffer of somebody else, expected "
        "one of a software double of Metal");
  }
  md_release(foreign);
  EXPECT_THROW(device->handle(foreign), BackendError);
}

TEST_P(MetalRuntime, KeepsBlocksForTheNextAndGivesThemBackWhenMemoryIsShort) {
  const std::uint64_t before = md_count("newBufferWithLength:options:");
  for (int i = 0; i < 10; ++i) device->allocate(1 << 20);
  EXPECT_EQ(md_count("newBufferWithLength:options:"), before + 1);
  EXPECT_EQ(device->pool().kept_bytes(), std::size_t{1} << 20);
  md_memory(3 << 20);
  const auto large = device->allocate(std::size_t{5} << 19);  // fits once the kept block is gone
  EXPECT_EQ(device->pool().kept_bytes(), 0U);
  try {
    device->allocate(1 << 20);
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(error.what(),
                 "[metal] the GPU has no such block of memory, got 1048576 bytes, expected less");
  }
  EXPECT_THROW(device->allocate(std::size_t{1} << 40), BackendError);
}

TEST_P(MetalRuntime, RefusesSourceWithMetalsOwnWords) {
  abi::Emission e = *abi::unpack(scale_code().object);
  e.source += "this is no source\n";
  abi::Artifact bad;
  bad.object = abi::pack(e);
  try {
    MtlProgram(bad, {.name = "scale"}).on(*device);
    FAIL();
  } catch (const BackendError& error) {
    const std::string text = error.what();
    EXPECT_EQ(text.find("[scale] Metal refuses the source of this kernel, got "), 0U) << text;
    EXPECT_NE(text.find("expected unqualified-id"), std::string::npos) << text;
  }
  e = *abi::unpack(scale_code().object);
  e.group = {2048, 1, 1};
  bad.object = abi::pack(e);
  try {
    MtlProgram(bad, {.name = "scale"}).on(*device);
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(
        error.what(),
        "[scale] the kernel does not fit the GPU, got 2048 threads in a group, expected at "
        "most 1024 on a software double of Metal; use smaller tiles");
  }
  bad.object = "nonsense";
  EXPECT_THROW(MtlProgram(bad, {}), BackendError);
}

// What was kept is used the next time, and a damaged archive is not trusted.
TEST_P(MetalRuntime, KeepsPipelinesInAnArchive) {
  struct Store final : CodeStore {
    mutable std::map<std::string, std::string> kept;
    std::optional<std::string> find(const std::string& key) const override {
      const auto found = kept.find(key);
      if (found == kept.end()) return std::nullopt;
      return found->second;
    }
    void insert(const std::string& key, std::string_view, std::string_view bytes) const override {
      kept[key] = bytes;
    }
  } store;
  const auto build = [&] {
    MtlProgram(scale_code(), {.name = "scale", .store = &store}).on(*device);
  };
  const std::uint64_t before = md_count("pipeline from an archive");
  build();
  ASSERT_EQ(store.kept.size(), 1U);
  EXPECT_EQ(md_count("pipeline from an archive"), before);
  build();
  EXPECT_EQ(md_count("pipeline from an archive"), before + 1);
  store.kept.begin()->second = "damaged";
  build();
  EXPECT_EQ(md_count("pipeline from an archive"), before + 1);
}

TEST_P(MetalRuntime, TakesTheTimesOfEach) {
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{.name = "scale"});
  const auto stream = device->stream();
  const auto block = device->allocate(400);
  const Words words(block->address(), block->address(), 100, 2.0F);
  ASSERT_TRUE(profile::start());
  abi::Report report;
  for (int i = 0; i < 3; ++i) stream->launch(*code, words.launch(100), report);
  wait(*stream);
  const auto spans = profile::stop();
  ASSERT_EQ(spans.size(), 3U);
  EXPECT_EQ(spans[0].name, "scale");
  EXPECT_EQ(spans[0].device, "metal:0");
  EXPECT_GE(spans[0].end, spans[0].begin);
}

TEST_P(MetalRuntime, IsRefusedInAForkedChild) {
  const auto stream = device->stream();
  const pid_t child = ::fork();
  if (child == 0) {
    try {
      device->allocate(100);
    } catch (const BackendError& error) {
      ::_exit(std::string(error.what()) ==
                      "[metal] Metal cannot be used in a forked child of a process that used it"
                  ? 0
                  : 2);
    }
    ::_exit(1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

}  // namespace
}  // namespace eas::runtime::metal
