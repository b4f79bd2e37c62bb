// The generator's steps: a module, the function in it, LLVM's passes, an object file.
#include "codegen/llvm/codegen.hpp"

#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/raw_ostream.h>

#include <eas/error.hpp>

#include <memory>

#include "base/deep_stack.hpp"
#include "base/reserve.hpp"
#include "codegen/llvm/emit/emitter.hpp"
#include "codegen/llvm/object.hpp"
#include "codegen/llvm/plan/cost.hpp"
#include "ir/edit.hpp"

namespace eas::codegen {

namespace {

struct Made {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  Artifact artifact;
};

// LLVM does not survive the end of memory in its midst, so there must be some before it begins: more
// than it takes. Long kernels were seen to take 1 to 5 KiB a node.
std::size_t room_for(const ir::Function& function) {
  return (std::size_t{64} << 20) + (ir::count_nodes(function) << 13);
}

std::unique_ptr<Made> make(const ir::Function& function, const Target& target,
                           const Options& options) {
  auto made = std::make_unique<Made>();
  made->context.setDiscardValueNames(true);
  made->module = std::make_unique<llvm::Module>("eas", made->context);
  prepare(*made->module, target);
  Emitter emitter(function, target, options, *made->module);
  emitter.run();
  made->artifact.words = emitter.words();
  made->artifact.scratch_bytes = emitter.scratch_bytes();
  made->artifact.program_cost = program_cost(function, target);
  made->artifact.serial = prints(function);
#ifndef NDEBUG
  std::string text;
  llvm::raw_string_ostream out(text);
  if (llvm::verifyModule(*made->module, &out)) throw InternalError("codegen: " + text);
#endif
  return made;
}

// What `finish` makes of the optimised module. LLVM goes as deep as a chain of values is long.
template <class Finish>
auto with_module(const ir::Function& function, const Target& target, const Options& options,
                 const Finish& finish) {
  return on_deep_stack([&] {
    const Reserve reserve(room_for(function));  // of the thread that calls LLVM
    const auto made = make(function, target, options);
    optimise(*made->module, target);
    return finish(*made);
  });
}

}  // namespace

Artifact generate(const ir::Function& function, const Target& target, const Options& options) {
  return with_module(function, target, options, [&](Made& made) {
    made.artifact.object = emit_object(*made.module, target);
    return std::move(made.artifact);
  });
}

std::string llvm_text(const ir::Function& function, const Target& target, const Options& options) {
  return with_module(function, target, options, [](Made& made) {
    std::string text;
    llvm::raw_string_ostream out(text);
    made.module->print(out, nullptr);
    return text;
  });
}

std::string asm_text(const ir::Function& function, const Target& target, const Options& options) {
  return with_module(function, target, options,
                     [&](Made& made) { return emit_assembly(*made.module, target); });
}

}  // namespace eas::codegen
