// The backends of this build: what `auto` means, and what those say that are not here.
#include "runtime/backend.hpp"

#include <gtest/gtest.h>

#include <eas/error.hpp>

namespace eas::runtime {
namespace {

std::string refusal(std::string_view name) {
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
  EXPECT_EQ(
      refusal("opencl"),
      "[add] backend 'opencl' is not available: the OpenCL code generator is not part of this "
      "build; use the interpreter (EAS_BACKEND=interpreter)");
  EXPECT_EQ(
      refusal("mps"),
      "[add] backend 'mps' is not available: the Metal code generator is not part of this build; "
      "use the interpreter (EAS_BACKEND=interpreter)");
  EXPECT_EQ(refusal("cuda"),
            "[add] no such backend, got 'cuda', expected one of auto, cpu, metal, opencl, "
            "interpreter, eager");
}

TEST(Backend, RowsSayWhyExactlyWhenNotAvailable) {
  for (const Backend& row : backends()) {
    EXPECT_EQ(row.available, row.reason.empty()) << row.name;
    EXPECT_EQ(row.available, row.fix.empty()) << row.name;
    EXPECT_FALSE(row.doc.empty()) << row.name;
  }
}

TEST(Backend, RefusesSourceOfAMissingGenerator) {
  try {
    refuse_source("add", "Metal source", "metal");
    FAIL();
  } catch (const BackendError& error) {
    EXPECT_STREQ(
        error.what(),
        "[add] there is no Metal source: the Metal code generator is not part of this build");
  }
}

}  // namespace
}  // namespace eas::runtime
