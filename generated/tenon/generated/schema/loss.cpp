// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_huber.h"
#include "tenon/generated/ops/binary_cross_entropy.h"
#include "tenon/generated/ops/binary_cross_entropy_with_logits.h"
#include "tenon/generated/ops/cross_entropy_loss.h"
#include "tenon/generated/ops/huber_loss.h"
#include "tenon/generated/ops/kl_div.h"
#include "tenon/generated/ops/l1_loss.h"
#include "tenon/generated/ops/mse_loss.h"
#include "tenon/generated/ops/nll_loss.h"
#include "tenon/generated/ops/nll_loss_backward.h"
#include "tenon/generated/ops/nll_loss_forward.h"
#include "tenon/generated/ops/nll_loss_nd.h"
#include "tenon/generated/ops/smooth_l1_loss.h"

namespace tenon {

namespace schemas {

// nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index)
//   -> (Tensor output, Tensor total_weight)
static constexpr ArgumentSchema nll_loss_forward_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "reduction", .type = ArgumentType::kInteger},
    {.name = "ignore_index", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema nll_loss_forward_returns[] = {
    {.name = "output", .type = ArgumentType::kTensor},
    {.name = "total_weight", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema nll_loss_forward = {
    .name = "nll_loss_forward",
    .text =
        "nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt "
        "ignore_index) -> (Tensor output, Tensor total_weight)",
    .category = "loss",
    .doc = "The negative log likelihood of target classes, and the weight that a mean divides by.",
    .kind = OperatorKind::kFunctional,
    .arguments = nll_loss_forward_arguments,
    .returns = nll_loss_forward_returns,
    .derivatives =
        "self: nll_loss_backward(grad, self, target, weight, reduction, ignore_index, "
        "total_weight)",
    .composite = false,
};

// nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction,
//   SymInt ignore_index, Tensor total_weight) -> Tensor
static constexpr ArgumentSchema nll_loss_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "reduction", .type = ArgumentType::kInteger},
    {.name = "ignore_index", .type = ArgumentType::kInteger},
    {.name = "total_weight", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema nll_loss_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema nll_loss_backward = {
    .name = "nll_loss_backward",
    .text =
        "nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int "
        "reduction, SymInt ignore_index, Tensor total_weight) -> Tensor",
    .category = "loss",
    .doc = "The gradient of the log likelihoods.",
    .kind = OperatorKind::kFunctional,
    .arguments = nll_loss_backward_arguments,
    .returns = nll_loss_backward_returns,
    .derivatives =
        "grad_output: nll_loss(grad, target, weight, reduction, ignore_index)\nself: "
        "zeros_like(grad)",
    .composite = false,
};

// nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
static constexpr ArgumentSchema nll_loss_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
    {.name = "ignore_index", .type = ArgumentType::kInteger, .default_text = "-100",
     .has_default = true},
};
static constexpr ArgumentSchema nll_loss_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema nll_loss = {
    .name = "nll_loss",
    .text =
        "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt "
        "ignore_index=-100) -> Tensor",
    .category = "loss",
    .doc = "The negative log likelihood of target classes.",
    .kind = OperatorKind::kFunctional,
    .arguments = nll_loss_arguments,
    .returns = nll_loss_returns,
    .composite = true,
};

// nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100) -> Tensor
static constexpr ArgumentSchema nll_loss_nd_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
    {.name = "ignore_index", .type = ArgumentType::kInteger, .default_text = "-100",
     .has_default = true},
};
static constexpr ArgumentSchema nll_loss_nd_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema nll_loss_nd = {
    .name = "nll_loss_nd",
    .text =
        "nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt "
        "ignore_index=-100) -> Tensor",
    .category = "loss",
    .doc = "nll_loss with any number of dimensions after the classes.",
    .kind = OperatorKind::kFunctional,
    .arguments = nll_loss_nd_arguments,
    .returns = nll_loss_nd_returns,
    .composite = true,
};

// cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt
//   ignore_index=-100, float label_smoothing=0.0) -> Tensor
static constexpr ArgumentSchema cross_entropy_loss_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
    {.name = "ignore_index", .type = ArgumentType::kInteger, .default_text = "-100",
     .has_default = true},
    {.name = "label_smoothing", .type = ArgumentType::kFloating, .default_text = "0.0",
     .has_default = true},
};
static constexpr ArgumentSchema cross_entropy_loss_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema cross_entropy_loss = {
    .name = "cross_entropy_loss",
    .text =
        "cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, "
        "SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor",
    .category = "loss",
    .doc =
        "The cross entropy between logits and classes, or class probabilities of the same sizes.",
    .kind = OperatorKind::kFunctional,
    .arguments = cross_entropy_loss_arguments,
    .returns = cross_entropy_loss_returns,
    .composite = true,
};

// mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
static constexpr ArgumentSchema mse_loss_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
};
static constexpr ArgumentSchema mse_loss_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mse_loss = {
    .name = "mse_loss",
    .text = "mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    .category = "loss",
    .doc = "The squared difference.",
    .kind = OperatorKind::kFunctional,
    .arguments = mse_loss_arguments,
    .returns = mse_loss_returns,
    .derivatives =
        "self: formulas::mse_loss_backward(grad, self, target, reduction)\ntarget: "
        "formulas::mse_loss_backward(grad, target, self, reduction)",
    .composite = true,
};

// l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor
static constexpr ArgumentSchema l1_loss_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
};
static constexpr ArgumentSchema l1_loss_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema l1_loss = {
    .name = "l1_loss",
    .text = "l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    .category = "loss",
    .doc = "The absolute difference.",
    .kind = OperatorKind::kFunctional,
    .arguments = l1_loss_arguments,
    .returns = l1_loss_returns,
    .composite = true,
};

// binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) ->
//   Tensor
static constexpr ArgumentSchema binary_cross_entropy_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
};
static constexpr ArgumentSchema binary_cross_entropy_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema binary_cross_entropy = {
    .name = "binary_cross_entropy",
    .text =
        "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) "
        "-> Tensor",
    .category = "loss",
    .doc =
        "The cross entropy between two probabilities of two classes; logarithms are at least -100.",
    .kind = OperatorKind::kFunctional,
    .arguments = binary_cross_entropy_arguments,
    .returns = binary_cross_entropy_returns,
    .derivatives =
        "self: formulas::binary_cross_entropy_backward(grad, self, target, weight, "
        "reduction)\ntarget: formulas::binary_cross_entropy_target_backward(grad, self, target, "
        "weight, reduction)",
    .composite = true,
};

// binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor?
//   pos_weight=None, int reduction=Mean) -> Tensor
static constexpr ArgumentSchema binary_cross_entropy_with_logits_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "pos_weight", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
};
static constexpr ArgumentSchema binary_cross_entropy_with_logits_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema binary_cross_entropy_with_logits = {
    .name = "binary_cross_entropy_with_logits",
    .text =
        "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? "
        "pos_weight=None, int reduction=Mean) -> Tensor",
    .category = "loss",
    .doc =
        "The cross entropy between the logistic function of logits and probabilities, without "
        "overflow.",
    .kind = OperatorKind::kFunctional,
    .arguments = binary_cross_entropy_with_logits_arguments,
    .returns = binary_cross_entropy_with_logits_returns,
    .composite = true,
};

// kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor
static constexpr ArgumentSchema kl_div_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
    {.name = "log_target", .type = ArgumentType::kBoolean, .keyword_only = true,
     .default_text = "False", .has_default = true},
};
static constexpr ArgumentSchema kl_div_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema kl_div = {
    .name = "kl_div",
    .text =
        "kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> "
        "Tensor",
    .category = "loss",
    .doc = "The Kullback-Leibler divergence of log probabilities self from target.",
    .kind = OperatorKind::kFunctional,
    .arguments = kl_div_arguments,
    .returns = kl_div_returns,
    .composite = true,
};

// smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor
static constexpr ArgumentSchema smooth_l1_loss_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
    {.name = "beta", .type = ArgumentType::kFloating, .default_text = "1.0", .has_default = true},
};
static constexpr ArgumentSchema smooth_l1_loss_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema smooth_l1_loss = {
    .name = "smooth_l1_loss",
    .text =
        "smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor",
    .category = "loss",
    .doc = "The absolute difference, squared where it is below beta.",
    .kind = OperatorKind::kFunctional,
    .arguments = smooth_l1_loss_arguments,
    .returns = smooth_l1_loss_returns,
    .composite = true,
};

// huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor
static constexpr ArgumentSchema huber_loss_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "reduction", .type = ArgumentType::kInteger, .default_text = "Mean",
     .has_default = true},
    {.name = "delta", .type = ArgumentType::kFloating, .default_text = "1.0", .has_default = true},
};
static constexpr ArgumentSchema huber_loss_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema huber_loss = {
    .name = "huber_loss",
    .text = "huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor",
    .category = "loss",
    .doc = "Half the squared difference, linear where it is above delta.",
    .kind = OperatorKind::kFunctional,
    .arguments = huber_loss_arguments,
    .returns = huber_loss_returns,
    .composite = true,
};

// _huber(Tensor self, Tensor target, float delta) -> Tensor
static constexpr ArgumentSchema _huber_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "target", .type = ArgumentType::kTensor},
    {.name = "delta", .type = ArgumentType::kFloating},
};
static constexpr ArgumentSchema _huber_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _huber = {
    .name = "_huber",
    .text = "_huber(Tensor self, Tensor target, float delta) -> Tensor",
    .category = "loss",
    .doc = "The elements of huber_loss.",
    .kind = OperatorKind::kFunctional,
    .arguments = _huber_arguments,
    .returns = _huber_returns,
    .derivatives =
        "self: grad * (self - target).clamp(-delta, delta)\ntarget: grad * (target - "
        "self).clamp(-delta, delta)",
    .composite = false,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing nll_loss_forward = {
    &BoxingOf<stubs::nll_loss_forward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::nll_loss_forward>::enter_boxed),
};

extern const OperatorBoxing nll_loss_backward = {
    &BoxingOf<stubs::nll_loss_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::nll_loss_backward>::enter_boxed),
};

extern const OperatorBoxing nll_loss = {
    &BoxingOf<stubs::nll_loss>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::nll_loss>::enter_boxed),
};

extern const OperatorBoxing nll_loss_nd = {
    &BoxingOf<stubs::nll_loss_nd>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::nll_loss_nd>::enter_boxed),
};

extern const OperatorBoxing cross_entropy_loss = {
    &BoxingOf<stubs::cross_entropy_loss>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::cross_entropy_loss>::enter_boxed),
};

extern const OperatorBoxing mse_loss = {
    &BoxingOf<stubs::mse_loss>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mse_loss>::enter_boxed),
};

extern const OperatorBoxing l1_loss = {
    &BoxingOf<stubs::l1_loss>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::l1_loss>::enter_boxed),
};

extern const OperatorBoxing binary_cross_entropy = {
    &BoxingOf<stubs::binary_cross_entropy>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::binary_cross_entropy>::enter_boxed),
};

extern const OperatorBoxing binary_cross_entropy_with_logits = {
    &BoxingOf<stubs::binary_cross_entropy_with_logits>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::binary_cross_entropy_with_logits>::enter_boxed),
};

extern const OperatorBoxing kl_div = {
    &BoxingOf<stubs::kl_div>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::kl_div>::enter_boxed),
};

extern const OperatorBoxing smooth_l1_loss = {
    &BoxingOf<stubs::smooth_l1_loss>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::smooth_l1_loss>::enter_boxed),
};

extern const OperatorBoxing huber_loss = {
    &BoxingOf<stubs::huber_loss>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::huber_loss>::enter_boxed),
};

extern const OperatorBoxing _huber = {
    &BoxingOf<stubs::_huber>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_huber>::enter_boxed),
};

}  // namespace boxing

void add_operators_loss(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::nll_loss_forward::entry);
  dispatcher.add_builtin(stubs::nll_loss_backward::entry);
  dispatcher.add_builtin(stubs::nll_loss::entry);
  dispatcher.add_builtin(stubs::nll_loss_nd::entry);
  dispatcher.add_builtin(stubs::cross_entropy_loss::entry);
  dispatcher.add_builtin(stubs::mse_loss::entry);
  dispatcher.add_builtin(stubs::l1_loss::entry);
  dispatcher.add_builtin(stubs::binary_cross_entropy::entry);
  dispatcher.add_builtin(stubs::binary_cross_entropy_with_logits::entry);
  dispatcher.add_builtin(stubs::kl_div::entry);
  dispatcher.add_builtin(stubs::smooth_l1_loss::entry);
  dispatcher.add_builtin(stubs::huber_loss::entry);
  dispatcher.add_builtin(stubs::_huber::entry);
}

}  // namespace tenon
