// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/activation.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/activation_1.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/_gelu_erf_backward.h"
#include "tenon/generated/ops/_gelu_tanh_backward.h"
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

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/activation_1.cpp";

constexpr kernels::PointwiseOperator relu_operator = {
    .name = "relu",
    .loops = TENON_POINTWISE_LOOPS(relu_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self"},
};

// relu(Tensor self) -> Tensor
TensorBase relu(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(relu_operator, inputs, nullptr);
}

// relu_(Tensor(a!) self) -> Tensor(a!)
TensorBase& relu_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(relu_operator, self, inputs, nullptr);
}

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& relu_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(relu_operator, inputs, nullptr, out);
}

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
TensorBase gelu_backward(DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& self,
                         std::string_view approximate) {
  check_defined("gelu_backward", "grad_output", grad_output);
  check_defined("gelu_backward", "self", self);
  if (!any_requires_grad(grad_output, self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::gelu_backward(grad_output, self, approximate);
  }
  return composite::gelu_backward(grad_output, self, approximate);
}

constexpr kernels::PointwiseOperator _gelu_erf_backward_operator = {
    .name = "_gelu_erf_backward",
    .loops = TENON_POINTWISE_LOOPS(_gelu_erf_backward_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "self"},
};

// _gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor
TensorBase _gelu_erf_backward(DispatchKeySet keys, const TensorBase& grad_output,
                              const TensorBase& self) {
  const TensorBase* const inputs[] = {&grad_output, &self};
  return kernels::pointwise(_gelu_erf_backward_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator _gelu_tanh_backward_operator = {
    .name = "_gelu_tanh_backward",
    .loops = TENON_POINTWISE_LOOPS(_gelu_tanh_backward_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "self"},
};

// _gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor
TensorBase _gelu_tanh_backward(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self) {
  const TensorBase* const inputs[] = {&grad_output, &self};
  return kernels::pointwise(_gelu_tanh_backward_operator, inputs, nullptr);
}

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase softmax_int(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       std::optional<DType> dtype) {
  check_defined("softmax.int", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::softmax(self, dim, dtype);
  }
  return composite::softmax(self, dim, dtype);
}

constexpr kernels::PointwiseOperator sigmoid_backward_operator = {
    .name = "sigmoid_backward",
    .loops = TENON_POINTWISE_LOOPS(sigmoid_backward_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "output"},
};

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
TensorBase sigmoid_backward(DispatchKeySet keys, const TensorBase& grad_output,
                            const TensorBase& output) {
  const TensorBase* const inputs[] = {&grad_output, &output};
  return kernels::pointwise(sigmoid_backward_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator tanh_backward_operator = {
    .name = "tanh_backward",
    .loops = TENON_POINTWISE_LOOPS(tanh_backward_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "output"},
};

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
TensorBase tanh_backward(DispatchKeySet keys, const TensorBase& grad_output,
                         const TensorBase& output) {
  const TensorBase* const inputs[] = {&grad_output, &output};
  return kernels::pointwise(tanh_backward_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator hardtanh_operator = {
    .name = "hardtanh",
    .loops = TENON_POINTWISE_LOOPS(hardtanh_loops),
    .tensors = 1,
    .scalars = 2,
    .promotes = 0b001,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"self", "min_val", "max_val"},
};

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
TensorBase hardtanh(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                    const Scalar& max_val) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {min_val, max_val};
  return kernels::pointwise(hardtanh_operator, inputs, scalars);
}

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
TensorBase& hardtanh_(DispatchKeySet keys, TensorBase& self, const Scalar& min_val,
                      const Scalar& max_val) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {min_val, max_val};
  return kernels::pointwise_inplace(hardtanh_operator, self, inputs, scalars);
}

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& hardtanh_out(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                         const Scalar& max_val, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {min_val, max_val};
  return kernels::pointwise_out(hardtanh_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator hardtanh_backward_operator = {
    .name = "hardtanh_backward",
    .loops = TENON_POINTWISE_LOOPS(hardtanh_backward_loops),
    .tensors = 2,
    .scalars = 2,
    .promotes = 0b0011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "self", "min_val", "max_val"},
};

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
TensorBase hardtanh_backward(DispatchKeySet keys, const TensorBase& grad_output,
                             const TensorBase& self, const Scalar& min_val, const Scalar& max_val) {
  const TensorBase* const inputs[] = {&grad_output, &self};
  const Scalar scalars[] = {min_val, max_val};
  return kernels::pointwise(hardtanh_backward_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator leaky_relu_operator = {
    .name = "leaky_relu",
    .loops = TENON_POINTWISE_LOOPS(leaky_relu_loops),
    .tensors = 1,
    .scalars = 1,
    .promotes = 0b01,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "negative_slope"},
};

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
TensorBase leaky_relu(DispatchKeySet keys, const TensorBase& self, const Scalar& negative_slope) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {negative_slope};
  return kernels::pointwise(leaky_relu_operator, inputs, scalars);
}

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
TensorBase& leaky_relu_(DispatchKeySet keys, TensorBase& self, const Scalar& negative_slope) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {negative_slope};
  return kernels::pointwise_inplace(leaky_relu_operator, self, inputs, scalars);
}

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& leaky_relu_out(DispatchKeySet keys, const TensorBase& self,
                           const Scalar& negative_slope, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {negative_slope};
  return kernels::pointwise_out(leaky_relu_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator softplus_backward_operator = {
    .name = "softplus_backward",
    .loops = TENON_POINTWISE_LOOPS(softplus_backward_loops),
    .tensors = 2,
    .scalars = 2,
    .promotes = 0b0011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "self", "beta", "threshold"},
};

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
TensorBase softplus_backward(DispatchKeySet keys, const TensorBase& grad_output,
                             const TensorBase& self, const Scalar& beta, const Scalar& threshold) {
  const TensorBase* const inputs[] = {&grad_output, &self};
  const Scalar scalars[] = {beta, threshold};
  return kernels::pointwise(softplus_backward_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator hardsigmoid_operator = {
    .name = "hardsigmoid",
    .loops = TENON_POINTWISE_LOOPS(hardsigmoid_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// hardsigmoid(Tensor self) -> Tensor
TensorBase hardsigmoid(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(hardsigmoid_operator, inputs, nullptr);
}

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
TensorBase& hardsigmoid_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(hardsigmoid_operator, self, inputs, nullptr);
}

// mish(Tensor self) -> Tensor
TensorBase mish(DispatchKeySet keys, const TensorBase& self) {
  check_defined("mish", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::mish(self);
  }
  return composite::mish(self);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_activation_1() {
  set(stubs::relu::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &relu);
  set(stubs::relu_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &relu_);
  set(stubs::relu_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &relu_out);
  set(stubs::gelu_backward::entry(), backend_keys, &gelu_backward);
  set(stubs::_gelu_erf_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &_gelu_erf_backward);
  set(stubs::_gelu_tanh_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &_gelu_tanh_backward);
  set(stubs::softmax_int::entry(), backend_keys, &softmax_int);
  set(stubs::sigmoid_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &sigmoid_backward);
  set(stubs::tanh_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &tanh_backward);
  set(stubs::hardtanh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardtanh);
  set(stubs::hardtanh_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardtanh_);
  set(stubs::hardtanh_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardtanh_out);
  set(stubs::hardtanh_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardtanh_backward);
  set(stubs::leaky_relu::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &leaky_relu);
  set(stubs::leaky_relu_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &leaky_relu_);
  set(stubs::leaky_relu_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &leaky_relu_out);
  set(stubs::softplus_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &softplus_backward);
  set(stubs::hardsigmoid::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardsigmoid);
  set(stubs::hardsigmoid_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardsigmoid_);
  set(stubs::mish::entry(), backend_keys, &mish);
}

}  // namespace tenon
