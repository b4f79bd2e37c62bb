// The dialects: Metal Shading Language and OpenCL C.
#include "codegen/gpu/dialect.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"

namespace eas::codegen::gpu {
namespace {

// In the order of dtypes.def; complex numbers are no kernel's.
constexpr TypeNames kMetalTypes{"bool",   "char",   "short", "int",   "long",
                                "uchar",  "ushort", "uint",  "ulong", "half",
                                "bfloat", "float",  "",      "",      ""};
constexpr TypeNames kMetalStored{"uchar",  "char",   "short", "int",   "long",
                                 "uchar",  "ushort", "uint",  "ulong", "half",
                                 "bfloat", "float",  "",      "",      ""};
constexpr TypeNames kOpenclTypes{"bool",  "char",   "short",  "int",   "long",
                                 "uchar", "ushort", "uint",   "ulong", "float",
                                 "float", "float",  "double", "",      ""};
constexpr TypeNames kOpenclStored{"uchar",  "char",   "short",  "int",   "long",
                                  "uchar",  "ushort", "uint",   "ulong", "half",
                                  "ushort", "float",  "double", "",      ""};

// `precise` where fast-math would give others; erf, expm1 and log1p are not in Metal's library.
constexpr Renamed kMetalFunctions[] = {
    {"exp", "precise::exp"},     {"exp2", "precise::exp2"},   {"log", "precise::log"},
    {"log2", "precise::log2"},   {"log10", "precise::log10"}, {"sqrt", "precise::sqrt"},
    {"rsqrt", "precise::rsqrt"}, {"sin", "precise::sin"},     {"cos", "precise::cos"},
    {"tan", "precise::tan"},     {"asin", "precise::asin"},   {"acos", "precise::acos"},
    {"atan", "precise::atan"},   {"atan2", "precise::atan2"}, {"sinh", "precise::sinh"},
    {"cosh", "precise::cosh"},   {"tanh", "precise::tanh"},   {"pow", "precise::pow"},
    {"erf", "eas_erf"},          {"expm1", "eas_expm1"},      {"log1p", "eas_log1p"},
    {"fmod", "precise::fmod"},
};

constexpr Dialect kMetal{
    .language = "msl",
    .title = "Metal",
    .head = "#include <metal_stdlib>\nusing namespace metal;\n",
    .contract_off = "#pragma METAL fp contract(off)\n",
    .contract_on = "",
    .registers = kMetalTypes,
    .stored = kMetalStored,
    .device = "device",
    .group = "threadgroup",
    .constant = "constant",
    .group_barrier = "threadgroup_barrier(mem_flags::mem_threadgroup);",
    .device_barrier = "threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);",
    .functions = kMetalFunctions,
    .bits = "as_type<@>(#)",
    .cpp = true,
    .simdgroups = true,
    .small_floats = true,
    .meets = false,
    .registers_start = false,
};

constexpr Dialect kOpencl{
    .language = "opencl",
    .title = "OpenCL",
    .head = "",
    .contract_off = "#pragma OPENCL FP_CONTRACT OFF\n",
    .contract_on = "#pragma OPENCL FP_CONTRACT ON\n",
    .registers = kOpenclTypes,
    .stored = kOpenclStored,
    .device = "__global",
    .group = "__local",
    .constant = "__constant",
    .group_barrier = "barrier(CLK_LOCAL_MEM_FENCE);",
    .device_barrier = "barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);",
    .functions = {},
    .bits = "as_@(#)",
    .cpp = false,
    .simdgroups = false,
    .small_floats = false,
    .meets = true,
    .registers_start = true,
};

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

}  // namespace

const Dialect& dialect(std::string_view language) {
  if (language == kMetal.language) return kMetal;
  if (language == kOpencl.language) return kOpencl;
  throw InternalError(cat("no GPU language is called ", language));
}

DType unsigned_of(DType dtype) {
  switch (itemsize(dtype)) {
    case 1: return DType::uint8;
    case 2: return DType::uint16;
    case 4: return DType::uint32;
    default: return DType::uint64;
  }
}

std::string with_type(const Dialect& dialect, std::string_view text, DType dtype) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    const bool alone = i + 2 >= text.size() || !is_word(text[i + 2]);
    if (text[i] != '$' || !alone) {
      out += text[i];
      continue;
    }
    if (next == 'T') out += dialect.registers[static_cast<std::size_t>(dtype)], ++i;
    else if (next == 'W') {
      out += dialect.registers[static_cast<std::size_t>(itemsize(dtype) == 8 ? DType::uint64
                                                                             : DType::uint32)];
      ++i;
    } else if (next == 'S') out += dialect.stored[static_cast<std::size_t>(dtype)], ++i;
    else if (next == 'U')
      out += dialect.registers[static_cast<std::size_t>(unsigned_of(dtype))], ++i;
    else if (next == 't') out += info(dtype).brief, ++i;
    else if (next == 'B') out += std::to_string(itemsize(dtype) * 8), ++i;
    else out += text[i];
  }
  return out;
}

std::string with_functions(const Dialect& dialect, std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '$') {
      out += text[i];
      continue;
    }
    std::size_t end = i + 1;
    while (end < text.size() && is_word(text[end])) ++end;
    std::string_view name = text.substr(i + 1, end - i - 1);
    for (const Renamed& each : dialect.functions) {
      if (each.from == name) {
        name = each.to;
        break;
      }
    }
    out += name;
    i = end - 1;
  }
  return out;
}

std::string bits_as(const Dialect& dialect, std::string_view type, std::string_view text) {
  std::string out;
  for (const char c : dialect.bits) {
    if (c == '@') out += type;
    else if (c == '#') out += text;
    else out += c;
  }
  return out;
}

}  // namespace eas::codegen::gpu
