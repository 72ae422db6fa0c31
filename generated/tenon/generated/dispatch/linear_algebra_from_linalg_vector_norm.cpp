// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/linalg_vector_norm.h"
#include "tenon/generated/ops/linear.h"
#include "tenon/generated/ops/logdet.h"
#include "tenon/generated/ops/lu_unpack.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/matrix_exp.h"
#include "tenon/generated/ops/matrix_power.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::linalg_vector_norm,
                      .doc = "The norm of the elements over dimensions as a vector; of order 0 how "
                      "many are not 0, of inf the greatest.",
                      .derivatives =
                      "self: formulas::vector_norm_backward(grad, self, ord, dim, keepdim, result)",
                      .composite = true);
TENON_DEFINE_VARIANT(stubs::linalg_vector_norm_out, stubs::linalg_vector_norm);

TENON_DEFINE_OPERATOR(stubs::linear,
                      .doc = "input @ weight.t() + bias over the last dimension of input.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::logdet,
                      .doc = "The logarithm of each determinant, NaN where it is negative.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::lu_unpack,
                      .doc = "The matrices P, L and U of factors, of which A is the product.",
                      .derivatives =
                      "LU_data: formulas::lu_unpack_backward(grads[1], grads[2], LU_data.sizes())");

TENON_DEFINE_OPERATOR(stubs::matmul,
                      .doc = "The product of vectors, matrices or broadcast batches of matrices, "
                      "as the operands' dimensions say.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::matrix_exp, .doc = "The exponential of each matrix.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::matrix_power,
                      .doc = "Each matrix to the power of a whole number; of a negative one the "
                      "inverse is multiplied.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::mm, .doc = "The product of two matrices.",
                      .derivatives = "self: mm(grad, mat2.t())\nmat2: mm(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mm_out, stubs::mm);

TENON_DEFINE_OPERATOR(stubs::mv, .doc = "The product of a matrix and a vector.",
                      .derivatives = "self: grad.unsqueeze(1) * vec\nvec: mv(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mv_out, stubs::mv);

void add_operators_linear_algebra_from_linalg_vector_norm(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::linalg_vector_norm, stubs::linalg_vector_norm_out, stubs::linear,
                        stubs::logdet, stubs::lu_unpack, stubs::matmul, stubs::matrix_exp,
                        stubs::matrix_power, stubs::mm, stubs::mm_out, stubs::mv, stubs::mv_out>(
      dispatcher);
}

}  // namespace tenon
