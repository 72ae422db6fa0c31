// Generated from ops.yaml by templates/autograd/shard.cpp.j2. Do not edit; run
//   python3 -m codegen
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tenon/autograd/formulas/formulas.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/autograd/view.h"
#include "tenon/base/dim_vector.h"
#include "tenon/base/generator.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/generated/registrations.h"
#include "tenon/generated/ops/_unsafe_view.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/generated/ops/split_with_sizes.h"
#include "tenon/generated/ops/squeeze.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unbind.h"
#include "tenon/generated/ops/unfold.h"
#include "tenon/generated/ops/unsqueeze.h"
#include "tenon/generated/ops/view.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/view.cpp";

// alias(Tensor(a) self) -> Tensor(a)
class AliasBackward final : public Node {
 public:
  std::string_view name() const override { return "AliasBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = grad;
    }
    return results;
  }
};

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
class AsStridedBackward final : public Node {
 public:
  std::string_view name() const override { return "AsStridedBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const IntArrayRef size = size_;
      const IntArrayRef stride = stride_;
      const std::optional<int64_t>& storage_offset = storage_offset_;
      results[0] = formulas::as_strided_backward(
          grad, self_sizes_, self_strides_, self_storage_offset_, size, stride, storage_offset);
    }
    return results;
  }

  DimVector size_;
  DimVector stride_;
  std::optional<int64_t> storage_offset_;
  DimVector self_sizes_;
  DimVector self_strides_;
  int64_t self_storage_offset_{};
};

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
class ExpandBackward final : public Node {
 public:
  std::string_view name() const override { return "ExpandBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = formulas::sum_to(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
class PermuteBackward final : public Node {
 public:
  std::string_view name() const override { return "PermuteBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const IntArrayRef dims = dims_;
      results[0] = formulas::permute_backward(grad, dims);
    }
    return results;
  }

  DimVector dims_;
};

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
class SelectBackward_int final : public Node {
 public:
  std::string_view name() const override { return "SelectBackward_int"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const int64_t& index = index_;
      results[0] = formulas::select_backward(grad, self_sizes_, dim, index);
    }
    return results;
  }

  int64_t dim_{};
  int64_t index_{};
  DimVector self_sizes_;
};

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
class SliceBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "SliceBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const std::optional<int64_t>& start = start_;
      const std::optional<int64_t>& end = end_;
      const int64_t& step = step_;
      results[0] = formulas::slice_backward(grad, self_sizes_, dim, start, end, step);
    }
    return results;
  }

  int64_t dim_{};
  std::optional<int64_t> start_;
  std::optional<int64_t> end_;
  int64_t step_{};
  DimVector self_sizes_;
};

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
class SplitBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "SplitBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    if (needs_input_grad(0)) {
      const int64_t& split_size = split_size_;
      const int64_t& dim = dim_;
      results[0] = formulas::split_backward(grads, self_sizes_, split_size, dim);
    }
    return results;
  }

  int64_t split_size_{};
  int64_t dim_{};
  DimVector self_sizes_;
};

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
class SplitWithSizesBackward final : public Node {
 public:
  std::string_view name() const override { return "SplitWithSizesBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    if (needs_input_grad(0)) {
      const IntArrayRef split_sizes = split_sizes_;
      const int64_t& dim = dim_;
      results[0] = formulas::split_with_sizes_backward(grads, self_sizes_, split_sizes, dim);
    }
    return results;
  }

  DimVector split_sizes_;
  int64_t dim_{};
  DimVector self_sizes_;
};

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
class UnbindBackward_int final : public Node {
 public:
  std::string_view name() const override { return "UnbindBackward_int"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      results[0] = formulas::unbind_backward(grads, self_sizes_, dim);
    }
    return results;
  }

  int64_t dim_{};
  DimVector self_sizes_;
};

// squeeze(Tensor(a) self) -> Tensor(a)
class SqueezeBackward final : public Node {
 public:
  std::string_view name() const override { return "SqueezeBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::reshape(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
class SqueezeBackward_dim final : public Node {
 public:
  std::string_view name() const override { return "SqueezeBackward_dim"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::reshape(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
class SqueezeBackward_dims final : public Node {
 public:
  std::string_view name() const override { return "SqueezeBackward_dims"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::reshape(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
class UnsqueezeBackward final : public Node {
 public:
  std::string_view name() const override { return "UnsqueezeBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      results[0] = ops::squeeze(grad, dim);
    }
    return results;
  }

  int64_t dim_{};
};

// t(Tensor(a) self) -> Tensor(a)
class TBackward final : public Node {
 public:
  std::string_view name() const override { return "TBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::t(grad);
    }
    return results;
  }
};

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
class TransposeBackward_int final : public Node {
 public:
  std::string_view name() const override { return "TransposeBackward_int"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim0 = dim0_;
      const int64_t& dim1 = dim1_;
      results[0] = ops::transpose(grad, dim0, dim1);
    }
    return results;
  }

  int64_t dim0_{};
  int64_t dim1_{};
};

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
class DiagonalBackward final : public Node {
 public:
  std::string_view name() const override { return "DiagonalBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& offset = offset_;
      const int64_t& dim1 = dim1_;
      const int64_t& dim2 = dim2_;
      results[0] = formulas::diagonal_backward(grad, self_sizes_, offset, dim1, dim2);
    }
    return results;
  }

  int64_t offset_{};
  int64_t dim1_{};
  int64_t dim2_{};
  DimVector self_sizes_;
};

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
class UnfoldBackward final : public Node {
 public:
  std::string_view name() const override { return "UnfoldBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dimension = dimension_;
      const int64_t& size = size_;
      const int64_t& step = step_;
      results[0] = formulas::unfold_backward(grad, self_sizes_, dimension, size, step);
    }
    return results;
  }

  int64_t dimension_{};
  int64_t size_{};
  int64_t step_{};
  DimVector self_sizes_;
};

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
class ViewBackward final : public Node {
 public:
  std::string_view name() const override { return "ViewBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::reshape(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
class InternalUnsafeViewBackward final : public Node {
 public:
  std::string_view name() const override { return "InternalUnsafeViewBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::reshape(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
class UnsqueezeInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "UnsqueezeInplaceBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      results[0] = ops::squeeze(grad, dim);
    }
    return results;
  }

  int64_t dim_{};
};

// squeeze_(Tensor(a!) self) -> Tensor(a!)
class SqueezeInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "SqueezeInplaceBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::reshape(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
class SqueezeInplaceBackward_dim final : public Node {
 public:
  std::string_view name() const override { return "SqueezeInplaceBackward_dim"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::reshape(grad, self_sizes_);
    }
    return results;
  }

  DimVector self_sizes_;
};

// t_(Tensor(a!) self) -> Tensor(a!)
class TInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "TInplaceBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = ops::t(grad);
    }
    return results;
  }
};

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
class TransposeInplaceBackward final : public Node {
 public:
  std::string_view name() const override { return "TransposeInplaceBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim0 = dim0_;
      const int64_t& dim1 = dim1_;
      results[0] = ops::transpose(grad, dim0, dim1);
    }
    return results;
  }

  int64_t dim0_{};
  int64_t dim1_{};
};

// alias(Tensor(a) self) -> Tensor(a)
TensorBase alias(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<AliasBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("alias", "self", self);
    node = make_intrusive<AliasBackward>();
    node->set_next_edges(collect_next_edges(self));
  }
  TensorBase result = stubs::alias::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) ->
//   Tensor(a)
TensorBase as_strided(DispatchKeySet keys, const TensorBase& self, IntArrayRef size,
                      IntArrayRef stride, std::optional<int64_t> storage_offset) {
  intrusive_ptr<AsStridedBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("as_strided", "self", self);
    node = make_intrusive<AsStridedBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->size_ = size;
    node->stride_ = stride;
    node->storage_offset_ = storage_offset;
    node->self_sizes_ = self.sizes();
    node->self_strides_ = self.strides();
    node->self_storage_offset_ = self.storage_offset();
  }
  TensorBase result =
      stubs::as_strided::redispatch(keys & after_autograd_keys, self, size, stride, storage_offset);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
TensorBase expand(DispatchKeySet keys, const TensorBase& self, IntArrayRef size, bool implicit) {
  intrusive_ptr<ExpandBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("expand", "self", self);
    node = make_intrusive<ExpandBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::expand::redispatch(keys & after_autograd_keys, self, size, implicit);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// permute(Tensor(a) self, int[] dims) -> Tensor(a)
TensorBase permute(DispatchKeySet keys, const TensorBase& self, IntArrayRef dims) {
  intrusive_ptr<PermuteBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("permute", "self", self);
    node = make_intrusive<PermuteBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dims_ = dims;
  }
  TensorBase result = stubs::permute::redispatch(keys & after_autograd_keys, self, dims);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
TensorBase select_int(DispatchKeySet keys, const TensorBase& self, int64_t dim, int64_t index) {
  intrusive_ptr<SelectBackward_int> node;
  if (any_requires_grad(self)) {
    check_view_recordable("select.int", "self", self);
    node = make_intrusive<SelectBackward_int>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->index_ = index;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::select_int::redispatch(keys & after_autograd_keys, self, dim, index);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) ->
//   Tensor(a)
TensorBase slice_Tensor(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                        std::optional<int64_t> start, std::optional<int64_t> end, int64_t step) {
  intrusive_ptr<SliceBackward_Tensor> node;
  if (any_requires_grad(self)) {
    check_view_recordable("slice.Tensor", "self", self);
    node = make_intrusive<SliceBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->start_ = start;
    node->end_ = end;
    node->step_ = step;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::slice_Tensor::redispatch(keys & after_autograd_keys, self, dim, start, end, step);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> split_Tensor(DispatchKeySet keys, const TensorBase& self,
                                     int64_t split_size, int64_t dim) {
  intrusive_ptr<SplitBackward_Tensor> node;
  if (any_requires_grad(self)) {
    check_view_recordable("split.Tensor", "self", self);
    node = make_intrusive<SplitBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self));
    node->split_size_ = split_size;
    node->dim_ = dim;
    node->self_sizes_ = self.sizes();
  }
  std::vector<TensorBase> result =
      stubs::split_Tensor::redispatch(keys & after_autograd_keys, self, split_size, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> split_with_sizes(DispatchKeySet keys, const TensorBase& self,
                                         IntArrayRef split_sizes, int64_t dim) {
  intrusive_ptr<SplitWithSizesBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("split_with_sizes", "self", self);
    node = make_intrusive<SplitWithSizesBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->split_sizes_ = split_sizes;
    node->dim_ = dim;
    node->self_sizes_ = self.sizes();
  }
  std::vector<TensorBase> result =
      stubs::split_with_sizes::redispatch(keys & after_autograd_keys, self, split_sizes, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
std::vector<TensorBase> unbind_int(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  intrusive_ptr<UnbindBackward_int> node;
  if (any_requires_grad(self)) {
    check_view_recordable("unbind.int", "self", self);
    node = make_intrusive<UnbindBackward_int>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->self_sizes_ = self.sizes();
  }
  std::vector<TensorBase> result =
      stubs::unbind_int::redispatch(keys & after_autograd_keys, self, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// squeeze(Tensor(a) self) -> Tensor(a)
TensorBase squeeze(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<SqueezeBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("squeeze", "self", self);
    node = make_intrusive<SqueezeBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::squeeze::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
TensorBase squeeze_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  intrusive_ptr<SqueezeBackward_dim> node;
  if (any_requires_grad(self)) {
    check_view_recordable("squeeze.dim", "self", self);
    node = make_intrusive<SqueezeBackward_dim>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::squeeze_dim::redispatch(keys & after_autograd_keys, self, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
TensorBase squeeze_dims(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim) {
  intrusive_ptr<SqueezeBackward_dims> node;
  if (any_requires_grad(self)) {
    check_view_recordable("squeeze.dims", "self", self);
    node = make_intrusive<SqueezeBackward_dims>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::squeeze_dims::redispatch(keys & after_autograd_keys, self, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
TensorBase unsqueeze(DispatchKeySet keys, const TensorBase& self, int64_t dim) {
  intrusive_ptr<UnsqueezeBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("unsqueeze", "self", self);
    node = make_intrusive<UnsqueezeBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
  }
  TensorBase result = stubs::unsqueeze::redispatch(keys & after_autograd_keys, self, dim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// t(Tensor(a) self) -> Tensor(a)
TensorBase t(DispatchKeySet keys, const TensorBase& self) {
  intrusive_ptr<TBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("t", "self", self);
    node = make_intrusive<TBackward>();
    node->set_next_edges(collect_next_edges(self));
  }
  TensorBase result = stubs::t::redispatch(keys & after_autograd_keys, self);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
TensorBase transpose_int(DispatchKeySet keys, const TensorBase& self, int64_t dim0, int64_t dim1) {
  intrusive_ptr<TransposeBackward_int> node;
  if (any_requires_grad(self)) {
    check_view_recordable("transpose.int", "self", self);
    node = make_intrusive<TransposeBackward_int>();
    node->set_next_edges(collect_next_edges(self));
    node->dim0_ = dim0;
    node->dim1_ = dim1;
  }
  TensorBase result =
      stubs::transpose_int::redispatch(keys & after_autograd_keys, self, dim0, dim1);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
TensorBase diagonal(DispatchKeySet keys, const TensorBase& self, int64_t offset, int64_t dim1,
                    int64_t dim2) {
  intrusive_ptr<DiagonalBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("diagonal", "self", self);
    node = make_intrusive<DiagonalBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->offset_ = offset;
    node->dim1_ = dim1;
    node->dim2_ = dim2;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::diagonal::redispatch(keys & after_autograd_keys, self, offset, dim1, dim2);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
TensorBase unfold(DispatchKeySet keys, const TensorBase& self, int64_t dimension, int64_t size,
                  int64_t step) {
  intrusive_ptr<UnfoldBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("unfold", "self", self);
    node = make_intrusive<UnfoldBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dimension_ = dimension;
    node->size_ = size;
    node->step_ = step;
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::unfold::redispatch(keys & after_autograd_keys, self, dimension, size, step);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// view(Tensor(a) self, SymInt[] size) -> Tensor(a)
TensorBase view(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  intrusive_ptr<ViewBackward> node;
  if (any_requires_grad(self)) {
    check_view_recordable("view", "self", self);
    node = make_intrusive<ViewBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::view::redispatch(keys & after_autograd_keys, self, size);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// _unsafe_view(Tensor self, SymInt[] size) -> Tensor
TensorBase _unsafe_view(DispatchKeySet keys, const TensorBase& self, IntArrayRef size) {
  intrusive_ptr<InternalUnsafeViewBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<InternalUnsafeViewBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::_unsafe_view::redispatch(keys & after_autograd_keys, self, size);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& unsqueeze_(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  const bool record = any_requires_grad(self);
  check_inplace_view("unsqueeze_", self, record);
  if (!record) {
    stubs::unsqueeze_::redispatch(keys & after_autograd_keys, self, dim);
    return self;
  }
  const auto node = make_intrusive<UnsqueezeInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->dim_ = dim;
  PendingHistory history(self, node, PendingHistory::Change::kGeometry);
  stubs::unsqueeze_::redispatch(keys & after_autograd_keys, self, dim);
  history.commit();
  return self;
}

// squeeze_(Tensor(a!) self) -> Tensor(a!)
TensorBase& squeeze_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace_view("squeeze_", self, record);
  if (!record) {
    stubs::squeeze_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<SqueezeInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node, PendingHistory::Change::kGeometry);
  stubs::squeeze_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
TensorBase& squeeze__dim(DispatchKeySet keys, TensorBase& self, int64_t dim) {
  const bool record = any_requires_grad(self);
  check_inplace_view("squeeze_.dim", self, record);
  if (!record) {
    stubs::squeeze__dim::redispatch(keys & after_autograd_keys, self, dim);
    return self;
  }
  const auto node = make_intrusive<SqueezeInplaceBackward_dim>();
  node->set_next_edges(collect_next_edges(self));
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node, PendingHistory::Change::kGeometry);
  stubs::squeeze__dim::redispatch(keys & after_autograd_keys, self, dim);
  history.commit();
  return self;
}

// t_(Tensor(a!) self) -> Tensor(a!)
TensorBase& t_(DispatchKeySet keys, TensorBase& self) {
  const bool record = any_requires_grad(self);
  check_inplace_view("t_", self, record);
  if (!record) {
    stubs::t_::redispatch(keys & after_autograd_keys, self);
    return self;
  }
  const auto node = make_intrusive<TInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  PendingHistory history(self, node, PendingHistory::Change::kGeometry);
  stubs::t_::redispatch(keys & after_autograd_keys, self);
  history.commit();
  return self;
}

// transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
TensorBase& transpose_(DispatchKeySet keys, TensorBase& self, int64_t dim0, int64_t dim1) {
  const bool record = any_requires_grad(self);
  check_inplace_view("transpose_", self, record);
  if (!record) {
    stubs::transpose_::redispatch(keys & after_autograd_keys, self, dim0, dim1);
    return self;
  }
  const auto node = make_intrusive<TransposeInplaceBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->dim0_ = dim0;
  node->dim1_ = dim1;
  PendingHistory history(self, node, PendingHistory::Change::kGeometry);
  stubs::transpose_::redispatch(keys & after_autograd_keys, self, dim0, dim1);
  history.commit();
  return self;
}

}  // namespace

void register_autograd_view() {
  Dispatcher::set_builtin(stubs::alias::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&alias),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::as_strided::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&as_strided), kRegistrant);
  Dispatcher::set_builtin(stubs::expand::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&expand), kRegistrant);
  Dispatcher::set_builtin(stubs::permute::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&permute), kRegistrant);
  Dispatcher::set_builtin(stubs::select_int::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&select_int), kRegistrant);
  Dispatcher::set_builtin(stubs::slice_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&slice_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::split_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&split_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::split_with_sizes::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&split_with_sizes), kRegistrant);
  Dispatcher::set_builtin(stubs::unbind_int::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&unbind_int), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&squeeze), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze_dim::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&squeeze_dim), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze_dims::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&squeeze_dims), kRegistrant);
  Dispatcher::set_builtin(stubs::unsqueeze::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&unsqueeze), kRegistrant);
  Dispatcher::set_builtin(stubs::t::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&t),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::transpose_int::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&transpose_int), kRegistrant);
  Dispatcher::set_builtin(stubs::diagonal::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&diagonal), kRegistrant);
  Dispatcher::set_builtin(stubs::unfold::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&unfold), kRegistrant);
  Dispatcher::set_builtin(stubs::view::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&view),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::_unsafe_view::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&_unsafe_view), kRegistrant);
  Dispatcher::set_builtin(stubs::unsqueeze_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&unsqueeze_), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&squeeze_), kRegistrant);
  Dispatcher::set_builtin(stubs::squeeze__dim::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&squeeze__dim), kRegistrant);
  Dispatcher::set_builtin(stubs::t_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&t_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::transpose_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&transpose_), kRegistrant);
}

}  // namespace tenon
