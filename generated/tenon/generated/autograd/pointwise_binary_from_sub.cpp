// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/sub.h"
#include "tenon/generated/ops/where.h"

namespace tenon {
namespace {

using namespace formulas;

// sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct SubBackward_Tensor final : BackwardNode<SubBackward_Tensor, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase& other, const Scalar& alpha) {
    self_sizes_ = self.sizes();
    alpha_ = alpha;
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

}  // namespace

void register_autograd_pointwise_binary_from_sub() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_sub.cpp");
  kernels.record<SubBackward_Tensor, stubs::sub_Tensor, stubs::sub__Tensor>();
  kernels.record<SubBackward_Scalar, stubs::sub_Scalar, stubs::sub__Scalar>();
  kernels.record<WhereBackward_self, stubs::where_self>();
  kernels.refuse<stubs::sub_out, stubs::sub_Scalar_out>();
}

}  // namespace tenon
