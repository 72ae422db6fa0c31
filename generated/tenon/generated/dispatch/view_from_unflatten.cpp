// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unfold_copy.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/unsqueeze_copy.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_copy.h"

namespace tenon {

constexpr std::string_view kCategory = "view";

TENON_DEFINE_OPERATOR(stubs::unflatten_int, .doc = "self with a dimension divided into several.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::unfold,
                      .doc = "Windows of a dimension, every step indices, with their elements as a "
                      "last dimension.",
                      .derivatives =
                      "self: formulas::unfold_backward(grad, self.sizes(), dimension, size, step)",
                      .view_inverse =
                      "formulas::unfold_inverse(base, mutated_view, dimension, size, step)");

TENON_DEFINE_OPERATOR(stubs::unfold_copy, .doc = "What unfold gives, as a copy.",
                      .derivatives =
                      "self: formulas::unfold_backward(grad, self.sizes(), dimension, size, step)");

TENON_DEFINE_OPERATOR(stubs::unfold_inverse,
                      .doc = "What base is after a write to what unfold makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::_unsafe_view,
                      .doc =
                      "The elements of self, which is a temporary nobody else sees, in other "
                      "sizes.", .derivatives = "self: grad.reshape(self.sizes())",
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::unsqueeze,
                      .doc = "self with a dimension of size 1 inserted before dim.",
                      .derivatives = "self: grad.squeeze(dim)",
                      .view_inverse = "mutated_view.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::unsqueeze_copy, .doc = "What unsqueeze gives, as a copy.",
                      .derivatives = "self: grad.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::unsqueeze_inverse,
                      .doc = "What base is after a write to what unsqueeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::unsqueeze_, .doc = "Inserts a dimension of size 1 into self.",
                      .derivatives = "self: grad.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::view,
                      .doc = "The elements of self in other sizes, where its strides allow it; one "
                      "size may be -1.", .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::view_copy, .doc = "What view gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::view_inverse,
                      .doc = "What base is after a write to what view makes of it.",
                      .composite = true, .unmarked_alias = true);

void add_operators_view_from_unflatten(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::unflatten_int, stubs::unfold, stubs::unfold_copy,
                        stubs::unfold_inverse, stubs::_unsafe_view, stubs::unsqueeze,
                        stubs::unsqueeze_copy, stubs::unsqueeze_inverse, stubs::unsqueeze_,
                        stubs::view, stubs::view_copy, stubs::view_inverse>(dispatcher);
}

}  // namespace tenon
