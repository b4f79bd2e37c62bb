// A launch of machine code with every question answered: what the arguments allow, the code made
// for that, and the arguments as it reads them.
#pragma once

#include "arguments.hpp"
#include "compile/native.hpp"
#include "inline_array.hpp"
#include "launch.hpp"

namespace eas::python {

class NativeRun {
 public:
  // Compiles what is not compiled yet. `arguments` and the entry must live as long.
  NativeRun(const Entry& entry, const Arguments& arguments, const Extent& grid,
            const Extent& group);

  void operator()() const;

 private:
  using Column = InlineArray<compile::NativeArgument, 12>;  // one per IR parameter

  const compile::CompiledKernel& kernel_;
  Column arguments_;
  compile::LaunchFacts facts_;
  const compile::Variant& variant_;
  compile::Words words_;
  Extent grid_;
  bool long_;  // enough work to let other Python threads run
};

// Makes the machine code a launch with such arguments would take; where a dtype stands for an array,
// the code for a contiguous one.
void load_native(const Entry& entry, const Arguments& arguments, const Extent& group);

}  // namespace eas::python
