// See commands.hpp.
#include "runtime/metal/commands.hpp"

#include <eas/error.hpp>

#include <algorithm>

#include "base/fork.hpp"
#include "base/format.hpp"

namespace eas::runtime::metal {
namespace {

constexpr UInteger kStatusError = 5;  // MTLCommandBufferStatusError
constexpr std::size_t kKnownTimes = 256;

}  // namespace

std::uint64_t Progress::committed() const {
  const std::lock_guard lock(mutex_);
  return committed_;
}

std::uint64_t Progress::commit() {
  const std::lock_guard lock(mutex_);
  return ++committed_;
}

void Progress::ended(std::uint64_t number, Ended how) {
  {
    const std::lock_guard lock(mutex_);
    if (!how.failure.empty()) failures_[number] = std::move(how.failure);
    times_[number] = {static_cast<std::int64_t>(how.begin * 1e9),
                      static_cast<std::int64_t>(how.end * 1e9)};
    if (times_.size() > kKnownTimes) times_.erase(times_.begin());
    early_[number] = true;
    while (!early_.empty() && early_.begin()->first == done_ + 1) {
      ++done_;
      early_.erase(early_.begin());
    }
  }
  changed_.notify_all();
}

bool Progress::wait(std::uint64_t upto, std::chrono::milliseconds at_most) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, at_most, [&] { return done_ >= upto; });
}

bool Progress::is_done(std::uint64_t upto) const {
  const std::lock_guard lock(mutex_);
  return done_ >= upto;
}

void Progress::wait_for_room(std::size_t most) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return committed_ - done_ < most; });
}

Progress::Times Progress::times(std::uint64_t number) const {
  const std::lock_guard lock(mutex_);
  const auto found = times_.find(number);
  if (found == times_.end() || done_ < number) return {};
  return found->second;
}

void Progress::then(std::uint64_t number, std::function<void()> step) {
  const std::lock_guard lock(mutex_);
  steps_.emplace_back(number, std::move(step));
}

void Progress::settle(std::uint64_t upto) {
  std::vector<std::function<void()>> now;
  std::string failure;
  {
    const std::lock_guard lock(mutex_);
    while (!steps_.empty() && steps_.front().first <= upto) {
      now.push_back(std::move(steps_.front().second));
      steps_.pop_front();
    }
    while (!failures_.empty() && failures_.begin()->first <= upto) {
      if (failure.empty()) failure = failures_.begin()->second;
      failures_.erase(failures_.begin());
    }
  }
  // Of work that failed nothing is read; what its steps hold goes with them.
  if (!failure.empty()) throw BackendError("metal", failure);
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

Commands::Commands(Id queue, std::uint64_t number) : number_(number) {
  const Pool pool;
  buffer_ = Ref::keep(send<Id>(queue, sel::command_buffer));
  if (!buffer_) throw BackendError("metal", "the GPU gives no command buffer");
}

Commands::~Commands() {
  try {
    end_encoding();
  } catch (const BackendError&) {  // a forked child
  }
}

Id Commands::encoder(Selector& kind, bool is_compute, const char* what) {
  if (encoder_ && is_compute_ == is_compute) return encoder_.get();
  end_encoding();
  const Pool pool;
  encoder_ = Ref::keep(send<Id>(buffer_.get(), kind));
  if (!encoder_) throw BackendError("metal", cat("the GPU gives no encoder for ", what));
  is_compute_ = is_compute;
  return encoder_.get();
}

Id Commands::compute() { return encoder(sel::compute_encoder, true, "launches"); }
Id Commands::blit() { return encoder(sel::blit_encoder, false, "copies"); }

void Commands::end_encoding() {
  if (!encoder_) return;
  send(encoder_.get(), sel::end_encoding);
  encoder_.reset();
}

void Commands::close(const std::shared_ptr<Progress>& progress, Id event) {
  end_encoding();
  const Pool pool;
  send(buffer_.get(), sel::signal_event, event, number_);
  // What the work uses is held by the block, which goes when it has run.
  auto held = std::make_shared<std::pair<std::vector<Ref>, std::vector<std::shared_ptr<void>>>>(
      std::move(kept_), std::move(held_));
  held->first.push_back(Ref::keep(event));
  void* const block = block_once([progress, number = number_, held, event](Id buffer) {
    const Pool inner;
    Progress::Ended how;
    if (send<UInteger>(buffer, sel::status) == kStatusError) {
      how.failure = cat("work on the GPU failed, got ", reason(send<Id>(buffer, sel::error)),
                        ", expected its end");
      // It may have ended before it could say so to those who wait for it.
      if (send<std::uint64_t>(event, sel::signaled_value) < number) {
        send(event, sel::set_signaled_value, number);
      }
    }
    how.begin = send<double>(buffer, sel::gpu_start);
    how.end = send<double>(buffer, sel::gpu_end);
    held->first.clear();
    held->second.clear();
    progress->ended(number, std::move(how));
  });
  send(buffer_.get(), sel::add_completed, block);
  const std::uint64_t given = progress->commit();
  if (given != number_) throw InternalError("command buffers were committed out of order");
}

void Commands::commit(const std::shared_ptr<Progress>& progress, Id event) {
  close(progress, event);
  const Pool pool;
  send(buffer_.get(), sel::commit);
}

}  // namespace eas::runtime::metal
