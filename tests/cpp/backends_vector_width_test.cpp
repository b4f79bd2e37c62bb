// How wide vectors are: what the table says, and what is found out and kept where it says nothing.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "backends/vector_width.hpp"
#include "base/config.hpp"
#include "codegen/llvm/width.hpp"
#include "compile/disk_cache.hpp"

namespace eas::backends {
namespace {

TEST(vector_width, the_table_knows_what_was_measured) {
  EXPECT_EQ(codegen::width_of_processor("cascadelake").bits, 256);
  EXPECT_EQ(codegen::width_of_processor("znver5").bits, 512);
  EXPECT_EQ(codegen::width_of_processor("znver4").bits, 0);
}

class Measured : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(testing::TempDir()) / "eas_vector_width";
    std::filesystem::remove_all(folder_);
    config::set(config::Setting::cache_dir, folder_.string());
    config::set(config::Setting::cache_size, "1000000");
    config::set(config::Setting::vector_bits, "512");
    try {
      wide_ = codegen::target();
    } catch (const std::exception& error) {
      GTEST_SKIP() << error.what();
    }
    config::set(config::Setting::vector_bits, "256");
    narrow_ = codegen::target();
  }
  void TearDown() override {
    for (const auto setting : {config::Setting::cache_dir, config::Setting::cache_size}) {
      config::set(setting, setting == config::Setting::cache_dir ? "" : "1GB");
    }
    config::set(config::Setting::vector_bits, "auto");
    std::filesystem::remove_all(folder_);
  }
  std::string keep(std::string_view bits) {
    const auto entries = compile::disk_cache().entries();
    EXPECT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries.at(0).title, "vector width of " + wide_.cpu);
    return compile::disk_cache().insert(entries[0].key, entries[0].title, bits);
  }

  std::filesystem::path folder_;
  codegen::Target narrow_, wide_;
};

TEST_F(Measured, once_and_kept) {
  const auto found = measured_width(narrow_, wide_);
  ASSERT_TRUE(found);
  ASSERT_TRUE(*found == 256 || *found == 512);
  const int other = 768 - *found;
  ASSERT_EQ(keep(std::to_string(other)), "");
  EXPECT_EQ(measured_width(narrow_, wide_), other) << "what is kept is taken, nothing is timed";
}

TEST_F(Measured, again_where_what_is_kept_says_nothing) {
  ASSERT_TRUE(measured_width(narrow_, wide_));
  for (const char* wrong : {"1024", "", "512 "}) {
    ASSERT_EQ(keep(wrong), "");
    const auto found = measured_width(narrow_, wide_);
    EXPECT_TRUE(found == 256 || found == 512);
  }
}

TEST_F(Measured, not_where_nothing_is_kept) {
  config::set(config::Setting::cache_size, "0");
  EXPECT_EQ(measured_width(narrow_, wide_), std::nullopt);
}

}  // namespace
}  // namespace eas::backends
