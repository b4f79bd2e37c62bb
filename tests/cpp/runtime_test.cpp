// The backends of this build: what `auto` means, and what those say that are not here.
#include "runtime/backend.hpp"

#include <gtest/gtest.h>

#include <eas/error.hpp>

#include "backends/backends.hpp"
#include "base/config.hpp"

namespace eas::runtime {
namespace {

std::string refusal(std::string_view name) {
  backends::link();
  try {
    resolve(name, "add");
  } catch (const BackendError& error) {
    return error.what();
  }
  return "available";
}

TEST(Backend, AutoIsTheFirstAvailable) {
  EXPECT_EQ(resolve("auto", "add").name, "cpu");
  EXPECT_EQ(resolve("interpreter", "add").name, "interpreter");
  EXPECT_EQ(resolve("eager", "add").name, "eager");
}

TEST(Backend, SaysWhyAndWhatToDo) {
#ifndef __APPLE__
  EXPECT_EQ(refusal("mps"),
            "[add] backend 'mps' is not available: there is no Metal on this system; use a Mac "
            "with Apple silicon and macOS 14 or newer");
#endif
  EXPECT_EQ(refusal("cuda"),
            "[add] no such backend, got 'cuda', expected one of auto, cpu, metal, opencl, "
            "interpreter, eager");
}

TEST(Backend, RowsSayWhyExactlyWhenNotAvailable) {
  for (const Backend* row : backends()) {
    const Presence found = row->presence();
    EXPECT_EQ(found.reason.empty(), found.fix.empty()) << row->name;
    EXPECT_FALSE(row->doc.empty()) << row->name;
  }
}

TEST(Backend, SourceIsWrittenWithoutADevice) {
  EXPECT_EQ(writes("msl", "add", "Metal source").name, "metal");
  EXPECT_EQ(writes("opencl", "add", "OpenCL source").name, "opencl");
}

TEST(Backend, RowsAreTheValuesOfTheSettingAndTheNamesOfDevices) {
  try {
    config::set(config::Setting::backend, "cuda");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::Backend);
    EXPECT_STREQ(error.what(),
                 "[config] EAS_BACKEND has no such value, got 'cuda', expected one of auto, cpu, "
                 "metal, mps, opencl, interpreter, eager");
  }
  try {
    parse_device("cuda", "zeros");
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(error.what(),
                 "[zeros] no such device, got \"cuda\", expected \"cpu\", \"metal\", \"mps\" or "
                 "\"opencl\"");
  }
}

TEST(Backend, IsRegisteredOnceAndProbedWhenAsked) {
  static bool driver = false;
  const Backend& row = register_backend({.name = "probed",
                                         .doc = "a backend whose driver comes and goes",
                                         .aliases = "other names",
                                         .probe = []() -> Presence {
                                           if (driver) return {};
                                           return {"there is no driver", "plug it in"};
                                         }});
  EXPECT_EQ(refusal("names"),
            "[add] backend 'names' is not available: there is no driver; plug it in");
  driver = true;
  EXPECT_EQ(&resolve("other", "add"), &row);
  EXPECT_EQ(resolve("auto", "add").name, "cpu");
  config::set(config::Setting::backend, "probed");
  config::set(config::Setting::backend, "auto");
  EXPECT_THROW(register_backend({.name = "probed", .doc = ""}), InternalError);
}

}  // namespace
}  // namespace eas::runtime
