// See stream.hpp.
#include "runtime/metal/stream.hpp"

#include <eas/error.hpp>

#include <cstring>

#include "base/format.hpp"
#include "runtime/emitted.hpp"
#include "runtime/metal/host_steps.hpp"
#include "runtime/metal/program.hpp"
#include "runtime/profile.hpp"

namespace eas::runtime::metal {
namespace {

// Work of one command buffer, and command buffers under way (a queue of Metal's has room for 64 and
// then makes whoever asks for the next one wait).
constexpr int kOperations = 32;
constexpr std::size_t kUnderWay = 32;

}  // namespace

bool MtlEvent::wait(std::chrono::milliseconds at_most) {
  if (!mark_->progress().wait(mark_->number(), at_most)) return false;
  const std::lock_guard lock(mutex_);
  if (failure_) std::rethrow_exception(failure_);
  try {
    mark_->progress().settle(mark_->number());
  } catch (...) {
    failure_ = std::current_exception();
    throw;
  }
  return true;
}

MtlStream::MtlStream(MtlDevice& device)
    : MtlStream(device, Ref::take(send<Id>(device.get(), sel::new_queue))) {
  if (!queue_) throw BackendError("metal", cat("no queue can be opened on ", device.name()));
}

MtlStream::MtlStream(MtlDevice& device, Ref queue) : device_(device), queue_(std::move(queue)) {
  event_ = Ref::take(send<Id>(device.get(), sel::new_shared_event));
  if (!event_) throw BackendError("metal", cat("no event can be made on ", device.name()));
}

MtlStream::~MtlStream() {
  // A forked child cannot ask; and what nobody waited for, nobody is told of.
  try {
    const std::lock_guard lock(mutex_);
    commit();
    progress_->wait_for_room(1);
    progress_->settle(progress_->committed());
  } catch (...) {
  }
}

bool MtlStream::is_idle() const { return !making_ && progress_->is_done(progress_->committed()); }

Commands& MtlStream::commands() {
  if (!making_) {
    progress_->wait_for_room(kUnderWay);
    making_ = std::make_unique<Commands>(queue_.get(), progress_->committed() + 1);
    // Metal orders by what it sees of the memory that work touches, which is not all: two blocks may
    // be made over the same pages of the host. So each waits for the one before, and for what others
    // were asked to come first.
    if (const std::uint64_t last = progress_->committed(); !progress_->is_done(last)) {
      send(making_->buffer(), sel::wait_event, event_.get(), last);
    }
    wait_for_others();
  }
  return *making_;
}

void MtlStream::wait_for_others() {
  std::erase_if(waits_, [](const auto& wait) { return wait->is_done(); });
  for (const auto& wait : waits_) {
    send(making_->buffer(), sel::wait_event, wait->event(), wait->number());
    making_->keep(Ref::keep(wait->event()));
  }
}

void MtlStream::commit() {
  if (!making_) return;
  const std::unique_ptr<Commands> given = std::move(making_);
  given->commit(progress_, event_.get());
}

// A profile wants the times of each, which only command buffers have.
void MtlStream::encoded(std::string_view name, const char* kind, std::size_t bytes) {
  const bool profiled = profile::is_on();
  const std::uint64_t number = making_->number();
  if (++making_->operations >= kOperations || profiled) commit();
  if (!profiled) return;
  progress_->then(
      number, [=, name = std::string(name), index = device_.index(), progress = progress_,
               asked = profile::now(), self = reinterpret_cast<std::uintptr_t>(this)] {
        const Progress::Times ran = progress->times(number);
        // The GPU's clock, put where the host's was when the work was given.
        profile::note({name, kind, cat("metal:", index), self, asked, asked + (ran.end - ran.begin),
                       static_cast<std::int64_t>(bytes), ""});
      });
}

MtlStream::Bound MtlStream::bind(const void* address, std::span<Buffer* const> lent) const {
  for (Buffer* each : lent) {
    const auto& block = static_cast<const MtlBuffer&>(*each);
    if (block.holds(address)) return {block.storage(), block.offset_of(address)};
  }
  const MtlBuffer& block = device_.block_of(address);
  return {block.storage(), block.offset_of(address)};
}

void MtlStream::bind_to(Commands& into, UInteger& index, const Bound& bound) {
  send(into.compute(), sel::set_buffer, bound.storage->buffer.get(), UInteger{bound.offset}, index);
  into.keep(std::shared_ptr<void>(bound.storage));
  ++index;
}

void MtlStream::encode(Id encoder, std::array<std::int64_t, 3> groups,
                       std::array<std::int64_t, 3> threads) {
  const auto size = [](const std::array<std::int64_t, 3>& v) {
    return Size{static_cast<UInteger>(v[0]), static_cast<UInteger>(v[1]),
                static_cast<UInteger>(v[2])};
  };
  send(encoder, sel::dispatch, size(groups), size(threads));
}

void MtlStream::dispatch(Id pipeline, std::span<MtlBuffer* const> buffers, const void* arguments,
                         std::size_t bytes, std::array<std::int64_t, 3> groups,
                         std::array<std::int64_t, 3> threads) {
  const std::lock_guard lock(mutex_);
  Commands& into = commands();
  send(into.compute(), sel::set_pipeline, pipeline);
  UInteger index = 0;
  for (const MtlBuffer* buffer : buffers) bind_to(into, index, {buffer->storage(), 0});
  send(into.compute(), sel::set_bytes, arguments, UInteger{bytes}, index);
  into.keep(Ref::keep(pipeline));
  encode(into.compute(), groups, threads);
  encoded("dispatch", "kernel", 0);
}

void MtlStream::copy_bytes(const Bound& to, const Bound& from, std::size_t bytes) {
  Commands& into = commands();
  send(into.blit(), sel::copy_buffer, from.storage->buffer.get(), UInteger{from.offset},
       to.storage->buffer.get(), UInteger{to.offset}, UInteger{bytes});
  into.keep(std::shared_ptr<void>(to.storage));
  into.keep(std::shared_ptr<void>(from.storage));
}

void MtlStream::write(void* to, const void* from, std::size_t bytes) {
  if (bytes == 0) return;
  const std::lock_guard lock(mutex_);
  const MtlBuffer& block = device_.block_of(to);
  if (block.contents() && is_idle()) {
    std::memcpy(to, from, bytes);
    return;
  }
  const Bound target = bind(to, {});
  const std::shared_ptr<Storage> shared = device_.pool().get(bytes, kShared);
  std::memcpy(send<void*>(shared->buffer.get(), sel::contents), from, bytes);
  copy_bytes(target, {shared, 0}, bytes);
  encoded("to the device", "copy", bytes);
}

void MtlStream::read(void* to, const void* from, std::size_t bytes) {
  if (bytes == 0) return;
  const std::lock_guard lock(mutex_);
  const MtlBuffer& block = device_.block_of(from);
  if (block.contents() && is_idle()) {
    std::memcpy(to, from, bytes);
    return;
  }
  const Bound source = bind(from, {});
  const std::shared_ptr<Storage> shared = device_.pool().get(bytes, kShared);
  copy_bytes({shared, 0}, source, bytes);
  const std::uint64_t number = making_->number();
  encoded("from the device", "copy", bytes);
  progress_->then(number, [shared, to, bytes] {
    std::memcpy(to, send<void*>(shared->buffer.get(), sel::contents), bytes);
  });
}

void MtlStream::copy(void* to, const void* from, std::size_t bytes) {
  if (bytes == 0) return;
  const std::lock_guard lock(mutex_);
  const Bound target = bind(to, {}), source = bind(from, {});
  if (target.storage == source.storage && to != from &&
      static_cast<std::byte*>(to) < static_cast<const std::byte*>(from) + bytes &&
      static_cast<const std::byte*>(from) < static_cast<std::byte*>(to) + bytes) {
    // A blit whose ends overlap is undefined.
    const std::shared_ptr<Storage> between = device_.pool().get(bytes, kPrivate);
    copy_bytes({between, 0}, source, bytes);
    copy_bytes(target, {between, 0}, bytes);
  } else if (to != from) {
    copy_bytes(target, source, bytes);
  } else {
    return;
  }
  encoded("on the device", "copy", bytes);
}

void MtlStream::fill(void* to, const void* element, std::size_t size, std::size_t bytes) {
  if (bytes == 0) return;
  const auto* const first = static_cast<const unsigned char*>(element);
  bool same = true;
  for (std::size_t i = 1; i < size; ++i) same = same && first[i] == first[0];
  if (!same) {
    // Metal fills with one byte: others are written by the host.
    std::vector<unsigned char> all(bytes);
    for (std::size_t i = 0; i < bytes; ++i) all[i] = first[i % size];
    write(to, all.data(), bytes);
    return;
  }
  const std::lock_guard lock(mutex_);
  const Bound target = bind(to, {});
  Commands& into = commands();
  send(into.blit(), sel::fill_buffer, target.storage->buffer.get(), Range{target.offset, bytes},
       *first);
  into.keep(std::shared_ptr<void>(target.storage));
  encoded("fill", "copy", bytes);
}

void MtlStream::launch(const Executable& code, const Launch& launch, abi::Report& report) {
  const auto& program = static_cast<const MtlProgram&>(code);
  const abi::Emission& emission = program.emission();
  const Id pipeline = program.on(device_);
  const auto plan = std::make_shared<EmittedLaunch>(emission, launch);
  const std::lock_guard lock(mutex_);
  std::vector<Bound> bound;
  std::vector<std::size_t> offsets;
  for (const abi::BoundBuffer& buffer : emission.buffers) {
    const auto* address =
        reinterpret_cast<const void*>(launch.words[static_cast<std::size_t>(buffer.word)]);
    // A buffer without elements has no memory, and a kernel wants some.
    Bound at = address ? bind(address, launch.lent) : Bound{device_.pool().get(64, kShared), 0};
    // What the kernel gets is the block; where its elements begin is among its arguments.
    offsets.push_back(at.offset);
    bound.push_back({std::move(at.storage), 0});
  }
  const auto words = plan->faults();
  std::shared_ptr<Storage> faults;
  if (!words.empty()) {
    faults = device_.pool().get(words.size() * sizeof words[0], kShared);
    std::memcpy(send<void*>(faults->buffer.get(), sel::contents), words.data(),
                words.size() * sizeof words[0]);
    bound.push_back({faults, 0});
  }
  if (plan->area_bytes() > 0) {
    bound.push_back({device_.pool().get(plan->area_bytes(), kPrivate), 0});
  }
  const std::vector<std::uint64_t> computed = host_results(emission, launch);
  Commands& into = commands();
  for (const EmittedLaunch::Dispatch& dispatch : plan->dispatches()) {
    send(into.compute(), sel::set_pipeline, pipeline);
    UInteger index = 0;
    for (std::size_t i = 0; i < emission.buffers.size(); ++i) bind_to(into, index, bound[i]);
    const std::vector<std::byte> arguments = plan->arguments(dispatch, offsets, computed);
    if (!arguments.empty()) {
      send(into.compute(), sel::set_bytes, static_cast<const void*>(arguments.data()),
           UInteger{arguments.size()}, index);
      ++index;
    }
    for (std::size_t i = emission.buffers.size(); i < bound.size(); ++i) {
      bind_to(into, index, bound[i]);
    }
    encode(into.compute(), {dispatch.groups[0], dispatch.groups[1], dispatch.groups[2]},
           emission.group);
  }
  into.keep(Ref::keep(pipeline));
  const std::uint64_t number = into.number();
  encoded(program.name(), "kernel", 0);
  if (!faults) return;
  progress_->then(number, [plan, faults, count = words.size(), &report] {
    const auto* first =
        static_cast<const std::uint32_t*>(send<void*>(faults->buffer.get(), sel::contents));
    report = plan->outcome({first, count});
  });
}

std::shared_ptr<Event> MtlStream::record() {
  const std::lock_guard lock(mutex_);
  commit();
  return std::make_shared<MtlEvent>(
      std::make_shared<Mark>(progress_, progress_->committed(), event_.share()));
}

// Steps of what is being made, or of what was given last.
void MtlStream::then(std::function<void()> step) {
  const std::lock_guard lock(mutex_);
  progress_->then(making_ ? making_->number() : progress_->committed(), std::move(step));
}

void MtlStream::after(Event& event) {
  const auto& other = static_cast<MtlEvent&>(event);
  if (other.is_done() || other.event() == event_.get()) return;
  const std::lock_guard lock(mutex_);
  commit();
  waits_.push_back(other.mark());
  commands();
}

}  // namespace eas::runtime::metal
