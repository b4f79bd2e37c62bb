// Hashes against published answers, settings, and how errors print.
#include <gtest/gtest.h>

#include <eas/error.hpp>

#include <string>

#include "base/config.hpp"
#include "base/format.hpp"
#include "base/hash.hpp"

namespace eas {
namespace {

// --- SHA-256: the examples of FIPS 180-4, and the lengths around a block's end
// -----------------------

TEST(Hash, GivesThePublishedAnswers) {
  EXPECT_EQ(sha256_hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256_hex(std::string(1000000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Hash, PadsEveryLength) {
  EXPECT_EQ(sha256_hex(std::string(55, 'a')),
            "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
  EXPECT_EQ(sha256_hex(std::string(56, 'a')),
            "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
  EXPECT_EQ(sha256_hex(std::string(63, 'a')),
            "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34");
  EXPECT_EQ(sha256_hex(std::string(64, 'a')),
            "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
  EXPECT_EQ(sha256_hex(std::string(65, 'a')),
            "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0");
  EXPECT_EQ(sha256_hex(std::string(1, '\0')),
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
}

// --- settings
// ----------------------------------------------------------------------------------------

// Puts a setting back when the test is over.
class Config : public testing::Test {
 protected:
  void TearDown() override {
    for (const config::Row& row : config::rows()) config::set(row.setting, row.initial);
  }
};

TEST_F(Config, RowsAreComplete) {
  for (const config::Row& row : config::rows()) {
    EXPECT_TRUE(row.env.starts_with("EAS_")) << row.name;
    EXPECT_FALSE(row.doc.empty()) << row.name;
  }
}

TEST_F(Config, KeepsWhatIsSet) {
  const unsigned before = config::generation();
  config::set(config::Setting::check, "race");
  EXPECT_TRUE(config::check_races());
  EXPECT_GT(config::generation(), before);
  config::set(config::Setting::log, "compile,launch");
  EXPECT_TRUE(config::logs("compile"));
  EXPECT_TRUE(config::logs("launch"));
  EXPECT_FALSE(config::logs("cache"));
}

TEST_F(Config, RefusesWhatIsNoChoiceAndKeepsTheOldValue) {
  const auto error_of = [](config::Setting setting, std::string_view value) -> std::string {
    try {
      config::set(setting, value);
    } catch (const Error& error) {
      return error.what();
    }
    return "no error";
  };
  const std::string before = config::backend();
  // Which backends there are, others say: until then nobody can know a wrong one.
  EXPECT_EQ(error_of(config::Setting::backend, "cuda"), "no error");
  config::set(config::Setting::backend, before);
  config::add_choice(config::Setting::backend, "cpu");
  config::add_choice(config::Setting::backend, "metal");
  EXPECT_EQ(error_of(config::Setting::backend, "cuda"),
            "[config] EAS_BACKEND has no such value, got 'cuda', expected one of auto, cpu, metal");
  config::set(config::Setting::backend, "cpu");
  config::set(config::Setting::backend, before);
  EXPECT_EQ(config::backend(), before);
  EXPECT_EQ(error_of(config::Setting::check, "2"),
            "[config] EAS_CHECK has no such value, got '2', expected one of 0, 1, race");
  EXPECT_EQ(
      error_of(config::Setting::log, "compile,weather"),
      "[config] EAS_LOG has no such value, got 'weather', expected any of compile, cache, launch");
  for (const char* wrong : {"4097", "-1", "two", "1.5", "1 ", ""}) {
    EXPECT_EQ(error_of(config::Setting::num_threads, wrong),
              "[config] EAS_NUM_THREADS is no such number, got '" + std::string(wrong) +
                  "', expected a whole number from 0 to 4096");
  }
  for (const char* wrong : {"", "MB", "-1", "1.5GB", "1XB", "1iB", "99999999999GB", "1GBB"}) {
    EXPECT_EQ(error_of(config::Setting::cache_size, wrong),
              "[config] EAS_CACHE_SIZE is no size, got '" + std::string(wrong) +
                  "', expected a number of bytes, as 4096, 500MB or 2GiB");
  }
}

TEST_F(Config, ReadsNumbersAndSizes) {
  config::set(config::Setting::num_threads, "12");
  EXPECT_EQ(config::num_threads(), 12);
  const std::pair<const char*, std::int64_t> sizes[] = {{"0", 0},
                                                        {"4096", 4096},
                                                        {"10B", 10},
                                                        {"3k", 3000},
                                                        {"500MB", 500'000'000},
                                                        {"2GiB", 2LL << 30},
                                                        {"1 gb", 1'000'000'000},
                                                        {"1TiB", 1LL << 40}};
  for (const auto& [text, size] : sizes) {
    config::set(config::Setting::cache_size, text);
    EXPECT_EQ(config::cache_size(), size) << text;
  }
}

// --- errors
// ------------------------------------------------------------------------------------------

TEST(Errors, ReadAsOneLine) {
  const ShapeError error("dot", "shapes do not fit, got [2, 3], expected [3, 2]");
  EXPECT_STREQ(error.what(), "[dot] shapes do not fit, got [2, 3], expected [3, 2]");
  EXPECT_EQ(error.kind(), ErrorKind::Shape);
  EXPECT_EQ(error.op(), "dot");
  EXPECT_STREQ(LaunchError("", "no grid").what(), "no grid");
}

TEST(Errors, KnowTheirKind) {
  EXPECT_EQ(CompileError("", "").kind(), ErrorKind::Compile);
  EXPECT_EQ(LaunchError("", "").kind(), ErrorKind::Launch);
  EXPECT_EQ(BackendError("", "").kind(), ErrorKind::Backend);
  EXPECT_EQ(OutOfBoundsError("", "").kind(), ErrorKind::OutOfBounds);
  EXPECT_EQ(DTypeError("", "").kind(), ErrorKind::DType);
}

std::string located(const SourceLocation& where) {
  CompileError error("add", "wrong");
  error.locate(where);
  return error.what();
}

TEST(Errors, PointAtTheSource) {
  EXPECT_EQ(located({"k.py", "k", 7, 8, 13, "    y = x + z"}),
            "k.py:7: [add] wrong\n"
            "    y = x + z\n"
            "        ^^^^^");
}

TEST(Errors, PointWithWhatIsKnown) {
  EXPECT_EQ(located({"k.py", "k", 7, 0, 0, ""}), "k.py:7: [add] wrong");
  EXPECT_EQ(located({"k.py", "k", 7, 4, 0, "\ty = x"}), "k.py:7: [add] wrong\n    y = x\n       ^");
  EXPECT_EQ(located({"k.py", "k", 7, 90, 99, "y = x"}),
            "k.py:7: [add] wrong\n    y = x\n         ^");
  EXPECT_EQ(located({"k.py", "k", 7, 0, 99, "y = x"}), "k.py:7: [add] wrong\n    y = x\n    ^^^^^");
  EXPECT_EQ(located({"k.py", "k", 7, 2, 3, "   "}), "k.py:7: [add] wrong");
  EXPECT_EQ(located({"", "", 0, 0, 0, "x"}), "[add] wrong");
}

TEST(Errors, TheInnermostPlaceWins) {
  CompileError error("add", "wrong");
  EXPECT_FALSE(error.has_location());
  error.locate({"inner.py", "f", 3, 0, 0, ""});
  error.locate({"outer.py", "g", 9, 0, 0, ""});
  EXPECT_EQ(error.where().line, 3);
  EXPECT_STREQ(error.what(), "inner.py:3: [add] wrong");
  EXPECT_EQ(error.message(), "[add] wrong");
}

TEST(Format, JoinsAndConcatenates) {
  EXPECT_EQ(cat("a", 1, ' ', 2.5), "a1 2.5");
  EXPECT_EQ(join(std::string("abc"), ", ", [](char c) { return std::string(1, c); }), "a, b, c");
  EXPECT_EQ(join(std::string(), ", ", [](char c) { return std::string(1, c); }), "");
}

}  // namespace
}  // namespace eas
