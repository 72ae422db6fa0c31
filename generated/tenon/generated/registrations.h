// Generated from ops.yaml by templates/registrations.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

namespace tenon {

class Dispatcher;

void register_backend_activation_1();
void register_inplace_or_view_activation_1();
void register_autograd_activation_1();
void add_operators_activation_1(Dispatcher& dispatcher);
void register_backend_activation_2();
void register_inplace_or_view_activation_2();
void register_autograd_activation_2();
void add_operators_activation_2(Dispatcher& dispatcher);
void register_backend_comparison_1();
void register_inplace_or_view_comparison_1();
void register_autograd_comparison_1();
void add_operators_comparison_1(Dispatcher& dispatcher);
void register_backend_comparison_2();
void register_inplace_or_view_comparison_2();
void register_autograd_comparison_2();
void add_operators_comparison_2(Dispatcher& dispatcher);
void register_backend_convolution();
void register_autograd_convolution();
void add_operators_convolution(Dispatcher& dispatcher);
void register_backend_copy();
void register_inplace_or_view_copy();
void register_autograd_copy();
void add_operators_copy(Dispatcher& dispatcher);
void register_backend_creation();
void add_operators_creation(Dispatcher& dispatcher);
void register_backend_indexing();
void register_inplace_or_view_indexing();
void register_autograd_indexing();
void add_operators_indexing(Dispatcher& dispatcher);
void register_backend_joining();
void register_inplace_or_view_joining();
void register_autograd_joining();
void add_operators_joining(Dispatcher& dispatcher);
void register_backend_linear_algebra();
void register_inplace_or_view_linear_algebra();
void register_autograd_linear_algebra();
void add_operators_linear_algebra(Dispatcher& dispatcher);
void register_backend_loss();
void register_autograd_loss();
void add_operators_loss(Dispatcher& dispatcher);
void register_backend_neural();
void register_autograd_neural();
void add_operators_neural(Dispatcher& dispatcher);
void register_backend_normalization();
void register_inplace_or_view_normalization();
void register_autograd_normalization();
void add_operators_normalization(Dispatcher& dispatcher);
void register_backend_pointwise_binary_1();
void register_inplace_or_view_pointwise_binary_1();
void register_autograd_pointwise_binary_1();
void add_operators_pointwise_binary_1(Dispatcher& dispatcher);
void register_backend_pointwise_binary_2();
void register_inplace_or_view_pointwise_binary_2();
void register_autograd_pointwise_binary_2();
void add_operators_pointwise_binary_2(Dispatcher& dispatcher);
void register_backend_pointwise_unary_1();
void register_inplace_or_view_pointwise_unary_1();
void register_autograd_pointwise_unary_1();
void add_operators_pointwise_unary_1(Dispatcher& dispatcher);
void register_backend_pointwise_unary_2();
void register_inplace_or_view_pointwise_unary_2();
void register_autograd_pointwise_unary_2();
void add_operators_pointwise_unary_2(Dispatcher& dispatcher);
void register_backend_pointwise_unary_3();
void register_inplace_or_view_pointwise_unary_3();
void register_autograd_pointwise_unary_3();
void add_operators_pointwise_unary_3(Dispatcher& dispatcher);
void register_backend_pointwise_unary_4();
void register_inplace_or_view_pointwise_unary_4();
void register_autograd_pointwise_unary_4();
void add_operators_pointwise_unary_4(Dispatcher& dispatcher);
void register_backend_random();
void register_inplace_or_view_random();
void register_autograd_random();
void add_operators_random(Dispatcher& dispatcher);
void register_backend_reduction();
void register_inplace_or_view_reduction();
void register_autograd_reduction();
void add_operators_reduction(Dispatcher& dispatcher);
void register_backend_view();
void register_inplace_or_view_view();
void register_autograd_view();
void add_operators_view(Dispatcher& dispatcher);

}  // namespace tenon
