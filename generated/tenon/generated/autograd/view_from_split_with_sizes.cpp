// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/split_with_sizes_copy.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/squeeze_copy.h"

namespace tenon {
namespace {

using namespace formulas;

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
struct SplitWithSizesBackward final : BackwardNode<SplitWithSizesBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef split_sizes, int64_t dim) {
    split_sizes_ = split_sizes;
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::split_with_sizes_backward(grads, self_sizes_, split_sizes_, dim_);
    }
  }

  DimVector split_sizes_, self_sizes_;
  int64_t dim_{};
};

// squeeze(Tensor(a) self) -> Tensor(a)
struct SqueezeBackward final : BackwardNode<SqueezeBackward, 0> {
  void save(const auto&, const TensorBase& self) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
struct SqueezeBackward_dim final : BackwardNode<SqueezeBackward_dim, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
struct SqueezeBackward_dims final : BackwardNode<SqueezeBackward_dims, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze_(Tensor(a!) self) -> Tensor(a!)
struct SqueezeInplaceBackward final : BackwardNode<SqueezeInplaceBackward, 0> {
  void save(const auto&, const TensorBase& self) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
struct SqueezeInplaceBackward_dim final : BackwardNode<SqueezeInplaceBackward_dim, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

}  // namespace

void register_autograd_view_from_split_with_sizes() {
  const AutogradKernels kernels("tenon/generated/autograd/view_from_split_with_sizes.cpp");
  kernels.record<SplitWithSizesBackward, stubs::split_with_sizes, stubs::split_with_sizes_copy>();
  kernels.record<SqueezeBackward, stubs::squeeze, stubs::squeeze_copy>();
  kernels.record<SqueezeBackward_dim, stubs::squeeze_dim, stubs::squeeze_copy_dim>();
  kernels.record<SqueezeBackward_dims, stubs::squeeze_dims, stubs::squeeze_copy_dims>();
  kernels.record<SqueezeInplaceBackward, stubs::squeeze_>();
  kernels.record<SqueezeInplaceBackward_dim, stubs::squeeze__dim>();
}

}  // namespace tenon
