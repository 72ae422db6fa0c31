// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/_masked_fill.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/scatter_reduce.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"

namespace tenon {
namespace {

using namespace formulas;

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
struct IndexAddBackward final : BackwardNode<IndexAddBackward, 0, 3> {
  using Undifferentiated = std::index_sequence<2>;
  void release_saved() override { reset(index_); }
  void save(const auto& call, const TensorBase&, int64_t dim, const TensorBase& index,
            const TensorBase& source, const Scalar& alpha) {
    dim_ = dim;
    if (has_next_edge(1)) call.save(index_, index, "index");
    alpha_ = alpha.conj();
    source_sizes_ = source.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
    if (needs_input_grad(1)) {
      results[1] = formulas::maybe_multiply(
          ops::reshape(ops::index_select(grad, dim_, unpack(index_)), source_sizes_), alpha_);
    }
  }

  int64_t dim_{};
  SavedTensor index_;
  Scalar alpha_;
  DimVector source_sizes_;
};

// index_select(Tensor self, int dim, Tensor index) -> Tensor
struct IndexSelectBackward final : BackwardNode<IndexSelectBackward, 0> {
  using Undifferentiated = std::index_sequence<2>;
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

// _masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor
struct InternalMaskedFillBackward final : BackwardNode<InternalMaskedFillBackward, 0, 2> {
  using Undifferentiated = std::index_sequence<1>;
  void release_saved() override { reset(mask_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mask,
            const TensorBase& value) {
    call.save(mask_, mask, "mask");
    self_sizes_ = self.sizes();
    value_sizes_ = value.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::masked_fill(grad, unpack(mask_), 0), self_sizes_);
    }
    if (needs_input_grad(1)) {
      results[1] = sum_to(ops::_masked_fill_grad_value(grad, unpack(mask_)), value_sizes_);
    }
  }

  SavedTensor mask_;
  DimVector self_sizes_, value_sizes_;
};

// _masked_fill_grad_value(Tensor grad_output, Tensor mask) -> Tensor
struct InternalMaskedFillGradValueBackward final
    : BackwardNode<InternalMaskedFillGradValueBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  void release_saved() override { reset(mask_); }
  void save(const auto& call, const TensorBase& grad_output, const TensorBase& mask) {
    call.save(mask_, mask, "mask");
    grad_output_sizes_ = grad_output.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::_masked_fill_grad_value(grad, unpack(mask_)), grad_output_sizes_);
    }
  }

  SavedTensor mask_;
  DimVector grad_output_sizes_;
};

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
struct MaskedFillBackward_Scalar final : BackwardNode<MaskedFillBackward_Scalar, 0> {
  using Undifferentiated = std::index_sequence<1>;
  void release_saved() override { reset(mask_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mask, const auto&...) {
    call.save(mask_, mask, "mask");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = sum_to(ops::masked_fill(grad, unpack(mask_), 0), self_sizes_);
    }
  }

  SavedTensor mask_;
  DimVector self_sizes_;
};

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

}  // namespace

void register_autograd_indexing_from_index_add() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing_from_index_add.cpp");
  kernels.record<IndexAddBackward, stubs::index_add, stubs::index_add_>();
  kernels.record<IndexSelectBackward, stubs::index_select>();
  kernels.record<InternalMaskedFillBackward, stubs::_masked_fill, stubs::_masked_fill_>();
  kernels.record<InternalMaskedFillGradValueBackward, stubs::_masked_fill_grad_value>();
  kernels.record<MaskedFillBackward_Scalar, stubs::masked_fill_Scalar,
                 stubs::masked_fill__Scalar>();
  kernels.record<ScatterBackward_src, stubs::scatter_src, stubs::scatter__src>();
  kernels.record<ScatterBackward_value, stubs::scatter_value, stubs::scatter__value>();
  kernels.record<ScatterAddBackward, stubs::scatter_add, stubs::scatter_add_>();
  kernels.record<ScatterReduceBackward_two, stubs::scatter_reduce_two,
                 stubs::scatter_reduce__two>();
  kernels.record<SelectScatterBackward, stubs::select_scatter>();
  kernels.record<SelectScatterInplaceBackward, stubs::select_scatter_>();
  kernels.refuse<stubs::index_select_out, stubs::scatter_reduce_two_out>();
}

}  // namespace tenon
