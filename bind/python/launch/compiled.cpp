// Properties only; the texts are made when they are asked for.
#include "python/launch/compiled.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "base/format.hpp"
#include "ir/print.hpp"
#include "launch/native.hpp"
#include "python/common/errors.hpp"

namespace eas::python {
namespace {

struct PyCompiled {
  std::shared_ptr<const compile::CompiledKernel> kernel;
};

nb::object names_where(const PyCompiled& self, const std::vector<bool>& flags) {
  nb::object names = nb::steal(PyFrozenSet_New(nullptr));
  for (std::size_t p = 0; p < flags.size(); ++p) {
    if (flags[p]) PySet_Add(names.ptr(), nb::cast(self.kernel->debug.params[p]).ptr());
  }
  return names;
}

nb::dict timings(const PyCompiled& self) {
  nb::dict out;
  out["trace"] = self.kernel->timings.trace;
  out["passes"] = self.kernel->timings.passes;
  out["codegen"] = self.kernel->codegen_ms();
  return out;
}

std::string repr(const PyCompiled& self) {
  const compile::CompiledKernel& kernel = *self.kernel;
  return cat("<eas.CompiledKernel ", kernel.name(), ", ", ir::name(kernel.mode()), ", block_size ",
             kernel.block_size(), ", key ", kernel.code->key.substr(0, 12), ">");
}

// The property that is the kernel in a language.
auto text_in(const char* language) {
  return [=](const PyCompiled& self) { return launch::source_text(self.kernel, language); };
}

// Source that has the user's lines above what they became.
auto commented_in(const char* language) {
  return [=](const PyCompiled& self) {
    const auto kernel = std::make_shared<compile::CompiledKernel>(*self.kernel);
    for (SourceLocation& where : kernel->debug.locations) {
      if (where.line > 0 && where.text.empty()) where.text = source_line(where);
    }
    return launch::source_text(kernel, language);
  };
}

}  // namespace

nb::object compiled_object(std::shared_ptr<const compile::CompiledKernel> kernel) {
  return nb::cast(PyCompiled{std::move(kernel)});
}

const compile::CompiledKernel* compiled_of(nb::handle object) {
  return nb::isinstance<PyCompiled>(object) ? nb::inst_ptr<PyCompiled>(object)->kernel.get()
                                            : nullptr;
}

void bind_compiled(nb::module_& m) {
  nb::class_<PyCompiled>(m, "CompiledKernel", "A kernel compiled for one signature.")
      .def_prop_ro("name", [](const PyCompiled& self) { return self.kernel->name(); })
      .def_prop_ro(
          "ir", [](const PyCompiled& self) { return ir::to_text(self.kernel->function()); },
          "The IR after all passes, as canonical text.")
      .def_prop_ro(
          "traced_ir",
          [](const PyCompiled& self) { return ir::to_text(*self.kernel->code->traced); },
          "The IR as it was traced, before any pass: what the interpreter runs.")
      .def_prop_ro(
          "ir_with_lines",
          [](const PyCompiled& self) {
            return ir::to_text_with_locations(self.kernel->function(), self.kernel->debug);
          },
          "The same, with the source line of each node.")
      .def_prop_ro("msl", commented_in("msl"), "Metal source.")
      .def_prop_ro("opencl", commented_in("opencl"), "OpenCL source.")
      .def_prop_ro("llvm", text_in("llvm"), "LLVM IR.")
      .def_prop_ro("asm", text_in("asm"), "Assembly.")
      .def_prop_ro(
          "launch_mode", [](const PyCompiled& self) { return ir::name(self.kernel->mode()); },
          "'spmd', 'thread' or 'scalar'.")
      .def_prop_ro(
          "block_size", [](const PyCompiled& self) { return self.kernel->block_size(); },
          "SPMD: the tile along axis 0; thread-level: the threads of a group, 0 when _tptg says; "
          "scalar: 1.")
      .def_prop_ro(
          "threadgroup_size",
          [](const PyCompiled& self) { return self.kernel->threadgroup_size(); },
          "The threads that work on one program.")
      .def_prop_ro(
          "reads",
          [](const PyCompiled& self) { return names_where(self, self.kernel->code->access.reads); },
          "Names of the arguments the kernel reads.")
      .def_prop_ro(
          "writes",
          [](const PyCompiled& self) {
            return names_where(self, self.kernel->code->access.writes);
          },
          "Names of the arguments the kernel writes.")
      .def_prop_ro(
          "key", [](const PyCompiled& self) { return self.kernel->code->key; },
          "The identity of the code, in hex.")
      .def_prop_ro(
          "target", [](const PyCompiled& self) { return self.kernel->code->target; },
          "The backend it was compiled for.")
      .def_prop_ro(
          "from_cache", [](const PyCompiled& self) { return self.kernel->was_cached(); },
          "Whether the code was compiled before, by this process or another.")
      .def_prop_ro("timings", &timings, "Milliseconds: trace, passes, codegen.")
      .def("__repr__", &repr);
}

}  // namespace eas::python
