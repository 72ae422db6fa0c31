// Generated from ops.yaml by templates/register_all.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"

namespace tenon {
namespace {

constexpr SetKernels* kSetKernels[] = {
    register_backend_activation, register_backend_activation_from_log_softmax,
    register_backend_comparison, register_backend_convolution,
    register_backend_convolution_from_adaptive_max_pool3d_backward,
    register_backend_convolution_from_im2col, register_backend_copy, register_backend_creation,
    register_backend_fft, register_backend_indexing, register_backend_joining,
    register_backend_linear_algebra, register_backend_linear_algebra_from_linalg_inv,
    register_backend_linear_algebra_from_linalg_qr, register_backend_loss,
    register_backend_neural, register_backend_normalization, register_backend_optimizer,
    register_backend_pointwise_binary, register_backend_pointwise_binary_from_bitwise_xor,
    register_backend_pointwise_binary_from_div, register_backend_pointwise_binary_from_gcd,
    register_backend_pointwise_binary_from_polar, register_backend_pointwise_binary_from_pow,
    register_backend_pointwise_unary, register_backend_pointwise_unary_from_clamp_max,
    register_backend_pointwise_unary_from_cos, register_backend_pointwise_unary_from_erfc,
    register_backend_pointwise_unary_from_log, register_backend_pointwise_unary_from_sign,
    register_backend_random, register_backend_reduction, register_backend_sorting,
    register_backend_view, register_backend_view_from_select, register_backend_view_from_swapdims,
    register_inplace_or_view_activation, register_inplace_or_view_comparison,
    register_inplace_or_view_copy, register_inplace_or_view_indexing,
    register_inplace_or_view_joining, register_inplace_or_view_linear_algebra,
    register_inplace_or_view_neural, register_inplace_or_view_normalization,
    register_inplace_or_view_optimizer, register_inplace_or_view_pointwise_binary,
    register_inplace_or_view_pointwise_unary, register_inplace_or_view_random,
    register_inplace_or_view_reduction, register_inplace_or_view_view,
    register_autograd_activation, register_autograd_activation_from_hardtanh_backward,
    register_autograd_activation_from_relu, register_autograd_comparison,
    register_autograd_comparison_from_logical_or, register_autograd_convolution,
    register_autograd_convolution_from_upsample_bilinear2d, register_autograd_copy,
    register_autograd_fft, register_autograd_indexing, register_autograd_indexing_from_index_add,
    register_autograd_indexing_from_slice_scatter, register_autograd_joining,
    register_autograd_linear_algebra, register_autograd_linear_algebra_from_linalg_qr,
    register_autograd_linear_algebra_from_linalg_solve_triangular, register_autograd_loss,
    register_autograd_neural, register_autograd_normalization, register_autograd_optimizer,
    register_autograd_pointwise_binary, register_autograd_pointwise_binary_from_bitwise_and,
    register_autograd_pointwise_binary_from_copysign,
    register_autograd_pointwise_binary_from_div_trunc,
    register_autograd_pointwise_binary_from_fmax, register_autograd_pointwise_binary_from_lcm,
    register_autograd_pointwise_binary_from_logaddexp2,
    register_autograd_pointwise_binary_from_nextafter,
    register_autograd_pointwise_binary_from_pow, register_autograd_pointwise_binary_from_rsub,
    register_autograd_pointwise_unary, register_autograd_pointwise_unary_from_acosh,
    register_autograd_pointwise_unary_from_atanh,
    register_autograd_pointwise_unary_from_clamp_min, register_autograd_pointwise_unary_from_cosh,
    register_autograd_pointwise_unary_from_erfinv,
    register_autograd_pointwise_unary_from_isposinf, register_autograd_pointwise_unary_from_log,
    register_autograd_pointwise_unary_from_log10, register_autograd_pointwise_unary_from_logit,
    register_autograd_pointwise_unary_from_nan_to_num,
    register_autograd_pointwise_unary_from_rsqrt, register_autograd_pointwise_unary_from_sqrt,
    register_autograd_random, register_autograd_reduction, register_autograd_sorting,
    register_autograd_view, register_autograd_view_from_split_with_sizes,
    register_autograd_view_from_t};
constexpr AddOperators* kAddOperators[] = {
    add_operators_activation, add_operators_activation_from_log_softmax, add_operators_comparison,
    add_operators_convolution, add_operators_convolution_from_adaptive_max_pool3d_backward,
    add_operators_convolution_from_im2col, add_operators_copy, add_operators_creation,
    add_operators_fft, add_operators_indexing, add_operators_indexing_from_scatter,
    add_operators_joining, add_operators_linear_algebra,
    add_operators_linear_algebra_from_linalg_inv, add_operators_linear_algebra_from_linalg_qr,
    add_operators_loss, add_operators_neural, add_operators_normalization,
    add_operators_optimizer, add_operators_pointwise_binary,
    add_operators_pointwise_binary_from_bitwise_xor, add_operators_pointwise_binary_from_div,
    add_operators_pointwise_binary_from_gcd, add_operators_pointwise_binary_from_polar,
    add_operators_pointwise_binary_from_pow, add_operators_pointwise_unary,
    add_operators_pointwise_unary_from_clamp_max, add_operators_pointwise_unary_from_cos,
    add_operators_pointwise_unary_from_erfc, add_operators_pointwise_unary_from_log,
    add_operators_pointwise_unary_from_sign, add_operators_random, add_operators_reduction,
    add_operators_sorting, add_operators_view, add_operators_view_from_select,
    add_operators_view_from_swapdims};

}  // namespace

void register_all(Dispatcher& dispatcher) {
  for (SetKernels* const set_kernels : kSetKernels) set_kernels();
  for (AddOperators* const add_operators : kAddOperators) add_operators(dispatcher);
}

DroppedOperators dropped_operators() {
  return {};
}

}  // namespace tenon
