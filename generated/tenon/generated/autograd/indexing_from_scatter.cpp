// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/scatter.h"

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

}  // namespace

void register_autograd_indexing_from_scatter() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing_from_scatter.cpp");
  kernels.record<ScatterBackward_src, stubs::scatter_src, stubs::scatter__src>();
  kernels.record<ScatterBackward_value, stubs::scatter_value, stubs::scatter__value>();
}

}  // namespace tenon
