// See report.hpp.
#include "codegen/llvm/emit/report.hpp"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <cstddef>

#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/loops.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "codegen/llvm/emit/walk.hpp"

namespace eas::codegen {

using ir::Op;

namespace {

llvm::Value* flat_index(llvm::IRBuilder<>& builder, const ir::Shape& shape, const Coords& coords) {
  llvm::Value* index = builder.getInt64(0);
  for (int axis = 0; axis < shape.rank(); ++axis) {
    index = builder.CreateAdd(
        builder.CreateMul(index, builder.getInt64(static_cast<std::uint64_t>(shape[axis]))),
        coords.at[static_cast<std::size_t>(axis)]);
  }
  return index;
}

}  // namespace

// Every element of a tile (or a scalar), one by one, in row-major order.
void Reports::each_element(const ir::Shape& shape,
                           llvm::function_ref<void(const Coords&, llvm::Value*)> fn) {
  std::array<bool, ir::kMaxRank> all{};
  for (int axis = 0; axis < shape.rank(); ++axis) all[static_cast<std::size_t>(axis)] = true;
  Carried none;
  walk_.over_axes(shape, all, {}, none,
                  [&](const Coords& at) { fn(at, flat_index(builder_, shape, at)); });
}

// Before anything is read or written: all offsets the op touches are those of elements.
void Reports::check_access(const ir::Node& node) {
  const ir::Value* memory = node.buffer();
  const ir::Value* offset = node.offset();
  const ir::Value* mask = node.mask();
  const bool group = memory->type.kind == ir::TypeKind::Group;
  llvm::Value* low = group ? i64(0) : frame_.word(abi::WordKind::Low, memory->index);
  if (group && memory->node->op == ir::Op::workspace) return;  // the compiler's own accesses
  llvm::Value* high = group ? i64(memory->node->attributes[0] - 1)
                            : frame_.word(abi::WordKind::High, memory->index);
  llvm::Value* layout = group ? nullptr : frame_.word(abi::WordKind::Layout, memory->index);
  each_element(offset->type.shape, [&](const Coords& at, llvm::Value* index) {
    llvm::Value* here = elements_.element(offset, at);
    llvm::Value* bad =
        builder_.CreateOr(builder_.CreateICmpSLT(here, low), builder_.CreateICmpSGT(here, high));
    llvm::Value* on = mask ? elements_.element(mask, at) : builder_.getTrue();
    bad = builder_.CreateAnd(bad, on);
    if (layout) {
      llvm::Value* ask = builder_.CreateAnd(
          builder_.CreateAnd(builder_.CreateIsNotNull(layout), on), builder_.CreateNot(bad));
      Carried wrong{bad};
      loops_.branch(
          ask, wrong,
          [&](Carried& x) {
            llvm::FunctionType* type = llvm::FunctionType::get(
                builder_.getInt8Ty(), {builder_.getPtrTy(), builder_.getInt64Ty()}, false);
            llvm::Value* contains = builder_.CreateCall(
                type, frame_.service(offsetof(abi::Services, contains)), {layout, here});
            x[0] = builder_.CreateIsNull(builder_.CreateAnd(contains, builder_.getInt8(1)));
          },
          [](Carried&) {});
      bad = wrong[0];
    }
    frame_.stop_if(bad, abi::Stop::Bounds, node, index, here);
  });
}

// What EAS_CHECK=1 asks before the node itself is done.
void Reports::emit_check(const ir::Node& node) {
  switch (node.op) {
    case Op::multiple_of: return check_multiple(node);
    case Op::floordiv:
    case Op::mod: {
      const ir::Value* divisor = node.y();
      return each_element(divisor->type.shape, [&](const Coords& at, llvm::Value* index) {
        llvm::Value* y =
            is_tile(divisor) ? elements_.element(divisor, at) : elements_.scalar(divisor);
        frame_.stop_if(builder_.CreateIsNull(y), abi::Stop::DivisionByZero, node, index, nullptr);
      });
    }
    default: return check_access(node);
  }
}

void Reports::check_multiple(const ir::Node& node) {
  const ir::Value* value = node.x();
  const bool is_unsigned = value->type.dtype == DType::uint64;
  each_element(value->type.shape, [&](const Coords& at, llvm::Value* index) {
    llvm::Value* x = is_tile(value) ? elements_.element(value, at) : elements_.scalar(value);
    x = emit_cast(emit_, value->type.dtype, is_unsigned ? DType::uint64 : DType::int64, x);
    llvm::Value* divisor = i64(node.attributes[0]);
    llvm::Value* rest =
        is_unsigned ? builder_.CreateURem(x, divisor) : builder_.CreateSRem(x, divisor);
    frame_.stop_if(builder_.CreateIsNotNull(rest), abi::Stop::Assert, node, index, x);
  });
}

void Reports::emit_assert(const ir::Node& node) {
  const ir::Value* condition = node.condition();
  each_element(condition->type.shape, [&](const Coords& at, llvm::Value* index) {
    llvm::Value* wrong = builder_.CreateNot(is_tile(condition) ? elements_.element(condition, at)
                                                               : elements_.scalar(condition));
    frame_.stop_if(wrong, abi::Stop::Assert, node, index, nullptr);
  });
}

// The operands' elements, in memory, and where each begins.
void Reports::emit_print(const ir::Node& node) {
  llvm::Value* list = frame_.allocate(
      static_cast<std::int64_t>(8 * std::max<std::size_t>(node.operands.size(), 1)));
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    const ir::Value* value = node.operands[i];
    Stored memory = memory_.make_stored(value->type.dtype, value->type.shape);
    if (is_tile(value)) {
      units_.materialise(value, memory);
    } else {
      builder_.CreateStore(to_memory(emit_, value->type.dtype, elements_.scalar(value)),
                           memory.address);
    }
    builder_.CreateStore(memory.address,
                         builder_.CreateConstInBoundsGEP1_64(builder_.getPtrTy(), list, i));
  }
  llvm::FunctionType* type = llvm::FunctionType::get(
      builder_.getInt32Ty(),
      {builder_.getPtrTy(), builder_.getInt32Ty(), builder_.getInt64Ty(), builder_.getPtrTy()},
      false);
  llvm::Value* context = frame_.launch_field(offsetof(abi::Launch, context), builder_.getPtrTy());
  llvm::Value* failed =
      builder_.CreateCall(type, frame_.service(offsetof(abi::Services, print)),
                          {context, builder_.getInt32(node.location), frame_.number, list});
  frame_.stop_if(builder_.CreateIsNotNull(failed), abi::Stop::Thrown, node, nullptr, nullptr);
}

void Units::lower_device_print(const ir::Node& node) { others_.reports.emit_print(node); }
void Units::lower_device_assert(const ir::Node& node) { others_.reports.emit_assert(node); }
void Units::lower_assume(const ir::Node& node) { others_.reports.emit_assert(node); }

}  // namespace eas::codegen
