// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/ne.h"
#include "tenon/generated/ops/rsub.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/type_as.h"
#include "tenon/generated/ops/where.h"
#include "tenon/generated/ops/xlogy.h"

namespace tenon {
namespace {

using namespace formulas;

// rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct RsubBackward_Tensor final : BackwardNode<RsubBackward_Tensor, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    alpha_ = alpha.conj();
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(-formulas::maybe_multiply(grad, alpha_), self_sizes_);
    }
    if (needs_input_grad(1)) results[1] = sum_to(grad, other_sizes_);
  }

  Scalar alpha_;
  DimVector self_sizes_, other_sizes_;
};

// rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct RsubBackward_Scalar final : BackwardNode<RsubBackward_Scalar, 0> {
  void save(const auto&, const TensorBase&, const Scalar&, const Scalar& alpha) {
    alpha_ = alpha.conj();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = -formulas::maybe_multiply(grad, alpha_);
  }

  Scalar alpha_;
};

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct SubBackward_Tensor final : BackwardNode<SubBackward_Tensor, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    self_sizes_ = self.sizes();
    alpha_ = alpha.conj();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad, self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(-formulas::maybe_multiply(grad, alpha_), other_sizes_);
    }
  }

  DimVector self_sizes_, other_sizes_;
  Scalar alpha_;
};

// sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct SubBackward_Scalar final : BackwardNode<SubBackward_Scalar, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
struct WhereBackward_self final : BackwardNode<WhereBackward_self, 1, 2> {
  using Undifferentiated = std::index_sequence<0>;
  void release_saved() override { reset(condition_); }
  void save(const auto& call, const TensorBase& condition, const TensorBase& self,
            const TensorBase& other) {
    call.save(condition_, condition, "condition");
    self_sizes_ = self.sizes();
    other_sizes_ = other.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_masked_fill_grad_value(grad, unpack(condition_)), self_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::masked_fill(grad, unpack(condition_), 0), other_sizes_);
    }
  }

  SavedTensor condition_;
  DimVector self_sizes_, other_sizes_;
};

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

void register_autograd_pointwise_binary_from_rsub() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_rsub.cpp");
  kernels.record<RsubBackward_Tensor, stubs::rsub_Tensor>();
  kernels.record<RsubBackward_Scalar, stubs::rsub_Scalar>();
  kernels.record<SubBackward_Tensor, stubs::sub_Tensor, stubs::sub__Tensor>();
  kernels.record<SubBackward_Scalar, stubs::sub_Scalar, stubs::sub__Scalar>();
  kernels.record<WhereBackward_self, stubs::where_self>();
  kernels.record<XlogyBackward_Tensor, stubs::xlogy_Tensor, stubs::xlogy__Tensor>();
  kernels.record<XlogyBackward_Scalar_Self, stubs::xlogy_Scalar_Self>();
  kernels.record<XlogyBackward_Scalar_Other, stubs::xlogy_Scalar_Other,
                 stubs::xlogy__Scalar_Other>();
  kernels.refuse<stubs::sub_out, stubs::sub_Scalar_out, stubs::xlogy_OutTensor,
                 stubs::xlogy_OutScalar_Self, stubs::xlogy_OutScalar_Other>();
}

}  // namespace tenon
