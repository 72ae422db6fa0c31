// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/_pack_padded_sequence.h"
#include "tenon/generated/ops/_pack_padded_sequence_backward.h"
#include "tenon/generated/ops/_pad_packed_sequence.h"
#include "tenon/generated/ops/rnn_relu.h"
#include "tenon/generated/ops/rnn_relu_cell.h"
#include "tenon/generated/ops/rnn_tanh.h"
#include "tenon/generated/ops/rnn_tanh_cell.h"
#include "tenon/generated/ops/scaled_dot_product_attention.h"

namespace tenon {

constexpr std::string_view kCategory = "neural";

TENON_DEFINE_OPERATOR(stubs::_pack_padded_sequence,
                      .doc = "The elements of sequences up to their lengths, step by step, and how "
                      "many sequences have each step.",
                      .derivatives = "input: _pack_padded_sequence_backward(grad, input.sizes(), "
                      "result1, batch_first)", .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pack_padded_sequence_backward,
                      .doc = "The gradient of _pack_padded_sequence for its input.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::_pad_packed_sequence,
                      .doc = "Packed sequences, padded to the longest one or to a length, and "
                      "their lengths.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::rnn_relu_input,
                      .doc = "Layers of recurrent cells with relu over sequences; the last layer "
                      "gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_relu_data,
                      .doc = "Layers of recurrent cells with relu over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_relu_cell, .doc = "One step of a recurrent layer with relu.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::rnn_tanh_input,
                      .doc = "Layers of recurrent cells with tanh over sequences; the last layer "
                      "gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_tanh_data,
                      .doc = "Layers of recurrent cells with tanh over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::rnn_tanh_cell, .doc = "One step of a recurrent layer with tanh.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::scaled_dot_product_attention,
                      .doc = "softmax(query @ key^T * scale + mask) @ value.", .composite = true);

void add_operators_neural_from_pack_padded_sequence(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::_pack_padded_sequence, stubs::_pack_padded_sequence_backward,
                        stubs::_pad_packed_sequence, stubs::rnn_relu_input, stubs::rnn_relu_data,
                        stubs::rnn_relu_cell, stubs::rnn_tanh_input, stubs::rnn_tanh_data,
                        stubs::rnn_tanh_cell, stubs::scaled_dot_product_attention>(dispatcher);
}

}  // namespace tenon
