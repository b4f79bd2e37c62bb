// DWARF through LLVM's DIBuilder: one compile unit, one function, line entries.
#include "codegen/llvm/emit/debug_lines.hpp"

#include <llvm/BinaryFormat/Dwarf.h>

#include <filesystem>

namespace eas::codegen {

DebugLines::DebugLines(llvm::Module& module, const ir::DebugInfo* debug) : debug_(debug) {
  if (!debug_) return;
  info_ = std::make_unique<llvm::DIBuilder>(module);
  module.addModuleFlag(llvm::Module::Warning, "Debug Info Version", llvm::DEBUG_METADATA_VERSION);
  module.addModuleFlag(llvm::Module::Warning, "Dwarf Version", 4);
}

void DebugLines::begin(llvm::Function& function, llvm::IRBuilder<>& builder) {
  if (!debug_) return;
  // The kernel's first known line stands for all of it.
  std::string path = "kernel";
  int line = 0;
  for (const SourceLocation& where : debug_->locations) {
    if (where.line == 0) continue;
    path = where.file;
    line = where.line;
    break;
  }
  const std::filesystem::path full(path);
  file_ = info_->createFile(full.filename().string(), full.parent_path().string());
  info_->createCompileUnit(llvm::DISourceLanguageName(llvm::dwarf::DW_LANG_C), file_, "easy_as",
                           /*isOptimized=*/true, "", 0);
  llvm::DISubroutineType* type = info_->createSubroutineType(info_->getOrCreateTypeArray({}));
  subprogram_ = info_->createFunction(
      // No name for the linker: gdb would show that one.
      file_, debug_->kernel, "", file_, static_cast<unsigned>(line), type,
      static_cast<unsigned>(line), llvm::DINode::FlagPrototyped,
      llvm::DISubprogram::SPFlagDefinition | llvm::DISubprogram::SPFlagOptimized);
  function.setSubprogram(subprogram_);
  builder.SetCurrentDebugLocation(
      llvm::DILocation::get(function.getContext(), static_cast<unsigned>(line), 0, subprogram_));
}

void DebugLines::at(std::uint32_t location, llvm::IRBuilder<>& builder) const {
  if (!debug_) return;
  const SourceLocation& where = debug_->at(location);
  if (where.line == 0) return;
  builder.SetCurrentDebugLocation(
      llvm::DILocation::get(subprogram_->getContext(), static_cast<unsigned>(where.line),
                            static_cast<unsigned>(where.column), subprogram_));
}

void DebugLines::finish() {
  if (info_) info_->finalize();
}

}  // namespace eas::codegen
