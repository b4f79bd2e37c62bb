// Products that may be regrouped: what comes late is multiplied last, and nothing else changes.
#include <gtest/gtest.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/SourceMgr.h>

#include <algorithm>
#include <memory>
#include <string>

#include "codegen/llvm/pair_factors.hpp"

namespace eas::codegen {
namespace {

struct Outcome {
  int multiplications = 0;  // in all
  int after = 0;            // those on the longest way from `n` to what is returned
};

// The most multiplications between n and a value; negative where there is no way.
int products_from(const llvm::Value* value, const llvm::Value* n) {
  if (value == n) return 0;
  const auto* product = llvm::dyn_cast<llvm::BinaryOperator>(value);
  if (!product || product->getOpcode() != llvm::Instruction::FMul) return -1;
  const int most =
      std::max(products_from(product->getOperand(0), n), products_from(product->getOperand(1), n));
  return most < 0 ? -1 : most + 1;
}

// n is known late: a square root of a sum.
Outcome outcome(const std::string& products) {
  const std::string text =
      "declare float @llvm.sqrt.f32(float)\n"
      "define float @f(float %a, float %b, float %c, ptr %p) {\n"
      "  %m = load float, ptr %p\n"
      "  %s = fadd float %m, %a\n"
      "  %n = call float @llvm.sqrt.f32(float %s)\n" +
      products + "  ret float %out\n}\n";
  llvm::LLVMContext context;
  llvm::SMDiagnostic problem;
  const auto module = llvm::parseAssemblyString(text, problem, context);
  EXPECT_TRUE(module) << problem.getMessage().str();
  llvm::Function& function = *module->getFunction("f");
  pair_factors(function);
  EXPECT_FALSE(llvm::verifyFunction(function, nullptr));
  Outcome found;
  const llvm::Value* n = nullptr;
  const llvm::Value* returned = nullptr;
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    if (instruction.getOpcode() == llvm::Instruction::FMul) ++found.multiplications;
    if (llvm::isa<llvm::CallInst>(instruction)) n = &instruction;
    if (const auto* end = llvm::dyn_cast<llvm::ReturnInst>(&instruction))
      returned = end->getReturnValue();
  }
  found.after = products_from(returned, n);
  return found;
}

TEST(Products, WhatComesLateIsMultipliedLast) {
  const Outcome cube = outcome(
      "  %x = fmul reassoc float %m, %n\n"
      "  %y = fmul reassoc float %x, %n\n"
      "  %out = fmul reassoc float %y, %n\n");
  EXPECT_EQ(cube.multiplications, 3);
  EXPECT_EQ(cube.after, 2);
  const Outcome once = outcome(
      "  %x = fmul reassoc float %n, %a\n"
      "  %y = fmul reassoc float %x, %b\n"
      "  %z = fmul reassoc float %y, %c\n"
      "  %out = fmul reassoc float %z, %m\n");
  EXPECT_EQ(once.multiplications, 4);
  EXPECT_EQ(once.after, 1);
}

TEST(Products, StayAsTheyAreWhereNothingAllowsIt) {
  const Outcome strict = outcome(
      "  %x = fmul float %n, %a\n"
      "  %y = fmul reassoc float %x, %b\n"
      "  %out = fmul float %y, %c\n");
  EXPECT_EQ(strict.after, 3);
  // n * a is needed by itself: one more multiplication would be the price.
  const Outcome shared = outcome(
      "  %x = fmul reassoc float %n, %a\n"
      "  store float %x, ptr %p\n"
      "  %y = fmul reassoc float %x, %b\n"
      "  %out = fmul reassoc float %y, %c\n");
  EXPECT_EQ(shared.multiplications, 3);
  EXPECT_EQ(shared.after, 2);
}

}  // namespace
}  // namespace eas::codegen
