// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/basic.h"
#include "tenon/autograd/formulas/joining.h"
#include "tenon/generated/ops/cat.h"
#include "tenon/generated/ops/constant_pad_nd.h"
#include "tenon/generated/ops/flip.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/unbind.h"

namespace tenon {
namespace {

using namespace formulas;

// cat(Tensor[] tensors, int dim=0) -> Tensor
struct CatBackward final : BackwardNode<CatBackward, 0> {
  size_t result_count() const { return num_outputs(); }
  void save(const auto&, TensorList tensors, int64_t dim) {
    dim_ = dim;
    tensors_sizes_ = sizes_of(tensors);
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    place_gradients(results, 0, formulas::cat_backward(grad, tensors_sizes_, dim_));
  }

  int64_t dim_{};
  std::vector<DimVector> tensors_sizes_;
};

// constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor
struct ConstantPadNdBackward final : BackwardNode<ConstantPadNdBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef pad, const auto&...) { pad_ = pad; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::constant_pad_nd_backward(grad, pad_);
  }

  DimVector pad_;
};

// flip(Tensor self, int[] dims) -> Tensor
struct FlipBackward final : BackwardNode<FlipBackward, 0> {
  void save(const auto&, const TensorBase&, IntArrayRef dims) { dims_ = dims; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      const IntArrayRef dims = dims_;
      results[0] = ops::flip(grad, dims);
    }
  }

  DimVector dims_;
};

// stack(Tensor[] tensors, int dim=0) -> Tensor
struct StackBackward final : BackwardNode<StackBackward, 0> {
  size_t result_count() const { return num_outputs(); }
  void save(const auto&, TensorList, int64_t dim) { dim_ = dim; }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    place_gradients(results, 0, ops::unbind(grad, dim_));
  }

  int64_t dim_{};
};

}  // namespace

void register_autograd_joining() {
  const AutogradKernels kernels("tenon/generated/autograd/joining.cpp");
  kernels.record<CatBackward, stubs::cat>();
  kernels.record<ConstantPadNdBackward, stubs::constant_pad_nd>();
  kernels.record<FlipBackward, stubs::flip>();
  kernels.record<StackBackward, stubs::stack>();
  kernels.refuse<stubs::cat_out, stubs::stack_out>();
}

}  // namespace tenon
