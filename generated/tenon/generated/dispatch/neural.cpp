// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_embedding_bag.h"
#include "tenon/generated/ops/_pack_padded_sequence.h"
#include "tenon/generated/ops/_pack_padded_sequence_backward.h"
#include "tenon/generated/ops/_pad_packed_sequence.h"
#include "tenon/generated/ops/_scaled_dot_product_flash_attention_for_cpu.h"
#include "tenon/generated/ops/_scaled_dot_product_flash_attention_for_cpu_backward.h"
#include "tenon/generated/ops/bilinear.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_bag.h"
#include "tenon/generated/ops/embedding_dense_backward.h"
#include "tenon/generated/ops/embedding_renorm.h"
#include "tenon/generated/ops/gru.h"
#include "tenon/generated/ops/gru_cell.h"
#include "tenon/generated/ops/lstm.h"
#include "tenon/generated/ops/lstm_cell.h"
#include "tenon/generated/ops/one_hot.h"
#include "tenon/generated/ops/rnn_relu.h"
#include "tenon/generated/ops/rnn_relu_cell.h"
#include "tenon/generated/ops/rnn_tanh.h"
#include "tenon/generated/ops/rnn_tanh_cell.h"
#include "tenon/generated/ops/scaled_dot_product_attention.h"

namespace tenon {


TENON_DEFINE_OPERATOR(stubs::bilinear, "neural",
                      .doc = "input1 @ weight[k] @ input2 + bias[k] for each output k, over the "
                      "last dimension of the inputs.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::embedding, "neural",
                      .doc =
                      "The rows of weight that indices name; the row padding_idx gets no gradient.",
                      .derivatives = "weight: embedding_dense_backward(grad, indices, "
                      "weight.size(0), padding_idx, scale_grad_by_freq)");

TENON_DEFINE_OPERATOR(stubs::_embedding_bag, "neural",
                      .doc = "The sum (mode 0), mean (1) or maximum (2) of the rows of weight that "
                      "each bag of indices names, without padding_idx; then the bag of each index, "
                      "the sizes of bags, and the rows of maxima. Bags begin at the offsets.",
                      .derivatives = "weight: formulas::embedding_bag_backward(grad, indices, "
                      "result1, result2, result3, weight.size(0), scale_grad_by_freq, mode, "
                      "per_sample_weights, padding_idx)\nper_sample_weights: "
                      "formulas::embedding_bag_weights_backward(grad, weight, indices, result1, "
                      "padding_idx)");

TENON_DEFINE_OPERATOR(stubs::embedding_bag, "neural", .doc = "_embedding_bag without padding.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::embedding_bag_padding_idx, "neural",
                      .doc = "_embedding_bag with indices that are padding, counted from the end "
                      "where negative.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::embedding_dense_backward, "neural",
                      .doc = "The gradient of embedding's weight.",
                      .derivatives = "grad_output: formulas::embedding_double_backward(grad, "
                      "indices, padding_idx, scale_grad_by_freq)");

TENON_DEFINE_OPERATOR(stubs::embedding_renorm_, "neural",
                      .doc =
                      "Scales the rows of self that indices name to a norm of at most max_norm.");

TENON_DEFINE_OPERATOR(stubs::embedding_renorm, "neural",
                      .doc = "What embedding_renorm_ makes of copies of what it writes to, which "
                      "it returns.");

TENON_DEFINE_OPERATOR(stubs::gru_input, "neural",
                      .doc = "Layers of gated recurrent units over sequences; the last layer gives "
                      "its hidden states, each layer its last hidden states.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::gru_data, "neural",
                      .doc = "Layers of gated recurrent units over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::gru_cell, "neural", .doc = "One step of a gated recurrent unit.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::lstm_input, "neural",
                      .doc = "Layers of long short-term memory over sequences; the last layer "
                      "gives its hidden states, each layer its last hidden and cell states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::lstm_data, "neural",
                      .doc = "Layers of long short-term memory over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden and cell states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::lstm_cell, "neural",
                      .doc = "One step of a long short-term memory; hx holds the hidden and the "
                      "cell state.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::one_hot, "neural",
                      .doc = "For each index a row of 0 with a 1 at that index.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pack_padded_sequence, "neural",
                      .doc = "The elements of sequences up to their lengths, step by step, and how "
                      "many sequences have each step.",
                      .derivatives = "input: _pack_padded_sequence_backward(grad, input.sizes(), "
                      "result1, batch_first)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pack_padded_sequence_backward, "neural",
                      .doc = "The gradient of _pack_padded_sequence for its input.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pad_packed_sequence, "neural",
                      .doc = "Packed sequences, padded to the longest one or to a length, and "
                      "their lengths.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::rnn_relu_input, "neural",
                      .doc = "Layers of recurrent cells with relu over sequences; the last layer "
                      "gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_relu_data, "neural",
                      .doc = "Layers of recurrent cells with relu over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_relu_cell, "neural",
                      .doc = "One step of a recurrent layer with relu.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::rnn_tanh_input, "neural",
                      .doc = "Layers of recurrent cells with tanh over sequences; the last layer "
                      "gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_tanh_data, "neural",
                      .doc = "Layers of recurrent cells with tanh over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_tanh_cell, "neural",
                      .doc = "One step of a recurrent layer with tanh.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::scaled_dot_product_attention, "neural",
                      .doc = "softmax(query @ key^T * scale + mask) @ value.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_scaled_dot_product_flash_attention_for_cpu, "neural",
                      .doc = "scaled_dot_product_attention of [batch, heads, rows, width] by "
                      "blocks, in memory that grows with the rows alone; and for each query the "
                      "logarithm of the sum of the exponentials of its scores.",
                      .derivatives = "query, key, value: "
                      "_scaled_dot_product_flash_attention_for_cpu_backward(grad, query, key, "
                      "value, result0, result1, dropout_p, is_causal, attn_mask, "
                      "scale)\nattn_mask: formulas::attention_mask_backward(grad, query, key, "
                      "value, attn_mask, is_causal, scale)");

TENON_DEFINE_OPERATOR(stubs::_scaled_dot_product_flash_attention_for_cpu_backward, "neural",
                      .doc = "The gradients of _scaled_dot_product_flash_attention_for_cpu for "
                      "query, key and value, by blocks, too.",
                      .derivatives = "grad_out, query, key, value, attn_mask: "
                      "formulas::attention_double_backward(grads[0], grads[1], grads[2], grad_out, "
                      "query, key, value, attn_mask, is_causal, scale)");

void add_operators_neural(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::bilinear, stubs::embedding, stubs::_embedding_bag,
                        stubs::embedding_bag, stubs::embedding_bag_padding_idx,
                        stubs::embedding_dense_backward, stubs::embedding_renorm_,
                        stubs::embedding_renorm, stubs::gru_input, stubs::gru_data, stubs::gru_cell,
                        stubs::lstm_input, stubs::lstm_data, stubs::lstm_cell, stubs::one_hot,
                        stubs::_pack_padded_sequence, stubs::_pack_padded_sequence_backward,
                        stubs::_pad_packed_sequence, stubs::rnn_relu_input, stubs::rnn_relu_data,
                        stubs::rnn_relu_cell, stubs::rnn_tanh_input, stubs::rnn_tanh_data,
                        stubs::rnn_tanh_cell, stubs::scaled_dot_product_attention,
                        stubs::_scaled_dot_product_flash_attention_for_cpu,
                        stubs::_scaled_dot_product_flash_attention_for_cpu_backward>(dispatcher);
}

}  // namespace tenon
