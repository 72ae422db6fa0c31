// Generated from ops.yaml by templates/dispatch/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/operator_definition.h"
#include "tenon/generated/ops/embedding_renorm.h"
#include "tenon/generated/ops/gru.h"
#include "tenon/generated/ops/gru_cell.h"
#include "tenon/generated/ops/lstm.h"
#include "tenon/generated/ops/lstm_cell.h"
#include "tenon/generated/ops/one_hot.h"

namespace tenon {

constexpr std::string_view kCategory = "neural";

TENON_DEFINE_OPERATOR(stubs::embedding_renorm_,
                      .doc =
                      "Scales the rows of self that indices name to a norm of at most max_norm.");

TENON_DEFINE_OPERATOR(stubs::embedding_renorm,
                      .doc = "What embedding_renorm_ makes of copies of what it writes to, which "
                      "it returns.");

TENON_DEFINE_OPERATOR(stubs::gru_input,
                      .doc = "Layers of gated recurrent units over sequences; the last layer gives "
                      "its hidden states, each layer its last hidden states.", .composite = true,
                      .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::gru_data,
                      .doc = "Layers of gated recurrent units over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::gru_cell, .doc = "One step of a gated recurrent unit.",
                      .composite = true);

TENON_DEFINE_OPERATOR(stubs::lstm_input,
                      .doc = "Layers of long short-term memory over sequences; the last layer "
                      "gives its hidden states, each layer its last hidden and cell states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::lstm_data,
                      .doc = "Layers of long short-term memory over packed sequences; the last "
                      "layer gives its hidden states, each layer its last hidden and cell states.",
                      .composite = true, .nondeterministic_seeded = true);

TENON_DEFINE_OPERATOR(stubs::lstm_cell,
                      .doc = "One step of a long short-term memory; hx holds the hidden and the "
                      "cell state.", .composite = true);

TENON_DEFINE_OPERATOR(stubs::one_hot, .doc = "For each index a row of 0 with a 1 at that index.",
                      .composite = true);

void add_operators_neural_from_embedding_renorm(Dispatcher& dispatcher) {
  add_builtin_operators<stubs::embedding_renorm_, stubs::embedding_renorm, stubs::gru_input,
                        stubs::gru_data, stubs::gru_cell, stubs::lstm_input, stubs::lstm_data,
                        stubs::lstm_cell, stubs::one_hot>(dispatcher);
}

}  // namespace tenon
