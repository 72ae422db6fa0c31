// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/floor_divide.h"
#include "tenon/generated/ops/fmax.h"
#include "tenon/generated/ops/fmin.h"
#include "tenon/generated/ops/ge.h"
#include "tenon/generated/ops/isnan.h"
#include "tenon/generated/ops/le.h"
#include "tenon/generated/ops/logical_or.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

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

// fmax(Tensor self, Tensor other) -> Tensor
struct FmaxBackward final : BackwardNode<FmaxBackward, 0, 1> {
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    call.save(self_, self, "self");
    call.save(other_, other, "other");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(
          ops::where(ops::logical_or(ops::ge(self, other), ops::isnan(other)), grad,
                     ops::zeros_like(grad)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(
          ops::where(ops::logical_or(ops::ge(self, other), ops::isnan(other)),
                     ops::zeros_like(grad), grad), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

// fmin(Tensor self, Tensor other) -> Tensor
struct FminBackward final : BackwardNode<FminBackward, 0, 1> {
  void release_saved() override { reset(self_, other_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& other) {
    call.save(self_, self, "self");
    call.save(other_, other, "other");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[0] = sum_to(
          ops::where(ops::logical_or(ops::le(self, other), ops::isnan(other)), grad,
                     ops::zeros_like(grad)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(
          ops::where(ops::logical_or(ops::le(self, other), ops::isnan(other)),
                     ops::zeros_like(grad), grad), other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_from_floor_divide() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_floor_divide.cpp");
  kernels.record<FloorDivideBackward, stubs::floor_divide, stubs::floor_divide_>();
  kernels.record<ZerosBackward<"FloorDivideBackward_Scalar">, stubs::floor_divide_Scalar,
      stubs::floor_divide__Scalar>();
  kernels.record<FmaxBackward, stubs::fmax>();
  kernels.record<FminBackward, stubs::fmin>();
  kernels.refuse<stubs::floor_divide_out, stubs::fmax_out, stubs::fmin_out>();
}

}  // namespace tenon
