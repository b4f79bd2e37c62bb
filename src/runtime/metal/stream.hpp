// A queue of work. Work is encoded into one command buffer until there is enough of it or somebody
// wants to know its end; within a queue Metal runs what touches the same memory in order.
#pragma once

#include <array>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "runtime/metal/commands.hpp"
#include "runtime/metal/device.hpp"

namespace eas::runtime::metal {

// A place in a stream: its event has this value when all before it is over.
class Mark {
 public:
  Mark(std::shared_ptr<Progress> progress, std::uint64_t number, Ref event)
      : progress_(std::move(progress)), number_(number), event_(std::move(event)) {}
  Progress& progress() const { return *progress_; }
  std::uint64_t number() const { return number_; }
  Id event() const { return event_.get(); }
  bool is_done() const { return progress_->is_done(number_); }

 private:
  std::shared_ptr<Progress> progress_;
  std::uint64_t number_;  // the last command buffer before it
  Ref event_;             // the stream's
};

class MtlEvent final : public Event {
 public:
  explicit MtlEvent(std::shared_ptr<Mark> mark) : mark_(std::move(mark)) {}
  bool wait(std::chrono::milliseconds at_most) override;
  std::int64_t time() override { return mark_->progress().times(mark_->number()).end; }
  const std::shared_ptr<Mark>& mark() const { return mark_; }
  Id event() const { return mark_->event(); }
  bool is_done() const { return mark_->is_done(); }

 private:
  std::shared_ptr<Mark> mark_;
  std::mutex mutex_;
  std::exception_ptr failure_;  // what the first who waited was told
};

class MtlStream : public Stream {
 public:
  explicit MtlStream(MtlDevice& device);
  ~MtlStream() override;

  void write(void* to, const void* from, std::size_t bytes) override;
  void read(void* to, const void* from, std::size_t bytes) override;
  void copy(void* to, const void* from, std::size_t bytes) override;
  void fill(void* to, const void* element, std::size_t size, std::size_t bytes) override;
  void launch(const Executable& code, const Launch& launch, abi::Report& report) override;
  std::shared_ptr<Event> record() override;
  void then(std::function<void()> step) override;
  void after(Event& event) override;

  // One dispatch of a kernel whose buffers are bound in order, then `bytes` of arguments.
  void dispatch(Id pipeline, std::span<MtlBuffer* const> buffers, const void* arguments,
                std::size_t bytes, std::array<std::int64_t, 3> groups,
                std::array<std::int64_t, 3> threads);
  void dispatch(Id pipeline, std::initializer_list<MtlBuffer*> buffers, const void* arguments,
                std::size_t bytes, std::array<std::int64_t, 3> groups,
                std::array<std::int64_t, 3> threads) {
    dispatch(pipeline, std::span(buffers.begin(), buffers.size()), arguments, bytes, groups,
             threads);
  }

 protected:
  MtlStream(MtlDevice& device, Ref queue);
  virtual Commands& commands();  // those in the making
  // An operation was, which may be the last of its command buffer.
  virtual void encoded(std::string_view name, const char* kind, std::size_t bytes);
  virtual bool is_idle() const;  // nothing is under way or in the making
  void wait_for_others();        // encoded into those in the making

  MtlDevice& device_;
  Ref queue_, event_;
  std::shared_ptr<Progress> progress_ = std::make_shared<Progress>();
  mutable std::mutex mutex_;
  std::unique_ptr<Commands> making_;
  std::vector<std::shared_ptr<Mark>> waits_;  // of other streams, to come first

 private:
  struct Bound {
    std::shared_ptr<Storage> storage;
    std::size_t offset;
  };
  Bound bind(const void* address, std::span<Buffer* const> lent) const;
  void commit();  // gives them to the GPU
  void bind_to(Commands& into, UInteger& index, const Bound& bound);
  void copy_bytes(const Bound& to, const Bound& from, std::size_t bytes);
  static void encode(Id encoder, std::array<std::int64_t, 3> groups,
                     std::array<std::int64_t, 3> threads);
};

}  // namespace eas::runtime::metal
