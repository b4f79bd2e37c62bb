// See writes.hpp. torch's count is a number beside each tensor, shared by its views; where it lies is
// probed (torch_snapshot.hpp). Where that cannot be told, torch's own function counts.
#include "python/array/writes.hpp"

#include <algorithm>

#include "python/array/array_view.hpp"
#include "python/array/torch_snapshot.hpp"
#include "python/common/support.hpp"
#include "python/einsum/result.hpp"

namespace eas::python {
namespace {

void ask_torch_to_count(PyObject* tensor) {
  const nb::handle x = tensor;
  if (nb::cast<bool>(x.attr("is_inference")())) return;  // such tensors have no count
  nb::module_::import_("torch.autograd.graph").attr("increment_version")(x);
}

void count_torch_write(PyObject* tensor) {
  if (!TorchSnapshot::counts_writes() &&
      !(TorchSnapshot::is_known() && TorchSnapshot::counts_writes())) {
    return ask_torch_to_count(tensor);
  }
  if (std::uint32_t* const writes = TorchSnapshot::writes_of(tensor)) {
    __atomic_fetch_add(writes, 1, __ATOMIC_RELAXED);
  }
}

template <class Fn>
void for_each_written(const Entry& entry, const Arguments& arguments, Fn&& fn) {
  const std::vector<bool>& writes = entry.compiled->code->access.writes;
  for (std::size_t p = 0; p < entry.position.size(); ++p) {
    const Argument& argument = arguments[entry.position[p]];
    if (writes[p] && argument.kind == ArgumentKind::Buffer) fn(argument.object);
  }
}

}  // namespace

bool counts_writes(PyObject* object) {
  switch (array_kind(object)) {
    case ArrayKind::Tensor: return true;
    case ArrayKind::Exchange:
    case ArrayKind::DLPack: return is_torch_tensor(object);
    case ArrayKind::NumPy:
    case ArrayKind::None: return false;
  }
  __builtin_unreachable();
}

void count_write(PyObject* object) {
  if (is_torch_tensor(object)) {
    count_torch_write(object);
  } else if (const Tensor* tensor = tensor_of(object)) {
    tensor->count_write();
  }
}

void count_writes(const Entry& entry, const Arguments& arguments) {
  for_each_written(entry, arguments, [](PyObject* object) {
    if (counts_writes(object)) count_write(object);
  });
}

CountedWrites::CountedWrites(const Entry& entry, const Arguments& arguments,
                             PyObject* const* objects, std::size_t count) {
  for_each_written(entry, arguments, [&](PyObject* object) {
    const auto place =
        static_cast<std::size_t>(std::find(objects, objects + count, object) - objects);
    if (place < count && counts_writes(object)) places_.push_back(place);
  });
}

}  // namespace eas::python
