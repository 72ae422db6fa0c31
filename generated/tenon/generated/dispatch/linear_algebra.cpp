// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"

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

TENON_DEFINE_OPERATOR(stubs::dot, .doc = "The inner product of two vectors.",
                      .derivatives = "self: grad * tensor\ntensor: grad * self");
TENON_DEFINE_VARIANT(stubs::dot_out, stubs::dot);

TENON_DEFINE_OPERATOR(stubs::linear,
                      .doc = "input @ weight.t() + bias over the last dimension of input.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::matmul,
                      .doc = "The product of vectors, matrices or broadcast batches of matrices, "
                      "as the operands' dimensions say.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::mm, .doc = "The product of two matrices.",
                      .derivatives = "self: mm(grad, mat2.t())\nmat2: mm(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mm_out, stubs::mm);

void add_operators_linear_algebra(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::addmm, stubs::addmm_, stubs::addmm_out, stubs::baddbmm,
                        stubs::baddbmm_, stubs::baddbmm_out, stubs::bmm, stubs::bmm_out, stubs::dot,
                        stubs::dot_out, stubs::linear, stubs::matmul, stubs::mm, stubs::mm_out>(
      dispatcher);
}

}  // namespace tenon
