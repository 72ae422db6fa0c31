// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {
namespace {

using namespace formulas;

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
struct ScatterBackward_src final : BackwardNode<ScatterBackward_src, 0, 3> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(index_); }
  void save(const auto& call, const TensorBase&, int64_t dim, const TensorBase& index,
            const TensorBase& src) {
    dim_ = dim;
    call.save(index_, index, "index");
    src_sizes_ = src.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::scatter(grad, dim_, unpack(index_), 0);
    if (needs_input_grad(1)) {
      results[1] = formulas::scatter_source_backward(grad, src_sizes_, dim_, unpack(index_));
    }
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector src_sizes_;
};

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
struct ScatterBackward_value final : BackwardNode<ScatterBackward_value, 0> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(index_); }
  void save(const auto& call, const TensorBase&, int64_t dim, const TensorBase& index,
            const auto&...) {
    dim_ = dim;
    call.save(index_, index, "index");
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::scatter(grad, dim_, unpack(index_), 0);
  }

  int64_t dim_{};
  SavedTensor index_;
};

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
struct ScatterAddBackward final : BackwardNode<ScatterAddBackward, 0, 3> {
  using Undifferentiated = std::index_sequence<2>;
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

// scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
//   include_self=True) -> Tensor
struct ScatterReduceBackward_two final : BackwardNode<ScatterReduceBackward_two, 0, 3> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(self_, index_, src_, result_); }
  void save(const auto& call, const TensorBase& self, int64_t dim, const TensorBase& index,
            const TensorBase& src, std::string_view reduce, bool include_self) {
    call.save(self_, self, "self");
    dim_ = dim;
    call.save(index_, index, "index");
    call.save(src_, src, "src");
    reduce_ = reduce;
    include_self_ = include_self;
  }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0) || needs_input_grad(1)) {
      const TensorBase self = unpack(self_);
      const TensorBase index = unpack(index_);
      const TensorBase src = unpack(src_);
      const TensorBase result = unpack(result_);
      const std::array grad_input_mask = {needs_input_grad(0), needs_input_grad(1)};
      place_gradients(results, 0,
                      formulas::scatter_reduce_backward(grad, self, dim_, index, src, reduce_,
                                                        include_self_, result, grad_input_mask));
    }
  }

  SavedTensor self_, index_, src_, result_;
  int64_t dim_{};
  std::string reduce_;
  bool include_self_{};
};

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
struct SelectScatterBackward final : BackwardNode<SelectScatterBackward, 0, 1> {
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

// select_scatter_(Tensor(a!) self, Tensor src, int dim, SymInt index) -> Tensor(a!)
struct SelectScatterInplaceBackward final : BackwardNode<SelectScatterInplaceBackward, 0, 1> {
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

void register_autograd_indexing_from_scatter() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing_from_scatter.cpp");
  kernels.record<ScatterBackward_src, stubs::scatter_src, stubs::scatter__src>();
  kernels.record<ScatterBackward_value, stubs::scatter_value, stubs::scatter__value>();
  kernels.record<ScatterAddBackward, stubs::scatter_add, stubs::scatter_add_>();
  kernels.record<ScatterReduceBackward_two, stubs::scatter_reduce_two,
                 stubs::scatter_reduce__two>();
  kernels.record<SelectScatterBackward, stubs::select_scatter>();
  kernels.record<SelectScatterInplaceBackward, stubs::select_scatter_>();
  kernels.record<SliceScatterBackward, stubs::slice_scatter>();
  kernels.record<SliceScatterInplaceBackward, stubs::slice_scatter_>();
  kernels.record<TrilBackward, stubs::tril, stubs::tril_>();
  kernels.record<TriuBackward, stubs::triu, stubs::triu_>();
  kernels.refuse<stubs::scatter_reduce_two_out, stubs::tril_out, stubs::triu_out>();
}

}  // namespace tenon
