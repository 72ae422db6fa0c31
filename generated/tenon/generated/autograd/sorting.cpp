// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/autograd/formulas/reduction.h"
#include "tenon/autograd/formulas/sorting.h"
#include "tenon/generated/ops/_unique2.h"
#include "tenon/generated/ops/bincount.h"
#include "tenon/generated/ops/cummax.h"
#include "tenon/generated/ops/cummin.h"
#include "tenon/generated/ops/histc.h"
#include "tenon/generated/ops/kthvalue.h"
#include "tenon/generated/ops/masked_select.h"
#include "tenon/generated/ops/median.h"
#include "tenon/generated/ops/mode.h"
#include "tenon/generated/ops/nanmedian.h"
#include "tenon/generated/ops/nonzero.h"
#include "tenon/generated/ops/sort.h"
#include "tenon/generated/ops/topk.h"
#include "tenon/generated/ops/unique_consecutive.h"
#include "tenon/generated/ops/unique_dim.h"

namespace tenon {
namespace {

using namespace formulas;

// cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
struct CummaxBackward final : BackwardNode<CummaxBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t dim) {
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] = formulas::gather_backward(grad, self_sizes_, dim_, unpack(indices_));
    }
  }

  int64_t dim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
struct CumminBackward final : BackwardNode<CumminBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t dim) {
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] = formulas::gather_backward(grad, self_sizes_, dim_, unpack(indices_));
    }
  }

  int64_t dim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
struct KthvalueBackward final : BackwardNode<KthvalueBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t, int64_t dim, bool keepdim) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), keepdim_);
    }
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// masked_select(Tensor self, Tensor mask) -> Tensor
struct MaskedSelectBackward final : BackwardNode<MaskedSelectBackward, 0> {
  using Undifferentiated = std::index_sequence<1>;
  void release_saved() override { reset(mask_); }
  void save(const auto& call, const TensorBase& self, const TensorBase& mask) {
    call.save(mask_, mask, "mask");
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::masked_select_backward(grad, self_sizes_, unpack(mask_));
    }
  }

  SavedTensor mask_;
  DimVector self_sizes_;
};

// median(Tensor self) -> Tensor
struct MedianBackward final : BackwardNode<MedianBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = formulas::median_backward(grad, self, result);
    }
  }

  SavedTensor self_, result_;
};

// median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
struct MedianBackward_dim final : BackwardNode<MedianBackward_dim, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t dim, bool keepdim) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), keepdim_);
    }
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
struct ModeBackward final : BackwardNode<ModeBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t dim, bool keepdim) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), keepdim_);
    }
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// nanmedian(Tensor self) -> Tensor
struct NanmedianBackward final : BackwardNode<NanmedianBackward, 0> {
  void release_saved() override { reset(self_, result_); }
  void save(const auto& call, const TensorBase& self) { call.save(self_, self, "self"); }
  void save_results(const auto& call, const TensorBase& result, const auto&...) {
    call.save_result(result_, result);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const TensorBase self = unpack(self_);
      const TensorBase result = unpack(result_);
      results[0] = formulas::median_backward(grad, self, result);
    }
  }

  SavedTensor self_, result_;
};

// nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
struct NanmedianBackward_dim final : BackwardNode<NanmedianBackward_dim, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t dim, bool keepdim) {
    dim_ = dim;
    keepdim_ = keepdim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), keepdim_);
    }
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values,
//   Tensor indices)
struct SortBackward_stable final : BackwardNode<SortBackward_stable, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, std::optional<bool>, int64_t dim, const auto&...) {
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), true);
    }
  }

  int64_t dim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values,
//   Tensor indices)
struct TopkBackward final : BackwardNode<TopkBackward, 0> {
  using DifferentiableResults = std::index_sequence<0>;
  void release_saved() override { reset(indices_); }
  void save(const auto&, const TensorBase& self, int64_t, int64_t dim, const auto&...) {
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void save_results(const auto&, const TensorBase&, const TensorBase& indices, const auto&...) {
    indices_.save(indices, /*is_output=*/false);
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      results[0] =
          formulas::value_selecting_backward(grad, self_sizes_, dim_, unpack(indices_), true);
    }
  }

  int64_t dim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// _unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) ->
//   (Tensor, Tensor, Tensor)
struct InternalUnique2Backward final : NotImplementedBackward<"InternalUnique2Backward",
    stubs::_unique2, 0> {
  using DifferentiableResults = std::index_sequence<0>;
};

// unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int?
//   dim=None) -> (Tensor, Tensor, Tensor)
struct UniqueConsecutiveBackward final : NotImplementedBackward<"UniqueConsecutiveBackward",
    stubs::unique_consecutive, 0> {
  using DifferentiableResults = std::index_sequence<0>;
};

// unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool
//   return_counts=False) -> (Tensor, Tensor, Tensor)
struct UniqueDimBackward final : NotImplementedBackward<"UniqueDimBackward", stubs::unique_dim, 0> {
  using DifferentiableResults = std::index_sequence<0>;
};

}  // namespace

void register_autograd_sorting() {
  const AutogradKernels kernels("tenon/generated/autograd/sorting.cpp");
  kernels.record<CummaxBackward, stubs::cummax>();
  kernels.record<CumminBackward, stubs::cummin>();
  kernels.record<NotImplementedBackward<"HistcBackward", stubs::histc, 0>, stubs::histc>();
  kernels.record<KthvalueBackward, stubs::kthvalue>();
  kernels.record<MaskedSelectBackward, stubs::masked_select>();
  kernels.record<MedianBackward, stubs::median>();
  kernels.record<MedianBackward_dim, stubs::median_dim>();
  kernels.record<ModeBackward, stubs::mode>();
  kernels.record<NanmedianBackward, stubs::nanmedian>();
  kernels.record<NanmedianBackward_dim, stubs::nanmedian_dim>();
  kernels.record<SortBackward_stable, stubs::sort_stable>();
  kernels.record<TopkBackward, stubs::topk>();
  kernels.record<InternalUnique2Backward, stubs::_unique2>();
  kernels.record<UniqueConsecutiveBackward, stubs::unique_consecutive>();
  kernels.record<UniqueDimBackward, stubs::unique_dim>();
  kernels.constant<stubs::bincount, stubs::nonzero>();
}

}  // namespace tenon
