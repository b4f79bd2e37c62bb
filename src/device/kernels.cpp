// See kernels.hpp.
#include "device/kernels.hpp"

#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "base/fork.hpp"
#include "base/once.hpp"
#include "compile/compile.hpp"
#include "ir/parse.hpp"
#include "runtime/backend.hpp"

namespace eas::device {
namespace {

using Key = std::pair<const runtime::Backend*, std::string>;

struct Kept {
  std::mutex mutex;
  std::map<Key, std::shared_ptr<const compile::CompiledKernel>> kernels;
};

Kept& kept() {
  static constinit Once<Kept> instance;
  return instance.get();
}

}  // namespace

std::shared_ptr<const compile::CompiledKernel> kernel_of(const std::string& name,
                                                         const std::string& text,
                                                         const runtime::Backend& backend) {
  const Key key(&backend, text);
  {
    const fork::Lock lock(kept().mutex);
    if (const auto found = kept().kernels.find(key); found != kept().kernels.end()) {
      return found->second;
    }
  }
  auto function = ir::parse(text);
  ir::DebugInfo debug;
  debug.kernel = name;
  for (std::size_t i = 0; i < function->body()->params.size(); ++i) {
    debug.params.push_back("p" + std::to_string(i));
  }
  compile::Options options;
  options.target = std::string(backend.target());
  auto made = compile::compile(std::move(function), std::move(debug), options);
  const fork::Lock lock(kept().mutex);
  return kept().kernels.try_emplace(key, std::move(made)).first->second;
}

void launch(const compile::CompiledKernel& kernel, std::span<const Memory> memories,
            std::span<const std::int64_t> numbers, const launch::Extent& grid,
            const std::shared_ptr<runtime::DeviceStream>& stream) {
  std::vector<compile::NativeArgument> arguments;
  for (const Memory& memory : memories) {
    arguments.push_back({memory.data, memory.shape.data(), memory.strides.data(),
                         static_cast<std::int32_t>(memory.shape.size()), 0});
  }
  for (const std::int64_t number : numbers)
    arguments.push_back({nullptr, nullptr, nullptr, 0, number});
  launch::DeviceLaunch how;
  how.grid = grid;
  how.device = {*stream->backend->device, stream->index};
  how.stream = stream;
  how.sync = false;
  launch::run_on_device(kernel, arguments, how);
}

}  // namespace eas::device
