// See torch_bridge.hpp.
#include "python/array/torch_bridge.hpp"

#include <array>
#include <string>

#include "base/format.hpp"
#include "python/array/torch_mps.hpp"
#include "python/common/dtype.hpp"
#include "python/common/support.hpp"

namespace eas::python {

const EasTorchBridge* g_torch_bridge = nullptr;

namespace {

// From torch's numbers to one more than ours; 0 for what we do not have.
constexpr auto kScalarTypes = [] {
  std::array<std::uint8_t, 32> out{};
  const auto set = [&](EasScalarType number, DType dtype) {
    out[number] = static_cast<std::uint8_t>(static_cast<int>(dtype) + 1);
  };
  set(EAS_SCALAR_BOOL, DType::bool_);
  set(EAS_SCALAR_INT8, DType::int8);
  set(EAS_SCALAR_INT16, DType::int16);
  set(EAS_SCALAR_INT32, DType::int32);
  set(EAS_SCALAR_INT64, DType::int64);
  set(EAS_SCALAR_UINT8, DType::uint8);
  set(EAS_SCALAR_UINT16, DType::uint16);
  set(EAS_SCALAR_UINT32, DType::uint32);
  set(EAS_SCALAR_UINT64, DType::uint64);
  set(EAS_SCALAR_FLOAT16, DType::float16);
  set(EAS_SCALAR_BFLOAT16, DType::bfloat16);
  set(EAS_SCALAR_FLOAT32, DType::float32);
  set(EAS_SCALAR_FLOAT64, DType::float64);
  set(EAS_SCALAR_COMPLEX64, DType::complex64);
  set(EAS_SCALAR_COMPLEX128, DType::complex128);
  return out;
}();

// Takes the table into use; empty, or why it cannot be.
std::string attach_bridge(nb::handle capsule) {
  if (!PyCapsule_IsValid(capsule.ptr(), EAS_BRIDGE_CAPSULE)) return "it has no table";
  const auto* table =
      static_cast<const EasTorchBridge*>(PyCapsule_GetPointer(capsule.ptr(), EAS_BRIDGE_CAPSULE));
  if (table->api_version != EAS_BRIDGE_API_VERSION ||
      table->info_struct_size != sizeof(TensorBridgeInfo)) {
    return cat("its table is another, got version ", table->api_version, " with ",
               table->info_struct_size, " bytes a tensor, expected version ",
               EAS_BRIDGE_API_VERSION, " with ", sizeof(TensorBridgeInfo));
  }
  g_torch_bridge = table;
  return "";
}

}  // namespace

void load_torch_bridge() {
  static bool tried = false;
  if (tried) return;
  tried = true;  // before: what is imported now may read tensors itself
  try {
    nb::module_::import_("eas._torch_bridge").attr("load")();
  } catch (nb::python_error& error) {
    if (!error.matches(PyExc_Exception)) {
      tried = false;
      throw;  // Ctrl-C
    }
    error.discard_as_unraisable("eas._torch_bridge.load");
  }
}

std::optional<DType> dtype_of_torch(std::int16_t number) {
  const auto at = static_cast<std::size_t>(number);
  if (at >= kScalarTypes.size() || !kScalarTypes[at]) return std::nullopt;
  return static_cast<DType>(kScalarTypes[at] - 1);
}

bool read_by_bridge(PyObject* object, ArrayView& out) {
  TensorBridgeInfo info;
  if (!g_torch_bridge || g_torch_bridge->extract(object, &info) != EAS_BRIDGE_OK) return false;
  const auto number = static_cast<std::size_t>(info.scalar_type);
  if (info.device_type != EAS_TORCH_CPU || number >= kScalarTypes.size() || !kScalarTypes[number]) {
    return false;
  }
  const auto dtype = static_cast<std::size_t>(kScalarTypes[number] - 1);
  const std::uintptr_t part = kDTypeFacts.align[dtype] - 1u;
  if ((reinterpret_cast<std::uintptr_t>(info.data_ptr) & part) != 0) return false;
  out.dtype = static_cast<DType>(dtype);
  out.device = {};
  out.readonly = false;
  out.differentiable = info.requires_grad;
  out.data = info.data_ptr;
  std::int64_t* dims = out.reserve(info.ndim);
  for (std::int32_t i = 0; i < info.ndim; ++i) {
    dims[i] = info.shape[i];
    dims[info.ndim + i] = info.strides[i];
  }
  return true;
}

void bind_torch_bridge(nb::module_& m) {
  m.def("attach_bridge", &attach_bridge, nb::arg("table"),
        "Takes the bridge's table into use: '', or why it cannot be.");
  bind_torch_mps(m);
}

}  // namespace eas::python
