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
#include "tenon/generated/ops/as_strided_scatter.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/diagonal.h"
#include "tenon/generated/ops/diagonal_scatter.h"
#include "tenon/generated/ops/gather.h"
#include "tenon/generated/ops/index_add.h"
#include "tenon/generated/ops/index_select.h"
#include "tenon/generated/ops/logical_not.h"
#include "tenon/generated/ops/masked_fill.h"
#include "tenon/generated/ops/reshape.h"
#include "tenon/generated/ops/scatter.h"
#include "tenon/generated/ops/scatter_add.h"
#include "tenon/generated/ops/select.h"
#include "tenon/generated/ops/select_scatter.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/slice_scatter.h"
#include "tenon/generated/ops/tril.h"
#include "tenon/generated/ops/triu.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/indexing.cpp";

// index_select(Tensor self, int dim, Tensor index) -> Tensor
class IndexSelectBackward final : public Node {
 public:
  std::string_view name() const override { return "IndexSelectBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const TensorBase index = index_.unpack(*this);
      results[0] = formulas::index_select_backward(grad, self_sizes_, dim, index);
    }
    return results;
  }

  void release_saved() override {
    index_.reset();
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector self_sizes_;
};

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
class IndexAddBackward final : public Node {
 public:
  std::string_view name() const override { return "IndexAddBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = grad;
    }
    if (needs_input_grad(1)) {
      const int64_t& dim = dim_;
      const TensorBase index = index_.unpack(*this);
      const Scalar& alpha = alpha_;
      results[1] = formulas::maybe_multiply(
          ops::reshape(ops::index_select(grad, dim, index), source_sizes_), alpha);
    }
    return results;
  }

  void release_saved() override {
    index_.reset();
  }

  int64_t dim_{};
  SavedTensor index_;
  Scalar alpha_;
  DimVector source_sizes_;
};

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
class MaskedFillBackward_Scalar final : public Node {
 public:
  std::string_view name() const override { return "MaskedFillBackward_Scalar"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase mask = mask_.unpack(*this);
      results[0] = sum_to(ops::masked_fill(grad, mask, 0), self_sizes_);
    }
    return results;
  }

  void release_saved() override {
    mask_.reset();
  }

  SavedTensor mask_;
  DimVector self_sizes_;
};

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
class MaskedFillBackward_Tensor final : public Node {
 public:
  std::string_view name() const override { return "MaskedFillBackward_Tensor"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase mask = mask_.unpack(*this);
      results[0] = sum_to(ops::masked_fill(grad, mask, 0), self_sizes_);
    }
    if (needs_input_grad(1)) {
      const TensorBase mask = mask_.unpack(*this);
      results[1] = sum_to(ops::masked_fill(grad, ops::logical_not(mask), 0), value_sizes_);
    }
    return results;
  }

  void release_saved() override {
    mask_.reset();
  }

  SavedTensor mask_;
  DimVector self_sizes_;
  DimVector value_sizes_;
};

// tril(Tensor self, int diagonal=0) -> Tensor
class TrilBackward final : public Node {
 public:
  std::string_view name() const override { return "TrilBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& diagonal = diagonal_;
      results[0] = ops::tril(grad, diagonal);
    }
    return results;
  }

  int64_t diagonal_{};
};

// triu(Tensor self, int diagonal=0) -> Tensor
class TriuBackward final : public Node {
 public:
  std::string_view name() const override { return "TriuBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& diagonal = diagonal_;
      results[0] = ops::triu(grad, diagonal);
    }
    return results;
  }

  int64_t diagonal_{};
};

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
class SelectScatterBackward final : public Node {
 public:
  std::string_view name() const override { return "SelectScatterBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const int64_t& index = index_;
      results[0] = formulas::select_scatter_backward(grad, dim, index);
    }
    if (needs_input_grad(1)) {
      const int64_t& dim = dim_;
      const int64_t& index = index_;
      results[1] = ops::select(grad, dim, index);
    }
    return results;
  }

  int64_t dim_{};
  int64_t index_{};
};

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
class SliceScatterBackward final : public Node {
 public:
  std::string_view name() const override { return "SliceScatterBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const std::optional<int64_t>& start = start_;
      const std::optional<int64_t>& end = end_;
      const int64_t& step = step_;
      results[0] = formulas::slice_scatter_backward(grad, dim, start, end, step);
    }
    if (needs_input_grad(1)) {
      const int64_t& dim = dim_;
      const std::optional<int64_t>& start = start_;
      const std::optional<int64_t>& end = end_;
      const int64_t& step = step_;
      results[1] = ops::slice(grad, dim, start, end, step);
    }
    return results;
  }

  int64_t dim_{};
  std::optional<int64_t> start_;
  std::optional<int64_t> end_;
  int64_t step_{};
};

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
class DiagonalScatterBackward final : public Node {
 public:
  std::string_view name() const override { return "DiagonalScatterBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& offset = offset_;
      const int64_t& dim1 = dim1_;
      const int64_t& dim2 = dim2_;
      results[0] = formulas::diagonal_scatter_backward(grad, offset, dim1, dim2);
    }
    if (needs_input_grad(1)) {
      const int64_t& offset = offset_;
      const int64_t& dim1 = dim1_;
      const int64_t& dim2 = dim2_;
      results[1] = ops::diagonal(grad, offset, dim1, dim2);
    }
    return results;
  }

  int64_t offset_{};
  int64_t dim1_{};
  int64_t dim2_{};
};

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
class AsStridedScatterBackward final : public Node {
 public:
  std::string_view name() const override { return "AsStridedScatterBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const IntArrayRef size = size_;
      const IntArrayRef stride = stride_;
      const std::optional<int64_t>& storage_offset = storage_offset_;
      results[0] = formulas::as_strided_scatter_backward(grad, self_strides_, self_storage_offset_,
                                                         size, stride, storage_offset);
    }
    if (needs_input_grad(1)) {
      const IntArrayRef size = size_;
      const IntArrayRef stride = stride_;
      const std::optional<int64_t>& storage_offset = storage_offset_;
      results[1] = formulas::as_strided_scatter_src_backward(
          grad, self_strides_, self_storage_offset_, size, stride, storage_offset);
    }
    return results;
  }

  DimVector size_;
  DimVector stride_;
  std::optional<int64_t> storage_offset_;
  DimVector self_strides_;
  int64_t self_storage_offset_{};
};

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
class GatherBackward final : public Node {
 public:
  std::string_view name() const override { return "GatherBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const TensorBase index = index_.unpack(*this);
      results[0] = formulas::gather_backward(grad, self_sizes_, dim, index);
    }
    return results;
  }

  void release_saved() override {
    index_.reset();
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector self_sizes_;
};

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
class ScatterBackward_src final : public Node {
 public:
  std::string_view name() const override { return "ScatterBackward_src"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const TensorBase index = index_.unpack(*this);
      results[0] = ops::scatter(grad, dim, index, 0);
    }
    if (needs_input_grad(1)) {
      const int64_t& dim = dim_;
      const TensorBase index = index_.unpack(*this);
      results[1] = formulas::scatter_source_backward(grad, src_sizes_, dim, index);
    }
    return results;
  }

  void release_saved() override {
    index_.reset();
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector src_sizes_;
};

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
class ScatterBackward_value final : public Node {
 public:
  std::string_view name() const override { return "ScatterBackward_value"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      const TensorBase index = index_.unpack(*this);
      results[0] = ops::scatter(grad, dim, index, 0);
    }
    return results;
  }

  void release_saved() override {
    index_.reset();
  }

  int64_t dim_{};
  SavedTensor index_;
};

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
class ScatterAddBackward final : public Node {
 public:
  std::string_view name() const override { return "ScatterAddBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = grad;
    }
    if (needs_input_grad(1)) {
      const int64_t& dim = dim_;
      const TensorBase index = index_.unpack(*this);
      results[1] = formulas::scatter_source_backward(grad, src_sizes_, dim, index);
    }
    return results;
  }

  void release_saved() override {
    index_.reset();
  }

  int64_t dim_{};
  SavedTensor index_;
  DimVector src_sizes_;
};

// index_select(Tensor self, int dim, Tensor index) -> Tensor
TensorBase index_select(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                        const TensorBase& index) {
  check_no_gradient_wanted("index_select", "index", index);
  intrusive_ptr<IndexSelectBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<IndexSelectBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->index_ = SavedTensor(index, /*is_output=*/false, "index_select", "index");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result = stubs::index_select::redispatch(keys & after_autograd_keys, self, dim, index);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& index_select_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                             const TensorBase& index, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, index, out), AutogradError,
              "index_select.out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::index_select_out::redispatch(keys & after_autograd_keys, self, dim, index, out);
}

// index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
TensorBase index_add(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                     const TensorBase& index, const TensorBase& source, const Scalar& alpha) {
  check_no_gradient_wanted("index_add", "index", index);
  intrusive_ptr<IndexAddBackward> node;
  if (any_requires_grad(self, source)) {
    node = make_intrusive<IndexAddBackward>();
    node->set_next_edges(collect_next_edges(self, source));
    node->dim_ = dim;
    if (node->has_next_edge(1)) node->index_ =
        SavedTensor(index, /*is_output=*/false, "index_add", "index");
    node->alpha_ = alpha;
    node->source_sizes_ = source.sizes();
  }
  TensorBase result =
      stubs::index_add::redispatch(keys & after_autograd_keys, self, dim, index, source, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& index_add_(DispatchKeySet keys, TensorBase& self, int64_t dim, const TensorBase& index,
                       const TensorBase& source, const Scalar& alpha) {
  check_no_gradient_wanted("index_add_", "index", index);
  const bool record = any_requires_grad(self, source);
  check_inplace("index_add_", self, record);
  if (!record) {
    stubs::index_add_::redispatch(keys & after_autograd_keys, self, dim, index, source, alpha);
    return self;
  }
  const auto node = make_intrusive<IndexAddBackward>();
  node->set_next_edges(collect_next_edges(self, source));
  node->dim_ = dim;
  if (node->has_next_edge(1)) node->index_ =
      SavedTensor(unchanged_by(self, index), /*is_output=*/false, "index_add_", "index");
  node->alpha_ = alpha;
  node->source_sizes_ = source.sizes();
  PendingHistory history(self, node);
  stubs::index_add_::redispatch(keys & after_autograd_keys, self, dim, index, source, alpha);
  history.commit();
  return self;
}

// masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
TensorBase masked_fill_Scalar(DispatchKeySet keys, const TensorBase& self, const TensorBase& mask,
                              const Scalar& value) {
  check_no_gradient_wanted("masked_fill.Scalar", "mask", mask);
  intrusive_ptr<MaskedFillBackward_Scalar> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MaskedFillBackward_Scalar>();
    node->set_next_edges(collect_next_edges(self));
    node->mask_ = SavedTensor(mask, /*is_output=*/false, "masked_fill.Scalar", "mask");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::masked_fill_Scalar::redispatch(keys & after_autograd_keys, self, mask, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
TensorBase& masked_fill__Scalar(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const Scalar& value) {
  check_no_gradient_wanted("masked_fill_.Scalar", "mask", mask);
  const bool record = any_requires_grad(self);
  check_inplace("masked_fill_.Scalar", self, record);
  if (!record) {
    stubs::masked_fill__Scalar::redispatch(keys & after_autograd_keys, self, mask, value);
    return self;
  }
  const auto node = make_intrusive<MaskedFillBackward_Scalar>();
  node->set_next_edges(collect_next_edges(self));
  node->mask_ =
      SavedTensor(unchanged_by(self, mask), /*is_output=*/false, "masked_fill_.Scalar", "mask");
  node->self_sizes_ = self.sizes();
  PendingHistory history(self, node);
  stubs::masked_fill__Scalar::redispatch(keys & after_autograd_keys, self, mask, value);
  history.commit();
  return self;
}

// masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
TensorBase masked_fill_Tensor(DispatchKeySet keys, const TensorBase& self, const TensorBase& mask,
                              const TensorBase& value) {
  check_no_gradient_wanted("masked_fill.Tensor", "mask", mask);
  intrusive_ptr<MaskedFillBackward_Tensor> node;
  if (any_requires_grad(self, value)) {
    node = make_intrusive<MaskedFillBackward_Tensor>();
    node->set_next_edges(collect_next_edges(self, value));
    node->mask_ = SavedTensor(mask, /*is_output=*/false, "masked_fill.Tensor", "mask");
    node->self_sizes_ = self.sizes();
    node->value_sizes_ = value.sizes();
  }
  TensorBase result =
      stubs::masked_fill_Tensor::redispatch(keys & after_autograd_keys, self, mask, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
TensorBase& masked_fill__Tensor(DispatchKeySet keys, TensorBase& self, const TensorBase& mask,
                                const TensorBase& value) {
  check_no_gradient_wanted("masked_fill_.Tensor", "mask", mask);
  const bool record = any_requires_grad(self, value);
  check_inplace("masked_fill_.Tensor", self, record);
  if (!record) {
    stubs::masked_fill__Tensor::redispatch(keys & after_autograd_keys, self, mask, value);
    return self;
  }
  const auto node = make_intrusive<MaskedFillBackward_Tensor>();
  node->set_next_edges(collect_next_edges(self, value));
  node->mask_ =
      SavedTensor(unchanged_by(self, mask), /*is_output=*/false, "masked_fill_.Tensor", "mask");
  node->self_sizes_ = self.sizes();
  node->value_sizes_ = value.sizes();
  PendingHistory history(self, node);
  stubs::masked_fill__Tensor::redispatch(keys & after_autograd_keys, self, mask, value);
  history.commit();
  return self;
}

// tril(Tensor self, int diagonal=0) -> Tensor
TensorBase tril(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  intrusive_ptr<TrilBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TrilBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->diagonal_ = diagonal;
  }
  TensorBase result = stubs::tril::redispatch(keys & after_autograd_keys, self, diagonal);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& tril_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  const bool record = any_requires_grad(self);
  check_inplace("tril_", self, record);
  if (!record) {
    stubs::tril_::redispatch(keys & after_autograd_keys, self, diagonal);
    return self;
  }
  const auto node = make_intrusive<TrilBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->diagonal_ = diagonal;
  PendingHistory history(self, node);
  stubs::tril_::redispatch(keys & after_autograd_keys, self, diagonal);
  history.commit();
  return self;
}

// tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& tril_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                     TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "tril.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::tril_out::redispatch(keys & after_autograd_keys, self, diagonal, out);
}

// triu(Tensor self, int diagonal=0) -> Tensor
TensorBase triu(DispatchKeySet keys, const TensorBase& self, int64_t diagonal) {
  intrusive_ptr<TriuBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<TriuBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->diagonal_ = diagonal;
  }
  TensorBase result = stubs::triu::redispatch(keys & after_autograd_keys, self, diagonal);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)
TensorBase& triu_(DispatchKeySet keys, TensorBase& self, int64_t diagonal) {
  const bool record = any_requires_grad(self);
  check_inplace("triu_", self, record);
  if (!record) {
    stubs::triu_::redispatch(keys & after_autograd_keys, self, diagonal);
    return self;
  }
  const auto node = make_intrusive<TriuBackward>();
  node->set_next_edges(collect_next_edges(self));
  node->diagonal_ = diagonal;
  PendingHistory history(self, node);
  stubs::triu_::redispatch(keys & after_autograd_keys, self, diagonal);
  history.commit();
  return self;
}

// triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& triu_out(DispatchKeySet keys, const TensorBase& self, int64_t diagonal,
                     TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "triu.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::triu_out::redispatch(keys & after_autograd_keys, self, diagonal, out);
}

// select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
TensorBase select_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                          int64_t dim, int64_t index) {
  intrusive_ptr<SelectScatterBackward> node;
  if (any_requires_grad(self, src)) {
    node = make_intrusive<SelectScatterBackward>();
    node->set_next_edges(collect_next_edges(self, src));
    node->dim_ = dim;
    node->index_ = index;
  }
  TensorBase result =
      stubs::select_scatter::redispatch(keys & after_autograd_keys, self, src, dim, index);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
//   step=1) -> Tensor
TensorBase slice_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                         int64_t dim, std::optional<int64_t> start, std::optional<int64_t> end,
                         int64_t step) {
  intrusive_ptr<SliceScatterBackward> node;
  if (any_requires_grad(self, src)) {
    node = make_intrusive<SliceScatterBackward>();
    node->set_next_edges(collect_next_edges(self, src));
    node->dim_ = dim;
    node->start_ = start;
    node->end_ = end;
    node->step_ = step;
  }
  TensorBase result = stubs::slice_scatter::redispatch(keys & after_autograd_keys, self, src, dim,
                                                       start, end, step);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
TensorBase diagonal_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                            int64_t offset, int64_t dim1, int64_t dim2) {
  intrusive_ptr<DiagonalScatterBackward> node;
  if (any_requires_grad(self, src)) {
    node = make_intrusive<DiagonalScatterBackward>();
    node->set_next_edges(collect_next_edges(self, src));
    node->offset_ = offset;
    node->dim1_ = dim1;
    node->dim2_ = dim2;
  }
  TensorBase result = stubs::diagonal_scatter::redispatch(keys & after_autograd_keys, self, src,
                                                          offset, dim1, dim2);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt?
//   storage_offset=None) -> Tensor
TensorBase as_strided_scatter(DispatchKeySet keys, const TensorBase& self, const TensorBase& src,
                              IntArrayRef size, IntArrayRef stride,
                              std::optional<int64_t> storage_offset) {
  intrusive_ptr<AsStridedScatterBackward> node;
  if (any_requires_grad(self, src)) {
    node = make_intrusive<AsStridedScatterBackward>();
    node->set_next_edges(collect_next_edges(self, src));
    node->size_ = size;
    node->stride_ = stride;
    node->storage_offset_ = storage_offset;
    node->self_strides_ = self.strides();
    node->self_storage_offset_ = self.storage_offset();
  }
  TensorBase result = stubs::as_strided_scatter::redispatch(keys & after_autograd_keys, self, src,
                                                            size, stride, storage_offset);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
TensorBase gather(DispatchKeySet keys, const TensorBase& self, int64_t dim, const TensorBase& index,
                  bool sparse_grad) {
  check_no_gradient_wanted("gather", "index", index);
  intrusive_ptr<GatherBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<GatherBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->index_ = SavedTensor(index, /*is_output=*/false, "gather", "index");
    node->self_sizes_ = self.sizes();
  }
  TensorBase result =
      stubs::gather::redispatch(keys & after_autograd_keys, self, dim, index, sparse_grad);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) ->
//   Tensor(a!)
TensorBase& gather_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       const TensorBase& index, bool sparse_grad, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, index, out), AutogradError,
              "gather.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::gather_out::redispatch(keys & after_autograd_keys, self, dim, index, sparse_grad,
                                       out);
}

// scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorBase scatter_src(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       const TensorBase& index, const TensorBase& src) {
  check_no_gradient_wanted("scatter.src", "index", index);
  intrusive_ptr<ScatterBackward_src> node;
  if (any_requires_grad(self, src)) {
    node = make_intrusive<ScatterBackward_src>();
    node->set_next_edges(collect_next_edges(self, src));
    node->dim_ = dim;
    node->index_ = SavedTensor(index, /*is_output=*/false, "scatter.src", "index");
    node->src_sizes_ = src.sizes();
  }
  TensorBase result =
      stubs::scatter_src::redispatch(keys & after_autograd_keys, self, dim, index, src);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& scatter__src(DispatchKeySet keys, TensorBase& self, int64_t dim,
                         const TensorBase& index, const TensorBase& src) {
  check_no_gradient_wanted("scatter_.src", "index", index);
  const bool record = any_requires_grad(self, src);
  check_inplace("scatter_.src", self, record);
  if (!record) {
    stubs::scatter__src::redispatch(keys & after_autograd_keys, self, dim, index, src);
    return self;
  }
  const auto node = make_intrusive<ScatterBackward_src>();
  node->set_next_edges(collect_next_edges(self, src));
  node->dim_ = dim;
  node->index_ =
      SavedTensor(unchanged_by(self, index), /*is_output=*/false, "scatter_.src", "index");
  node->src_sizes_ = src.sizes();
  PendingHistory history(self, node);
  stubs::scatter__src::redispatch(keys & after_autograd_keys, self, dim, index, src);
  history.commit();
  return self;
}

// scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
TensorBase scatter_value(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                         const TensorBase& index, const Scalar& value) {
  check_no_gradient_wanted("scatter.value", "index", index);
  intrusive_ptr<ScatterBackward_value> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ScatterBackward_value>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->index_ = SavedTensor(index, /*is_output=*/false, "scatter.value", "index");
  }
  TensorBase result =
      stubs::scatter_value::redispatch(keys & after_autograd_keys, self, dim, index, value);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
TensorBase& scatter__value(DispatchKeySet keys, TensorBase& self, int64_t dim,
                           const TensorBase& index, const Scalar& value) {
  check_no_gradient_wanted("scatter_.value", "index", index);
  const bool record = any_requires_grad(self);
  check_inplace("scatter_.value", self, record);
  if (!record) {
    stubs::scatter__value::redispatch(keys & after_autograd_keys, self, dim, index, value);
    return self;
  }
  const auto node = make_intrusive<ScatterBackward_value>();
  node->set_next_edges(collect_next_edges(self));
  node->dim_ = dim;
  node->index_ =
      SavedTensor(unchanged_by(self, index), /*is_output=*/false, "scatter_.value", "index");
  PendingHistory history(self, node);
  stubs::scatter__value::redispatch(keys & after_autograd_keys, self, dim, index, value);
  history.commit();
  return self;
}

// scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
TensorBase scatter_add(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       const TensorBase& index, const TensorBase& src) {
  check_no_gradient_wanted("scatter_add", "index", index);
  intrusive_ptr<ScatterAddBackward> node;
  if (any_requires_grad(self, src)) {
    node = make_intrusive<ScatterAddBackward>();
    node->set_next_edges(collect_next_edges(self, src));
    node->dim_ = dim;
    if (node->has_next_edge(1)) node->index_ =
        SavedTensor(index, /*is_output=*/false, "scatter_add", "index");
    node->src_sizes_ = src.sizes();
  }
  TensorBase result =
      stubs::scatter_add::redispatch(keys & after_autograd_keys, self, dim, index, src);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
TensorBase& scatter_add_(DispatchKeySet keys, TensorBase& self, int64_t dim,
                         const TensorBase& index, const TensorBase& src) {
  check_no_gradient_wanted("scatter_add_", "index", index);
  const bool record = any_requires_grad(self, src);
  check_inplace("scatter_add_", self, record);
  if (!record) {
    stubs::scatter_add_::redispatch(keys & after_autograd_keys, self, dim, index, src);
    return self;
  }
  const auto node = make_intrusive<ScatterAddBackward>();
  node->set_next_edges(collect_next_edges(self, src));
  node->dim_ = dim;
  if (node->has_next_edge(1)) node->index_ =
      SavedTensor(unchanged_by(self, index), /*is_output=*/false, "scatter_add_", "index");
  node->src_sizes_ = src.sizes();
  PendingHistory history(self, node);
  stubs::scatter_add_::redispatch(keys & after_autograd_keys, self, dim, index, src);
  history.commit();
  return self;
}

}  // namespace

void register_autograd_indexing() {
  Dispatcher::set_builtin(stubs::index_select::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&index_select), kRegistrant);
  Dispatcher::set_builtin(stubs::index_select_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&index_select_out), kRegistrant);
  Dispatcher::set_builtin(stubs::index_add::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&index_add), kRegistrant);
  Dispatcher::set_builtin(stubs::index_add_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&index_add_), kRegistrant);
  Dispatcher::set_builtin(stubs::masked_fill_Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&masked_fill_Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::masked_fill__Scalar::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&masked_fill__Scalar), kRegistrant);
  Dispatcher::set_builtin(stubs::masked_fill_Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&masked_fill_Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::masked_fill__Tensor::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&masked_fill__Tensor), kRegistrant);
  Dispatcher::set_builtin(stubs::tril::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&tril),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tril_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&tril_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::tril_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&tril_out), kRegistrant);
  Dispatcher::set_builtin(stubs::triu::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&triu),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::triu_::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&triu_),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::triu_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&triu_out), kRegistrant);
  Dispatcher::set_builtin(stubs::select_scatter::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&select_scatter), kRegistrant);
  Dispatcher::set_builtin(stubs::slice_scatter::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&slice_scatter), kRegistrant);
  Dispatcher::set_builtin(stubs::diagonal_scatter::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&diagonal_scatter), kRegistrant);
  Dispatcher::set_builtin(stubs::as_strided_scatter::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&as_strided_scatter), kRegistrant);
  Dispatcher::set_builtin(stubs::gather::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gather), kRegistrant);
  Dispatcher::set_builtin(stubs::gather_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&gather_out), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter_src::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&scatter_src), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter__src::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&scatter__src), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter_value::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&scatter_value), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter__value::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&scatter__value), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter_add::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&scatter_add), kRegistrant);
  Dispatcher::set_builtin(stubs::scatter_add_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&scatter_add_), kRegistrant);
}

}  // namespace tenon
