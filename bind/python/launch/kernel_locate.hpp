// Where the user's code is now: the innermost Python frame outside of the eas package.
#pragma once

#include <eas/error.hpp>

#include <Python.h>

namespace eas::python {

// A trace::Tracer::Locator. The GIL must be held. Columns count UTF-8 bytes (set_error makes
// characters of them) and are known from Python 3.11 on; the text of the line is left out.
class FrameLocator {
 public:
  SourceLocation operator()();

 private:
  // The place asked for last: one line of a kernel makes several nodes.
  PyCodeObject* code_ =
      nullptr;  // only compared; the frame that runs it keeps it alive while it matters
  int instruction_ = -1;
  SourceLocation last_;
};

// Called once, while `import eas` runs.
void find_package_dirs();
// Whether a file belongs to the eas package itself, or to NumPy or torch, which may be handed a value.
bool is_own_file(PyObject* filename);

}  // namespace eas::python
