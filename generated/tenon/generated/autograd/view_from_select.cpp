// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_copy.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_copy.h"

namespace tenon {
namespace {

using namespace formulas;

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

}  // namespace

void register_autograd_view_from_select() {
  const AutogradKernels kernels("tenon/generated/autograd/view_from_select.cpp");
  kernels.record<SelectBackward_int, stubs::select_int, stubs::select_copy_int>();
  kernels.record<SliceBackward_Tensor, stubs::slice_Tensor, stubs::slice_copy_Tensor>();
}

}  // namespace tenon
