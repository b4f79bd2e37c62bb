// LLVM's JITLink does the linking: it says what is wrong where its older sibling aborts. Everything
// happens on the calling thread, in well under a tenth of a millisecond.
#include "runtime/cpu/loader.hpp"

#include <eas/error.hpp>

#include <llvm/ExecutionEngine/JITLink/JITLink.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/Triple.h>

#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/format.hpp"
#include "base/reserve.hpp"
#include "runtime/cpu/code_memory.hpp"
#include "runtime/cpu/debugger.hpp"
#include "runtime/cpu/elf_check.hpp"
#include "runtime/cpu/perf_dump.hpp"
#include "runtime/cpu/symbols.hpp"

namespace eas::runtime::cpu {
namespace {

using llvm::jitlink::JITLinkMemoryManager;

constexpr std::string_view kEntry = "eas_entry";
constexpr std::size_t kReserve = std::size_t{4}
                                 << 20;  // for LLVM, beside what the object's size asks

[[noreturn]] void refuse(const std::string& why) {
  throw BackendError("cpu", cat("machine code cannot be loaded: ", why));
}

struct Linked {
  std::uint64_t entry = 0;
  std::size_t bytes = 0;
  std::vector<LoadedSection> sections;
  std::vector<LoadedFunction> functions;
  std::optional<std::string> problem;
};

class Context final : public llvm::jitlink::JITLinkContext {
 public:
  Context(Linked& linked, CodeMemory& memory)
      : JITLinkContext(nullptr), linked_(linked), memory_(memory) {}

  JITLinkMemoryManager& getMemoryManager() override { return memory_; }
  void notifyFailed(llvm::Error error) override {
    linked_.problem = llvm::toString(std::move(error));
  }

  void lookup(const LookupMap& wanted,
              std::unique_ptr<llvm::jitlink::JITLinkAsyncLookupContinuation> then) override {
    llvm::jitlink::AsyncLookupResult found;
    for (const auto& [symbol, flags] : wanted) {
      llvm::StringRef name = *symbol;
      if (mach_o_) name.consume_front("_");
      const void* address = find_symbol({name.data(), name.size()});
      if (!address) {
        then->run(llvm::createStringError("it needs the unknown symbol '" + name.str() + "'"));
        return;
      }
      found[symbol] = {llvm::orc::ExecutorAddr::fromPtr(address), llvm::JITSymbolFlags::Exported};
    }
    then->run(std::move(found));
  }

  llvm::Error notifyResolved(llvm::jitlink::LinkGraph& graph) override {
    const std::string wanted = (mach_o_ ? "_" : "") + std::string(kEntry);
    for (llvm::jitlink::Symbol* symbol : graph.defined_symbols()) {
      if (!symbol->hasName() || !symbol->isCallable()) continue;
      const std::string name = (*symbol->getName()).str();
      const std::uint64_t address = symbol->getAddress().getValue();
      if (name == wanted && symbol->getOffset() < symbol->getBlock().getSize()) {
        linked_.entry = address;
      }
      linked_.functions.push_back({name == wanted ? "" : "." + name,
                                   symbol->getSection().getName().str(), address,
                                   symbol->getSize()});
    }
    for (llvm::jitlink::Section& section : graph.sections()) {
      const llvm::jitlink::SectionRange range(section);
      if (range.empty()) continue;
      linked_.bytes += range.getSize();
      linked_.sections.push_back({section.getName().str(), range.getStart().getValue()});
    }
    if (!linked_.entry) return llvm::createStringError("it has no function " + wanted);
    return llvm::Error::success();
  }

  void notifyFinalized(JITLinkMemoryManager::FinalizedAlloc memory) override { memory.release(); }

  llvm::Error modifyPassConfig(llvm::jitlink::LinkGraph& graph,
                               llvm::jitlink::PassConfiguration&) override {
    mach_o_ = graph.getTargetTriple().isOSBinFormatMachO();
    return llvm::Error::success();
  }

 private:
  Linked& linked_;
  CodeMemory& memory_;
  bool mach_o_ = false;
};

}  // namespace

struct LoadedCode::Memory {
  CodeMemory code;
  std::optional<DebugRegistration> debug;  // gone before the code
};

LoadedCode::LoadedCode() = default;
LoadedCode::~LoadedCode() = default;

std::shared_ptr<const LoadedCode> LoadedCode::load(std::string_view object,
                                                   const LoadOptions& options) {
  if (const std::string problem = problem_of_elf(object); !problem.empty()) refuse(problem);
  const Reserve reserve(kReserve + 8 * object.size());
  const llvm::MemoryBufferRef bytes(llvm::StringRef(object.data(), object.size()), "kernel");
  // Ours until the link is over: the graph dies inside it, while the names that were looked up, which
  // count their uses in the pool, are still held further up the stack.
  const auto names = std::make_shared<llvm::orc::SymbolStringPool>();
  auto graph = llvm::jitlink::createLinkGraphFromObject(bytes, names);
  if (!graph) refuse(llvm::toString(graph.takeError()));
  const llvm::Triple made_for = (*graph)->getTargetTriple();
  const llvm::Triple here(llvm::sys::getProcessTriple());
  if (made_for.getArch() != here.getArch()) {
    refuse(
        cat("it is for ", made_for.getArchName().str(), ", expected ", here.getArchName().str()));
  }

  Linked linked;
  auto memory = std::make_unique<Memory>();
  llvm::jitlink::link(std::move(*graph), std::make_unique<Context>(linked, memory->code));
  if (memory->code.refused()) throw std::bad_alloc();
  if (linked.problem) refuse(*linked.problem);

  std::shared_ptr<LoadedCode> loaded(new LoadedCode);
  if (options.debug) {
    memory->debug.emplace(object, linked.sections);
    for (LoadedFunction& function : linked.functions) {
      function.name.insert(0, options.name);
      write_perf_map(function.address, function.size, function.name);
    }
    write_perf_dump(object, linked.sections, linked.functions);
  }
  loaded->memory_ = std::move(memory);
  loaded->entry_ = reinterpret_cast<abi::Entry>(linked.entry);
  loaded->bytes_ = linked.bytes;
  return loaded;
}

}  // namespace eas::runtime::cpu
