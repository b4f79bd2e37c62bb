// Element types: the enum, their properties and names, all made from dtypes.def.
#pragma once

#include <eas/error.hpp>
#include <eas/small_float.hpp>

#include <complex>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

namespace eas {

enum class DType : std::uint8_t {
#define EAS_DTYPE(name, short, code, bits, storage) name,
#include <eas/dtypes.def>
};

// DLPack's type codes, spelled out so that the public headers need no other project's header.
enum class DTypeCode : std::uint8_t {
  Int = 0,
  UInt = 1,
  Float = 2,
  Bfloat = 4,
  Complex = 5,
  Bool = 6
};

inline constexpr int kDTypeCount = 0
#define EAS_DTYPE(name, short, code, bits, storage) +1
#include <eas/dtypes.def>
    ;

struct DTypeInfo {
  DType dtype;
  std::string_view name;   // "float32", "bool"
  std::string_view brief;  // "f32", the IR's spelling
  DTypeCode code;
  int bits;
};

const DTypeInfo& info(DType dtype);
std::optional<DType> dtype_from_name(std::string_view name);   // "float32"
std::optional<DType> dtype_from_brief(std::string_view name);  // "f32"
std::optional<DType> dtype_from_dlpack(int code, int bits);

inline std::string_view name(DType dtype) { return info(dtype).name; }
inline std::size_t itemsize(DType dtype) { return static_cast<std::size_t>(info(dtype).bits) / 8; }
inline bool is_bool(DType dtype) { return dtype == DType::bool_; }
inline bool is_float(DType dtype) {
  const DTypeCode code = info(dtype).code;
  return code == DTypeCode::Float || code == DTypeCode::Bfloat;
}
inline bool is_complex(DType dtype) { return info(dtype).code == DTypeCode::Complex; }
inline bool is_signed_int(DType dtype) { return info(dtype).code == DTypeCode::Int; }
inline bool is_unsigned_int(DType dtype) { return info(dtype).code == DTypeCode::UInt; }
inline bool is_int(DType dtype) { return is_signed_int(dtype) || is_unsigned_int(dtype); }
// Kernels compute on every dtype but the complex ones, which are for tensors and einsum.
inline bool is_kernel_dtype(DType dtype) { return !is_complex(dtype); }

// The dtype PyTorch gives when two different ones meet (torch.promote_types).
DType promote(DType a, DType b);
// The dtype NumPy gives (np.promote_types): tensors and einsum follow it, kernels the one above.
DType promote_as_numpy(DType a, DType b);

template <DType kDType>
struct StorageOf;
#define EAS_DTYPE(name, short, code, bits, storage) \
  template <>                                       \
  struct StorageOf<DType::name> {                   \
    using type = storage;                           \
  };
#include <eas/dtypes.def>
template <DType kDType>
using Storage = typename StorageOf<kDType>::type;

template <class T>
struct DTypeOf;
#define EAS_DTYPE(name, short, code, bits, storage) \
  template <>                                       \
  struct DTypeOf<storage> {                         \
    static constexpr DType value = DType::name;     \
  };
#include <eas/dtypes.def>
template <class T>
inline constexpr DType dtype_of = DTypeOf<T>::value;

// Calls fn(std::type_identity-like tag) with the storage type: `visit(dt, [&](auto tag) { using T =
// typename decltype(tag)::type; … })`.
template <class Fn>
decltype(auto) visit(DType dtype, Fn&& fn) {
  switch (dtype) {
#define EAS_DTYPE(name, short, code, bits, storage) \
  case DType::name: return fn(StorageOf<DType::name>{});
#include <eas/dtypes.def>
  }
  __builtin_unreachable();
}

// The same for the dtypes kernels compute on; a complex one is a mistake of ours.
template <class Fn>
auto visit_kernel(DType dtype, Fn&& fn) {
  using Result = decltype(fn(StorageOf<DType::float32>{}));
  return visit(dtype, [&](auto tag) -> Result {
    if constexpr (std::is_class_v<typename decltype(tag)::type> &&
                  sizeof(typename decltype(tag)::type) >= 8) {
      throw InternalError("a complex dtype inside a kernel");
    } else {
      return fn(tag);
    }
  });
}

}  // namespace eas
