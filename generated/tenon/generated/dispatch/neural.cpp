// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/bilinear.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"

namespace tenon {

constexpr std::string_view kCategory = "neural";

TENON_DEFINE_OPERATOR(stubs::bilinear,
                      .doc = "input1 @ weight[k] @ input2 + bias[k] for each output k, over the "
                      "last dimension of the inputs.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::embedding,
                      .doc =
                      "The rows of weight that indices name; the row padding_idx gets no gradient.",
                      .derivatives = "weight: embedding_dense_backward(grad, indices, "
                      "weight.size(0), padding_idx, scale_grad_by_freq)");

TENON_DEFINE_OPERATOR(stubs::embedding_dense_backward, .doc = "The gradient of embedding's weight.",
                      .derivatives = "grad_output: formulas::embedding_double_backward(grad, "
                      "indices, padding_idx, scale_grad_by_freq)");

void add_operators_neural(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bilinear, stubs::embedding, stubs::embedding_dense_backward>(
      dispatcher);
}

}  // namespace tenon
