// Copies of buffers that programs only add to. Programs that may add to the same element must do so in
// a fixed order; so the grid is cut into parts, whose programs run one after another and add to a copy
// of their own, and the copies are added up in the order of the parts. How many parts there are depends
// on the work alone: results are the same for any number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "runtime/executable.hpp"

namespace eas::runtime::cpu {

// Into how many parts a launch that takes `ns` on one thread is cut; 1 where copies would not pay.
std::int64_t parts_of(const Launch& launch, std::int64_t programs, double ns);

class Sums {
 public:
  Sums(const Launch& launch, std::int64_t parts);  // throws std::bad_alloc

  // The launch's words with the part's own copies in them, which begin with zeros. The first part has
  // the buffers themselves.
  std::vector<std::uint64_t> words_of(std::int64_t part) const;
  // Into the buffers.
  void add_up() const;

 private:
  struct Free {
    void operator()(std::byte* data) const noexcept;
  };
  std::byte* copy(std::int64_t part, std::size_t sum) const;

  std::span<const std::uint64_t> words_;
  std::span<const Sum> sums_;
  std::int64_t parts_;
  std::vector<std::size_t> begins_;  // of each sum in a part's memory, and the end
  std::unique_ptr<std::byte, Free> memory_;
};

}  // namespace eas::runtime::cpu
