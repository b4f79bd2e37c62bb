// See program.hpp. A binary archive is a file to Metal; ours lives in the cache of compiled code and is
// a file only while Metal reads or writes it.
#include "runtime/metal/program.hpp"

#include <eas/error.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <unistd.h>

#include "base/fork.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"

namespace eas::runtime::metal {
namespace {

constexpr UInteger kLanguage31 = (3 << 16) + 1;  // MTLLanguageVersion3_1: the first with bfloat
constexpr UInteger kFailOnArchiveMiss = 1 << 2;  // MTLPipelineOptionFailOnBinaryArchiveMiss

std::string identity(const MtlDevice& device, const std::string& source) {
  return sha256_hex(cat("metal archive 1\n", device.name(), "\n", source));
}

Ref make(const char* name) {
  const Id blank = send<Id>(api().get_class(name), sel::alloc);
  return Ref::take(blank ? send<Id>(blank, sel::init) : nullptr);
}

Ref library_of(MtlDevice& device, const std::string& source, const std::string& name) {
  const Ref options = make("MTLCompileOptions");
  // Numbers as IEEE has them: the source says where it wants less.
  if (responds(options.get(), sel::set_math_mode)) {
    send(options.get(), sel::set_math_mode, Integer{0});  // MTLMathModeSafe
  } else {
    send(options.get(), sel::set_fast_math, false);
  }
  send(options.get(), sel::set_language, kLanguage31);
  const Ref text = string(source);
  Id error = nullptr;
  Ref library =
      Ref::take(send<Id>(device.get(), sel::new_library, text.get(), options.get(), &error));
  if (library) return library;
  throw BackendError(name, cat("Metal refuses the source of this kernel, got ", reason(error),
                               " from ", device.name(), ", expected code"));
}

Ref descriptor_of(Id library, const std::string& entry, const std::string& name) {
  const Ref entry_name = string(entry);
  const Ref function = Ref::take(send<Id>(library, sel::new_function, entry_name.get()));
  if (!function) {
    throw BackendError(name, cat("the compiled library has no kernel ", entry));
  }
  Ref descriptor = make("MTLComputePipelineDescriptor");
  send(descriptor.get(), sel::set_function, function.get());
  return descriptor;
}

// A file that is gone when this is.
class TemporaryFile {
 public:
  TemporaryFile() {
    const char* folder = std::getenv("TMPDIR");
    path_ = cat(folder && *folder ? folder : "/tmp", "/eas-metal-XXXXXX");
    const int file = ::mkstemp(path_.data());
    if (file < 0) path_.clear();
    if (file >= 0) ::close(file);
  }
  ~TemporaryFile() {
    if (!path_.empty()) std::remove(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  bool there() const { return !path_.empty(); }
  Id url() const {  // lives as long as the pool
    const Ref path = string(path_);
    return send<Id>(api().get_class("NSURL"), sel::file_url, path.get());
  }
  void write(const std::string& bytes) const {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << bytes;
  }
  std::string read() const {
    std::ifstream in(path_, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
  }

 private:
  std::string path_;
};

Ref new_archive(MtlDevice& device, Id url) {
  const Ref descriptor = make("MTLBinaryArchiveDescriptor");
  if (!descriptor) return {};
  if (url) send(descriptor.get(), sel::set_url, url);
  Id error = nullptr;
  return Ref::take(send<Id>(device.get(), sel::new_archive, descriptor.get(), &error));
}

Ref new_pipeline(MtlDevice& device, Id descriptor, UInteger options, Id& error) {
  return Ref::take(send<Id>(device.get(), sel::new_pipeline, descriptor, options,
                            static_cast<void*>(nullptr), &error));
}

// The pipeline as it was kept, or nothing: an archive of another system is refused by Metal.
Ref pipeline_from(MtlDevice& device, Id descriptor, const std::string& bytes) {
  const TemporaryFile file;
  if (!file.there()) return {};
  file.write(bytes);
  const Ref archive = new_archive(device, file.url());
  if (!archive) return {};
  send(descriptor, sel::set_archives,
       send<Id>(api().get_class("NSArray"), sel::array_with_object, archive.get()));
  Id error = nullptr;
  Ref pipeline = new_pipeline(device, descriptor, kFailOnArchiveMiss, error);
  send(descriptor, sel::set_archives, Id{nullptr});
  return pipeline;
}

std::string archive_of(MtlDevice& device, Id descriptor) {
  const Ref archive = new_archive(device, nullptr);
  Id error = nullptr;
  if (!archive || !send<bool>(archive.get(), sel::add_pipeline, descriptor, &error)) return "";
  const TemporaryFile file;
  if (!file.there() || !send<bool>(archive.get(), sel::serialize, file.url(), &error)) return "";
  return file.read();
}

Ref pipeline_for(MtlDevice& device, Id descriptor, const std::string& name) {
  Id error = nullptr;
  Ref pipeline = new_pipeline(device, descriptor, 0, error);
  if (pipeline) return pipeline;
  throw BackendError(name, cat("Metal makes no pipeline of this kernel, got ", reason(error),
                               " from ", device.name(), ", expected one"));
}

}  // namespace

Ref pipeline_of(MtlDevice& device, const std::string& source, const std::string& entry,
                const std::string& name) {
  const Pool pool;
  const Ref library = library_of(device, source, name);
  return pipeline_for(device, descriptor_of(library.get(), entry, name).get(), name);
}

MtlProgram::MtlProgram(const abi::Artifact& artifact, const LoadOptions& options)
    : name_(options.name), store_(options.store) {
  auto emission = abi::unpack(artifact.object);
  if (!emission || emission->language != "msl") {
    throw BackendError(name_, "these bytes are no Metal code");
  }
  emission_ = std::move(*emission);
}

Id MtlProgram::on(MtlDevice& device) const {
  const fork::Lock lock(mutex_);
  Ref& place = built_[&device];
  if (!place) place = build(device);
  return place.get();
}

void MtlProgram::check_limits(const MtlDevice& device) const {
  const auto refuse = [&](const char* what, auto got, auto most) {
    throw BackendError(
        name_, cat("the kernel does not fit the GPU, got ", got, " ", what, ", expected at most ",
                   most, " on ", device.name(), "; use smaller tiles"));
  };
  const abi::GpuTarget& limits = device.target();
  const auto& group = emission_.group;
  const std::int64_t threads = group[0] * group[1] * group[2];
  if (threads > limits.max_threads) refuse("threads in a group", threads, limits.max_threads);
  if (emission_.group_bytes > limits.group_bytes) {
    refuse("bytes of threadgroup memory", emission_.group_bytes, limits.group_bytes);
  }
  const auto bound = static_cast<std::int64_t>(emission_.buffers.size()) +
                     (emission_.argument_bytes > 0) + emission_.has_faults + emission_.has_area;
  if (bound > limits.max_buffers) refuse("buffers", bound, limits.max_buffers);
  if (emission_.argument_bytes > limits.max_argument_bytes) {
    refuse("bytes of arguments", emission_.argument_bytes, limits.max_argument_bytes);
  }
}

Ref MtlProgram::build(MtlDevice& device) const {
  check_limits(device);
  const Pool pool;
  // The library is compiled in any case: a pipeline is found in an archive by its function.
  const Ref library = library_of(device, emission_.source, name_);
  const Ref descriptor = descriptor_of(library.get(), emission_.entry, name_);
  Ref pipeline;
  const std::string key = store_ ? identity(device, emission_.source) : "";
  if (store_) {
    if (const auto known = store_->find(key)) {
      pipeline = pipeline_from(device, descriptor.get(), *known);
    }
  }
  if (!pipeline) {
    pipeline = pipeline_for(device, descriptor.get(), name_);
    if (store_) {
      const std::string archive = archive_of(device, descriptor.get());
      if (!archive.empty()) store_->insert(key, cat(name_, " (on ", device.name(), ")"), archive);
    }
  }
  const auto& group = emission_.group;
  const std::int64_t threads = group[0] * group[1] * group[2];
  const auto most = static_cast<std::int64_t>(send<UInteger>(pipeline.get(), sel::max_threads));
  if (threads > most) {
    throw BackendError(
        name_,
        cat("the kernel needs more registers than the GPU has for a group, got ", threads,
            " threads, expected at most ", most, " on ", device.name(), "; use smaller tiles"));
  }
  return pipeline;
}

abi::Report MtlProgram::run(const Launch&) const {
  throw InternalError("Metal code runs as work of a stream");
}

std::shared_ptr<const Executable> load(const abi::Artifact& artifact, const LoadOptions& options) {
  auto out = std::make_shared<MtlProgram>(artifact, options);
  out->on(device(0));
  return out;
}

}  // namespace eas::runtime::metal
