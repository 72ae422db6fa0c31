// Generated from ops.yaml by templates/schema/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/boxing.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d.h"
#include "tenon/generated/ops/_adaptive_avg_pool2d_backward.h"
#include "tenon/generated/ops/adaptive_avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d.h"
#include "tenon/generated/ops/avg_pool2d_backward.h"
#include "tenon/generated/ops/conv1d.h"
#include "tenon/generated/ops/conv2d.h"
#include "tenon/generated/ops/conv3d.h"
#include "tenon/generated/ops/conv_transpose1d.h"
#include "tenon/generated/ops/conv_transpose2d.h"
#include "tenon/generated/ops/convolution.h"
#include "tenon/generated/ops/convolution_backward.h"
#include "tenon/generated/ops/max_pool2d.h"
#include "tenon/generated/ops/max_pool2d_with_indices.h"
#include "tenon/generated/ops/max_pool2d_with_indices_backward.h"

namespace tenon {

namespace schemas {

// convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding,
//   SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor
static constexpr ArgumentSchema convolution_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true},
    {.name = "transposed", .type = ArgumentType::kBoolean},
    {.name = "output_padding", .type = ArgumentType::kInteger, .list = true},
    {.name = "groups", .type = ArgumentType::kInteger},
};
static constexpr ArgumentSchema convolution_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema convolution = {
    .name = "convolution",
    .text =
        "convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, "
        "SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor",
    .category = "convolution",
    .doc = "A convolution, or its transpose, over the 1 to 3 dimensions after batch and channels.",
    .kind = OperatorKind::kFunctional,
    .arguments = convolution_arguments,
    .returns = convolution_returns,
    .derivatives =
        "input, weight, bias: convolution_backward(grad, input, weight, std::nullopt, stride, "
        "padding, dilation, transposed, output_padding, groups, grad_input_mask)",
    .composite = false,
};

// convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes,
//   SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding,
//   SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)
static constexpr ArgumentSchema convolution_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias_sizes", .type = ArgumentType::kInteger, .optional = true, .list = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true},
    {.name = "transposed", .type = ArgumentType::kBoolean},
    {.name = "output_padding", .type = ArgumentType::kInteger, .list = true},
    {.name = "groups", .type = ArgumentType::kInteger},
    {.name = "output_mask", .type = ArgumentType::kBoolean, .list = true, .list_size = 3},
};
static constexpr ArgumentSchema convolution_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema convolution_backward = {
    .name = "convolution_backward",
    .text =
        "convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? "
        "bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, "
        "SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
    .category = "convolution",
    .doc =
        "The gradients of a convolution for its input, weight and bias; the ones that output_mask "
        "leaves out are undefined.",
    .kind = OperatorKind::kFunctional,
    .arguments = convolution_backward_arguments,
    .returns = convolution_backward_returns,
    .derivatives =
        "grad_output, input, weight: formulas::convolution_double_backward(grads[0], grads[1], "
        "grads[2], grad_output, input, weight, stride, padding, dilation, transposed, "
        "output_padding, groups, grad_input_mask)",
    .composite = false,
};

// conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0,
//   SymInt[1] dilation=1, SymInt groups=1) -> Tensor
static constexpr ArgumentSchema conv1d_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 1},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 1},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 1},
    {.name = "groups", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema conv1d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema conv1d = {
    .name = "conv1d",
    .text =
        "conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] "
        "padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor",
    .category = "convolution",
    .doc = "A convolution over the last dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = conv1d_arguments,
    .returns = conv1d_returns,
    .composite = true,
};

// conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0,
//   SymInt[2] dilation=1, SymInt groups=1) -> Tensor
static constexpr ArgumentSchema conv2d_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 2},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 2},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 2},
    {.name = "groups", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema conv2d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema conv2d = {
    .name = "conv2d",
    .text =
        "conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] "
        "padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor",
    .category = "convolution",
    .doc = "A convolution over the last two dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = conv2d_arguments,
    .returns = conv2d_returns,
    .composite = true,
};

// conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0,
//   SymInt[3] dilation=1, SymInt groups=1) -> Tensor
static constexpr ArgumentSchema conv3d_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 3},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 3},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 3},
    {.name = "groups", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
};
static constexpr ArgumentSchema conv3d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema conv3d = {
    .name = "conv3d",
    .text =
        "conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] "
        "padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor",
    .category = "convolution",
    .doc = "A convolution over the last three dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = conv3d_arguments,
    .returns = conv3d_returns,
    .composite = true,
};

// conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1]
//   padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor
static constexpr ArgumentSchema conv_transpose1d_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 1},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 1},
    {.name = "output_padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 1},
    {.name = "groups", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 1},
};
static constexpr ArgumentSchema conv_transpose1d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema conv_transpose1d = {
    .name = "conv_transpose1d",
    .text =
        "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, "
        "SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) "
        "-> Tensor",
    .category = "convolution",
    .doc = "The transpose of a convolution over the last dimension.",
    .kind = OperatorKind::kFunctional,
    .arguments = conv_transpose1d_arguments,
    .returns = conv_transpose1d_returns,
    .composite = true,
};

// conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1,
//   SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) ->
//   Tensor
static constexpr ArgumentSchema conv_transpose2d_input_arguments[] = {
    {.name = "input", .type = ArgumentType::kTensor},
    {.name = "weight", .type = ArgumentType::kTensor},
    {.name = "bias", .type = ArgumentType::kTensor, .optional = true, .default_text = "None",
     .has_default = true},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 2},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 2},
    {.name = "output_padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 2},
    {.name = "groups", .type = ArgumentType::kInteger, .default_text = "1", .has_default = true},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 2},
};
static constexpr ArgumentSchema conv_transpose2d_input_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema conv_transpose2d_input = {
    .name = "conv_transpose2d.input",
    .text =
        "conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] "
        "stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] "
        "dilation=1) -> Tensor",
    .category = "convolution",
    .doc = "The transpose of a convolution over the last two dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = conv_transpose2d_input_arguments,
    .returns = conv_transpose2d_input_returns,
    .composite = true,
};

// max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0,
//   int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)
static constexpr ArgumentSchema max_pool2d_with_indices_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "kernel_size", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "[]",
     .has_default = true, .list_size = 2},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 2},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 2},
    {.name = "ceil_mode", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema max_pool2d_with_indices_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema max_pool2d_with_indices = {
    .name = "max_pool2d_with_indices",
    .text =
        "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] "
        "padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    .category = "convolution",
    .doc =
        "The largest element of each window of the last two dimensions, and its index in the input "
        "plane; NaN counts as the largest.",
    .kind = OperatorKind::kFunctional,
    .arguments = max_pool2d_with_indices_arguments,
    .returns = max_pool2d_with_indices_returns,
    .derivatives =
        "self: max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding, "
        "dilation, ceil_mode, result1)",
    .composite = false,
};

// max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]
//   stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor
static constexpr ArgumentSchema max_pool2d_with_indices_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "kernel_size", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "ceil_mode", .type = ArgumentType::kBoolean},
    {.name = "indices", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema max_pool2d_with_indices_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema max_pool2d_with_indices_backward = {
    .name = "max_pool2d_with_indices_backward",
    .text =
        "max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, "
        "int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    .category = "convolution",
    .doc = "The gradient of max_pool2d_with_indices for its input.",
    .kind = OperatorKind::kFunctional,
    .arguments = max_pool2d_with_indices_backward_arguments,
    .returns = max_pool2d_with_indices_backward_returns,
    .derivatives = "grad_output: formulas::max_pool2d_double_backward(grad, indices)",
    .composite = false,
};

// max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2]
//   dilation=1, bool ceil_mode=False) -> Tensor
static constexpr ArgumentSchema max_pool2d_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "kernel_size", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "[]",
     .has_default = true, .list_size = 2},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 2},
    {.name = "dilation", .type = ArgumentType::kInteger, .list = true, .default_text = "1",
     .has_default = true, .list_size = 2},
    {.name = "ceil_mode", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
};
static constexpr ArgumentSchema max_pool2d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema max_pool2d = {
    .name = "max_pool2d",
    .text =
        "max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] "
        "dilation=1, bool ceil_mode=False) -> Tensor",
    .category = "convolution",
    .doc = "The largest element of each window of the last two dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = max_pool2d_arguments,
    .returns = max_pool2d_returns,
    .composite = true,
};

// avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool
//   ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor
static constexpr ArgumentSchema avg_pool2d_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "kernel_size", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .default_text = "[]",
     .has_default = true, .list_size = 2},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .default_text = "0",
     .has_default = true, .list_size = 2},
    {.name = "ceil_mode", .type = ArgumentType::kBoolean, .default_text = "False",
     .has_default = true},
    {.name = "count_include_pad", .type = ArgumentType::kBoolean, .default_text = "True",
     .has_default = true},
    {.name = "divisor_override", .type = ArgumentType::kInteger, .optional = true,
     .default_text = "None", .has_default = true},
};
static constexpr ArgumentSchema avg_pool2d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema avg_pool2d = {
    .name = "avg_pool2d",
    .text =
        "avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool "
        "ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor",
    .category = "convolution",
    .doc = "The mean of each window of the last two dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = avg_pool2d_arguments,
    .returns = avg_pool2d_returns,
    .derivatives =
        "self: avg_pool2d_backward(grad, self, kernel_size, stride, padding, ceil_mode, "
        "count_include_pad, divisor_override)",
    .composite = false,
};

// avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2]
//   padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor
static constexpr ArgumentSchema avg_pool2d_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "kernel_size", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "stride", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "padding", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
    {.name = "ceil_mode", .type = ArgumentType::kBoolean},
    {.name = "count_include_pad", .type = ArgumentType::kBoolean},
    {.name = "divisor_override", .type = ArgumentType::kInteger, .optional = true},
};
static constexpr ArgumentSchema avg_pool2d_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema avg_pool2d_backward = {
    .name = "avg_pool2d_backward",
    .text =
        "avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, "
        "int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    .category = "convolution",
    .doc = "The gradient of avg_pool2d for its input.",
    .kind = OperatorKind::kFunctional,
    .arguments = avg_pool2d_backward_arguments,
    .returns = avg_pool2d_backward_returns,
    .derivatives =
        "grad_output: avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, "
        "divisor_override)",
    .composite = false,
};

// _adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
static constexpr ArgumentSchema _adaptive_avg_pool2d_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "output_size", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
};
static constexpr ArgumentSchema _adaptive_avg_pool2d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _adaptive_avg_pool2d = {
    .name = "_adaptive_avg_pool2d",
    .text = "_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor",
    .category = "convolution",
    .doc = "The means of output_size windows that cover the last two dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = _adaptive_avg_pool2d_arguments,
    .returns = _adaptive_avg_pool2d_returns,
    .derivatives = "self: _adaptive_avg_pool2d_backward(grad, self)",
    .composite = false,
};

// _adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor
static constexpr ArgumentSchema _adaptive_avg_pool2d_backward_arguments[] = {
    {.name = "grad_output", .type = ArgumentType::kTensor},
    {.name = "self", .type = ArgumentType::kTensor},
};
static constexpr ArgumentSchema _adaptive_avg_pool2d_backward_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema _adaptive_avg_pool2d_backward = {
    .name = "_adaptive_avg_pool2d_backward",
    .text = "_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor",
    .category = "convolution",
    .doc = "The gradient of _adaptive_avg_pool2d for its input.",
    .kind = OperatorKind::kFunctional,
    .arguments = _adaptive_avg_pool2d_backward_arguments,
    .returns = _adaptive_avg_pool2d_backward_returns,
    .derivatives =
        "grad_output: formulas::adaptive_avg_pool2d_double_backward(grad, grad_output.size(-2), "
        "grad_output.size(-1))",
    .composite = false,
};

// adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor
static constexpr ArgumentSchema adaptive_avg_pool2d_arguments[] = {
    {.name = "self", .type = ArgumentType::kTensor},
    {.name = "output_size", .type = ArgumentType::kInteger, .list = true, .list_size = 2},
};
static constexpr ArgumentSchema adaptive_avg_pool2d_returns[] = {
    {.name = "", .type = ArgumentType::kTensor},
};
extern constexpr OperatorSchema adaptive_avg_pool2d = {
    .name = "adaptive_avg_pool2d",
    .text = "adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor",
    .category = "convolution",
    .doc = "The means of output_size windows that cover the last two dimensions.",
    .kind = OperatorKind::kFunctional,
    .arguments = adaptive_avg_pool2d_arguments,
    .returns = adaptive_avg_pool2d_returns,
    .composite = true,
};

}  // namespace schemas

namespace boxing {

extern const OperatorBoxing convolution = {
    &BoxingOf<stubs::convolution>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::convolution>::enter_boxed),
};

extern const OperatorBoxing convolution_backward = {
    &BoxingOf<stubs::convolution_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::convolution_backward>::enter_boxed),
};

extern const OperatorBoxing conv1d = {
    &BoxingOf<stubs::conv1d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::conv1d>::enter_boxed),
};

extern const OperatorBoxing conv2d = {
    &BoxingOf<stubs::conv2d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::conv2d>::enter_boxed),
};

extern const OperatorBoxing conv3d = {
    &BoxingOf<stubs::conv3d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::conv3d>::enter_boxed),
};

extern const OperatorBoxing conv_transpose1d = {
    &BoxingOf<stubs::conv_transpose1d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::conv_transpose1d>::enter_boxed),
};

extern const OperatorBoxing conv_transpose2d_input = {
    &BoxingOf<stubs::conv_transpose2d_input>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::conv_transpose2d_input>::enter_boxed),
};

extern const OperatorBoxing max_pool2d_with_indices = {
    &BoxingOf<stubs::max_pool2d_with_indices>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::max_pool2d_with_indices>::enter_boxed),
};

extern const OperatorBoxing max_pool2d_with_indices_backward = {
    &BoxingOf<stubs::max_pool2d_with_indices_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::max_pool2d_with_indices_backward>::enter_boxed),
};

extern const OperatorBoxing max_pool2d = {
    &BoxingOf<stubs::max_pool2d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::max_pool2d>::enter_boxed),
};

extern const OperatorBoxing avg_pool2d = {
    &BoxingOf<stubs::avg_pool2d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::avg_pool2d>::enter_boxed),
};

extern const OperatorBoxing avg_pool2d_backward = {
    &BoxingOf<stubs::avg_pool2d_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::avg_pool2d_backward>::enter_boxed),
};

extern const OperatorBoxing _adaptive_avg_pool2d = {
    &BoxingOf<stubs::_adaptive_avg_pool2d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_adaptive_avg_pool2d>::enter_boxed),
};

extern const OperatorBoxing _adaptive_avg_pool2d_backward = {
    &BoxingOf<stubs::_adaptive_avg_pool2d_backward>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::_adaptive_avg_pool2d_backward>::enter_boxed),
};

extern const OperatorBoxing adaptive_avg_pool2d = {
    &BoxingOf<stubs::adaptive_avg_pool2d>::call_unboxed,
    reinterpret_cast<AnyKernel>(&BoxingOf<stubs::adaptive_avg_pool2d>::enter_boxed),
};

}  // namespace boxing

void add_operators_convolution(Dispatcher& dispatcher) {
  dispatcher.add_builtin(stubs::convolution::entry);
  dispatcher.add_builtin(stubs::convolution_backward::entry);
  dispatcher.add_builtin(stubs::conv1d::entry);
  dispatcher.add_builtin(stubs::conv2d::entry);
  dispatcher.add_builtin(stubs::conv3d::entry);
  dispatcher.add_builtin(stubs::conv_transpose1d::entry);
  dispatcher.add_builtin(stubs::conv_transpose2d_input::entry);
  dispatcher.add_builtin(stubs::max_pool2d_with_indices::entry);
  dispatcher.add_builtin(stubs::max_pool2d_with_indices_backward::entry);
  dispatcher.add_builtin(stubs::max_pool2d::entry);
  dispatcher.add_builtin(stubs::avg_pool2d::entry);
  dispatcher.add_builtin(stubs::avg_pool2d_backward::entry);
  dispatcher.add_builtin(stubs::_adaptive_avg_pool2d::entry);
  dispatcher.add_builtin(stubs::_adaptive_avg_pool2d_backward::entry);
  dispatcher.add_builtin(stubs::adaptive_avg_pool2d::entry);
}

}  // namespace tenon
