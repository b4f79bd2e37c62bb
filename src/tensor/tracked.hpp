// Memory that the launches of a function write piece by piece. Its whole is the result of the last
// launch that wrote any of it; all tensors over it share that knowledge (one GradInfo), so that a view
// taken before a write sees the gradient of what was written, and a write through a view is seen by
// all others.
#pragma once

#include <eas/autograd.hpp>

#include <cstdint>
#include <mutex>

namespace eas::tensor {

// Where a tensor's elements are in memory that is contiguous as a whole.
struct Part {
  std::int64_t offset = 0;
  Dims shape, strides;
};

// Whether two tensors have an element in common.
bool overlap(const Tensor& a, const Tensor& b);

// The writes to tracked memory, one after the other: what was saved of one row stays good when another
// is written.
class WriteLog {
 public:
  std::size_t size() const;
  void add(const Tensor& written);
  bool holds(const Tensor& t) const;  // whether any of them was to an element of `t`
  // Whether the last `count` writes are all here, from number `from` on, and none was to `values`.
  bool spared(const Tensor& values, std::size_t from, std::uint32_t count) const;

 private:
  mutable std::mutex mutex_;
  std::vector<Tensor> writes_;  // detached
};

// What GradInfo holds of tracked memory.
struct TrackedMemory {
  void* data = nullptr;
  Dims shape;              // of the whole, which is contiguous
  bool is_result = false;  // was one already when it began to be tracked
  std::shared_ptr<WriteLog> log = std::make_shared<WriteLog>();
};

bool is_tracked(const Tensor& t);
bool share_memory(const Tensor& a, const Tensor& b);  // tracked, and the same
// Whether writes to it can be followed: all of the memory of a tensor of ours that no other sees.
bool can_track(const Tensor& t);
// Follows them from now on; `t` and all views taken of it later. For floats.
void track(Tensor& t);
// All of the memory a tracked tensor is over, and where in it that tensor is.
Tensor whole(const Tensor& t);
Part part_of(const Tensor& t);
bool is_whole(const Tensor& t);
// Whether anything that launches wrote may be in `t` itself; other parts of its memory do not count.
bool holds_result(const Tensor& t);
// Says that a launch has written `t`, and then that its memory is now output number `output` of
// `node`.
void note_write(const Tensor& t);
void set_result(const Tensor& t, std::shared_ptr<GradNode> node, int output);

// A view of a contiguous tensor, and zeros but for such a view of them: each the way back of the
// other. Of a tracked tensor the view may be of any.
Tensor strided(const Tensor& from, const Part& part);
Tensor scattered(const Tensor& values, const Dims& shape, const Part& part);
// Memory of its own, with the shape and the strides of `t`; tracked when `t`'s dtype and the mode say
// that operations on it are followed. Where there are gaps between elements it holds zeros anyway.
enum class Holds : std::uint8_t { Zeros, Anything };
Tensor laid_out_as(const Tensor& t, Holds what);
// A copy with the strides of `t`.
Tensor copy_laid_out_as(const Tensor& t);

}  // namespace eas::tensor
