// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/random.h"
#include "tenon/generated/ops/alpha_dropout.h"
#include "tenon/generated/ops/bernoulli.h"
#include "tenon/generated/ops/cauchy.h"
#include "tenon/generated/ops/dropout.h"
#include "tenon/generated/ops/exponential.h"
#include "tenon/generated/ops/feature_alpha_dropout.h"
#include "tenon/generated/ops/feature_dropout.h"
#include "tenon/generated/ops/geometric.h"
#include "tenon/generated/ops/log_normal.h"
#include "tenon/generated/ops/multinomial.h"
#include "tenon/generated/ops/native_dropout.h"
#include "tenon/generated/ops/native_dropout_backward.h"
#include "tenon/generated/ops/normal.h"
#include "tenon/generated/ops/normal_functional.h"
#include "tenon/generated/ops/rand.h"
#include "tenon/generated/ops/rand_like.h"
#include "tenon/generated/ops/randint.h"
#include "tenon/generated/ops/randn.h"
#include "tenon/generated/ops/randn_like.h"
#include "tenon/generated/ops/random.h"
#include "tenon/generated/ops/randperm.h"
#include "tenon/generated/ops/uniform.h"
#include "tenon/kernels/random/meta.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(native_dropout_backward_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace composite {

// randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
TensorBase randint(int64_t high, IntArrayRef size, std::optional<DType> dtype,
                   std::optional<Layout> layout, std::optional<Device> device,
                   std::optional<bool> pin_memory);

}  // namespace composite

namespace {

// multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None)
//   -> Tensor
TensorSpec multinomial_spec(const TensorBase& self, int64_t num_samples, bool replacement,
                            const std::optional<Generator>& generator) {
  return meta::multinomial(self, num_samples, replacement);
}

// native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)
std::tuple<TensorSpec, TensorSpec> native_dropout_specs(const TensorBase& input, double p,
                                                        const std::optional<bool>& train) {
  return meta::native_dropout(input, p);
}

constexpr auto native_dropout_backward_operator =
    backend::pointwise_operator<stubs::native_dropout_backward>(
        {.loops = TENON_POINTWISE_LOOPS(native_dropout_backward_loops), .promotes = "grad_output",
         .dtypes = kernels::DTypes::kFloating});

// normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None,
//   ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) ->
//   Tensor
TensorSpec normal_float_float_spec(double mean, double std, IntArrayRef size,
                                   const std::optional<Generator>& generator,
                                   const std::optional<DType>& dtype,
                                   const std::optional<Layout>& layout,
                                   const std::optional<Device>& device,
                                   const std::optional<bool>& pin_memory) {
  return meta::normal(std, size, dtype, device);
}

// rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorSpec rand_spec(IntArrayRef size, const std::optional<DType>& dtype,
                     const std::optional<Layout>& layout, const std::optional<Device>& device,
                     const std::optional<bool>& pin_memory) {
  return meta::random_floats("rand", size, dtype, device);
}

// rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorSpec rand_like_spec(const TensorBase& self, const std::optional<DType>& dtype,
                          const std::optional<Layout>& layout, const std::optional<Device>& device,
                          const std::optional<bool>& pin_memory,
                          const std::optional<MemoryFormat>& memory_format) {
  return meta::random_floats_like("rand_like", self, dtype, device, memory_format);
}

// randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TensorSpec randint_low_spec(int64_t low, int64_t high, IntArrayRef size,
                            const std::optional<DType>& dtype, const std::optional<Layout>& layout,
                            const std::optional<Device>& device,
                            const std::optional<bool>& pin_memory) {
  return meta::randint(low, high, size, dtype, device);
}

// randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorSpec randn_spec(IntArrayRef size, const std::optional<DType>& dtype,
                      const std::optional<Layout>& layout, const std::optional<Device>& device,
                      const std::optional<bool>& pin_memory) {
  return meta::random_floats("randn", size, dtype, device);
}

// randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorSpec randn_like_spec(const TensorBase& self, const std::optional<DType>& dtype,
                           const std::optional<Layout>& layout, const std::optional<Device>& device,
                           const std::optional<bool>& pin_memory,
                           const std::optional<MemoryFormat>& memory_format) {
  return meta::random_floats_like("randn_like", self, dtype, device, memory_format);
}

// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
TensorSpec randperm_spec(int64_t n, const std::optional<DType>& dtype,
                         const std::optional<Layout>& layout, const std::optional<Device>& device,
                         const std::optional<bool>& pin_memory) {
  return meta::randperm(n, dtype, device);
}

}  // namespace

void register_backend_random() {
  constexpr backend::Registrar registrar("tenon/generated/backend/random.cpp");
  registrar.composite<stubs::alpha_dropout, composite::alpha_dropout>();
  registrar.composite<stubs::alpha_dropout_, composite::alpha_dropout_>();
  registrar.direct<stubs::bernoulli__float, kernels::bernoulli_, stubs::bernoulli_p>();
  registrar.composite_below_autograd<stubs::bernoulli, composite::bernoulli>();
  registrar.direct<stubs::cauchy_, kernels::cauchy_, stubs::cauchy>();
  registrar.composite<stubs::dropout, composite::dropout>();
  registrar.composite<stubs::dropout_, composite::dropout_>();
  registrar.direct<stubs::exponential_, kernels::exponential_, stubs::exponential>();
  registrar.composite<stubs::feature_alpha_dropout, composite::feature_alpha_dropout>();
  registrar.composite<stubs::feature_alpha_dropout_, composite::feature_alpha_dropout_>();
  registrar.composite<stubs::feature_dropout, composite::feature_dropout>();
  registrar.composite<stubs::feature_dropout_, composite::feature_dropout_>();
  registrar.direct<stubs::geometric_, kernels::geometric_, stubs::geometric>();
  registrar.direct<stubs::log_normal_, kernels::log_normal_, stubs::log_normal>();
  registrar.structured<stubs::multinomial, multinomial_spec, kernels::multinomial>();
  registrar.structured<stubs::native_dropout, native_dropout_specs, kernels::native_dropout>();
  registrar.pointwise<native_dropout_backward_operator, stubs::native_dropout_backward>();
  registrar.direct<stubs::normal_, kernels::normal_, stubs::normal_functional>();
  registrar.composite_below_autograd<stubs::normal_Tensor_float, composite::normal_tensor_float>();
  registrar.composite_below_autograd<stubs::normal_float_Tensor, composite::normal_float_tensor>();
  registrar.composite_below_autograd<stubs::normal_Tensor_Tensor,
                                     composite::normal_tensor_tensor>();
  registrar.structured<stubs::normal_float_float, normal_float_float_spec,
                       kernels::normal_float_float>();
  registrar.structured<stubs::rand, rand_spec, kernels::rand>();
  registrar.structured_like<stubs::rand_like, rand_like_spec, kernels::rand_like>();
  registrar.composite<stubs::randint, composite::randint>();
  registrar.structured<stubs::randint_low, randint_low_spec, kernels::randint>();
  registrar.structured<stubs::randn, randn_spec, kernels::randn>();
  registrar.structured_like<stubs::randn_like, randn_like_spec, kernels::randn_like>();
  registrar.direct<stubs::random__from, kernels::random_, stubs::random_from>();
  registrar.structured<stubs::randperm, randperm_spec, kernels::randperm>();
  registrar.direct<stubs::uniform_, kernels::uniform_, stubs::uniform>();
}

}  // namespace tenon
