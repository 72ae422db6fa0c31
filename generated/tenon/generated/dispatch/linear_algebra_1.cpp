// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/matmul.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"

namespace tenon {

constexpr std::string_view kCategory = "linear_algebra";

TENON_DEFINE_OPERATOR(stubs::mm, .category = kCategory, .doc = "The product of two matrices.",
                      .derivatives = "self: mm(grad, mat2.t())\nmat2: mm(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mm_out, stubs::mm);

TENON_DEFINE_OPERATOR(stubs::mv, .category = kCategory,
                      .doc = "The product of a matrix and a vector.",
                      .derivatives = "self: grad.unsqueeze(1) * vec\nvec: mv(self.t(), grad)");
TENON_DEFINE_VARIANT(stubs::mv_out, stubs::mv);

TENON_DEFINE_OPERATOR(stubs::matmul, .category = kCategory,
                      .doc =
                      "The product of vectors, matrices or broadcast batches of matrices, as the "
                      "operands' dimensions say.", .composite = true);

void add_operators_linear_algebra_1(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::mm, stubs::mm_out, stubs::mv, stubs::mv_out, stubs::matmul>(
      dispatcher);
}

}  // namespace tenon
