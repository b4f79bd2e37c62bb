// Names and lines for debuggers and profilers: the generated function is called what the user's
// kernel is, and its instructions carry the lines they come from.
#pragma once

#include <llvm/IR/DIBuilder.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <cstdint>
#include <memory>

#include "ir/debug_info.hpp"

namespace eas::codegen {

class DebugLines {
 public:
  // Does nothing without `debug`, which must outlive this.
  DebugLines(llvm::Module& module, const ir::DebugInfo* debug);

  // Gives the function its name; before code is written into it.
  void begin(llvm::Function& function, llvm::IRBuilder<>& builder);
  // Code written from here on belongs to the node at this location.
  void at(std::uint32_t location, llvm::IRBuilder<>& builder) const;
  void finish();

 private:
  const ir::DebugInfo* debug_;
  std::unique_ptr<llvm::DIBuilder> info_;
  llvm::DIFile* file_ = nullptr;
  llvm::DISubprogram* subprogram_ = nullptr;
};

}  // namespace eas::codegen
