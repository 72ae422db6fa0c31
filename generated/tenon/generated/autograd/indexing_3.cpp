// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/indexing.h"
#include "tenon/generated/ops/as_strided_scatter.h"

namespace tenon {
namespace {

using namespace formulas;

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
struct AsStridedScatterBackward final : BackwardNode<AsStridedScatterBackward, 0, 1> {
  std::string_view name() const override { return "AsStridedScatterBackward"; }
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

}  // namespace

void register_autograd_indexing_3() {
  const AutogradKernels kernels("tenon/generated/autograd/indexing_3.cpp");
  kernels.record<AsStridedScatterBackward, stubs::as_strided_scatter>();
}

}  // namespace tenon
