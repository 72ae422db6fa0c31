// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/embedding.h"
#include "tenon/generated/ops/embedding_dense_backward.h"
#include "tenon/generated/ops/gru_cell.h"
#include "tenon/generated/ops/lstm_cell.h"
#include "tenon/generated/ops/one_hot.h"
#include "tenon/generated/ops/rnn_tanh_cell.h"
#include "tenon/generated/ops/scaled_dot_product_attention.h"

namespace tenon {

namespace schemas {

// embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False,
//   bool sparse=False) -> Tensor
static constexpr ArgumentSchema embedding_arguments[] = {
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "indices", .type = ArgumentType::kTensor},
    {.name = "padding_idx", .type = ArgumentType::kInteger, .default_text = "-1",
     .has_default = true},
    {.name = "scale_grad_by_freq", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "sparse", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema embedding_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema embedding = {
    .name = "embedding",
    .text =
        "embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool "
        "scale_grad_by_freq=False, bool sparse=False) -> Tensor",
    .category = "neural",
    .doc = "The rows of weight that indices name; the row padding_idx gets no gradient.",
    .kind = OperatorKind::kFunctional,
    .arguments = embedding_arguments,
    .returns = embedding_returns,
    .derivatives =
        "weight: embedding_dense_backward(grad, indices, weight.size(0), padding_idx, "
        "scale_grad_by_freq)",
    .composite = false,
};

// embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
//   padding_idx, bool scale_grad_by_freq) -> Tensor
static constexpr ArgumentSchema embedding_dense_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "indices", .type = ArgumentType::kTensor},
    {.name = "num_weights", .type = ArgumentType::kInteger},
    {.name = "padding_idx", .type = ArgumentType::kInteger},
    {.name = "scale_grad_by_freq", .type = ArgumentType::kBoolean},
};
static constexpr ArgumentSchema embedding_dense_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema embedding_dense_backward = {
    .name = "embedding_dense_backward",
    .text =
        "embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt "
        "padding_idx, bool scale_grad_by_freq) -> Tensor",
    .category = "neural",
    .doc = "The gradient of embedding's weight.",
    .kind = OperatorKind::kFunctional,
    .arguments = embedding_dense_backward_arguments,
    .returns = embedding_dense_backward_returns,
    .derivatives =
        "grad_output: formulas::embedding_double_backward(grad, indices, padding_idx, "
        "scale_grad_by_freq)",
    .composite = false,
};

// scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None,
//   float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> Tensor
static constexpr ArgumentSchema scaled_dot_product_attention_arguments[] = {
    {.name = "query", .type = ArgumentType::kTensor},
    {.name = "key", .type = ArgumentType::kTensor},
    {.name = "value", .type = ArgumentType::kTensor},
    {.name = "attn_mask", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "dropout_p", .type = ArgumentType::kFloating, .default_text = "0.0",
     .has_default = true},
    {.name = "is_causal", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "scale", .type = ArgumentType::kFloating, .optional = true, .keyword_only = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema scaled_dot_product_attention_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema scaled_dot_product_attention = {
    .name = "scaled_dot_product_attention",
    .text =
        "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? "
        "attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None) -> "
        "Tensor",
    .category = "neural",
    .doc = "softmax(query @ key^T * scale + mask) @ value.",
    .kind = OperatorKind::kFunctional,
    .arguments = scaled_dot_product_attention_arguments,
    .returns = scaled_dot_product_attention_returns,
    .composite = true,
};

// one_hot(Tensor self, int num_classes=-1) -> Tensor
static constexpr ArgumentSchema one_hot_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "num_classes", .type = ArgumentType::kInteger, .default_text = "-1",
     .has_default = true},
};
static constexpr ArgumentSchema one_hot_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema one_hot = {
    .name = "one_hot",
    .text = "one_hot(Tensor self, int num_classes=-1) -> Tensor",
    .category = "neural",
    .doc = "For each index a row of 0 with a 1 at that index.",
    .kind = OperatorKind::kFunctional,
    .arguments = one_hot_arguments,
    .returns = one_hot_returns,
    .composite = true,
};

// lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> (Tensor, Tensor)
static constexpr ArgumentSchema lstm_cell_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "hx", .type = ArgumentType::kTensor, .list = true},
    {.name = "w_ih", .type = ArgumentType::kTensor},
    {.name = "w_hh", .type = ArgumentType::kTensor},
    {.name = "b_ih", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "b_hh", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema lstm_cell_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema lstm_cell = {
    .name = "lstm_cell",
    .text =
        "lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? "
        "b_hh=None) -> (Tensor, Tensor)",
    .category = "neural",
    .doc = "One step of a long short-term memory; hx holds the hidden and the cell state.",
    .kind = OperatorKind::kFunctional,
    .arguments = lstm_cell_arguments,
    .returns = lstm_cell_returns,
    .composite = true,
};

// gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None)
//   -> Tensor
static constexpr ArgumentSchema gru_cell_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "hx", .type = ArgumentType::kTensor},
    {.name = "w_ih", .type = ArgumentType::kTensor},
    {.name = "w_hh", .type = ArgumentType::kTensor},
    {.name = "b_ih", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "b_hh", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema gru_cell_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema gru_cell = {
    .name = "gru_cell",
    .text =
        "gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? "
        "b_hh=None) -> Tensor",
    .category = "neural",
    .doc = "One step of a gated recurrent unit.",
    .kind = OperatorKind::kFunctional,
    .arguments = gru_cell_arguments,
    .returns = gru_cell_returns,
    .composite = true,
};

// rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
//   b_hh=None) -> Tensor
static constexpr ArgumentSchema rnn_tanh_cell_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "hx", .type = ArgumentType::kTensor},
    {.name = "w_ih", .type = ArgumentType::kTensor},
    {.name = "w_hh", .type = ArgumentType::kTensor},
    {.name = "b_ih", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "b_hh", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema rnn_tanh_cell_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema rnn_tanh_cell = {
    .name = "rnn_tanh_cell",
    .text =
        "rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
        "Tensor? b_hh=None) -> Tensor",
    .category = "neural",
    .doc = "One step of a recurrent layer with tanh.",
    .kind = OperatorKind::kFunctional,
    .arguments = rnn_tanh_cell_arguments,
    .returns = rnn_tanh_cell_returns,
    .composite = true,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing embedding = {
    &BoxingOf<stubs::embedding>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::embedding>::enter_boxed),
};

extern const OperatorBoxing embedding_dense_backward = {
    &BoxingOf<stubs::embedding_dense_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::embedding_dense_backward>::enter_boxed),
};

extern const OperatorBoxing scaled_dot_product_attention = {
    &BoxingOf<stubs::scaled_dot_product_attention>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::scaled_dot_product_attention>::enter_boxed),
};

extern const OperatorBoxing one_hot = {
    &BoxingOf<stubs::one_hot>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::one_hot>::enter_boxed),
};

extern const OperatorBoxing lstm_cell = {
    &BoxingOf<stubs::lstm_cell>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::lstm_cell>::enter_boxed),
};

extern const OperatorBoxing gru_cell = {
    &BoxingOf<stubs::gru_cell>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gru_cell>::enter_boxed),
};

extern const OperatorBoxing rnn_tanh_cell = {
    &BoxingOf<stubs::rnn_tanh_cell>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::rnn_tanh_cell>::enter_boxed),
};

}  // namespace boxing

void add_operators_neural(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::embedding::entry);
  dispatcher.add_builtin(stubs::embedding_dense_backward::entry);
  dispatcher.add_builtin(stubs::scaled_dot_product_attention::entry);
  dispatcher.add_builtin(stubs::one_hot::entry);
  dispatcher.add_builtin(stubs::lstm_cell::entry);
  dispatcher.add_builtin(stubs::gru_cell::entry);
  dispatcher.add_builtin(stubs::rnn_tanh_cell::entry);
}

}  // namespace tenon
