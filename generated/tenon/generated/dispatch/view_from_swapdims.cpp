// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/swapdims.h"
#include "tenon/generated/ops/sym_is_contiguous.h"
#include "tenon/generated/ops/sym_numel.h"
#include "tenon/generated/ops/sym_size.h"
#include "tenon/generated/ops/sym_storage_offset.h"
#include "tenon/generated/ops/sym_stride.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/t_copy.h"
#include "tenon/generated/ops/tensor_split.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/transpose_copy.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unbind_copy.h"
#include "tenon/generated/ops/unflatten.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unfold_copy.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/unsqueeze_copy.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_complex_copy.h"
#include "tenon/generated/ops/view_as_real.h"
#include "tenon/generated/ops/view_as_real_copy.h"
#include "tenon/generated/ops/view_copy.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::swapdims, "view", .doc = "self with two dimensions swapped.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_is_contiguous, "view",
                      .doc = "Whether the elements lie in memory as a format has them.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_numel, "view", .doc = "How many elements there are.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_size_int, "view", .doc = "The size of a dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_storage_offset, "view",
                      .doc = "Where in its storage the first element lies, in elements.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::sym_stride_int, "view",
                      .doc = "How many elements two neighbours along a dimension lie apart.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::t, "view",
                      .doc = "The transpose of a matrix; self if it has fewer dimensions.",
                      .derivatives = "self: grad.t()", .view_inverse = "mutated_view.t()");

TENON_DEFINE_OPERATOR(stubs::t_copy, "view", .doc = "What t gives, as a copy.",
                      .derivatives = "self: grad.t()");

TENON_DEFINE_OPERATOR(stubs::t_inverse, "view",
                      .doc = "What base is after a write to what t makes of it.", .composite = true,
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::t_, "view", .doc = "Transposes the matrix self.",
                      .derivatives = "self: grad.t()");

TENON_DEFINE_OPERATOR(stubs::tensor_split_sections, "view",
                      .doc = "As many parts of a dimension as sections; the first ones have an "
                      "index more where it cannot be divided.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::tensor_split_indices, "view",
                      .doc = "The parts of a dimension before, between and after indices.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::transpose_int, "view", .doc = "self with two dimensions swapped.",
                      .derivatives = "self: grad.transpose(dim0, dim1)",
                      .view_inverse = "mutated_view.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::transpose_copy_int, "view", .doc = "What transpose gives, as a copy.",
                      .derivatives = "self: grad.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::transpose_inverse_int, "view",
                      .doc = "What base is after a write to what transpose makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::transpose_, "view", .doc = "Swaps two dimensions of self.",
                      .derivatives = "self: grad.transpose(dim0, dim1)");

TENON_DEFINE_OPERATOR(stubs::unbind_int, "view", .doc = "self at every index of a dimension.",
                      .derivatives = "self: formulas::unbind_backward(grads, self.sizes(), dim)",
                      .view_inverse =
                      "select_scatter(base, mutated_view, dim, mutated_view_index)");

TENON_DEFINE_OPERATOR(stubs::unbind_copy_int, "view", .doc = "What unbind gives, as a copy.",
                      .derivatives = "self: formulas::unbind_backward(grads, self.sizes(), dim)");

TENON_DEFINE_OPERATOR(stubs::unbind_inverse_int, "view",
                      .doc = "What base is after a write to what unbind makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::unflatten_int, "view",
                      .doc = "self with a dimension divided into several.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::unfold, "view",
                      .doc = "Windows of a dimension, every step indices, with their elements as a "
                      "last dimension.",
                      .derivatives =
                      "self: formulas::unfold_backward(grad, self.sizes(), dimension, size, step)",
                      .view_inverse =
                      "formulas::unfold_inverse(base, mutated_view, dimension, size, step)");

TENON_DEFINE_OPERATOR(stubs::unfold_copy, "view", .doc = "What unfold gives, as a copy.",
                      .derivatives =
                      "self: formulas::unfold_backward(grad, self.sizes(), dimension, size, step)");

TENON_DEFINE_OPERATOR(stubs::unfold_inverse, "view",
                      .doc = "What base is after a write to what unfold makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::_unsafe_view, "view",
                      .doc =
                      "The elements of self, which is a temporary nobody else sees, in other "
                      "sizes.", .derivatives = "self: grad.reshape(self.sizes())",
                      .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::unsqueeze, "view",
                      .doc = "self with a dimension of size 1 inserted before dim.",
                      .derivatives = "self: grad.squeeze(dim)",
                      .view_inverse = "mutated_view.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::unsqueeze_copy, "view", .doc = "What unsqueeze gives, as a copy.",
                      .derivatives = "self: grad.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::unsqueeze_inverse, "view",
                      .doc = "What base is after a write to what unsqueeze makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::unsqueeze_, "view", .doc = "Inserts a dimension of size 1 into self.",
                      .derivatives = "self: grad.squeeze(dim)");

TENON_DEFINE_OPERATOR(stubs::view, "view",
                      .doc = "The elements of self in other sizes, where its strides allow it; one "
                      "size may be -1.", .derivatives = "self: grad.reshape(self.sizes())",
                      .view_inverse = "mutated_view.reshape(base.sizes())");

TENON_DEFINE_OPERATOR(stubs::view_copy, "view", .doc = "What view gives, as a copy.",
                      .derivatives = "self: grad.reshape(self.sizes())");

TENON_DEFINE_OPERATOR(stubs::view_inverse, "view",
                      .doc = "What base is after a write to what view makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::view_as, "view", .doc = "self viewed in the sizes of other.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::view_as_complex, "view",
                      .doc =
                      "Complex numbers of the parts in the last dimension, which lie side by side.",
                      .derivatives = "self: view_as_real(grad)",
                      .view_inverse = "view_as_real(mutated_view)");

TENON_DEFINE_OPERATOR(stubs::view_as_complex_copy, "view",
                      .doc = "What view_as_complex gives, as a copy.",
                      .derivatives = "self: view_as_real(grad)");

TENON_DEFINE_OPERATOR(stubs::view_as_complex_inverse, "view",
                      .doc = "What base is after a write to what view_as_complex makes of it.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::view_as_real, "view",
                      .doc = "The parts of complex numbers, in a last dimension of size 2.",
                      .derivatives = "self: formulas::as_complex(grad)",
                      .view_inverse = "formulas::as_complex(mutated_view)");

TENON_DEFINE_OPERATOR(stubs::view_as_real_copy, "view",
                      .doc = "What view_as_real gives, as a copy.",
                      .derivatives = "self: formulas::as_complex(grad)");

TENON_DEFINE_OPERATOR(stubs::view_as_real_inverse, "view",
                      .doc = "What base is after a write to what view_as_real makes of it.",
                      .composite = true, .unmarked_alias = true);

void add_operators_view_from_swapdims(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::swapdims, stubs::sym_is_contiguous, stubs::sym_numel,
                        stubs::sym_size_int, stubs::sym_storage_offset, stubs::sym_stride_int,
                        stubs::t, stubs::t_copy, stubs::t_inverse, stubs::t_,
                        stubs::tensor_split_sections, stubs::tensor_split_indices,
                        stubs::transpose_int, stubs::transpose_copy_int,
                        stubs::transpose_inverse_int, stubs::transpose_, stubs::unbind_int,
                        stubs::unbind_copy_int, stubs::unbind_inverse_int, stubs::unflatten_int,
                        stubs::unfold, stubs::unfold_copy, stubs::unfold_inverse,
                        stubs::_unsafe_view, stubs::unsqueeze, stubs::unsqueeze_copy,
                        stubs::unsqueeze_inverse, stubs::unsqueeze_, stubs::view, stubs::view_copy,
                        stubs::view_inverse, stubs::view_as, stubs::view_as_complex,
                        stubs::view_as_complex_copy, stubs::view_as_complex_inverse,
                        stubs::view_as_real, stubs::view_as_real_copy, stubs::view_as_real_inverse>(
      dispatcher);
}

}  // namespace tenon
