// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/bitwise_xor.h"
#include "tenon/generated/ops/complex.h"
#include "tenon/generated/ops/copysign.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(bitwise_xor_Tensor_loops, bitwise_xor_Scalar_loops,
                              copysign_Tensor_loops, copysign_Scalar_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto bitwise_xor_Tensor_operator = backend::pointwise_operator<stubs::bitwise_xor_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Tensor_loops),
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});
constexpr auto bitwise_xor_Scalar_operator = backend::pointwise_operator<stubs::bitwise_xor_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(bitwise_xor_Scalar_loops), .promotes = "self, other",
     .dtypes = kernels::DTypes::kBool | kernels::DTypes::kIntegral});

constexpr auto copysign_Tensor_operator = backend::pointwise_operator<stubs::copysign_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(copysign_Tensor_loops),
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});
constexpr auto copysign_Scalar_operator = backend::pointwise_operator<stubs::copysign_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(copysign_Scalar_loops), .promotes = "self, other",
     .promotion = kernels::Promotion::kIntToFloat, .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_binary_from_bitwise_xor() {
  constexpr backend::Registrar registrar(
      "tenon/generated/backend/pointwise_binary_from_bitwise_xor.cpp");
  registrar.pointwise<bitwise_xor_Tensor_operator, stubs::bitwise_xor_Tensor,
                      stubs::bitwise_xor__Tensor, stubs::bitwise_xor_out>();
  registrar.pointwise<bitwise_xor_Scalar_operator, stubs::bitwise_xor_Scalar,
                      stubs::bitwise_xor__Scalar, stubs::bitwise_xor_Scalar_out>();
  registrar.composite<stubs::complex, composite::complex>();
  registrar.pointwise<copysign_Tensor_operator, stubs::copysign_Tensor, stubs::copysign__Tensor,
                      stubs::copysign_out>();
  registrar.pointwise<copysign_Scalar_operator, stubs::copysign_Scalar, stubs::copysign__Scalar,
                      stubs::copysign_Scalar_out>();
}

}  // namespace tenon
