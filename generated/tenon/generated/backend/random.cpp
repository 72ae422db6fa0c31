// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/kernels/random.h"
#include "tenon/generated/registrations.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tenon/kernels/structured.h"
#include "tenon/generated/pointwise/random.h"
#include "tenon/kernels/pointwise/pointwise.h"
#include "tenon/kernels/random/meta.h"
#include "tenon/autograd/history.h"
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
namespace {

constexpr const char* kRegistrant = "tenon/generated/backend/random.cpp";

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> cpu_native_dropout(DispatchKeySet keys, const TensorBase& input,
                                                      double p, std::optional<bool> train) {
  check_defined("native_dropout", "input", input);
  const auto [result0_spec, result1_spec] = meta::native_dropout(input, p);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  kernels::native_dropout(input, p, train, result0, result1);
  return {std::move(result0), std::move(result1)};

}

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
std::tuple<TensorBase, TensorBase> meta_native_dropout(DispatchKeySet keys, const TensorBase& input,
                                                       double p, std::optional<bool> train) {
  check_defined("native_dropout", "input", input);
  const auto [result0_spec, result1_spec] = meta::native_dropout(input, p);
  TensorBase result0 = make_tensor(result0_spec);
  TensorBase result1 = make_tensor(result1_spec);
  return {std::move(result0), std::move(result1)};
}

constexpr kernels::PointwiseOperator native_dropout_backward_operator = {
    .name = "native_dropout_backward",
    .loops = TENON_POINTWISE_LOOPS(native_dropout_backward_loops),
    .tensors = 2,
    .scalars = 1,
    .promotes = 0b001,
    .promotion = kernels::Promotion::kDefault,
    .predicate = false,
    .dtypes = kernels::DTypes::kFloating,
    .argument_names = {"grad_output", "mask", "scale"},
};

// native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor
TensorBase native_dropout_backward(DispatchKeySet keys, const TensorBase& grad_output,
                                   const TensorBase& mask, double scale) {
  const TensorBase* const inputs[] = {&grad_output, &mask};
  const Scalar scalars[] = {scale};
  return kernels::pointwise(native_dropout_backward_operator, inputs, scalars);
}

// dropout(Tensor input, float p, bool train) -> Tensor
TensorBase dropout(DispatchKeySet keys, const TensorBase& input, double p, bool train) {
  check_defined("dropout", "input", input);
  if (!any_requires_grad(input)) {
    const AutoDispatchBelowInplaceOrView guard;
    return composite::dropout(input, p, train);
  }
  return composite::dropout(input, p, train);
}

// uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& cpu_uniform_(DispatchKeySet keys, TensorBase& self, double from, double to,
                         const std::optional<Generator>& generator) {
  check_defined("uniform_", "self", self);
  return kernels::uniform_(self, from, to, generator);
}

// normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
TensorBase& cpu_normal_(DispatchKeySet keys, TensorBase& self, double mean, double std,
                        const std::optional<Generator>& generator) {
  check_defined("normal_", "self", self);
  return kernels::normal_(self, mean, std, generator);
}

// bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
TensorBase& cpu_bernoulli__float(DispatchKeySet keys, TensorBase& self, double p,
                                 const std::optional<Generator>& generator) {
  check_defined("bernoulli_.float", "self", self);
  return kernels::bernoulli_(self, p, generator);
}

// random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
TensorBase& cpu_random__from(DispatchKeySet keys, TensorBase& self, int64_t from,
                             std::optional<int64_t> to, const std::optional<Generator>& generator) {
  check_defined("random_.from", "self", self);
  return kernels::random_(self, from, to, generator);
}

// rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase cpu_rand(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                    std::optional<Layout> layout, std::optional<Device> device,
                    std::optional<bool> pin_memory) {
  check_not_pinned("rand", pin_memory);
  const TensorSpec spec = meta::random_floats("rand", size, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::rand(size, result);
  return result;

}

// rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase meta_rand(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                     std::optional<Layout> layout, std::optional<Device> device,
                     std::optional<bool> pin_memory) {
  check_not_pinned("rand", pin_memory);
  const TensorSpec spec = meta::random_floats("rand", size, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase cpu_randn(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                     std::optional<Layout> layout, std::optional<Device> device,
                     std::optional<bool> pin_memory) {
  check_not_pinned("randn", pin_memory);
  const TensorSpec spec = meta::random_floats("randn", size, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::randn(size, result);
  return result;

}

// randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase meta_randn(DispatchKeySet keys, IntArrayRef size, std::optional<DType> dtype,
                      std::optional<Layout> layout, std::optional<Device> device,
                      std::optional<bool> pin_memory) {
  check_not_pinned("randn", pin_memory);
  const TensorSpec spec = meta::random_floats("randn", size, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_rand_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory,
                         std::optional<MemoryFormat> memory_format) {
  check_defined("rand_like", "self", self);
  check_not_pinned("rand_like", pin_memory);
  const TensorSpec spec = meta::random_floats_like("rand_like", self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::rand_like(self, result);
  return result;

}

// rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_rand_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device,
                          std::optional<bool> pin_memory,
                          std::optional<MemoryFormat> memory_format) {
  check_defined("rand_like", "self", self);
  check_not_pinned("rand_like", pin_memory);
  const TensorSpec spec = meta::random_floats_like("rand_like", self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::rand_like(self, result);
  return result;
}

// randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase cpu_randn_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                          std::optional<Layout> layout, std::optional<Device> device,
                          std::optional<bool> pin_memory,
                          std::optional<MemoryFormat> memory_format) {
  check_defined("randn_like", "self", self);
  check_not_pinned("randn_like", pin_memory);
  const TensorSpec spec =
      meta::random_floats_like("randn_like", self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  kernels::randn_like(self, result);
  return result;

}

// randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase meta_randn_like(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype,
                           std::optional<Layout> layout, std::optional<Device> device,
                           std::optional<bool> pin_memory,
                           std::optional<MemoryFormat> memory_format) {
  check_defined("randn_like", "self", self);
  check_not_pinned("randn_like", pin_memory);
  const TensorSpec spec =
      meta::random_floats_like("randn_like", self, dtype, device, memory_format);
  TensorBase result = make_tensor(spec);
  if (result.is_cpu()) kernels::randn_like(self, result);
  return result;
}

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase randint(DispatchKeySet keys, int64_t high, IntArrayRef size, std::optional<DType> dtype,
                   std::optional<Layout> layout, std::optional<Device> device,
                   std::optional<bool> pin_memory) {
  return composite::randint(high, size, dtype, layout, device, pin_memory);
}

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase cpu_randint_low(DispatchKeySet keys, int64_t low, int64_t high, IntArrayRef size,
                           std::optional<DType> dtype, std::optional<Layout> layout,
                           std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("randint", pin_memory);
  const TensorSpec spec = meta::randint(low, high, size, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::randint(low, high, size, result);
  return result;

}

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorBase meta_randint_low(DispatchKeySet keys, int64_t low, int64_t high, IntArrayRef size,
                            std::optional<DType> dtype, std::optional<Layout> layout,
                            std::optional<Device> device, std::optional<bool> pin_memory) {
  check_not_pinned("randint", pin_memory);
  const TensorSpec spec = meta::randint(low, high, size, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase cpu_randperm(DispatchKeySet keys, int64_t n, std::optional<DType> dtype,
                        std::optional<Layout> layout, std::optional<Device> device,
                        std::optional<bool> pin_memory) {
  check_not_pinned("randperm", pin_memory);
  const TensorSpec spec = meta::randperm(n, dtype, device);
  TensorBase result = make_tensor(spec);
  kernels::randperm(n, result);
  return result;

}

// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorBase meta_randperm(DispatchKeySet keys, int64_t n, std::optional<DType> dtype,
                         std::optional<Layout> layout, std::optional<Device> device,
                         std::optional<bool> pin_memory) {
  check_not_pinned("randperm", pin_memory);
  const TensorSpec spec = meta::randperm(n, dtype, device);
  TensorBase result = make_tensor(spec);
  return result;
}

template <class Kernel>
void set(OperatorEntry& op, DispatchKeySet keys, Kernel* kernel) {
  Dispatcher::set_builtin(op, keys, reinterpret_cast<AnyKernel>(kernel), kRegistrant);
}

}  // namespace

void register_backend_random() {
  set(stubs::native_dropout::entry(), DispatchKey::CPU, &cpu_native_dropout);
  set(stubs::native_dropout::entry(), DispatchKey::Meta, &meta_native_dropout);
  set(stubs::native_dropout_backward::entry(), {DispatchKey::CPU, DispatchKey::Meta},
      &native_dropout_backward);
  set(stubs::dropout::entry(), backend_keys, &dropout);
  set(stubs::uniform_::entry(), DispatchKey::CPU, &cpu_uniform_);
  set(stubs::uniform_::entry(), DispatchKey::Meta, &cpu_uniform_);
  set(stubs::normal_::entry(), DispatchKey::CPU, &cpu_normal_);
  set(stubs::normal_::entry(), DispatchKey::Meta, &cpu_normal_);
  set(stubs::bernoulli__float::entry(), DispatchKey::CPU, &cpu_bernoulli__float);
  set(stubs::bernoulli__float::entry(), DispatchKey::Meta, &cpu_bernoulli__float);
  set(stubs::random__from::entry(), DispatchKey::CPU, &cpu_random__from);
  set(stubs::random__from::entry(), DispatchKey::Meta, &cpu_random__from);
  set(stubs::rand::entry(), DispatchKey::CPU, &cpu_rand);
  set(stubs::rand::entry(), DispatchKey::Meta, &meta_rand);
  set(stubs::randn::entry(), DispatchKey::CPU, &cpu_randn);
  set(stubs::randn::entry(), DispatchKey::Meta, &meta_randn);
  set(stubs::rand_like::entry(), DispatchKey::CPU, &cpu_rand_like);
  set(stubs::rand_like::entry(), DispatchKey::Meta, &meta_rand_like);
  set(stubs::randn_like::entry(), DispatchKey::CPU, &cpu_randn_like);
  set(stubs::randn_like::entry(), DispatchKey::Meta, &meta_randn_like);
  set(stubs::randint::entry(), backend_keys, &randint);
  set(stubs::randint_low::entry(), DispatchKey::CPU, &cpu_randint_low);
  set(stubs::randint_low::entry(), DispatchKey::Meta, &meta_randint_low);
  set(stubs::randperm::entry(), DispatchKey::CPU, &cpu_randperm);
  set(stubs::randperm::entry(), DispatchKey::Meta, &meta_randperm);
}

}  // namespace tenon
