// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/activation.h"
#include "tenon/generated/ops/_gelu_backward_grad_self.h"
#include "tenon/generated/ops/_sigmoid_backward_grad_output.h"
#include "tenon/generated/ops/_tanh_backward_grad_output.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh_backward.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(relu_loops, gelu_backward_none_loops, gelu_backward_tanh_loops,
                              _gelu_backward_grad_self_none_loops,
                              _gelu_backward_grad_self_tanh_loops, sigmoid_backward_loops,
                              _sigmoid_backward_grad_output_loops, tanh_backward_loops,
                              _tanh_backward_grad_output_loops, hardtanh_loops,
                              hardtanh_backward_loops, leaky_relu_loops, softplus_backward_loops,
                              hardsigmoid_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase softmax_int(const TensorBase& self, int64_t dim, std::optional<DType> dtype);

// mish(Tensor self) -> Tensor
TensorBase mish(const TensorBase& self);

}  // namespace composite

namespace {

// relu(Tensor self) -> Tensor
constexpr auto relu_operator = backend::pointwise_operator<stubs::relu>(
    {.loops = TENON_POINTWISE_LOOPS(relu_loops), .dtypes = kernels::DTypes::kNumeric});

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
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

// _gelu_backward_grad_self(Tensor grad_grad, Tensor grad_output, Tensor self, str approximate) ->
//   Tensor
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

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
constexpr auto sigmoid_backward_operator = backend::pointwise_operator<stubs::sigmoid_backward>(
    {.loops = TENON_POINTWISE_LOOPS(sigmoid_backward_loops), .dtypes = kernels::DTypes::kFloating});

// _sigmoid_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output) -> Tensor
constexpr auto _sigmoid_backward_grad_output_operator =
    backend::pointwise_operator<stubs::_sigmoid_backward_grad_output>(
        {.loops = TENON_POINTWISE_LOOPS(_sigmoid_backward_grad_output_loops),
         .dtypes = kernels::DTypes::kFloating});

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
constexpr auto tanh_backward_operator = backend::pointwise_operator<stubs::tanh_backward>(
    {.loops = TENON_POINTWISE_LOOPS(tanh_backward_loops), .dtypes = kernels::DTypes::kFloating});

// _tanh_backward_grad_output(Tensor grad_grad, Tensor grad_output, Tensor output, Scalar scale) ->
//   Tensor
constexpr auto _tanh_backward_grad_output_operator =
    backend::pointwise_operator<stubs::_tanh_backward_grad_output>(
        {.loops = TENON_POINTWISE_LOOPS(_tanh_backward_grad_output_loops),
         .dtypes = kernels::DTypes::kFloating});

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
constexpr auto hardtanh_operator = backend::pointwise_operator<stubs::hardtanh>(
    {.loops = TENON_POINTWISE_LOOPS(hardtanh_loops), .dtypes = kernels::DTypes::kNumeric});

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
constexpr auto hardtanh_backward_operator = backend::pointwise_operator<stubs::hardtanh_backward>(
    {.loops = TENON_POINTWISE_LOOPS(hardtanh_backward_loops),
     .dtypes = kernels::DTypes::kFloating});

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
constexpr auto leaky_relu_operator = backend::pointwise_operator<stubs::leaky_relu>(
    {.loops = TENON_POINTWISE_LOOPS(leaky_relu_loops), .dtypes = kernels::DTypes::kFloating});

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
constexpr auto softplus_backward_operator = backend::pointwise_operator<stubs::softplus_backward>(
    {.loops = TENON_POINTWISE_LOOPS(softplus_backward_loops),
     .dtypes = kernels::DTypes::kFloating});

// hardsigmoid(Tensor self) -> Tensor
constexpr auto hardsigmoid_operator = backend::pointwise_operator<stubs::hardsigmoid>(
    {.loops = TENON_POINTWISE_LOOPS(hardsigmoid_loops), .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_activation_1() {
  constexpr backend::Registrar registrar("tenon/generated/backend/activation_1.cpp");
  registrar.pointwise<relu_operator, stubs::relu, stubs::relu_, stubs::relu_out>();
  registrar.pointwise_choice<gelu_backward_branch, stubs::gelu_backward>();
  registrar.pointwise_choice<_gelu_backward_grad_self_branch, stubs::_gelu_backward_grad_self>();
  registrar.composite<stubs::softmax_int, composite::softmax_int>();
  registrar.pointwise<sigmoid_backward_operator, stubs::sigmoid_backward>();
  registrar.pointwise<_sigmoid_backward_grad_output_operator,
                      stubs::_sigmoid_backward_grad_output>();
  registrar.pointwise<tanh_backward_operator, stubs::tanh_backward>();
  registrar.pointwise<_tanh_backward_grad_output_operator, stubs::_tanh_backward_grad_output>();
  registrar.pointwise<hardtanh_operator, stubs::hardtanh, stubs::hardtanh_, stubs::hardtanh_out>();
  registrar.pointwise<hardtanh_backward_operator, stubs::hardtanh_backward>();
  registrar.pointwise<leaky_relu_operator, stubs::leaky_relu, stubs::leaky_relu_,
                      stubs::leaky_relu_out>();
  registrar.pointwise<softplus_backward_operator, stubs::softplus_backward>();
  registrar.pointwise<hardsigmoid_operator, stubs::hardsigmoid, stubs::hardsigmoid_>();
  registrar.composite<stubs::mish, composite::mish>();
}

}  // namespace tenon
