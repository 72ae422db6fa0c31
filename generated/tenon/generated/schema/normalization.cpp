// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_native_batch_norm_legit.h"
#include "tenon/generated/ops/_native_batch_norm_legit_no_training.h"
#include "tenon/generated/ops/batch_norm.h"
#include "tenon/generated/ops/layer_norm.h"
#include "tenon/generated/ops/native_batch_norm_backward.h"
#include "tenon/generated/ops/native_layer_norm.h"
#include "tenon/generated/ops/native_layer_norm_backward.h"

namespace tenon {

namespace schemas {

// native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float
//   eps) -> (Tensor, Tensor, Tensor)
static constexpr ArgumentSchema native_layer_norm_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "normalized_shape", .type = ArgumentType::kInteger, .list = true},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true},
    {.name = "eps", .type = ArgumentType::kFloating},
};
static constexpr ArgumentSchema native_layer_norm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema native_layer_norm = {
    .name = "native_layer_norm",
    .text =
        "native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, "
        "float eps) -> (Tensor, Tensor, Tensor)",
    .category = "normalization",
    .doc =
        "Input normalized over its last dimensions, scaled and shifted; then the means and the "
        "inverse standard deviations.",
    .kind = OperatorKind::kFunctional,
    .arguments = native_layer_norm_arguments,
    .returns = native_layer_norm_returns,
    .derivatives =
        "input, weight, bias: native_layer_norm_backward(grad, input, normalized_shape, result1, "
        "result2, weight, Tensor(), grad_input_mask)",
    .composite = false,
};

// native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean,
//   Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
static constexpr ArgumentSchema native_layer_norm_backward_arguments[] = {
    {.name = "grad_out", .type = ArgumentType::kTensor},
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "normalized_shape", .type = ArgumentType::kInteger, .list = true},
    {.name = "mean", .type = ArgumentType::kTensor},
    {.name = "rstd", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true},
    {.name = "output_mask", .type = ArgumentType::kBoolean, .list = true, .list_size = 3},
};
static constexpr ArgumentSchema native_layer_norm_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema native_layer_norm_backward = {
    .name = "native_layer_norm_backward",
    .text =
        "native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, "
        "Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, "
        "Tensor, Tensor)",
    .category = "normalization",
    .doc =
        "The gradients of native_layer_norm for input, weight and bias; the ones that output_mask "
        "leaves out are undefined.",
    .kind = OperatorKind::kFunctional,
    .arguments = native_layer_norm_backward_arguments,
    .returns = native_layer_norm_backward_returns,
    .derivatives =
        "grad_out, input, weight: formulas::layer_norm_double_backward(grads[0], grads[1], "
        "grads[2], grad_out, input, normalized_shape, mean, rstd, weight, grad_input_mask)",
    .composite = false,
};

// layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float
//   eps=1e-05, bool cudnn_enable=True) -> Tensor
static constexpr ArgumentSchema layer_norm_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "normalized_shape", .type = ArgumentType::kInteger, .list = true},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "eps", .type = ArgumentType::kFloating, .default_text = "1e-05", .has_default = true},
    {.name = "cudnn_enable", .type = ArgumentType::kBoolean, .default_text = "True",
     .has_default = true},
};
static constexpr ArgumentSchema layer_norm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema layer_norm = {
    .name = "layer_norm",
    .text =
        "layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? "
        "bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor",
    .category = "normalization",
    .doc = "Input normalized over its last dimensions, scaled by weight and shifted by bias.",
    .kind = OperatorKind::kFunctional,
    .arguments = layer_norm_arguments,
    .returns = layer_norm_returns,
    .composite = true,
};

// _native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean,
//   Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)
static constexpr ArgumentSchema _native_batch_norm_legit_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true},
    {.name = "running_mean", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "running_var", .type = ArgumentType::kTensor, .mutated = true, .alias = "b"},
    {.name = "training", .type = ArgumentType::kBoolean},
    {.name = "momentum", .type = ArgumentType::kFloating},
    {.name = "eps", .type = ArgumentType::kFloating},
};
static constexpr ArgumentSchema _native_batch_norm_legit_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _native_batch_norm_legit = {
    .name = "_native_batch_norm_legit",
    .text =
        "_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) "
        "running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> "
        "(Tensor, Tensor, Tensor)",
    .category = "normalization",
    .doc =
        "Input normalized per channel by the batch's statistics, which also move the running ones, "
        "or by the running ones; then the mean and inverse standard deviation that were used.",
    .kind = OperatorKind::kMutable,
    .arguments = _native_batch_norm_legit_arguments,
    .returns = _native_batch_norm_legit_returns,
    .derivatives =
        "input, weight, bias: native_batch_norm_backward(grad, input, weight, Tensor(), Tensor(), "
        "result1, result2, training, eps, grad_input_mask)",
    .composite = false,
};

// _native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training,
//   float momentum, float eps) -> (Tensor, Tensor, Tensor)
static constexpr ArgumentSchema _native_batch_norm_legit_no_stats_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true},
    {.name = "training", .type = ArgumentType::kBoolean},
    {.name = "momentum", .type = ArgumentType::kFloating},
    {.name = "eps", .type = ArgumentType::kFloating},
};
static constexpr ArgumentSchema _native_batch_norm_legit_no_stats_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _native_batch_norm_legit_no_stats = {
    .name = "_native_batch_norm_legit.no_stats",
    .text =
        "_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool "
        "training, float momentum, float eps) -> (Tensor, Tensor, Tensor)",
    .category = "normalization",
    .doc =
        "Input normalized per channel by the batch's statistics; then the mean and inverse "
        "standard deviation.",
    .kind = OperatorKind::kFunctional,
    .arguments = _native_batch_norm_legit_no_stats_arguments,
    .returns = _native_batch_norm_legit_no_stats_returns,
    .derivatives =
        "input, weight, bias: native_batch_norm_backward(grad, input, weight, Tensor(), Tensor(), "
        "result1, result2, true, eps, grad_input_mask)",
    .composite = false,
};

// _native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor
//   running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)
static constexpr ArgumentSchema _native_batch_norm_legit_no_training_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true},
    {.name = "running_mean", .type = ArgumentType::kTensor},
    {.name = "running_var", .type = ArgumentType::kTensor},
    {.name = "momentum", .type = ArgumentType::kFloating},
    {.name = "eps", .type = ArgumentType::kFloating},
};
static constexpr ArgumentSchema _native_batch_norm_legit_no_training_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _native_batch_norm_legit_no_training = {
    .name = "_native_batch_norm_legit_no_training",
    .text =
        "_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, Tensor "
        "running_mean, Tensor running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor)",
    .category = "normalization",
    .doc =
        "Input normalized per channel by the running statistics; then the mean and inverse "
        "standard deviation that were used.",
    .kind = OperatorKind::kFunctional,
    .arguments = _native_batch_norm_legit_no_training_arguments,
    .returns = _native_batch_norm_legit_no_training_returns,
    .derivatives =
        "input, weight, bias: native_batch_norm_backward(grad, input, weight, Tensor(), Tensor(), "
        "result1, result2, false, eps, grad_input_mask)",
    .composite = false,
};

// native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean,
//   Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3]
//   output_mask) -> (Tensor, Tensor, Tensor)
static constexpr ArgumentSchema native_batch_norm_backward_arguments[] = {
    {.name = "grad_out", .type = ArgumentType::kTensor},
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "running_mean", .type = ArgumentType::kTensor, .optional = true},
    {.name = "running_var", .type = ArgumentType::kTensor, .optional = true},
    {.name = "save_mean", .type = ArgumentType::kTensor, .optional = true},
    {.name = "save_invstd", .type = ArgumentType::kTensor, .optional = true},
    {.name = "train", .type = ArgumentType::kBoolean},
    {.name = "eps", .type = ArgumentType::kFloating},
    {.name = "output_mask", .type = ArgumentType::kBoolean, .list = true, .list_size = 3},
};
static constexpr ArgumentSchema native_batch_norm_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema native_batch_norm_backward = {
    .name = "native_batch_norm_backward",
    .text =
        "native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? "
        "running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, "
        "float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    .category = "normalization",
    .doc =
        "The gradients of batch normalization for input, weight and bias; the ones that "
        "output_mask leaves out are undefined.",
    .kind = OperatorKind::kFunctional,
    .arguments = native_batch_norm_backward_arguments,
    .returns = native_batch_norm_backward_returns,
    .derivatives =
        "grad_out, input, weight: formulas::batch_norm_double_backward(grads[0], grads[1], "
        "grads[2], grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, "
        "train, eps, grad_input_mask)",
    .composite = false,
};

// batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var,
//   bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor
static constexpr ArgumentSchema batch_norm_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor, .optional = true},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true},
    {.name = "running_mean", .type = ArgumentType::kTensor, .optional = true},
    {.name = "running_var", .type = ArgumentType::kTensor, .optional = true},
    {.name = "training", .type = ArgumentType::kBoolean},
    {.name = "momentum", .type = ArgumentType::kFloating},
    {.name = "eps", .type = ArgumentType::kFloating},
    {.name = "cudnn_enabled", .type = ArgumentType::kBoolean},
};
static constexpr ArgumentSchema batch_norm_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema batch_norm = {
    .name = "batch_norm",
    .text =
        "batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? "
        "running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor",
    .category = "normalization",
    .doc =
        "Input normalized per channel by the batch's statistics when training, else by the running "
        "ones.",
    .kind = OperatorKind::kFunctional,
    .arguments = batch_norm_arguments,
    .returns = batch_norm_returns,
    .composite = true,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing native_layer_norm = {
    &BoxingOf<stubs::native_layer_norm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::native_layer_norm>::enter_boxed),
};

extern const OperatorBoxing native_layer_norm_backward = {
    &BoxingOf<stubs::native_layer_norm_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::native_layer_norm_backward>::enter_boxed),
};

extern const OperatorBoxing layer_norm = {
    &BoxingOf<stubs::layer_norm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::layer_norm>::enter_boxed),
};

extern const OperatorBoxing _native_batch_norm_legit = {
    &BoxingOf<stubs::_native_batch_norm_legit>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_native_batch_norm_legit>::enter_boxed),
};

extern const OperatorBoxing _native_batch_norm_legit_no_stats = {
    &BoxingOf<stubs::_native_batch_norm_legit_no_stats>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_native_batch_norm_legit_no_stats>::enter_boxed),
};

extern const OperatorBoxing _native_batch_norm_legit_no_training = {
    &BoxingOf<stubs::_native_batch_norm_legit_no_training>::call_unboxed,
    reinterpret_cast<AnyKernel>(
        &BoxingOf<stubs::_native_batch_norm_legit_no_training>::enter_boxed),
};

extern const OperatorBoxing native_batch_norm_backward = {
    &BoxingOf<stubs::native_batch_norm_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::native_batch_norm_backward>::enter_boxed),
};

extern const OperatorBoxing batch_norm = {
    &BoxingOf<stubs::batch_norm>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::batch_norm>::enter_boxed),
};

}  // namespace boxing

void add_operators_normalization(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::native_layer_norm::entry);
  dispatcher.add_builtin(stubs::native_layer_norm_backward::entry);
  dispatcher.add_builtin(stubs::layer_norm::entry);
  dispatcher.add_builtin(stubs::_native_batch_norm_legit::entry);
  dispatcher.add_builtin(stubs::_native_batch_norm_legit_no_stats::entry);
  dispatcher.add_builtin(stubs::_native_batch_norm_legit_no_training::entry);
  dispatcher.add_builtin(stubs::native_batch_norm_backward::entry);
  dispatcher.add_builtin(stubs::batch_norm::entry);
}

}  // namespace tenon
