// Generated from ops.yaml by templates/register_all.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"

namespace tenon {
namespace {

constexpr SetKernels* kSetKernels[] = {
    register_backend_activation, register_backend_activation_from_log_softmax,
    register_backend_comparison, register_backend_convolution, register_backend_copy,
    register_backend_creation, register_backend_indexing, register_backend_joining,
    register_backend_linear_algebra, register_backend_loss, register_backend_neural,
    register_backend_normalization, register_backend_pointwise_binary,
    register_backend_pointwise_binary_from_bitwise_xor,
    register_backend_pointwise_binary_from_div, register_backend_pointwise_binary_from_gcd,
    register_backend_pointwise_binary_from_pow, register_backend_pointwise_unary,
    register_backend_pointwise_unary_from_clamp_max, register_backend_pointwise_unary_from_cos,
    register_backend_pointwise_unary_from_erfc, register_backend_pointwise_unary_from_log,
    register_backend_pointwise_unary_from_sign, register_backend_random,
    register_backend_reduction, register_backend_sorting, register_backend_view,
    register_backend_view_from_select, register_backend_view_from_unflatten,
    register_backend_view_from_view_as, register_inplace_or_view_activation,
    register_inplace_or_view_comparison, register_inplace_or_view_copy,
    register_inplace_or_view_indexing, register_inplace_or_view_joining,
    register_inplace_or_view_linear_algebra, register_inplace_or_view_normalization,
    register_inplace_or_view_pointwise_binary,
    register_inplace_or_view_pointwise_binary_from_copysign,
    register_inplace_or_view_pointwise_unary, register_inplace_or_view_pointwise_unary_from_log10,
    register_inplace_or_view_random, register_inplace_or_view_reduction,
    register_inplace_or_view_view, register_autograd_activation,
    register_autograd_activation_from_gelu_backward, register_autograd_activation_from_hardswish,
    register_autograd_activation_from_log_softmax,
    register_autograd_activation_from_sigmoid_backward, register_autograd_activation_from_softmax,
    register_autograd_activation_from_threshold_backward, register_autograd_comparison,
    register_autograd_comparison_from_gt, register_autograd_comparison_from_logical_xor,
    register_autograd_convolution, register_autograd_convolution_from_im2col,
    register_autograd_convolution_from_upsample_bicubic2d_backward, register_autograd_copy,
    register_autograd_indexing, register_autograd_indexing_from_scatter,
    register_autograd_indexing_from_scatter_add, register_autograd_indexing_from_slice_scatter,
    register_autograd_joining, register_autograd_linear_algebra,
    register_autograd_linear_algebra_from_linalg_vector_norm, register_autograd_loss,
    register_autograd_neural, register_autograd_normalization, register_autograd_pointwise_binary,
    register_autograd_pointwise_binary_from_atan2,
    register_autograd_pointwise_binary_from_bitwise_left_shift,
    register_autograd_pointwise_binary_from_bitwise_or,
    register_autograd_pointwise_binary_from_bitwise_right_shift,
    register_autograd_pointwise_binary_from_bitwise_xor,
    register_autograd_pointwise_binary_from_div,
    register_autograd_pointwise_binary_from_floor_divide,
    register_autograd_pointwise_binary_from_fmod, register_autograd_pointwise_binary_from_gcd,
    register_autograd_pointwise_binary_from_lcm, register_autograd_pointwise_binary_from_maximum,
    register_autograd_pointwise_binary_from_mul, register_autograd_pointwise_binary_from_pow,
    register_autograd_pointwise_binary_from_remainder,
    register_autograd_pointwise_binary_from_sub, register_autograd_pointwise_binary_from_xlogy,
    register_autograd_pointwise_unary, register_autograd_pointwise_unary_from_acos,
    register_autograd_pointwise_unary_from_asinh, register_autograd_pointwise_unary_from_atanh,
    register_autograd_pointwise_unary_from_ceil, register_autograd_pointwise_unary_from_clamp_max,
    register_autograd_pointwise_unary_from_cos, register_autograd_pointwise_unary_from_cosh,
    register_autograd_pointwise_unary_from_erfc, register_autograd_pointwise_unary_from_expm1,
    register_autograd_pointwise_unary_from_log, register_autograd_pointwise_unary_from_log2,
    register_autograd_pointwise_unary_from_logit,
    register_autograd_pointwise_unary_from_reciprocal,
    register_autograd_pointwise_unary_from_sign, register_autograd_pointwise_unary_from_sin,
    register_autograd_pointwise_unary_from_sinh, register_autograd_pointwise_unary_from_square,
    register_autograd_random, register_autograd_reduction, register_autograd_reduction_from_max,
    register_autograd_sorting, register_autograd_sorting_from_mode, register_autograd_view,
    register_autograd_view_from_select, register_autograd_view_from_split,
    register_autograd_view_from_t, register_autograd_view_from_unsafe_view};
constexpr AddOperators* kAddOperators[] = {
    add_operators_activation, add_operators_activation_from_gelu_backward,
    add_operators_activation_from_hardswish, add_operators_activation_from_log_softmax,
    add_operators_activation_from_sigmoid_backward, add_operators_activation_from_softmax,
    add_operators_activation_from_threshold_backward, add_operators_comparison,
    add_operators_comparison_from_gt, add_operators_comparison_from_isclose,
    add_operators_comparison_from_logical_xor, add_operators_convolution,
    add_operators_convolution_from_avg_pool1d, add_operators_convolution_from_conv_transpose1d,
    add_operators_convolution_from_im2col,
    add_operators_convolution_from_upsample_bicubic2d_backward, add_operators_copy,
    add_operators_creation, add_operators_indexing, add_operators_indexing_from_index_copy,
    add_operators_indexing_from_index_positions, add_operators_indexing_from_scatter,
    add_operators_indexing_from_scatter_add, add_operators_joining,
    add_operators_joining_from_pad, add_operators_linear_algebra,
    add_operators_linear_algebra_from_linalg_vector_norm, add_operators_loss,
    add_operators_neural, add_operators_normalization, add_operators_pointwise_binary,
    add_operators_pointwise_binary_from_atan2,
    add_operators_pointwise_binary_from_bitwise_left_shift,
    add_operators_pointwise_binary_from_bitwise_or,
    add_operators_pointwise_binary_from_bitwise_right_shift,
    add_operators_pointwise_binary_from_bitwise_xor, add_operators_pointwise_binary_from_div,
    add_operators_pointwise_binary_from_floor_divide, add_operators_pointwise_binary_from_fmod,
    add_operators_pointwise_binary_from_gcd, add_operators_pointwise_binary_from_lcm,
    add_operators_pointwise_binary_from_maximum, add_operators_pointwise_binary_from_mul,
    add_operators_pointwise_binary_from_pow, add_operators_pointwise_binary_from_remainder,
    add_operators_pointwise_binary_from_xlogy, add_operators_pointwise_unary,
    add_operators_pointwise_unary_from_acos, add_operators_pointwise_unary_from_asinh,
    add_operators_pointwise_unary_from_atanh, add_operators_pointwise_unary_from_ceil,
    add_operators_pointwise_unary_from_clamp_max, add_operators_pointwise_unary_from_cos,
    add_operators_pointwise_unary_from_erfc, add_operators_pointwise_unary_from_expm1,
    add_operators_pointwise_unary_from_isneginf, add_operators_pointwise_unary_from_log,
    add_operators_pointwise_unary_from_log2, add_operators_pointwise_unary_from_logit,
    add_operators_pointwise_unary_from_reciprocal, add_operators_pointwise_unary_from_sign,
    add_operators_pointwise_unary_from_sin, add_operators_pointwise_unary_from_sinh,
    add_operators_pointwise_unary_from_square, add_operators_random,
    add_operators_random_from_randn_like, add_operators_reduction,
    add_operators_reduction_from_logsumexp, add_operators_reduction_from_max,
    add_operators_reduction_from_std, add_operators_reduction_from_var_mean,
    add_operators_sorting, add_operators_sorting_from_bincount,
    add_operators_sorting_from_count_nonzero, add_operators_sorting_from_mode, add_operators_view,
    add_operators_view_from_diagonal, add_operators_view_from_meshgrid,
    add_operators_view_from_permute, add_operators_view_from_select,
    add_operators_view_from_split, add_operators_view_from_squeeze, add_operators_view_from_t,
    add_operators_view_from_unflatten, add_operators_view_from_view_as};

}  // namespace

void register_all(Dispatcher& dispatcher) {
  for (SetKernels* const set_kernels : kSetKernels) set_kernels();
  for (AddOperators* const add_operators : kAddOperators) add_operators(dispatcher);
}

DroppedOperators dropped_operators() {
  return {};
}

}  // namespace tenon
