// A fixed number of elements, known when it is made: inside the object when they are few, so that a
// launch takes nothing from the heap.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

namespace eas {

template <class T, std::size_t kInline>
class InlineArray {
 public:
  explicit InlineArray(std::size_t size)
      : size_(size),
        data_(size <= kInline ? reinterpret_cast<T*>(inline_)
                              : std::allocator<T>().allocate(size)) {
    std::uninitialized_default_construct_n(data_, size);
  }
  ~InlineArray() {
    std::destroy_n(data_, size_);
    if (size_ > kInline) std::allocator<T>().deallocate(data_, size_);
  }
  InlineArray(const InlineArray&) = delete;
  InlineArray& operator=(const InlineArray&) = delete;

  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  std::size_t size() const { return size_; }
  operator std::span<const T>() const { return {data_, size_}; }

 private:
  std::size_t size_;
  T* data_;
  alignas(T) std::byte inline_[kInline * sizeof(T)];  // made as far as it is used
};

}  // namespace eas
