// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/alias_copy.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/as_strided_copy.h"
#include "tenon/generated/ops/detach_copy.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_copy.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/expand_copy.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/permute_copy.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_copy.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_copy.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_copy.h"

namespace tenon {
namespace {

using namespace formulas;

// alias(Tensor(a) self) -> Tensor(a)
struct AliasBackward final : BackwardNode<AliasBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
struct AsStridedBackward final : BackwardNode<AsStridedBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef size, IntArrayRef stride,
            std::optional<int64_t> storage_offset) {
    size_ = size;
    stride_ = stride;
    storage_offset_ = storage_offset;
    self_sizes_ = self.sizes();
    self_strides_ = self.strides();
    self_storage_offset_ = self.storage_offset();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::as_strided_backward(
          grad, self_sizes_, self_strides_, self_storage_offset_, size_, stride_, storage_offset_);
    }
  }

  DimVector size_, stride_, self_sizes_, self_strides_;
  std::optional<int64_t> storage_offset_;
  int64_t self_storage_offset_{};
};

// as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a!)
struct AsStridedInplaceBackward final : BackwardNode<AsStridedInplaceBackward, 0> {
  void save(const auto&, const TensorBase& self, IntArrayRef size, IntArrayRef stride,
            std::optional<int64_t> storage_offset) {
    size_ = size;
    stride_ = stride;
    storage_offset_ = storage_offset;
    self_sizes_ = self.sizes();
    self_strides_ = self.strides();
    self_storage_offset_ = self.storage_offset();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::as_strided_backward(
          grad, self_sizes_, self_strides_, self_storage_offset_, size_, stride_, storage_offset_);
    }
  }

  DimVector size_, stride_, self_sizes_, self_strides_;
  std::optional<int64_t> storage_offset_;
  int64_t self_storage_offset_{};
};

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
struct DiagonalBackward final : BackwardNode<DiagonalBackward, 0> {
  void save(const auto&, const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2) {
    offset_ = offset;
    dim1_ = dim1;
    dim2_ = dim2;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::diagonal_backward(grad, self_sizes_, offset_, dim1_, dim2_);
    }
  }

  int64_t offset_{}, dim1_{}, dim2_{};
  DimVector self_sizes_;
};

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
struct ExpandBackward final : BackwardNode<ExpandBackward, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::sum_to(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
struct PermuteBackward final : BackwardNode<PermuteBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef dims) { dims_ = dims; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::permute_backward(grad, dims_);
  }

  DimVector dims_;
};

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
struct SelectBackward_int final : BackwardNode<SelectBackward_int, 0> {
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

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
struct SliceBackward_Tensor final : BackwardNode<SliceBackward_Tensor, 0> {
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

}  // namespace

void register_autograd_view() {
  const AutogradKernels kernels("tenon/generated/autograd/view.cpp");
  kernels.record<AliasBackward, stubs::alias, stubs::alias_copy>();
  kernels.record<AsStridedBackward, stubs::as_strided, stubs::as_strided_copy>();
  kernels.record<AsStridedInplaceBackward, stubs::as_strided_>();
  kernels.record<DiagonalBackward, stubs::diagonal, stubs::diagonal_copy>();
  kernels.record<ExpandBackward, stubs::expand, stubs::expand_copy>();
  kernels.record<PermuteBackward, stubs::permute, stubs::permute_copy>();
  kernels.record<SelectBackward_int, stubs::select_int, stubs::select_copy_int>();
  kernels.record<SliceBackward_Tensor, stubs::slice_Tensor, stubs::slice_copy_Tensor>();
  kernels.record<SplitBackward_Tensor, stubs::split_Tensor, stubs::split_copy_Tensor>();
  kernels.constant<stubs::detach_copy>();
}

}  // namespace tenon
