// A launch of machine code with every question answered: what the arguments allow, the code made
// for that, and the arguments as it reads them.
#pragma once

#include "base/inline_array.hpp"
#include "launch/again.hpp"
#include "launch/native.hpp"
#include "python/launch/arguments.hpp"
#include "python/launch/launch.hpp"

namespace eas::python {

// The arguments as launches take them, one an IR parameter. They point into those given.
class Column {
 public:
  Column(const Entry& entry, const Arguments& arguments);
  operator std::span<const compile::NativeArgument>() const { return native_; }

 private:
  InlineArray<compile::NativeArgument, 12> native_;
};

class NativeRun {
 public:
  // Compiles what is not compiled yet. `arguments` and the entry must live as long.
  NativeRun(const Entry& entry, const Arguments& arguments, const Extent& grid,
            const Extent& group);

  void operator()() const;

 private:
  Column column_;
  launch::Ready ready_;
  bool long_;  // enough work to let other Python threads run
};

// The same at once, for arguments as launches take them. They and the kernel must live as long; `again`
// is of launches with this kernel and group, and with as many arguments of the same ranks.
void run_natively(const compile::CompiledKernel& kernel,
                  std::span<const compile::NativeArgument> arguments, const Extent& grid,
                  const Extent& group, launch::Again& again);

// Makes the machine code a launch with such arguments would take; where a dtype stands for an array,
// the code for a contiguous one.
void load_native(const Entry& entry, const Arguments& arguments, const Extent& group);

}  // namespace eas::python
