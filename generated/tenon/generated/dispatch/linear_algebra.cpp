// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_cdist_forward.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/cdist.h"
#include "tenon/generated/ops/cosine_similarity.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/kron.h"
#include "tenon/generated/ops/linalg_cross.h"
#include "tenon/generated/ops/linalg_vecdot.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::addmm,
                      .doc = "beta * self + alpha * (mat1 @ mat2); self is broadcast to the "
                      "product, and not read where beta is 0.",
                      .derivatives = "self: maybe_multiply(sum_to(grad, self.sizes()), "
                      "beta)\nmat1: maybe_multiply(mm(grad, mat2.t()), alpha)\nmat2: "
                      "maybe_multiply(mm(mat1.t(), grad), alpha)");
TENON_DEFINE_VARIANT(stubs::addmm_, stubs::addmm);
TENON_DEFINE_VARIANT(stubs::addmm_out, stubs::addmm);

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

TENON_DEFINE_OPERATOR(stubs::cdist,
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_cdist_forward,
                      .doc =
                      "The distance, by the norm of order p, of each row of x1 to each of x2.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::cosine_similarity,
                      .doc = "The cosine of the angle of the vectors along a dimension, whose "
                      "lengths are at least eps.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::dot, .doc = "The inner product of two vectors.",
                      .derivatives = "self: grad * tensor\ntensor: grad * self");
TENON_DEFINE_VARIANT(stubs::dot_out, stubs::dot);

TENON_DEFINE_OPERATOR(stubs::kron, .doc = "The blocks that other times each element of self makes.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_cross,
                      .doc =
                      "The vectors that stand at right angles to those along a dimension of size "
                      "3.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::linalg_vecdot,
                      .doc = "The sums of products over a dimension, the others broadcast.",
                      .composite = true);

void add_operators_linear_algebra(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::addmm, stubs::addmm_, stubs::addmm_out, stubs::baddbmm,
                        stubs::baddbmm_, stubs::baddbmm_out, stubs::bmm, stubs::bmm_out,
                        stubs::cdist, stubs::_cdist_forward, stubs::cosine_similarity, stubs::dot,
                        stubs::dot_out, stubs::kron, stubs::linalg_cross, stubs::linalg_vecdot>(
      dispatcher);
}

}  // namespace tenon
