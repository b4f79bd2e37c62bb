// Rows of the op table have named cells, in any order: EAS_UNARY(exp, rule(Float), ulp(2), …).
//
//   EAS_CELL(ulp, rule(Float), ulp(2))    2: what the cell of that name holds. Where there is none,
//                                         it is the undeclared `this_row_has_no_cell_ulp`
//   EAS_CELLS(rule(Float), ulp(2))        2: how many cells there are
//   EAS_EACH(macro, a, optional(b))       macro(a) macro(optional(b)), of up to seven
//   EAS_NAME(optional(b)) is b and EAS_KIND(optional(b)) is Optional: of an operand in a row
//
// A new cell needs its line below, its rows, and whoever reads it; nobody else sees it.
#pragma once

// Pasting a wanted name and a cell finds one of these where they are the same, and no macro else.
#define EAS_IS_attributes_attributes(...) ~, (__VA_ARGS__)
#define EAS_IS_beats_beats(...) ~, (__VA_ARGS__)
#define EAS_IS_body_body(...) ~, (__VA_ARGS__)
#define EAS_IS_cost_cost(...) ~, (__VA_ARGS__)
#define EAS_IS_doc_doc(...) ~, (__VA_ARGS__)
#define EAS_IS_domain_domain(...) ~, (__VA_ARGS__)
#define EAS_IS_effect_effect(...) ~, (__VA_ARGS__)
#define EAS_IS_gives_gives(...) ~, (__VA_ARGS__)
#define EAS_IS_gradient_gradient(...) ~, (__VA_ARGS__)
#define EAS_IS_gpu_gpu(...) ~, (__VA_ARGS__)
#define EAS_IS_identity_identity(...) ~, (__VA_ARGS__)
#define EAS_IS_lowering_lowering(...) ~, (__VA_ARGS__)
#define EAS_IS_mode_mode(...) ~, (__VA_ARGS__)
#define EAS_IS_native_native(...) ~, (__VA_ARGS__)
#define EAS_IS_operands_operands(...) ~, (__VA_ARGS__)
#define EAS_IS_oracle_oracle(...) ~, (__VA_ARGS__)
#define EAS_IS_regions_regions(...) ~, (__VA_ARGS__)
#define EAS_IS_rule_rule(...) ~, (__VA_ARGS__)
#define EAS_IS_spelling_spelling(...) ~, (__VA_ARGS__)
#define EAS_IS_step_step(...) ~, (__VA_ARGS__)
#define EAS_IS_threads_threads(...) ~, (__VA_ARGS__)
#define EAS_IS_ulp_ulp(...) ~, (__VA_ARGS__)

// What a macro above gave, or else `otherwise`.
#define EAS_FOUND_OR(found, otherwise) EAS_SECOND(found, otherwise, ~)
#define EAS_SECOND(...) EAS_SECOND_OF(__VA_ARGS__)
#define EAS_SECOND_OF(first, second, ...) second

#define EAS_CELL(key, ...) \
  EAS_APPLY(EAS_UNWRAP, EAS_FIND_CELL(key, __VA_ARGS__, , , , , , , , , , , , , ))
#define EAS_APPLY(macro, arguments) macro arguments
#define EAS_UNWRAP(...) __VA_ARGS__
// clang-format off
#define EAS_FIND_CELL(key, a, b, c, d, e, f, g, h, i, j, k, l, m, n, ...) \
  EAS_FOUND_OR(EAS_IS_##key##_##a, EAS_FOUND_OR(EAS_IS_##key##_##b, \
  EAS_FOUND_OR(EAS_IS_##key##_##c, EAS_FOUND_OR(EAS_IS_##key##_##d, \
  EAS_FOUND_OR(EAS_IS_##key##_##e, EAS_FOUND_OR(EAS_IS_##key##_##f, \
  EAS_FOUND_OR(EAS_IS_##key##_##g, EAS_FOUND_OR(EAS_IS_##key##_##h, \
  EAS_FOUND_OR(EAS_IS_##key##_##i, EAS_FOUND_OR(EAS_IS_##key##_##j, \
  EAS_FOUND_OR(EAS_IS_##key##_##k, EAS_FOUND_OR(EAS_IS_##key##_##l, \
  EAS_FOUND_OR(EAS_IS_##key##_##m, EAS_FOUND_OR(EAS_IS_##key##_##n, \
  (this_row_has_no_cell_##key)))))))))))))))
// clang-format on

#define EAS_CELLS(...) \
  EAS_COUNT_CELLS(__VA_ARGS__, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, ~)
#define EAS_COUNT_CELLS(a, b, c, d, e, f, g, h, i, j, k, l, m, n, count, ...) count

#define EAS_KIND(operand) EAS_FOUND_OR(EAS_KIND_##operand, One)
#define EAS_KIND_optional(name) ~, Optional
#define EAS_KIND_many(name) ~, Many
#define EAS_NAME(operand) EAS_FOUND_OR(EAS_NAME_##operand, operand)
#define EAS_NAME_optional(name) ~, name
#define EAS_NAME_many(name) ~, name

#define EAS_EACH(macro, ...) __VA_OPT__(EAS_EACH_OF_7(macro, __VA_ARGS__))
#define EAS_EACH_OF_7(macro, a, ...) macro(a) __VA_OPT__(EAS_EACH_OF_6(macro, __VA_ARGS__))
#define EAS_EACH_OF_6(macro, a, ...) macro(a) __VA_OPT__(EAS_EACH_OF_5(macro, __VA_ARGS__))
#define EAS_EACH_OF_5(macro, a, ...) macro(a) __VA_OPT__(EAS_EACH_OF_4(macro, __VA_ARGS__))
#define EAS_EACH_OF_4(macro, a, ...) macro(a) __VA_OPT__(EAS_EACH_OF_3(macro, __VA_ARGS__))
#define EAS_EACH_OF_3(macro, a, ...) macro(a) __VA_OPT__(EAS_EACH_OF_2(macro, __VA_ARGS__))
#define EAS_EACH_OF_2(macro, a, ...) macro(a) __VA_OPT__(EAS_EACH_OF_1(macro, __VA_ARGS__))
#define EAS_EACH_OF_1(macro, a) macro(a)
