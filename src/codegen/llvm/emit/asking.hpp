// Asking: the turns of the kernel's own loops, which look from time to time whether they are to end.
#pragma once

#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/writer.hpp"

namespace eas::codegen {

class Elements;

struct Range {
  llvm::Value *low, *step;
  llvm::Value* any;    // i1: there is a turn
  llvm::Value* turns;  // how many, where there is any
};

class Asking : Writer {
 public:
  Asking(Frame& frame, Known& known, Loops& loops, Elements& elements)
      : Writer(frame, known), loops_(loops), elements_(elements) {}

  Range range_of(const ir::Node& node);  // of a `for`; stops for a step of 0
  void turns_of(const ir::Node& node, const Range& range, Carried& carried,
                llvm::function_ref<void(llvm::Value*)> body);
  // The same for a `while`: it carries how many turns are left, last, and looks after that many.
  std::int64_t begin_looks(const ir::Node& node, Carried& carried);
  void look_after(const ir::Node& node, std::int64_t looks, Carried& carried);

 private:
  void turns_in_blocks(const ir::Node& node, const Range& range, std::int64_t size,
                       Carried& carried, llvm::function_ref<void(llvm::Value*)> body);
  void stop_if_asked(const ir::Node& node);
  llvm::Function* ask();

  Loops& loops_;
  Elements& elements_;
};

}  // namespace eas::codegen
