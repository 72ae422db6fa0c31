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

namespace tenon {

constexpr std::string_view kCategory = "copy";

TENON_DEFINE_OPERATOR(stubs::clone,
                      .doc =
                      "A copy in new memory, dense, with the strides of self where those are.",
                      .derivatives = "self: grad");

TENON_DEFINE_OPERATOR(stubs::contiguous,
                      .doc = "self if its elements lie in order, else a copy of it.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::copy_, .doc = "Overwrites self with src, broadcast and cast.",
                      .derivatives = "self: zeros_like(grad)\nsrc: formulas::copy_backward(grad, "
                      "src.sizes(), src.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::copy,
                      .doc = "src broadcast to the sizes of self and cast to its dtype.",
                      .derivatives = "self: zeros_like(grad)\nsrc: formulas::copy_backward(grad, "
                      "src.sizes(), src.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill__Scalar, .doc = "Sets every element to a number.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill_Scalar, .doc = "A tensor like self, filled with a number.",
                      .derivatives = "self: zeros_like(grad)", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill__Tensor,
                      .doc = "Sets every element to that of a tensor without dimensions.",
                      .derivatives = "self: zeros_like(grad)\nvalue: formulas::copy_backward(grad, "
                      "value.sizes(), value.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::fill_Tensor,
                      .doc =
                      "What fill_.Tensor makes of copies of what it writes to, which it returns.",
                      .derivatives = "self: zeros_like(grad)\nvalue: formulas::copy_backward(grad, "
                      "value.sizes(), value.dtype())", .unread_self = true);

TENON_DEFINE_OPERATOR(stubs::_in_interval,
                      .doc = "self, every element of which lies in [least, most]; else an error of "
                      "an operator, which calls them so.", .derivatives = "self: grad");

TENON_DEFINE_OPERATOR(stubs::item, .doc = "The only element of self as a number.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_local_scalar_dense, .doc = "The only element of self.");

TENON_DEFINE_OPERATOR(stubs::resize_,
                      .doc = "Gives self other sizes and more memory where it needs it; new "
                      "elements are undefined.");

TENON_DEFINE_OPERATOR(stubs::to_dtype, .doc = "self if it has the dtype, else a copy of it.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::to_device,
                      .doc = "self if it has the device and dtype, else a copy of it.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_to_copy, .doc = "A copy of another dtype or device.",
                      .derivatives = "self: formulas::to_copy_backward(grad, self.dtype())");

TENON_DEFINE_OPERATOR(stubs::type_as, .doc = "self in the dtype of other.", .composite = true,
                      .unmarked_alias = true);

void add_operators_copy(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::clone, stubs::contiguous, stubs::copy_, stubs::copy,
                        stubs::fill__Scalar, stubs::fill_Scalar, stubs::fill__Tensor,
                        stubs::fill_Tensor, stubs::_in_interval, stubs::item,
                        stubs::_local_scalar_dense, stubs::resize_, stubs::to_dtype,
                        stubs::to_device, stubs::_to_copy, stubs::type_as>(dispatcher);
}

}  // namespace tenon
