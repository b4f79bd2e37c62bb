// Command buffers that were given to the GPU: which have ended, which failed, and what is to be done
// afterwards. Shared by a stream, its events and the memory its work uses, which may outlive it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "runtime/metal/objc.hpp"

namespace eas::runtime::metal {

class Progress {
 public:
  // Command buffers are numbered from 1 in the order they are committed and end in any.
  struct Ended {
    std::string failure;        // empty: it did what it should
    double begin = 0, end = 0;  // seconds, by the GPU's clock
  };

  std::uint64_t committed() const;
  std::uint64_t commit();  // the number of one that is about to be
  // By Metal's thread.
  void ended(std::uint64_t number, Ended how);
  // Whether all up to this one have ended; waits until they have, at most this long.
  bool wait(std::uint64_t upto, std::chrono::milliseconds at_most);
  bool is_done(std::uint64_t upto) const;
  // Waits until fewer than `most` have not ended.
  void wait_for_room(std::size_t most);
  // When it began and ended, in ns by the GPU's clock; -1 while it has not, and of long ago.
  struct Times {
    std::int64_t begin = -1, end = -1;
  };
  Times times(std::uint64_t number) const;

  // Runs once all committed so far and the one being made (`number`) have ended, by whoever asks first.
  void then(std::uint64_t number, std::function<void()> step);
  // Runs the steps of those up to `upto`, then throws the first failure among them nobody was told of.
  void settle(std::uint64_t upto);

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t committed_ = 0;
  std::uint64_t done_ = 0;               // all up to this one have ended
  std::map<std::uint64_t, bool> early_;  // those that ended before an older one
  std::map<std::uint64_t, std::string> failures_;
  std::map<std::uint64_t, Times> times_;  // of the last few
  std::deque<std::pair<std::uint64_t, std::function<void()>>> steps_;
};

// A command buffer in the making.
class Commands {
 public:
  // Throws BackendError where Metal gives none.
  Commands(Id queue, std::uint64_t number);
  // A part of somebody else's, who commits it.
  Commands(Ref buffer, std::uint64_t number) : buffer_(std::move(buffer)), number_(number) {}
  ~Commands();  // what was not committed never runs
  Commands(const Commands&) = delete;
  Commands& operator=(const Commands&) = delete;

  Id buffer() const { return buffer_.get(); }
  Id compute();  // the open encoder, made if it is not of this kind
  Id blit();
  void end_encoding();
  // Lives until the work is over.
  void keep(Ref object) { kept_.push_back(std::move(object)); }
  void keep(std::shared_ptr<void> object) { held_.push_back(std::move(object)); }
  int operations = 0;
  std::uint64_t number() const { return number_; }
  // Nothing more is encoded; the event and `progress` are told of its end, once it is committed.
  void close(const std::shared_ptr<Progress>& progress, Id event);
  // Gives it to the GPU.
  void commit(const std::shared_ptr<Progress>& progress, Id event);

 private:
  Id encoder(Selector& kind, bool is_compute, const char* what);

  Ref buffer_, encoder_;
  bool is_compute_ = false;
  std::uint64_t number_;
  std::vector<Ref> kept_;
  std::vector<std::shared_ptr<void>> held_;
};

}  // namespace eas::runtime::metal
