// Generated from ops.yaml by templates/dispatch/category.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/base/error_conversion.h"
#include "tenon/dispatch/enumerators.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"
#include "tenon/generated/ops/randint.h"
#include "tenon/generated/ops/randn.h"
#include "tenon/generated/ops/randn_like.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/randperm.h"
#include "tenon/generated/ops/uniform.h"

namespace tenon {

namespace schemas {
extern const OperatorSchema native_dropout;
extern const OperatorSchema native_dropout_backward;
extern const OperatorSchema dropout;
extern const OperatorSchema uniform_;
extern const OperatorSchema normal_;
extern const OperatorSchema bernoulli__float;
extern const OperatorSchema random__from;
extern const OperatorSchema rand;
extern const OperatorSchema randn;
extern const OperatorSchema rand_like;
extern const OperatorSchema randn_like;
extern const OperatorSchema randint;
extern const OperatorSchema randint_low;
extern const OperatorSchema randperm;
}  // namespace schemas

namespace boxing {
extern const OperatorBoxing native_dropout;
extern const OperatorBoxing native_dropout_backward;
extern const OperatorBoxing dropout;
extern const OperatorBoxing uniform_;
extern const OperatorBoxing normal_;
extern const OperatorBoxing bernoulli__float;
extern const OperatorBoxing random__from;
extern const OperatorBoxing rand;
extern const OperatorBoxing randn;
extern const OperatorBoxing rand_like;
extern const OperatorBoxing randn_like;
extern const OperatorBoxing randint;
extern const OperatorBoxing randint_low;
extern const OperatorBoxing randperm;
}  // namespace boxing

namespace stubs {

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
constinit OperatorEntry native_dropout::entry(schemas::native_dropout, boxing::native_dropout);

std::tuple<TensorBase, TensorBase> native_dropout::call(const TensorBase& input, double p,
                                                        std::optional<bool> train) try {
  return entry.call<std::tuple<TensorBase, TensorBase>, const TensorBase&, double,
                    std::optional<bool>>(
      keys_of(input), input, p, train);
} catch (...) {
  detail::rethrow_as_error("native_dropout");
}

std::tuple<TensorBase, TensorBase> native_dropout::redispatch(
    DispatchKeySet keys, const TensorBase& input, double p, std::optional<bool> train) {
  return entry.redispatch<std::tuple<TensorBase, TensorBase>, const TensorBase&, double,
                          std::optional<bool>>(
      keys, input, p, train);
}

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
constinit OperatorEntry native_dropout_backward::entry(schemas::native_dropout_backward,
                                                       boxing::native_dropout_backward);

TensorBase native_dropout_backward::call(const TensorBase& grad_output, const TensorBase& mask,
                                         double scale) try {
  return entry.call<TensorBase, const TensorBase&, const TensorBase&, double>(
      keys_of(grad_output, mask), grad_output, mask, scale);
} catch (...) {
  detail::rethrow_as_error("native_dropout_backward");
}

TensorBase native_dropout_backward::redispatch(DispatchKeySet keys, const TensorBase& grad_output,
                                               const TensorBase& mask, double scale) {
  return entry.redispatch<TensorBase, const TensorBase&, const TensorBase&, double>(
      keys, grad_output, mask, scale);
}

// dropout(Tensor input, float p, bool train) -> Tensor
constinit OperatorEntry dropout::entry(schemas::dropout, boxing::dropout);

TensorBase dropout::call(const TensorBase& input, double p, bool train) try {
  return entry.call<TensorBase, const TensorBase&, double, bool>(
      keys_of(input), input, p, train);
} catch (...) {
  detail::rethrow_as_error("dropout");
}

TensorBase dropout::redispatch(DispatchKeySet keys, const TensorBase& input, double p, bool train) {
  return entry.redispatch<TensorBase, const TensorBase&, double, bool>(
      keys, input, p, train);
}

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
constinit OperatorEntry uniform_::entry(schemas::uniform_, boxing::uniform_);

TensorBase& uniform_::call(TensorBase& self, double from, double to,
                           const std::optional<Generator>& generator) try {
  return entry.call<TensorBase&, TensorBase&, double, double, const std::optional<Generator>&>(
      keys_of(self), self, from, to, generator);
} catch (...) {
  detail::rethrow_as_error("uniform_");
}

TensorBase& uniform_::redispatch(DispatchKeySet keys, TensorBase& self, double from, double to,
                                 const std::optional<Generator>& generator) {
  return entry.redispatch<TensorBase&, TensorBase&, double, double,
                          const std::optional<Generator>&>(
      keys, self, from, to, generator);
}

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
constinit OperatorEntry normal_::entry(schemas::normal_, boxing::normal_);

TensorBase& normal_::call(TensorBase& self, double mean, double std,
                          const std::optional<Generator>& generator) try {
  return entry.call<TensorBase&, TensorBase&, double, double, const std::optional<Generator>&>(
      keys_of(self), self, mean, std, generator);
} catch (...) {
  detail::rethrow_as_error("normal_");
}

TensorBase& normal_::redispatch(DispatchKeySet keys, TensorBase& self, double mean, double std,
                                const std::optional<Generator>& generator) {
  return entry.redispatch<TensorBase&, TensorBase&, double, double,
                          const std::optional<Generator>&>(
      keys, self, mean, std, generator);
}

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
constinit OperatorEntry bernoulli__float::entry(schemas::bernoulli__float,
                                                boxing::bernoulli__float);

TensorBase& bernoulli__float::call(TensorBase& self, double p,
                                   const std::optional<Generator>& generator) try {
  return entry.call<TensorBase&, TensorBase&, double, const std::optional<Generator>&>(
      keys_of(self), self, p, generator);
} catch (...) {
  detail::rethrow_as_error("bernoulli_.float");
}

TensorBase& bernoulli__float::redispatch(DispatchKeySet keys, TensorBase& self, double p,
                                         const std::optional<Generator>& generator) {
  return entry.redispatch<TensorBase&, TensorBase&, double, const std::optional<Generator>&>(
      keys, self, p, generator);
}

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
constinit OperatorEntry random__from::entry(schemas::random__from, boxing::random__from);

TensorBase& random__from::call(TensorBase& self, int64_t from, std::optional<int64_t> to,
                               const std::optional<Generator>& generator) try {
  return entry.call<TensorBase&, TensorBase&, int64_t, std::optional<int64_t>,
                    const std::optional<Generator>&>(
      keys_of(self), self, from, to, generator);
} catch (...) {
  detail::rethrow_as_error("random_.from");
}

TensorBase& random__from::redispatch(DispatchKeySet keys, TensorBase& self, int64_t from,
                                     std::optional<int64_t> to,
                                     const std::optional<Generator>& generator) {
  return entry.redispatch<TensorBase&, TensorBase&, int64_t, std::optional<int64_t>,
                          const std::optional<Generator>&>(
      keys, self, from, to, generator);
}

// rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
constinit OperatorEntry rand::entry(schemas::rand, boxing::rand);

TensorBase rand::call(IntArrayRef size, std::optional<DType> dtype, std::optional<Layout> layout,
                      std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("rand", dtype, layout, device);
  return entry.call<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), size, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("rand");
}

TensorBase rand::redispatch(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                            std::optional<Layout> layout, std::optional<Device> device,
                            std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, size, dtype, layout, device, pin_memory);
}

// randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
constinit OperatorEntry randn::entry(schemas::randn, boxing::randn);

TensorBase randn::call(IntArrayRef size, std::optional<DType> dtype, std::optional<Layout> layout,
                       std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("randn", dtype, layout, device);
  return entry.call<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), size, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("randn");
}

TensorBase randn::redispatch(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                             std::optional<Layout> layout, std::optional<Device> device,
                             std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, size, dtype, layout, device, pin_memory);
}

// rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry rand_like::entry(schemas::rand_like, boxing::rand_like);

TensorBase rand_like::call(const TensorBase& self, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device,
                           std::optional<bool> pin_memory,
                           std::optional<MemoryFormat> memory_format) try {
  check_enumerators("rand_like", dtype, layout, device, memory_format);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>, std::optional<MemoryFormat>>(
      keys_of(self), self, dtype, layout, device, pin_memory, memory_format);
} catch (...) {
  detail::rethrow_as_error("rand_like");
}

TensorBase rand_like::redispatch(DispatchKeySet keys, const TensorBase& self,
                                 std::optional<DType> dtype, std::optional<Layout> layout,
                                 std::optional<Device> device, std::optional<bool> pin_memory,
                                 std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>>(
      keys, self, dtype, layout, device, pin_memory, memory_format);
}

// randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
constinit OperatorEntry randn_like::entry(schemas::randn_like, boxing::randn_like);

TensorBase randn_like::call(const TensorBase& self, std::optional<DType> dtype,
                            std::optional<Layout> layout, std::optional<Device> device,
                            std::optional<bool> pin_memory,
                            std::optional<MemoryFormat> memory_format) try {
  check_enumerators("randn_like", dtype, layout, device, memory_format);
  return entry.call<TensorBase, const TensorBase&, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>, std::optional<MemoryFormat>>(
      keys_of(self), self, dtype, layout, device, pin_memory, memory_format);
} catch (...) {
  detail::rethrow_as_error("randn_like");
}

TensorBase randn_like::redispatch(DispatchKeySet keys, const TensorBase& self,
                                  std::optional<DType> dtype, std::optional<Layout> layout,
                                  std::optional<Device> device, std::optional<bool> pin_memory,
                                  std::optional<MemoryFormat> memory_format) {
  return entry.redispatch<TensorBase, const TensorBase&, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>,
                          std::optional<MemoryFormat>>(
      keys, self, dtype, layout, device, pin_memory, memory_format);
}

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry randint::entry(schemas::randint, boxing::randint);

TensorBase randint::call(int64_t high, IntArrayRef size, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory) try {
  check_enumerators("randint", dtype, layout, device);
  return entry.call<TensorBase, int64_t, IntArrayRef, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), high, size, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("randint");
}

TensorBase randint::redispatch(DispatchKeySet keys, int64_t high, IntArrayRef size,
                               std::optional<DType> dtype, std::optional<Layout> layout,
                               std::optional<Device> device, std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, int64_t, IntArrayRef, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys, high, size, dtype, layout, device, pin_memory);
}

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
constinit OperatorEntry randint_low::entry(schemas::randint_low, boxing::randint_low);

TensorBase randint_low::call(int64_t low, int64_t high, IntArrayRef size,
                             std::optional<DType> dtype, std::optional<Layout> layout,
                             std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("randint.low", dtype, layout, device);
  return entry.call<TensorBase, int64_t, int64_t, IntArrayRef, std::optional<DType>,
                    std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), low, high, size, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("randint.low");
}

TensorBase randint_low::redispatch(DispatchKeySet keys, int64_t low, int64_t high, IntArrayRef size,
                                   std::optional<DType> dtype, std::optional<Layout> layout,
                                   std::optional<Device> device, std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, int64_t, int64_t, IntArrayRef, std::optional<DType>,
                          std::optional<Layout>, std::optional<Device>, std::optional<bool>>(
      keys, low, high, size, dtype, layout, device, pin_memory);
}

// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
constinit OperatorEntry randperm::entry(schemas::randperm, boxing::randperm);

TensorBase randperm::call(int64_t n, std::optional<DType> dtype, std::optional<Layout> layout,
                          std::optional<Device> device, std::optional<bool> pin_memory) try {
  check_enumerators("randperm", dtype, layout, device);
  return entry.call<TensorBase, int64_t, std::optional<DType>, std::optional<Layout>,
                    std::optional<Device>, std::optional<bool>>(
      keys_of_device(device), n, dtype, layout, device, pin_memory);
} catch (...) {
  detail::rethrow_as_error("randperm");
}

TensorBase randperm::redispatch(DispatchKeySet keys, int64_t n, std::optional<DType> dtype,
                                std::optional<Layout> layout, std::optional<Device> device,
                                std::optional<bool> pin_memory) {
  return entry.redispatch<TensorBase, int64_t, std::optional<DType>, std::optional<Layout>,
                          std::optional<Device>, std::optional<bool>>(
      keys, n, dtype, layout, device, pin_memory);
}

}  // namespace stubs
}  // namespace tenon
