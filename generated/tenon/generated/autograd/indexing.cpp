// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"

namespace tenon {
namespace {

using namespace formulas;

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
struct AsStridedScatterBackward final : BackwardNode<AsStridedScatterBackward, 0, 1> {
  void save(const auto&, const TensorBase& self, const TensorBase&, IntArrayRef size,
            IntArrayRef stride, std::optional<int64_t> storage_offset) {
    size_ = size;
    stride_ = stride;
    storage_offset_ = storage_offset;
    self_strides_ = self.strides();
    self_storage_offset_ = self.storage_offset();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::as_strided_scatter_backward(grad, self_strides_, self_storage_offset_,
                                                         size_, stride_, storage_offset_);
    }
    if (needs_input_grad(1)) {
      results[1] = formulas::as_strided_scatter_src_backward(
          grad, self_strides_, self_storage_offset_, size_, stride_, storage_offset_);
    }
  }

  DimVector size_, stride_, self_strides_;
  std::optional<int64_t> storage_offset_;
  int64_t self_storage_offset_{};
};

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
struct DiagonalScatterBackward final : BackwardNode<DiagonalScatterBackward, 0, 1> {
  void save(const auto&, const TensorBase&, const TensorBase&, int64_t offset, int64_t dim1,
            int64_t dim2) {
    offset_ = offset;
    dim1_ = dim1;
    dim2_ = dim2;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::diagonal_scatter_backward(grad, offset_, dim1_, dim2_);
    }
    if (needs_input_grad(1)) results[1] = ops::diagonal(grad, offset_, dim1_, dim2_);
  }

  int64_t offset_{}, dim1_{}, dim2_{};
};

// diagonal_scatter_(Tensor(a!) self, Tensor src, int offset=0, int dim1=0, int dim2=1) ->
//   Tensor(a!)
struct DiagonalScatterInplaceBackward final : BackwardNode<DiagonalScatterInplaceBackward, 0, 1> {
  void save(const auto&, const TensorBase&, const TensorBase&, int64_t offset, int64_t dim1,
            int64_t dim2) {
    offset_ = offset;
    dim1_ = dim1;
    dim2_ = dim2;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::diagonal_scatter_backward(grad, offset_, dim1_, dim2_);
    }
    if (needs_input_grad(1)) results[1] = ops::diagonal(grad, offset_, dim1_, dim2_);
  }

  int64_t offset_{}, dim1_{}, dim2_{};
};

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
struct GatherBackward final : BackwardNode<GatherBackward, 0> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(index_); }
  void save(const auto& call, const TensorBase& self, int64_t dim, const TensorBase& index,
            const auto&...) {
    dim_ = dim;
    call.save(index_, index, "index");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::gather_backward(grad, self_sizes_, dim_, unpack(index_));
    }
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector self_sizes_;
};

}  // namespace

void register_autograd_indexing() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing.cpp");
  kernels.record<AsStridedScatterBackward, stubs::as_strided_scatter>();
  kernels.record<DiagonalScatterBackward, stubs::diagonal_scatter>();
  kernels.record<DiagonalScatterInplaceBackward, stubs::diagonal_scatter_>();
  kernels.record<GatherBackward, stubs::gather>();
  kernels.refuse<stubs::gather_out>();
}

}  // namespace tenon
