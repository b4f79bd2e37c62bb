// What this machine is, asked of LLVM: CPU, features, vectors. A CPU that was named by hand is
// checked against the machine, since code for more than it has would end in an illegal instruction.
#include <llvm/ADT/StringMap.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/TargetParser/Triple.h>
#include <eas/error.hpp>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "base/config.hpp"
#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/once.hpp"
#include "base/reserve.hpp"
#include "codegen/llvm/codegen.hpp"

namespace eas::codegen {
namespace {

// What systems and hypervisors switch off and no code of ours uses: part of no decision, so that
// machines of one CPU have one target.
bool concerns_systems_only(std::string_view feature) {
  static constexpr std::string_view kNames[] = {
      "cldemote", "clflushopt", "clwb",     "clzero",    "enqcmd",    "fsgsbase",
      "hreset",   "invpcid",    "kl",       "lwp",       "movdir64b", "movdiri",
      "mwaitx",   "pconfig",    "pku",      "prefetchi", "prfchw",    "ptwrite",
      "rdpid",    "rdpru",      "rdrnd",    "rdseed",    "rtm",       "serialize",
      "sgx",      "shstk",      "tsxldtrk", "uintr",     "usermsr",   "waitpkg",
      "wbnoinvd", "widekl",     "xsave",    "xsavec",    "xsaveopt",  "xsaves"};
  return std::find(std::begin(kNames), std::end(kNames), feature) != std::end(kNames);
}

std::unique_ptr<llvm::MCSubtargetInfo> subtarget(const std::string& triple, const std::string& cpu,
                                                 const std::string& features) {
  const llvm::Triple parsed(triple);
  std::string error;
  const llvm::Target* found = llvm::TargetRegistry::lookupTarget(parsed, error);
  if (!found) throw BackendError("cpu", cat("LLVM has no code generator for ", triple));
  return std::unique_ptr<llvm::MCSubtargetInfo>(
      found->createMCSubtargetInfo(parsed, cpu, features));
}

bool has(const llvm::MCSubtargetInfo& info, const std::string& feature) {
  return info.checkFeatures("+" + feature);
}

// How this machine differs from its CPU's name, e.g. "-avx512f" where a hypervisor hides it. What
// is missing comes last: it also takes away whatever implies it.
std::string difference(const llvm::MCSubtargetInfo& named, const llvm::StringMap<bool>& host) {
  std::vector<std::string> more, less;
  for (const auto& entry : host) {
    const std::string name = entry.getKey().str();
    if (concerns_systems_only(name) || entry.getValue() == has(named, name)) continue;
    (entry.getValue() ? more : less).push_back((entry.getValue() ? "+" : "-") + name);
  }
  std::sort(more.begin(), more.end());
  std::sort(less.begin(), less.end());
  more.insert(more.end(), less.begin(), less.end());
  return join(more, ",", [](const std::string& text) { return text; });
}

void check_host_has(const llvm::MCSubtargetInfo& named, const llvm::StringMap<bool>& host,
                    const std::string& cpu) {
  std::vector<std::string> missing;
  for (const auto& entry : host) {
    const std::string name = entry.getKey().str();
    if (!entry.getValue() && !concerns_systems_only(name) && has(named, name)) {
      missing.push_back(name);
    }
  }
  if (missing.empty()) return;
  std::sort(missing.begin(), missing.end());
  throw BackendError(
      "target_cpu",
      cat("this machine (", llvm::sys::getHostCPUName().str(), ") cannot run code for '", cpu,
          "', it has no ", join(missing, ", ", [](const std::string& text) { return text; })));
}

// CPUs of the first core with AVX-512: a single wide instruction lowers the clock of the whole core
// for a while, by up to a third. LLVM prefers 256 bits on all that came after, too, but there the
// clock is the same (or a few percent less) and half of the arithmetic would be left unused.
bool slows_down(std::string_view cpu) {
  static constexpr std::string_view kNames[] = {"skylake-avx512", "skx", "cascadelake",
                                                "cooperlake", "cannonlake"};
  return std::find(std::begin(kNames), std::end(kNames), cpu) != std::end(kNames);
}

// `wanted` as in EAS_VECTOR_BITS.
void describe_vectors(Target& target, const std::string& wanted) {
  const auto info = subtarget(target.triple, target.cpu, target.features);
  int most = 128;
  if (llvm::Triple(target.triple).isX86()) {
    const bool wide = has(*info, "avx512f") && has(*info, "avx512vl");
    target.registers = wide ? 32 : 16;
    most = wide ? 512 : has(*info, "avx") ? 256 : 128;
    target.fma = has(*info, "fma");
  } else {
    target.registers = 32;
    target.fma = true;
  }
  const int best = slows_down(target.cpu) ? std::min(most, 256) : most;
  const int bits = wanted == "auto" ? best : std::stoi(wanted);
  if (bits > most) {
    throw BackendError("vector_bits", cat(target.cpu, " has no vectors of ", bits,
                                          " bits, expected auto or at most ", most));
  }
  target.vector_bytes = bits / 8;
}

Target make_target(const std::string& wanted, const std::string& vector_bits) {
  const Reserve reserve(std::size_t{4} << 20);  // LLVM does not survive the end of memory
  llvm::InitializeNativeTarget();
  Target target;
  target.triple = llvm::sys::getProcessTriple();
  const llvm::StringMap<bool> host = llvm::sys::getHostCPUFeatures();
  if (wanted == "native") {
    target.cpu = llvm::sys::getHostCPUName().str();
    target.features = difference(*subtarget(target.triple, target.cpu, ""), host);
  } else {
    target.cpu = wanted;
    const auto generic = subtarget(target.triple, "", "");
    if (!generic->isCPUStringValid(wanted)) {
      throw BackendError("target_cpu",
                         cat("no such CPU, got '", wanted, "', expected native or a CPU of ",
                             llvm::Triple(target.triple).getArchName().str(),
                             " that LLVM knows, e.g. ", llvm::sys::getHostCPUName().str()));
    }
    check_host_has(*subtarget(target.triple, target.cpu, ""), host, wanted);
  }
  describe_vectors(target, vector_bits);
  return target;
}

}  // namespace

std::string Target::text() const {
  return cat(triple, " ", cpu, " ", features.empty() ? "-" : features, " ", vector_bytes, "x",
             registers, fma ? " fma" : "");
}

const Target& target() {
  static constinit std::mutex mutex;
  // By what was asked for: what was given out stays where it is.
  static constinit Once<std::map<std::pair<std::string, std::string>, Target>> known;
  const std::pair wanted(config::target_cpu(), config::vector_bits());
  const fork::Lock lock(mutex);
  auto& targets = known.get();
  const auto found = targets.find(wanted);
  if (found != targets.end()) return found->second;
  return targets.emplace(wanted, make_target(wanted.first, wanted.second)).first->second;
}

}  // namespace eas::codegen
