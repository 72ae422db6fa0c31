// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/linalg_multi_dot.h"
#include "tenon/generated/ops/linalg_norm.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::linalg_multi_dot,
                      .doc = "The product of matrices, of which the first and the last may be "
                      "vectors, in the order that costs least.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_norm,
                      .doc = "The norm of matrices where there are an order and two dimensions, "
                      "else of the elements as a vector.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_norm_ord_str,
                      .doc = "The norm of the matrices of two dimensions, that of Frobenius or the "
                      "nuclear one.", .composite = true);

void add_operators_linear_algebra_from_linalg_multi_dot(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::linalg_multi_dot, stubs::linalg_norm, stubs::linalg_norm_ord_str>(
      dispatcher);
}

}  // namespace tenon
