// Writer: what each class that writes code has at hand, whatever its job is.
#pragma once

#include "codegen/llvm/emit/frame.hpp"
#include "codegen/llvm/emit/lanes.hpp"

namespace eas::codegen {

class Writer {
 protected:
  Writer(Frame& frame, Known& known)
      : frame_(frame),
        known_(known),
        builder_(frame.builder),
        emit_(frame.emit),
        module_(frame.module),
        target_(frame.target) {}

  llvm::ConstantInt* i64(std::int64_t value) { return frame_.i64(value); }
  // What is written from here on belongs to the node.
  void at_line_of(const ir::Node& node) { frame_.lines.at(node.location, builder_); }

  Frame& frame_;
  Known& known_;
  llvm::IRBuilder<>& builder_;
  Emit& emit_;
  llvm::Module& module_;
  const Target& target_;
};

}  // namespace eas::codegen
