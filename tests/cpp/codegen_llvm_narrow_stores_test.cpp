// Narrowed vectors are stored element for element, under any mask, in code for AVX-512: what LLVM 22
// makes of masked stores that truncate would write beyond them. Only read, so on any machine.
#include <gtest/gtest.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>

#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "base/format.hpp"
#include "codegen/llvm/codegen.hpp"
#include "codegen/llvm/object.hpp"
#include "ir/parse.hpp"

namespace eas::codegen {
namespace {

Target server(int vector_bytes) {
  Target made{.triple = "x86_64-unknown-linux-gnu", .cpu = "x86-64-v4", .features = ""};
  made.vector_bytes = vector_bytes;
  made.registers = 32;
  made.fma = true;
  return made;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Bytes an instruction without a mask writes to `disp(%rdi)`, from where; none for other lines.
struct Written {
  int first = 0, bytes = 0;
};
Written written(const std::string& line) {
  static const std::regex kStore(R"(^\t(\w+)\t(.*), (-?\d*)\(%rdi\)$)");
  std::smatch m;
  if (!std::regex_match(line, m, kStore)) return {};
  const std::string name = m[1], from = m[2];
  const int first = m[3].length() ? std::stoi(m[3]) : 0;
  if (name.starts_with("vpextr") || name == "vmovd" || name == "vmovq" || name == "vmovss" ||
      name == "vmovlps" || name == "vmovhps" || name == "vmovlpd" || name == "vmovhpd" ||
      name == "vmovsd" || name == "vextractps") {
    const char last = name.back();
    const bool four = last == 'd' && name != "vmovsd" && name != "vmovlpd" && name != "vmovhpd";
    const int bytes = last == 'b' ? 1 : last == 'w' ? 2 : 8;
    return {first, name == "vmovss" || name == "vextractps" || four ? 4 : bytes};
  }
  if (name.starts_with("vextract")) return {first, name.find('2') != std::string::npos ? 16 : 32};
  if (from.find("zmm") != std::string::npos) return {first, 64};
  if (from.find("ymm") != std::string::npos) return {first, 32};
  if (from.find("xmm") != std::string::npos) return {first, 16};
  if (!name.starts_with("mov")) return {};
  const char last = name.back();
  return {first, last == 'b' ? 1 : last == 'w' ? 2 : last == 'l' ? 4 : 8};
}

bool truncates_to_memory(const std::string& line) {
  static const std::regex kStore(R"(^\tvpmovu?s?[qdw][dwb]\t%[xyz]mm\d+, .*\(.*)");
  return std::regex_match(line, kStore);
}

// What is emitted for any CPU of this kind, on any machine.
void initialise() {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
}

struct Narrowing {
  const char *op, *wide, *narrow;
  int size;  // of a narrow element
  bool is_float() const { return op[0] == 'f'; }
};
constexpr Narrowing kNarrowings[] = {{"trunc", "i64", "i32", 4},       {"trunc", "i64", "i16", 2},
                                     {"trunc", "i64", "i8", 1},        {"trunc", "i32", "i16", 2},
                                     {"trunc", "i32", "i8", 1},        {"trunc", "i16", "i8", 1},
                                     {"fptrunc", "float", "bfloat", 2}};

// A masked store of `lanes` elements that are narrowed just before it; `mask` is text of LLVM.
std::string assembly(const Narrowing& how, int lanes, const std::string& mask, const Target& target,
                     const std::string& before = "") {
  initialise();
  const auto vector = [&](const char* type) { return cat("<", lanes, " x ", type, ">"); };
  const std::string bits = vector("i1"), wide = vector(how.wide), narrow = vector(how.narrow);
  const std::string store =
      cat("void @llvm.masked.store.v", lanes, how.is_float() ? "bf16" : how.narrow, ".p0(");
  const std::string text =
      cat("define void @f(ptr %p, ptr %q, i64 %n) nounwind {\n  %x = load ", wide,
          ", ptr %q, align 1\n", before, "  %y = ", how.op, " ", wide, " %x to ", narrow,
          "\n  call ", store, narrow, " %y, ptr align 1 %p, ", bits, " ", mask,
          ")\n  ret void\n}\ndeclare ", store, narrow, ", ptr, ", bits, ")\n");
  llvm::LLVMContext context;
  llvm::SMDiagnostic problem;
  const auto module = llvm::parseAssemblyString(text, problem, context);
  EXPECT_TRUE(module) << problem.getMessage().str() << '\n' << text;
  prepare(*module, target);
  optimise(*module, target);
  return emit_assembly(*module, target);
}

std::string mask_text(int lanes, int first, int last) {
  std::string text = "<";
  for (int i = 0; i < lanes; ++i)
    text += cat(i ? ", " : "", "i1 ", i >= first && i < last ? "true" : "false");
  return text + ">";
}

// Every store lies within the elements the mask holds for.
void check(const Narrowing& how, int lanes, int first, int last, const Target& target) {
  const std::string mask = mask_text(lanes, first, last);
  const std::string text = assembly(how, lanes, mask, target);
  for (const std::string& line : lines_of(text)) {
    const Written store = written(line);
    const bool inside = store.bytes == 0 || (store.first >= first * how.size &&
                                             store.first + store.bytes <= last * how.size);
    ASSERT_TRUE(inside && !truncates_to_memory(line))
        << how.wide << " to " << how.narrow << ", lanes " << first << " to " << last << " of "
        << lanes << ":\n"
        << text;
  }
}

TEST(NarrowStores, StayInsideOfConstantMasks) {
  for (const int bytes : {32, 64}) {
    const Target target = server(bytes);
    for (const Narrowing& how : kNarrowings) {
      for (const int lanes : {2, 4, 8, 16, 32, 64}) {
        for (int last = 1; last < lanes; last += lanes > 16 ? 5 : 1)
          check(how, lanes, 0, last, target);
        for (int lane = 0; lane < lanes; lane += lanes > 16 ? 9 : 1)
          check(how, lanes, lane, lane + 1, target);
      }
    }
  }
}

// A mask that only instruction selection sees to be constant.
TEST(NarrowStores, StayInsideOfMasksThatFoldLate) {
  const std::string before =
      "  %b = and i64 %n, 1\n  %c = icmp ult i64 %b, 2\n"
      "  %d = insertelement <8 x i1> poison, i1 %c, i64 0\n"
      "  %e = shufflevector <8 x i1> %d, <8 x i1> poison, <8 x i32> zeroinitializer\n"
      "  %m = and <8 x i1> %e, " +
      mask_text(8, 3, 4) + "\n";
  for (const Narrowing& how : kNarrowings) {
    const std::string text = assembly(how, 8, "%m", server(64), before);
    for (const std::string& line : lines_of(text)) {
      ASSERT_LE(written(line).bytes, how.size) << text;
      ASSERT_FALSE(truncates_to_memory(line)) << text;
    }
  }
}

// Whole kernels.

std::string kernel_assembly(const std::string& text, int vector_bytes) {
  initialise();
  const auto function = ir::parse(text);
  return asm_text(*function, server(vector_bytes), Options{});
}

struct Pair {
  const char *wide, *narrow;
};
constexpr Pair kPairs[] = {{"i64", "i32"}, {"i64", "i16"}, {"i64", "i8"},  {"i32", "i16"},
                           {"i32", "i8"},  {"i16", "i8"},  {"f32", "bf16"}};

void expect_no_truncating_stores(const std::string& kernel) {
  for (const int bytes : {32, 64}) {
    const std::string text = kernel_assembly(kernel, bytes);
    ASSERT_NE(text.find("eas_entry"), std::string::npos);
    for (const std::string& line : lines_of(text)) {
      ASSERT_FALSE(truncates_to_memory(line)) << line << '\n' << kernel;
    }
  }
}

std::string head(const Pair& pair) {
  return cat("kernel spmd (%0: buffer<", pair.wide, ">, %1: buffer<", pair.narrow, ">) {\n");
}

TEST(NarrowStores, OfTilesDoNotTruncate) {
  for (const Pair& pair : kPairs) {
    for (int n = 1; n <= 40; n += n < 10 ? 1 : 7) {
      expect_no_truncating_stores(cat(head(pair), "  %2 = arange start=0 size=", n, " : i64[", n,
                                      "]\n  %3 = load %0, %2 : ", pair.wide, "[", n,
                                      "]\n  %4 = cast %3 : ", pair.narrow, "[", n,
                                      "]\n  store %1, %2, %4\n}\n"));
    }
  }
}

TEST(NarrowStores, OfMaskedTilesDoNotTruncate) {
  for (const Pair& pair : kPairs) {
    for (const int c : {0, 1, 5, 8}) {
      expect_no_truncating_stores(cat(
          head(pair), "  %2 = arange start=0 size=16 : i64[16]\n  %3 = load %0, %2 : ", pair.wide,
          "[16]\n  %4 = constant ", c, " : i64\n  %5 = broadcast %4 : i64[16]\n",
          "  %6 = eq %2, %5 : b1[16]\n  %7 = cast %3 : ", pair.narrow,
          "[16]\n  store %1, %2, %7, %6\n}\n"));
    }
  }
}

TEST(NarrowStores, OfRowsDoNotTruncate) {
  for (const Pair& pair : kPairs) {
    for (const int n : {1, 5, 9, 17, 33}) {
      expect_no_truncating_stores(
          cat(head(pair), "  %2 = arange start=0 size=3 : i64[3]\n  %3 = reshape %2 : i64[3x1]\n",
              "  %4 = arange start=0 size=", n, " : i64[", n, "]\n  %5 = constant 40 : i64\n",
              "  %6 = broadcast %5 : i64[3x1]\n  %7 = mul %3, %6 : i64[3x1]\n  %8 = broadcast %7 : "
              "i64[3x",
              n, "]\n  %9 = broadcast %4 : i64[3x", n, "]\n  %10 = add %8, %9 : i64[3x", n,
              "]\n  %11 = load %0, %10 : ", pair.wide, "[3x", n,
              "]\n  %12 = cast %11 : ", pair.narrow, "[3x", n, "]\n  store %1, %10, %12\n}\n"));
    }
  }
}

}  // namespace
}  // namespace eas::codegen
