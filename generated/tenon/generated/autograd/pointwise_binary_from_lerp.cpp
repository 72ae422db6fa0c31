// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/generated/ops/lerp.h"

namespace tenon {
namespace {

using namespace formulas;

// lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
struct LerpBackward_Tensor final : BackwardNode<LerpBackward_Tensor, 0, 1, 2> {
  std::string_view name() const override { return "LerpBackward_Tensor"; }
  void release_saved() override { reset(weight_, end_, self_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& end,
            const TensorBase& weight) {
    if (has_next_edge(0) || has_next_edge(1)) call.save(weight_, weight, "weight");
    self_sizes_ = self.sizes();
    end_sizes_ = end.sizes();
    if (has_next_edge(2)) call.save(end_, end, "end");
    if (has_next_edge(2)) call.save(self_, self, "self");
    weight_sizes_ = weight.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad * (1 - unpack(weight_)), self_sizes_);
    if (needs_input_grad(1)) results[1] = sum_to(grad * unpack(weight_), end_sizes_);
    if (needs_input_grad(2)) {
      const TensorBase end = unpack(end_);
      const TensorBase self = unpack(self_);
      results[2] = sum_to(grad * (end - self), weight_sizes_);
    }
  }

  SavedTensor weight_, end_, self_;
  DimVector self_sizes_, end_sizes_, weight_sizes_;
};

// lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
struct LerpBackward_Scalar final : BackwardNode<LerpBackward_Scalar, 0, 1> {
  std::string_view name() const override { return "LerpBackward_Scalar"; }
  void save(const auto&, const TensorBase& self, const TensorBase& end, const Scalar& weight) {
    weight_ = weight;
    self_sizes_ = self.sizes();
    end_sizes_ = end.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = sum_to(grad * (1 - weight_.toDouble()), self_sizes_);
    if (needs_input_grad(1)) {
      results[1] = sum_to(formulas::maybe_multiply(grad, weight_), end_sizes_);
    }
  }

  Scalar weight_;
  DimVector self_sizes_, end_sizes_;
};

}  // namespace

void register_autograd_pointwise_binary_from_lerp() {
  const AutogradKernels kernels("tenon/generated/autograd/pointwise_binary_from_lerp.cpp");
  kernels.record<LerpBackward_Tensor, stubs::lerp_Tensor, stubs::lerp__Tensor>();
  kernels.record<LerpBackward_Scalar, stubs::lerp_Scalar, stubs::lerp__Scalar>();
  kernels.refuse<stubs::lerp_Tensor_out, stubs::lerp_Scalar_out>();
}

}  // namespace tenon
