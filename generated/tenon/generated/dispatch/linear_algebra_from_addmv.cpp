// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/addmv.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::addmv,
                      .doc = "beta * self + alpha * (mat @ vec); self is broadcast to the product, "
                      "and not read where beta is 0.",
                      .derivatives = "self: maybe_multiply(sum_to(grad, self.sizes()), beta)\nmat: "
                      "maybe_multiply(grad.unsqueeze(1) * vec, alpha)\nvec: "
                      "maybe_multiply(mv(mat.t(), grad), alpha)");
TENON_DEFINE_VARIANT(stubs::addmv_, stubs::addmv);
TENON_DEFINE_VARIANT(stubs::addmv_out, stubs::addmv);

TENON_DEFINE_OPERATOR(stubs::baddbmm,
                      .doc = "beta * self + alpha * bmm(batch1, batch2); self is broadcast, and "
                      "not read where beta is 0.",
                      .derivatives = "self: maybe_multiply(sum_to(grad, self.sizes()), "
                      "beta)\nbatch1: maybe_multiply(bmm(grad, batch2.transpose(1, 2)), "
                      "alpha)\nbatch2: maybe_multiply(bmm(batch1.transpose(1, 2), grad), alpha)");
TENON_DEFINE_VARIANT(stubs::baddbmm_, stubs::baddbmm);
TENON_DEFINE_VARIANT(stubs::baddbmm_out, stubs::baddbmm);

TENON_DEFINE_OPERATOR(stubs::bmm, .doc = "The products of two batches of matrices.",
                      .derivatives =
                      "self: bmm(grad, mat2.transpose(1, 2))\nmat2: bmm(self.transpose(1, 2), "
                      "grad)");
TENON_DEFINE_VARIANT(stubs::bmm_out, stubs::bmm);

void add_operators_linear_algebra_from_addmv(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::addmv, stubs::addmv_, stubs::addmv_out, stubs::baddbmm,
                        stubs::baddbmm_, stubs::baddbmm_out, stubs::bmm, stubs::bmm_out>(
      dispatcher);
}

}  // namespace tenon
