// Machine code in memory: takes an object file as the code generator (or the disk cache) gives it,
// makes it executable and frees it when nobody holds it any more.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "abi/native.hpp"
#include "runtime/generator.hpp"

namespace eas::runtime::cpu {

using runtime::LoadOptions;

class LoadedCode {
 public:
  // Throws BackendError for bytes that are no object file of this machine, that lack `eas_entry`
  // or that need a symbol we do not give.
  static std::shared_ptr<const LoadedCode> load(std::string_view object,
                                                const LoadOptions& options = {});
  ~LoadedCode();
  LoadedCode(const LoadedCode&) = delete;
  LoadedCode& operator=(const LoadedCode&) = delete;

  abi::Entry entry() const { return entry_; }
  std::size_t bytes() const { return bytes_; }  // of code and constants

 private:
  struct Memory;
  LoadedCode();

  std::unique_ptr<Memory> memory_;
  abi::Entry entry_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace eas::runtime::cpu
