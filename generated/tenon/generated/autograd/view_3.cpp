// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include "tenon/autograd/recorded_call.h"
#include "tenon/autograd/formulas/view.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/view.h"

namespace tenon {
namespace {

using namespace formulas;

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
struct AsStridedBackward final : BackwardNode<AsStridedBackward, 0> {
  std::string_view name() const override { return "AsStridedBackward"; }
  void save(const auto&, const TensorBase& self, IntArrayRef size, IntArrayRef stride,
            std::optional<int64_t> storage_offset) {
    size_ = size;
    stride_ = stride;
    storage_offset_ = storage_offset;
    self_sizes_ = self.sizes();
    self_strides_ = self.strides();
    self_storage_offset_ = self.storage_offset();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::as_strided_backward(
          grad, self_sizes_, self_strides_, self_storage_offset_, size_, stride_, storage_offset_);
    }
  }

  DimVector size_, stride_, self_sizes_, self_strides_;
  std::optional<int64_t> storage_offset_;
  int64_t self_storage_offset_{};
};

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
struct UnbindBackward_int final : BackwardNode<UnbindBackward_int, 0> {
  std::string_view name() const override { return "UnbindBackward_int"; }
  void save(const auto&, const TensorBase& self, int64_t dim) {
    dim_ = dim;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorVector& grads, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = formulas::unbind_backward(grads, self_sizes_, dim_);
  }

  int64_t dim_{};
  DimVector self_sizes_;
};

// squeeze(Tensor(a) self) -> Tensor(a)
struct SqueezeBackward final : BackwardNode<SqueezeBackward, 0> {
  std::string_view name() const override { return "SqueezeBackward"; }
  void save(const auto&, const TensorBase& self) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
struct SqueezeBackward_dim final : BackwardNode<SqueezeBackward_dim, 0> {
  std::string_view name() const override { return "SqueezeBackward_dim"; }
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
struct SqueezeBackward_dims final : BackwardNode<SqueezeBackward_dims, 0> {
  std::string_view name() const override { return "SqueezeBackward_dims"; }
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
struct DiagonalBackward final : BackwardNode<DiagonalBackward, 0> {
  std::string_view name() const override { return "DiagonalBackward"; }
  void save(const auto&, const TensorBase& self, int64_t offset, int64_t dim1, int64_t dim2) {
    offset_ = offset;
    dim1_ = dim1;
    dim2_ = dim2;
    self_sizes_ = self.sizes();
  }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) {
      results[0] = formulas::diagonal_backward(grad, self_sizes_, offset_, dim1_, dim2_);
    }
  }

  int64_t offset_{}, dim1_{}, dim2_{};
  DimVector self_sizes_;
};

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
struct ViewBackward final : BackwardNode<ViewBackward, 0> {
  std::string_view name() const override { return "ViewBackward"; }
  void save(const auto&, const TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze_(Tensor(a!) self) -> Tensor(a!)
struct SqueezeInplaceBackward final : BackwardNode<SqueezeInplaceBackward, 0> {
  std::string_view name() const override { return "SqueezeInplaceBackward"; }
  void save(const auto&, TensorBase& self) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
struct SqueezeInplaceBackward_dim final : BackwardNode<SqueezeInplaceBackward_dim, 0> {
  std::string_view name() const override { return "SqueezeInplaceBackward_dim"; }
  void save(const auto&, TensorBase& self, const auto&...) { self_sizes_ = self.sizes(); }
  void differentiate(const TensorBase& grad, TensorVector& results) const {
    if (needs_input_grad(0)) results[0] = ops::reshape(grad, self_sizes_);
  }

  DimVector self_sizes_;
};

}  // namespace

void register_autograd_view_3() {
  const AutogradKernels kernels("tenon/generated/autograd/view_3.cpp");
  kernels.record<AsStridedBackward, stubs::as_strided>();
  kernels.record<UnbindBackward_int, stubs::unbind_int>();
  kernels.record<SqueezeBackward, stubs::squeeze>();
  kernels.record<SqueezeBackward_dim, stubs::squeeze_dim>();
  kernels.record<SqueezeBackward_dims, stubs::squeeze_dims>();
  kernels.record<DiagonalBackward, stubs::diagonal>();
  kernels.record<ViewBackward, stubs::view>();
  kernels.record<SqueezeInplaceBackward, stubs::squeeze_>();
  kernels.record<SqueezeInplaceBackward_dim, stubs::squeeze__dim>();
}

}  // namespace tenon
