// How memory is given back, and how often it was written. This is the deleter of every owner of a
// tensor's memory, so that all tensors over that memory count together: autograd refuses to use
// values that were overwritten after they were saved.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace eas::tensor {

class Owner {
 public:
  using Release = std::function<void(void*)>;

  // `writes` is where somebody else counts the writes to this memory, if they do; it must live as
  // long as the memory does.
  explicit Owner(Release release, std::uint32_t* writes = nullptr)
      : release_(std::move(release)), elsewhere_(writes) {}
  // Made in place by std::shared_ptr, from one that has counted nothing yet.
  Owner(Owner&& other) noexcept
      : release_(std::move(other.release_)), elsewhere_(other.elsewhere_) {}

  void operator()(void* memory) const { release_(memory); }

  std::uint32_t writes() { return __atomic_load_n(counter(), __ATOMIC_RELAXED); }
  void count_write() { __atomic_fetch_add(counter(), 1, __ATOMIC_RELAXED); }

 private:
  std::uint32_t* counter() { return elsewhere_ ? elsewhere_ : &here_; }

  Release release_;
  std::uint32_t* elsewhere_;
  std::uint32_t here_ = 0;
};

// Null where nobody counts: memory without an owner, or with one of another kind.
inline Owner* owner_of(const std::shared_ptr<void>& memory) {
  return std::get_deleter<Owner>(memory);
}

// The same owner, as one that counts.
inline std::shared_ptr<void> counted(std::shared_ptr<void> owner) {
  if (!owner || owner_of(owner)) return owner;
  void* const memory = owner.get();
  return {memory, Owner([held = std::move(owner)](void*) {})};
}

}  // namespace eas::tensor
