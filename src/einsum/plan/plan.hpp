// PlanData: how an expression is computed, step by step, two operands at a time. It holds no tensors
// and never changes, so that one plan serves every thread and every call with the same meaning.
#pragma once

#include "einsum/expression.hpp"
#include "einsum/progress.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eas::contraction {

// Contracts one or two slots into a new one. Labels are those the slot holds, sliced ones left out.
// A label of a_labels or b_labels that is not in out_labels is summed over; it may be in one of them
// only. A label twice in a_labels is a diagonal. Slots made by a step never repeat a label.
struct Step {
  int a = 0;
  int b = -1;  // -1: one operand (a sum, a trace, a diagonal, a transpose, a copy)
  Labels a_labels, b_labels, out_labels;
  double flops = 0;  // of one slice: a multiplication and an addition count as two
  // Without a sum and never made: the matrix product that reads it multiplies its two operands
  // while packing them, and until then they are kept.
  bool packed = false;
};

// Slots 0 .. n-1 are the operands; step i makes slot n+i; the last one is the result, in the order of
// the output. Every slot is consumed exactly once and freed then.
//
// Sliced: the steps run once for every value of the sliced labels, with operands indexed there; the
// last step of each run adds to the result, or to its part of it where sliced labels are in the
// output. There is no other copy of a slice's result.
struct PlanData {
  Expression expression;
  std::vector<Step> steps;
  // opt_einsum's linear convention: positions in the list of what is left, results appended. Pairs,
  // or one tuple of one for a single operand.
  std::vector<std::vector<int>> path;
  Labels sliced;
  std::int64_t slices = 1;
  double flops = 0;  // of all slices
  // By operand, where slices convert operands: whether a copy of all of it is made before the first
  // slice and kept. Else each slice converts its part right before the step that reads it.
  std::vector<bool> converted_once;
  std::string method;  // how the path was found, for print(plan)
};

// The bytes of what a run holds beside its operands.
struct Footprint {
  std::int64_t element = 1;     // of intermediates: of the dtype that is computed in
  std::vector<bool> converted;  // by operand: of another dtype, so copied; empty: none is
  // Of an element of the result where that is converted in the end, 0 where it is not.
  std::int64_t converted_result = 0;
  // The elements of the result's memory where they are more than its labels say: zeros beside a
  // diagonal. -1: they are not.
  double result_elements = -1;
};

// The most bytes held at a time: intermediates, converted copies and the result. An unsliced result is
// allocated by the last step, a sliced one first. Exact up to 2**53.
double peak_bytes(const PlanData& plan, const Footprint& footprint);
// The equation, or its beginning and end.
std::string short_text(const Expression& expression);
// A number of bytes as text, however large.
std::string whole_number(double value);

struct PlanOptions {
  std::string optimize = "auto";  // "greedy", "optimal", "random-greedy"; "path": see below
  std::vector<std::vector<int>>
      path;  // of optimize "path": linear; more than two at once are split
  std::optional<std::int64_t> memory_limit_bytes;  // of peak_bytes()
  Footprint footprint{8, {}, 0, -1};               // what the limit counts
  std::uint64_t seed = 0;
  // 0: a fixed amount of search, so that the same expression always gets the same plan. More: random
  // restarts and improvements until then.
  double time_budget_seconds = 0;
  ProgressCallback progress;
};

// Plans are kept (the last few thousand), so that asking again is cheap. Safe from any thread.
std::shared_ptr<const PlanData> make_plan(Expression expression, const PlanOptions& options = {});

// The number of plans kept, and forgetting them: for tests and for those who count memory.
std::size_t cached_plans();
void clear_cached_plans();

// The readable print(plan); `element` names the dtype, "" gives sizes in elements.
std::string describe(const PlanData& plan, std::string_view element = "",
                     const Footprint& footprint = {});

}  // namespace eas::contraction
