// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/xlogy.h"

namespace tenon {
namespace {

using namespace formulas;

// xlogy.Tensor(Tensor self, Tensor other) -> Tensor
struct XlogyBackward_Tensor final : BackwardNode<XlogyBackward_Tensor, 0, 1> {
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
      results[0] =
          sum_to(grad * ops::xlogy(ops::type_as(ops::ne(self, 0), grad), other), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase other = unpack(other_);
      results[1] = sum_to(grad * self / other, other_sizes_);
    }
  }

  SavedTensor self_, other_;
  DimVector self_sizes_, other_sizes_;
};

// xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor
struct XlogyBackward_Scalar_Self final : BackwardNode<XlogyBackward_Scalar_Self, 1> {
  void release_saved() override { reset(other_); }
  void save(const auto& call, const Scalar& self, const TensorBase& other) {
    self_ = self;
    call.save(other_, other, "other");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad * self_ / unpack(other_);
  }

  Scalar self_;
  SavedTensor other_;
};

// xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
struct XlogyBackward_Scalar_Other final : BackwardNode<XlogyBackward_Scalar_Other, 0> {
  void release_saved() override { reset(self_); }
  void save(const auto& call, const TensorBase& self, const Scalar& other) {
    call.save(self_, self, "self");
    other_ = other;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = grad * ops::xlogy(ops::type_as(ops::ne(unpack(self_), 0), grad), other_);
    }
  }

  SavedTensor self_;
  Scalar other_;
};

}  // namespace

void register_autograd_pointwise_binary_from_xlogy() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_xlogy.cpp");
  kernels.record<XlogyBackward_Tensor, stubs::xlogy_Tensor, stubs::xlogy__Tensor>();
  kernels.record<XlogyBackward_Scalar_Self, stubs::xlogy_Scalar_Self>();
  kernels.record<XlogyBackward_Scalar_Other, stubs::xlogy_Scalar_Other,
                 stubs::xlogy__Scalar_Other>();
  kernels.refuse<stubs::xlogy_OutTensor, stubs::xlogy_OutScalar_Self,
                 stubs::xlogy_OutScalar_Other>();
}

}  // namespace tenon
