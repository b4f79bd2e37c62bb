// A third backend, made of nothing but a row: a device with memory of its own that works later, on a
// thread of its own, and fails when it is told to. No room of the product knows of it.
#include <eas/eas.hpp>

#include <gtest/gtest.h>

#include <condition_variable>
#include <cstring>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

#include "base/config.hpp"
#include "base/format.hpp"
#include "dsl_test_tools.hpp"
#include "interp/interp.hpp"
#include "ir/debug_info.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "runtime/backend.hpp"

namespace eas {
namespace {

// What the device did, what it is to refuse, and its memory.
struct Bench {
  std::mutex mutex;
  std::vector<std::string> given, done;  // work, in the order it was given and in that it was done
  std::string fault;  // the step that fails: "allocate", "write", "launch", "read"
  std::map<const std::byte*, std::size_t> blocks;
  bool plugged = true;

  void note(std::vector<std::string>& list, const std::string& step) {
    const std::lock_guard lock(mutex);
    list.push_back(step);
  }
  void fail_if_told(const std::string& step) {
    const std::lock_guard lock(mutex);
    if (fault == step) throw BackendError("far", cat("the device failed at ", step));
  }
  bool owns(const void* address) {
    const std::lock_guard lock(mutex);
    const auto* byte = static_cast<const std::byte*>(address);
    for (const auto& [begin, size] : blocks) {
      if (byte >= begin && byte < begin + size) return true;
    }
    return false;
  }
};

Bench& bench() {
  static Bench instance;
  return instance;
}

class FarBuffer final : public runtime::Buffer {
 public:
  explicit FarBuffer(std::size_t bytes) : memory_(bytes) {
    const std::lock_guard lock(bench().mutex);
    bench().blocks[memory_.data()] = bytes;
  }
  ~FarBuffer() override {
    const std::lock_guard lock(bench().mutex);
    bench().blocks.erase(memory_.data());
  }
  void* address() const override { return const_cast<std::byte*>(memory_.data()); }

 private:
  std::vector<std::byte> memory_;
};

// How far the worker has come; shared with events, which may outlive their stream.
struct Progress {
  std::mutex mutex;
  std::condition_variable changed;
  std::size_t finished = 0;
  std::exception_ptr failure;
};

class FarEvent final : public runtime::Event {
 public:
  FarEvent(std::shared_ptr<Progress> progress, std::size_t after)
      : progress_(std::move(progress)), after_(after) {}
  bool wait(std::chrono::milliseconds at_most) override {
    std::unique_lock lock(progress_->mutex);
    const bool came = progress_->changed.wait_for(
        lock, at_most, [&] { return progress_->finished >= after_ || progress_->failure; });
    if (progress_->failure) std::rethrow_exception(progress_->failure);
    return came;
  }

 private:
  std::shared_ptr<Progress> progress_;
  std::size_t after_;
};

class FarStream final : public runtime::Stream {
 public:
  FarStream() : worker_([this] { work(); }) {}
  ~FarStream() override {
    {
      const std::lock_guard lock(progress_->mutex);
      ended_ = true;
    }
    progress_->changed.notify_all();
    worker_.join();
  }
  void write(runtime::Buffer& to, const void* from, std::size_t bytes) override {
    give("write", [&to, from, bytes] { std::memcpy(to.address(), from, bytes); });
  }
  void read(void* to, const runtime::Buffer& from, std::size_t bytes) override {
    give("read", [to, &from, bytes] { std::memcpy(to, from.address(), bytes); });
  }
  void launch(const runtime::Executable& code, const runtime::Launch& launch,
              abi::Report& report) override {
    give("launch", [&code, launch, &report] { report = code.run(launch); });
  }
  std::shared_ptr<runtime::Event> record() override {
    return std::make_shared<FarEvent>(progress_, given_);
  }

 private:
  void give(const std::string& step, std::function<void()> fn) {
    bench().note(bench().given, step);
    const std::lock_guard lock(progress_->mutex);
    queue_.emplace_back(step, std::move(fn));
    ++given_;
    progress_->changed.notify_all();
  }
  void work() {
    std::unique_lock lock(progress_->mutex);
    for (;;) {
      progress_->changed.wait(lock, [&] { return ended_ || !queue_.empty(); });
      if (queue_.empty()) return;
      const auto [step, fn] = std::move(queue_.front());
      queue_.pop_front();
      if (!progress_->failure) {
        lock.unlock();
        std::this_thread::sleep_for(std::chrono::milliseconds(2));  // whoever gave it has gone on
        std::exception_ptr failure;
        try {
          bench().fail_if_told(step);
          fn();
          bench().note(bench().done, step);
        } catch (...) {
          failure = std::current_exception();
        }
        lock.lock();
        progress_->failure = failure;
      }
      ++progress_->finished;
      progress_->changed.notify_all();
    }
  }

  std::shared_ptr<Progress> progress_ = std::make_shared<Progress>();
  std::deque<std::pair<std::string, std::function<void()>>> queue_;
  std::size_t given_ = 0;
  bool ended_ = false;
  std::thread worker_;
};

class FarDevice final : public runtime::Device {
 public:
  std::unique_ptr<runtime::Buffer> allocate(std::size_t bytes) override {
    bench().fail_if_told("allocate");
    return std::make_unique<FarBuffer>(bytes);
  }
  std::unique_ptr<runtime::Stream> stream() override { return std::make_unique<FarStream>(); }
};

// "Code" that is the text of the IR, run by the interpreter on the device's memory.
class FarCode final : public runtime::Executable {
 public:
  explicit FarCode(const abi::Artifact& artifact)
      : function_(ir::parse(artifact.object)), words_(artifact.words) {
    debug_.kernel = "far";
    debug_.params.resize(function_->body()->params.size(), "x");
  }
  abi::Report run(const runtime::Launch& launch) const override {
    std::vector<interp::Argument> arguments;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (words_[i].kind == abi::WordKind::Scalar) {
        arguments.emplace_back(static_cast<std::int64_t>(launch.words[i]));
        continue;
      }
      void* const data = reinterpret_cast<void*>(launch.words[i]);
      if (!bench().owns(data)) throw BackendError("far", "this memory is the host's");
      arguments.emplace_back(
          interp::BufferArgument{data,
                                 function_->body()->params[words_[i].param]->type.dtype,
                                 {static_cast<std::int64_t>(launch.words[i + 1])},
                                 {static_cast<std::int64_t>(launch.words[i + 2])},
                                 false});
      i += 2;
    }
    interp::Launch how;
    how.grid = launch.grid;
    interp::run(*function_, debug_, arguments, how);
    return {};
  }

 private:
  std::unique_ptr<ir::Function> function_;
  std::vector<abi::Word> words_;
  ir::DebugInfo debug_;
};

class FarGenerator final : public runtime::Generator {
 public:
  std::string identity() const override { return "far 1"; }
  abi::Artifact generate(const ir::Function& function, const runtime::CodeOptions&) const override {
    abi::Artifact out;
    out.object = ir::to_text(function);
    const auto& params = function.body()->params;
    for (std::uint32_t p = 0; p < params.size(); ++p) {
      if (params[p]->type.kind != ir::TypeKind::Buffer) {
        out.words.push_back({abi::WordKind::Scalar, p});
        continue;
      }
      out.words.push_back({abi::WordKind::Data, p});
      out.words.push_back({abi::WordKind::Shape, p, 0});
      out.words.push_back({abi::WordKind::Stride, p, 0});
    }
    return out;
  }
  std::shared_ptr<const runtime::Executable> load(const abi::Artifact& artifact,
                                                  const runtime::LoadOptions&) const override {
    return std::make_shared<FarCode>(artifact);
  }
  std::int64_t cache_bytes() const override { return std::int64_t{1} << 40; }
  std::string text(std::string_view, const ir::Function& function,
                   const runtime::CodeOptions&) const override {
    return ir::to_text(function);
  }
};

const runtime::Generator& far_generator() {
  static const FarGenerator instance;
  return instance;
}
runtime::Device& far_device() {
  static FarDevice instance;
  return instance;
}

// Once main() runs, so after the product's rows: `auto` does not mean it.
void register_once() {
  [[maybe_unused]] static const runtime::Backend& row =
      runtime::register_backend({.name = "far",
                                 .doc = "a device of the tests",
                                 .aliases = "away",
                                 .probe = []() -> runtime::Presence {
                                   if (bench().plugged) return {};
                                   return {"the device is not plugged in", "plug it in"};
                                 },
                                 .generator = far_generator,
                                 .memory = far_device});
}

class FarBackend : public testing::Test {
 protected:
  FarBackend() {
    register_once();
    bench().given.clear();
    bench().done.clear();
    config::set(config::Setting::cache_size, "0");
    config::set(config::Setting::backend, "far");
  }
  ~FarBackend() override {
    bench().fault.clear();
    bench().plugged = true;
    for (const config::Row& row : config::rows()) config::set(row.setting, row.initial);
    EXPECT_TRUE(bench().blocks.empty()) << "memory of the device that nobody gave back";
  }

  Kernel<void (*)(Buffer<float>, Buffer<float>, i64), Buffer<float>, Buffer<float>, i64> twice{
      "twice",
      [](Buffer<float> x, Buffer<float> y, i64 n) {
        const Value offs = program_id(0) * 8 + arange(0, 8);
        store(y, offs, load(x, offs, offs < n) * 2, offs < n);
      },
      {},
      std::source_location::current()};
};

using Steps = std::vector<std::string>;

TEST_F(FarBackend, RunsAKernelInItsOwnMemory) {
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  twice(x, y, 20);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(elements<float>(y)[i], 2.0F * i);
  EXPECT_EQ(bench().given, (Steps{"write", "write", "launch", "read"}));
  EXPECT_EQ(bench().done, bench().given) << "in order, and all of it before the launch returned";
}

TEST_F(FarBackend, IsGivenWorkBeforeItHasDoneAny) {
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  twice(x, y, 20);
  // Each piece of work takes 2 ms, so the caller was through long before; had it waited, a write
  // would have been done before the launch was given. Seen from the log of a device that fails:
  bench().given.clear();
  bench().done.clear();
  bench().fault = "write";
  EXPECT_THROW(twice(x, y, 20), BackendError);
  EXPECT_EQ(bench().given, (Steps{"write", "write", "launch"}));
  EXPECT_EQ(bench().done, Steps{}) << "nothing runs after what failed";
}

TEST_F(FarBackend, ArgumentsThatOverlapDoSoThere) {
  const Tensor x = ramp(20);
  twice(x, x, 20);
  EXPECT_EQ(bench().given, (Steps{"write", "launch", "read"}));
  EXPECT_EQ(elements<float>(x)[19], 38.0F);
}

TEST_F(FarBackend, WritesOnlyTheElementsOfItsArguments) {
  std::vector<float> memory(40, -1.0F);
  const Tensor x = ramp(20),
               y = Tensor::from_memory(memory.data() + 39, {20}, {-2}, DType::float32, nullptr);
  auto spread = kernel("spread", [](Buffer<float> x, Buffer<float> y, i64 n) {
    const Value offs = program_id(0) * 8 + arange(0, 8);
    store(y, offs * y.stride(0), load(x, offs, offs < n) * 2, offs < n);
  });
  spread(x, y, 20);
  EXPECT_EQ(memory[39], 0.0F);
  EXPECT_EQ(memory[1], 38.0F);
  for (std::size_t i = 0; i < 40; i += 2) EXPECT_EQ(memory[i], -1.0F);
}

TEST_F(FarBackend, FaultsAreErrorsAndLeaveTheHostAsItWas) {
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  for (const std::string step : {"allocate", "write", "launch", "read"}) {
    bench().fault = step;
    try {
      twice(x, y, 20);
      FAIL() << step;
    } catch (const BackendError& error) {
      EXPECT_EQ(error.what(), "[far] the device failed at " + step);
    }
    EXPECT_EQ(elements<float>(y), std::vector<float>(20, 0.0F)) << step;
  }
  bench().fault.clear();
  twice(x, y, 20);
  EXPECT_EQ(elements<float>(y)[3], 6.0F);
}

TEST_F(FarBackend, ItsOwnErrorsComeThroughToo) {
  const Tensor x = ramp(8), y = Tensor::zeros({20});
  EXPECT_THROW(twice(x, y, 20), OutOfBoundsError);
}

TEST_F(FarBackend, IsChosenForOneLaunch) {
  config::set(config::Setting::backend, "cpu");
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  twice(x, y, 20);
  EXPECT_EQ(bench().given, Steps{});
  const BoundLaunch bound = twice.backend("far").bind(x, y, 20);
  bound();
  bound();
  EXPECT_EQ(bench().given.size(), 8U);
  EXPECT_EQ(twice.cache_info().size, 2);
}

TEST_F(FarBackend, HasItsNamesFromTheRow) {
  config::set(config::Setting::backend, "away");
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  twice(x, y, 20);
  EXPECT_EQ(bench().given.size(), 4U);
  bench().plugged = false;
  config::set(config::Setting::backend, "away");  // asked anew
  try {
    twice(x, y, 20);
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(error.what(),
                 "[twice] backend 'away' is not available: the device is not plugged in; plug it "
                 "in");
  }
}

}  // namespace
}  // namespace eas
