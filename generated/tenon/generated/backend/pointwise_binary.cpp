// Generated from ops.yaml by templates/backend/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/backend/registrar.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/addcdiv.h"

namespace tenon::kernels {
TENON_DECLARE_POINTWISE_LOOPS(add_Tensor_loops, add_Scalar_loops, addcdiv_loops,
                              _addcdiv_grad_tensor1_loops)
}  // namespace tenon::kernels

namespace tenon {
namespace {

constexpr auto add_Tensor_operator = backend::pointwise_operator<stubs::add_Tensor>(
    {.loops = TENON_POINTWISE_LOOPS(add_Tensor_loops)});
constexpr auto add_Scalar_operator = backend::pointwise_operator<stubs::add_Scalar>(
    {.loops = TENON_POINTWISE_LOOPS(add_Scalar_loops), .promotes = "self, other"});
constexpr auto addcdiv_operator = backend::pointwise_operator<stubs::addcdiv>(
    {.loops = TENON_POINTWISE_LOOPS(addcdiv_loops), .dtypes = kernels::DTypes::kFloating});
constexpr auto _addcdiv_grad_tensor1_operator =
    backend::pointwise_operator<stubs::_addcdiv_grad_tensor1>(
        {.loops = TENON_POINTWISE_LOOPS(_addcdiv_grad_tensor1_loops),
         .dtypes = kernels::DTypes::kFloating});

}  // namespace

void register_backend_pointwise_binary() {
  constexpr backend::Registrar registrar("tenon/generated/backend/pointwise_binary.cpp");
  registrar.pointwise<add_Tensor_operator, stubs::add_Tensor, stubs::add__Tensor, stubs::add_out>();
  registrar.pointwise<add_Scalar_operator, stubs::add_Scalar, stubs::add__Scalar,
                      stubs::add_Scalar_out>();
  registrar.pointwise<addcdiv_operator, stubs::addcdiv, stubs::addcdiv_, stubs::addcdiv_out>();
  registrar.pointwise<_addcdiv_grad_tensor1_operator, stubs::_addcdiv_grad_tensor1>();
}

}  // namespace tenon
