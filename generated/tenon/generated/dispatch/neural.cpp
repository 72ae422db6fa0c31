// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_embedding_bag.h"
#include "tenon/generated/ops/bilinear.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_bag.h"
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

TENON_DEFINE_OPERATOR(stubs::_embedding_bag,
                      .doc = "The sum (mode 0), mean (1) or maximum (2) of the rows of weight that "
                      "each bag of indices names, without padding_idx; then the bag of each index, "
                      "the sizes of bags, and the rows of maxima. Bags begin at the offsets.",
                      .derivatives = "weight: formulas::embedding_bag_backward(grad, indices, "
                      "result1, result2, result3, weight.size(0), scale_grad_by_freq, mode, "
                      "per_sample_weights, padding_idx)\nper_sample_weights: "
                      "formulas::embedding_bag_weights_backward(grad, weight, indices, result1, "
                      "padding_idx)");

TENON_DEFINE_OPERATOR(stubs::embedding_bag, .doc = "_embedding_bag without padding.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::embedding_bag_padding_idx,
                      .doc = "_embedding_bag with indices that are padding, counted from the end "
                      "where negative.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::embedding_dense_backward, .doc = "The gradient of embedding's weight.",
                      .derivatives = "grad_output: formulas::embedding_double_backward(grad, "
                      "indices, padding_idx, scale_grad_by_freq)");

void add_operators_neural(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bilinear, stubs::embedding, stubs::_embedding_bag,
                        stubs::embedding_bag, stubs::embedding_bag_padding_idx,
                        stubs::embedding_dense_backward>(dispatcher);
}

}  // namespace tenon
