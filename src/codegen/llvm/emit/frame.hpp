// Frame: the function that is written. Its arguments as words, the launch it belongs to, the scratch
// memory of its worker, and the way out when something is wrong.
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "codegen/llvm/codegen.hpp"
#include "codegen/llvm/emit/debug_lines.hpp"
#include "codegen/llvm/scalar/elementwise.hpp"
#include "passes/analysis/memory.hpp"

namespace eas::codegen {

class Frame {
 public:
  Frame(const ir::Function& function, const Target& target, const Options& options,
        llvm::Module& module);

  const ir::Function& function;
  const Target& target;
  const Options& options;
  llvm::Module& module;
  llvm::IRBuilder<> builder;
  Emit emit;
  DebugLines lines;
  const passes::MemoryFacts memory_facts;

  // Makes `eas_entry` and begins to write it.
  void begin();
  llvm::Function* entry() const { return entry_; }
  llvm::BasicBlock* entry_block() const { return entry_block_; }
  // The program being written: its number, and its place along the axes the kernel asks for.
  llvm::Value* number = nullptr;
  std::array<llvm::Value*, 3> program{};

  llvm::ConstantInt* i64(std::int64_t value) {
    return builder.getInt64(static_cast<std::uint64_t>(value));
  }
  llvm::BasicBlock* block(const char* name);
  llvm::MDNode* rarely();  // of a branch whose first way is hardly ever taken

  llvm::Value* word(abi::WordKind kind, std::uint32_t param, std::int32_t axis = 0);
  const std::vector<abi::Word>& words() const { return words_; }
  llvm::Value* launch_field(std::size_t offset, llvm::Type* type);
  llvm::Value* launch_for_rare();  // the launch, for code that hardly ever runs
  llvm::Value* field(llvm::Value* of, std::size_t offset, llvm::Type* type);
  llvm::Value* service(std::size_t offset);
  void stop_if(llvm::Value* condition, abi::Stop stop, const ir::Node& node, llvm::Value* element,
               llvm::Value* value);

  llvm::Value* memory_of(const ir::Value* memory);
  void define_group(const ir::Value* memory, llvm::Value* address) { groups_[memory] = address; }
  // Of scratch: taken until somebody gives back all since a mark.
  llvm::Value* allocate(std::int64_t bytes);
  // Of scratch: nobody else's from the first program of a range to the last one.
  llvm::Value* keep(std::int64_t bytes);
  std::int64_t scratch_mark() const { return scratch_at_; }
  void free_since(std::int64_t mark) { scratch_at_ = mark; }
  std::int64_t scratch_bytes() const { return scratch_high_; }
  // When all is written: where what is kept lies.
  void finish();

 private:
  llvm::Function* entry_ = nullptr;
  llvm::BasicBlock* entry_block_ = nullptr;
  llvm::Value* launch_on_stack_ = nullptr;
  std::vector<abi::Word> words_;
  std::vector<llvm::Value*> word_values_;
  std::unordered_map<const ir::Value*, llvm::Value*> groups_;  // group memory
  std::int64_t scratch_at_ = 0, scratch_high_ = 0;
  std::vector<std::pair<llvm::Instruction*, std::int64_t>> kept_;  // addresses and sizes
};

}  // namespace eas::codegen
