// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/enumerators.h"
#include "tenon/generated/ops/_gelu_erf.h"
#include "tenon/generated/ops/_gelu_erf_backward.h"
#include "tenon/generated/ops/_gelu_tanh.h"
#include "tenon/generated/ops/_gelu_tanh_backward.h"
#include "tenon/generated/ops/_log_softmax.h"
#include "tenon/generated/ops/_log_softmax_backward_data.h"
#include "tenon/generated/ops/_softmax.h"
#include "tenon/generated/ops/_softmax_backward_data.h"
#include "tenon/generated/ops/elu.h"
#include "tenon/generated/ops/elu_backward.h"
#include "tenon/generated/ops/gelu.h"
#include "tenon/generated/ops/gelu_backward.h"
#include "tenon/generated/ops/glu.h"
#include "tenon/generated/ops/hardsigmoid.h"
#include "tenon/generated/ops/hardswish.h"
#include "tenon/generated/ops/hardtanh.h"
#include "tenon/generated/ops/hardtanh_backward.h"
#include "tenon/generated/ops/leaky_relu.h"
#include "tenon/generated/ops/leaky_relu_backward.h"
#include "tenon/generated/ops/log_softmax.h"
#include "tenon/generated/ops/mish.h"
#include "tenon/generated/ops/relu.h"
#include "tenon/generated/ops/relu6.h"
#include "tenon/generated/ops/selu.h"
#include "tenon/generated/ops/sigmoid_backward.h"
#include "tenon/generated/ops/silu.h"
#include "tenon/generated/ops/silu_backward.h"
#include "tenon/generated/ops/softmax.h"
#include "tenon/generated/ops/softplus.h"
#include "tenon/generated/ops/softplus_backward.h"
#include "tenon/generated/ops/tanh_backward.h"
#include "tenon/generated/ops/threshold_backward.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema relu;
extern const OperatorSchema relu_;
extern const OperatorSchema relu_out;
extern const OperatorSchema threshold_backward;
extern const OperatorSchema gelu;
extern const OperatorSchema gelu_;
extern const OperatorSchema gelu_out;
extern const OperatorSchema gelu_backward;
extern const OperatorSchema _gelu_erf;
extern const OperatorSchema _gelu_erf_backward;
extern const OperatorSchema _gelu_tanh;
extern const OperatorSchema _gelu_tanh_backward;
extern const OperatorSchema _softmax;
extern const OperatorSchema _softmax_out;
extern const OperatorSchema _softmax_backward_data;
extern const OperatorSchema softmax_int;
extern const OperatorSchema _log_softmax;
extern const OperatorSchema _log_softmax_out;
extern const OperatorSchema _log_softmax_backward_data;
extern const OperatorSchema log_softmax_int;
extern const OperatorSchema sigmoid_backward;
extern const OperatorSchema tanh_backward;
extern const OperatorSchema silu;
extern const OperatorSchema silu_;
extern const OperatorSchema silu_out;
extern const OperatorSchema silu_backward;
extern const OperatorSchema hardtanh;
extern const OperatorSchema hardtanh_;
extern const OperatorSchema hardtanh_out;
extern const OperatorSchema hardtanh_backward;
extern const OperatorSchema relu6;
extern const OperatorSchema leaky_relu;
extern const OperatorSchema leaky_relu_;
extern const OperatorSchema leaky_relu_out;
extern const OperatorSchema leaky_relu_backward;
extern const OperatorSchema elu;
extern const OperatorSchema elu_;
extern const OperatorSchema elu_out;
extern const OperatorSchema elu_backward;
extern const OperatorSchema selu;
extern const OperatorSchema softplus;
extern const OperatorSchema softplus_out;
extern const OperatorSchema softplus_backward;
extern const OperatorSchema hardsigmoid;
extern const OperatorSchema hardsigmoid_;
extern const OperatorSchema hardswish;
extern const OperatorSchema hardswish_;
extern const OperatorSchema mish;
extern const OperatorSchema glu;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing relu;
extern const OperatorBoxing relu_;
extern const OperatorBoxing relu_out;
extern const OperatorBoxing threshold_backward;
extern const OperatorBoxing gelu;
extern const OperatorBoxing gelu_;
extern const OperatorBoxing gelu_out;
extern const OperatorBoxing gelu_backward;
extern const OperatorBoxing _gelu_erf;
extern const OperatorBoxing _gelu_erf_backward;
extern const OperatorBoxing _gelu_tanh;
extern const OperatorBoxing _gelu_tanh_backward;
extern const OperatorBoxing _softmax;
extern const OperatorBoxing _softmax_out;
extern const OperatorBoxing _softmax_backward_data;
extern const OperatorBoxing softmax_int;
extern const OperatorBoxing _log_softmax;
extern const OperatorBoxing _log_softmax_out;
extern const OperatorBoxing _log_softmax_backward_data;
extern const OperatorBoxing log_softmax_int;
extern const OperatorBoxing sigmoid_backward;
extern const OperatorBoxing tanh_backward;
extern const OperatorBoxing silu;
extern const OperatorBoxing silu_;
extern const OperatorBoxing silu_out;
extern const OperatorBoxing silu_backward;
extern const OperatorBoxing hardtanh;
extern const OperatorBoxing hardtanh_;
extern const OperatorBoxing hardtanh_out;
extern const OperatorBoxing hardtanh_backward;
extern const OperatorBoxing relu6;
extern const OperatorBoxing leaky_relu;
extern const OperatorBoxing leaky_relu_;
extern const OperatorBoxing leaky_relu_out;
extern const OperatorBoxing leaky_relu_backward;
extern const OperatorBoxing elu;
extern const OperatorBoxing elu_;
extern const OperatorBoxing elu_out;
extern const OperatorBoxing elu_backward;
extern const OperatorBoxing selu;
extern const OperatorBoxing softplus;
extern const OperatorBoxing softplus_out;
extern const OperatorBoxing softplus_backward;
extern const OperatorBoxing hardsigmoid;
extern const OperatorBoxing hardsigmoid_;
extern const OperatorBoxing hardswish;
extern const OperatorBoxing hardswish_;
extern const OperatorBoxing mish;
extern const OperatorBoxing glu;
}  // namespace boxing

namespace stubs {

// relu(Tensor self) -> Tensor
constinit OperatorEntry relu::entry(schemas::relu, boxing::relu);

TensorBase relu::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("relu");
}

TensorBase relu::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// relu_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry relu_::entry(schemas::relu_, boxing::relu_);

TensorBase& relu_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("relu_");
}

TensorBase& relu_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry relu_out::entry(schemas::relu_out, boxing::relu_out);

TensorBase& relu_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("relu.out");
}

TensorBase& relu_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor
constinit OperatorEntry threshold_backward::entry(schemas::threshold_backward,
                                                  boxing::threshold_backward);

TensorBase threshold_backward::call(const TensorBase& grad_output, const TensorBase& self,
                                    const Scalar& threshold) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys_of(grad_output, self), grad_output, self, threshold);
} catch (...) {
  detail::rethrow_as_error("threshold_backward");
}

TensorBase threshold_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                          const TensorBase& self, const Scalar& threshold) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&>(
      keys, grad_output, self, threshold);
}

// gelu(Tensor self, *, str approximate='none') -> Tensor
constinit OperatorEntry gelu::entry(schemas::gelu, boxing::gelu);

TensorBase gelu::call(const TensorBase& self, std::string_view approximate) try {
  return entry.call<TensorBase, const TensorBase&, std::string_view>(
      keys_of(self), self, approximate);
} catch (...) {
  detail::rethrow_as_error("gelu");
}

TensorBase gelu::redispatch(DispatchKeySet keys, const TensorBase& self,
                            std::string_view approximate) {
  return entry.redispatch<TensorBase, const TensorBase&, std::string_view>(
      keys, self, approximate);
}

// gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)
constinit OperatorEntry gelu_::entry(schemas::gelu_, boxing::gelu_);

TensorBase& gelu_::call(TensorBase& self, std::string_view approximate) try {
  return entry.call<TensorBase&, TensorBase&, std::string_view>(
      keys_of(self), self, approximate);
} catch (...) {
  detail::rethrow_as_error("gelu_");
}

TensorBase& gelu_::redispatch(DispatchKeySet keys, TensorBase& self, std::string_view approximate) {
  return entry.redispatch<TensorBase&, TensorBase&, std::string_view>(
      keys, self, approximate);
}

// gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry gelu_out::entry(schemas::gelu_out, boxing::gelu_out);

TensorBase& gelu_out::call(const TensorBase& self, std::string_view approximate,
                           TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, std::string_view, TensorBase&>(
      keys_of(self, out), self, approximate, out);
} catch (...) {
  detail::rethrow_as_error("gelu.out");
}

TensorBase& gelu_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 std::string_view approximate, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, std::string_view, TensorBase&>(
      keys, self, approximate, out);
}

// gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor
constinit OperatorEntry gelu_backward::entry(schemas::gelu_backward, boxing::gelu_backward);

TensorBase gelu_backward::call(const TensorBase& grad_output, const TensorBase& self,
                               std::string_view approximate) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, std::string_view>(
      keys_of(grad_output, self), grad_output, self, approximate);
} catch (...) {
  detail::rethrow_as_error("gelu_backward");
}

TensorBase gelu_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                     const TensorBase& self, std::string_view approximate) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, std::string_view>(
      keys, grad_output, self, approximate);
}

// _gelu_erf(Tensor self) -> Tensor
constinit OperatorEntry _gelu_erf::entry(schemas::_gelu_erf, boxing::_gelu_erf);

TensorBase _gelu_erf::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("_gelu_erf");
}

TensorBase _gelu_erf::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// _gelu_erf_backward(Tensor grad_output, Tensor self) -> Tensor
constinit OperatorEntry _gelu_erf_backward::entry(schemas::_gelu_erf_backward,
                                                  boxing::_gelu_erf_backward);

TensorBase _gelu_erf_backward::call(const TensorBase& grad_output, const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(grad_output, self), grad_output, self);
} catch (...) {
  detail::rethrow_as_error("_gelu_erf_backward");
}

TensorBase _gelu_erf_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                          const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, grad_output, self);
}

// _gelu_tanh(Tensor self) -> Tensor
constinit OperatorEntry _gelu_tanh::entry(schemas::_gelu_tanh, boxing::_gelu_tanh);

TensorBase _gelu_tanh::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("_gelu_tanh");
}

TensorBase _gelu_tanh::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// _gelu_tanh_backward(Tensor grad_output, Tensor self) -> Tensor
constinit OperatorEntry _gelu_tanh_backward::entry(schemas::_gelu_tanh_backward,
                                                   boxing::_gelu_tanh_backward);

TensorBase _gelu_tanh_backward::call(const TensorBase& grad_output, const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(grad_output, self), grad_output, self);
} catch (...) {
  detail::rethrow_as_error("_gelu_tanh_backward");
}

TensorBase _gelu_tanh_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                           const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, grad_output, self);
}

// _softmax(Tensor self, int dim, bool half_to_float) -> Tensor
constinit OperatorEntry _softmax::entry(schemas::_softmax, boxing::_softmax);

TensorBase _softmax::call(const TensorBase& self, int64_t dim, bool half_to_float) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, bool>(
      keys_of(self), self, dim, half_to_float);
} catch (...) {
  detail::rethrow_as_error("_softmax");
}

TensorBase _softmax::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                bool half_to_float) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, bool>(
      keys, self, dim, half_to_float);
}

// _softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry _softmax_out::entry(schemas::_softmax_out, boxing::_softmax_out);

TensorBase& _softmax_out::call(const TensorBase& self, int64_t dim, bool half_to_float,
                               TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, int64_t, bool, TensorBase&>(
      keys_of(self, out), self, dim, half_to_float, out);
} catch (...) {
  detail::rethrow_as_error("_softmax.out");
}

TensorBase& _softmax_out::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                     bool half_to_float, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, int64_t, bool, TensorBase&>(
      keys, self, dim, half_to_float, out);
}

// _softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
constinit OperatorEntry _softmax_backward_data::entry(schemas::_softmax_backward_data,
                                                      boxing::_softmax_backward_data);

TensorBase _softmax_backward_data::call(const TensorBase& grad_output, const TensorBase& output,
                                        int64_t dim, DType input_dtype) try {
  check_enumerators("_softmax_backward_data", input_dtype);
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, DType>(
      keys_of(grad_output, output), grad_output, output, dim, input_dtype);
} catch (...) {
  detail::rethrow_as_error("_softmax_backward_data");
}

TensorBase _softmax_backward_data::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                              const TensorBase& output, int64_t dim,
                                              DType input_dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, DType>(
      keys, grad_output, output, dim, input_dtype);
}

// softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry softmax_int::entry(schemas::softmax_int, boxing::softmax_int);

TensorBase softmax_int::call(const TensorBase& self, int64_t dim, std::optional<DType> dtype) try {
  check_enumerators("softmax.int", dtype);
  return entry.call<TensorBase, const TensorBase&, int64_t, std::optional<DType>>(
      keys_of(self), self, dim, dtype);
} catch (...) {
  detail::rethrow_as_error("softmax.int");
}

TensorBase softmax_int::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                   std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, std::optional<DType>>(
      keys, self, dim, dtype);
}

// _log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor
constinit OperatorEntry _log_softmax::entry(schemas::_log_softmax, boxing::_log_softmax);

TensorBase _log_softmax::call(const TensorBase& self, int64_t dim, bool half_to_float) try {
  return entry.call<TensorBase, const TensorBase&, int64_t, bool>(
      keys_of(self), self, dim, half_to_float);
} catch (...) {
  detail::rethrow_as_error("_log_softmax");
}

TensorBase _log_softmax::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                    bool half_to_float) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, bool>(
      keys, self, dim, half_to_float);
}

// _log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry _log_softmax_out::entry(schemas::_log_softmax_out,
                                                boxing::_log_softmax_out);

TensorBase& _log_softmax_out::call(const TensorBase& self, int64_t dim, bool half_to_float,
                                   TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, int64_t, bool, TensorBase&>(
      keys_of(self, out), self, dim, half_to_float, out);
} catch (...) {
  detail::rethrow_as_error("_log_softmax.out");
}

TensorBase& _log_softmax_out::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                         bool half_to_float, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, int64_t, bool, TensorBase&>(
      keys, self, dim, half_to_float, out);
}

// _log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) ->
//   Tensor
constinit OperatorEntry _log_softmax_backward_data::entry(schemas::_log_softmax_backward_data,
                                                          boxing::_log_softmax_backward_data);

TensorBase _log_softmax_backward_data::call(const TensorBase& grad_output, const TensorBase& output,
                                            int64_t dim, DType input_dtype) try {
  check_enumerators("_log_softmax_backward_data", input_dtype);
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, int64_t, DType>(
      keys_of(grad_output, output), grad_output, output, dim, input_dtype);
} catch (...) {
  detail::rethrow_as_error("_log_softmax_backward_data");
}

TensorBase _log_softmax_backward_data::redispatch(
    DispatchKeySet keys, const TensorBase& grad_output, const TensorBase& output, int64_t dim,
    DType input_dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, int64_t, DType>(
      keys, grad_output, output, dim, input_dtype);
}

// log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
constinit OperatorEntry log_softmax_int::entry(schemas::log_softmax_int, boxing::log_softmax_int);

TensorBase log_softmax_int::call(const TensorBase& self, int64_t dim,
                                 std::optional<DType> dtype) try {
  check_enumerators("log_softmax.int", dtype);
  return entry.call<TensorBase, const TensorBase&, int64_t, std::optional<DType>>(
      keys_of(self), self, dim, dtype);
} catch (...) {
  detail::rethrow_as_error("log_softmax.int");
}

TensorBase log_softmax_int::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                       std::optional<DType> dtype) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t, std::optional<DType>>(
      keys, self, dim, dtype);
}

// sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor
constinit OperatorEntry sigmoid_backward::entry(schemas::sigmoid_backward,
                                                boxing::sigmoid_backward);

TensorBase sigmoid_backward::call(const TensorBase& grad_output, const TensorBase& output) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(grad_output, output), grad_output, output);
} catch (...) {
  detail::rethrow_as_error("sigmoid_backward");
}

TensorBase sigmoid_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                        const TensorBase& output) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, grad_output, output);
}

// tanh_backward(Tensor grad_output, Tensor output) -> Tensor
constinit OperatorEntry tanh_backward::entry(schemas::tanh_backward, boxing::tanh_backward);

TensorBase tanh_backward::call(const TensorBase& grad_output, const TensorBase& output) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(grad_output, output), grad_output, output);
} catch (...) {
  detail::rethrow_as_error("tanh_backward");
}

TensorBase tanh_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                     const TensorBase& output) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, grad_output, output);
}

// silu(Tensor self) -> Tensor
constinit OperatorEntry silu::entry(schemas::silu, boxing::silu);

TensorBase silu::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("silu");
}

TensorBase silu::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// silu_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry silu_::entry(schemas::silu_, boxing::silu_);

TensorBase& silu_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("silu_");
}

TensorBase& silu_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry silu_out::entry(schemas::silu_out, boxing::silu_out);

TensorBase& silu_out::call(const TensorBase& self, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, TensorBase&>(
      keys_of(self, out), self, out);
} catch (...) {
  detail::rethrow_as_error("silu.out");
}

TensorBase& silu_out::redispatch(DispatchKeySet keys, const TensorBase& self, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, TensorBase&>(
      keys, self, out);
}

// silu_backward(Tensor grad_output, Tensor self) -> Tensor
constinit OperatorEntry silu_backward::entry(schemas::silu_backward, boxing::silu_backward);

TensorBase silu_backward::call(const TensorBase& grad_output, const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&>(
      keys_of(grad_output, self), grad_output, self);
} catch (...) {
  detail::rethrow_as_error("silu_backward");
}

TensorBase silu_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                     const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&>(
      keys, grad_output, self);
}

// hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor
constinit OperatorEntry hardtanh::entry(schemas::hardtanh, boxing::hardtanh);

TensorBase hardtanh::call(const TensorBase& self, const Scalar& min_val,
                          const Scalar& max_val) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, min_val, max_val);
} catch (...) {
  detail::rethrow_as_error("hardtanh");
}

TensorBase hardtanh::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& min_val,
                                const Scalar& max_val) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys, self, min_val, max_val);
}

// hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)
constinit OperatorEntry hardtanh_::entry(schemas::hardtanh_, boxing::hardtanh_);

TensorBase& hardtanh_::call(TensorBase& self, const Scalar& min_val, const Scalar& max_val) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, min_val, max_val);
} catch (...) {
  detail::rethrow_as_error("hardtanh_");
}

TensorBase& hardtanh_::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& min_val,
                                  const Scalar& max_val) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&, const Scalar&>(
      keys, self, min_val, max_val);
}

// hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry hardtanh_out::entry(schemas::hardtanh_out, boxing::hardtanh_out);

TensorBase& hardtanh_out::call(const TensorBase& self, const Scalar& min_val, const Scalar& max_val,
                               TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, min_val, max_val, out);
} catch (...) {
  detail::rethrow_as_error("hardtanh.out");
}

TensorBase& hardtanh_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                     const Scalar& min_val, const Scalar& max_val,
                                     TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, const Scalar&,
                          TensorBase&>(
      keys, self, min_val, max_val, out);
}

// hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor
constinit OperatorEntry hardtanh_backward::entry(schemas::hardtanh_backward,
                                                 boxing::hardtanh_backward);

TensorBase hardtanh_backward::call(const TensorBase& grad_output, const TensorBase& self,
                                   const Scalar& min_val, const Scalar& max_val) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(grad_output, self), grad_output, self, min_val, max_val);
} catch (...) {
  detail::rethrow_as_error("hardtanh_backward");
}

TensorBase hardtanh_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                         const TensorBase& self, const Scalar& min_val,
                                         const Scalar& max_val) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&,
                          const Scalar&>(
      keys, grad_output, self, min_val, max_val);
}

// relu6(Tensor self) -> Tensor
constinit OperatorEntry relu6::entry(schemas::relu6, boxing::relu6);

TensorBase relu6::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("relu6");
}

TensorBase relu6::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
constinit OperatorEntry leaky_relu::entry(schemas::leaky_relu, boxing::leaky_relu);

TensorBase leaky_relu::call(const TensorBase& self, const Scalar& negative_slope) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&>(
      keys_of(self), self, negative_slope);
} catch (...) {
  detail::rethrow_as_error("leaky_relu");
}

TensorBase leaky_relu::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  const Scalar& negative_slope) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&>(
      keys, self, negative_slope);
}

// leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)
constinit OperatorEntry leaky_relu_::entry(schemas::leaky_relu_, boxing::leaky_relu_);

TensorBase& leaky_relu_::call(TensorBase& self, const Scalar& negative_slope) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&>(
      keys_of(self), self, negative_slope);
} catch (...) {
  detail::rethrow_as_error("leaky_relu_");
}

TensorBase& leaky_relu_::redispatch(DispatchKeySet keys, TensorBase& self,
                                    const Scalar& negative_slope) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&>(
      keys, self, negative_slope);
}

// leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry leaky_relu_out::entry(schemas::leaky_relu_out, boxing::leaky_relu_out);

TensorBase& leaky_relu_out::call(const TensorBase& self, const Scalar& negative_slope,
                                 TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, negative_slope, out);
} catch (...) {
  detail::rethrow_as_error("leaky_relu.out");
}

TensorBase& leaky_relu_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                       const Scalar& negative_slope, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, TensorBase&>(
      keys, self, negative_slope, out);
}

// leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result)
//   -> Tensor
constinit OperatorEntry leaky_relu_backward::entry(schemas::leaky_relu_backward,
                                                   boxing::leaky_relu_backward);

TensorBase leaky_relu_backward::call(const TensorBase& grad_output, const TensorBase& self,
                                     const Scalar& negative_slope, bool self_is_result) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&, bool>(
      keys_of(grad_output, self), grad_output, self, negative_slope, self_is_result);
} catch (...) {
  detail::rethrow_as_error("leaky_relu_backward");
}

TensorBase leaky_relu_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                           const TensorBase& self, const Scalar& negative_slope,
                                           bool self_is_result) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&, bool>(
      keys, grad_output, self, negative_slope, self_is_result);
}

// elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
constinit OperatorEntry elu::entry(schemas::elu, boxing::elu);

TensorBase elu::call(const TensorBase& self, const Scalar& alpha, const Scalar& scale,
                     const Scalar& input_scale) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&, const Scalar&>(
      keys_of(self), self, alpha, scale, input_scale);
} catch (...) {
  detail::rethrow_as_error("elu");
}

TensorBase elu::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
                           const Scalar& scale, const Scalar& input_scale) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&,
                          const Scalar&>(
      keys, self, alpha, scale, input_scale);
}

// elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)
constinit OperatorEntry elu_::entry(schemas::elu_, boxing::elu_);

TensorBase& elu_::call(TensorBase& self, const Scalar& alpha, const Scalar& scale,
                       const Scalar& input_scale) try {
  return entry.call<TensorBase&, TensorBase&, const Scalar&, const Scalar&, const Scalar&>(
      keys_of(self), self, alpha, scale, input_scale);
} catch (...) {
  detail::rethrow_as_error("elu_");
}

TensorBase& elu_::redispatch(DispatchKeySet keys, TensorBase& self, const Scalar& alpha,
                             const Scalar& scale, const Scalar& input_scale) {
  return entry.redispatch<TensorBase&, TensorBase&, const Scalar&, const Scalar&, const Scalar&>(
      keys, self, alpha, scale, input_scale);
}

// elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) ->
//   Tensor(a!)
constinit OperatorEntry elu_out::entry(schemas::elu_out, boxing::elu_out);

TensorBase& elu_out::call(const TensorBase& self, const Scalar& alpha, const Scalar& scale,
                          const Scalar& input_scale, TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, const Scalar&, const Scalar&,
                    TensorBase&>(
      keys_of(self, out), self, alpha, scale, input_scale, out);
} catch (...) {
  detail::rethrow_as_error("elu.out");
}

TensorBase& elu_out::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& alpha,
                                const Scalar& scale, const Scalar& input_scale, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, const Scalar&,
                          const Scalar&, TensorBase&>(
      keys, self, alpha, scale, input_scale, out);
}

// elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result,
//   Tensor self_or_result) -> Tensor
constinit OperatorEntry elu_backward::entry(schemas::elu_backward, boxing::elu_backward);

TensorBase elu_backward::call(const TensorBase& grad_output, const Scalar& alpha,
                              const Scalar& scale, const Scalar& input_scale, bool is_result,
                              const TensorBase& self_or_result) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&, const Scalar&,
                    bool, const TensorBase&>(
      keys_of(grad_output, self_or_result), grad_output, alpha, scale, input_scale, is_result,
          self_or_result);
} catch (...) {
  detail::rethrow_as_error("elu_backward");
}

TensorBase elu_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                    const Scalar& alpha, const Scalar& scale,
                                    const Scalar& input_scale, bool is_result,
                                    const TensorBase& self_or_result) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&,
                          const Scalar&, bool, const TensorBase&>(
      keys, grad_output, alpha, scale, input_scale, is_result, self_or_result);
}

// selu(Tensor self) -> Tensor
constinit OperatorEntry selu::entry(schemas::selu, boxing::selu);

TensorBase selu::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("selu");
}

TensorBase selu::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor
constinit OperatorEntry softplus::entry(schemas::softplus, boxing::softplus);

TensorBase softplus::call(const TensorBase& self, const Scalar& beta, const Scalar& threshold) try {
  return entry.call<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(self), self, beta, threshold);
} catch (...) {
  detail::rethrow_as_error("softplus");
}

TensorBase softplus::redispatch(DispatchKeySet keys, const TensorBase& self, const Scalar& beta,
                                const Scalar& threshold) {
  return entry.redispatch<TensorBase, const TensorBase&, const Scalar&, const Scalar&>(
      keys, self, beta, threshold);
}

// softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)
constinit OperatorEntry softplus_out::entry(schemas::softplus_out, boxing::softplus_out);

TensorBase& softplus_out::call(const TensorBase& self, const Scalar& beta, const Scalar& threshold,
                               TensorBase& out) try {
  return entry.call<TensorBase&, const TensorBase&, const Scalar&, const Scalar&, TensorBase&>(
      keys_of(self, out), self, beta, threshold, out);
} catch (...) {
  detail::rethrow_as_error("softplus.out");
}

TensorBase& softplus_out::redispatch(DispatchKeySet keys, const TensorBase& self,
                                     const Scalar& beta, const Scalar& threshold, TensorBase& out) {
  return entry.redispatch<TensorBase&, const TensorBase&, const Scalar&, const Scalar&,
                          TensorBase&>(
      keys, self, beta, threshold, out);
}

// softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor
constinit OperatorEntry softplus_backward::entry(schemas::softplus_backward,
                                                 boxing::softplus_backward);

TensorBase softplus_backward::call(const TensorBase& grad_output, const TensorBase& self,
                                   const Scalar& beta, const Scalar& threshold) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, const Scalar&, const Scalar&>(
      keys_of(grad_output, self), grad_output, self, beta, threshold);
} catch (...) {
  detail::rethrow_as_error("softplus_backward");
}

TensorBase softplus_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                         const TensorBase& self, const Scalar& beta,
                                         const Scalar& threshold) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, const Scalar&,
                          const Scalar&>(
      keys, grad_output, self, beta, threshold);
}

// hardsigmoid(Tensor self) -> Tensor
constinit OperatorEntry hardsigmoid::entry(schemas::hardsigmoid, boxing::hardsigmoid);

TensorBase hardsigmoid::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("hardsigmoid");
}

TensorBase hardsigmoid::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// hardsigmoid_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry hardsigmoid_::entry(schemas::hardsigmoid_, boxing::hardsigmoid_);

TensorBase& hardsigmoid_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("hardsigmoid_");
}

TensorBase& hardsigmoid_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// hardswish(Tensor self) -> Tensor
constinit OperatorEntry hardswish::entry(schemas::hardswish, boxing::hardswish);

TensorBase hardswish::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("hardswish");
}

TensorBase hardswish::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// hardswish_(Tensor(a!) self) -> Tensor(a!)
constinit OperatorEntry hardswish_::entry(schemas::hardswish_, boxing::hardswish_);

TensorBase& hardswish_::call(TensorBase& self) try {
  return entry.call<TensorBase&, TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("hardswish_");
}

TensorBase& hardswish_::redispatch(DispatchKeySet keys, TensorBase& self) {
  return entry.redispatch<TensorBase&, TensorBase&>(
      keys, self);
}

// mish(Tensor self) -> Tensor
constinit OperatorEntry mish::entry(schemas::mish, boxing::mish);

TensorBase mish::call(const TensorBase& self) try {
  return entry.call<TensorBase, const TensorBase&>(
      keys_of(self), self);
} catch (...) {
  detail::rethrow_as_error("mish");
}

TensorBase mish::redispatch(DispatchKeySet keys, const TensorBase& self) {
  return entry.redispatch<TensorBase, const TensorBase&>(
      keys, self);
}

// glu(Tensor self, int dim=-1) -> Tensor
constinit OperatorEntry glu::entry(schemas::glu, boxing::glu);

TensorBase glu::call(const TensorBase& self, int64_t dim) try {
  return entry.call<TensorBase, const TensorBase&, int64_t>(
      keys_of(self), self, dim);
} catch (...) {
  detail::rethrow_as_error("glu");
}

TensorBase glu::redispatch(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  return entry.redispatch<TensorBase, const TensorBase&, int64_t>(
      keys, self, dim);
}

}  // namespace stubs
}  // namespace tenon
