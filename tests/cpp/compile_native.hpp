// Kernels from IR text on both targets, with a cache folder of their own.
#pragma once

#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "backends/backends.hpp"
#include "base/config.hpp"
#include "compile/cache.hpp"
#include "compile/compile.hpp"
#include "compile/disk_cache.hpp"
#include "compile/native.hpp"
#include "ir/parse.hpp"
#include "launch/launch.hpp"
#include "launch/native.hpp"

namespace eas::compile {

// The n-th node of a kernel is said to come from line n of k.py.
inline std::shared_ptr<const CompiledKernel> compile_text(const std::string& text,
                                                          const std::string& target,
                                                          const std::string& name = "k") {
  backends::link();
  auto function = ir::parse(text);
  ir::DebugInfo debug;
  debug.kernel = name;
  for (std::size_t p = 0; p < function->body()->params.size(); ++p) {
    debug.params.push_back(std::string(1, static_cast<char>('a' + p)));
  }
  debug.locations.emplace_back();
  ir::walk(*function->body(), [&](ir::Node* node) {
    node->location = static_cast<std::uint32_t>(debug.locations.size());
    debug.locations.push_back({name + ".py", name, static_cast<int>(node->location), 0, 0, ""});
  });
  Options options;
  options.target = target;
  return compile(std::move(function), std::move(debug), options);
}

template <class T>
interp::BufferArgument whole(std::vector<T>& values) {
  return {values.data(), dtype_of<T>, {static_cast<std::int64_t>(values.size())}, {1}, false};
}

class NativeTest : public testing::Test {
 protected:
  NativeTest() {
    std::string name = (std::filesystem::temp_directory_path() / "eas-native-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    folder = name;
    config::set(config::Setting::cache_dir, name);
    memory_cache().clear();
  }
  ~NativeTest() override {
    for (const config::Row& row : config::rows()) config::set(row.setting, row.initial);
    memory_cache().clear();
    std::filesystem::remove_all(folder);
  }
  std::filesystem::path folder;
};

}  // namespace eas::compile
