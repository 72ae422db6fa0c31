// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/t_copy.h"
#include "tenon/generated/ops/tensor_split.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/transpose_copy.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unbind_copy.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::t,
                      .doc = "The transpose of a matrix; self if it has fewer dimensions.",
                      .derivatives = "self: grad.t()", .view_inverse = "mutated_view.t()");

TENON_DEFINE_OPERATOR(stubs::t_copy, .doc = "What t gives, as a copy.",
                      .derivatives = "self: grad.t()");

TENON_DEFINE_OPERATOR(stubs::t_inverse, .doc = "What base is after a write to what t makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::t_, .doc = "Transposes the matrix self.",
                      .derivatives = "self: grad.t()");

TENON_DEFINE_OPERATOR(stubs::tensor_split_sections,
                      .doc = "As many parts of a dimension as sections; the first ones have an "
                      "index more where it cannot be divided.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::tensor_split_indices,
                      .doc = "The parts of a dimension before, between and after indices.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::transpose_int, .doc = "self with two dimensions swapped.",
                      .derivatives = "self: grad.transpose(dim0, dim1)",
                      .view_inverse = "mutated_view.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::transpose_copy_int, .doc = "What transpose gives, as a copy.",
                      .derivatives = "self: grad.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::transpose_inverse_int,
                      .doc = "What base is after a write to what transpose makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::transpose_, .doc = "Swaps two dimensions of self.",
                      .derivatives = "self: grad.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::unbind_int, .doc = "self at every index of a dimension.",
                      .derivatives = "self: formulas::unbind_backward(grads, self.sizes(), dim)",
                      .view_inverse =
                      "select_scatter(base, mutated_view, dim, mutated_view_index)");

TENON_DEFINE_OPERATOR(stubs::unbind_copy_int, .doc = "What unbind gives, as a copy.",
                      .derivatives = "self: formulas::unbind_backward(grads, self.sizes(), dim)");

TENON_DEFINE_OPERATOR(stubs::unbind_inverse_int,
                      .doc = "What base is after a write to what unbind makes of it.",
                      .composite = true, .unmarked_alias = true);

void add_operators_view_from_t(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::t, stubs::t_copy, stubs::t_inverse, stubs::t_,
                        stubs::tensor_split_sections, stubs::tensor_split_indices,
                        stubs::transpose_int, stubs::transpose_copy_int,
                        stubs::transpose_inverse_int, stubs::transpose_, stubs::unbind_int,
                        stubs::unbind_copy_int, stubs::unbind_inverse_int>(dispatcher);
}

}  // namespace tenon
