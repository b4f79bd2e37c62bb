// Names, codes and promotion of dtypes; the facts are in dtypes.def.
#include <eas/dtype.hpp>
#include <eas/error.hpp>

#include "base/format.hpp"
#include "base/promotion.hpp"

#include <algorithm>
#include <array>

namespace eas {
namespace {

constexpr std::string_view public_name(std::string_view name) {
  return name == "bool_" ? std::string_view("bool") : name;
}

constexpr std::array<DTypeInfo, kDTypeCount> kInfo{{
#define EAS_DTYPE(name, short, code, bits, storage) \
  {DType::name, public_name(#name), #short, DTypeCode::code, bits},
#include <eas/dtypes.def>
}};

template <class Predicate>
std::optional<DType> find(Predicate matches) {
  const auto it = std::find_if(kInfo.begin(), kInfo.end(), matches);
  if (it == kInfo.end()) return std::nullopt;
  return it->dtype;
}

DType float_of_bits(int bits) { return bits > 32 ? DType::float64 : DType::float32; }

DType promote_complex(DType a, DType b) {
  const auto wide = [](DType d) { return d == DType::complex128 || d == DType::float64; };
  return wide(a) || wide(b) ? DType::complex128 : DType::complex64;
}

DType promote_ints(DType a, DType b) {
  const int bits_a = info(a).bits, bits_b = info(b).bits;
  if (is_signed_int(a) == is_signed_int(b)) return bits_a >= bits_b ? a : b;
  const DType sign = is_signed_int(a) ? a : b, unsign = is_signed_int(a) ? b : a;
  const int need = info(unsign).bits * 2;
  if (info(sign).bits >= need) return sign;
  switch (need) {
    case 16: return DType::int16;
    case 32: return DType::int32;
    case 64: return DType::int64;
    default:
      // NumPy would answer float64 and lose bits without a word; PyTorch refuses, and so do we.
      throw DTypeError("", cat("no common integer dtype, got ", name(a), " and ", name(b),
                               ", expected a cast of one of them, as x.to(mk.int64)"));
  }
}

}  // namespace

const DTypeInfo& info(DType dtype) { return kInfo[static_cast<std::size_t>(dtype)]; }

std::optional<DType> dtype_from_name(std::string_view name) {
  return find([&](const DTypeInfo& d) { return d.name == name; });
}

std::optional<DType> dtype_from_brief(std::string_view name) {
  return find([&](const DTypeInfo& d) { return d.brief == name; });
}

std::optional<DType> dtype_from_dlpack(int code, int bits) {
  return find(
      [&](const DTypeInfo& d) { return static_cast<int>(d.code) == code && d.bits == bits; });
}

DType promote(DType a, DType b) {
  if (a == b) return a;
  if (is_complex(a) || is_complex(b)) return promote_complex(a, b);
  if (is_float(a) && is_float(b)) {
    const int bits = std::max(info(a).bits, info(b).bits);
    // float16 with bfloat16: neither holds the other, so both become float32.
    if (bits == 16) return DType::float32;
    return float_of_bits(bits);
  }
  if (is_float(a)) return a;
  if (is_float(b)) return b;
  if (is_bool(a)) return b;
  if (is_bool(b)) return a;
  return promote_ints(a, b);
}

DType promote_as_numpy(DType a, DType b) {
  if (a == b) return a;
  if (is_bool(a)) return b;
  if (is_bool(b)) return a;
  if (is_int(a) && is_int(b)) {
    const bool too_wide =
        is_signed_int(a) != is_signed_int(b) && (a == DType::uint64 || b == DType::uint64);
    return too_wide ? DType::float64 : promote_ints(a, b);
  }
  // Every float holds all integers of 8 bits.
  if (is_int(a) && info(a).bits == 8) return b;
  if (is_int(b) && info(b).bits == 8) return a;
  // The float that holds every value of an integer (or, of 64 bits, the widest there is), and the
  // part of a complex number.
  const auto as_float = [](DType d) {
    if (is_int(d)) return float_of_bits(info(d).bits * 2);
    return is_complex(d) ? float_of_bits(info(d).bits / 2) : d;
  };
  const DType part = promote(as_float(a), as_float(b));
  return is_complex(a) || is_complex(b) ? promote_complex(part, DType::complex64) : part;
}

// Floats first, so that each integer meets a float rather than another integer; then the unsigned
// ones, so that the widest of each sign meet once.
DType promote_all_as_numpy(std::span<const DType> dtypes) {
  std::optional<DType> out;
  const auto add = [&](auto is_of_kind) {
    for (const DType dtype : dtypes) {
      if (is_of_kind(dtype)) out = out ? promote_as_numpy(*out, dtype) : dtype;
    }
  };
  add([](DType dtype) { return is_float(dtype) || is_complex(dtype); });
  add(is_unsigned_int);
  add(is_signed_int);
  add(is_bool);
  return *out;
}

}  // namespace eas
