// Object files for the runtime's tests, made from LLVM text without the code generator, which the
// room under test does not know.
#pragma once

#include <gtest/gtest.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Module.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/TargetParser/Host.h>

#include <memory>
#include <string>

namespace eas::test {

// `body` is that of eas_entry(ptr %words, ptr %launch, i64 %begin, i64 %end, ptr %scratch);
// `before` holds what stands outside.
inline std::string make_object(const std::string& body, const std::string& before = "",
                               const std::string& entry = "eas_entry") {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::LLVMContext context;
  llvm::SMDiagnostic problem;
  const auto module = llvm::parseAssemblyString(
      before + "\ndefine i32 @" + entry +
          "(ptr %words, ptr %launch, i64 %begin, i64 %end, ptr %scratch) nounwind {\n" + body +
          "\n}",
      problem, context);
  EXPECT_TRUE(module) << problem.getMessage().str();
  const llvm::Triple triple(llvm::sys::getProcessTriple());
  std::string error;
  const llvm::Target* target = llvm::TargetRegistry::lookupTarget(triple, error);
  const std::unique_ptr<llvm::TargetMachine> machine(
      target->createTargetMachine(triple, "", "", {}, llvm::Reloc::PIC_));
  module->setTargetTriple(triple);
  module->setDataLayout(machine->createDataLayout());
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream out(bytes);
  llvm::legacy::PassManager passes;
  machine->addPassesToEmitFile(passes, out, nullptr, llvm::CodeGenFileType::ObjectFile);
  passes.run(*module);
  return std::string(bytes.begin(), bytes.end());
}

}  // namespace eas::test
