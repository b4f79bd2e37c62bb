// Copies and edits of IR.
#include <gtest/gtest.h>

#include "ir/clone.hpp"
#include "ir/edit.hpp"
#include "ir/parse.hpp"
#include "ir/print.hpp"
#include "ir/verify.hpp"

namespace eas::ir {
namespace {

constexpr const char* kLoop = R"(kernel thread group=32 fast_math (%0: buffer<f32>, %1: i64) {
  %2 = constant 0 : i64
  %3 = constant 1 : i64
  %4, %5 = for %2, %1, %3, %2, %3 : i64, i64 (%6: i64, %7: i64, %8: i64) {
    %9 = add %7, %6 : i64
    yield %9, %8
  }
  device_print "n", %4
}
)";

TEST(IrClone, CopiesEverythingReachable) {
  const auto function = parse(kLoop);
  function->body()->nodes[2]->location = 5;
  function->add_block(nullptr);  // what a pass leaves behind
  const auto copy = clone(*function);
  verify(*copy);
  EXPECT_EQ(to_text(*copy), kLoop);
  EXPECT_EQ(copy->body()->nodes[2]->location, 5u);
  walk(*copy->body(), [&](const Node* node) {
    walk(*function->body(), [&](const Node* original) { EXPECT_NE(node, original); });
  });
}

TEST(IrClone, ACopyOutlivesTheOriginal) {
  auto function = parse(kLoop);
  const auto copy = clone(*function);
  function.reset();
  EXPECT_EQ(to_text(*copy), kLoop);
}

TEST(IrClone, InlinesABlockWithOtherValuesForItsParams) {
  const auto function = parse(kLoop);
  Node* loop = function->body()->nodes[2];
  const Block& body = *loop->regions[0];
  ValueMap map = {{body.params[0], function->body()->nodes[0]->results[0]},
                  {body.params[1], function->body()->nodes[1]->results[0]},
                  {body.params[2], function->body()->nodes[1]->results[0]}};
  Node* copy = clone_node(*function, *body.nodes[0], function->body(), map);
  verify(*function);
  EXPECT_EQ(copy->operands[0], function->body()->nodes[1]->results[0]);
  EXPECT_EQ(mapped(map, body.nodes[0]->results[0]), copy->results[0]);
  EXPECT_EQ(mapped(map, function->body()->params[0]), function->body()->params[0]);
}

TEST(IrEdit, CountsUses) {
  const auto function = parse(kLoop);
  const UseCounts counts = count_uses(*function);
  EXPECT_EQ(uses(counts, function->body()->nodes[0]->results[0]), 2);
  EXPECT_EQ(uses(counts, function->body()->nodes[2]->results[0]), 1);
  EXPECT_EQ(uses(counts, function->body()->nodes[2]->results[1]), 0);
  EXPECT_EQ(uses(counts, function->body()->params[0]), 0);
  EXPECT_EQ(count_nodes(*function), 6u);
}

TEST(IrEdit, ReplacesAllUsesAndFollowsChains) {
  const auto function = parse(
      "kernel scalar (%0: f32) { %1 = neg %0 : f32 %2 = neg %1 : f32 %3 = neg %2 : f32 "
      "device_print \"\", %3, %2, %1 }");
  const auto result = [&](std::size_t i) { return function->body()->nodes[i]->results[0]; };
  Value* param = function->body()->params[0];
  replace_all_uses(*function, {{result(2), result(1)}, {result(1), result(0)}, {result(0), param}});
  erase_nodes_if(*function->body(), [](const Node* node) { return node->op == Op::neg; });
  verify(*function);
  EXPECT_EQ(to_text(*function), "kernel scalar (%0: f32) {\n  device_print \"\", %0, %0, %0\n}\n");
}

TEST(IrEdit, ReplacesALongChainInLinearTime) {
  Function function;
  const Type f32 = Type::scalar(DType::float32);
  Value* first = function.add_param(function.body(), f32);
  ValueMap map;
  Value* last = first;
  for (int i = 0; i < 100000; ++i) {
    Value* next = function.add_node(function.body(), Op::neg, {last}, {&f32, 1})->results[0];
    map[next] = last;
    last = next;
  }
  replace_all_uses(function, map);
  for (const Node* node : function.body()->nodes) ASSERT_EQ(node->operands[0], first);
}

TEST(IrEdit, DropsACarriedValue) {
  const auto function = parse(kLoop);
  Node* loop = function->body()->nodes[2];
  keep_operands(*loop, {true, true, true, true, false});
  keep_results(*loop, {true, false});
  keep_params(*loop->regions[0], {true, true, false});
  keep_operands(*terminator(*loop->regions[0]), {true, false});
  verify(*function);
  EXPECT_NE(to_text(*function).find("%4 = for %2, %1, %3, %2 : i64 (%5: i64, %6: i64) {"),
            std::string::npos);
}

TEST(IrEdit, MovesANewNodeToItsPlace) {
  const auto function =
      parse("kernel scalar (%0: f32) { %1 = neg %0 : f32 device_print \"\", %1 }");
  Block& body = *function->body();
  function->add_node(&body, Op::device_print, {body.params[0]}, {});
  move_last_before(body, body.nodes[1]);
  EXPECT_EQ(to_text(*function),
            "kernel scalar (%0: f32) {\n  %1 = neg %0 : f32\n  device_print \"\", %0\n"
            "  device_print \"\", %1\n}\n");
}

TEST(IrEdit, KnowsBlocksAndScopes) {
  const auto function = parse(kLoop);
  const Node* loop = function->body()->nodes[2];
  const Block* inner = loop->regions[0];
  EXPECT_TRUE(is_inside(inner, function->body()));
  EXPECT_FALSE(is_inside(function->body(), inner));
  EXPECT_EQ(enclosing_block(*inner), function->body());
  EXPECT_EQ(enclosing_block(*function->body()), nullptr);
  EXPECT_TRUE(is_visible_in(function->body()->params[1], inner));
  EXPECT_FALSE(is_visible_in(inner->params[1], function->body()));
}

TEST(IrEdit, KnowsEffects) {
  const auto function = parse(
      "kernel thread (%0: buffer<f32>, %1: i64, %2: f32, %3: b1) { %4 = neg %2 : f32 "
      "%5 = load %0, %1 : f32 store %0, %1, %5 %6 = atomic_add %0, %1, %2 : f32 barrier\n"
      "if %3 { store %0, %1, %2 yield } else { yield } if %3 { yield } else { yield } }");
  const auto of = [&](std::size_t i) { return effects(*function->body()->nodes[i]); };
  EXPECT_TRUE(of(0).none());
  EXPECT_TRUE(of(1).reads && !of(1).writes && !of(1).orders);
  EXPECT_TRUE(!of(2).reads && of(2).writes);
  EXPECT_TRUE(of(3).reads && of(3).writes);
  EXPECT_TRUE(of(4).orders);
  EXPECT_TRUE(of(5).writes && !of(5).reads);
  EXPECT_TRUE(of(6).none());
}

}  // namespace
}  // namespace eas::ir
