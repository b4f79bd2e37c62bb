// eas._capture says which names count and what their values mean; here they are watched.
#include "kernel_captures.hpp"

#include "support.hpp"

namespace eas::python {

bool Captures::unchanged() const {
  for (const Cell& cell : cells_) {
    PyObject* now = PyCell_Check(cell.holder.ptr())
                        ? PyCell_GET(cell.holder.ptr())
                        : PyDict_GetItemWithError(cell.holder.ptr(), cell.name.ptr());
    if (now != cell.value.ptr()) return false;
  }
  return true;
}

std::uint32_t Captures::look(nb::handle function) {
  const nb::object captured = nb::module_::import_("eas._capture").attr("capture")(function);
  std::vector<Cell> cells;
  for (nb::handle cell : captured.attr("cells")) {
    const nb::object holder = cell[0], name = cell[1], value = cell[2];
    cells.push_back({holder, name, value});
  }
  if (!numbers_.is_valid()) numbers_ = nb::dict();
  const nb::object key = captured.attr("key");
  const nb::object next = nb::int_(PyDict_Size(numbers_.ptr()));
  PyObject* number = PyDict_SetDefault(numbers_.ptr(), key.ptr(), next.ptr());
  if (!number) throw nb::python_error();
  number_ = static_cast<std::uint32_t>(PyLong_AsUnsignedLong(number));
  cells_.swap(cells);
  captured_ = captured;
  known_ = true;
  return number_;
}

std::vector<std::pair<std::string, std::string>> Captures::describe() const {
  std::vector<std::pair<std::string, std::string>> out;
  if (!captured_.is_valid()) return out;
  for (nb::handle name : captured_.attr("names")) {
    out.emplace_back("captured " + nb::cast<std::string>(nb::str(name.attr("path"))),
                     describe_object(name.attr("value")));
  }
  return out;
}

void Captures::clear() {
  known_ = false;
  std::vector<Cell> cells;
  cells_.swap(cells);
  nb::object captured = std::move(captured_);
  nb::object numbers = std::move(numbers_);
}

int Captures::traverse(visitproc visit, void* arg) const {
  for (const Cell& cell : cells_) {
    Py_VISIT(cell.holder.ptr());
    Py_VISIT(cell.value.ptr());
  }
  Py_VISIT(captured_.ptr());
  Py_VISIT(numbers_.ptr());
  return 0;
}

}  // namespace eas::python
