// Generated from ops.yaml by templates/register_all.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"

namespace tenon {

void register_all(Dispatcher& dispatcher) {
  register_backend_activation_1();
  register_inplace_or_view_activation_1();
  register_autograd_activation_1();
  add_operators_activation_1(dispatcher);
  register_backend_activation_2();
  register_inplace_or_view_activation_2();
  register_autograd_activation_2();
  add_operators_activation_2(dispatcher);
  register_backend_comparison_1();
  register_inplace_or_view_comparison_1();
  register_autograd_comparison_1();
  add_operators_comparison_1(dispatcher);
  register_backend_comparison_2();
  register_inplace_or_view_comparison_2();
  register_autograd_comparison_2();
  add_operators_comparison_2(dispatcher);
  register_backend_convolution();
  register_autograd_convolution();
  add_operators_convolution(dispatcher);
  register_backend_copy();
  register_inplace_or_view_copy();
  register_autograd_copy();
  add_operators_copy(dispatcher);
  register_backend_creation();
  add_operators_creation(dispatcher);
  register_backend_indexing();
  register_inplace_or_view_indexing();
  register_autograd_indexing();
  add_operators_indexing(dispatcher);
  register_backend_joining();
  register_inplace_or_view_joining();
  register_autograd_joining();
  add_operators_joining(dispatcher);
  register_backend_linear_algebra();
  register_inplace_or_view_linear_algebra();
  register_autograd_linear_algebra();
  add_operators_linear_algebra(dispatcher);
  register_backend_loss();
  register_autograd_loss();
  add_operators_loss(dispatcher);
  register_backend_neural();
  register_autograd_neural();
  add_operators_neural(dispatcher);
  register_backend_normalization();
  register_inplace_or_view_normalization();
  register_autograd_normalization();
  add_operators_normalization(dispatcher);
  register_backend_pointwise_binary_1();
  register_inplace_or_view_pointwise_binary_1();
  register_autograd_pointwise_binary_1();
  add_operators_pointwise_binary_1(dispatcher);
  register_backend_pointwise_binary_2();
  register_inplace_or_view_pointwise_binary_2();
  register_autograd_pointwise_binary_2();
  add_operators_pointwise_binary_2(dispatcher);
  register_backend_pointwise_binary_3();
  register_inplace_or_view_pointwise_binary_3();
  register_autograd_pointwise_binary_3();
  add_operators_pointwise_binary_3(dispatcher);
  register_backend_pointwise_binary_4();
  register_inplace_or_view_pointwise_binary_4();
  register_autograd_pointwise_binary_4();
  add_operators_pointwise_binary_4(dispatcher);
  register_backend_pointwise_unary_1();
  register_inplace_or_view_pointwise_unary_1();
  register_autograd_pointwise_unary_1();
  add_operators_pointwise_unary_1(dispatcher);
  register_backend_pointwise_unary_2();
  register_inplace_or_view_pointwise_unary_2();
  register_autograd_pointwise_unary_2();
  add_operators_pointwise_unary_2(dispatcher);
  register_backend_pointwise_unary_3();
  register_inplace_or_view_pointwise_unary_3();
  register_autograd_pointwise_unary_3();
  add_operators_pointwise_unary_3(dispatcher);
  register_backend_pointwise_unary_4();
  register_inplace_or_view_pointwise_unary_4();
  register_autograd_pointwise_unary_4();
  add_operators_pointwise_unary_4(dispatcher);
  register_backend_random();
  register_inplace_or_view_random();
  register_autograd_random();
  add_operators_random(dispatcher);
  register_backend_reduction();
  register_inplace_or_view_reduction();
  register_autograd_reduction();
  add_operators_reduction(dispatcher);
  register_backend_view();
  register_inplace_or_view_view();
  register_autograd_view();
  add_operators_view(dispatcher);
}

}  // namespace tenon
