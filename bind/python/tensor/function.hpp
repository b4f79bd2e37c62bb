// Whether a function of @eas.function runs: its launches leave a way back for gradients, the memory it
// makes is tracked (src/tensor/tracked.hpp), and values do not leave the graph unseen.
#pragma once

#include <eas/tensor.hpp>

namespace eas::python {

// In this thread, until the scope ends.
class FunctionScope {
 public:
  FunctionScope();
  ~FunctionScope();
  FunctionScope(const FunctionScope&) = delete;
  FunctionScope& operator=(const FunctionScope&) = delete;
};

bool in_function();
// A tensor that was just made, whose writes are followed if a function made it.
Tensor followed_in_function(Tensor made);
// Refuses to give out the values of a tensor whose gradient they would lose inside a function, with
// the user's line. Outside they are given, detached.
void refuse_in_function(const Tensor& tensor, const char* op);

}  // namespace eas::python
