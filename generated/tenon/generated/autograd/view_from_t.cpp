// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/t_copy.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/transpose_copy.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unbind_copy.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unfold_copy.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/unsqueeze_copy.h"
#include "tenon/generated/ops/view.h"
#include "tenon/generated/ops/view_as_complex.h"
#include "tenon/generated/ops/view_as_complex_copy.h"
#include "tenon/generated/ops/view_as_real.h"
#include "tenon/generated/ops/view_as_real_copy.h"
#include "tenon/generated/ops/view_copy.h"

namespace tenon {
namespace {

using namespace formulas;

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
  void save(const auto&, const TensorBase&, int64_t dim0, int64_t dim1) {
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

// view_as_complex(Tensor(a) self) -> Tensor(a)
struct ViewAsComplexBackward final : BackwardNode<ViewAsComplexBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::view_as_real(grad);
  }
};

// view_as_real(Tensor(a) self) -> Tensor(a)
struct ViewAsRealBackward final : BackwardNode<ViewAsRealBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::as_complex(grad);
  }
};

}  // namespace

void register_autograd_view_from_t() {
  const AutogradKernels kernels("tenon/generated/autograd/view_from_t.cpp");
  kernels.record<TBackward, stubs::t, stubs::t_copy>();
  kernels.record<TInplaceBackward, stubs::t_>();
  kernels.record<TransposeBackward_int, stubs::transpose_int, stubs::transpose_copy_int>();
  kernels.record<TransposeInplaceBackward, stubs::transpose_>();
  kernels.record<UnbindBackward_int, stubs::unbind_int, stubs::unbind_copy_int>();
  kernels.record<UnfoldBackward, stubs::unfold, stubs::unfold_copy>();
  kernels.record<InternalUnsafeViewBackward, stubs::_unsafe_view>();
  kernels.record<UnsqueezeBackward, stubs::unsqueeze, stubs::unsqueeze_copy>();
  kernels.record<UnsqueezeInplaceBackward, stubs::unsqueeze_>();
  kernels.record<ViewBackward, stubs::view, stubs::view_copy>();
  kernels.record<ViewAsComplexBackward, stubs::view_as_complex, stubs::view_as_complex_copy>();
  kernels.record<ViewAsRealBackward, stubs::view_as_real, stubs::view_as_real_copy>();
}

}  // namespace tenon
