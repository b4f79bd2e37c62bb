// A stream whose work goes into the command buffers of somebody else's queue (torch's MPS stream),
// between theirs: it starts after what they encoded before and ends before what they encode next, and
// nobody waits on the host. They commit; an event recorded here makes them do so.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "runtime/guest.hpp"
#include "runtime/metal/stream.hpp"

namespace eas::runtime::metal {

class MtlGuestStream final : public MtlStream, public GuestStream {
 public:
  // Throws BackendError where the queue is not of this GPU, or what it gives is no command buffer.
  MtlGuestStream(MtlDevice& device, const GuestQueue& queue);
  ~MtlGuestStream() override;

  void write(void* to, const void* from, std::size_t bytes) override;
  void read(void* to, const void* from, std::size_t bytes) override;
  void copy(void* to, const void* from, std::size_t bytes) override;
  void fill(void* to, const void* element, std::size_t size, std::size_t bytes) override;
  void launch(const Executable& code, const Launch& launch, abi::Report& report) override;
  bool is_waited_for(const Executable& code) const override;
  std::shared_ptr<Event> record() override;
  void after(Event& event) override;

 protected:
  Commands& commands() override;
  void encoded(std::string_view name, const char* kind, std::size_t bytes) override;
  bool is_idle() const override { return false; }  // theirs may be under way

 private:
  // Runs the step while nobody else encodes. No command buffer of theirs is held from one to the next.
  template <class Step>
  void in_turn(const Step& step);
  Ref their_commands() const;
  void commit_theirs();

  GuestQueue queue_of_;
  Ref last_;  // their command buffer that our last work is in
};

}  // namespace eas::runtime::metal
