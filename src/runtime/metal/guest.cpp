// See guest.hpp.
#include "runtime/metal/guest.hpp"

#include <eas/error.hpp>

#include <utility>

#include "base/format.hpp"
#include "runtime/metal/program.hpp"

namespace eas::runtime::metal {
namespace {

[[noreturn]] void refuse(std::string_view what, std::string_view got) {
  throw BackendError("metal", cat("somebody else's queue cannot be joined: ", what, ", got ", got));
}

}  // namespace

template <class Step>
void MtlGuestStream::in_turn(const Step& step) {
  void* const order = queue_of_.order();
  if (!order) refuse("it has no order", queue_of_.error());
  struct Turn {
    MtlGuestStream& self;
    const Step& step;
    std::exception_ptr thrown;  // libdispatch cannot be unwound
  } turn{*this, step, nullptr};
  api().dispatch_sync(order, &turn, [](void* context) {
    auto& mine = *static_cast<Turn*>(context);
    try {
      const Pool pool;
      mine.step();
    } catch (...) {
      mine.thrown = std::current_exception();
      const std::lock_guard lock(mine.self.mutex_);
      mine.self.making_.reset();
    }
  });
  if (turn.thrown) std::rethrow_exception(turn.thrown);
}

MtlGuestStream::MtlGuestStream(MtlDevice& device, const GuestQueue& queue)
    : MtlStream(device, Ref()), queue_of_(queue) {
  if (!api().dispatch_sync) refuse("this system has no dispatch_sync_f", "none");
  in_turn([&] {
    const Ref theirs = their_commands();
    for (Selector* message : {&sel::compute_encoder, &sel::blit_encoder, &sel::add_completed,
                              &sel::signal_event, &sel::wait_event, &sel::device}) {
      if (!responds(theirs.get(), *message)) {
        refuse("what it is filled with is no command buffer", "an object without its messages");
      }
    }
    if (send<Id>(theirs.get(), sel::device) != device.get()) {
      refuse(cat("it is not one of ", device.name()), "one of another GPU");
    }
  });
}

MtlGuestStream::~MtlGuestStream() {
  // What is under way ends by their means; MtlStream waits for it.
  try {
    in_turn([&] { commit_theirs(); });
  } catch (...) {
  }
}

Ref MtlGuestStream::their_commands() const {
  const Id theirs = static_cast<Id>(queue_of_.commands());
  if (!theirs) refuse("it gives no command buffer", queue_of_.error());
  return Ref::keep(theirs);
}

void MtlGuestStream::commit_theirs() {
  if (queue_of_.commit() != 0) refuse("it cannot be committed", queue_of_.error());
}

Commands& MtlGuestStream::commands() {
  if (making_) return *making_;
  std::erase_if(waits_, [](const auto& wait) { return wait->is_done(); });
  // What was encoded before is not to wait.
  if (!waits_.empty()) commit_theirs();
  last_ = their_commands();
  making_ = std::make_unique<Commands>(last_.share(), progress_->committed() + 1);
  wait_for_others();
  return *making_;
}

// Their command buffer has work of others: a profile cannot tell how long ours took.
void MtlGuestStream::encoded(std::string_view, const char*, std::size_t) {
  const std::unique_ptr<Commands> done = std::move(making_);
  done->close(progress_, event_.get());
}

void MtlGuestStream::write(void* to, const void* from, std::size_t bytes) {
  in_turn([&] { MtlStream::write(to, from, bytes); });
}
void MtlGuestStream::read(void* to, const void* from, std::size_t bytes) {
  in_turn([&] { MtlStream::read(to, from, bytes); });
}
void MtlGuestStream::copy(void* to, const void* from, std::size_t bytes) {
  in_turn([&] { MtlStream::copy(to, from, bytes); });
}
void MtlGuestStream::fill(void* to, const void* element, std::size_t size, std::size_t bytes) {
  in_turn([&] { MtlStream::fill(to, element, size, bytes); });
}
void MtlGuestStream::launch(const Executable& code, const Launch& launch, abi::Report& report) {
  in_turn([&] { MtlStream::launch(code, launch, report); });
}

bool MtlGuestStream::is_waited_for(const Executable& code) const {
  return static_cast<const MtlProgram&>(code).emission().has_faults;
}

std::shared_ptr<Event> MtlGuestStream::record() {
  std::shared_ptr<Event> out;
  in_turn([&] {
    const std::lock_guard lock(mutex_);
    const std::uint64_t before = progress_->committed();
    Ref theirs = their_commands();
    // They may have committed our last work since, and nothing says that this does not overtake it.
    const bool apart = theirs.get() != last_.get() && !progress_->is_done(before);
    if (apart) {
      commit_theirs();
      theirs = their_commands();
      send(theirs.get(), sel::wait_event, event_.get(), before);
    }
    making_ = std::make_unique<Commands>(std::move(theirs), before + 1);
    encoded("", "", 0);
    commit_theirs();
    last_.reset();
    out = std::make_shared<MtlEvent>(
        std::make_shared<Mark>(progress_, progress_->committed(), event_.share()));
  });
  return out;
}

void MtlGuestStream::after(Event& event) {
  const auto& other = static_cast<MtlEvent&>(event);
  if (other.is_done() || other.event() == event_.get()) return;
  const std::lock_guard lock(mutex_);
  waits_.push_back(other.mark());
}

}  // namespace eas::runtime::metal
