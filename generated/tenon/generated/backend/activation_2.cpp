// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/activation.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/activation_2.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/kernels/activation/meta.h"
#include "tenon/autograd/history.h"
#include "tenon/generated/ops/_gelu_erf.h"
#include "tenon/generated/ops/_gelu_tanh.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
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

namespace tenon {
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/activation_2.cpp";

constexpr kernels::PointwiseOperator threshold_backward_operator = {
    .name = "threshold_backward",
    .loops = TENON_POINTWISE_LOOPS(threshold_backward_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kNumeric,
    .argument_names = {"grad_output", "self", "threshold"},
};

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
TensorBase threshold_backward(DispatchKeySet keys, const TensorBase& grad_output,
                              const TensorBase& self, const Scalar& threshold) {
  const TensorBase* const inputs[] = {&grad_output, &self};
  const Scalar scalars[] = {threshold};
  return kernels::pointwise(threshold_backward_operator, inputs, scalars);
}

// gelu(Tensor self, *, str approximate='none') -> Tensor
TensorBase gelu(DispatchKeySet keys, const TensorBase& self, std::string_view approximate) {
  check_defined("gelu", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  return composite::gelu(self, approximate);
}

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
TensorBase& gelu_(DispatchKeySet keys, TensorBase& self, std::string_view approximate) {
  check_defined("gelu_", "self", self);
  const AutoDispatchBelowInplaceOrView guard;
  const TensorBase result = composite::gelu(self, approximate);
  assign_output("gelu_", self, result, /*resizable=*/false);
  return self;
}

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
TensorBase& gelu_out(DispatchKeySet keys, const TensorBase& self, std::string_view approximate,
                     TensorBase& out) {
  check_defined("gelu.out", "self", self);
  check_defined("gelu.out", "out", out);
  const AutoDispatchBelowInplaceOrView guard;
  const TensorBase result = composite::gelu(self, approximate);
  assign_output("gelu.out", out, result, /*resizable=*/true);
  return out;
}

constexpr kernels::PointwiseOperator _gelu_erf_operator = {
    .name = "_gelu_erf",
    .loops = TENON_POINTWISE_LOOPS(_gelu_erf_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// _gelu_erf(Tensor self) -> Tensor
TensorBase _gelu_erf(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(_gelu_erf_operator, inputs, nullptr);
}

constexpr kernels::PointwiseOperator _gelu_tanh_operator = {
    .name = "_gelu_tanh",
    .loops = TENON_POINTWISE_LOOPS(_gelu_tanh_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// _gelu_tanh(Tensor self) -> Tensor
TensorBase _gelu_tanh(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(_gelu_tanh_operator, inputs, nullptr);
}

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorBase cpu__softmax(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                        bool half_to_float) {
  check_defined("_softmax", "self", self);
  const TensorSpec spec = meta::softmax("softmax", self, dim, half_to_float);
  TensorBase result = make_tensor(spec);
  kernels::softmax(self, dim, half_to_float, result);
  return result;

}

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorBase meta__softmax(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                         bool half_to_float) {
  check_defined("_softmax", "self", self);
  const TensorSpec spec = meta::softmax("softmax", self, dim, half_to_float);
  TensorBase result = make_tensor(spec);
  return result;
}

// _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu__softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             bool half_to_float, TensorBase& out) {
  check_defined("_softmax.out", "self", self);
  check_defined("_softmax.out", "out", out);
  const TensorSpec spec = meta::softmax("softmax", self, dim, half_to_float);
  OutputBuffer output("_softmax.out", out, spec, /*resizable=*/true, {&self});
  kernels::softmax(self, dim, half_to_float, output.tensor());
  output.commit();
  return out;

}

// _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta__softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                              bool half_to_float, TensorBase& out) {
  check_defined("_softmax.out", "self", self);
  check_defined("_softmax.out", "out", out);
  check_on_meta("_softmax.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::softmax("softmax", self, dim, half_to_float);
  prepare_output("_softmax.out", out, spec, /*resizable=*/true);
  return out;
}

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorBase cpu__softmax_backward_data(DispatchKeySet keys, const TensorBase& grad_output,
                                      const TensorBase& output, int64_t dim, DType input_dtype) {
  check_defined("_softmax_backward_data", "grad_output", grad_output);
  check_defined("_softmax_backward_data", "output", output);
  const TensorSpec spec =
      meta::softmax_backward("softmax_backward", grad_output, output, dim, input_dtype);
  TensorBase result = make_tensor(spec);
  kernels::softmax_backward(grad_output, output, dim, input_dtype, result);
  return result;

}

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorBase meta__softmax_backward_data(DispatchKeySet keys, const TensorBase& grad_output,
                                       const TensorBase& output, int64_t dim, DType input_dtype) {
  check_defined("_softmax_backward_data", "grad_output", grad_output);
  check_defined("_softmax_backward_data", "output", output);
  check_on_meta("_softmax_backward_data", {{"grad_output", grad_output}, {"output", output}});
  const TensorSpec spec =
      meta::softmax_backward("softmax_backward", grad_output, output, dim, input_dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorBase cpu__log_softmax(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                            bool half_to_float) {
  check_defined("_log_softmax", "self", self);
  const TensorSpec spec = meta::softmax("log_softmax", self, dim, half_to_float);
  TensorBase result = make_tensor(spec);
  kernels::log_softmax(self, dim, half_to_float, result);
  return result;

}

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
TensorBase meta__log_softmax(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             bool half_to_float) {
  check_defined("_log_softmax", "self", self);
  const TensorSpec spec = meta::softmax("log_softmax", self, dim, half_to_float);
  TensorBase result = make_tensor(spec);
  return result;
}

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& cpu__log_softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                 bool half_to_float, TensorBase& out) {
  check_defined("_log_softmax.out", "self", self);
  check_defined("_log_softmax.out", "out", out);
  const TensorSpec spec = meta::softmax("log_softmax", self, dim, half_to_float);
  OutputBuffer output("_log_softmax.out", out, spec, /*resizable=*/true, {&self});
  kernels::log_softmax(self, dim, half_to_float, output.tensor());
  output.commit();
  return out;

}

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& meta__log_softmax_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                  bool half_to_float, TensorBase& out) {
  check_defined("_log_softmax.out", "self", self);
  check_defined("_log_softmax.out", "out", out);
  check_on_meta("_log_softmax.out", {{"self", self}, {"out", out}});
  const TensorSpec spec = meta::softmax("log_softmax", self, dim, half_to_float);
  prepare_output("_log_softmax.out", out, spec, /*resizable=*/true);
  return out;
}

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorBase cpu__log_softmax_backward_data(DispatchKeySet keys, const TensorBase& grad_output,
                                          const TensorBase& output, int64_t dim,
                                          DType input_dtype) {
  check_defined("_log_softmax_backward_data", "grad_output", grad_output);
  check_defined("_log_softmax_backward_data", "output", output);
  const TensorSpec spec =
      meta::softmax_backward("log_softmax_backward", grad_output, output, dim, input_dtype);
  TensorBase result = make_tensor(spec);
  kernels::log_softmax_backward(grad_output, output, dim, input_dtype, result);
  return result;

}

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
TensorBase meta__log_softmax_backward_data(DispatchKeySet keys, const TensorBase& grad_output,
                                           const TensorBase& output, int64_t dim,
                                           DType input_dtype) {
  check_defined("_log_softmax_backward_data", "grad_output", grad_output);
  check_defined("_log_softmax_backward_data", "output", output);
  check_on_meta("_log_softmax_backward_data", {{"grad_output", grad_output}, {"output", output}});
  const TensorSpec spec =
      meta::softmax_backward("log_softmax_backward", grad_output, output, dim, input_dtype);
  TensorBase result = make_tensor(spec);
  return result;
}

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
TensorBase log_softmax_int(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                           std::optional<DType> dtype) {
  check_defined("log_softmax.int", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::log_softmax(self, dim, dtype);
  }
  return composite::log_softmax(self, dim, dtype);
}

constexpr kernels::PointwiseOperator silu_operator = {
    .name = "silu",
    .loops = TENON_POINTWISE_LOOPS(silu_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// silu(Tensor self) -> Tensor
TensorBase silu(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(silu_operator, inputs, nullptr);
}

// silu_(Tensor(a!) self) -> Tensor(a!)
TensorBase& silu_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(silu_operator, self, inputs, nullptr);
}

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& silu_out(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_out(silu_operator, inputs, nullptr, out);
}

constexpr kernels::PointwiseOperator silu_backward_operator = {
    .name = "silu_backward",
    .loops = TENON_POINTWISE_LOOPS(silu_backward_loops),
    .tensors = 2,
    .scalars = 0,
    .promotes = 0b11,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "self"},
};

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
TensorBase silu_backward(DispatchKeySet keys, const TensorBase& grad_output,
                         const TensorBase& self) {
  const TensorBase* const inputs[] = {&grad_output, &self};
  return kernels::pointwise(silu_backward_operator, inputs, nullptr);
}

// relu6(Tensor self) -> Tensor
TensorBase relu6(DispatchKeySet keys, const TensorBase& self) {
  check_defined("relu6", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::relu6(self);
  }
  return composite::relu6(self);
}

constexpr kernels::PointwiseOperator leaky_relu_backward_operator = {
    .name = "leaky_relu_backward",
    .loops = TENON_POINTWISE_LOOPS(leaky_relu_backward_loops),
    .tensors = 2,
    .scalars = 2,
    .promotes = 0b0011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "self", "negative_slope", "self_is_result"},
};

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
TensorBase leaky_relu_backward(DispatchKeySet keys, const TensorBase& grad_output,
                               const TensorBase& self, const Scalar& negative_slope,
                               bool self_is_result) {
  const TensorBase* const inputs[] = {&grad_output, &self};
  const Scalar scalars[] = {negative_slope, self_is_result};
  return kernels::pointwise(leaky_relu_backward_operator, inputs, scalars);
}

constexpr kernels::PointwiseOperator elu_operator = {
    .name = "elu",
    .loops = TENON_POINTWISE_LOOPS(elu_loops),
    .tensors = 1,
    .scalars = 3,
    .promotes = 0b0001,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "alpha", "scale", "input_scale"},
};

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
TensorBase elu(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
               const Scalar& scale, const Scalar& input_scale) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {alpha, scale, input_scale};
  return kernels::pointwise(elu_operator, inputs, scalars);
}

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
TensorBase& elu_(DispatchKeySet keys, TensorBase& self, const Scalar& alpha, const Scalar& scale,
                 const Scalar& input_scale) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {alpha, scale, input_scale};
  return kernels::pointwise_inplace(elu_operator, self, inputs, scalars);
}

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& elu_out(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
                    const Scalar& scale, const Scalar& input_scale, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {alpha, scale, input_scale};
  return kernels::pointwise_out(elu_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator elu_backward_operator = {
    .name = "elu_backward",
    .loops = TENON_POINTWISE_LOOPS(elu_backward_loops),
    .tensors = 2,
    .scalars = 4,
    .promotes = 0b000011,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names =
        {"grad_output", "self_or_result", "alpha", "scale", "input_scale", "is_result"},
};

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
TensorBase elu_backward(DispatchKeySet keys, const TensorBase& grad_output, const Scalar& alpha,
                        const Scalar& scale, const Scalar& input_scale, bool is_result,
                        const TensorBase& self_or_result) {
  const TensorBase* const inputs[] = {&grad_output, &self_or_result};
  const Scalar scalars[] = {alpha, scale, input_scale, is_result};
  return kernels::pointwise(elu_backward_operator, inputs, scalars);
}

// selu(Tensor self) -> Tensor
TensorBase selu(DispatchKeySet keys, const TensorBase& self) {
  check_defined("selu", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::selu(self);
  }
  return composite::selu(self);
}

constexpr kernels::PointwiseOperator softplus_operator = {
    .name = "softplus",
    .loops = TENON_POINTWISE_LOOPS(softplus_loops),
    .tensors = 1,
    .scalars = 2,
    .promotes = 0b001,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self", "beta", "threshold"},
};

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
TensorBase softplus(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                    const Scalar& threshold) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {beta, threshold};
  return kernels::pointwise(softplus_operator, inputs, scalars);
}

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& softplus_out(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                         const Scalar& threshold, TensorBase& out) {
  const TensorBase* const inputs[] = {&self};
  const Scalar scalars[] = {beta, threshold};
  return kernels::pointwise_out(softplus_operator, inputs, scalars, out);
}

constexpr kernels::PointwiseOperator hardswish_operator = {
    .name = "hardswish",
    .loops = TENON_POINTWISE_LOOPS(hardswish_loops),
    .tensors = 1,
    .scalars = 0,
    .promotes = 0b1,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"self"},
};

// hardswish(Tensor self) -> Tensor
TensorBase hardswish(DispatchKeySet keys, const TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise(hardswish_operator, inputs, nullptr);
}

// hardswish_(Tensor(a!) self) -> Tensor(a!)
TensorBase& hardswish_(DispatchKeySet keys, TensorBase& self) {
  const TensorBase* const inputs[] = {&self};
  return kernels::pointwise_inplace(hardswish_operator, self, inputs, nullptr);
}

// glu(Tensor self, int dim=-1) -> Tensor
TensorBase glu(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  check_defined("glu", "self", self);
  if (!any_requires_grad(self)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::glu(self, dim);
  }
  return composite::glu(self, dim);
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_activation_2() {
  set(stubs::threshold_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &threshold_backward);
  set(stubs::gelu::entry(), backend_keys, &gelu);
  set(stubs::gelu_::entry(), backend_keys, &gelu_);
  set(stubs::gelu_out::entry(), backend_keys, &gelu_out);
  set(stubs::_gelu_erf::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &_gelu_erf);
  set(stubs::_gelu_tanh::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &_gelu_tanh);
  set(stubs::_softmax::entry(), DispatchKey::CPU, &cpu__softmax);
  set(stubs::_softmax::entry(), DispatchKey::Meta, &meta__softmax);
  set(stubs::_softmax_out::entry(), DispatchKey::CPU, &cpu__softmax_out);
  set(stubs::_softmax_out::entry(), DispatchKey::Meta, &meta__softmax_out);
  set(stubs::_softmax_backward_data::entry(), DispatchKey::CPU, &cpu__softmax_backward_data);
  set(stubs::_softmax_backward_data::entry(), DispatchKey::Meta, &meta__softmax_backward_data);
  set(stubs::_log_softmax::entry(), DispatchKey::CPU, &cpu__log_softmax);
  set(stubs::_log_softmax::entry(), DispatchKey::Meta, &meta__log_softmax);
  set(stubs::_log_softmax_out::entry(), DispatchKey::CPU, &cpu__log_softmax_out);
  set(stubs::_log_softmax_out::entry(), DispatchKey::Meta, &meta__log_softmax_out);
  set(stubs::_log_softmax_backward_data::entry(), DispatchKey::CPU,
      &cpu__log_softmax_backward_data);
  set(stubs::_log_softmax_backward_data::entry(), DispatchKey::Meta,
      &meta__log_softmax_backward_data);
  set(stubs::log_softmax_int::entry(), backend_keys, &log_softmax_int);
  set(stubs::silu::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &silu);
  set(stubs::silu_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &silu_);
  set(stubs::silu_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &silu_out);
  set(stubs::silu_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &silu_backward);
  set(stubs::relu6::entry(), backend_keys, &relu6);
  set(stubs::leaky_relu_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &leaky_relu_backward);
  set(stubs::elu::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &elu);
  set(stubs::elu_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &elu_);
  set(stubs::elu_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &elu_out);
  set(stubs::elu_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &elu_backward);
  set(stubs::selu::entry(), backend_keys, &selu);
  set(stubs::softplus::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &softplus);
  set(stubs::softplus_out::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &softplus_out);
  set(stubs::hardswish::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardswish);
  set(stubs::hardswish_::entry(), {DispatchKey::CPU, DispatchKey::Meta}, &hardswish_);
  set(stubs::glu::entry(), backend_keys, &glu);
}

}  // namespace tenon
