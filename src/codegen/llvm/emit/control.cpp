// Loops and branches of a planned block. Scalars are carried in registers; each carried tile has
// one place in scratch memory (its home) for as long as the loop runs.
#include <eas/error.hpp>

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <cstddef>

#include "codegen/llvm/emit/emitter.hpp"
#include "ir/edit.hpp"

namespace eas::codegen {

Emitter::Range Emitter::range_of(const ir::Node& node) {
  llvm::Value* low = scalar(node.lo());
  llvm::Value* high = scalar(node.hi());
  llvm::Value* step = scalar(node.step());
  const auto known = constant(step);
  if (!known) {
    stop_if(builder_.CreateICmpEQ(step, i64(0)), abi::Stop::ZeroStep, node, nullptr, nullptr);
  } else if (*known == 0) {
    stop_if(builder_.getTrue(), abi::Stop::ZeroStep, node, nullptr, nullptr);
    return {low, step, builder_.getFalse(), i64(0)};
  }
  // ceil(distance / |step|) of the unsigned distance, which cannot overflow.
  llvm::Value* up = builder_.CreateICmpSGT(step, i64(0));
  llvm::Value* distance =
      builder_.CreateSelect(up, builder_.CreateSub(high, low), builder_.CreateSub(low, high));
  llvm::Value* size = builder_.CreateSelect(up, step, builder_.CreateNeg(step));
  llvm::Value* any = builder_.CreateSelect(up, builder_.CreateICmpSLT(low, high),
                                           builder_.CreateICmpSGT(low, high));
  if (known && (*known == 1 || *known == -1)) return {low, step, any, distance};
  llvm::Value* turns =
      builder_.CreateAdd(builder_.CreateUDiv(builder_.CreateSub(distance, i64(1)), size), i64(1));
  return {low, step, any, turns};
}

// The tiles a loop carries: `inits` into their homes, which every name of them then has. Sums that
// begin at zero need none, unless there is no turn to begin them.
void Emitter::make_homes(const ir::Node& node, llvm::ArrayRef<ir::Value*> inits,
                         llvm::ArrayRef<Sums> sums, llvm::Value* any_turn) {
  for (std::size_t i = 0; i < node.results.size(); ++i) {
    const ir::Value* result = node.results[i];
    if (!is_tile(result)) continue;
    if (!stored_.count(result))
      stored_[result] = make_stored(result->type.dtype, result->type.shape);
    const auto fill = [&] { materialise(inits[i], stored_.at(result)); };
    const bool begun = std::any_of(sums.begin(), sums.end(),
                                   [&](const Sums& s) { return s.index == i && s.from_zero; });
    Carried none;
    if (!begun) {
      fill();
    } else {
      branch(any_turn, none, [](Carried&) {}, [&](Carried&) { fill(); });
    }
  }
}

namespace {

std::vector<Carry> carries(const ir::Block& region, llvm::ArrayRef<ir::Value*> homes) {
  std::vector<Carry> out;
  const ir::Node* yield = region.nodes.back();
  for (std::size_t i = 0; i < homes.size(); ++i) {
    const ir::Value* value = yield->operands[i];
    if (is_tile(value) && value != homes[i]) out.push_back({value, homes[i]});
  }
  return out;
}

}  // namespace

void Emitter::emit_for(const ir::Node& node) {
  const ir::Block& body = *node.regions[0];
  const llvm::ArrayRef<ir::Value*> inits(node.inits().data(), node.inits().size());
  const llvm::ArrayRef<ir::Value*> params = llvm::ArrayRef(body.params).drop_front(1);
  const Range range = range_of(node);
  const std::vector<Sums> sums = sums_of(node);
  make_homes(node, inits, sums, range.any);
  Carried carried;
  for (const ir::Value* init : inits) {
    if (!is_tile(init)) carried.push_back(scalar(init));
  }
  const int outer = base_depth_;
  turns_of(node, range, carried, [&](llvm::Value* turn) {
    base_depth_ = depth();
    define(body.params[0], builder_.CreateAdd(range.low, builder_.CreateMul(turn, range.step)));
    std::size_t next = 0;
    for (std::size_t i = 0; i < params.size(); ++i) {
      if (is_tile(params[i])) stored_[params[i]] = stored_.at(node.results[i]);
      else define(params[i], carried[next++]);
    }
    for (const Sums& s : sums) {
      llvm::Value* first = s.from_zero ? builder_.CreateICmpEQ(turn, i64(0)) : builder_.getFalse();
      llvm::Value* last = builder_.CreateICmpEQ(turn, builder_.CreateSub(range.turns, i64(1)));
      turns_[s.product] = {first, last, s.to};
    }
    run_plan(body, carries(body, params));
    next = 0;
    for (const ir::Value* value : body.nodes.back()->operands) {
      if (!is_tile(value)) carried[next++] = scalar(value);
    }
  });
  base_depth_ = outer;
  for (const Sums& s : sums) {
    if (!s.to) continue;
    stored_before_[s.store] = builder_.CreateAnd(s.to->valid, range.any);
  }
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) define(result, carried[next++]);
  }
}

void Emitter::emit_while(const ir::Node& node) {
  const ir::Block& test = *node.regions[0];
  const ir::Block& body = *node.regions[1];
  make_homes(node, node.operands, {}, nullptr);
  Carried carried;
  for (const ir::Value* init : node.operands) {
    if (!is_tile(init)) carried.push_back(scalar(init));
  }
  const auto name = [&](const ir::Block& region, const Carried& values) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < region.params.size(); ++i) {
      if (is_tile(region.params[i])) stored_[region.params[i]] = stored_.at(node.results[i]);
      else define(region.params[i], values[next++]);
    }
  };
  const int outer = base_depth_;
  const std::int64_t looks = begin_looks(node, carried);
  repeat(
      carried,
      [&](Carried& values) {
        base_depth_ = depth();
        name(test, values);
        run_plan(test, {});
        return scalar(ir::condition_of(node));
      },
      [&](Carried& values) {
        name(body, values);
        run_plan(body, carries(body, body.params));
        std::size_t next = 0;
        for (const ir::Value* value : body.nodes.back()->operands) {
          if (!is_tile(value)) values[next++] = scalar(value);
        }
        look_after(node, looks, values);
      });
  base_depth_ = outer;
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) define(result, carried[next++]);
  }
}

void Emitter::emit_if(const ir::Node& node) {
  for (const ir::Value* result : node.results) {
    if (is_tile(result)) stored_[result] = make_stored(result->type.dtype, result->type.shape);
  }
  const int outer = base_depth_;
  const auto side = [&](std::size_t index) {
    return [&, index](Carried& values) {
      base_depth_ = depth();
      const ir::Block& region = *node.regions[index];
      run_plan(region, carries(region, node.results));
      for (const ir::Value* value : region.nodes.back()->operands) {
        if (!is_tile(value)) values.push_back(scalar(value));
      }
    };
  };
  Carried carried;
  branch(scalar(node.condition()), carried, side(0), side(1));
  base_depth_ = outer;
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) define(result, carried[next++]);
  }
}

}  // namespace eas::codegen
