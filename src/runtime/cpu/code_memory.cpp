// All segments lie in one mapping, each on pages of its own.
#include "runtime/cpu/code_memory.hpp"

#include <llvm/ExecutionEngine/JITLink/JITLink.h>
#include <llvm/Support/MathExtras.h>
#include <llvm/Support/Process.h>

#include <memory>
#include <utility>

namespace eas::runtime::cpu {

using llvm::jitlink::BasicLayout;
using llvm::sys::Memory;

// Between the allocation and the end of the link.
class CodeMemory::Linking final : public InFlightAlloc {
 public:
  Linking(BasicLayout layout, std::uint64_t page) : layout_(std::move(layout)), page_(page) {}

  void finalize(OnFinalizedFunction then) override {
    for (auto& [group, segment] : layout_.segments()) {
      const std::uint64_t size = llvm::alignTo(segment.ContentSize + segment.ZeroFillSize, page_);
      const llvm::sys::MemoryBlock pages(segment.WorkingMem, size);
      const unsigned protection = llvm::orc::toSysMemoryProtectionFlags(group.getMemProt());
      if (const auto problem = Memory::protectMappedMemory(pages, protection)) {
        return then(llvm::errorCodeToError(problem));
      }
      if (protection & Memory::MF_EXEC) Memory::InvalidateInstructionCache(pages.base(), size);
    }
    then(FinalizedAlloc(llvm::orc::ExecutorAddr()));
  }
  void abandon(OnAbandonedFunction then) override { then(llvm::Error::success()); }

 private:
  BasicLayout layout_;
  std::uint64_t page_;
};

CodeMemory::~CodeMemory() { Memory::releaseMappedMemory(memory_); }

void CodeMemory::allocate(const llvm::jitlink::JITLinkDylib*, llvm::jitlink::LinkGraph& graph,
                          OnAllocatedFunction then) {
  auto page = llvm::sys::Process::getPageSize();
  if (!page) return then(page.takeError());
  BasicLayout layout(graph);
  auto sizes = layout.getContiguousPageBasedLayoutSizes(*page);
  if (!sizes) return then(sizes.takeError());
  std::error_code problem;
  memory_ = Memory::allocateMappedMemory(sizes->total(), nullptr,
                                         Memory::MF_READ | Memory::MF_WRITE, problem);
  if (problem) {
    refused_ = true;
    return then(llvm::errorCodeToError(problem));
  }
  char* next = static_cast<char*>(memory_.base());  // zero, as the system gives it
  for (auto& [group, segment] : layout.segments()) {
    segment.WorkingMem = next;
    segment.Addr = llvm::orc::ExecutorAddr::fromPtr(next);
    next += llvm::alignTo(segment.ContentSize + segment.ZeroFillSize, *page);
  }
  if (llvm::Error error = layout.apply()) return then(std::move(error));
  then(std::make_unique<Linking>(std::move(layout), *page));
}

void CodeMemory::deallocate(std::vector<FinalizedAlloc> given, OnDeallocatedFunction then) {
  for (FinalizedAlloc& each : given) each.release();
  then(llvm::Error::success());
}

}  // namespace eas::runtime::cpu
