// Arguments that a kernel is given as copies, as passes::Sharing asks: those it writes to although the
// user's array stays as it is, and sums that are held in a wider dtype than the user's array, which is
// rounded once. They live as long as the launch.
#pragma once

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
  explicit Copies(const CompiledKernel& kernel) : kernel_(kernel) {}

  bool are_needed() const {
    return !kernel_.sharing.scratch.empty() || !kernel_.sharing.wide.empty();
  }
  // The arguments with the copies in place. Throws std::bad_alloc.
  std::vector<NativeArgument> in(std::span<const NativeArgument> arguments);
  // Puts the sums into the user's arrays.
  void finish() const;

 private:
  struct Copy {
    NativeArgument user;
    DType user_dtype, dtype;
    std::unique_ptr<std::byte[]> memory;
    std::byte* first;  // the first element's
  };
  Copy copy(const NativeArgument& user, DType user_dtype, DType dtype) const;

  const CompiledKernel& kernel_;
  std::vector<Copy> sums_, scratch_;
};

}  // namespace eas::launch
