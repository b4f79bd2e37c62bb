// See stream.hpp.
#include "runtime/opencl/stream.hpp"

#include <eas/error.hpp>

#include <condition_variable>
#include <cstring>
#include <thread>
#include <utility>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "runtime/emitted.hpp"
#include "runtime/profile.hpp"

namespace eas::runtime::opencl {
namespace {

using Clock = std::chrono::steady_clock;

// The driver says it on a thread of its own.
struct Signal {
  std::mutex mutex;
  std::condition_variable came;
  bool done = false;
};

void EAS_CL_CALL on_complete(cl::Event, cl::Int, void* data) {
  const std::unique_ptr<std::shared_ptr<Signal>> signal(
      static_cast<std::shared_ptr<Signal>*>(data));
  const std::lock_guard lock((*signal)->mutex);
  (*signal)->done = true;
  (*signal)->came.notify_all();
}

cl::Int status_of(cl::Event event) {
  cl::Int status = cl::kComplete;
  check(api().GetEventInfo(event, cl::kEventStatus, sizeof status, &status, nullptr),
        "asking how far the device is");
  return status;
}

void check_status(cl::Int status) {
  if (status >= 0) return;
  throw BackendError(
      "opencl", cat("work on the device failed, got ", error_name(status), ", expected its end"));
}

std::int64_t time_of(cl::Event event, cl::Uint what) {
  cl::Ulong ns = 0;
  const cl::Int code = api().GetEventProfilingInfo(event, what, sizeof ns, &ns, nullptr);
  return code == cl::kSuccess ? static_cast<std::int64_t>(ns) : -1;
}

cl::Memory make_buffer(ClDevice& device, std::size_t bytes) {
  cl::Int code = cl::kSuccess;
  const cl::Memory memory =
      api().CreateBuffer(device.context(), cl::kMemoryReadWrite, bytes, nullptr, &code);
  check(code, cat("getting ", bytes, " bytes for a launch"));
  return memory;
}

// Memory of one launch, given back when it goes; the driver waits for work that uses it.
class Held {
 public:
  Held() = default;
  Held(ClDevice& device, std::size_t bytes) : memory_(make_buffer(device, bytes)) {}
  ~Held() {
    if (memory_) api().ReleaseMemObject(memory_);
  }
  Held(Held&& other) noexcept : memory_(std::exchange(other.memory_, nullptr)) {}
  Held& operator=(Held&& other) noexcept {
    std::swap(memory_, other.memory_);
    return *this;
  }
  cl::Memory get() const { return memory_; }

 private:
  cl::Memory memory_ = nullptr;
};

void set_argument(cl::Kernel kernel, cl::Uint& index, std::size_t bytes, const void* value) {
  check(api().SetKernelArg(kernel, index, bytes, value), cat("setting argument ", index));
  ++index;
}

}  // namespace

// ---- Afterwards ----

void Afterwards::add(std::function<void()> step) {
  const fork::Lock lock(mutex_);
  steps_.push_back(std::move(step));
}

std::size_t Afterwards::added() const {
  const fork::Lock lock(mutex_);
  return done_ + steps_.size();
}

void Afterwards::run(std::size_t upto) {
  std::vector<std::function<void()>> now;
  {
    const fork::Lock lock(mutex_);
    if (upto <= done_) return;
    const auto end = steps_.begin() + static_cast<std::ptrdiff_t>(upto - done_);
    now.assign(std::make_move_iterator(steps_.begin()), std::make_move_iterator(end));
    steps_.erase(steps_.begin(), end);
    done_ = upto;
  }
  std::exception_ptr first;
  for (const auto& step : now) {
    try {
      step();
    } catch (...) {
      if (!first) first = std::current_exception();
    }
  }
  if (first) std::rethrow_exception(first);
}

// ---- events ----

ClEvent::ClEvent(cl::Event event, cl::Queue queue, std::shared_ptr<Afterwards> afterwards)
    : event_(event), afterwards_(std::move(afterwards)), steps_(afterwards_->added()) {
  check(api().Flush(queue), "starting the work of a queue");
}

ClEvent::~ClEvent() {
  try {
    api().ReleaseEvent(event_);
  } catch (const BackendError&) {  // a forked child
  }
}

bool ClEvent::wait(std::chrono::milliseconds at_most) {
  // Most launches are short: asking again and again is quicker than being told.
  constexpr auto kSoon = std::chrono::microseconds(200);
  const auto begin = Clock::now();
  const auto came = [&] {
    const cl::Int status = status_of(event_);
    check_status(status);
    if (status == cl::kComplete) afterwards_->run(steps_);
    return status == cl::kComplete;
  };
  do {
    if (came()) return true;
    std::this_thread::yield();
  } while (Clock::now() - begin < std::min<Clock::duration>(kSoon, at_most));
  if (at_most <= kSoon) return came();
  auto signal = std::make_shared<Signal>();
  auto given = std::make_unique<std::shared_ptr<Signal>>(signal);
  check(api().SetEventCallback(event_, cl::kComplete, on_complete, given.get()),
        "asking to be told of the end of work");
  given.release();
  {
    std::unique_lock lock(signal->mutex);
    signal->came.wait_for(lock, at_most, [&] { return signal->done; });
  }
  return came();
}

std::int64_t ClEvent::time() {
  return status_of(event_) == cl::kComplete ? time_of(event_, cl::kProfilingEnd) : -1;
}

// ---- streams ----

ClStream::ClStream(ClDevice& device) : device_(device) {
  cl::Int code = cl::kSuccess;
  queue_ =
      api().CreateCommandQueue(device.context(), device.found().device, cl::kQueueProfiling, &code);
  check(code, cat("opening a queue on ", device.found().name));
}

ClStream::~ClStream() {
  // A forked child cannot ask; and what nobody waited for, nobody is told of.
  try {
    api().Finish(queue_);
    api().ReleaseCommandQueue(queue_);
    afterwards_->run(afterwards_->added());
  } catch (...) {
  }
}

std::int64_t HostClock::at(std::int64_t device, std::int64_t queued, std::int64_t asked) {
  const fork::Lock lock(mutex_);
  if (profile_ != profile::current()) {
    profile_ = profile::current();
    shift_ = asked - queued;
  }
  return device + shift_;
}

ClStream::Bound ClStream::bind(const void* address, std::span<Buffer* const> lent) {
  for (Buffer* each : lent) {
    const auto& block = static_cast<const ClBuffer&>(*each);
    if (block.holds(address)) return {block.memory(), block.offset_of(address)};
  }
  const ClBuffer& block = device_.block_of(address);
  return {block.memory(), block.offset_of(address)};
}

void ClStream::finished(cl::Event event, std::string_view name, const char* kind,
                        std::size_t bytes) {
  if (!event) return;
  afterwards_->add([=, name = std::string(name), index = device_.index(), asked = profile::now(),
                    clock = clock_, self = reinterpret_cast<std::uintptr_t>(this)] {
    const std::int64_t queued = time_of(event, cl::kProfilingQueued),
                       begin = time_of(event, cl::kProfilingStart),
                       end = time_of(event, cl::kProfilingEnd);
    api().ReleaseEvent(event);
    profile::note({name, kind, cat("opencl:", index), self, clock->at(begin, queued, asked),
                   clock->at(end, queued, asked), static_cast<std::int64_t>(bytes), ""});
  });
}

void ClStream::write(void* to, const void* from, std::size_t bytes) {
  if (bytes == 0) return;
  const Bound at = bind(to, {});
  cl::Event event = nullptr;
  check(api().EnqueueWriteBuffer(queue_, at.memory, cl::kFalse, at.offset, bytes, from, 0, nullptr,
                                 profile::is_on() ? &event : nullptr),
        cat("copying ", bytes, " bytes to the device"));
  finished(event, "to the device", "copy", bytes);
}

void ClStream::read(void* to, const void* from, std::size_t bytes) {
  if (bytes == 0) return;
  const Bound at = bind(from, {});
  cl::Event event = nullptr;
  check(api().EnqueueReadBuffer(queue_, at.memory, cl::kFalse, at.offset, bytes, to, 0, nullptr,
                                profile::is_on() ? &event : nullptr),
        cat("copying ", bytes, " bytes from the device"));
  finished(event, "from the device", "copy", bytes);
}

void ClStream::copy(void* to, const void* from, std::size_t bytes) {
  if (bytes == 0) return;
  const Bound target = bind(to, {}), source = bind(from, {});
  cl::Event event = nullptr;
  check(api().EnqueueCopyBuffer(queue_, source.memory, target.memory, source.offset, target.offset,
                                bytes, 0, nullptr, profile::is_on() ? &event : nullptr),
        cat("copying ", bytes, " bytes on the device"));
  finished(event, "on the device", "copy", bytes);
}

void ClStream::fill(void* to, const void* element, std::size_t size, std::size_t bytes) {
  if (bytes == 0) return;
  const Bound at = bind(to, {});
  cl::Event event = nullptr;
  check(api().EnqueueFillBuffer(queue_, at.memory, element, size, at.offset, bytes, 0, nullptr,
                                profile::is_on() ? &event : nullptr),
        cat("filling ", bytes, " bytes on the device"));
  finished(event, "fill", "copy", bytes);
}

void ClStream::launch(const Executable& code, const Launch& launch, abi::Report& report) {
  const auto& program = static_cast<const ClProgram&>(code);
  const abi::Emission& emission = program.emission();
  Built& built = program.on(device_);
  const auto plan = std::make_shared<EmittedLaunch>(emission, launch);
  // A buffer without elements has no memory, and a kernel wants some.
  Held nothing(device_, 64), area, faults;
  std::vector<cl::Memory> memories;
  std::vector<std::size_t> offsets;
  for (const abi::BoundBuffer& buffer : emission.buffers) {
    const auto* address =
        reinterpret_cast<const void*>(launch.words[static_cast<std::size_t>(buffer.word)]);
    const Bound at = address ? bind(address, launch.lent) : Bound{nothing.get(), 0};
    memories.push_back(at.memory);
    offsets.push_back(at.offset);
  }
  if (plan->area_bytes() > 0) area = Held(device_, plan->area_bytes());
  const auto words = std::make_shared<std::vector<std::uint32_t>>(plan->faults());
  const std::size_t fault_bytes = words->size() * sizeof(std::uint32_t);
  if (fault_bytes > 0) {
    faults = Held(device_, fault_bytes);
    check(api().EnqueueWriteBuffer(queue_, faults.get(), cl::kTrue, 0, fault_bytes, words->data(),
                                   0, nullptr, nullptr),
          "making a launch ready");
  }
  const std::lock_guard lock(built.mutex);
  for (const EmittedLaunch::Dispatch& dispatch : plan->dispatches()) {
    cl::Uint index = 0;
    for (const cl::Memory& memory : memories) {
      set_argument(built.kernel, index, sizeof memory, static_cast<const void*>(&memory));
    }
    const std::vector<std::byte> arguments = plan->arguments(dispatch, offsets);
    if (!arguments.empty()) set_argument(built.kernel, index, arguments.size(), arguments.data());
    const cl::Memory fault_memory = faults.get(), area_memory = area.get();
    if (fault_memory) {
      set_argument(built.kernel, index, sizeof fault_memory,
                   static_cast<const void*>(&fault_memory));
    }
    if (area_memory) {
      set_argument(built.kernel, index, sizeof area_memory, static_cast<const void*>(&area_memory));
    }
    std::size_t local[3], global[3];
    for (std::size_t i = 0; i < 3; ++i) {
      local[i] = static_cast<std::size_t>(emission.group[i]);
      global[i] = static_cast<std::size_t>(dispatch.groups[i]) * local[i];
    }
    cl::Event event = nullptr;
    check(api().EnqueueNDRangeKernel(queue_, built.kernel, 3, nullptr, global, local, 0, nullptr,
                                     profile::is_on() ? &event : nullptr),
          cat("launching ", program.name()));
    finished(event, program.name(), "kernel", 0);
  }
  if (fault_bytes == 0) return;
  check(api().EnqueueReadBuffer(queue_, faults.get(), cl::kFalse, 0, fault_bytes, words->data(), 0,
                                nullptr, nullptr),
        "reading what a launch reports");
  afterwards_->add([plan, words, &report] { report = plan->outcome(*words); });
}

void ClStream::show(Buffer& buffer) {
  const auto& block = static_cast<const ClBuffer&>(buffer);
  cl::Int code = cl::kSuccess;
  void* const at = api().EnqueueMapBuffer(queue_, block.memory(), cl::kFalse, cl::kMapRead, 0,
                                          block.size(), 0, nullptr, nullptr, &code);
  check(code, "giving the host's memory back");
  check(api().EnqueueUnmapMemObject(queue_, block.memory(), at, 0, nullptr, nullptr),
        "giving the host's memory back");
}

std::shared_ptr<Event> ClStream::record() {
  cl::Event event = nullptr;
  check(api().EnqueueMarkerWithWaitList(queue_, 0, nullptr, &event), "marking a place in a queue");
  return std::make_shared<ClEvent>(event, queue_, afterwards_);
}

void ClStream::after(Event& event) {
  const cl::Event waited = static_cast<ClEvent&>(event).get();
  check(api().EnqueueBarrierWithWaitList(queue_, 1, &waited, nullptr),
        "letting a queue wait for another");
}

}  // namespace eas::runtime::opencl
