// See memo.hpp.
#include "python/einsum/memo.hpp"

#include <algorithm>

#include "base/mix.hpp"

namespace eas::python {
namespace {

struct MemoEntry {
  nb::object equation;  // or labels
  std::vector<std::int64_t> labels;
  PlanRef state;
};
// Never freed: Python may be gone before the last statics are.
auto& g_memo = *new std::array<MemoEntry, 1024>;

MemoEntry& slot_of(const CallKey& key, std::span<const ArrayView> views) {
  std::uint64_t hash = 0;
  const auto add = [&](std::int64_t word) { hash = mix(hash, static_cast<std::uint64_t>(word)); };
  if (key.equation()) {
    hash = static_cast<std::uint64_t>(PyObject_Hash(key.equation()));
  } else {
    for (const std::int64_t word : key.labels()) add(word);
  }
  for (const ArrayView& view : views) {
    add(static_cast<std::int64_t>(view.dtype));
    for (int i = 0; i < view.ndim; ++i) add(view.shape()[i]);
  }
  return g_memo[hash % g_memo.size()];
}

bool same_expression(const MemoEntry& entry, const CallKey& key) {
  PyObject* known = entry.equation.ptr();
  if (!known || !key.equation()) {
    return !known && !key.equation() && std::ranges::equal(entry.labels, key.labels());
  }
  return known == key.equation() || PyUnicode_Compare(known, key.equation()) == 0;
}

}  // namespace

bool CallKey::read(PyObject* const* args, std::size_t count) {
  if (count < 2) return false;
  if (PyUnicode_CheckExact(args[0])) {
    equation_ = args[0];
    operands_ = count - 1;
    return true;
  }
  operands_ = count / 2;
  for (std::size_t i = 1; i < count; i += 2) {
    if (!add_labels(args[i])) return false;
  }
  return count % 2 == 0 || add_labels(args[count - 1]);
}

bool CallKey::read(const EinsumLabels& labels) {
  for (const auto& input : labels.inputs) {
    if (!add_labels(input)) return false;
  }
  if (labels.output && !add_labels(*labels.output)) return false;
  operands_ = labels.inputs.size();
  return true;
}

bool CallKey::add_labels(std::span<const std::int64_t> list) {
  if (words_ + 1 + list.size() > labels_.size()) return false;
  labels_[words_++] = static_cast<std::int64_t>(list.size());
  std::ranges::copy(list, labels_.begin() + static_cast<std::ptrdiff_t>(words_));
  words_ += list.size();
  return true;
}

// Plain lists or tuples of plain numbers only: reading them runs nobody's code.
bool CallKey::add_labels(PyObject* list) {
  if (!PyList_CheckExact(list) && !PyTuple_CheckExact(list)) return false;
  const auto size = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(list));
  if (words_ + 1 + size > labels_.size()) return false;
  labels_[words_++] = static_cast<std::int64_t>(size);
  PyObject** items = PySequence_Fast_ITEMS(list);
  for (std::size_t i = 0; i < size; ++i) {
    std::int64_t& label = labels_[words_++];
    if (items[i] == Py_Ellipsis) {
      label = kEinsumEllipsis;
      continue;
    }
    int overflow = 0;
    if (!PyLong_CheckExact(items[i])) return false;
    label = PyLong_AsLongLongAndOverflow(items[i], &overflow);
    if (label < 0 || overflow) return false;  // the long way refuses them
  }
  return true;
}

PlanRef remembered_plan(const CallKey& key, std::span<const ArrayView> views) {
  const MemoEntry& entry = slot_of(key, views);
  if (!entry.state || !same_expression(entry, key)) return {};
  return fits(*entry.state, views) ? entry.state : PlanRef();
}

void remember_plan(const CallKey& key, std::span<const ArrayView> views, const PlanRef& state) {
  // Letting go of what was there runs no Python code: a str, numbers and a plan.
  slot_of(key, views) = {key.equation() ? nb::borrow(key.equation()) : nb::object(),
                         {key.labels().begin(), key.labels().end()},
                         state};
}

}  // namespace eas::python
