// What happens to the primal before it is differentiated.
#include "diff/activity.hpp"
#include "diff/closed_forms.hpp"
#include "diff/diff.hpp"
#include "diff/folds_to_loops.hpp"
#include "diff/held_elements.hpp"
#include "diff/hidden.hpp"
#include "diff/logistic.hpp"
#include "passes/pipeline.hpp"

namespace eas::diff {

void prepare(ir::Function& primal, const Request& request) {
  passes::optimise(primal);
  make_folds_loops(primal, Activity(primal, Hidden::wrt(primal, request)), request.again);
  use_closed_forms(primal);
  if (request.mode == Mode::Reverse) hold_elements(primal);
  if (primal.fast_math) use_sigmoid(primal);
  passes::optimise(primal);
}

}  // namespace eas::diff
