// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_gelu_erf.h"
#include "tenon/generated/ops/_gelu_erf_backward.h"
#include "tenon/generated/ops/_gelu_tanh.h"
#include "tenon/generated/ops/_gelu_tanh_backward.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

namespace schemas {

// relu(Tensor self) -> Tensor
static constexpr ArgumentSchema relu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema relu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema relu = {
    .name = "relu",
    .text = "relu(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "Each element, or 0 if that is negative.",
    .kind = OperatorKind::kFunctional,
    .arguments = relu_arguments,
    .returns = relu_returns,
    .derivatives = "self: threshold_backward(grad, result, 0)",
    .composite = false,
};

// relu_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema relu__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema relu__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema relu_ = {
    .name = "relu_",
    .text = "relu_(Tensor(a!) self) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element, or 0 if that is negative.",
    .kind = OperatorKind::kInplace,
    .arguments = relu__arguments,
    .returns = relu__returns,
    .derivatives = "self: threshold_backward(grad, result, 0)",
    .composite = false,
};

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema relu_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema relu_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema relu_out = {
    .name = "relu.out",
    .text = "relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element, or 0 if that is negative.",
    .kind = OperatorKind::kOut,
    .arguments = relu_out_arguments,
    .returns = relu_out_returns,
    .derivatives = "self: threshold_backward(grad, result, 0)",
    .composite = false,
};

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
static constexpr ArgumentSchema threshold_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "threshold", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema threshold_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema threshold_backward = {
    .name = "threshold_backward",
    .text = "threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor",
    .category = "activation",
    .doc = "grad_output where self is above a threshold, else 0.",
    .kind = OperatorKind::kFunctional,
    .arguments = threshold_backward_arguments,
    .returns = threshold_backward_returns,
    .derivatives = "grad_output: threshold_backward(grad, self, threshold)\nself: zeros_like(grad)",
    .composite = false,
};

// gelu(Tensor self, *, str approximate='none') -> Tensor
static constexpr ArgumentSchema gelu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "approximate", .type = ArgumentType::kString, .keyword_only = true,
     .default_text = "'none'", .has_default = true},
};
static constexpr ArgumentSchema gelu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema gelu = {
    .name = "gelu",
    .text = "gelu(Tensor self, *, str approximate='none') -> Tensor",
    .category = "activation",
    .doc = "self times the normal distribution function of self, exact or (`tanh`) approximated.",
    .kind = OperatorKind::kFunctional,
    .arguments = gelu_arguments,
    .returns = gelu_returns,
    .derivatives = "self: gelu_backward(grad, self, approximate)",
    .composite = true,
};

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
static constexpr ArgumentSchema gelu__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "approximate", .type = ArgumentType::kString, .keyword_only = true,
     .default_text = "'none'", .has_default = true},
};
static constexpr ArgumentSchema gelu__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema gelu_ = {
    .name = "gelu_",
    .text = "gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)",
    .category = "activation",
    .doc = "self times the normal distribution function of self, exact or (`tanh`) approximated.",
    .kind = OperatorKind::kInplace,
    .arguments = gelu__arguments,
    .returns = gelu__returns,
    .derivatives = "self: gelu_backward(grad, self, approximate)",
    .composite = true,
};

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema gelu_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "approximate", .type = ArgumentType::kString, .keyword_only = true,
     .default_text = "'none'", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema gelu_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema gelu_out = {
    .name = "gelu.out",
    .text = "gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)",
    .category = "activation",
    .doc = "self times the normal distribution function of self, exact or (`tanh`) approximated.",
    .kind = OperatorKind::kOut,
    .arguments = gelu_out_arguments,
    .returns = gelu_out_returns,
    .derivatives = "self: gelu_backward(grad, self, approximate)",
    .composite = true,
};

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
static constexpr ArgumentSchema gelu_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "approximate", .type = ArgumentType::kString, .keyword_only = true,
     .default_text = "'none'", .has_default = true},
};
static constexpr ArgumentSchema gelu_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema gelu_backward = {
    .name = "gelu_backward",
    .text = "gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor",
    .category = "activation",
    .doc = "grad_output times the derivative of gelu at self.",
    .kind = OperatorKind::kFunctional,
    .arguments = gelu_backward_arguments,
    .returns = gelu_backward_returns,
    .composite = true,
};

// _gelu_erf(Tensor self) -> Tensor
static constexpr ArgumentSchema _gelu_erf_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema _gelu_erf_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _gelu_erf = {
    .name = "_gelu_erf",
    .text = "_gelu_erf(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "The exact gelu.",
    .kind = OperatorKind::kFunctional,
    .arguments = _gelu_erf_arguments,
    .returns = _gelu_erf_returns,
    .derivatives = "self: _gelu_erf_backward(grad, self)",
    .composite = false,
};

// _gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor
static constexpr ArgumentSchema _gelu_erf_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema _gelu_erf_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _gelu_erf_backward = {
    .name = "_gelu_erf_backward",
    .text = "_gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor",
    .category = "activation",
    .doc = "grad_output times the derivative of the exact gelu.",
    .kind = OperatorKind::kFunctional,
    .arguments = _gelu_erf_backward_arguments,
    .returns = _gelu_erf_backward_returns,
    .derivatives =
        "grad_output: _gelu_erf_backward(grad, self)\nself: "
        "formulas::gelu_erf_double_backward(grad, grad_output, self)",
    .composite = false,
};

// _gelu_tanh(Tensor self) -> Tensor
static constexpr ArgumentSchema _gelu_tanh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema _gelu_tanh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _gelu_tanh = {
    .name = "_gelu_tanh",
    .text = "_gelu_tanh(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "The gelu approximated with tanh.",
    .kind = OperatorKind::kFunctional,
    .arguments = _gelu_tanh_arguments,
    .returns = _gelu_tanh_returns,
    .derivatives = "self: _gelu_tanh_backward(grad, self)",
    .composite = false,
};

// _gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor
static constexpr ArgumentSchema _gelu_tanh_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema _gelu_tanh_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _gelu_tanh_backward = {
    .name = "_gelu_tanh_backward",
    .text = "_gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor",
    .category = "activation",
    .doc = "grad_output times the derivative of the approximated gelu.",
    .kind = OperatorKind::kFunctional,
    .arguments = _gelu_tanh_backward_arguments,
    .returns = _gelu_tanh_backward_returns,
    .derivatives =
        "grad_output: _gelu_tanh_backward(grad, self)\nself: "
        "formulas::gelu_tanh_double_backward(grad, grad_output, self)",
    .composite = false,
};

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
static constexpr ArgumentSchema _softmax_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "half_to_float", .type = ArgumentType::kBoolean},
};
static constexpr ArgumentSchema _softmax_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _softmax = {
    .name = "_softmax",
    .text = "_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
    .category = "activation",
    .doc = "Exponentials divided by their sum over a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = _softmax_arguments,
    .returns = _softmax_returns,
    .derivatives = "self: _softmax_backward_data(grad, result, dim, self.dtype())",
    .composite = false,
};

// _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema _softmax_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "half_to_float", .type = ArgumentType::kBoolean},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema _softmax_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema _softmax_out = {
    .name = "_softmax.out",
    .text =
        "_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "activation",
    .doc = "Exponentials divided by their sum over a dimension.",
    .kind = OperatorKind::kOut,
    .arguments = _softmax_out_arguments,
    .returns = _softmax_out_returns,
    .derivatives = "self: _softmax_backward_data(grad, result, dim, self.dtype())",
    .composite = false,
};

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
static constexpr ArgumentSchema _softmax_backward_data_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "output", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "input_dtype", .type = ArgumentType::kDType},
};
static constexpr ArgumentSchema _softmax_backward_data_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _softmax_backward_data = {
    .name = "_softmax_backward_data",
    .text =
        "_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType "
        "input_dtype) -> Tensor",
    .category = "activation",
    .doc = "The gradient of softmax's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = _softmax_backward_data_arguments,
    .returns = _softmax_backward_data_returns,
    .derivatives =
        "grad_output: _softmax_backward_data(grad, output, dim, input_dtype)\noutput: "
        "formulas::softmax_double_backward(grad, grad_output, output, dim)",
    .composite = false,
};

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema softmax_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema softmax_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema softmax_int = {
    .name = "softmax.int",
    .text = "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    .category = "activation",
    .doc = "Exponentials divided by their sum over a dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = softmax_int_arguments,
    .returns = softmax_int_returns,
    .composite = true,
};

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
static constexpr ArgumentSchema _log_softmax_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "half_to_float", .type = ArgumentType::kBoolean},
};
static constexpr ArgumentSchema _log_softmax_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _log_softmax = {
    .name = "_log_softmax",
    .text = "_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
    .category = "activation",
    .doc = "The logarithm of softmax, computed without overflow.",
    .kind = OperatorKind::kFunctional,
    .arguments = _log_softmax_arguments,
    .returns = _log_softmax_returns,
    .derivatives = "self: _log_softmax_backward_data(grad, result, dim, self.dtype())",
    .composite = false,
};

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema _log_softmax_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "half_to_float", .type = ArgumentType::kBoolean},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema _log_softmax_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema _log_softmax_out = {
    .name = "_log_softmax.out",
    .text =
        "_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> "
        "Tensor(a!)",
    .category = "activation",
    .doc = "The logarithm of softmax, computed without overflow.",
    .kind = OperatorKind::kOut,
    .arguments = _log_softmax_out_arguments,
    .returns = _log_softmax_out_returns,
    .derivatives = "self: _log_softmax_backward_data(grad, result, dim, self.dtype())",
    .composite = false,
};

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
static constexpr ArgumentSchema _log_softmax_backward_data_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "output", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "input_dtype", .type = ArgumentType::kDType},
};
static constexpr ArgumentSchema _log_softmax_backward_data_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _log_softmax_backward_data = {
    .name = "_log_softmax_backward_data",
    .text =
        "_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType "
        "input_dtype) -> Tensor",
    .category = "activation",
    .doc = "The gradient of log_softmax's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = _log_softmax_backward_data_arguments,
    .returns = _log_softmax_backward_data_returns,
    .derivatives =
        "grad_output: grad - (grad * output.exp()).sum(dim, true)\noutput: -(grad * output.exp() * "
        "grad_output.sum(dim, true))",
    .composite = false,
};

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
static constexpr ArgumentSchema log_softmax_int_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger},
    {.name = "dtype", .type = ArgumentType::kDType, .optional = true, .default_text = "None",
     .has_default = true},
};
static constexpr ArgumentSchema log_softmax_int_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema log_softmax_int = {
    .name = "log_softmax.int",
    .text = "log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    .category = "activation",
    .doc = "The logarithm of softmax, computed without overflow.",
    .kind = OperatorKind::kFunctional,
    .arguments = log_softmax_int_arguments,
    .returns = log_softmax_int_returns,
    .composite = true,
};

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
static constexpr ArgumentSchema sigmoid_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "output", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema sigmoid_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema sigmoid_backward = {
    .name = "sigmoid_backward",
    .text = "sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor",
    .category = "activation",
    .doc = "The gradient of sigmoid's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = sigmoid_backward_arguments,
    .returns = sigmoid_backward_returns,
    .derivatives =
        "grad_output: sigmoid_backward(grad, output)\noutput: grad * grad_output * (1 - output * "
        "2)",
    .composite = false,
};

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
static constexpr ArgumentSchema tanh_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "output", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema tanh_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema tanh_backward = {
    .name = "tanh_backward",
    .text = "tanh_backward(Tensor grad_output, Tensor output) -> Tensor",
    .category = "activation",
    .doc = "The gradient of tanh's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = tanh_backward_arguments,
    .returns = tanh_backward_returns,
    .derivatives =
        "grad_output: tanh_backward(grad, output)\noutput: grad * grad_output * output * -2",
    .composite = false,
};

// silu(Tensor self) -> Tensor
static constexpr ArgumentSchema silu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema silu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema silu = {
    .name = "silu",
    .text = "silu(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "Each element times its logistic function.",
    .kind = OperatorKind::kFunctional,
    .arguments = silu_arguments,
    .returns = silu_returns,
    .derivatives = "self: silu_backward(grad, self)",
    .composite = false,
};

// silu_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema silu__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema silu__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema silu_ = {
    .name = "silu_",
    .text = "silu_(Tensor(a!) self) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element times its logistic function.",
    .kind = OperatorKind::kInplace,
    .arguments = silu__arguments,
    .returns = silu__returns,
    .derivatives = "self: silu_backward(grad, self)",
    .composite = false,
};

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema silu_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema silu_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema silu_out = {
    .name = "silu.out",
    .text = "silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element times its logistic function.",
    .kind = OperatorKind::kOut,
    .arguments = silu_out_arguments,
    .returns = silu_out_returns,
    .derivatives = "self: silu_backward(grad, self)",
    .composite = false,
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
static constexpr ArgumentSchema silu_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema silu_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema silu_backward = {
    .name = "silu_backward",
    .text = "silu_backward(Tensor grad_output, Tensor self) -> Tensor",
    .category = "activation",
    .doc = "The gradient of silu's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = silu_backward_arguments,
    .returns = silu_backward_returns,
    .derivatives =
        "grad_output: silu_backward(grad, self)\nself: formulas::silu_double_backward(grad, "
        "grad_output, self)",
    .composite = false,
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
static constexpr ArgumentSchema hardtanh_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min_val", .type = ArgumentType::kScalar, .default_text = "-1", .has_default = true},
    {.name = "max_val", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema hardtanh_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema hardtanh = {
    .name = "hardtanh",
    .text = "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
    .category = "activation",
    .doc = "Each element limited to [min_val, max_val]; the gradient is 0 at the bounds.",
    .kind = OperatorKind::kFunctional,
    .arguments = hardtanh_arguments,
    .returns = hardtanh_returns,
    .derivatives = "self: hardtanh_backward(grad, self, min_val, max_val)",
    .composite = false,
};

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
static constexpr ArgumentSchema hardtanh__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "min_val", .type = ArgumentType::kScalar, .default_text = "-1", .has_default = true},
    {.name = "max_val", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema hardtanh__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema hardtanh_ = {
    .name = "hardtanh_",
    .text = "hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element limited to [min_val, max_val]; the gradient is 0 at the bounds.",
    .kind = OperatorKind::kInplace,
    .arguments = hardtanh__arguments,
    .returns = hardtanh__returns,
    .derivatives = "self: hardtanh_backward(grad, self, min_val, max_val)",
    .composite = false,
};

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema hardtanh_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min_val", .type = ArgumentType::kScalar, .default_text = "-1", .has_default = true},
    {.name = "max_val", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema hardtanh_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema hardtanh_out = {
    .name = "hardtanh.out",
    .text =
        "hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> "
        "Tensor(a!)",
    .category = "activation",
    .doc = "Each element limited to [min_val, max_val]; the gradient is 0 at the bounds.",
    .kind = OperatorKind::kOut,
    .arguments = hardtanh_out_arguments,
    .returns = hardtanh_out_returns,
    .derivatives = "self: hardtanh_backward(grad, self, min_val, max_val)",
    .composite = false,
};

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
static constexpr ArgumentSchema hardtanh_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "min_val", .type = ArgumentType::kScalar},
    {.name = "max_val", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema hardtanh_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema hardtanh_backward = {
    .name = "hardtanh_backward",
    .text =
        "hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> "
        "Tensor",
    .category = "activation",
    .doc = "The gradient of hardtanh's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = hardtanh_backward_arguments,
    .returns = hardtanh_backward_returns,
    .derivatives =
        "grad_output: hardtanh_backward(grad, self, min_val, max_val)\nself: zeros_like(grad)",
    .composite = false,
};

// relu6(Tensor self) -> Tensor
static constexpr ArgumentSchema relu6_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema relu6_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema relu6 = {
    .name = "relu6",
    .text = "relu6(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "Each element limited to [0, 6].",
    .kind = OperatorKind::kFunctional,
    .arguments = relu6_arguments,
    .returns = relu6_returns,
    .composite = true,
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
static constexpr ArgumentSchema leaky_relu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "negative_slope", .type = ArgumentType::kScalar, .default_text = "0.01",
     .has_default = true},
};
static constexpr ArgumentSchema leaky_relu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema leaky_relu = {
    .name = "leaky_relu",
    .text = "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
    .category = "activation",
    .doc = "Each element, times a slope where it is negative.",
    .kind = OperatorKind::kFunctional,
    .arguments = leaky_relu_arguments,
    .returns = leaky_relu_returns,
    .derivatives = "self: leaky_relu_backward(grad, self, negative_slope, false)",
    .composite = false,
};

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
static constexpr ArgumentSchema leaky_relu__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "negative_slope", .type = ArgumentType::kScalar, .default_text = "0.01",
     .has_default = true},
};
static constexpr ArgumentSchema leaky_relu__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema leaky_relu_ = {
    .name = "leaky_relu_",
    .text = "leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element, times a slope where it is negative.",
    .kind = OperatorKind::kInplace,
    .arguments = leaky_relu__arguments,
    .returns = leaky_relu__returns,
    .derivatives = "self: leaky_relu_backward(grad, self, negative_slope, false)",
    .composite = false,
};

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema leaky_relu_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "negative_slope", .type = ArgumentType::kScalar, .default_text = "0.01",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema leaky_relu_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema leaky_relu_out = {
    .name = "leaky_relu.out",
    .text =
        "leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element, times a slope where it is negative.",
    .kind = OperatorKind::kOut,
    .arguments = leaky_relu_out_arguments,
    .returns = leaky_relu_out_returns,
    .derivatives = "self: leaky_relu_backward(grad, self, negative_slope, false)",
    .composite = false,
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
static constexpr ArgumentSchema leaky_relu_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "negative_slope", .type = ArgumentType::kScalar},
    {.name = "self_is_result", .type = ArgumentType::kBoolean},
};
static constexpr ArgumentSchema leaky_relu_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema leaky_relu_backward = {
    .name = "leaky_relu_backward",
    .text =
        "leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool "
        "self_is_result) -> Tensor",
    .category = "activation",
    .doc = "The gradient of leaky_relu's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = leaky_relu_backward_arguments,
    .returns = leaky_relu_backward_returns,
    .derivatives =
        "grad_output: leaky_relu_backward(grad, self, negative_slope, self_is_result)\nself: "
        "zeros_like(grad)",
    .composite = false,
};

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
static constexpr ArgumentSchema elu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "scale", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "input_scale", .type = ArgumentType::kScalar, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema elu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema elu = {
    .name = "elu",
    .text = "elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor",
    .category = "activation",
    .doc = "Each element, or an exponential approach to -alpha where it is negative.",
    .kind = OperatorKind::kFunctional,
    .arguments = elu_arguments,
    .returns = elu_returns,
    .derivatives = "self: elu_backward(grad, alpha, scale, input_scale, false, self)",
    .composite = false,
};

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
static constexpr ArgumentSchema elu__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "scale", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "input_scale", .type = ArgumentType::kScalar, .default_text = "1",
     .has_default = true},
};
static constexpr ArgumentSchema elu__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema elu_ = {
    .name = "elu_",
    .text =
        "elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element, or an exponential approach to -alpha where it is negative.",
    .kind = OperatorKind::kInplace,
    .arguments = elu__arguments,
    .returns = elu__returns,
    .derivatives = "self: elu_backward(grad, alpha, scale, input_scale, false, self)",
    .composite = false,
};

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
static constexpr ArgumentSchema elu_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "scale", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "input_scale", .type = ArgumentType::kScalar, .default_text = "1",
     .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema elu_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema elu_out = {
    .name = "elu.out",
    .text =
        "elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) "
        "out) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element, or an exponential approach to -alpha where it is negative.",
    .kind = OperatorKind::kOut,
    .arguments = elu_out_arguments,
    .returns = elu_out_returns,
    .derivatives = "self: elu_backward(grad, alpha, scale, input_scale, false, self)",
    .composite = false,
};

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
static constexpr ArgumentSchema elu_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "alpha", .type = ArgumentType::kScalar},
    {.name = "scale", .type = ArgumentType::kScalar},
    {.name = "input_scale", .type = ArgumentType::kScalar},
    {.name = "is_result", .type = ArgumentType::kBoolean},
    {.name = "self_or_result", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema elu_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema elu_backward = {
    .name = "elu_backward",
    .text =
        "elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool "
        "is_result, Tensor self_or_result) -> Tensor",
    .category = "activation",
    .doc = "The gradient of elu's argument, from that argument or from elu's result.",
    .kind = OperatorKind::kFunctional,
    .arguments = elu_backward_arguments,
    .returns = elu_backward_returns,
    .derivatives =
        "grad_output: elu_backward(grad, alpha, scale, input_scale, is_result, "
        "self_or_result)\nself_or_result: formulas::elu_double_backward(grad, grad_output, alpha, "
        "scale, input_scale, is_result, self_or_result)",
    .composite = false,
};

// selu(Tensor self) -> Tensor
static constexpr ArgumentSchema selu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema selu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema selu = {
    .name = "selu",
    .text = "selu(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "elu with the constants that keep mean 0 and variance 1.",
    .kind = OperatorKind::kFunctional,
    .arguments = selu_arguments,
    .returns = selu_returns,
    .composite = true,
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
static constexpr ArgumentSchema softplus_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "threshold", .type = ArgumentType::kScalar, .default_text = "20", .has_default = true},
};
static constexpr ArgumentSchema softplus_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema softplus = {
    .name = "softplus",
    .text = "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
    .category = "activation",
    .doc = "log(1 + exp(beta * self)) / beta, or self where beta * self is above a threshold.",
    .kind = OperatorKind::kFunctional,
    .arguments = softplus_arguments,
    .returns = softplus_returns,
    .derivatives = "self: softplus_backward(grad, self, beta, threshold)",
    .composite = false,
};

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
static constexpr ArgumentSchema softplus_out_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar, .default_text = "1", .has_default = true},
    {.name = "threshold", .type = ArgumentType::kScalar, .default_text = "20", .has_default = true},
    {.name = "out", .type = ArgumentType::kTensor, .keyword_only = true, .mutated = true,
     .alias = "a"},
};
static constexpr ArgumentSchema softplus_out_returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema softplus_out = {
    .name = "softplus.out",
    .text =
        "softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> "
        "Tensor(a!)",
    .category = "activation",
    .doc = "log(1 + exp(beta * self)) / beta, or self where beta * self is above a threshold.",
    .kind = OperatorKind::kOut,
    .arguments = softplus_out_arguments,
    .returns = softplus_out_returns,
    .derivatives = "self: softplus_backward(grad, self, beta, threshold)",
    .composite = false,
};

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
static constexpr ArgumentSchema softplus_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "beta", .type = ArgumentType::kScalar},
    {.name = "threshold", .type = ArgumentType::kScalar},
};
static constexpr ArgumentSchema softplus_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema softplus_backward = {
    .name = "softplus_backward",
    .text =
        "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> "
        "Tensor",
    .category = "activation",
    .doc = "The gradient of softplus's argument.",
    .kind = OperatorKind::kFunctional,
    .arguments = softplus_backward_arguments,
    .returns = softplus_backward_returns,
    .derivatives =
        "grad_output: softplus_backward(grad, self, beta, threshold)\nself: "
        "formulas::softplus_double_backward(grad, grad_output, self, beta, threshold)",
    .composite = false,
};

// hardsigmoid(Tensor self) -> Tensor
static constexpr ArgumentSchema hardsigmoid_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema hardsigmoid_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema hardsigmoid = {
    .name = "hardsigmoid",
    .text = "hardsigmoid(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "self / 6 + 1/2, limited to [0, 1].",
    .kind = OperatorKind::kFunctional,
    .arguments = hardsigmoid_arguments,
    .returns = hardsigmoid_returns,
    .derivatives = "self: hardtanh_backward(grad, self, -3, 3) / 6",
    .composite = false,
};

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema hardsigmoid__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema hardsigmoid__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema hardsigmoid_ = {
    .name = "hardsigmoid_",
    .text = "hardsigmoid_(Tensor(a!) self) -> Tensor(a!)",
    .category = "activation",
    .doc = "self / 6 + 1/2, limited to [0, 1].",
    .kind = OperatorKind::kInplace,
    .arguments = hardsigmoid__arguments,
    .returns = hardsigmoid__returns,
    .derivatives = "self: hardtanh_backward(grad, self, -3, 3) / 6",
    .composite = false,
};

// hardswish(Tensor self) -> Tensor
static constexpr ArgumentSchema hardswish_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema hardswish_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema hardswish = {
    .name = "hardswish",
    .text = "hardswish(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "Each element times its hardsigmoid.",
    .kind = OperatorKind::kFunctional,
    .arguments = hardswish_arguments,
    .returns = hardswish_returns,
    .derivatives = "self: formulas::hardswish_backward(grad, self)",
    .composite = false,
};

// hardswish_(Tensor(a!) self) -> Tensor(a!)
static constexpr ArgumentSchema hardswish__arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
static constexpr ArgumentSchema hardswish__returns[] = {
    {.name = "", .type = ArgumentType::kTensor, .mutated = true, .alias = "a"},
};
extern constexpr OperatorSchema hardswish_ = {
    .name = "hardswish_",
    .text = "hardswish_(Tensor(a!) self) -> Tensor(a!)",
    .category = "activation",
    .doc = "Each element times its hardsigmoid.",
    .kind = OperatorKind::kInplace,
    .arguments = hardswish__arguments,
    .returns = hardswish__returns,
    .derivatives = "self: formulas::hardswish_backward(grad, self)",
    .composite = false,
};

// mish(Tensor self) -> Tensor
static constexpr ArgumentSchema mish_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema mish_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema mish = {
    .name = "mish",
    .text = "mish(Tensor self) -> Tensor",
    .category = "activation",
    .doc = "Each element times the tanh of its softplus.",
    .kind = OperatorKind::kFunctional,
    .arguments = mish_arguments,
    .returns = mish_returns,
    .composite = true,
};

// glu(Tensor self, int dim=-1) -> Tensor
static constexpr ArgumentSchema glu_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "dim", .type = ArgumentType::kInteger, .default_text = "-1", .has_default = true},
};
static constexpr ArgumentSchema glu_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema glu = {
    .name = "glu",
    .text = "glu(Tensor self, int dim=-1) -> Tensor",
    .category = "activation",
    .doc = "The first half of a dimension times the logistic function of the second.",
    .kind = OperatorKind::kFunctional,
    .arguments = glu_arguments,
    .returns = glu_returns,
    .composite = true,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing relu = {
    &BoxingOf<stubs::relu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::relu>::enter_boxed),
};

extern const OperatorBoxing relu_ = {
    &BoxingOf<stubs::relu_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::relu_>::enter_boxed),
};

extern const OperatorBoxing relu_out = {
    &BoxingOf<stubs::relu_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::relu_out>::enter_boxed),
};

extern const OperatorBoxing threshold_backward = {
    &BoxingOf<stubs::threshold_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::threshold_backward>::enter_boxed),
};

extern const OperatorBoxing gelu = {
    &BoxingOf<stubs::gelu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gelu>::enter_boxed),
};

extern const OperatorBoxing gelu_ = {
    &BoxingOf<stubs::gelu_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gelu_>::enter_boxed),
};

extern const OperatorBoxing gelu_out = {
    &BoxingOf<stubs::gelu_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gelu_out>::enter_boxed),
};

extern const OperatorBoxing gelu_backward = {
    &BoxingOf<stubs::gelu_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::gelu_backward>::enter_boxed),
};

extern const OperatorBoxing _gelu_erf = {
    &BoxingOf<stubs::_gelu_erf>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_gelu_erf>::enter_boxed),
};

extern const OperatorBoxing _gelu_erf_backward = {
    &BoxingOf<stubs::_gelu_erf_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_gelu_erf_backward>::enter_boxed),
};

extern const OperatorBoxing _gelu_tanh = {
    &BoxingOf<stubs::_gelu_tanh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_gelu_tanh>::enter_boxed),
};

extern const OperatorBoxing _gelu_tanh_backward = {
    &BoxingOf<stubs::_gelu_tanh_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_gelu_tanh_backward>::enter_boxed),
};

extern const OperatorBoxing _softmax = {
    &BoxingOf<stubs::_softmax>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_softmax>::enter_boxed),
};

extern const OperatorBoxing _softmax_out = {
    &BoxingOf<stubs::_softmax_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_softmax_out>::enter_boxed),
};

extern const OperatorBoxing _softmax_backward_data = {
    &BoxingOf<stubs::_softmax_backward_data>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_softmax_backward_data>::enter_boxed),
};

extern const OperatorBoxing softmax_int = {
    &BoxingOf<stubs::softmax_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::softmax_int>::enter_boxed),
};

extern const OperatorBoxing _log_softmax = {
    &BoxingOf<stubs::_log_softmax>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_log_softmax>::enter_boxed),
};

extern const OperatorBoxing _log_softmax_out = {
    &BoxingOf<stubs::_log_softmax_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_log_softmax_out>::enter_boxed),
};

extern const OperatorBoxing _log_softmax_backward_data = {
    &BoxingOf<stubs::_log_softmax_backward_data>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_log_softmax_backward_data>::enter_boxed),
};

extern const OperatorBoxing log_softmax_int = {
    &BoxingOf<stubs::log_softmax_int>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::log_softmax_int>::enter_boxed),
};

extern const OperatorBoxing sigmoid_backward = {
    &BoxingOf<stubs::sigmoid_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::sigmoid_backward>::enter_boxed),
};

extern const OperatorBoxing tanh_backward = {
    &BoxingOf<stubs::tanh_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::tanh_backward>::enter_boxed),
};

extern const OperatorBoxing silu = {
    &BoxingOf<stubs::silu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::silu>::enter_boxed),
};

extern const OperatorBoxing silu_ = {
    &BoxingOf<stubs::silu_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::silu_>::enter_boxed),
};

extern const OperatorBoxing silu_out = {
    &BoxingOf<stubs::silu_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::silu_out>::enter_boxed),
};

extern const OperatorBoxing silu_backward = {
    &BoxingOf<stubs::silu_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::silu_backward>::enter_boxed),
};

extern const OperatorBoxing hardtanh = {
    &BoxingOf<stubs::hardtanh>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardtanh>::enter_boxed),
};

extern const OperatorBoxing hardtanh_ = {
    &BoxingOf<stubs::hardtanh_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardtanh_>::enter_boxed),
};

extern const OperatorBoxing hardtanh_out = {
    &BoxingOf<stubs::hardtanh_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardtanh_out>::enter_boxed),
};

extern const OperatorBoxing hardtanh_backward = {
    &BoxingOf<stubs::hardtanh_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardtanh_backward>::enter_boxed),
};

extern const OperatorBoxing relu6 = {
    &BoxingOf<stubs::relu6>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::relu6>::enter_boxed),
};

extern const OperatorBoxing leaky_relu = {
    &BoxingOf<stubs::leaky_relu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::leaky_relu>::enter_boxed),
};

extern const OperatorBoxing leaky_relu_ = {
    &BoxingOf<stubs::leaky_relu_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::leaky_relu_>::enter_boxed),
};

extern const OperatorBoxing leaky_relu_out = {
    &BoxingOf<stubs::leaky_relu_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::leaky_relu_out>::enter_boxed),
};

extern const OperatorBoxing leaky_relu_backward = {
    &BoxingOf<stubs::leaky_relu_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::leaky_relu_backward>::enter_boxed),
};

extern const OperatorBoxing elu = {
    &BoxingOf<stubs::elu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::elu>::enter_boxed),
};

extern const OperatorBoxing elu_ = {
    &BoxingOf<stubs::elu_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::elu_>::enter_boxed),
};

extern const OperatorBoxing elu_out = {
    &BoxingOf<stubs::elu_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::elu_out>::enter_boxed),
};

extern const OperatorBoxing elu_backward = {
    &BoxingOf<stubs::elu_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::elu_backward>::enter_boxed),
};

extern const OperatorBoxing selu = {
    &BoxingOf<stubs::selu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::selu>::enter_boxed),
};

extern const OperatorBoxing softplus = {
    &BoxingOf<stubs::softplus>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::softplus>::enter_boxed),
};

extern const OperatorBoxing softplus_out = {
    &BoxingOf<stubs::softplus_out>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::softplus_out>::enter_boxed),
};

extern const OperatorBoxing softplus_backward = {
    &BoxingOf<stubs::softplus_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::softplus_backward>::enter_boxed),
};

extern const OperatorBoxing hardsigmoid = {
    &BoxingOf<stubs::hardsigmoid>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardsigmoid>::enter_boxed),
};

extern const OperatorBoxing hardsigmoid_ = {
    &BoxingOf<stubs::hardsigmoid_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardsigmoid_>::enter_boxed),
};

extern const OperatorBoxing hardswish = {
    &BoxingOf<stubs::hardswish>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardswish>::enter_boxed),
};

extern const OperatorBoxing hardswish_ = {
    &BoxingOf<stubs::hardswish_>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::hardswish_>::enter_boxed),
};

extern const OperatorBoxing mish = {
    &BoxingOf<stubs::mish>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::mish>::enter_boxed),
};

extern const OperatorBoxing glu = {
    &BoxingOf<stubs::glu>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::glu>::enter_boxed),
};

}  // namespace boxing

void add_operators_activation(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::relu::entry);
  dispatcher.add_builtin(stubs::relu_::entry);
  dispatcher.add_builtin(stubs::relu_out::entry);
  dispatcher.add_builtin(stubs::threshold_backward::entry);
  dispatcher.add_builtin(stubs::gelu::entry);
  dispatcher.add_builtin(stubs::gelu_::entry);
  dispatcher.add_builtin(stubs::gelu_out::entry);
  dispatcher.add_builtin(stubs::gelu_backward::entry);
  dispatcher.add_builtin(stubs::_gelu_erf::entry);
  dispatcher.add_builtin(stubs::_gelu_erf_backward::entry);
  dispatcher.add_builtin(stubs::_gelu_tanh::entry);
  dispatcher.add_builtin(stubs::_gelu_tanh_backward::entry);
  dispatcher.add_builtin(stubs::_softmax::entry);
  dispatcher.add_builtin(stubs::_softmax_out::entry);
  dispatcher.add_builtin(stubs::_softmax_backward_data::entry);
  dispatcher.add_builtin(stubs::softmax_int::entry);
  dispatcher.add_builtin(stubs::_log_softmax::entry);
  dispatcher.add_builtin(stubs::_log_softmax_out::entry);
  dispatcher.add_builtin(stubs::_log_softmax_backward_data::entry);
  dispatcher.add_builtin(stubs::log_softmax_int::entry);
  dispatcher.add_builtin(stubs::sigmoid_backward::entry);
  dispatcher.add_builtin(stubs::tanh_backward::entry);
  dispatcher.add_builtin(stubs::silu::entry);
  dispatcher.add_builtin(stubs::silu_::entry);
  dispatcher.add_builtin(stubs::silu_out::entry);
  dispatcher.add_builtin(stubs::silu_backward::entry);
  dispatcher.add_builtin(stubs::hardtanh::entry);
  dispatcher.add_builtin(stubs::hardtanh_::entry);
  dispatcher.add_builtin(stubs::hardtanh_out::entry);
  dispatcher.add_builtin(stubs::hardtanh_backward::entry);
  dispatcher.add_builtin(stubs::relu6::entry);
  dispatcher.add_builtin(stubs::leaky_relu::entry);
  dispatcher.add_builtin(stubs::leaky_relu_::entry);
  dispatcher.add_builtin(stubs::leaky_relu_out::entry);
  dispatcher.add_builtin(stubs::leaky_relu_backward::entry);
  dispatcher.add_builtin(stubs::elu::entry);
  dispatcher.add_builtin(stubs::elu_::entry);
  dispatcher.add_builtin(stubs::elu_out::entry);
  dispatcher.add_builtin(stubs::elu_backward::entry);
  dispatcher.add_builtin(stubs::selu::entry);
  dispatcher.add_builtin(stubs::softplus::entry);
  dispatcher.add_builtin(stubs::softplus_out::entry);
  dispatcher.add_builtin(stubs::softplus_backward::entry);
  dispatcher.add_builtin(stubs::hardsigmoid::entry);
  dispatcher.add_builtin(stubs::hardsigmoid_::entry);
  dispatcher.add_builtin(stubs::hardswish::entry);
  dispatcher.add_builtin(stubs::hardswish_::entry);
  dispatcher.add_builtin(stubs::mish::entry);
  dispatcher.add_builtin(stubs::glu::entry);
}

}  // namespace tenon
