// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/argmin.h"
#include "tenon/generated/ops/cumprod.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logcumsumexp.h"

namespace tenon {

constexpr std::string_view kCategory = "reduction";

TENON_DEFINE_OPERATOR(stubs::argmin,
                      .doc = "The index of the first smallest element, over a dimension or in "
                      "row-major order.");

TENON_DEFINE_OPERATOR(stubs::cumprod,
                      .doc = "The products of the elements of a dimension up to each index.",
                      .derivatives = "self: formulas::cumprod_backward(grad, self, result, dim)");
TENON_DEFINE_VARIANT(stubs::cumprod_, stubs::cumprod);
TENON_DEFINE_VARIANT(stubs::cumprod_out, stubs::cumprod);

TENON_DEFINE_OPERATOR(stubs::cumsum,
                      .doc = "The sums of the elements of a dimension up to each index.",
                      .derivatives = "self: formulas::cumsum_backward(grad, dim, self.dtype())");
TENON_DEFINE_VARIANT(stubs::cumsum_, stubs::cumsum);
TENON_DEFINE_VARIANT(stubs::cumsum_out, stubs::cumsum);

TENON_DEFINE_OPERATOR(stubs::logcumsumexp,
                      .doc = "The logarithms of the sums of exponentials of a dimension up to each "
                      "index, without overflow.",
                      .derivatives =
                      "self: formulas::logcumsumexp_backward(grad, self, result, dim)");
TENON_DEFINE_VARIANT(stubs::logcumsumexp_out, stubs::logcumsumexp);

void add_operators_reduction_from_argmin(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::argmin, stubs::cumprod, stubs::cumprod_, stubs::cumprod_out,
                        stubs::cumsum, stubs::cumsum_, stubs::cumsum_out, stubs::logcumsumexp,
                        stubs::logcumsumexp_out>(dispatcher);
}

}  // namespace tenon
