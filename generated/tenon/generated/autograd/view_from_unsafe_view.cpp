// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/unsqueeze_copy.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_copy.h"

namespace tenon {
namespace {

using namespace formulas;

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
struct InternalUnsafeViewBackward final : BackwardNode<InternalUnsafeViewBackward, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
struct UnsqueezeBackward final : BackwardNode<UnsqueezeBackward, 0> {
  void save(const auto&, const TensorBase&, int64_t dim) { dim_ = dim; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::squeeze(grad, dim_);
  }

  int64_t dim_{};
};

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
struct UnsqueezeInplaceBackward final : BackwardNode<UnsqueezeInplaceBackward, 0> {
  void save(const auto&, const TensorBase&, int64_t dim) { dim_ = dim; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::squeeze(grad, dim_);
  }

  int64_t dim_{};
};

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
struct ViewBackward final : BackwardNode<ViewBackward, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

}  // namespace

void register_autograd_view_from_unsafe_view() {
  const AutogradKernels kernels("tenon/generated/autograd/view_from_unsafe_view.cpp");
  kernels.record<InternalUnsafeViewBackward, stubs::_unsafe_view>();
  kernels.record<UnsqueezeBackward, stubs::unsqueeze, stubs::unsqueeze_copy>();
  kernels.record<UnsqueezeInplaceBackward, stubs::unsqueeze_>();
  kernels.record<ViewBackward, stubs::view, stubs::view_copy>();
}

}  // namespace tenon
