// Whether a store may truncate is a table that each target fills in when it is made; instruction
// selection asks it before it joins a truncation to a store, masked or not. On x86 without AVX-512
// all of its rows for vectors say no: this takes the road that is well trodden.
#include "codegen/llvm/narrow_stores.hpp"

#include <llvm/CodeGen/TargetLowering.h>
#include <llvm/CodeGen/TargetSubtargetInfo.h>
#include <llvm/IR/Function.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/TargetParser/Triple.h>

namespace eas::codegen {
namespace {

// Only targets themselves may write to the table.
struct Table : llvm::TargetLoweringBase {
  static void forbid(llvm::TargetLoweringBase& table, llvm::MVT wide, llvm::MVT narrow) {
    (table.*&Table::setTruncStoreAction)(wide, narrow, Expand);
  }
};

}  // namespace

void forbid_truncating_stores(llvm::TargetMachine& machine, const llvm::Function& function) {
  if (!machine.getTargetTriple().isX86()) return;
  // The subtarget belongs to the machine and is const for its readers only.
  auto& table =
      const_cast<llvm::TargetLowering&>(*machine.getSubtargetImpl(function)->getTargetLowering());
  for (const llvm::MVT wide : llvm::MVT::integer_fixedlen_vector_valuetypes()) {
    for (const llvm::MVT narrow : llvm::MVT::integer_fixedlen_vector_valuetypes()) {
      if (wide.getVectorNumElements() != narrow.getVectorNumElements()) continue;
      if (table.isTruncStoreLegalOrCustom(wide, narrow)) Table::forbid(table, wide, narrow);
    }
  }
}

}  // namespace eas::codegen
