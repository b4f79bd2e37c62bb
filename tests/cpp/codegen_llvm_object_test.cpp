// Target description and machine code emission: what is promised about any module, whatever kernel
// it came from.
#include <gtest/gtest.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>
#include <eas/error.hpp>

#include <memory>
#include <string>

#include "codegen/llvm/codegen.hpp"
#include "codegen/llvm/object.hpp"

namespace eas::codegen {
namespace {

constexpr const char* kAdd = R"(
define i32 @eas_entry(ptr %words, ptr %launch, i64 %begin, i64 %end, ptr %scratch) nounwind {
entry:
  %a = load ptr, ptr %words
  %empty = icmp sge i64 %begin, %end
  br i1 %empty, label %done, label %loop
loop:
  %i = phi i64 [ %begin, %entry ], [ %next, %loop ]
  %at = mul i64 %i, 8
  %p = getelementptr float, ptr %a, i64 %at
  %x = load <8 x float>, ptr %p, align 4
  %y = fmul <8 x float> %x, %x
  %z = fadd <8 x float> %y, %x
  store <8 x float> %z, ptr %p, align 4
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %end
  br i1 %more, label %loop, label %done
done:
  ret i32 0
})";

std::unique_ptr<llvm::Module> parse(llvm::LLVMContext& context, const std::string& text,
                                    const Target& target) {
  llvm::SMDiagnostic problem;
  auto module = llvm::parseAssemblyString(text, problem, context);
  EXPECT_TRUE(module) << problem.getMessage().str();
  prepare(*module, target);
  return module;
}

std::string object_of(const std::string& text, const Target& target) {
  llvm::LLVMContext context;
  const auto module = parse(context, text, target);
  optimise(*module, target);
  return emit_object(*module, target);
}

std::string assembly_of(const std::string& text, const Target& target) {
  llvm::LLVMContext context;
  const auto module = parse(context, text, target);
  optimise(*module, target);
  return emit_assembly(*module, target);
}

int count(const std::string& text, const std::string& word) {
  int n = 0;
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++n;
  return n;
}

TEST(Target, DescribesThisMachine) {
  const Target& host = target();
  EXPECT_FALSE(host.cpu.empty());
  EXPECT_TRUE(host.vector_bytes == 16 || host.vector_bytes == 32 || host.vector_bytes == 64);
  EXPECT_TRUE(host.registers == 16 || host.registers == 32);
  EXPECT_NE(host.text().find(host.cpu), std::string::npos);
  EXPECT_EQ(&host, &target());
}

TEST(Object, IsTheSameEveryTime) {
  const std::string first = object_of(kAdd, target());
  EXPECT_FALSE(first.empty());
  EXPECT_EQ(first, object_of(kAdd, target()));
}

// IEEE by default: a product and a sum are two roundings unless their flags allow one.
TEST(Object, FusesOnlyWhereFlagsAllow) {
  if (!target().fma) GTEST_SKIP() << "no fma here";
  const char* const fused = target().triple.starts_with("aarch64") ? "fmla" : "fmadd";
  EXPECT_EQ(count(assembly_of(kAdd, target()), fused), 0);
  std::string contracted = kAdd;
  contracted.replace(contracted.find("fmul"), 4, "fmul contract");
  contracted.replace(contracted.find("fadd <"), 4, "fadd contract");
  EXPECT_GE(count(assembly_of(contracted, target()), fused), 1);
}

// A copying loop stays a loop: no call of a C library appears that the loader would have to know.
TEST(Object, RecognisesNoLibraryCalls) {
  std::string copy = kAdd;
  const auto at = copy.find("store <8 x float> %z");
  copy.replace(at, 20, "store <8 x float> zeroinitializer");
  EXPECT_EQ(count(assembly_of(copy, target()), "memset"), 0);
}

TEST(Object, MakesCodeForNeon) {
  LLVMInitializeAArch64TargetInfo();
  LLVMInitializeAArch64Target();
  LLVMInitializeAArch64TargetMC();
  LLVMInitializeAArch64AsmPrinter();
  Target arm;
  arm.triple = "aarch64-unknown-linux-gnu";
  arm.cpu = "neoverse-n1";
  EXPECT_GE(count(assembly_of(kAdd, arm), "fmul\tv"), 1);
  EXPECT_FALSE(object_of(kAdd, arm).empty());
}

}  // namespace
}  // namespace eas::codegen
