// The functions emitted text may call, as text: each is written down only where it is used. Names are
// eas_<name>_<dtype>…; in a text $N is the whole name, $T, $U, $t and $B are of the first dtype, @V and @v
// the type and short name of the second.
#include <eas/error.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "base/format.hpp"
#include "codegen/gpu/dialect.hpp"

namespace eas::codegen::gpu {
namespace {

enum class Kind : std::uint8_t { Any, Signed, Unsigned, Float };

struct Entry {
  std::string_view name;
  Kind kind;              // of the first dtype
  std::string_view only;  // the language, or "" for all
  std::string_view text;
};

constexpr Entry kEntries[] = {
    {"abs", Kind::Signed, "", "static $T $N($T x) { return x < 0 ? ($T)(0 - ($U)x) : x; }\n"},
    {"abs", Kind::Unsigned, "", "static $T $N($T x) { return x; }\n"},
    {"floordiv", Kind::Unsigned, "",
     "static $T $N($T x, $T y) { return y == 0 ? ($T)0 : ($T)(x / y); }\n"},
    {"floordiv", Kind::Signed, "", R"(static $T $N($T x, $T y) {
  if (y == 0) return 0;
  if (y == -1) return ($T)(0 - ($U)x);
  const $T q = ($T)(x / y);
  return x % y != 0 && (x < 0) != (y < 0) ? ($T)(q - 1) : q;
}
)"},
    // Of an exact multiple, so that 1 // 0.1 is 9.
    {"floordiv", Kind::Float, "", R"(static $T $N($T x, $T y) {
  if (y == 0) return x / y;
  const $T m = $fmod(x, y);
  $T q = (x - m) / y;
  if (m != 0 && (y < 0) != (m < 0)) q -= 1;
  if (q == 0) return copysign(($T)0, x / y);
  const $T down = floor(q);
  return q - down > ($T)0.5f ? down + 1 : down;
}
)"},
    {"mod", Kind::Unsigned, "", "static $T $N($T x, $T y) { return y == 0 ? x : ($T)(x % y); }\n"},
    {"mod", Kind::Signed, "", R"(static $T $N($T x, $T y) {
  if (y == 0) return x;
  if (y == -1) return 0;
  const $T m = ($T)(x % y);
  return m != 0 && (m < 0) != (y < 0) ? ($T)(m + y) : m;
}
)"},
    {"mod", Kind::Float, "", R"(static $T $N($T x, $T y) {
  const $T m = $fmod(x, y);
  if (m == 0) return copysign(($T)0, y);
  return (y < 0) != (m < 0) ? m + y : m;
}
)"},
    {"pow", Kind::Unsigned, "", R"(static $T $N($T x, $T y) {
  $T result = 1;
  for (; y; y = ($T)(y >> 1)) {
    if (y & 1) result = ($T)(($W)result * x);
    x = ($T)(($W)x * x);
  }
  return result;
}
)"},
    {"pow", Kind::Signed, "", R"(static $T $N($T x, $T y) {
  if (y < 0) return x == 1 ? 1 : x == -1 ? (y % 2 == 0 ? 1 : -1) : 0;
  $U result = 1, base = ($U)x;
  for ($U n = ($U)y; n; n = ($U)(n >> 1)) {
    if (n & 1) result = ($U)(($W)result * base);
    base = ($U)(($W)base * base);
  }
  return ($T)result;
}
)"},
    {"clamp", Kind::Any, "",
     "static $T $N($T x, $T low, $T high) {\n  const $T y = x < low ? low : x;\n"
     "  return y < high ? y : high;\n}\n"},
    {"minimum", Kind::Float, "", R"(static $T $N($T x, $T y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? x : y;
  return y < x ? y : x;
}
)"},
    {"maximum", Kind::Float, "", R"(static $T $N($T x, $T y) {
  if (x != x) return x;
  if (y != y) return y;
  if (x == y) return signbit(x) ? y : x;
  return x < y ? y : x;
}
)"},
    {"shl", Kind::Any, "",
     "static $T $N($T x, $T y) { return ($U)y < $B ? ($T)(($U)x << ($U)y) : ($T)0; }\n"},
    {"shr", Kind::Unsigned, "",
     "static $T $N($T x, $T y) { return y < $B ? ($T)(x >> y) : ($T)0; }\n"},
    {"shr", Kind::Signed, "",
     "static $T $N($T x, $T y) { return ($U)y < $B ? ($T)(x >> y) : ($T)(x < 0 ? -1 : 0); }\n"},
    {"sigmoid", Kind::Float, "", R"(static $T $N($T x) {
  const $T e = $exp(-fabs(x));
  return (x < 0 ? e : 1) / (1 + e);
}
)"},
    // Floats to integers: towards zero, kept within the range, NaN is 0.
    {"sat", Kind::Signed, "", R"(static $T $N(@V x) {
  if (x != x) return 0;
  if (x >= @H) return ($T)((($U)1 << ($B - 1)) - 1);
  if (x <= -@H) return ($T)(($U)1 << ($B - 1));
  return ($T)x;
}
)"},
    {"sat", Kind::Unsigned, "", R"(static $T $N(@V x) {
  if (!(x > 0)) return 0;
  if (x >= @H) return ($T)~($U)0;
  return ($T)x;
}
)"},
    // 16-bit floats in OpenCL are floats that have such a value.
    {"rounded_f16", Kind::Any, "opencl", R"(static float $N(float x) {
  ushort h;
  vstore_half_rte(x, 0, (__private half*)&h);
  return vload_half(0, (const __private half*)&h);
}
)"},
    {"bits_f16", Kind::Any, "opencl", R"(static ushort $N(float x) {
  ushort h;
  vstore_half_rte(x, 0, (__private half*)&h);
  return h;
}
)"},
    {"float_f16", Kind::Any, "opencl", R"(static float $N(ushort h) {
  return vload_half(0, (const __private half*)&h);
}
)"},
    {"bits_bf16", Kind::Any, "opencl", R"(static ushort $N(float x) {
  const uint u = as_uint(x);
  if (x != x) return (ushort)(u >> 16 | 0x40);
  return (ushort)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}
)"},
    {"float_bf16", Kind::Any, "opencl",
     "static float $N(ushort h) { return as_float((uint)h << 16); }\n"},
    {"rounded_bf16", Kind::Any, "opencl",
     "static float $N(float x) { return eas_float_bf16(eas_bits_bf16(x)); }\n"},
    {"log1p", Kind::Any, "msl", R"(static float $N(float x) {
  const float u = 1.0f + x;
  if (u == 1.0f || u == INFINITY) return x;
  return precise::log(u) * (x / (u - 1.0f));
}
)"},
    {"expm1", Kind::Any, "msl", R"(static float $N(float x) {
  if (x == 0.0f) return x;
  if (fabs(x) < 0.35f) {
    float p = 2.7557319e-6f;
    p = fma(p, x, 2.4801587e-5f);
    p = fma(p, x, 1.9841270e-4f);
    p = fma(p, x, 1.3888889e-3f);
    p = fma(p, x, 8.3333333e-3f);
    p = fma(p, x, 4.1666667e-2f);
    p = fma(p, x, 1.6666667e-1f);
    p = fma(p, x, 0.5f);
    return fma(p, x * x, x);
  }
  return precise::exp(x) - 1.0f;
}
)"},
    {"erf", Kind::Any, "msl", R"(static float $N(float x) {
@ERF}
)"},
    // The record of a program that stopped (abi::Faults).
    {"report", Kind::Any, "opencl",
     R"(static void $N(__global uint* faults, uint rank, uint stop, uint node, ulong program,
                       ulong element, long value) {
  if (rank >= atomic_min(faults, rank)) return;
  const uint place = atomic_add(faults + 1, 1u);
  if (place >= 64) return;
  __global uint* to = faults + 8 + place * 8;
  to[0] = stop;
  to[1] = node;
  to[2] = (uint)program;
  to[3] = (uint)(program >> 32);
  to[4] = (uint)element;
  to[5] = (uint)(element >> 32);
  to[6] = (uint)value;
  to[7] = (uint)(value >> 32);
}
)"},
    {"report", Kind::Any, "msl",
     R"(static void $N(device uint* faults, uint rank, uint stop, uint node, ulong program,
                       ulong element, long value) {
  if (rank >= atomic_fetch_min_explicit((device atomic_uint*)faults, rank, memory_order_relaxed)) return;
  const uint place = atomic_fetch_add_explicit((device atomic_uint*)(faults + 1), 1u, memory_order_relaxed);
  if (place >= 64) return;
  device uint* to = faults + 8 + place * 8;
  to[0] = stop;
  to[1] = node;
  to[2] = (uint)program;
  to[3] = (uint)(program >> 32);
  to[4] = (uint)element;
  to[5] = (uint)(element >> 32);
  to[6] = (uint)value;
  to[7] = (uint)(value >> 32);
}
)"},
    // Philox-4x32-10; `word` of the four words of a seed at an offset.
    {"philox", Kind::Any, "", R"(static uint4 $N(ulong seed, ulong offset) {
  uint a = (uint)offset, b = (uint)(offset >> 32), c = 0, d = 0;
  uint k = (uint)seed, l = (uint)(seed >> 32);
  for (int round = 0; round < 10; ++round) {
    const ulong even = (ulong)0xD2511F53u * a, odd = (ulong)0xCD9E8D57u * c;
    a = (uint)(odd >> 32) ^ b ^ k;
    b = (uint)odd;
    c = (uint)(even >> 32) ^ d ^ l;
    d = (uint)even;
    k += 0x9E3779B9u;
    l += 0xBB67AE85u;
  }
  return (uint4)(a, b, c, d);
}
)"},
};

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool fits(Kind kind, std::optional<DType> dtype) {
  switch (kind) {
    case Kind::Any: return true;
    case Kind::Signed: return dtype && is_signed_int(*dtype);
    case Kind::Unsigned: return dtype && is_unsigned_int(*dtype);
    case Kind::Float: return dtype && is_float(*dtype);
  }
  return false;
}

// The power of two no value of an integer dtype reaches, as a float.
std::string bound_of(DType integer) {
  const int bits = static_cast<int>(itemsize(integer)) * 8 - (is_signed_int(integer) ? 1 : 0);
  unsigned long long power = bits == 64 ? 0 : 1ULL << bits;
  return bits == 64 ? "18446744073709551616.0f" : cat(power, ".0f");
}

void replace(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

// The error function as the CPU has it (codegen/llvm/math/erf.hpp): x + x P(x * x) up to 1, and
// 1 - exp(Q(x)) beyond.
constexpr std::string_view kErf = R"(  const float a = fabs(x), s = x * x;
  if (a < 1.0f) {
    float p = 7.85354496e-05f;
    p = fma(p, s, -0.000801010581f);
    p = fma(p, s, 0.00518831844f);
    p = fma(p, s, -0.0268538073f);
    p = fma(p, s, 0.112835854f);
    p = fma(p, s, -0.37612626f);
    p = fma(p, s, 0.128379166f);
    return fma(p, x, x);
  }
  const float b = a > 4.0f ? 4.0f : a;
  float q = 0.00018637866f;
  q = fma(q, b, -0.00294765411f);
  q = fma(q, b, 0.0218380522f);
  q = fma(q, b, -0.103106737f);
  q = fma(q, b, -0.638144851f);
  q = fma(q, b, -1.12708914f);
  q = fma(q, b, -0.000341522245f);
  return x != x ? x : copysign(1.0f - precise::exp(q), x);
)";

struct Called {
  std::string name;  // the whole token
  const Entry* entry = nullptr;
  std::optional<DType> first, second;
};

// eas_sat_i32_f32: the entry `sat` of two dtypes. No entry: a name of the text itself.
Called find(const Dialect& dialect, std::string_view token) {
  Called out{std::string(token), nullptr, {}, {}};
  std::string_view rest = token.substr(4);
  std::vector<DType> dtypes;
  while (true) {
    const std::optional<DType> first = dtypes.empty() ? std::nullopt : std::optional(dtypes.back());
    for (const Entry& entry : kEntries) {
      if (entry.name != rest || !fits(entry.kind, first)) continue;
      if (!entry.only.empty() && entry.only != dialect.language) continue;
      out.entry = &entry;
      out.first = first;
      if (dtypes.size() > 1) out.second = dtypes.front();
      return out;
    }
    const std::size_t cut = rest.rfind('_');
    if (cut == std::string_view::npos) return out;
    const auto dtype = dtype_from_brief(rest.substr(cut + 1));
    if (!dtype) return out;
    dtypes.push_back(*dtype);
    rest = rest.substr(0, cut);
  }
}

std::string text_of(const Dialect& dialect, const Called& called) {
  std::string text(called.entry->text);
  replace(text, "@ERF", kErf);
  replace(text, "$N", called.name);
  if (called.second) {
    replace(text, "@V", dialect.registers[static_cast<std::size_t>(*called.second)]);
    replace(text, "@v", info(*called.second).brief);
    replace(text, "@H", bound_of(*called.first));
  }
  if (called.first) text = with_type(dialect, text, *called.first);
  text = with_functions(dialect, text);
  // A vector is made by its type's constructor in C++, by a cast in C.
  if (dialect.cpp) replace(text, "(uint4)(", "uint4(");
  return text;
}

void add(const Dialect& dialect, std::string_view body, std::set<std::string>& known,
         std::string& out) {
  for (std::size_t at = body.find("eas_"); at != std::string_view::npos;) {
    std::size_t end = at;
    while (end < body.size() && is_word(body[end])) ++end;
    const bool begins = at == 0 || !is_word(body[at - 1]);
    const std::string token(body.substr(at, end - at));
    if (begins && !known.contains(token)) {
      known.insert(token);
      const Called called = find(dialect, token);
      if (called.entry) {
        const std::string text = text_of(dialect, called);
        add(dialect, text, known, out);
        out += text;
      }
    }
    at = body.find("eas_", end);
  }
}

}  // namespace

std::string library(const Dialect& dialect, std::string_view body) {
  std::set<std::string> known;
  std::string out;
  add(dialect, body, known, out);
  return out;
}

}  // namespace eas::codegen::gpu
