// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/activation.h"
#include "tenon/generated/ops/_hardsigmoid_grad_self.h"
#include "tenon/generated/ops/_hardswish_grad_self.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_silu_backward_grad_self.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/_softplus_backward_grad_self.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/kernels/activation/meta.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(threshold_backward_loops, gelu_none_loops, gelu_tanh_loops,
                              silu_loops, silu_backward_loops, _silu_backward_grad_self_loops,
                              leaky_relu_backward_loops, elu_loops, elu_backward_loops,
                              softplus_loops, _softplus_backward_grad_self_loops,
                              _hardsigmoid_grad_self_loops, hardswish_loops,
                              _hardswish_grad_self_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase log_softmax_int(const TensorBase& self, int64_t dim, std::optional<DType> dtype);

// relu6(Tensor self) -> Tensor
TensorBase relu6(const TensorBase& self);

// selu(Tensor self) -> Tensor
TensorBase selu(const TensorBase& self);

}  // namespace composite

namespace {

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
constexpr auto threshold_backward_operator = backend::pointwise_operator<stubs::threshold_backward>(
    {.loops = TENON_POINTWISE_LOOPS(threshold_backward_loops),
     .dtypes = kernels::DTypes::kNumeric});

// gelu(Tensor self, *, str approximate='none') -> Tensor
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

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorSpec _softmax_spec(const TensorBase& self, int64_t dim, bool half_to_float) {
  return meta::softmax("softmax", self, dim, half_to_float);
}

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorSpec _softmax_backward_data_spec(const TensorBase& grad_output, const TensorBase& output,
                                       int64_t dim, DType input_dtype) {
  return meta::softmax_backward("softmax_backward", grad_output, output, dim, input_dtype);
}

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorSpec _log_softmax_spec(const TensorBase& self, int64_t dim, bool half_to_float) {
  return meta::softmax("log_softmax", self, dim, half_to_float);
}

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorSpec _log_softmax_backward_data_spec(const TensorBase& grad_output, const TensorBase& output,
                                           int64_t dim, DType input_dtype) {
  return meta::softmax_backward("log_softmax_backward", grad_output, output, dim, input_dtype);
}

// silu(Tensor self) -> Tensor
constexpr auto silu_operator = backend::pointwise_operator<stubs::silu>(
    {.loops = TENON_POINTWISE_LOOPS(silu_loops), .dtypes = kernels::DTypes::kFloating});

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
constexpr auto silu_backward_operator = backend::pointwise_operator<stubs::silu_backward>(
    {.loops = TENON_POINTWISE_LOOPS(silu_backward_loops), .dtypes = kernels::DTypes::kFloating});

// _silu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self) -> Tensor
constexpr auto _silu_backward_grad_self_operator =
    backend::pointwise_operator<stubs::_silu_backward_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_silu_backward_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
constexpr auto leaky_relu_backward_operator =
    backend::pointwise_operator<stubs::leaky_relu_backward>(
        {.loops = TENON_POINTWISE_LOOPS(leaky_relu_backward_loops),
         .dtypes = kernels::DTypes::kFloating});

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
constexpr auto elu_operator = backend::pointwise_operator<stubs::elu>(
    {.loops = TENON_POINTWISE_LOOPS(elu_loops), .dtypes = kernels::DTypes::kFloating});

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
constexpr auto elu_backward_operator = backend::pointwise_operator<stubs::elu_backward>(
    {.loops = TENON_POINTWISE_LOOPS(elu_backward_loops), .dtypes = kernels::DTypes::kFloating});

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
constexpr auto softplus_operator = backend::pointwise_operator<stubs::softplus>(
    {.loops = TENON_POINTWISE_LOOPS(softplus_loops), .dtypes = kernels::DTypes::kFloating});

// _softplus_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, Scalar beta,
//   Scalar threshold) -> Tensor
constexpr auto _softplus_backward_grad_self_operator =
    backend::pointwise_operator<stubs::_softplus_backward_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_softplus_backward_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

// _hardsigmoid_grad_self(Tensor grad_output, Tensor self) -> Tensor
constexpr auto _hardsigmoid_grad_self_operator =
    backend::pointwise_operator<stubs::_hardsigmoid_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_hardsigmoid_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

// hardswish(Tensor self) -> Tensor
constexpr auto hardswish_operator = backend::pointwise_operator<stubs::hardswish>(
    {.loops = TENON_POINTWISE_LOOPS(hardswish_loops), .dtypes = kernels::DTypes::kFloating});

// _hardswish_grad_self(Tensor grad_output, Tensor self) -> Tensor
constexpr auto _hardswish_grad_self_operator =
    backend::pointwise_operator<stubs::_hardswish_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_hardswish_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_activation_2() {
  constexpr backend::Registrar registrar("tenon/generated/backend/activation_2.cpp");
  registrar.pointwise<threshold_backward_operator, stubs::threshold_backward>();
  registrar.pointwise_choice<gelu_branch, stubs::gelu, stubs::gelu_, stubs::gelu_out>();
  registrar.structured<stubs::_softmax, _softmax_spec, kernels::softmax, stubs::_softmax_out>();
  registrar.structured<stubs::_softmax_backward_data, _softmax_backward_data_spec,
                       kernels::softmax_backward>();
  registrar.structured<stubs::_log_softmax, _log_softmax_spec, kernels::log_softmax,
                       stubs::_log_softmax_out>();
  registrar.structured<stubs::_log_softmax_backward_data, _log_softmax_backward_data_spec,
                       kernels::log_softmax_backward>();
  registrar.composite<stubs::log_softmax_int, composite::log_softmax_int>();
  registrar.pointwise<silu_operator, stubs::silu, stubs::silu_, stubs::silu_out>();
  registrar.pointwise<silu_backward_operator, stubs::silu_backward>();
  registrar.pointwise<_silu_backward_grad_self_operator, stubs::_silu_backward_grad_self>();
  registrar.composite<stubs::relu6, composite::relu6>();
  registrar.pointwise<leaky_relu_backward_operator, stubs::leaky_relu_backward>();
  registrar.pointwise<elu_operator, stubs::elu, stubs::elu_, stubs::elu_out>();
  registrar.pointwise<elu_backward_operator, stubs::elu_backward>();
  registrar.composite<stubs::selu, composite::selu>();
  registrar.pointwise<softplus_operator, stubs::softplus, stubs::softplus_out>();
  registrar.pointwise<_softplus_backward_grad_self_operator, stubs::_softplus_backward_grad_self>();
  registrar.pointwise<_hardsigmoid_grad_self_operator, stubs::_hardsigmoid_grad_self>();
  registrar.pointwise<hardswish_operator, stubs::hardswish, stubs::hardswish_>();
  registrar.pointwise<_hardswish_grad_self_operator, stubs::_hardswish_grad_self>();
  registrar.composite<stubs::glu, composite::glu>();
}

}  // namespace tenon
