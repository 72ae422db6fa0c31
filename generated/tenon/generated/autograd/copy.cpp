// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/copy.h"
#include "tenon/generated/ops/_in_interval.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/fill.h"
#include "tenon/generated/ops/resize.h"
#include "tenon/generated/ops/zero.h"
#include "tenon/generated/ops/zeros_like.h"

namespace tenon {
namespace {

using namespace formulas;

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
struct CloneBackward final : BackwardNode<CloneBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
struct CopyInplaceBackward final : BackwardNode<CopyInplaceBackward, 0, 1> {
  void save(const auto&, const TensorBase&, const TensorBase& src, const auto&...) {
    src_sizes_ = src.sizes();
    src_dtype_ = src.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::zeros_like(grad);
    if (needs_input_grad(1)) results[1] = formulas::copy_backward(grad, src_sizes_, src_dtype_);
  }

  DimVector src_sizes_;
  DType src_dtype_{};
};

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
struct CopyBackward final : BackwardNode<CopyBackward, 0, 1> {
  void save(const auto&, const TensorBase&, const TensorBase& src, const auto&...) {
    src_sizes_ = src.sizes();
    src_dtype_ = src.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::zeros_like(grad);
    if (needs_input_grad(1)) results[1] = formulas::copy_backward(grad, src_sizes_, src_dtype_);
  }

  DimVector src_sizes_;
  DType src_dtype_{};
};

// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
struct FillInplaceBackward_Tensor final : BackwardNode<FillInplaceBackward_Tensor, 0, 1> {
  void save(const auto&, const TensorBase&, const TensorBase& value) {
    value_sizes_ = value.sizes();
    value_dtype_ = value.dtype();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::zeros_like(grad);
    if (needs_input_grad(1)) results[1] = formulas::copy_backward(grad, value_sizes_, value_dtype_);
  }

  DimVector value_sizes_;
  DType value_dtype_{};
};

// _in_interval(Tensor self, float least, float most, str op, str elements) -> Tensor
struct InternalInIntervalBackward final : BackwardNode<InternalInIntervalBackward, 0> {
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = grad;
  }
};

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
struct InternalToCopyBackward final : BackwardNode<InternalToCopyBackward, 0> {
  void save(const auto&, const TensorBase& self, const auto&...) { self_dtype_ = self.dtype(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::to_copy_backward(grad, self_dtype_);
  }

  DType self_dtype_{};
};

}  // namespace

void register_autograd_copy() {
  const AutogradKernels kernels("tenon/generated/autograd/copy.cpp");
  kernels.record<CloneBackward, stubs::clone>();
  kernels.record<CopyInplaceBackward, stubs::copy_>();
  kernels.record<CopyBackward, stubs::copy>();
  kernels.record<ZerosBackward<"FillInplaceBackward_Scalar">, stubs::fill__Scalar>();
  kernels.record<ZerosBackward<"FillBackward_Scalar">, stubs::fill_Scalar>();
  kernels.record<FillInplaceBackward_Tensor, stubs::fill__Tensor, stubs::fill_Tensor>();
  kernels.record<InternalInIntervalBackward, stubs::_in_interval>();
  kernels.record<NotImplementedBackward<"ResizeInplaceBackward", stubs::resize_, 0>,
      stubs::resize_>();
  kernels.record<InternalToCopyBackward, stubs::_to_copy>();
  kernels.record<ZerosBackward<"ZeroInplaceBackward">, stubs::zero_, stubs::zero>();
}

}  // namespace tenon
