// A queue of OpenCL that works in order.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "runtime/opencl/device.hpp"
#include "runtime/opencl/program.hpp"

namespace eas::runtime::opencl {

// What is still to be done once the work before it is over: reading reports, giving memory back. Shared
// with events, which may outlive their stream.
class Afterwards {
 public:
  void add(std::function<void()> step);
  std::size_t added() const;
  // Runs the steps up to this number that have not run, all of them; throws what the first threw.
  void run(std::size_t upto);

 private:
  mutable std::mutex mutex_;
  std::vector<std::function<void()>> steps_;
  std::size_t done_ = 0;  // steps that ran and left the list
};

class ClEvent final : public Event {
 public:
  // Takes the reference.
  ClEvent(cl::Event event, cl::Queue queue, std::shared_ptr<Afterwards> afterwards);
  ~ClEvent() override;
  bool wait(std::chrono::milliseconds at_most) override;
  std::int64_t time() override;
  cl::Event get() const { return event_; }

 private:
  cl::Event event_;
  std::shared_ptr<Afterwards> afterwards_;
  std::size_t steps_;  // those added before
};

// What is added to a device's clock to get the host's, one number for all of a profile: work that ran
// in order is shown in order. Shared with steps that run after the stream is gone.
class HostClock {
 public:
  // Of the host, in ns. `asked`: when the host gave the work that was queued then.
  std::int64_t at(std::int64_t device, std::int64_t queued, std::int64_t asked);

 private:
  std::mutex mutex_;
  unsigned profile_ = 0;
  std::int64_t shift_ = 0;
};

class ClStream final : public Stream {
 public:
  explicit ClStream(ClDevice& device);
  ~ClStream() override;

  void write(void* to, const void* from, std::size_t bytes) override;
  void read(void* to, const void* from, std::size_t bytes) override;
  void copy(void* to, const void* from, std::size_t bytes) override;
  void fill(void* to, const void* element, std::size_t size, std::size_t bytes) override;
  void launch(const Executable& code, const Launch& launch, abi::Report& report) override;
  void show(Buffer& buffer) override;
  std::shared_ptr<Event> record() override;
  void then(std::function<void()> step) override { afterwards_->add(std::move(step)); }
  void after(Event& event) override;

 private:
  struct Bound {
    cl::Memory memory;
    std::size_t offset;
  };
  Bound bind(const void* address, std::span<Buffer* const> lent);
  // Notes when the work ran, where a profile is taken; takes the reference.
  void finished(cl::Event event, std::string_view name, const char* kind, std::size_t bytes);

  ClDevice& device_;
  cl::Queue queue_ = nullptr;
  std::shared_ptr<Afterwards> afterwards_ = std::make_shared<Afterwards>();
  std::shared_ptr<HostClock> clock_ = std::make_shared<HostClock>();
};

}  // namespace eas::runtime::opencl
