// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/add.h"

namespace tenon {

constexpr std::string_view kCategory = "pointwise_binary";

TENON_DEFINE_OPERATOR(stubs::add_Tensor, .category = kCategory, .doc = "self + alpha * other.",
                      .derivatives = "self: grad\nother: maybe_multiply(grad, alpha)");
TENON_DEFINE_VARIANT(stubs::add__Tensor, stubs::add_Tensor);
TENON_DEFINE_VARIANT(stubs::add_out, stubs::add_Tensor);

TENON_DEFINE_OPERATOR(stubs::add_Scalar, .category = kCategory, .doc = "self + alpha * other.",
                      .derivatives = "self: grad");
TENON_DEFINE_VARIANT(stubs::add__Scalar, stubs::add_Scalar);
TENON_DEFINE_VARIANT(stubs::add_Scalar_out, stubs::add_Scalar);

void add_operators_pointwise_binary(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::add_Tensor, stubs::add__Tensor, stubs::add_out, stubs::add_Scalar,
                        stubs::add__Scalar, stubs::add_Scalar_out>(dispatcher);
}

}  // namespace tenon
