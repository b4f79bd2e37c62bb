// The memory one object file is linked into: writable while LLVM links, then as its sections ask. Not
// LLVM's own manager, which allocates to free: code is freed by destructors, perhaps because memory
// has run out.
#pragma once

#include <llvm/ExecutionEngine/JITLink/JITLinkMemoryManager.h>
#include <llvm/Support/Memory.h>

namespace eas::runtime::cpu {

// For one link. The memory is its own, and goes when it does.
class CodeMemory final : public llvm::jitlink::JITLinkMemoryManager {
 public:
  CodeMemory() = default;
  ~CodeMemory() override;
  CodeMemory(const CodeMemory&) = delete;
  CodeMemory& operator=(const CodeMemory&) = delete;

  void allocate(const llvm::jitlink::JITLinkDylib* library, llvm::jitlink::LinkGraph& graph,
                OnAllocatedFunction then) override;
  // Nothing is freed before the destructor.
  void deallocate(std::vector<FinalizedAlloc> given, OnDeallocatedFunction then) override;

  bool refused() const { return refused_; }  // there was no memory for it

 private:
  class Linking;

  llvm::sys::MemoryBlock memory_;
  bool refused_ = false;
};

}  // namespace eas::runtime::cpu
