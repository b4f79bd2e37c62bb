// compile(): one meaning is one code with one key, and each source keeps its own names and lines.
#include "compile/compile.hpp"

#include <gtest/gtest.h>

#include <eas/error.hpp>

#include "compile/cache.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "launch/launch.hpp"

namespace eas::compile {
namespace {

// y[i] = x[i] * factor for i < n, one program an element.
std::string scale_text(const std::string& factor) {
  return "kernel scalar (%0: buffer<f32>, %1: buffer<f32>, %2: i64) {\n"
         "  %3 = program_id axis=0 : i64\n"
         "  %4 = lt %3, %2 : b1\n"
         "  if %4 {\n"
         "    %5 = load %0, %3 : f32\n"
         "    %6 = constant " +
         factor +
         " : f32\n"
         "    %7 = mul %5, %6 : f32\n"
         "    store %1, %3, %7\n"
         "    yield\n"
         "  } else {\n"
         "    yield\n"
         "  }\n"
         "}\n";
}

ir::DebugInfo debug_info(const std::string& kernel, int line, ir::Function& function) {
  ir::DebugInfo debug{kernel, {"x", "y", "n"}, {SourceLocation{}}};
  ir::walk(*function.body(), [&](ir::Node* node) {
    debug.locations.push_back({kernel + ".py", kernel, line++, 0, 0, ""});
    node->location = static_cast<std::uint32_t>(debug.locations.size() - 1);
  });
  return debug;
}

std::shared_ptr<const CompiledKernel> compile_scale(const std::string& kernel, int line,
                                                    const std::string& factor) {
  auto function = ir::parse(scale_text(factor));
  auto debug = debug_info(kernel, line, *function);
  return compile(std::move(function), std::move(debug), {});
}

struct Scaled {
  float x[4] = {1, 2, 3, 4};
  float y[4] = {};
  std::vector<interp::Argument> arguments(std::int64_t n) {
    return {interp::BufferArgument{x, DType::float32, {4}, {1}, true},
            interp::BufferArgument{y, DType::float32, {4}, {1}, false}, n};
  }
};

TEST(Compile, GivesAKernelThatRuns) {
  const auto kernel = compile_scale("scale", 10, "2.5");
  Scaled data;
  launch::run(*kernel, data.arguments(3), {{3, 1, 1}, {1, 1, 1}, nullptr});
  EXPECT_EQ(data.y[0], 2.5F);
  EXPECT_EQ(data.y[2], 7.5F);
  EXPECT_EQ(data.y[3], 0.0F);
  EXPECT_EQ(kernel->mode(), ir::Mode::Scalar);
  EXPECT_EQ(kernel->block_size(), 1);
  EXPECT_EQ(kernel->threadgroup_size(), 1);
}

TEST(Compile, ReadsAccessAndGridOffTheIr) {
  const auto kernel = compile_scale("scale", 10, "2.5");
  EXPECT_EQ(kernel->code->access.reads, (std::vector<bool>{true, false, false}));
  EXPECT_EQ(kernel->code->access.writes, (std::vector<bool>{false, true, false}));
  EXPECT_TRUE(kernel->code->grid.axes[0].has_guard);
  EXPECT_FALSE(kernel->code->grid.axes[1].used);
}

TEST(Compile, SharesCodeAndKeepsLines) {
  const auto first = compile_scale("first", 100, "3.0");
  const auto second = compile_scale("second", 200, "3.0");
  EXPECT_TRUE(second->from_cache);
  EXPECT_EQ(first->code.get(), second->code.get());
  Scaled data;
  const auto line_of_error = [&](const CompiledKernel& kernel) {
    try {
      launch::run(kernel, data.arguments(9), {{9, 1, 1}, {1, 1, 1}, nullptr});
    } catch (const OutOfBoundsError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_NE(line_of_error(*first).find("first.py:103"), std::string::npos) << line_of_error(*first);
  EXPECT_NE(line_of_error(*second).find("second.py:203"), std::string::npos)
      << line_of_error(*second);
}

TEST(Compile, KeysDifferByMeaning) {
  EXPECT_NE(compile_scale("a", 1, "0.0")->code->key, compile_scale("a", 1, "-0.0")->code->key);
  EXPECT_EQ(compile_scale("a", 1, "0.0")->code->key, compile_scale("b", 7, "0.0")->code->key);
  auto fast = ir::parse(scale_text("0.0"));
  fast->fast_math = true;
  auto debug = debug_info("a", 1, *fast);
  EXPECT_NE(compile(std::move(fast), std::move(debug), {})->code->key,
            compile_scale("a", 1, "0.0")->code->key);
  EXPECT_EQ(compile_scale("a", 1, "0.0")->code->key.size(), 64U);
}

TEST(Compile, RefusesBrokenIrWithTheLine) {
  auto function = ir::parse(scale_text("1.0"));
  auto debug = debug_info("broken", 50, *function);
  ir::walk(*function->body(), [](ir::Node* node) {
    if (node->op == ir::Op::mul) node->operands.pop_back();
  });
  try {
    compile(std::move(function), std::move(debug), {});
    FAIL() << "compiled broken IR";
  } catch (const CompileError& error) {
    EXPECT_EQ(error.where().line, 55) << error.what();
  }
}

TEST(Compile, KeepsRanksUsed) {
  auto function = ir::parse(scale_text("1.0"));
  auto debug = debug_info("ranks", 1, *function);
  Options options;
  options.rank_used = {false, true};
  const auto kernel = compile(std::move(function), std::move(debug), options);
  EXPECT_EQ(kernel->rank_used, (std::vector<bool>{false, true, false}));
}

std::shared_ptr<const Code> code_named(const std::string& key) {
  auto code = std::make_shared<Code>();
  code->key = key;
  return code;
}

TEST(MemoryCache, DropsTheLeastRecentlyUsed) {
  MemoryCache cache(2);
  cache.insert(code_named("a"));
  cache.insert(code_named("b"));
  EXPECT_TRUE(cache.find("a"));
  cache.insert(code_named("c"));
  EXPECT_TRUE(cache.find("a"));
  EXPECT_FALSE(cache.find("b"));
  EXPECT_EQ(cache.size(), 2U);
}

TEST(MemoryCache, KeepsTheFirstOfTwo) {
  MemoryCache cache(2);
  const auto first = cache.insert(code_named("a"));
  EXPECT_EQ(cache.insert(code_named("a")).get(), first.get());
  cache.clear();
  EXPECT_EQ(cache.size(), 0U);
}

}  // namespace
}  // namespace eas::compile
