// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {
namespace {

using namespace formulas;

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
struct SliceScatterBackward final : BackwardNode<SliceScatterBackward, 0, 1> {
  void save(const auto&, const TensorBase&, const TensorBase&, int64_t dim,
            std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
    dim_ = dim;
    start_ = start;
    end_ = end;
    step_ = step;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::slice_scatter_backward(grad, dim_, start_, end_, step_);
    }
    if (needs_input_grad(1)) results[1] = ops::slice(grad, dim_, start_, end_, step_);
  }

  int64_t dim_{}, step_{};
  std::optional<int64_t> start_, end_;
};

// slice_scatter_(Tensor(a!) self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None,
//   SymInt step=1) -> Tensor(a!)
struct SliceScatterInplaceBackward final : BackwardNode<SliceScatterInplaceBackward, 0, 1> {
  void save(const auto&, const TensorBase&, const TensorBase&, int64_t dim,
            std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
    dim_ = dim;
    start_ = start;
    end_ = end;
    step_ = step;
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::slice_scatter_backward(grad, dim_, start_, end_, step_);
    }
    if (needs_input_grad(1)) results[1] = ops::slice(grad, dim_, start_, end_, step_);
  }

  int64_t dim_{}, step_{};
  std::optional<int64_t> start_, end_;
};

// tril(Tensor self, int diagonal=0) -> Tensor
struct TrilBackward final : BackwardNode<TrilBackward, 0> {
  void save(const auto&, const TensorBase&, int64_t diagonal) { diagonal_ = diagonal; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::tril(grad, diagonal_);
  }

  int64_t diagonal_{};
};

// triu(Tensor self, int diagonal=0) -> Tensor
struct TriuBackward final : BackwardNode<TriuBackward, 0> {
  void save(const auto&, const TensorBase&, int64_t diagonal) { diagonal_ = diagonal; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::triu(grad, diagonal_);
  }

  int64_t diagonal_{};
};

}  // namespace

void register_autograd_indexing_from_slice_scatter() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing_from_slice_scatter.cpp");
  kernels.record<SliceScatterBackward, stubs::slice_scatter>();
  kernels.record<SliceScatterInplaceBackward, stubs::slice_scatter_>();
  kernels.record<TrilBackward, stubs::tril, stubs::tril_>();
  kernels.record<TriuBackward, stubs::triu, stubs::triu_>();
  kernels.refuse<stubs::tril_out, stubs::triu_out>();
}

}  // namespace tenon
