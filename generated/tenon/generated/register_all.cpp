// Generated from ops.yaml by templates/register_all.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"

namespace tenon {

void register_all(Dispatcher& dispatcher) {
  register_backend_activation_1();
  register_backend_activation_2();
  register_backend_comparison_1();
  register_backend_comparison_2();
  register_backend_convolution();
  register_backend_copy();
  register_backend_creation();
  register_backend_indexing();
  register_backend_joining();
  register_backend_linear_algebra();
  register_backend_loss();
  register_backend_neural();
  register_backend_normalization();
  register_backend_pointwise_binary_1();
  register_backend_pointwise_binary_2();
  register_backend_pointwise_binary_3();
  register_backend_pointwise_unary_1();
  register_backend_pointwise_unary_2();
  register_backend_pointwise_unary_3();
  register_backend_pointwise_unary_4();
  register_backend_random();
  register_backend_reduction();
  register_backend_view();
  register_inplace_or_view_activation();
  register_inplace_or_view_comparison();
  register_inplace_or_view_copy();
  register_inplace_or_view_indexing();
  register_inplace_or_view_joining();
  register_inplace_or_view_linear_algebra();
  register_inplace_or_view_normalization();
  register_inplace_or_view_pointwise_binary();
  register_inplace_or_view_pointwise_unary_1();
  register_inplace_or_view_pointwise_unary_2();
  register_inplace_or_view_random();
  register_inplace_or_view_reduction();
  register_inplace_or_view_view();
  register_autograd_activation_1();
  register_autograd_activation_2();
  register_autograd_activation_3();
  register_autograd_activation_4();
  register_autograd_activation_5();
  register_autograd_comparison_1();
  register_autograd_comparison_2();
  register_autograd_comparison_3();
  register_autograd_convolution();
  register_autograd_copy();
  register_autograd_indexing_1();
  register_autograd_indexing_2();
  register_autograd_indexing_3();
  register_autograd_joining();
  register_autograd_linear_algebra_1();
  register_autograd_linear_algebra_2();
  register_autograd_loss();
  register_autograd_neural();
  register_autograd_normalization();
  register_autograd_pointwise_binary_1();
  register_autograd_pointwise_binary_2();
  register_autograd_pointwise_binary_3();
  register_autograd_pointwise_binary_4();
  register_autograd_pointwise_binary_5();
  register_autograd_pointwise_binary_6();
  register_autograd_pointwise_binary_7();
  register_autograd_pointwise_binary_8();
  register_autograd_pointwise_unary_1();
  register_autograd_pointwise_unary_2();
  register_autograd_pointwise_unary_3();
  register_autograd_pointwise_unary_4();
  register_autograd_pointwise_unary_5();
  register_autograd_pointwise_unary_6();
  register_autograd_pointwise_unary_7();
  register_autograd_pointwise_unary_8();
  register_autograd_pointwise_unary_9();
  register_autograd_pointwise_unary_10();
  register_autograd_pointwise_unary_11();
  register_autograd_random();
  register_autograd_reduction_1();
  register_autograd_reduction_2();
  register_autograd_view_1();
  register_autograd_view_2();
  register_autograd_view_3();
  add_operators_activation_1(dispatcher);
  add_operators_activation_2(dispatcher);
  add_operators_activation_3(dispatcher);
  add_operators_activation_4(dispatcher);
  add_operators_comparison_1(dispatcher);
  add_operators_comparison_2(dispatcher);
  add_operators_comparison_3(dispatcher);
  add_operators_convolution(dispatcher);
  add_operators_copy(dispatcher);
  add_operators_creation(dispatcher);
  add_operators_indexing_1(dispatcher);
  add_operators_indexing_2(dispatcher);
  add_operators_joining(dispatcher);
  add_operators_linear_algebra_1(dispatcher);
  add_operators_linear_algebra_2(dispatcher);
  add_operators_loss(dispatcher);
  add_operators_neural(dispatcher);
  add_operators_normalization(dispatcher);
  add_operators_pointwise_binary_1(dispatcher);
  add_operators_pointwise_binary_2(dispatcher);
  add_operators_pointwise_binary_3(dispatcher);
  add_operators_pointwise_binary_4(dispatcher);
  add_operators_pointwise_binary_5(dispatcher);
  add_operators_pointwise_binary_6(dispatcher);
  add_operators_pointwise_unary_1(dispatcher);
  add_operators_pointwise_unary_2(dispatcher);
  add_operators_pointwise_unary_3(dispatcher);
  add_operators_pointwise_unary_4(dispatcher);
  add_operators_pointwise_unary_5(dispatcher);
  add_operators_pointwise_unary_6(dispatcher);
  add_operators_pointwise_unary_7(dispatcher);
  add_operators_pointwise_unary_8(dispatcher);
  add_operators_random(dispatcher);
  add_operators_reduction_1(dispatcher);
  add_operators_reduction_2(dispatcher);
  add_operators_view_1(dispatcher);
  add_operators_view_2(dispatcher);
  add_operators_view_3(dispatcher);
}

DroppedOperators dropped_operators() {
  return {};
}

}  // namespace tenon
