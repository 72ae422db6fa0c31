// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_div_trunc.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// _div_trunc.Tensor(Tensor self, Tensor other) -> Tensor
struct InternalDivTruncBackward_Tensor final : BackwardNode<InternalDivTruncBackward_Tensor, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& other) {
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  DimVector self_sizes_, other_sizes_;
};

// floor_divide(Tensor self, Tensor other) -> Tensor
struct FloorDivideBackward final : BackwardNode<FloorDivideBackward, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& other) {
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(ops::zeros_like(grad), self_sizes_);
    if (needs_input_grad(1)) results[1] = sum_to(ops::zeros_like(grad), other_sizes_);
  }

  DimVector self_sizes_, other_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_from_div_trunc() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_div_trunc.cpp");
  kernels.record<InternalDivTruncBackward_Tensor, stubs::_div_trunc_Tensor>();
  kernels.record<ZerosBackward<"InternalDivTruncBackward_Scalar">, stubs::_div_trunc_Scalar>();
  kernels.record<FloorDivideBackward, stubs::floor_divide, stubs::floor_divide_>();
  kernels.record<ZerosBackward<"FloorDivideBackward_Scalar">, stubs::floor_divide_Scalar,
      stubs::floor_divide__Scalar>();
  kernels.refuse<stubs::floor_divide_out>();
}

}  // namespace tenon
