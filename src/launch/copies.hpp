// Arguments that a kernel is given as copies, as passes::Sharing asks: those it writes to although the
// user's array stays as it is, sums that are held in a wider dtype than the user's array, which is
// rounded once, and memory that only the kernel knows of. They live as long as the launch.
#pragma once

#include <eas/tensor.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "compile/compiled_kernel.hpp"
#include "launch/native.hpp"

namespace eas::launch {

class Copies {
 public:
  // The arguments are on this device, and so are the copies.
  explicit Copies(const CompiledKernel& kernel, Device device = {})
      : kernel_(kernel), device_(device) {}

  bool are_needed() const {
    return !kernel_.sharing.scratch.empty() || !kernel_.sharing.wide.empty() ||
           !kernel_.sharing.hidden.empty();
  }
  // The arguments with the copies in place, and what is hidden after them. Throws std::bad_alloc.
  std::vector<NativeArgument> in(std::span<const NativeArgument> arguments);
  // Puts the sums into the user's arrays.
  void finish() const;

 private:
  struct Copy {
    NativeArgument user;
    DType user_dtype, dtype;
    std::shared_ptr<void> memory;
    std::byte* first;  // the first element's
  };
  Copy memory_like(const NativeArgument& user, DType user_dtype, DType dtype, bool zero) const;
  Copy copy(const NativeArgument& user, DType user_dtype, DType dtype) const;
  void move(const NativeArgument& like, DType to_dtype, void* to, DType from_dtype,
            const void* from) const;
  void add_hidden(std::vector<NativeArgument>& out);
  void add_up(const Copy& own, DType user_dtype) const;
  DType dtype_of(std::uint32_t param) const;  // as the kernel has it

  const CompiledKernel& kernel_;
  Device device_;
  std::vector<Copy> sums_, scratch_, hidden_;
};

}  // namespace eas::launch
