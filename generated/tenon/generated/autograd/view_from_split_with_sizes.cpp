// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"

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
  void save(const auto&, TensorBase& self) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
struct SqueezeInplaceBackward_dim final : BackwardNode<SqueezeInplaceBackward_dim, 0> {
  void save(const auto&, TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// t(Tensor(a) self) -> Tensor(a)
struct TBackward final : BackwardNode<TBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::t(grad);
  }
};

// t_(Tensor(a!) self) -> Tensor(a!)
struct TInplaceBackward final : BackwardNode<TInplaceBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::t(grad);
  }
};

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
struct TransposeBackward_int final : BackwardNode<TransposeBackward_int, 0> {
  void save(const auto&, const TensorBase&, int64_t dim0, int64_t dim1) {
    dim0_ = dim0;
    dim1_ = dim1;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::transpose(grad, dim0_, dim1_);
  }

  int64_t dim0_{}, dim1_{};
};

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
struct TransposeInplaceBackward final : BackwardNode<TransposeInplaceBackward, 0> {
  void save(const auto&, TensorBase&, int64_t dim0, int64_t dim1) {
    dim0_ = dim0;
    dim1_ = dim1;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::transpose(grad, dim0_, dim1_);
  }

  int64_t dim0_{}, dim1_{};
};

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
struct UnbindBackward_int final : BackwardNode<UnbindBackward_int, 0> {
  void save(const auto&, const TensorBase& self, int64_t dim) {
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::unbind_backward(grads, self_sizes_, dim_);
  }

  int64_t dim_{};
  DimVector self_sizes_;
};

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
struct UnfoldBackward final : BackwardNode<UnfoldBackward, 0> {
  void save(const auto&, const TensorBase& self, int64_t dimension, int64_t size, int64_t step) {
    dimension_ = dimension;
    size_ = size;
    step_ = step;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::unfold_backward(grad, self_sizes_, dimension_, size_, step_);
    }
  }

  int64_t dimension_{}, size_{}, step_{};
  DimVector self_sizes_;
};

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
  void save(const auto&, TensorBase&, int64_t dim) { dim_ = dim; }
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

void register_autograd_view_from_split_with_sizes() {
  const AutogradKernels kernels("tenon/generated/autograd/view_from_split_with_sizes.cpp");
  kernels.record<SplitWithSizesBackward, stubs::split_with_sizes>();
  kernels.record<SqueezeBackward, stubs::squeeze>();
  kernels.record<SqueezeBackward_dim, stubs::squeeze_dim>();
  kernels.record<SqueezeBackward_dims, stubs::squeeze_dims>();
  kernels.record<SqueezeInplaceBackward, stubs::squeeze_>();
  kernels.record<SqueezeInplaceBackward_dim, stubs::squeeze__dim>();
  kernels.record<TBackward, stubs::t>();
  kernels.record<TInplaceBackward, stubs::t_>();
  kernels.record<TransposeBackward_int, stubs::transpose_int>();
  kernels.record<TransposeInplaceBackward, stubs::transpose_>();
  kernels.record<UnbindBackward_int, stubs::unbind_int>();
  kernels.record<UnfoldBackward, stubs::unfold>();
  kernels.record<InternalUnsafeViewBackward, stubs::_unsafe_view>();
  kernels.record<UnsqueezeBackward, stubs::unsqueeze>();
  kernels.record<UnsqueezeInplaceBackward, stubs::unsqueeze_>();
  kernels.record<ViewBackward, stubs::view>();
}

}  // namespace tenon
