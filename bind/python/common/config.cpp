// The settings and the backends, as plain functions that python/eas/_config.py dresses.
#include "base/config.hpp"

#include <eas/error.hpp>

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "backends/cpu.hpp"
#include "base/format.hpp"
#include "python/common/bind.hpp"
#include "python/common/support.hpp"
#include "runtime/backend.hpp"

namespace eas::python {
namespace {

const config::Row& row_of(std::string_view name) {
  for (const config::Row& row : config::rows()) {
    if (row.name == name) return row;
  }
  throw Error(ErrorKind::Error, "config",
              cat("no such setting, got '", name, "', expected one of ",
                  join(config::rows(), ", ", [](const config::Row& row) { return row.name; })));
}

nb::object get_setting(std::string_view name) {
  const config::Row& row = row_of(name);
  const std::string value = config::get(row.setting);
  if (row.kind == config::Kind::Bool) return nb::bool_(value == "1");
  if (row.kind == config::Kind::Int || row.kind == config::Kind::Bytes) {
    return nb::int_(config::number(row.setting));
  }
  return nb::str(value.c_str(), value.size());
}

std::string_view type_name(config::Kind kind) {
  switch (kind) {
    case config::Kind::Bool: return "a bool";
    case config::Kind::Int: return "an int";
    case config::Kind::Bytes: return "an int or a str";
    case config::Kind::Choice:
    case config::Kind::Name:
    case config::Kind::Flags:
    case config::Kind::Folder:
    case config::Kind::Text: return "a str";
  }
  __builtin_unreachable();
}

bool is_number(config::Kind kind) {
  return kind == config::Kind::Int || kind == config::Kind::Bytes;
}

// True and False are said as 1 and 0 (but are no numbers), and a sequence of flags as their list.
std::string setting_text(const config::Row& row, nb::handle value) {
  if (PyBool_Check(value.ptr()) && !is_number(row.kind)) return value.ptr() == Py_True ? "1" : "0";
  if (PyIndex_Check(value.ptr()) && !PyBool_Check(value.ptr())) {
    return utf8(nb::str(nb::steal(PyNumber_Index(value.ptr()))));
  }
  if (nb::isinstance<nb::str>(value)) return utf8(value);
  if (row.kind == config::Kind::Folder && PyObject_HasAttrString(value.ptr(), "__fspath__")) {
    return utf8(nb::steal(PyOS_FSPath(value.ptr())));
  }
  if (row.kind == config::Kind::Flags && PySequence_Check(value.ptr())) {
    return join(nb::borrow<nb::sequence>(value), ",",
                [](nb::handle flag) { return utf8(nb::str(flag)); });
  }
  throw Error(ErrorKind::Error, "config",
              cat(row.name, " has another type, got ", describe_object(value), ", expected ",
                  type_name(row.kind)));
}

void set_setting(std::string_view name, nb::handle value) {
  const config::Row& row = row_of(name);
  config::set(row.setting, setting_text(row, value));
}

nb::list setting_rows() {
  nb::list out;
  for (const config::Row& row : config::rows())
    out.append(nb::make_tuple(row.name, row.env, row.doc));
  return out;
}

nb::list backend_rows() {
  nb::list out;
  for (const runtime::Backend* row : runtime::backends()) {
    const runtime::Presence found = row->presence();
    out.append(nb::make_tuple(row->name, found.available(), row->doc, found.reason, found.fix));
  }
  return out;
}

nb::list device_rows() {
  nb::list out;
  for (const runtime::Backend* row : runtime::backends()) {
    if (!row->memory || !row->presence().available()) continue;
    const int count = row->devices ? row->devices() : 1;
    for (int i = 0; i < count; ++i) {
      out.append(nb::make_tuple(to_string(Device{*row->device, i}), row->memory(i).name()));
    }
  }
  return out;
}

nb::tuple cpu_facts() {
  const backends::CpuFacts facts = backends::cpu_facts();
  return nb::make_tuple(facts.cpu, facts.vector_bits, facts.why_so_wide, facts.llvm, facts.threads);
}

}  // namespace

void bind_config(nb::module_& m) {
  m.def("config_get", &get_setting, nb::arg("name"), "The value of a setting.");
  m.def("config_set", &set_setting, nb::arg("name"), nb::arg("value").none(),
        "Sets a setting; a wrong name or value is an error that lists the right ones.");
  m.def("config_rows", &setting_rows, "(name, environment variable, doc) of every setting.");
  m.def("backend_rows", &backend_rows, "(name, available, doc, reason, fix) of every backend.");
  m.def("device_rows", &device_rows, "(name, what it is) of every device with memory of its own.");
  m.def("cpu_facts", &cpu_facts,
        "(processor, bits of a vector, why so many, LLVM's version, threads) that code is made "
        "for and by.");
  m.def(
      "resolve_backend",
      [](std::string_view name) { return runtime::resolve(name, "set_backend").name; },
      nb::arg("name"),
      "The name of the backend a setting means; BackendError when it is not available.");
}

}  // namespace eas::python
