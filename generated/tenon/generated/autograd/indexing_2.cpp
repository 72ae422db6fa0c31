// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"

namespace tenon {
namespace {

using namespace formulas;

// index_select(Tensor self, int dim, Tensor index) -> Tensor
struct IndexSelectBackward final : BackwardNode<IndexSelectBackward, 0> {
  using Undifferentiated = std::index_sequence<2>;
  std::string_view name() const override { return "IndexSelectBackward"; }
  void release_saved() override { reset(index_); }
  void save(const auto& call, const TensorBase& self, int64_t dim, const TensorBase& index) {
    dim_ = dim;
    call.save(index_, index, "index");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::index_select_backward(grad, self_sizes_, dim_, unpack(index_));
    }
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector self_sizes_;
};

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
struct SelectScatterBackward final : BackwardNode<SelectScatterBackward, 0, 1> {
  std::string_view name() const override { return "SelectScatterBackward"; }
  void save(const auto&, const TensorBase&, const TensorBase&, int64_t dim, int64_t index) {
    dim_ = dim;
    index_ = index;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::select_scatter_backward(grad, dim_, index_);
    if (needs_input_grad(1)) results[1] = ops::select(grad, dim_, index_);
  }

  int64_t dim_{}, index_{};
};

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
struct DiagonalScatterBackward final : BackwardNode<DiagonalScatterBackward, 0, 1> {
  std::string_view name() const override { return "DiagonalScatterBackward"; }
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
  std::string_view name() const override { return "GatherBackward"; }
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

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
struct ScatterAddBackward final : BackwardNode<ScatterAddBackward, 0, 3> {
  using Undifferentiated = std::index_sequence<2>;
  std::string_view name() const override { return "ScatterAddBackward"; }
  void release_saved() override { reset(index_); }
  void save(const auto& call, const TensorBase&, int64_t dim, const TensorBase& index,
            const TensorBase& src) {
    dim_ = dim;
    if (has_next_edge(1)) call.save(index_, index, "index");
    src_sizes_ = src.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
    if (needs_input_grad(1)) {
      results[1] = formulas::scatter_source_backward(grad, src_sizes_, dim_, unpack(index_));
    }
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector src_sizes_;
};

}  // namespace

void register_autograd_indexing_2() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing_2.cpp");
  kernels.record<IndexSelectBackward, stubs::index_select>();
  kernels.record<SelectScatterBackward, stubs::select_scatter>();
  kernels.record<DiagonalScatterBackward, stubs::diagonal_scatter>();
  kernels.record<GatherBackward, stubs::gather>();
  kernels.record<ScatterAddBackward, stubs::scatter_add, stubs::scatter_add_>();
  kernels.refuse<stubs::index_select_out, stubs::gather_out>();
}

}  // namespace tenon
