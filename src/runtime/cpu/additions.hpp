// What programs add to elements others may add to as well: noted while they run, done afterwards in the
// order of the programs.
#pragma once

#include <eas/dtype.hpp>

#include <cstdint>
#include <vector>

#include "abi/native.hpp"

namespace eas::runtime::cpu {

class Additions {
 public:
  // For abi::Launch, whose `additions` is one of these.
  static void note(const abi::Launch* launch, void* element, double value,
                   std::int32_t dtype) noexcept;
  bool empty() const { return all_.empty() && !lost_; }
  // Throws std::bad_alloc where one could not be noted.
  void apply() const;

 private:
  struct Addition {
    void* element;
    double value;
    DType dtype;
  };
  std::vector<Addition> all_;
  bool lost_ = false;
};

}  // namespace eas::runtime::cpu
