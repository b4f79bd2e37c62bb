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
#include <utility>

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
  bool near = false;  // it can work on the host's memory

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
  std::deque<std::pair<std::size_t, std::function<void()>>> afterwards;

  // Runs the steps after so much work. Without the lock, as they may take it.
  void settle(std::size_t upto) {
    for (;;) {
      std::function<void()> step;
      {
        const std::lock_guard lock(mutex);
        if (afterwards.empty() || afterwards.front().first > upto) return;
        step = std::move(afterwards.front().second);
        afterwards.pop_front();
      }
      step();
    }
  }
};

class FarEvent final : public runtime::Event {
 public:
  FarEvent(std::shared_ptr<Progress> progress, std::size_t after)
      : progress_(std::move(progress)), after_(after) {}
  bool wait(std::chrono::milliseconds at_most) override {
    {
      std::unique_lock lock(progress_->mutex);
      const bool came = progress_->changed.wait_for(
          lock, at_most, [&] { return progress_->finished >= after_ || progress_->failure; });
      if (progress_->failure) {
        progress_->afterwards.clear();
        // A stream that failed is of no use; the tests go on with it.
        std::rethrow_exception(std::exchange(progress_->failure, nullptr));
      }
      if (!came) return false;
    }
    progress_->settle(after_);
    return true;
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
  void write(void* to, const void* from, std::size_t bytes) override {
    give("write", [=] { std::memcpy(to, from, bytes); });
  }
  void read(void* to, const void* from, std::size_t bytes) override {
    give("read", [=] { std::memcpy(to, from, bytes); });
  }
  void copy(void* to, const void* from, std::size_t bytes) override {
    give("copy", [=] { std::memcpy(to, from, bytes); });
  }
  void fill(void* to, const void* element, std::size_t size, std::size_t bytes) override {
    const std::string one(static_cast<const char*>(element), size);
    give("fill", [=] {
      for (std::size_t i = 0; i < bytes; i += size) {
        std::memcpy(static_cast<char*>(to) + i, one.data(), size);
      }
    });
  }
  void launch(const runtime::Executable& code, const runtime::Launch& launch,
              abi::Report& report) override {
    give("launch", [&code, launch, &report] { report = code.run(launch); });
  }
  void show(runtime::Buffer&) override {
    give("show", [] {});
  }
  std::shared_ptr<runtime::Event> record() override {
    return std::make_shared<FarEvent>(progress_, given_);
  }
  void then(std::function<void()> step) override {
    const std::lock_guard lock(progress_->mutex);
    progress_->afterwards.emplace_back(given_, std::move(step));
  }
  void after(runtime::Event& event) override {
    while (!event.wait(std::chrono::milliseconds(10))) {
    }
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

// The host's memory, lent for a launch.
class LentBuffer final : public runtime::Buffer {
 public:
  LentBuffer(void* host, std::size_t bytes) : host_(host) {
    const std::lock_guard lock(bench().mutex);
    bench().blocks[static_cast<std::byte*>(host)] = bytes;
  }
  ~LentBuffer() override {
    const std::lock_guard lock(bench().mutex);
    bench().blocks.erase(static_cast<std::byte*>(host_));
  }
  void* address() const override { return host_; }

 private:
  void* host_;
};

class FarDevice final : public runtime::Device {
 public:
  std::string name() const override { return "far away"; }
  std::unique_ptr<runtime::Buffer> borrow(void* host, std::size_t bytes) override {
    if (!bench().near) return nullptr;
    return std::make_unique<LentBuffer>(host, bytes);
  }
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
runtime::Device& far_device(int) {
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
    bench().near = false;
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

Device far_away() { return parse_device("far", "test"); }

TEST_F(FarBackend, RunsAKernelInItsOwnMemory) {
  const Tensor x = ramp(20).to(far_away()), y = Tensor::zeros({20}, DType::float32, far_away());
  twice(x, y, 20);
  const Tensor back = y.to(Device{});
  for (int i = 0; i < 20; ++i) EXPECT_EQ(elements<float>(back)[i], 2.0F * i);
  EXPECT_EQ(bench().given, (Steps{"write", "fill", "launch", "read"}));
  EXPECT_EQ(bench().done, bench().given) << "in order";
  EXPECT_EQ(to_string(y.device()), "far");
}

TEST_F(FarBackend, IsGivenWorkBeforeItHasDoneAny) {
  const Tensor y = Tensor::zeros({20}, DType::float32, far_away());
  y.detach().fill(std::int64_t{3});
  // Each piece of work takes 2 ms, so the caller was through before it was done.
  EXPECT_EQ(bench().given, (Steps{"fill", "fill"}));
  EXPECT_LT(bench().done.size(), 2U);
  EXPECT_EQ(std::get<double>(y.at({4})), 3.0);
}

TEST_F(FarBackend, RefusesTheHostsMemoryThatItCannotReach) {
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  try {
    twice(x, y, 20);
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(
        error.what(),
        "[twice] the arrays are in the host's memory, which the device has no part in, got "
        "a launch on far away, expected tensors on \"far\"; x.to(\"far\") copies one there");
  }
  EXPECT_EQ(bench().given, Steps{}) << "nothing was copied";
}

TEST_F(FarBackend, WorksOnTheHostsMemoryWhereItCan) {
  bench().near = true;
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  twice(x, y, 20);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(elements<float>(y)[i], 2.0F * i);
  EXPECT_EQ(bench().given, (Steps{"launch", "show", "show"})) << "nothing was copied";
}

TEST_F(FarBackend, ArgumentsThatOverlapDoSoThere) {
  bench().near = true;
  const Tensor x = ramp(20);
  twice(x, x, 20);
  EXPECT_EQ(bench().given, (Steps{"launch", "show"})) << "one block";
  EXPECT_EQ(elements<float>(x)[19], 38.0F);
}

TEST_F(FarBackend, TheArraysSayWhereALaunchRuns) {
  config::set(config::Setting::backend, "auto");
  const Tensor x = ramp(20).to(far_away()), y = Tensor::zeros({20}, DType::float32, far_away());
  twice(x, y, 20);
  EXPECT_EQ(std::get<double>(y.at({19})), 38.0);
  const auto message = [&](const auto& launch) -> std::string {
    try {
      launch();
    } catch (const BackendError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(message([&] { twice(x, ramp(20), 20); }),
            "[twice] the arrays are on different devices, got argument 0 on far and argument 1 on "
            "cpu, expected one device; x.to(\"far\") copies a tensor there");
  EXPECT_EQ(message([&] { twice.backend("cpu")(x, y, 20); }),
            "[twice] argument 0 is on another device, got one on far for a launch on the backend "
            "'cpu', expected the CPU's memory; x.to(\"cpu\") copies it there");
}

TEST_F(FarBackend, ViewsAreOfItsMemory) {
  const Tensor x = ramp(20).to(far_away()), y = Tensor::zeros({40}, DType::float32, far_away());
  auto spread = kernel("spread", [](Buffer<float> x, Buffer<float> y, i64 n) {
    const Value offs = program_id(0) * 8 + arange(0, 8);
    store(y, offs * y.stride(0), load(x, offs, offs < n) * 2, offs < n);
  });
  const Tensor::Subscript odd[] = {Tensor::Slice{1, std::nullopt, 2}};
  spread(x, y.index(odd), 20);
  const auto back = elements<float>(y.to(Device{}));
  EXPECT_EQ(back[1], 0.0F);
  EXPECT_EQ(back[39], 38.0F);
  for (std::size_t i = 0; i < 40; i += 2) EXPECT_EQ(back[i], 0.0F);
}

TEST_F(FarBackend, WhatOnlyTheHostCanDoIsRefused) {
  const Tensor x = ramp(4).to(far_away());
  try {
    add(x, x);
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(
        error.what(),
        "[add] the tensor is on another device, got one on far, expected the CPU's memory; "
        "x.to(\"cpu\") copies it there");
  }
  EXPECT_THROW(parse_device("far:1", "test"), BackendError);
  EXPECT_THROW(parse_device("far:x", "test"), BackendError);
}

TEST_F(FarBackend, FaultsAreErrors) {
  const Tensor x = ramp(20).to(far_away()), y = Tensor::zeros({20}, DType::float32, far_away());
  EXPECT_EQ(std::get<double>(y.at({0})), 0.0);  // all is done
  const auto message = [&](const std::string& step, const auto& work) -> std::string {
    bench().fault = step;
    try {
      work();
    } catch (const BackendError& error) {
      bench().fault.clear();
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(message("allocate", [&] { ramp(4).to(far_away()); }),
            "[far] the device failed at allocate");
  EXPECT_EQ(message("write", [&] { ramp(4).to(far_away()); }), "[far] the device failed at write");
  EXPECT_EQ(message("launch", [&] { twice(x, y, 20); }), "[far] the device failed at launch");
  EXPECT_EQ(message("read", [&] { x.to(Device{}); }), "[far] the device failed at read");
  twice(x, y, 20);
  EXPECT_EQ(std::get<double>(y.at({3})), 6.0);
}

TEST_F(FarBackend, ItsOwnErrorsComeThroughToo) {
  const Tensor x = ramp(8).to(far_away()), y = Tensor::zeros({20}, DType::float32, far_away());
  EXPECT_THROW(twice(x, y, 20), OutOfBoundsError);
}

TEST_F(FarBackend, IsChosenForOneLaunch) {
  config::set(config::Setting::backend, "cpu");
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  twice(x, y, 20);
  EXPECT_EQ(bench().given, Steps{});
  bench().near = true;
  const BoundLaunch bound = twice.backend("far").bind(x, y, 20);
  bound();
  bound();
  EXPECT_EQ(bench().given.size(), 6U);
  EXPECT_EQ(twice.cache_info().size, 2);
}

TEST_F(FarBackend, HasADeviceOfItsOwn) {
  const runtime::Backend& row = runtime::resolve("away", "test");
  ASSERT_TRUE(row.device);
  EXPECT_EQ(to_string(Device{*row.device, 0}), "far");
  EXPECT_EQ(runtime::backend_of(*row.device), &row);
  EXPECT_EQ(runtime::backend_of(DeviceKind::Cpu), nullptr);
  for (const runtime::Backend* other : runtime::backends()) {
    EXPECT_TRUE(other == &row || other->device != row.device) << other->name;
  }
}

TEST_F(FarBackend, HasItsNamesFromTheRow) {
  config::set(config::Setting::backend, "away");
  bench().near = true;
  const Tensor x = ramp(20), y = Tensor::zeros({20});
  twice(x, y, 20);
  EXPECT_EQ(bench().given.size(), 3U);
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
