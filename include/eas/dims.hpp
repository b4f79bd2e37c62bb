// Dims: the sizes, strides or axes of a tensor. A small vector of 64-bit integers that stays inside
// the object up to six entries, so that making a view of an ordinary tensor allocates nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>

namespace eas {

class Dims {
 public:
  static constexpr std::size_t kInline = 6;

  Dims() = default;
  explicit Dims(std::size_t size, std::int64_t value = 0) {
    resize(size);
    std::fill(begin(), end(), value);
  }
  Dims(std::initializer_list<std::int64_t> values) { assign(values.begin(), values.size()); }
  Dims(std::span<const std::int64_t> values) { assign(values.data(), values.size()); }
  Dims(const Dims& other) { assign(other.data(), other.size()); }
  Dims(Dims&& other) noexcept
      : size_(other.size_),
        capacity_(other.capacity_),
        inline_(other.inline_),
        heap_(std::move(other.heap_)) {
    other.size_ = 0;
    other.capacity_ = kInline;
  }
  Dims& operator=(const Dims& other) {
    if (this != &other) assign(other.data(), other.size());
    return *this;
  }
  Dims& operator=(Dims&& other) noexcept {
    if (this == &other) return *this;
    size_ = other.size_;
    capacity_ = other.capacity_;
    inline_ = other.inline_;
    heap_ = std::move(other.heap_);
    other.size_ = 0;
    other.capacity_ = kInline;
    return *this;
  }
  ~Dims() = default;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  std::int64_t* data() { return heap_ ? heap_.get() : inline_.data(); }
  const std::int64_t* data() const { return heap_ ? heap_.get() : inline_.data(); }
  std::int64_t* begin() { return data(); }
  std::int64_t* end() { return data() + size_; }
  const std::int64_t* begin() const { return data(); }
  const std::int64_t* end() const { return data() + size_; }
  std::int64_t& operator[](std::size_t i) { return data()[i]; }
  const std::int64_t& operator[](std::size_t i) const { return data()[i]; }
  std::int64_t& back() { return data()[size_ - 1]; }
  const std::int64_t& back() const { return data()[size_ - 1]; }

  void clear() { size_ = 0; }
  void push_back(std::int64_t value) {
    resize(size_ + 1);
    back() = value;
  }
  // New entries hold no particular value.
  void resize(std::size_t size) {
    if (size > capacity_) grow(size);
    size_ = size;
  }

  operator std::span<const std::int64_t>() const { return {data(), size_}; }
  friend bool operator==(const Dims& a, const Dims& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  void assign(const std::int64_t* values, std::size_t size) {
    resize(size);
    std::copy_n(values, size, data());
  }
  void grow(std::size_t size) {
    const std::size_t capacity = std::max(size, capacity_ * 2);
    auto larger = std::make_unique<std::int64_t[]>(capacity);
    std::copy_n(data(), size_, larger.get());
    heap_ = std::move(larger);
    capacity_ = capacity;
  }

  std::size_t size_ = 0;
  std::size_t capacity_ = kInline;
  std::array<std::int64_t, kInline> inline_{};
  std::unique_ptr<std::int64_t[]> heap_;
};

}  // namespace eas
