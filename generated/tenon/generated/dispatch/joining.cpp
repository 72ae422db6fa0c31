// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/repeat.h"
#include "tenon/generated/ops/repeat_interleave.h"
#include "tenon/generated/ops/stack.h"

namespace tenon {

constexpr std::string_view kCategory = "joining";

TENON_DEFINE_OPERATOR(stubs::cat, .doc = "The tensors one after another along a dimension.",
                      .derivatives = "tensors: formulas::cat_backward(grad, tensors.sizes(), dim)");
TENON_DEFINE_VARIANT(stubs::cat_out, stubs::cat);

TENON_DEFINE_OPERATOR(stubs::constant_pad_nd,
                      .doc = "self with a border of a number; pad has the widths before and after, "
                      "the last dimension first.",
                      .derivatives = "self: formulas::constant_pad_nd_backward(grad, pad)");

TENON_DEFINE_OPERATOR(stubs::flip, .doc = "self with the order of dimensions reversed.",
                      .derivatives = "self: grad.flip(dims)");

TENON_DEFINE_OPERATOR(stubs::repeat, .doc = "self repeated along each dimension.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::repeat_interleave_self_int,
                      .doc = "Each index of a dimension, or each element, repeated.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::stack,
                      .doc =
                      "The tensors, of equal sizes, one after another along a new dimension.",
                      .derivatives = "tensors: grad.unbind(dim)", .composite = true);
TENON_DEFINE_VARIANT(stubs::stack_out, stubs::stack);

void add_operators_joining(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::cat, stubs::cat_out, stubs::constant_pad_nd, stubs::flip,
                        stubs::repeat, stubs::repeat_interleave_self_int, stubs::stack,
                        stubs::stack_out>(dispatcher);
}

}  // namespace tenon
