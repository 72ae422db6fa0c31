// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/_local_scalar_dense.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/item.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/zero.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::clone, "copy",
                      .doc =
                      "A copy in new memory, dense, with the strides of self where those are.",
                      .derivatives = "self: grad");

TENON_DEFINE_OPERATOR(stubs::contiguous, "copy",
                      .doc = "self if its elements lie in order, else a copy of it.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::copy_, "copy", .doc = "Overwrites self with src, broadcast and cast.",
                      .derivatives = "self: zeros_like(grad)\nsrc: formulas::copy_backward(grad, "
                      "src.sizes(), src.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::copy, "copy",
                      .doc = "src broadcast to the sizes of self and cast to its dtype.",
                      .derivatives = "self: zeros_like(grad)\nsrc: formulas::copy_backward(grad, "
                      "src.sizes(), src.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill__Scalar, "copy", .doc = "Sets every element to a number.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill_Scalar, "copy",
                      .doc = "A tensor like self, filled with a number.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill__Tensor, "copy",
                      .doc = "Sets every element to that of a tensor without dimensions.",
                      .derivatives = "self: zeros_like(grad)\nvalue: formulas::copy_backward(grad, "
                      "value.sizes(), value.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill_Tensor, "copy",
                      .doc =
                      "What fill_.Tensor makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)\nvalue: formulas::copy_backward(grad, "
                      "value.sizes(), value.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::_in_interval, "copy",
                      .doc = "self, every element of which lies in [least, most]; else an error of "
                      "an operator, which calls them so.", .derivatives = "self: grad");

TENON_DEFINE_OPERATOR(stubs::item, "copy", .doc = "The only element of self as a number.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_local_scalar_dense, "copy", .doc = "The only element of self.");

TENON_DEFINE_OPERATOR(stubs::resize_, "copy",
                      .doc = "Gives self other sizes and more memory where it needs it; new "
                      "elements are undefined.");

TENON_DEFINE_OPERATOR(stubs::to_dtype, "copy",
                      .doc = "self if it has the dtype, else a copy of it.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::to_device, "copy",
                      .doc = "self if it has the device and dtype, else a copy of it.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_to_copy, "copy", .doc = "A copy of another dtype or device.",
                      .derivatives = "self: formulas::to_copy_backward(grad, self.dtype())");

TENON_DEFINE_OPERATOR(stubs::type_as, "copy", .doc = "self in the dtype of other.",
                      .composite = true, .unmarked_alias = true);

TENON_DEFINE_OPERATOR(stubs::zero_, "copy", .doc = "Sets every element to 0.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::zero, "copy",
                      .doc = "What zero_ makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

void add_operators_copy(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::clone, stubs::contiguous, stubs::copy_, stubs::copy,
                        stubs::fill__Scalar, stubs::fill_Scalar, stubs::fill__Tensor,
                        stubs::fill_Tensor, stubs::_in_interval, stubs::item,
                        stubs::_local_scalar_dense, stubs::resize_, stubs::to_dtype,
                        stubs::to_device, stubs::_to_copy, stubs::type_as, stubs::zero_,
                        stubs::zero>(dispatcher);
}

}  // namespace tenon
