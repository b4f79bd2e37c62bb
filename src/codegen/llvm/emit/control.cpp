// Loops and branches of a planned block. Scalars are carried in registers; each carried tile has
// one place in scratch memory (its home) for as long as the loop runs.
#include "codegen/llvm/emit/control.hpp"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <cstddef>

#include "codegen/llvm/emit/asking.hpp"
#include "codegen/llvm/emit/elements.hpp"
#include "codegen/llvm/emit/memory.hpp"
#include "codegen/llvm/emit/products.hpp"
#include "codegen/llvm/emit/units.hpp"
#include "ir/edit.hpp"

namespace eas::codegen {

// The tiles a loop carries: `inits` into their homes, which every name of them then has. SummedProducts::Sums that
// begin at zero need none, unless there is no turn to begin them.
void Control::make_homes(const ir::Node& node, llvm::ArrayRef<ir::Value*> inits,
                         llvm::ArrayRef<SummedProducts::Sums> sums, llvm::Value* any_turn) {
  for (std::size_t i = 0; i < node.results.size(); ++i) {
    const ir::Value* result = node.results[i];
    if (!is_tile(result)) continue;
    if (!known_.stored.count(result))
      known_.stored[result] = memory_.make_stored(result->type.dtype, result->type.shape);
    const auto fill = [&] { units_.materialise(inits[i], known_.stored.at(result)); };
    const bool begun = std::any_of(sums.begin(), sums.end(), [&](const SummedProducts::Sums& s) {
      return s.index == i && s.from_zero;
    });
    Carried none;
    if (!begun) {
      fill();
    } else {
      loops_.branch(any_turn, none, [](Carried&) {}, [&](Carried&) { fill(); });
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

void Control::emit_for(const ir::Node& node) {
  const ir::Block& body = *node.regions[0];
  const llvm::ArrayRef<ir::Value*> inits(node.inits().data(), node.inits().size());
  const llvm::ArrayRef<ir::Value*> params = llvm::ArrayRef(body.params).drop_front(1);
  const Range range = asking_.range_of(node);
  const std::vector<SummedProducts::Sums> sums = summed_products_.sums_of(node);
  make_homes(node, inits, sums, range.any);
  Carried carried;
  for (const ir::Value* init : inits) {
    if (!is_tile(init)) carried.push_back(elements_.scalar(init));
  }
  for (const SummedProducts::Sums& s : sums) products_.gather(*s.product);
  const int outer = loops_.base_depth;
  asking_.turns_of(node, range, carried, [&](llvm::Value* turn) {
    loops_.base_depth = loops_.depth();
    elements_.define(body.params[0],
                     builder_.CreateAdd(range.low, builder_.CreateMul(turn, range.step)));
    std::size_t next = 0;
    for (std::size_t i = 0; i < params.size(); ++i) {
      if (is_tile(params[i])) known_.stored[params[i]] = known_.stored.at(node.results[i]);
      else elements_.define(params[i], carried[next++]);
    }
    for (const SummedProducts::Sums& s : sums) {
      llvm::Value* first = s.from_zero ? builder_.CreateICmpEQ(turn, i64(0)) : builder_.getFalse();
      llvm::Value* last = builder_.CreateICmpEQ(turn, builder_.CreateSub(range.turns, i64(1)));
      summed_products_.begin_turn(*s.product, {turn, first, last, s.to, s.needed});
    }
    units_.run_plan(body, carries(body, params));
    next = 0;
    for (const ir::Value* value : body.nodes.back()->operands) {
      if (!is_tile(value)) carried[next++] = elements_.scalar(value);
    }
  });
  loops_.base_depth = outer;
  for (const SummedProducts::Sums& s : sums) {
    if (!s.to) continue;
    summed_products_.set_stored_before(s.store, builder_.CreateAnd(s.to->valid, range.any));
  }
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) elements_.define(result, carried[next++]);
  }
}

void Control::emit_while(const ir::Node& node) {
  const ir::Block& test = *node.regions[0];
  const ir::Block& body = *node.regions[1];
  make_homes(node, node.operands, {}, nullptr);
  Carried carried;
  for (const ir::Value* init : node.operands) {
    if (!is_tile(init)) carried.push_back(elements_.scalar(init));
  }
  const auto name = [&](const ir::Block& region, const Carried& values) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < region.params.size(); ++i) {
      if (is_tile(region.params[i]))
        known_.stored[region.params[i]] = known_.stored.at(node.results[i]);
      else elements_.define(region.params[i], values[next++]);
    }
  };
  const int outer = loops_.base_depth;
  const std::int64_t looks = asking_.begin_looks(node, carried);
  loops_.repeat(
      carried,
      [&](Carried& values) {
        loops_.base_depth = loops_.depth();
        name(test, values);
        units_.run_plan(test, {});
        return elements_.scalar(ir::condition_of(node));
      },
      [&](Carried& values) {
        name(body, values);
        units_.run_plan(body, carries(body, body.params));
        std::size_t next = 0;
        for (const ir::Value* value : body.nodes.back()->operands) {
          if (!is_tile(value)) values[next++] = elements_.scalar(value);
        }
        asking_.look_after(node, looks, values);
      });
  loops_.base_depth = outer;
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) elements_.define(result, carried[next++]);
  }
}

void Control::emit_if(const ir::Node& node) {
  for (const ir::Value* result : node.results) {
    if (is_tile(result))
      known_.stored[result] = memory_.make_stored(result->type.dtype, result->type.shape);
  }
  const int outer = loops_.base_depth;
  const auto side = [&](std::size_t index) {
    return [&, index](Carried& values) {
      loops_.base_depth = loops_.depth();
      const ir::Block& region = *node.regions[index];
      units_.run_plan(region, carries(region, node.results));
      for (const ir::Value* value : region.nodes.back()->operands) {
        if (!is_tile(value)) values.push_back(elements_.scalar(value));
      }
    };
  };
  Carried carried;
  loops_.branch(elements_.scalar(node.condition()), carried, side(0), side(1));
  loops_.base_depth = outer;
  std::size_t next = 0;
  for (const ir::Value* result : node.results) {
    if (!is_tile(result)) elements_.define(result, carried[next++]);
  }
}

void Units::lower_for_(const ir::Node& node) { others_.control.emit_for(node); }
void Units::lower_while_(const ir::Node& node) { others_.control.emit_while(node); }
void Units::lower_if_(const ir::Node& node) { others_.control.emit_if(node); }

}  // namespace eas::codegen
