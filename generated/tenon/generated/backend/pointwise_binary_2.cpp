// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/atan2.h"
#include "tenon/generated/ops/div.h"
#include "tenon/generated/ops/fmod.h"
#include "tenon/generated/ops/minimum.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/pow.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/pointwise/pointwise_binary_2.h"
#include "tenon/generated/registrations.h"

namespace tenon {
namespace {

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
constexpr auto rsub_Tensor_operator = backend::pointwise_operator<stubs::rsub_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
constexpr auto rsub_Scalar_operator = backend::pointwise_operator<stubs::rsub_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(rsub_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

// mul.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto mul_Tensor_operator = backend::pointwise_operator<stubs::mul_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Tensor_loops)});

// mul.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto mul_Scalar_operator = backend::pointwise_operator<stubs::mul_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(mul_Scalar_loops), .promotes = "self, other"});

// div.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto div_Tensor_operator = backend::pointwise_operator<stubs::div_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(div_Tensor_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// div.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto div_Scalar_operator = backend::pointwise_operator<stubs::div_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(div_Scalar_loops), .promotes = "self, other",
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});

// pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
constexpr auto pow_Tensor_Tensor_operator = backend::pointwise_operator<stubs::pow_Tensor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(pow_Tensor_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// pow.Scalar(Scalar self, Tensor exponent) -> Tensor
constexpr auto pow_Scalar_operator = backend::pointwise_operator<stubs::pow_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(pow_Scalar_loops), .promotes = "self, exponent",
     .dtypes = kernels::DTypes::kNumeric});

// atan2(Tensor self, Tensor other) -> Tensor
constexpr auto atan2_operator = backend::pointwise_operator<stubs::atan2>(
    {.loops = TENON_POINTWISE_LOOPS(atan2_loops), .promotion = kernels::Promotion::kIntToFloat,
     .dtypes = kernels::DTypes::kFloating});

// fmod.Tensor(Tensor self, Tensor other) -> Tensor
constexpr auto fmod_Tensor_operator = backend::pointwise_operator<stubs::fmod_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Tensor_loops), .dtypes = kernels::DTypes::kNumeric});

// fmod.Scalar(Tensor self, Scalar other) -> Tensor
constexpr auto fmod_Scalar_operator = backend::pointwise_operator<stubs::fmod_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(fmod_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kNumeric});

// minimum(Tensor self, Tensor other) -> Tensor
constexpr auto minimum_operator =
    backend::pointwise_operator<stubs::minimum>({.loops = TENON_POINTWISE_LOOPS(minimum_loops)});

}  // namespace

void register_backend_pointwise_binary_2() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary_2.cpp");
  registrar.pointwise<rsub_Tensor_operator, stubs::rsub_Tensor>();
  registrar.pointwise<rsub_Scalar_operator, stubs::rsub_Scalar>();
  registrar.pointwise<mul_Tensor_operator, stubs::mul_Tensor, stubs::mul__Tensor, stubs::mul_out>();
  registrar.pointwise<mul_Scalar_operator, stubs::mul_Scalar, stubs::mul__Scalar,
                      stubs::mul_Scalar_out>();
  registrar.pointwise<div_Tensor_operator, stubs::div_Tensor, stubs::div__Tensor, stubs::div_out>();
  registrar.pointwise<div_Scalar_operator, stubs::div_Scalar, stubs::div__Scalar,
                      stubs::div_Scalar_out>();
  registrar.composite_below_autograd<stubs::pow_Tensor_Scalar, composite::pow,
                                     stubs::pow__Tensor_Scalar, stubs::pow_Tensor_Scalar_out>();
  registrar.pointwise<pow_Tensor_Tensor_operator, stubs::pow_Tensor_Tensor,
                      stubs::pow_Tensor_Tensor_out>();
  registrar.pointwise<pow_Scalar_operator, stubs::pow_Scalar, stubs::pow_Scalar_out>();
  registrar.pointwise<atan2_operator, stubs::atan2, stubs::atan2_, stubs::atan2_out>();
  registrar.pointwise<fmod_Tensor_operator, stubs::fmod_Tensor, stubs::fmod__Tensor,
                      stubs::fmod_out>();
  registrar.pointwise<fmod_Scalar_operator, stubs::fmod_Scalar, stubs::fmod__Scalar,
                      stubs::fmod_Scalar_out>();
  registrar.pointwise<minimum_operator, stubs::minimum, stubs::minimum_out>();
}

}  // namespace tenon
