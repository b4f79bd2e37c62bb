// The text of kernels to a library that the engine runs: clang compiles the unchanged text as C++ for
// OpenCL, followed by one function for each kernel that turns addresses and numbers into its arguments.
#include <dlfcn.h>
#include <link.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <regex>
#include <sstream>
#include <stdexcept>

#include "engine.hpp"

namespace msl_host {

// A file is loaded once in a process, and tells of its memory only then: those of one text share it.
struct Loaded {
  void* handle = nullptr;
  std::vector<Global> globals;
  ~Loaded() {
    if (handle) dlclose(handle);
  }
};

}  // namespace msl_host

struct MslLibrary {
  std::string path;
  std::shared_ptr<msl_host::Loaded> loaded;
  struct Kernel {
    msl_host::Thunk thunk;
    std::int64_t max_threads;
  };
  std::map<std::string, Kernel> kernels;
  std::string names;
};

namespace msl_host {
namespace {

struct Parameter {
  std::string type, attribute;  // "device const float*", "buffer"
  int index = -1;
};
struct Signature {
  std::string name;
  std::vector<Parameter> parameters;
  std::int64_t max_threads = 0;
};

// 5.2.3.6 Kernel Function Input Attributes.
const std::map<std::string, Id>& id_attributes() {
  static const std::map<std::string, Id> names = {
      {"thread_position_in_grid", kThreadInGrid},
      {"thread_position_in_threadgroup", kThreadInGroup},
      {"threadgroup_position_in_grid", kGroupInGrid},
      {"threads_per_threadgroup", kThreadsPerGroup},
      {"dispatch_threads_per_threadgroup", kThreadsPerGroup},
      {"threadgroups_per_grid", kGroupsPerGrid},
      {"threads_per_grid", kThreadsPerGrid},
      {"thread_index_in_threadgroup", kThreadIndex},
      {"thread_index_in_simdgroup", kLane},
      {"simdgroup_index_in_threadgroup", kSimdgroup},
      {"threads_per_simdgroup", kSimdgroupWidth},
      {"thread_execution_width", kSimdgroupWidth},
      {"simdgroups_per_threadgroup", kSimdgroupsPerGroup},
  };
  return names;
}

std::string without_comments(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 2, "//") == 0) {
      i = std::min(text.find('\n', i), text.size());
    } else if (text.compare(i, 2, "/*") == 0) {
      i = std::min(text.find("*/", i + 2), text.size()) + 1;
      out += ' ';
      continue;
    }
    if (i < text.size()) out += text[i];
  }
  return out;
}

Parameter parse_parameter(const std::string& text) {
  static const std::regex form(
      R"(^\s*([\s\S]*?)\s*(\w+)\s*\[\[\s*(\w+)\s*(?:\(\s*(\d+)\s*\))?\s*\]\]\s*$)");
  std::smatch match;
  if (!std::regex_match(text, match, form)) {
    throw std::runtime_error("a kernel's argument without an attribute: " + text);
  }
  Parameter result{match[1], match[3], match[4].length() ? std::stoi(match[4]) : -1};
  const bool memory = result.attribute == "buffer" || result.attribute == "threadgroup";
  if (memory ? result.index < 0 : !id_attributes().count(result.attribute)) {
    throw std::runtime_error("an attribute that Metal's kernels do not have: " + text);
  }
  return result;
}

std::vector<Signature> parse_signatures(const std::string& source) {
  const std::string text = without_comments(source);
  static const std::regex head(
      R"((\[\[\s*max_total_threads_per_threadgroup\s*\(\s*(\d+)\s*\)\s*\]\]\s*)?(?:\bkernel\b|\[\[\s*kernel\s*\]\])\s*(\[\[\s*max_total_threads_per_threadgroup\s*\(\s*(\d+)\s*\)\s*\]\]\s*)?void\s+(\w+)\s*\()");
  std::vector<Signature> result;
  for (std::sregex_iterator it(text.begin(), text.end(), head), end; it != end; ++it) {
    Signature s;
    s.name = (*it)[5];
    if ((*it)[2].length()) s.max_threads = std::stoll((*it)[2]);
    if ((*it)[4].length()) s.max_threads = std::stoll((*it)[4]);
    std::string part;
    int depth = 1;
    for (auto at = static_cast<std::size_t>(it->position() + it->length()); depth > 0; ++at) {
      if (at >= text.size()) throw std::runtime_error("a kernel whose arguments do not end");
      const char c = text[at];
      depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
      if (depth == 0 || (depth == 1 && c == ',')) {
        if (part.find_first_not_of(" \t\n") != std::string::npos) {
          s.parameters.push_back(parse_parameter(part));
        }
        part.clear();
      } else {
        part += c;
      }
    }
    result.push_back(std::move(s));
  }
  return result;
}

std::string argument_text(const Parameter& p) {
  const std::string at = "[" + std::to_string(p.index) + "]";
  if (p.attribute == "buffer" || p.attribute == "threadgroup") {
    const std::string from = (p.attribute == "buffer" ? "buffers" : "group_memory") + at;
    if (p.type.back() == '&') {
      return "*(" + p.type.substr(0, p.type.size() - 1) + "*)" + from;
    }
    return "(" + p.type + ")" + from;
  }
  const std::string ids = "ids + 3 * " + std::to_string(id_attributes().at(p.attribute));
  return "msl_host_id<" + p.type + ">(" + ids + ")";
}

std::string wrapper_text(const std::string& file, const std::vector<Signature>& signatures) {
  std::string out = "#include \"" + file + "\"\n";
  out += R"(
template <class T>
static inline T msl_host_id(const __private uint* id) {
  constexpr int n = metal::msl_host::width<T>::value;
  static_assert(n <= 3, "a position has at most three components");
  if constexpr (n == 1) {
    return T(id[0]);
  } else {
    T result;
    for (int i = 0; i < n; ++i) result[i] = id[i];
    return result;
  }
}
)";
  for (const Signature& s : signatures) {
    out += "extern \"C\" void msl_thunk_" + s.name +
           "(const __private ulong* buffers, const __private ulong* group_memory, "
           "const __private uint* ids) {\n  " +
           s.name + "(";
    for (std::size_t i = 0; i < s.parameters.size(); ++i) {
      out += (i ? ", " : "") + argument_text(s.parameters[i]);
    }
    out += ");\n}\n";
  }
  return out;
}

std::uint64_t hash(const std::string& text, std::uint64_t seed) {
  for (const unsigned char c : text) seed = (seed ^ c) * 0x100000001b3ULL;
  return seed;
}

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

void write_file(const std::string& path, const std::string& text) {
  const std::string partial = path + "." + std::to_string(getpid());
  std::ofstream(partial, std::ios::binary) << text;
  std::rename(partial.c_str(), path.c_str());
}

// This library's folder has the headers in `include`, beside the sources it was built from.
const std::string& include_folder() {
  static const std::string folder = MSL_HOST_INCLUDE;
  return folder;
}

const char* const kHeaders[] = {"metal_stdlib",  "metal_types",  "metal_math",
                                "metal_compute", "metal_atomic", "metal_simdgroup_matrix"};

// The language, and what clang's passes must leave as it is in the text.
const std::string& language_flags() {
  static const std::string all = [] {
    std::string f =
        " -x clcpp -cl-std=clc++2021 -cl-no-stdinc -Xclang -cl-ext=+cl_khr_fp16"
        " -Xclang -fbfloat16-excess-precision=none -Xclang -ffloat16-excess-precision=none"
        " -ffp-contract=off -O1 -g1 -fPIC -shared -nostdlib -Wno-unknown-attributes -Werror"
        " -Wno-unused-variable -Wno-unused-function -Wno-tautological-compare"
        " -Wl,-z,undefs"
        // Calls are put in after clang's passes, which must leave accesses where the text has them: no
        // load before a loop in place of those some threads do in it, no group memory taken apart, kept
        // in a register or replaced by the one value that is stored there.
        " -mllvm -disable-licm-promotion -fkeep-persistent-storage-variables";
#if defined(__x86_64__)
    if (__builtin_cpu_supports("f16c")) f += " -mf16c";
#endif
    return f + " -I" + include_folder();
  }();
  return all;
}

// Every access is a call; the engine is what is called.
std::string flags() {
  return language_flags() +
         " -fsanitize=address -fno-sanitize-link-runtime -mllvm -asan-stack=0 -mllvm -asan-opt=0"
         " -mllvm -asan-instrumentation-with-call-threshold=0";
}

// Runs a command of the shell; what it printed, and whether it succeeded.
bool shell(const std::string& command, std::string& output) {
  FILE* const pipe = popen(("env -u LD_PRELOAD " + command + " 2>&1").c_str(), "r");
  if (!pipe) return false;
  char part[4096];
  while (const std::size_t got = fread(part, 1, sizeof(part), pipe)) output.append(part, got);
  const int status = pclose(pipe);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

// Whether it lies in memory that may be written: group memory does, constants do not.
bool is_writable(const void* address) {
  struct Search {
    ElfW(Addr) at;
    bool writable;
  } search{reinterpret_cast<ElfW(Addr)>(address), false};
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* data) {
        auto& s = *static_cast<Search*>(data);
        for (int i = 0; i < info->dlpi_phnum; ++i) {
          const ElfW(Phdr) & part = info->dlpi_phdr[i];
          const ElfW(Addr) begin = info->dlpi_addr + part.p_vaddr;
          if (part.p_type != PT_LOAD || s.at < begin || s.at >= begin + part.p_memsz) continue;
          s.writable = (part.p_flags & PF_W) != 0;
          return 1;
        }
        return 0;
      },
      &search);
  return search.writable;
}

// Conversions of half and bfloat that the processor has no instruction for.
const std::string& conversions(const std::string& clang) {
  static const std::string path = [&] {
    std::string output;
    if (!shell(clang + " --rtlib=compiler-rt -print-libgcc-file-name", output)) output.clear();
    return output.substr(0, output.find('\n'));
  }();
  return path;
}

std::string build(const std::string& text, const std::vector<Signature>& signatures,
                  const std::string& folder, const std::string& clang) {
  static const std::uint64_t headers = [] {
    std::uint64_t h = 0xcbf29ce484222325ULL;
    for (const char* name : kHeaders) h = hash(read_file(include_folder() + "/" + name), h);
    return h;
  }();
  mkdir(folder.c_str(), 0777);
  char stem[32];
  const std::uint64_t key =
      hash(flags(), hash(clang, hash(text, headers))) ^ hash(wrapper_text("", signatures), 1);
  std::snprintf(stem, sizeof(stem), "/%016llx", static_cast<unsigned long long>(key));
  const std::string base = folder + stem, library = base + ".so";
  if (access(library.c_str(), R_OK) == 0) return library;
  write_file(base + ".metal", text);
  write_file(base + ".clcpp", wrapper_text(base + ".metal", signatures));
  const std::string partial = library + "." + std::to_string(getpid());
  std::string output;
  if (!shell(
          clang + flags() + " -o " + partial + " " + base + ".clcpp -x none " + conversions(clang),
          output)) {
    throw std::runtime_error(output.empty() ? "clang could not be run" : output);
  }
  std::rename(partial.c_str(), library.c_str());
  return library;
}

void put(const std::string& text, char* to, std::size_t bytes) {
  if (bytes == 0) return;
  const std::size_t n = std::min(text.size(), bytes - 1);
  std::memcpy(to, text.data(), n);
  to[n] = 0;
}

std::shared_ptr<Loaded> load(const std::string& path) {
  static std::map<std::string, std::weak_ptr<Loaded>> all;
  std::weak_ptr<Loaded>& place = all[path];
  if (std::shared_ptr<Loaded> there = place.lock()) return there;
  const auto made = std::make_shared<Loaded>();
  take_registered();
  made->handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!made->handle) throw std::runtime_error(dlerror());
  made->globals = take_registered();
  for (Global& g : made->globals) g.writable = is_writable(g.begin);
  place = made;
  return made;
}

// A launch as a file in the folder that MSL_HOST_RECORD names, for the flat run (flat.cpp).
class Recorded {
 public:
  explicit Recorded(const MslLaunch& launch) {
    if (!folder()) return;
    for (int i = 0; i < launch.buffer_count; ++i) before_.push_back(content(launch.buffers[i]));
  }

  void write(const std::string& library, const std::string& kernel, const MslLaunch& launch) const {
    static int count = 0;
    if (!folder()) return;
    std::string out;
    const auto put = [&](auto number) {
      out.append(reinterpret_cast<char*>(&number), sizeof(number));
    };
    const auto put_bytes = [&](const std::string& bytes) {
      put(std::uint64_t{bytes.size()});
      out += bytes;
    };
    put_bytes(kernel);
    put(static_cast<std::uint32_t>(launch.buffer_count));
    for (int i = 0; i < launch.buffer_count; ++i) {
      const MslBuffer& each = launch.buffers[i];
      put(reinterpret_cast<std::uint64_t>(each.data));
      put(each.writable);
      put_bytes(before_[static_cast<std::size_t>(i)]);
      put_bytes(content(each));
    }
    for (const std::uint32_t each : launch.groups) put(each);
    for (const std::uint32_t each : launch.threads) put(each);
    put(launch.order);
    put(static_cast<std::uint32_t>(launch.threadgroup_count));
    for (int i = 0; i < launch.threadgroup_count; ++i) put(launch.threadgroup_bytes[i]);
    const std::string stem = library.substr(library.rfind('/') + 1, 16);
    write_file(std::string(folder()) + "/" + stem + "_" + std::to_string(getpid()) + "_" +
                   std::to_string(count++) + ".launch",
               out);
  }

 private:
  static const char* folder() { return std::getenv("MSL_HOST_RECORD"); }
  static std::string content(const MslBuffer& buffer) {
    return buffer.data ? std::string(static_cast<const char*>(buffer.data), buffer.bytes) : "";
  }
  std::vector<std::string> before_;
};

std::recursive_mutex& mutex() {
  static std::recursive_mutex instance;
  return instance;
}

}  // namespace
}  // namespace msl_host

using msl_host::Signature;

MslLibrary* msl_compile(const char* text, const char* folder, const char* clang, char* error,
                        size_t error_bytes) {
  const std::lock_guard lock(msl_host::mutex());
  try {
    const std::vector<Signature> signatures = msl_host::parse_signatures(text);
    if (signatures.empty()) throw std::runtime_error("there is no kernel in the text");
    const std::string path = msl_host::build(text, signatures, folder, clang);
    auto library = std::make_unique<MslLibrary>();
    library->path = path;
    library->loaded = msl_host::load(path);
    for (const Signature& s : signatures) {
      void* const thunk = dlsym(library->loaded->handle, ("msl_thunk_" + s.name).c_str());
      if (!thunk) throw std::runtime_error("no " + s.name + " in the library");
      library->kernels[s.name] = {reinterpret_cast<msl_host::Thunk>(thunk), s.max_threads};
      library->names += (library->names.empty() ? "" : " ") + s.name;
    }
    return library.release();
  } catch (const std::exception& failed) {
    msl_host::put(failed.what(), error, error_bytes);
    return nullptr;
  }
}

void msl_release(MslLibrary* library) {
  const std::lock_guard lock(msl_host::mutex());
  delete library;
}

const char* msl_language_flags() { return msl_host::language_flags().c_str(); }

const char* msl_path(const MslLibrary* library) { return library->path.c_str(); }

const char* msl_kernels(const MslLibrary* library) { return library->names.c_str(); }

int64_t msl_max_threads(const MslLibrary* library, const char* kernel) {
  const auto found = library->kernels.find(kernel);
  return found == library->kernels.end() ? -1 : found->second.max_threads;
}

int msl_run(MslLibrary* library, const char* kernel, const MslLaunch* launch, char* error,
            size_t error_bytes) {
  const std::lock_guard lock(msl_host::mutex());
  std::string failure;
  const auto found = library->kernels.find(kernel);
  if (found == library->kernels.end()) {
    failure = std::string("no kernel ") + kernel;
  } else {
    const std::uint64_t threads =
        std::uint64_t{launch->threads[0]} * launch->threads[1] * launch->threads[2];
    const auto most = static_cast<std::uint64_t>(found->second.max_threads);
    if (most != 0 && threads > most) {
      failure = std::to_string(threads) + " threads in a group of a kernel that is for " +
                std::to_string(most) + " at most";
    } else {
      const msl_host::Recorded record(*launch);
      failure = msl_host::run(found->second.thunk, library->loaded->globals, *launch);
      if (failure.empty()) record.write(library->path, kernel, *launch);
    }
  }
  msl_host::put(failure, error, error_bytes);
  return failure.empty() ? 0 : 1;
}
