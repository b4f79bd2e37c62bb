// Streams in somebody else's queue (runtime/metal/guest.hpp), against the software double of Metal.
#include "runtime/metal/guest.hpp"
#include "runtime_metal_tools.hpp"

namespace eas::runtime::metal {
namespace {

// Somebody with a queue, who commits late and leaves nothing open.
struct Host {
  void* order = md_new_queue();
  Ref queue, commands;
  bool gives = true, commits = true;
  int outside = 0;
} g_host;

void see() { g_host.outside += md_on_queue(g_host.order) == 0; }

const GuestQueue kQueue{[]() -> void* {
                          see();
                          if (!g_host.gives) return nullptr;
                          if (!g_host.commands) {
                            g_host.commands =
                                Ref::keep(send<Id>(g_host.queue.get(), sel::command_buffer));
                          }
                          return g_host.commands.get();
                        },
                        [] { return g_host.order; },
                        [] {
                          see();
                          if (!g_host.commits) return -1;
                          if (g_host.commands) send(g_host.commands.get(), sel::commit);
                          g_host.commands.reset();
                          return 0;
                        },
                        [] { return "it is tired"; }};

class MetalGuest : public MetalRuntime {
 protected:
  void SetUp() override {
    MetalRuntime::SetUp();
    if (IsSkipped()) return;
    g_host.queue = Ref::take(send<Id>(device->get(), sel::new_queue));
    g_host.gives = g_host.commits = true;
    g_host.outside = 0;
  }
  void TearDown() override {
    EXPECT_EQ(g_host.outside, 0);
    g_host.commands.reset();
    g_host.queue.reset();
    MetalRuntime::TearDown();
  }
  // Their own work: a block filled with one byte.
  void fill(void* address, unsigned char value, std::size_t bytes) {
    const Pool pool;
    const auto theirs = static_cast<Id>(device->handle(address).block);
    api().dispatch_sync(g_host.order, nullptr, [](void*) { kQueue.commands(); });
    const Id encoder = send<Id>(g_host.commands.get(), sel::blit_encoder);
    send(encoder, sel::fill_buffer, theirs, Range{0, bytes}, value);
    send(encoder, sel::end_encoding);
  }
  std::string refused() {
    try {
      device->join(kQueue);
    } catch (const BackendError& error) {
      return error.what();
    }
    return "";
  }
};

TEST_P(MetalGuest, WorksBetweenTheirs) {
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  md_delay(2000, 3);
  const auto stream = device->join(kQueue);
  const auto block = device->allocate(400), out = device->allocate(400);
  abi::Report report;
  for (int turn = 0; turn < 10; ++turn) {
    fill(block->address(), 0, 400);  // 0.0F
    fill(out->address(), 0xff, 400);
    const Words words(block->address(), out->address(), 100, 2.0F);
    stream->launch(*code, words.launch(100), report);
    fill(block->address(), 0x7f, 400);
    std::vector<float> got(100, 1.0F);
    stream->read(got.data(), out->address(), 400);
    wait(*stream);
    EXPECT_EQ(got, std::vector<float>(100, 0.0F));
  }
  EXPECT_FALSE(dynamic_cast<GuestStream&>(*stream).is_waited_for(*code));
  const auto asks = std::make_shared<MtlProgram>(scale_code(true), LoadOptions{});
  EXPECT_TRUE(dynamic_cast<GuestStream&>(*stream).is_waited_for(*asks));
}

TEST_P(MetalGuest, CommitsNothingUntilSomebodyAsks) {
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  const auto stream = device->join(kQueue);
  const auto block = device->allocate(400);
  fill(block->address(), 0, 400);
  abi::Report report;
  const auto before = md_count("execute");
  for (int i = 0; i < 50; ++i) {
    stream->launch(*code, Words(block->address(), block->address(), 100, 2.0F).launch(100), report);
  }
  md_drain();
  EXPECT_EQ(md_count("execute"), before);
  wait(*stream);
  EXPECT_EQ(md_count("execute"), before + 1);
}

TEST_P(MetalGuest, TakesTurnsWithOurStreams) {
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  md_delay(2000, 5);
  const auto guest = device->join(kQueue), ours = device->stream();
  const auto block = device->allocate(400);
  const std::vector<float> numbers = ramp(100);
  abi::Report report;
  const Words words(block->address(), block->address(), 100, 2.0F);
  ours->write(block->address(), numbers.data(), 400);
  for (int turn = 0; turn < 5; ++turn) {
    ours->launch(*code, words.launch(100), report);
    guest->after(*ours->record());
    guest->launch(*code, words.launch(100), report);
    ours->after(*guest->record());
  }
  std::vector<float> got(100);
  ours->read(got.data(), block->address(), 400);
  wait(*ours);
  EXPECT_EQ(got[99], 99.0F * 1024);
}

TEST_P(MetalGuest, SaysWhatAKernelFoundAndWhatFailed) {
  const auto code = std::make_shared<MtlProgram>(scale_code(true), LoadOptions{});
  const auto stream = device->join(kQueue);
  const auto block = device->allocate(400);
  std::vector<float> numbers = ramp(100);
  numbers[70] = -1;
  stream->write(block->address(), numbers.data(), 400);
  wait(*stream);
  abi::Report report;
  const Words words(block->address(), block->address(), 100, 2.0F);
  stream->launch(*code, words.launch(100), report);
  wait(*stream);
  EXPECT_EQ(report.stop, abi::Stop::Assert);
  stream->launch(*code, words.launch(100), report);
  md_fail("execute", 1);
  EXPECT_THROW(wait(*stream), BackendError);
  EXPECT_EQ(md_failed("execute"), 1);
}

TEST_P(MetalGuest, IsRefusedWhereTheQueueIsNotAsItMustBe) {
  g_host.gives = false;
  EXPECT_EQ(refused(),
            "[metal] somebody else's queue cannot be joined: it gives no command buffer, got it is "
            "tired");
  g_host.gives = true;
  const auto stream = device->join(kQueue);
  const auto block = device->allocate(400);
  g_host.commits = false;
  EXPECT_THROW(stream->record(), BackendError);
  g_host.commits = true;
  wait(*stream);
  // An encoder that Metal does not give, in the middle of a launch.
  const auto code = std::make_shared<MtlProgram>(scale_code(), LoadOptions{});
  fill(block->address(), 0, 400);
  abi::Report report;
  const Words words(block->address(), block->address(), 100, 2.0F);
  md_fail("computeCommandEncoder", 1);
  EXPECT_THROW(stream->launch(*code, words.launch(100), report), BackendError);
  stream->launch(*code, words.launch(100), report);
  wait(*stream);
}

INSTANTIATE_TEST_SUITE_P(Memory, MetalGuest, ::testing::Values(true, false),
                         [](const auto& info) { return info.param ? "Shared" : "Private"; });

}  // namespace
}  // namespace eas::runtime::metal
