// The emitter of GPU source as a generator of the backends' rows.
#include "backends/gpu.hpp"

#include <eas/error.hpp>

#include "base/format.hpp"
#include "base/once.hpp"
#include "codegen/gpu/emitter.hpp"
#include "compiler_sources.hpp"

namespace eas::backends {
namespace {

codegen::gpu::Options options_of(const runtime::CodeOptions& options) {
  return {options.check, options.disjoint, options.debug, options.group, options.lines};
}

abi::GpuTarget plain_opencl() {
  abi::GpuTarget target;
  target.language = "opencl";
  target.max_buffers = 64;
  target.max_argument_bytes = 1024;
  target.f64 = true;
  target.atomics64 = true;
  return target;
}

}  // namespace

std::string GpuGenerator::identity() const {
  return cat(codegen::gpu::identity(target_), "\n;abi ", abi::kAbiVersion, "\n;compiler ",
             compile::kCompilerSources);
}

bool GpuGenerator::takes_threads(const ir::Function& function) const {
  return !target_.one_thread && codegen::gpu::takes_threads(function);
}

abi::Artifact GpuGenerator::generate(const ir::Function& function,
                                     const runtime::CodeOptions& options) const {
  return codegen::gpu::generate(function, target_, options_of(options));
}

std::shared_ptr<const runtime::Executable> GpuGenerator::load(
    const abi::Artifact&, const runtime::LoadOptions& options) const {
  throw BackendError(options.name,
                     cat("there is no runtime for ", target_.language, " in this build"));
}

std::int64_t GpuGenerator::cache_bytes() const { return INT64_MAX; }

std::string GpuGenerator::text(std::string_view language, const ir::Function& function,
                               const runtime::CodeOptions& options) const {
  if (language != target_.language) throw InternalError(cat("GPU source as ", language));
  std::vector<abi::Word> words;
  return codegen::gpu::emit(function, target_, options_of(options), words).source;
}

const GpuGenerator& metal_for_people() {
  static constinit Once<GpuGenerator> made;
  return made.get([] { return GpuGenerator(abi::GpuTarget{}); });
}

const GpuGenerator& opencl_for_people() {
  static constinit Once<GpuGenerator> made;
  return made.get([] { return GpuGenerator(plain_opencl()); });
}

}  // namespace eas::backends
