// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/activation.h"
#include "tenon/generated/ops/celu.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardshrink.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_sigmoid.h"
#include "tenon/generated/ops/log_sigmoid_forward.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(elu_loops, elu_backward_loops, gelu_none_loops, gelu_tanh_loops,
                              gelu_backward_none_loops, gelu_backward_tanh_loops,
                              _gelu_backward_grad_self_none_loops,
                              _gelu_backward_grad_self_tanh_loops, hardsigmoid_loops,
                              _hardsigmoid_grad_self_loops, hardswish_loops,
                              _hardswish_grad_self_loops, _hardswish_grad_self_grad_self_loops,
                              hardtanh_loops, hardtanh_backward_loops, leaky_relu_loops,
                              leaky_relu_backward_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto elu_operator = backend::pointwise_operator<stubs::elu>(
    {.loops = TENON_POINTWISE_LOOPS(elu_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto elu_backward_operator = backend::pointwise_operator<stubs::elu_backward>(
    {.loops = TENON_POINTWISE_LOOPS(elu_backward_loops), .dtypes = kernels::DTypes::kFloating});

constexpr auto gelu_none_operator = backend::pointwise_operator<stubs::gelu>(
    {.loops = TENON_POINTWISE_LOOPS(gelu_none_loops), .dtypes = kernels::DTypes::kFloating,
     .inputs = "self"});
constexpr auto gelu_tanh_operator = backend::pointwise_operator<stubs::gelu>(
    {.loops = TENON_POINTWISE_LOOPS(gelu_tanh_loops), .dtypes = kernels::DTypes::kFloating,
     .inputs = "self"});
backend::PointwiseBranch gelu_branch(const TensorBase& self, std::string_view approximate) {
  if (approximate == "none") return {&gelu_none_operator, {&self}, {}};
  if (approximate == "tanh") return {&gelu_tanh_operator, {&self}, {}};
  kernels::fail_choice("gelu", "approximate to be 'none' or 'tanh'", approximate);
}

constexpr auto gelu_backward_none_operator = backend::pointwise_operator<stubs::gelu_backward>(
    {.loops = TENON_POINTWISE_LOOPS(gelu_backward_none_loops), .dtypes = kernels::DTypes::kFloating,
     .inputs = "grad_output, self"});
constexpr auto gelu_backward_tanh_operator = backend::pointwise_operator<stubs::gelu_backward>(
    {.loops = TENON_POINTWISE_LOOPS(gelu_backward_tanh_loops), .dtypes = kernels::DTypes::kFloating,
     .inputs = "grad_output, self"});
backend::PointwiseBranch gelu_backward_branch(const TensorBase& grad_output, const TensorBase& self,
                                              std::string_view approximate) {
  if (approximate == "none") return {&gelu_backward_none_operator, {&grad_output, &self}, {}};
  if (approximate == "tanh") return {&gelu_backward_tanh_operator, {&grad_output, &self}, {}};
  kernels::fail_choice("gelu_backward", "approximate to be 'none' or 'tanh'", approximate);
}

constexpr auto _gelu_backward_grad_self_none_operator =
    backend::pointwise_operator<stubs::_gelu_backward_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_gelu_backward_grad_self_none_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_grad, grad_output, self"});
constexpr auto _gelu_backward_grad_self_tanh_operator =
    backend::pointwise_operator<stubs::_gelu_backward_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_gelu_backward_grad_self_tanh_loops),
         .dtypes = kernels::DTypes::kFloating, .inputs = "grad_grad, grad_output, self"});
backend::PointwiseBranch _gelu_backward_grad_self_branch(
    const TensorBase& grad_grad, const TensorBase& grad_output, const TensorBase& self,
    std::string_view approximate) {
  if (approximate == "none") return {&_gelu_backward_grad_self_none_operator,
                                     {&grad_grad, &grad_output, &self}, {}};
  if (approximate == "tanh") return {&_gelu_backward_grad_self_tanh_operator,
                                     {&grad_grad, &grad_output, &self}, {}};
  kernels::fail_choice("_gelu_backward_grad_self", "approximate to be 'none' or 'tanh'",
                       approximate);
}

constexpr auto hardsigmoid_operator = backend::pointwise_operator<stubs::hardsigmoid>(
    {.loops = TENON_POINTWISE_LOOPS(hardsigmoid_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _hardsigmoid_grad_self_operator =
    backend::pointwise_operator<stubs::_hardsigmoid_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_hardsigmoid_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto hardswish_operator = backend::pointwise_operator<stubs::hardswish>(
    {.loops = TENON_POINTWISE_LOOPS(hardswish_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _hardswish_grad_self_operator =
    backend::pointwise_operator<stubs::_hardswish_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_hardswish_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _hardswish_grad_self_grad_self_operator =
    backend::pointwise_operator<stubs::_hardswish_grad_self_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_hardswish_grad_self_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto hardtanh_operator = backend::pointwise_operator<stubs::hardtanh>(
    {.loops = TENON_POINTWISE_LOOPS(hardtanh_loops), .dtypes = kernels::DTypes::kNumeric});
constexpr auto hardtanh_backward_operator = backend::pointwise_operator<stubs::hardtanh_backward>(
    {.loops = TENON_POINTWISE_LOOPS(hardtanh_backward_loops),
     .dtypes = kernels::DTypes::kFloating});
constexpr auto leaky_relu_operator = backend::pointwise_operator<stubs::leaky_relu>(
    {.loops = TENON_POINTWISE_LOOPS(leaky_relu_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto leaky_relu_backward_operator =
    backend::pointwise_operator<stubs::leaky_relu_backward>(
        {.loops = TENON_POINTWISE_LOOPS(leaky_relu_backward_loops),
         .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_activation() {
  constexpr backend::Registrar registrar("tenon/generated/backend/activation.cpp");
  registrar.composite<stubs::celu, composite::celu, stubs::celu_>();
  registrar.pointwise<elu_operator, stubs::elu, stubs::elu_, stubs::elu_out>();
  registrar.pointwise<elu_backward_operator, stubs::elu_backward>();
  registrar.pointwise_choice<gelu_branch, stubs::gelu, stubs::gelu_, stubs::gelu_out>();
  registrar.pointwise_choice<gelu_backward_branch, stubs::gelu_backward>();
  registrar.pointwise_choice<_gelu_backward_grad_self_branch, stubs::_gelu_backward_grad_self>();
  registrar.composite<stubs::glu, composite::glu>();
  registrar.composite<stubs::hardshrink, composite::hardshrink>();
  registrar.pointwise<hardsigmoid_operator, stubs::hardsigmoid, stubs::hardsigmoid_>();
  registrar.pointwise<_hardsigmoid_grad_self_operator, stubs::_hardsigmoid_grad_self>();
  registrar.pointwise<hardswish_operator, stubs::hardswish, stubs::hardswish_>();
  registrar.pointwise<_hardswish_grad_self_operator, stubs::_hardswish_grad_self>();
  registrar.pointwise<_hardswish_grad_self_grad_self_operator,
                      stubs::_hardswish_grad_self_grad_self>();
  registrar.pointwise<hardtanh_operator, stubs::hardtanh, stubs::hardtanh_, stubs::hardtanh_out>();
  registrar.pointwise<hardtanh_backward_operator, stubs::hardtanh_backward>();
  registrar.pointwise<leaky_relu_operator, stubs::leaky_relu, stubs::leaky_relu_,
                      stubs::leaky_relu_out>();
  registrar.pointwise<leaky_relu_backward_operator, stubs::leaky_relu_backward>();
  registrar.composite<stubs::log_sigmoid, composite::log_sigmoid>();
  registrar.composite_below_autograd<stubs::log_sigmoid_forward, composite::log_sigmoid_forward>();
}

}  // namespace tenon
