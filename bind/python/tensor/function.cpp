// See function.hpp.
#include "python/tensor/function.hpp"

#include <eas/autograd.hpp>
#include <eas/error.hpp>

#include <utility>

#include "base/format.hpp"
#include "python/launch/kernel_locate.hpp"
#include "tensor/tracked.hpp"

namespace eas::python {
namespace {

thread_local int t_depth = 0;

}  // namespace

FunctionScope::FunctionScope() { ++t_depth; }
FunctionScope::~FunctionScope() { --t_depth; }

bool in_function() { return t_depth > 0; }

Tensor followed_in_function(Tensor made) {
  if (t_depth > 0 && is_float(made.dtype()) && grad_enabled()) tensor::track(made);
  return made;
}

void refuse_in_function(const Tensor& tensor, const char* op) {
  if (t_depth == 0 || !is_recorded(tensor)) return;
  Error error(ErrorKind::Error, op,
              "the gradient ends where values leave a function's graph, got a tensor that requires "
              "grad inside @eas.function, expected x.detach() first, or eas.no_grad()");
  error.locate(FrameLocator()());
  throw error;
}

}  // namespace eas::python
