// The code generator and the loader of machine code, which know nothing of each other, made one.
#include "backends/cpu.hpp"

#include <eas/error.hpp>

#include <map>
#include <mutex>

#include "backends/vector_width.hpp"
#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "codegen/llvm/codegen.hpp"
#include "codegen/llvm/width.hpp"
#include "compiler_sources.hpp"
#include "runtime/cpu/executable.hpp"
#include "runtime/cpu/machine.hpp"

namespace eas::backends {
namespace {

codegen::Options options_of(const runtime::CodeOptions& options) {
  return {options.check, options.disjoint, options.debug};
}

const codegen::Target& target() {
  codegen::measure_widths_by(measured_width);
  return codegen::target();
}

class CpuGenerator final : public runtime::Generator {
 public:
  explicit CpuGenerator(const codegen::Target& target) : target_(target) {}

  std::string identity() const override {
    return cat(target_.text(), "\n;llvm ", EAS_LLVM_VERSION, "\n;abi ", abi::kAbiVersion,
               "\n;compiler ", compile::kCompilerSources);
  }
  abi::Artifact generate(const ir::Function& function,
                         const runtime::CodeOptions& options) const override {
    return codegen::generate(function, target_, options_of(options));
  }
  std::shared_ptr<const runtime::Executable> load(
      const abi::Artifact& artifact, const runtime::LoadOptions& options) const override {
    return runtime::cpu::load(artifact, options);
  }
  std::int64_t cache_bytes() const override { return runtime::cpu::last_level_cache_bytes(); }
  std::string text(std::string_view language, const ir::Function& function,
                   const runtime::CodeOptions& options) const override {
    if (language == "llvm") return codegen::llvm_text(function, target_, options_of(options));
    if (language == "asm") return codegen::asm_text(function, target_, options_of(options));
    throw InternalError(cat("the CPU's code as ", language));
  }

 private:
  const codegen::Target& target_;  // which lives as long as the process
};

}  // namespace

const runtime::Generator& cpu_generator() {
  // Never destroyed, as the code in the caches points here. The settings name few processors.
  static constinit std::mutex mutex;
  static constinit Once<std::map<const codegen::Target*, CpuGenerator>> made;
  const codegen::Target& wanted = target();
  const fork::Lock lock(mutex);
  return made.get().try_emplace(&wanted, wanted).first->second;
}

CpuFacts cpu_facts() {
  const codegen::Target& known = target();
  return {known.cpu, known.vector_bytes * 8, codegen::why_so_wide(), EAS_LLVM_VERSION,
          runtime::cpu::thread_count()};
}

}  // namespace eas::backends
