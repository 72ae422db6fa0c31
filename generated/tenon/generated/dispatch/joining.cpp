// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"

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

void add_operators_joining(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::cat, stubs::cat_out, stubs::constant_pad_nd, stubs::flip>(
      dispatcher);
}

}  // namespace tenon
