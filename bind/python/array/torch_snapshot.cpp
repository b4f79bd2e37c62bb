// Where torch keeps what. Every place is found by a value that torch itself reports: the addresses
// of the TensorImpl and the StorageImpl, the memory, the sizes and strides as DLPack points to them,
// the bit that a lazily negated view has and the word that requires_grad_() fills.
#include "python/array/torch_snapshot.hpp"

#include <eas/dlpack.hpp>

#include <algorithm>
#include <exception>
#include <optional>
#include <span>
#include <vector>

#include "python/array/torch_transforms.hpp"
#include "python/common/bind.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"

namespace eas::python {
namespace {

using Words = std::span<const std::uint64_t>;

Words words(std::uintptr_t address, std::size_t count) {
  return {reinterpret_cast<const std::uint64_t*>(address), count};
}

// The only place from `first` on that holds the value.
std::optional<std::size_t> place_of(Words where, std::size_t first, std::uint64_t value) {
  std::optional<std::size_t> found;
  for (std::size_t i = first; i < where.size(); ++i) {
    if (where[i] != value) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

// The only place from `first` on that `change` changes. What lies between the fields may hold
// anything, so only one tensor before and after can be compared.
template <class Change>
std::optional<std::size_t> changed_place(Words where, std::size_t first, const Change& change) {
  const std::vector<std::uint64_t> before(where.begin(), where.end());
  change();
  std::optional<std::size_t> found;
  for (std::size_t i = first; i < where.size(); ++i) {
    if (before[i] == where[i]) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

std::uintptr_t address_of(nb::handle object, const char* attribute) {
  return nb::cast<std::uintptr_t>(object.attr(attribute));
}

std::size_t word_between(const void* from, const void* to) {
  return static_cast<std::size_t>(static_cast<const std::uint64_t*>(to) -
                                  static_cast<const std::uint64_t*>(from));
}

nb::object filled(nb::handle torch, const char* dtype, int rows) {
  return torch.attr("zeros")(nb::make_tuple(rows, rows + 1), nb::arg("dtype") = torch.attr(dtype),
                             nb::arg("device") = "cpu");
}

nb::object fresh(nb::handle torch) { return filled(torch, "float32", 2); }

// Tensors made in torch.inference_mode() lack what is looked for.
class NoInference {
 public:
  NoInference() : mode_(loaded_module("torch").attr("inference_mode")(false)) {
    mode_.attr("__enter__")();
  }
  ~NoInference() {
    PyObject* left = PyObject_CallMethod(mode_.ptr(), "__exit__", "OOO", Py_None, Py_None, Py_None);
    if (!left) PyErr_WriteUnraisable(mode_.ptr());
    Py_XDECREF(left);
  }
  NoInference(const NoInference&) = delete;
  NoInference& operator=(const NoInference&) = delete;

 private:
  nb::object mode_;
};

// The places of sizes and strides of a tensor, as DLPack points to them.
bool point_to_dims(nb::handle tensor, dlpack::DLTensor& out) {
  const dlpack::DLPackExchangeAPI* api = exchange_api(Py_TYPE(tensor.ptr()));
  if (!api) return false;
  if (api->dltensor_from_py_object_no_sync(tensor.ptr(), &out) == 0) return true;
  PyErr_Clear();
  return false;
}

}  // namespace

TorchSnapshot::Layout TorchSnapshot::g_layout;

bool TorchSnapshot::find_layout() {
  constexpr std::size_t kAfterDims = 4;      // offset, number of elements, dtype and device, keys
  constexpr std::size_t kAfterMemory = 7;    // its owner, device, size and flags; see StorageImpl
  constexpr std::size_t kSearched = 6;       // words of a StorageImpl
  constexpr std::size_t kMaxDimsPlace = 16;  // what is further from the start is no TensorImpl
  const nb::object torch = loaded_module("torch");
  const nb::object probe = fresh(torch), other = fresh(torch), third = fresh(torch);
  const nb::object negated = torch.attr("_neg_view")(probe);
  for (const nb::object& tensor : {probe, other, third, negated}) {
    if (!tensor.type().is(torch.attr("Tensor"))) return false;
  }

  Layout layout;
  const std::uintptr_t impl = address_of(probe, "_cdata");
  const auto object_words = static_cast<std::size_t>(Py_TYPE(probe.ptr())->tp_basicsize) / 8;
  const auto impl_place =
      place_of(words(reinterpret_cast<std::uintptr_t>(probe.ptr()), object_words),
               sizeof(PyObject) / 8, impl);
  dlpack::DLTensor dims;
  if (!impl_place || !point_to_dims(probe, dims) || !dims.shape || !dims.strides) return false;
  layout.impl = *impl_place;

  const std::size_t shape = word_between(reinterpret_cast<const void*>(impl), dims.shape);
  const std::size_t axes = word_between(dims.shape, dims.strides);
  if (shape <= kFirst || shape > kMaxDimsPlace || axes < 3 || axes > 8) return false;
  const std::size_t end = shape + 2 * axes + kAfterDims;
  layout.max_ndim = static_cast<std::int32_t>(axes);
  const auto fields = [](nb::handle tensor, std::size_t count) {
    return words(address_of(tensor, "_cdata"), count);
  };
  const auto lazy = changed_place(fields(other, end), shape + 2 * axes,
                                  [&] { nb::setattr(other, "data", negated); });
  if (!lazy || end > kMaxImpl) return false;
  const std::uint64_t plain_keys = fields(probe, end)[*lazy];
  if (fields(third, end)[*lazy] != plain_keys || fields(negated, end)[*lazy] == plain_keys) {
    return false;
  }
  layout.keys = *lazy;
  layout.plain_keys = plain_keys;
  layout.impl_end = end;

  const nb::object storage = probe.attr("untyped_storage")();
  const std::uintptr_t memory = nb::cast<std::uintptr_t>(storage.attr("data_ptr")());
  const std::uintptr_t held = address_of(storage, "_cdata");
  const auto storage_place = place_of(words(impl, shape), kFirst, held);
  const auto held_words = words(held, kSearched);
  const auto data = std::find(held_words.begin() + kFirst, held_words.end(), memory);
  if (!storage_place || data == held_words.end()) return false;
  layout.storage = *storage_place;
  layout.memory = static_cast<std::size_t>(data - held_words.begin());
  layout.storage_end = layout.memory + kAfterMemory;
  if (layout.storage_end > kMaxStorage) return false;

  const auto autograd =
      changed_place(fields(third, shape), kFirst, [&] { third.attr("requires_grad_")(); });
  if (!autograd || fields(probe, shape)[*autograd] != 0) return false;
  layout.autograd = *autograd;

  // All but the first column, in place: 4 elements, the first of which is number 1 of the storage.
  const nb::object narrowed = fresh(torch);
  narrowed.attr("set_")(narrowed.attr("untyped_storage")(), 1, nb::make_tuple(2, 2),
                        nb::make_tuple(3, 1));
  const auto offset = place_of(fields(narrowed, end), shape + 2 * axes, 1);
  if (!offset || fields(probe, end)[*offset] != 0) return false;
  layout.offset = *offset;
  layout.sizes = shape;
  find_writes(layout, shape);
  find_same(layout);
  layout.type = reinterpret_cast<PyTypeObject*>(probe.type().inc_ref().ptr());
  g_layout = layout;
  return true;
}

// A detached tensor shares the counter and the storage with its tensor; no other tensor does.
void TorchSnapshot::find_writes(Layout& layout, std::size_t end) {
  const nb::object torch = loaded_module("torch");
  const nb::object probe = fresh(torch), shared = probe.attr("detach")(), other = fresh(torch);
  const auto impl_of = [&](const nb::object& x) { return words(address_of(x, "_cdata"), end); };
  const Words mine = impl_of(probe), same = impl_of(shared), others = impl_of(other);
  std::optional<std::size_t> place;
  for (std::size_t i = kFirst; i < end; ++i) {
    if (i == layout.storage || mine[i] == 0 || mine[i] != same[i] || mine[i] == others[i]) continue;
    if (place) return;
    place = i;
  }
  if (!place) return;
  // The counter is a virtual table, the counts of its owners and the count itself; what lies behind
  // may be another's. Owners are counted in one word, by an older torch in two, of which the second
  // is 1. The count is made more than that.
  const auto version = [&](const nb::object& x) {
    return nb::cast<std::uint32_t>(x.attr("_version"));
  };
  for (int i = 0; i < 2; ++i) probe.attr("zero_")();
  const bool two = words(mine[*place], kFirst + 1)[kFirst] == 1;
  const std::size_t part = 2 * (two ? kFirst + 1 : kFirst);
  std::uint32_t& count = reinterpret_cast<std::uint32_t*>(mine[*place])[part];
  const std::uint32_t before = count;
  if (before != version(probe)) return;
  probe.attr("zero_")();
  if (count != before + 1 || version(probe) != before + 1) return;
  ++count;
  if (version(probe) != before + 2 || version(shared) != before + 2 || version(other) != 0) {
    --count;
    return;
  }
  layout.writes = *place;
  layout.writes_part = part;
}

// Fresh tensors of one dtype and rank differ in memory, sizes and who owns what. What they have in
// common must stay: that autograd knows nothing and nothing else is hung on, the rank, the keys.
void TorchSnapshot::find_same(Layout& layout) {
  const nb::object torch = loaded_module("torch");
  const auto fields = [&](const nb::object& x) {
    return words(address_of(x, "_cdata"), layout.impl_end);
  };
  const auto storage_of = [&](const nb::object& x) {
    return words(address_of(x.attr("untyped_storage")(), "_cdata"), layout.storage_end);
  };
  constexpr const char* kDTypes[] = {"float32", "int64", "float64", "int32", "bool", "uint8"};
  std::vector<nb::object> alike, others;
  for (const int rows : {1, 3, 5, 200}) alike.push_back(filled(torch, kDTypes[0], rows));
  for (const char* dtype : kDTypes) others.push_back(filled(torch, dtype, 3));

  std::uint32_t count = 0;
  const auto agree = [&](const auto& words_of, std::size_t place) {
    return std::all_of(alike.begin(), alike.end(), [&](const nb::object& x) {
      return words_of(x)[place] == words_of(alike[0])[place];
    });
  };
  std::vector<std::size_t> places{layout.keys};
  for (std::size_t i = kFirst; i < layout.sizes; ++i) {
    if (agree(fields, i)) places.push_back(i);
  }
  for (const std::size_t must : {layout.autograd, layout.sizes - 1}) {
    if (std::find(places.begin(), places.end(), must) == places.end()) return;
  }
  if (places.size() > kMaxSame || !agree(fields, layout.keys)) return;
  for (const std::size_t place : places) layout.same[count++] = static_cast<std::uint8_t>(place);

  // The dtype: the only place between sizes and keys that is equal just where dtypes are.
  const auto halves = [&](const nb::object& x) {
    return reinterpret_cast<const std::uint16_t*>(fields(x).data());
  };
  std::optional<std::size_t> dtype;
  const std::size_t dims_end = layout.sizes + 2 * static_cast<std::size_t>(layout.max_ndim);
  for (std::size_t i = 4 * dims_end; i < 4 * layout.impl_end; ++i) {
    bool tells = std::all_of(alike.begin(), alike.end(), [&](const nb::object& x) {
      return halves(x)[i] == halves(others[0])[i];
    });
    for (std::size_t k = 0; k < others.size(); ++k) {
      for (std::size_t j = 0; j < k; ++j) tells &= halves(others[k])[i] != halves(others[j])[i];
    }
    if (!tells) continue;
    if (dtype) return;
    dtype = i;
  }
  // Who gives memory back: the place near it where fresh storages agree and lazy copies differ.
  if (!dtype || !nb::hasattr(torch, "_lazy_clone")) return;
  const nb::object lazy = torch.attr("_lazy_clone")(filled(torch, kDTypes[0], 3));
  std::optional<std::size_t> deleter;
  for (std::size_t i = layout.memory + 1; i < layout.memory + 3; ++i) {
    if (!agree(storage_of, i) || storage_of(lazy)[i] == storage_of(alike[0])[i]) continue;
    if (deleter) return;
    deleter = i;
  }
  if (!deleter) return;
  layout.dtype = *dtype;
  layout.deleter = *deleter;
  layout.same_count = count;
}

bool TorchSnapshot::Alike::take(PyObject* tensor, const ArrayView& view) {
  if (!is_known() || g_layout.same_count == 0) return false;
  if (Py_TYPE(tensor) != g_layout.type || view.ndim > g_layout.max_ndim || view.numel() == 0) {
    return false;
  }
  const std::uint64_t* impl = words_at(tensor)[g_layout.impl];
  if (impl[g_layout.autograd] != 0 || impl[g_layout.storage] == 0) return false;
  for (std::uint32_t i = 0; i < g_layout.same_count; ++i) same_[i] = impl[g_layout.same[i]];
  deleter_ = words_at(impl)[g_layout.storage][g_layout.deleter];
  dtype_ = dtype_of(impl);
  shift_ = kDTypeFacts.shift[static_cast<std::size_t>(view.dtype)];
  // What was read of it the long way must be what is read of it this way.
  void* data = nullptr;
  const std::int64_t* sizes = nullptr;
  return read(tensor, data, sizes) && data == view.data &&
         std::equal(view.shape(), view.shape() + view.ndim, sizes) &&
         std::equal(view.strides(), view.strides() + view.ndim, sizes + axes());
}

bool TorchSnapshot::is_known() {
  // While torch is asked to do something special (a mode that fakes tensors) the probes may fail.
  static int attempts = 3;
  if (g_layout.type) return true;
  if (attempts == 0 || dispatch_mode_is_on()) return false;  // a mode would see the probes
  --attempts;
  try {
    const NoInference plain;
    return find_layout();
  } catch (const std::exception&) {
    return false;
  }
}

bool TorchSnapshot::take(PyObject* tensor, const ArrayView& view) {
  if (!is_known()) return false;
  // Subclasses may do as they like.
  if (Py_TYPE(tensor) != g_layout.type || view.ndim > g_layout.max_ndim) return false;
  const std::uint64_t* impl = words_at(tensor)[g_layout.impl];
  const std::uint64_t* storage = words_at(impl)[g_layout.storage];
  std::copy_n(impl, g_layout.impl_end, impl_);
  std::copy_n(storage, g_layout.storage_end, storage_);
  return true;
}

}  // namespace eas::python
