// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {
namespace {

using namespace formulas;

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
struct ExpandBackward final : BackwardNode<ExpandBackward, 0> {
  std::string_view name() const override { return "ExpandBackward"; }
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::sum_to(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
struct PermuteBackward final : BackwardNode<PermuteBackward, 0> {
  std::string_view name() const override { return "PermuteBackward"; }
  void save(const auto&, const TensorBase&, IntArrayRef dims) { dims_ = dims; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::permute_backward(grad, dims_);
  }

  DimVector dims_;
};

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
struct SliceBackward_Tensor final : BackwardNode<SliceBackward_Tensor, 0> {
  std::string_view name() const override { return "SliceBackward_Tensor"; }
  void save(const auto&, const TensorBase& self, int64_t dim, std::optional<int64_t> start,
            std::optional<int64_t> end, int64_t step) {
    dim_ = dim;
    start_ = start;
    end_ = end;
    step_ = step;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::slice_backward(grad, self_sizes_, dim_, start_, end_, step_);
    }
  }

  int64_t dim_{}, step_{};
  std::optional<int64_t> start_, end_;
  DimVector self_sizes_;
};

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
struct SplitBackward_Tensor final : BackwardNode<SplitBackward_Tensor, 0> {
  std::string_view name() const override { return "SplitBackward_Tensor"; }
  void save(const auto&, const TensorBase& self, int64_t split_size, int64_t dim) {
    split_size_ = split_size;
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::split_backward(grads, self_sizes_, split_size_, dim_);
    }
  }

  int64_t split_size_{}, dim_{};
  DimVector self_sizes_;
};

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
struct SplitWithSizesBackward final : BackwardNode<SplitWithSizesBackward, 0> {
  std::string_view name() const override { return "SplitWithSizesBackward"; }
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

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
struct UnsqueezeBackward final : BackwardNode<UnsqueezeBackward, 0> {
  std::string_view name() const override { return "UnsqueezeBackward"; }
  void save(const auto&, const TensorBase&, int64_t dim) { dim_ = dim; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::squeeze(grad, dim_);
  }

  int64_t dim_{};
};

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
struct TransposeBackward_int final : BackwardNode<TransposeBackward_int, 0> {
  std::string_view name() const override { return "TransposeBackward_int"; }
  void save(const auto&, const TensorBase&, int64_t dim0, int64_t dim1) {
    dim0_ = dim0;
    dim1_ = dim1;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::transpose(grad, dim0_, dim1_);
  }

  int64_t dim0_{}, dim1_{};
};

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
struct UnfoldBackward final : BackwardNode<UnfoldBackward, 0> {
  std::string_view name() const override { return "UnfoldBackward"; }
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
  std::string_view name() const override { return "InternalUnsafeViewBackward"; }
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
struct UnsqueezeInplaceBackward final : BackwardNode<UnsqueezeInplaceBackward, 0> {
  std::string_view name() const override { return "UnsqueezeInplaceBackward"; }
  void save(const auto&, TensorBase&, int64_t dim) { dim_ = dim; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::squeeze(grad, dim_);
  }

  int64_t dim_{};
};

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
struct TransposeInplaceBackward final : BackwardNode<TransposeInplaceBackward, 0> {
  std::string_view name() const override { return "TransposeInplaceBackward"; }
  void save(const auto&, TensorBase&, int64_t dim0, int64_t dim1) {
    dim0_ = dim0;
    dim1_ = dim1;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::transpose(grad, dim0_, dim1_);
  }

  int64_t dim0_{}, dim1_{};
};

}  // namespace

void register_autograd_view_2() {
  const AutogradKernels kernels("tenon/generated/autograd/view_2.cpp");
  kernels.record<ExpandBackward, stubs::expand>();
  kernels.record<PermuteBackward, stubs::permute>();
  kernels.record<SliceBackward_Tensor, stubs::slice_Tensor>();
  kernels.record<SplitBackward_Tensor, stubs::split_Tensor>();
  kernels.record<SplitWithSizesBackward, stubs::split_with_sizes>();
  kernels.record<UnsqueezeBackward, stubs::unsqueeze>();
  kernels.record<TransposeBackward_int, stubs::transpose_int>();
  kernels.record<UnfoldBackward, stubs::unfold>();
  kernels.record<InternalUnsafeViewBackward, stubs::_unsafe_view>();
  kernels.record<UnsqueezeInplaceBackward, stubs::unsqueeze_>();
  kernels.record<TransposeInplaceBackward, stubs::transpose_>();
}

}  // namespace tenon
