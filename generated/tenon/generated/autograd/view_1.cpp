// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/t.h"

namespace tenon {
namespace {

using namespace formulas;

// alias(Tensor(a) self) -> Tensor(a)
struct AliasBackward final : BackwardNode<AliasBackward, 0> {
  std::string_view name() const override { return "AliasBackward"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
struct SelectBackward_int final : BackwardNode<SelectBackward_int, 0> {
  std::string_view name() const override { return "SelectBackward_int"; }
  void save(const auto&, const TensorBase& self, int64_t dim, int64_t index) {
    dim_ = dim;
    index_ = index;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::select_backward(grad, self_sizes_, dim_, index_);
    }
  }

  int64_t dim_{}, index_{};
  DimVector self_sizes_;
};

// t(Tensor(a) self) -> Tensor(a)
struct TBackward final : BackwardNode<TBackward, 0> {
  std::string_view name() const override { return "TBackward"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::t(grad);
  }
};

// t_(Tensor(a!) self) -> Tensor(a!)
struct TInplaceBackward final : BackwardNode<TInplaceBackward, 0> {
  std::string_view name() const override { return "TInplaceBackward"; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::t(grad);
  }
};

}  // namespace

void register_autograd_view_1() {
  const AutogradKernels kernels("tenon/generated/autograd/view_1.cpp");
  kernels.record<AliasBackward, stubs::alias>();
  kernels.record<SelectBackward_int, stubs::select_int>();
  kernels.record<TBackward, stubs::t>();
  kernels.record<TInplaceBackward, stubs::t_>();
}

}  // namespace tenon
