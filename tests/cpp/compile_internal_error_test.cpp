// What is no fault of a user's says so, names the kernel and keeps its IR.
#include "compile/internal_error.hpp"

#include <fstream>
#include <new>
#include <sstream>
#include <stdexcept>
#include <unordered_map>

#include "compile_native.hpp"
#include "ir/print.hpp"

namespace eas::compile {
namespace {

const char* const kText = R"(kernel scalar (%0: buffer<f32>) {
  %1 = constant 0 : i64
  %2 = constant 1.0 : f32
  store %0, %1, %2
}
)";

template <class Fn>
std::string told(Fn&& fn) {
  try {
    fn();
  } catch (const ToldInternalError& error) {
    return error.what();
  }
  return "nothing";
}

std::string path_in(const std::string& text) {
  const std::string before = "The kernel's IR is in ";
  const std::size_t begin = text.find(before) + before.size();
  return text.substr(begin, text.find(".ir", begin) + 3 - begin);
}

std::string content(const std::string& path) {
  std::ostringstream out;
  out << std::ifstream(path).rdbuf();
  return out.str();
}

class InternalErrors : public NativeTest {
 protected:
  InternalErrors() { ::setenv("TMPDIR", folder.c_str(), 1); }
  ~InternalErrors() override { ::unsetenv("TMPDIR"); }
};

TEST_F(InternalErrors, NameTheKernelAndKeepItsIr) {
  const auto function = ir::parse(kText);
  const std::string text = told([&] {
    telling_internal_errors("saxpy", function.get(),
                            [] { return std::unordered_map<int, int>{}.at(3); });
  });
  const std::string path = path_in(text);
  EXPECT_TRUE(path.starts_with(folder.string())) << text;
  const std::string version = std::string(compile::version());
  EXPECT_EQ(text.substr(text.find("\n")),
            "\nThis is a fault of easy_as " + version +
                ", not of your program.\nThe kernel's IR is in " + path +
                ".\nPlease report it as an issue of easy_as, with this text and that file.");
  EXPECT_TRUE(text.starts_with("easy_as internal error: in kernel 'saxpy', ")) << text;
  EXPECT_EQ(content(path), ir::to_text(*function));
}

TEST_F(InternalErrors, ThatAreToldStayAsTheyAre) {
  const std::string inner = told([&] {
    telling_internal_errors("inner", nullptr, [] { throw InternalError("a broken promise"); });
  });
  EXPECT_EQ(inner.substr(0, inner.find("\n")),
            "easy_as internal error: in kernel 'inner', a broken promise");
  EXPECT_EQ(told([&] {
              telling_internal_errors("outer", nullptr, [&] { throw ToldInternalError("once"); });
            }),
            "easy_as internal error: once");
  const std::string unknown = told([&] { telling_internal_errors("", nullptr, [] { throw 3; }); });
  EXPECT_EQ(unknown.substr(0, unknown.find("\n")),
            "easy_as internal error: an exception of an unknown type");
}

TEST_F(InternalErrors, AreNeitherAUsersErrorsNorTheEndOfMemory) {
  const auto telling = [](auto&& fn) { telling_internal_errors("k", nullptr, fn); };
  EXPECT_THROW(telling([] { throw LaunchError("k", "wrong"); }), LaunchError);
  EXPECT_THROW(telling([] { throw std::bad_alloc(); }), std::bad_alloc);
}

TEST_F(InternalErrors, AreKeptNowhereWhereNothingCanBeKept) {
  ::setenv("TMPDIR", "/nowhere", 1);
  const auto function = ir::parse(kText);
  const std::string text = told([&] {
    telling_internal_errors("k", function.get(), [] { throw std::logic_error("wrong"); });
  });
  EXPECT_EQ(text.find("The kernel's IR"), std::string::npos);
  EXPECT_TRUE(text.ends_with("Please report it as an issue of easy_as, with this text.")) << text;
}

TEST_F(InternalErrors, OfATargetNobodyIsCalled) {
  const std::string text = told([&] { compile_text(kText, "nowhere", "lost"); });
  EXPECT_EQ(text.substr(0, text.find("\n")),
            "easy_as internal error: in kernel 'lost', no backend is called nowhere");
  EXPECT_EQ(content(path_in(text)), ir::to_text(*ir::parse(kText)));
}

// What print throws is its own business, on every target.
TEST_F(InternalErrors, AreNotWhatPrintThrows) {
  const char* const kPrints = R"(kernel scalar (%0: buffer<f32>) {
  %1 = constant 0 : i64
  %2 = load %0, %1 : f32
  device_print "x", %2
})";
  struct Mine {};
  std::vector<float> memory(1);
  const std::vector<interp::Argument> arguments{whole(memory)};
  launch::LaunchOptions options;
  options.print = [](const std::string&) { throw Mine{}; };
  for (const char* target : {"interpreter", "cpu"}) {
    EXPECT_THROW(launch::run(*compile_text(kPrints, target), arguments, options), Mine);
  }
}

}  // namespace
}  // namespace eas::compile
