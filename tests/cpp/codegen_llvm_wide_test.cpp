// Code for x86-64-v4, v3 and v2, only read, so on any machine: it has vectors of the width the target
// says, and products of tiles fuse where the target has instructions for it, with IEEE meaning too.
#include <gtest/gtest.h>
#include <llvm/Support/TargetSelect.h>

#include <regex>
#include <string>

#include "base/format.hpp"
#include "codegen/llvm/codegen.hpp"
#include "ir/parse.hpp"

namespace eas::codegen {
namespace {

struct Level {
  const char *cpu, *widest;
  int vector_bytes, registers;
  bool fma;
};
constexpr Level kLevels[] = {{"x86-64-v4", "%zmm", 64, 32, true},
                             {"x86-64-v3", "%ymm", 32, 16, true},
                             {"x86-64-v2", "%xmm", 16, 16, false}};

std::string code(const std::string& kernel, const Level& level) {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  Target target{.triple = "x86_64-unknown-linux-gnu", .cpu = level.cpu, .features = ""};
  target.vector_bytes = static_cast<unsigned>(level.vector_bytes);
  target.registers = static_cast<unsigned>(level.registers);
  target.fma = level.fma;
  return asm_text(*ir::parse(kernel), target, Options{});
}

bool has(const std::string& text, const std::string& pattern) {
  return std::regex_search(text, std::regex(pattern));
}

std::string sums(const char* dtype) {
  return cat("kernel spmd (%0: buffer<", dtype, ">, %1: buffer<", dtype, ">) {\n",
             "  %2 = arange start=0 size=256 : i64[256]\n  %3 = load %0, %2 : ", dtype,
             "[256]\n  %4 = add %3, %3 : ", dtype, "[256]\n  store %1, %2, %4\n}\n");
}

// of [32, 32] tiles
std::string product(const char* dtype, const char* result) {
  const std::string tile = "[32x32]";
  return cat("kernel spmd (%0: buffer<", dtype, ">, %1: buffer<", dtype, ">, %2: buffer<", result,
             ">) {\n  %3 = arange start=0 size=1024 : i64[1024]\n  %4 = reshape %3 : i64", tile,
             "\n  %5 = load %0, %4 : ", dtype, tile, "\n  %6 = load %1, %4 : ", dtype, tile,
             "\n  %7 = dot %5, %6 : ", result, tile, "\n  store %2, %4, %7\n}\n");
}

TEST(WideCode, UsesWholeVectors) {
  for (const Level& level : kLevels) {
    for (const char* dtype : {"f32", "f64", "i32"}) {
      EXPECT_TRUE(has(code(sums(dtype), level), level.widest)) << level.cpu << ' ' << dtype;
    }
  }
}

TEST(WideCode, ProductsFuse) {
  struct {
    const char *dtype, *result, *suffix;
  } const kinds[] = {
      {"f32", "f32", "ps"}, {"f64", "f64", "pd"}, {"f16", "f32", "ps"}, {"bf16", "f32", "ps"}};
  for (const Level& level : kLevels) {
    for (const auto& kind : kinds) {
      const std::string text = code(product(kind.dtype, kind.result), level);
      const std::string fused = cat("vfmadd\\d+", kind.suffix, "\\t.*", level.widest);
      EXPECT_EQ(has(text, fused), level.fma) << level.cpu << ' ' << kind.dtype << '\n' << text;
      EXPECT_EQ(has(text, cat("mul", kind.suffix)), !level.fma) << level.cpu << ' ' << kind.dtype;
      EXPECT_FALSE(has(text, "\\bfmaf?\\b")) << level.cpu << ' ' << kind.dtype;
    }
  }
}

TEST(WideCode, IntegersDoNotFuse) {
  for (const Level& level : kLevels) {
    for (const char* dtype : {"i32", "i64"}) {
      EXPECT_FALSE(has(code(product(dtype, dtype), level), "vfmadd")) << level.cpu << ' ' << dtype;
    }
  }
}

}  // namespace
}  // namespace eas::codegen
