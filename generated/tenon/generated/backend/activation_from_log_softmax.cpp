// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/activation.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_prelu_kernel.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/prelu.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/rrelu.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/softshrink.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold.h"
#include "tenon/generated/ops/threshold_backward.h"
#include "tenon/kernels/activation/meta.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(_prelu_kernel_loops, _prelu_kernel_grad_self_loops,
                              _prelu_kernel_grad_self_grad_weight_loops,
                              _prelu_kernel_grad_weight_loops, relu_loops, sigmoid_backward_loops,
                              _sigmoid_backward_grad_output_loops, silu_loops, silu_backward_loops,
                              _silu_backward_grad_self_loops, softplus_loops,
                              softplus_backward_loops, _softplus_backward_grad_self_loops,
                              tanh_backward_loops, _tanh_backward_grad_output_loops,
                              threshold_backward_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase log_softmax_int(const TensorBase& self, int64_t dim, std::optional<DType> dtype);

// mish(Tensor self) -> Tensor
TensorBase mish(const TensorBase& self);

// relu6(Tensor self) -> Tensor
TensorBase relu6(const TensorBase& self);

// selu(Tensor self) -> Tensor
TensorBase selu(const TensorBase& self);

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase softmax_int(const TensorBase& self, int64_t dim, std::optional<DType> dtype);

}  // namespace composite

namespace {

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

constexpr auto _prelu_kernel_operator = backend::pointwise_operator<stubs::_prelu_kernel>(
    {.loops = TENON_POINTWISE_LOOPS(_prelu_kernel_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _prelu_kernel_grad_self_operator =
    backend::pointwise_operator<stubs::_prelu_kernel_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_prelu_kernel_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _prelu_kernel_grad_self_grad_weight_operator =
    backend::pointwise_operator<stubs::_prelu_kernel_grad_self_grad_weight>(
        {.loops = TENON_POINTWISE_LOOPS(_prelu_kernel_grad_self_grad_weight_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto _prelu_kernel_grad_weight_operator =
    backend::pointwise_operator<stubs::_prelu_kernel_grad_weight>(
        {.loops = TENON_POINTWISE_LOOPS(_prelu_kernel_grad_weight_loops),
         .dtypes = kernels::DTypes::kFloating});
constexpr auto relu_operator = backend::pointwise_operator<stubs::relu>(
    {.loops = TENON_POINTWISE_LOOPS(relu_loops), .dtypes = kernels::DTypes::kNumeric});

constexpr auto sigmoid_backward_operator = backend::pointwise_operator<stubs::sigmoid_backward>(
    {.loops = TENON_POINTWISE_LOOPS(sigmoid_backward_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _sigmoid_backward_grad_output_operator =
    backend::pointwise_operator<stubs::_sigmoid_backward_grad_output>(
        {.loops = TENON_POINTWISE_LOOPS(_sigmoid_backward_grad_output_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto silu_operator = backend::pointwise_operator<stubs::silu>(
    {.loops = TENON_POINTWISE_LOOPS(silu_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto silu_backward_operator = backend::pointwise_operator<stubs::silu_backward>(
    {.loops = TENON_POINTWISE_LOOPS(silu_backward_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _silu_backward_grad_self_operator =
    backend::pointwise_operator<stubs::_silu_backward_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_silu_backward_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

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

constexpr auto softplus_operator = backend::pointwise_operator<stubs::softplus>(
    {.loops = TENON_POINTWISE_LOOPS(softplus_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto softplus_backward_operator = backend::pointwise_operator<stubs::softplus_backward>(
    {.loops = TENON_POINTWISE_LOOPS(softplus_backward_loops),
     .dtypes = kernels::DTypes::kFloating});
constexpr auto _softplus_backward_grad_self_operator =
    backend::pointwise_operator<stubs::_softplus_backward_grad_self>(
        {.loops = TENON_POINTWISE_LOOPS(_softplus_backward_grad_self_loops),
         .dtypes = kernels::DTypes::kFloating});

constexpr auto tanh_backward_operator = backend::pointwise_operator<stubs::tanh_backward>(
    {.loops = TENON_POINTWISE_LOOPS(tanh_backward_loops),
     .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});
constexpr auto _tanh_backward_grad_output_operator =
    backend::pointwise_operator<stubs::_tanh_backward_grad_output>(
        {.loops = TENON_POINTWISE_LOOPS(_tanh_backward_grad_output_loops),
         .dtypes = kernels::DTypes::kComplex | kernels::DTypes::kFloating});

constexpr auto threshold_backward_operator = backend::pointwise_operator<stubs::threshold_backward>(
    {.loops = TENON_POINTWISE_LOOPS(threshold_backward_loops),
     .dtypes = kernels::DTypes::kNumeric});

}  // namespace

void register_backend_activation_from_log_softmax() {
  constexpr backend::Registrar registrar("tenon/generated/backend/activation_from_log_softmax.cpp");
  registrar.structured<stubs::_log_softmax, _log_softmax_spec, kernels::log_softmax,
                       stubs::_log_softmax_out>();
  registrar.composite<stubs::log_softmax_int, composite::log_softmax_int>();
  registrar.structured<stubs::_log_softmax_backward_data, _log_softmax_backward_data_spec,
                       kernels::log_softmax_backward>();
  registrar.composite<stubs::mish, composite::mish>();
  registrar.composite<stubs::prelu, composite::prelu>();
  registrar.pointwise<_prelu_kernel_operator, stubs::_prelu_kernel>();
  registrar.pointwise<_prelu_kernel_grad_self_operator, stubs::_prelu_kernel_grad_self>();
  registrar.pointwise<_prelu_kernel_grad_self_grad_weight_operator,
                      stubs::_prelu_kernel_grad_self_grad_weight>();
  registrar.pointwise<_prelu_kernel_grad_weight_operator, stubs::_prelu_kernel_grad_weight>();
  registrar.pointwise<relu_operator, stubs::relu, stubs::relu_, stubs::relu_out>();
  registrar.composite<stubs::relu6, composite::relu6>();
  registrar.composite<stubs::rrelu, composite::rrelu>();
  registrar.composite<stubs::selu, composite::selu>();
  registrar.pointwise<sigmoid_backward_operator, stubs::sigmoid_backward>();
  registrar.pointwise<_sigmoid_backward_grad_output_operator,
                      stubs::_sigmoid_backward_grad_output>();
  registrar.pointwise<silu_operator, stubs::silu, stubs::silu_, stubs::silu_out>();
  registrar.pointwise<silu_backward_operator, stubs::silu_backward>();
  registrar.pointwise<_silu_backward_grad_self_operator, stubs::_silu_backward_grad_self>();
  registrar.structured<stubs::_softmax, _softmax_spec, kernels::softmax, stubs::_softmax_out>();
  registrar.composite<stubs::softmax_int, composite::softmax_int>();
  registrar.structured<stubs::_softmax_backward_data, _softmax_backward_data_spec,
                       kernels::softmax_backward>();
  registrar.pointwise<softplus_operator, stubs::softplus, stubs::softplus_out>();
  registrar.pointwise<softplus_backward_operator, stubs::softplus_backward>();
  registrar.pointwise<_softplus_backward_grad_self_operator, stubs::_softplus_backward_grad_self>();
  registrar.composite<stubs::softshrink, composite::softshrink>();
  registrar.pointwise<tanh_backward_operator, stubs::tanh_backward>();
  registrar.pointwise<_tanh_backward_grad_output_operator, stubs::_tanh_backward_grad_output>();
  registrar.composite<stubs::threshold, composite::threshold_values, stubs::threshold_>();
  registrar.pointwise<threshold_backward_operator, stubs::threshold_backward>();
}

}  // namespace tenon
