// The Evaluator: one program, node by node, as eager mode drives it.
#include "interp_test_kernel.hpp"

namespace eas::interp {
namespace {

using ir::Op;
using ir::Type;

// A function that grows while it is evaluated.
struct Eager {
  ir::Function function;
  ir::DebugInfo debug{"k", {"a", "n"}, {{}, {"k.py", "k", 3, 0, 0, ""}}};
  std::unique_ptr<Evaluator> evaluator;

  void start(const std::vector<Argument>& arguments, const Launch& launch = {},
             std::array<std::int64_t, 3> program = {0, 0, 0}) {
    evaluator = std::make_unique<Evaluator>(function, debug, arguments, launch, program);
  }
  ir::Value* emit(Op op, std::vector<ir::Value*> operands, const std::vector<Type>& results = {},
                  std::vector<std::int64_t> attributes = {}) {
    ir::Node* node = function.add_node(function.body(), op, std::move(operands), results,
                                       std::move(attributes), 1);
    evaluator->evaluate(node);
    return node->results.empty() ? nullptr : node->results[0];
  }
  ir::Value* integer(std::int64_t value) { return emit(Op::constant, {}, {kInt}, {value}); }
  std::vector<std::int64_t> lanes(const ir::Value* value) const {
    const Data& data = evaluator->value(value);
    return {data.as<std::int64_t>(), data.as<std::int64_t>() + data.lanes};
  }

  static inline const Type kInt = Type::scalar(DType::int64);
  static inline const Type kBool = Type::scalar(DType::bool_);
};

using Longs = std::vector<std::int64_t>;

TEST(Eager, ValuesAreThereAtOnce) {
  Eager e;
  ir::Value* a = e.function.add_param(e.function.body(), Type::buffer(DType::int64));
  ir::Value* n = e.function.add_param(e.function.body(), Eager::kInt);
  Longs memory = {5, 6, 7};
  e.start({buffer(memory), std::int64_t{2}}, {.grid = {4, 1, 1}}, {3, 0, 0});
  ir::Value* loaded = e.emit(Op::load, {a, n}, {Eager::kInt});
  EXPECT_EQ(e.evaluator->scalar_bits(loaded), 7);
  EXPECT_EQ(e.evaluator->text(loaded), "7");
  ir::Value* pid = e.emit(Op::program_id, {}, {Eager::kInt}, {0});
  EXPECT_EQ(e.evaluator->scalar_bits(pid), 3);
  e.emit(Op::store, {a, e.integer(0), pid});
  EXPECT_EQ(memory[0], 3);
  EXPECT_TRUE(e.evaluator->has_value(n));
  EXPECT_EQ(
      message_of<OutOfBoundsError>([&] { e.emit(Op::load, {a, e.integer(9)}, {Eager::kInt}); }),
      "[load] out of bounds in kernel 'k' at k.py:3, program (3, 0, 0), argument 'a': index 9, "
      "expected 0 to 2");
}

TEST(Eager, AForgottenValueIsGoneAndItsPlaceIsEmpty) {
  Eager e;
  ir::Value* n = e.function.add_param(e.function.body(), Eager::kInt);
  e.start({std::int64_t{2}});
  ir::Value* one = e.integer(1);
  ir::Value* two = e.integer(2);
  e.evaluator->forget(one);
  e.evaluator->forget(one);  // nothing more to forget
  EXPECT_FALSE(e.evaluator->has_value(one));
  ir::Value* three = e.integer(3);
  ir::Value* sum =
      e.emit(Op::add, {three, e.emit(Op::add, {two, n}, {Eager::kInt})}, {Eager::kInt});
  EXPECT_EQ(e.evaluator->scalar_bits(sum), 7);
  EXPECT_EQ(e.evaluator->scalar_bits(two), 2);
  e.evaluator->forget(sum);
  EXPECT_THROW(e.evaluator->value(sum), InternalError);
}

TEST(Eager, AValueNobodyEvaluatedIsOurMistake) {
  Eager e;
  e.start({});
  ir::Node* node = e.function.add_node(e.function.body(), Op::constant, {}, {{Eager::kInt}}, {1});
  EXPECT_THROW(e.evaluator->value(node->results[0]), InternalError);
  EXPECT_FALSE(e.evaluator->has_value(node->results[0]));
  EXPECT_THROW(e.evaluator->pop_mask(), InternalError);
}

TEST(Eager, TheGroupMayBecomeKnownLater) {
  Eager e;
  e.start({});
  ir::Value* ten = e.integer(10);
  EXPECT_EQ(e.evaluator->lanes(), 1);
  e.evaluator->set_group({4, 1, 1});
  e.evaluator->set_group({4, 1, 1});
  EXPECT_EQ(e.evaluator->lanes(), 4);
  ir::Value* tid = e.emit(Op::tid, {}, {Eager::kInt}, {0});
  EXPECT_EQ(e.lanes(e.emit(Op::add, {ten, tid}, {Eager::kInt})), (Longs{10, 11, 12, 13}));
  EXPECT_TRUE(e.evaluator->is_uniform(ten));
  EXPECT_FALSE(e.evaluator->is_uniform(tid));
  EXPECT_EQ(e.evaluator->text(tid), "[0, 1, 2, 3]");
  EXPECT_THROW(e.evaluator->set_group({8, 1, 1}), InternalError);
}

TEST(Eager, MasksKeepThreadsApart) {
  Eager e;
  ir::Value* a = e.function.add_param(e.function.body(), Type::buffer(DType::int64));
  Longs memory(4, -1);
  e.function.mode = ir::Mode::Thread;
  e.start({buffer(memory)}, {.group = {4, 1, 1}});
  ir::Value* tid = e.emit(Op::tid, {}, {Eager::kInt}, {0});
  ir::Value* small = e.emit(Op::lt, {tid, e.integer(3)}, {Eager::kBool});
  ir::Value* x = e.integer(0);
  e.evaluator->push_mask(small, true);
  EXPECT_EQ(e.evaluator->active_threads(), 3);
  e.evaluator->push_mask(e.emit(Op::eq, {tid, e.integer(0)}, {Eager::kBool}), false);
  EXPECT_EQ(e.evaluator->first_active_thread(), 1);
  e.emit(Op::store, {a, tid, tid});
  e.evaluator->assign(x, tid);
  EXPECT_EQ(e.lanes(x), (Longs{0, 1, 2, 0}));
  EXPECT_EQ(e.evaluator->text(tid), "[-, 1, 2, -]");
  EXPECT_EQ(
      message_of<LaunchError>([&] { e.emit(Op::barrier, {}); }),
      "[barrier] not reached by all threads of the group in kernel 'k' at k.py:3, program (0, 0, "
      "0), thread 0, got 2 of 4, expected all");
  e.evaluator->push_mask(small, false);
  EXPECT_FALSE(e.evaluator->any_active());
  EXPECT_EQ(e.evaluator->first_active_thread(), -1);
  e.evaluator->pop_mask();
  e.evaluator->pop_mask();
  e.evaluator->pop_mask();
  EXPECT_EQ(e.evaluator->active_threads(), 4);
  EXPECT_EQ(memory, (Longs{-1, 1, 2, -1}));
}

TEST(Eager, NodesWithRegionsRunWhole) {
  Eager e;
  e.start({});
  ir::Value* tile = e.emit(Op::arange, {}, {Type::tile(DType::int64, {5})}, {1, 5});
  const std::array results{Eager::kInt};
  ir::Node* reduce = e.function.add_node(e.function.body(), Op::reduce, {tile}, results, {0});
  ir::Block* region = e.function.add_block(reduce);
  ir::Value* left = e.function.add_param(region, Eager::kInt);
  ir::Value* right = e.function.add_param(region, Eager::kInt);
  ir::Node* mul = e.function.add_node(region, Op::mul, {left, right}, results);
  e.function.add_node(region, Op::yield, {mul->results[0]}, {});
  e.evaluator->evaluate(reduce);
  EXPECT_EQ(e.lanes(reduce->results[0]), (Longs{120}));
}

TEST(Eager, DefinedValuesCanBeUsed) {
  Eager e;
  e.start({});
  ir::Value* one = e.integer(1);
  ir::Value* given = e.function.add_param(e.function.body(), Eager::kInt);
  Data data = e.evaluator->value(one);
  data.as<std::int64_t>()[0] = 41;
  e.evaluator->define(given, data);
  EXPECT_EQ(e.lanes(e.emit(Op::add, {one, given}, {Eager::kInt})), (Longs{42}));
}

TEST(Eager, ProgramsOfALaunchShareTheirRaces) {
  Longs memory(1);
  const std::vector<Argument> arguments = {buffer(memory)};
  Launch launch{.grid = {2, 1, 1}, .check_races = true, .races = make_races(arguments)};
  const auto program = [&](std::int64_t number) {
    Eager e;
    ir::Value* a = e.function.add_param(e.function.body(), Type::buffer(DType::int64));
    e.start(arguments, launch, {number, 0, 0});
    ir::Value* zero = e.integer(0);
    e.emit(Op::store, {a, zero, zero});
  };
  program(0);
  EXPECT_EQ(
      message_of<LaunchError>([&] { program(1); }),
      "[store] race in kernel 'k', argument 'a', element 0, got a write by program (1, 0, 0) at "
      "k.py:3 and a write by program (0, 0, 0) at k.py:3, expected elements of their own, or "
      "atomics only");
}

}  // namespace
}  // namespace eas::interp
