// The passes are few because the generator already emits vector loops in SSA form: no vectoriser,
// no inliner, no promotion of memory to registers. Half of the time here is instruction selection.
#include "codegen/llvm/object.hpp"

#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/CGSCCPassManager.h>
#include <llvm/Analysis/LoopAnalysisManager.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/OptBisect.h>
#include <llvm/IR/PassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Target/TargetMachine.h>
#include <llvm/TargetParser/Triple.h>
#include <llvm/Transforms/InstCombine/InstCombine.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/LICM.h>
#include <llvm/Transforms/Scalar/LoopPassManager.h>
#include <llvm/Transforms/Scalar/SeparateConstOffsetFromGEP.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>
#include <eas/error.hpp>

#include <array>
#include <map>
#include <memory>
#include <vector>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "codegen/llvm/narrow_stores.hpp"
#include "codegen/llvm/pair_factors.hpp"

namespace eas::codegen {
namespace {

// Loop strength reduction is a quarter of LLVM's time on a small kernel and a third on a matrix
// product; with constants split off addresses it has nothing left to do in our inner loops, and it
// makes the outer ones spill; with the 32 registers of AVX-512 it is the other way round. Its only
// switch is this one, of our own copy of LLVM; every thread of a process sets it to the same.
void choose_strength_reduction(const Target& target) {
  auto& options = llvm::cl::getRegisteredOptions();
  const auto found = options.find("disable-lsr");
  if (found == options.end()) return;
  static_cast<llvm::cl::opt<bool>*>(found->second)->setValue(target.vector_bytes < 64);
}

void initialise() {
  static constinit std::mutex mutex;
  static constinit bool done = false;
  const fork::Lock lock(mutex);
  if (std::exchange(done, true)) return;
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
}

std::unique_ptr<llvm::TargetMachine> make_target_machine(const Target& target) {
  initialise();
  const llvm::Triple triple(target.triple);
  std::string error;
  const llvm::Target* found = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!found) throw BackendError("cpu", cat("LLVM has no code generator for ", target.triple));
  llvm::TargetOptions options;
  // Operations are fused where their own flags say so, and nowhere else.
  options.AllowFPOpFusion = llvm::FPOpFusion::Standard;
  // A loop of few instructions that lies across two cache lines takes a cycle more each turn.
  options.LoopAlignment = 32;
  std::unique_ptr<llvm::TargetMachine> machine(found->createTargetMachine(
      triple, target.cpu, target.features, options, llvm::Reloc::PIC_, llvm::CodeModel::Small,
      // The same inner loops as the next level, in less code and time.
      llvm::CodeGenOptLevel::Less, /*JIT=*/true));
  if (!machine) throw BackendError("cpu", cat("LLVM cannot make code for ", target.text()));
  return machine;
}

// Our code knows no C library: a loop that looks like strlen or a call named exp is what it is.
llvm::TargetLibraryInfoImpl no_library(const llvm::Triple& triple) {
  llvm::TargetLibraryInfoImpl library(triple);
  library.disableAllFunctions();
  return library;
}

// Selection and scheduling take the square of a block's length, so long blocks are cut. LLVM would
// join them again, but never to a block whose address is known, even if to nobody.
constexpr std::size_t kLongBlock = 1024, kManyBlocks = 8;
std::size_t cut_long_blocks(llvm::Function& function) {
  std::vector<llvm::Instruction*> cuts;
  for (llvm::BasicBlock& block : function) {
    std::size_t length = 0;
    for (llvm::Instruction& instruction : block) {
      if (llvm::isa<llvm::PHINode>(instruction) || instruction.isTerminator()) continue;
      if (length > 0 && length % kLongBlock == 0) cuts.push_back(&instruction);
      ++length;
    }
  }
  // From the end: each cut moves all that is behind it, one by one.
  for (auto cut = cuts.rbegin(); cut != cuts.rend(); ++cut) {
    llvm::BlockAddress::get(&function, (*cut)->getParent()->splitBasicBlock(*cut));
  }
  return cuts.size();
}

bool has_many_gathers(const llvm::Function& function) {
  constexpr int kMany = 64;
  int count = 0;
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
    count += call && call->getIntrinsicID() == llvm::Intrinsic::masked_gather;
  }
  return count >= kMany;
}

// Passes that some code does better without:
// - Every constant of a long body would be moved out of the loop around it, compared with all others
//   that were, and brought back by the register allocator.
// - Where constants are the same in a hundred blocks, each block's is compared with all uses of the others'
//   and made theirs, which takes the square of their number.
// - Each conditional move that becomes a branch, as those of gathers do, moves the rest of its block.
// - LLVM's scheduler puts the parts of a chunk one after the other again to need fewer registers,
//   and the CPU waits for each.
enum Trait : unsigned {
  kHasLongBlocks = 1,
  kHasManyBlocks = 2,
  kHasManyGathers = 4,
  kIsInOrder = 8
};

class Gate final : public llvm::OptPassGate {
 public:
  bool shouldRunPass(llvm::StringRef pass, llvm::StringRef) const override {
    return !((traits & kHasLongBlocks) && pass == "early-machinelicm") &&
           !((traits & kHasManyBlocks) && pass == "machine-cse") &&
           !((traits & kHasManyGathers) && pass == "x86-cmov-conversion") &&
           !((traits & kIsInOrder) && pass == "machine-scheduler");
  }
  bool isEnabled() const override { return traits != 0; }
  unsigned traits = 0;
};

struct Gates {
  Gates() {
    for (unsigned traits = 0; traits < of.size(); ++traits) of[traits].traits = traits;
  }
  std::array<Gate, 16> of;
};

std::string emit(llvm::Module& module, const Target& target, llvm::CodeGenFileType type) {
  llvm::TargetMachine& machine = target_machine(target);
  machine.Options.MCOptions.AsmVerbose = type == llvm::CodeGenFileType::AssemblyFile;
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream out(bytes);
  choose_strength_reduction(target);
  unsigned traits = 0;
  for (llvm::Function& function : module) {
    if (!function.isDeclaration()) forbid_truncating_stores(machine, function);
    const std::size_t cuts = cut_long_blocks(function);
    if (cuts > 0) traits |= kHasLongBlocks;
    if (cuts >= kManyBlocks) traits |= kHasManyBlocks;
    if (has_many_gathers(function)) traits |= kHasManyGathers;
    if (function.hasFnAttribute(kInOrder)) traits |= kIsInOrder;
  }
  static constinit Once<Gates> gates;
  module.getContext().setOptPassGate(gates.get().of[traits]);
  llvm::legacy::PassManager passes;
  passes.add(new llvm::TargetLibraryInfoWrapperPass(no_library(module.getTargetTriple())));
  if (machine.addPassesToEmitFile(passes, out, nullptr, type, /*DisableVerify=*/true)) {
    throw InternalError("LLVM cannot emit this kind of file for " + target.text());
  }
  passes.run(module);
  return std::string(bytes.begin(), bytes.end());
}

}  // namespace

llvm::TargetMachine& target_machine(const Target& target) {
  thread_local std::map<std::string, std::unique_ptr<llvm::TargetMachine>> machines;
  auto& machine = machines[target.text()];
  if (!machine) machine = make_target_machine(target);
  return *machine;
}

void prepare(llvm::Module& module, const Target& target) {
  llvm::TargetMachine& machine = target_machine(target);
  module.setTargetTriple(machine.getTargetTriple());
  module.setDataLayout(machine.createDataLayout());
}

void optimise(llvm::Module& module, const Target& target) {
#ifndef NDEBUG
  std::string message;
  llvm::raw_string_ostream problems(message);
  if (llvm::verifyModule(module, &problems)) {
    throw InternalError("the code generator made invalid LLVM IR: " + message);
  }
#endif
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager graphs;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&target_machine(target));
  functions.registerPass(
      [&] { return llvm::TargetLibraryAnalysis(no_library(module.getTargetTriple())); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graphs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graphs, modules);

  llvm::FunctionPassManager passes;
  passes.addPass(llvm::EarlyCSEPass());
  passes.addPass(llvm::InstCombinePass());
  passes.addPass(llvm::SimplifyCFGPass());
  passes.addPass(llvm::createFunctionToLoopPassAdaptor(llvm::LICMPass(llvm::LICMOptions()),
                                                       /*UseMemorySSA=*/true));
  passes.addPass(llvm::SeparateConstOffsetFromGEPPass());
  passes.addPass(llvm::EarlyCSEPass(/*UseMemorySSA=*/true));
  for (llvm::Function& function : module) {
    if (!function.isDeclaration()) passes.run(function, functions);
    pair_factors(function);
  }
}

std::string emit_object(llvm::Module& module, const Target& target) {
  return emit(module, target, llvm::CodeGenFileType::ObjectFile);
}

std::string emit_assembly(llvm::Module& module, const Target& target) {
  return emit(module, target, llvm::CodeGenFileType::AssemblyFile);
}

}  // namespace eas::codegen
