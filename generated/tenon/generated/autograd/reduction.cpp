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
#include "tenon/generated/ops/amax.h"
#include "tenon/generated/ops/amin.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/cumsum.h"
#include "tenon/generated/ops/logsumexp.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/mean.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/prod.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/generated/ops/var.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/reduction.cpp";

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
class SumBackward final : public Node {
 public:
  std::string_view name() const override { return "SumBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = formulas::sum_backward(grad, self_sizes_, std::nullopt, false, self_dtype_);
    }
    return results;
  }

  DimVector self_sizes_;
  DType self_dtype_{};
};

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
class SumBackward_dim_IntList final : public Node {
 public:
  std::string_view name() const override { return "SumBackward_dim_IntList"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const std::optional<IntArrayRef> dim = dim_;
      const bool& keepdim = keepdim_;
      results[0] = formulas::sum_backward(grad, self_sizes_, dim, keepdim, self_dtype_);
    }
    return results;
  }

  std::optional<DimVector> dim_;
  bool keepdim_{};
  DimVector self_sizes_;
  DType self_dtype_{};
};

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
class MeanBackward final : public Node {
 public:
  std::string_view name() const override { return "MeanBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      results[0] = formulas::mean_backward(grad, self_sizes_, std::nullopt, false, self_dtype_);
    }
    return results;
  }

  DimVector self_sizes_;
  DType self_dtype_{};
};

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
class MeanBackward_dim final : public Node {
 public:
  std::string_view name() const override { return "MeanBackward_dim"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const std::optional<IntArrayRef> dim = dim_;
      const bool& keepdim = keepdim_;
      results[0] = formulas::mean_backward(grad, self_sizes_, dim, keepdim, self_dtype_);
    }
    return results;
  }

  std::optional<DimVector> dim_;
  bool keepdim_{};
  DimVector self_sizes_;
  DType self_dtype_{};
};

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
class ProdBackward final : public Node {
 public:
  std::string_view name() const override { return "ProdBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const TensorBase result = result_.unpack(*this);
      results[0] = formulas::prod_backward(grad, self, result, std::nullopt, false);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    result_.reset();
  }

  SavedTensor self_;
  SavedTensor result_;
};

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
class ProdBackward_dim_int final : public Node {
 public:
  std::string_view name() const override { return "ProdBackward_dim_int"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const int64_t& dim = dim_;
      const bool& keepdim = keepdim_;
      const TensorBase result = result_.unpack(*this);
      results[0] = formulas::prod_backward(grad, self, result, dim, keepdim);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    result_.reset();
  }

  SavedTensor self_;
  int64_t dim_{};
  bool keepdim_{};
  SavedTensor result_;
};

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
class AmaxBackward final : public Node {
 public:
  std::string_view name() const override { return "AmaxBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const IntArrayRef dim = dim_;
      const bool& keepdim = keepdim_;
      const TensorBase result = result_.unpack(*this);
      results[0] = formulas::extremum_backward(grad, self, result, dim, keepdim);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    result_.reset();
  }

  SavedTensor self_;
  DimVector dim_;
  bool keepdim_{};
  SavedTensor result_;
};

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
class AminBackward final : public Node {
 public:
  std::string_view name() const override { return "AminBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const IntArrayRef dim = dim_;
      const bool& keepdim = keepdim_;
      const TensorBase result = result_.unpack(*this);
      results[0] = formulas::extremum_backward(grad, self, result, dim, keepdim);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    result_.reset();
  }

  SavedTensor self_;
  DimVector dim_;
  bool keepdim_{};
  SavedTensor result_;
};

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
class MaxBackward_dim final : public Node {
 public:
  std::string_view name() const override { return "MaxBackward_dim"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const int64_t& dim = dim_;
      const bool& keepdim = keepdim_;
      const TensorBase indices = indices_.unpack(*this);
      results[0] = formulas::value_selecting_backward(grad, self_sizes_, dim, indices, keepdim);
    }
    return results;
  }

  void release_saved() override {
    indices_.reset();
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
class MinBackward_dim final : public Node {
 public:
  std::string_view name() const override { return "MinBackward_dim"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (needs_input_grad(0) && grads[0].defined()) {
      const int64_t& dim = dim_;
      const bool& keepdim = keepdim_;
      const TensorBase indices = indices_.unpack(*this);
      results[0] = formulas::value_selecting_backward(grad, self_sizes_, dim, indices, keepdim);
    }
    return results;
  }

  void release_saved() override {
    indices_.reset();
  }

  int64_t dim_{};
  bool keepdim_{};
  DimVector self_sizes_;
  SavedTensor indices_;
};

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
class VarBackward_correction final : public Node {
 public:
  std::string_view name() const override { return "VarBackward_correction"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const std::optional<IntArrayRef> dim = dim_;
      const std::optional<Scalar>& correction = correction_;
      const bool& keepdim = keepdim_;
      results[0] = formulas::var_backward(grad, self, dim, correction, keepdim);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
  }

  SavedTensor self_;
  std::optional<DimVector> dim_;
  std::optional<Scalar> correction_;
  bool keepdim_{};
};

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
class LogsumexpBackward final : public Node {
 public:
  std::string_view name() const override { return "LogsumexpBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase self = self_.unpack(*this);
      const IntArrayRef dim = dim_;
      const bool& keepdim = keepdim_;
      const TensorBase result = result_.unpack(*this);
      results[0] = formulas::logsumexp_backward(grad, self, result, dim, keepdim);
    }
    return results;
  }

  void release_saved() override {
    self_.reset();
    result_.reset();
  }

  SavedTensor self_;
  DimVector dim_;
  bool keepdim_{};
  SavedTensor result_;
};

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
class CumsumBackward final : public Node {
 public:
  std::string_view name() const override { return "CumsumBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(1);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const int64_t& dim = dim_;
      results[0] = formulas::cumsum_backward(grad, dim, self_dtype_);
    }
    return results;
  }

  int64_t dim_{};
  DType self_dtype_{};
};

// sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase sum(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  intrusive_ptr<SumBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SumBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
    node->self_dtype_ = self.dtype();
  }
  TensorBase result = stubs::sum::redispatch(keys & after_autograd_keys, self, dtype);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) ->
//   Tensor
TensorBase sum_dim_IntList(DispatchKeySet keys, const TensorBase& self,
                           std::optional<IntArrayRef> dim, bool keepdim,
                           std::optional<DType> dtype) {
  intrusive_ptr<SumBackward_dim_IntList> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<SumBackward_dim_IntList>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->keepdim_ = keepdim;
    node->self_sizes_ = self.sizes();
    node->self_dtype_ = self.dtype();
  }
  TensorBase result =
      stubs::sum_dim_IntList::redispatch(keys & after_autograd_keys, self, dim, keepdim, dtype);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& sum_IntList_out(DispatchKeySet keys, const TensorBase& self,
                            std::optional<IntArrayRef> dim, bool keepdim,
                            std::optional<DType> dtype, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "sum.IntList_out: out= does not record gradients, and an argument requires grad; "
              "call the function without out=");
  return stubs::sum_IntList_out::redispatch(keys & after_autograd_keys, self, dim, keepdim, dtype,
                                            out);
}

// mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase mean(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  intrusive_ptr<MeanBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MeanBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_sizes_ = self.sizes();
    node->self_dtype_ = self.dtype();
  }
  TensorBase result = stubs::mean::redispatch(keys & after_autograd_keys, self, dtype);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase mean_dim(DispatchKeySet keys, const TensorBase& self, std::optional<IntArrayRef> dim,
                    bool keepdim, std::optional<DType> dtype) {
  intrusive_ptr<MeanBackward_dim> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MeanBackward_dim>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->keepdim_ = keepdim;
    node->self_sizes_ = self.sizes();
    node->self_dtype_ = self.dtype();
  }
  TensorBase result =
      stubs::mean_dim::redispatch(keys & after_autograd_keys, self, dim, keepdim, dtype);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out)
//   -> Tensor(a!)
TensorBase& mean_out(DispatchKeySet keys, const TensorBase& self, std::optional<IntArrayRef> dim,
                     bool keepdim, std::optional<DType> dtype, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "mean.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::mean_out::redispatch(keys & after_autograd_keys, self, dim, keepdim, dtype, out);
}

// prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
TensorBase prod(DispatchKeySet keys, const TensorBase& self, std::optional<DType> dtype) {
  intrusive_ptr<ProdBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ProdBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "prod", "self");
  }
  TensorBase result = stubs::prod::redispatch(keys & after_autograd_keys, self, dtype);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
TensorBase prod_dim_int(DispatchKeySet keys, const TensorBase& self, int64_t dim, bool keepdim,
                        std::optional<DType> dtype) {
  intrusive_ptr<ProdBackward_dim_int> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<ProdBackward_dim_int>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "prod.dim_int", "self");
    node->dim_ = dim;
    node->keepdim_ = keepdim;
  }
  TensorBase result =
      stubs::prod_dim_int::redispatch(keys & after_autograd_keys, self, dim, keepdim, dtype);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorBase amax(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  intrusive_ptr<AmaxBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AmaxBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "amax", "self");
    node->dim_ = dim;
    node->keepdim_ = keepdim;
  }
  TensorBase result = stubs::amax::redispatch(keys & after_autograd_keys, self, dim, keepdim);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& amax_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim,
                     TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "amax.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::amax_out::redispatch(keys & after_autograd_keys, self, dim, keepdim, out);
}

// amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
TensorBase amin(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  intrusive_ptr<AminBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<AminBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "amin", "self");
    node->dim_ = dim;
    node->keepdim_ = keepdim;
  }
  TensorBase result = stubs::amin::redispatch(keys & after_autograd_keys, self, dim, keepdim);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& amin_out(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim,
                     TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "amin.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::amin_out::redispatch(keys & after_autograd_keys, self, dim, keepdim, out);
}

// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> max_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                           bool keepdim) {
  intrusive_ptr<MaxBackward_dim> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MaxBackward_dim>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->keepdim_ = keepdim;
    node->self_sizes_ = self.sizes();
  }
  auto [values, indices] =
      stubs::max_dim::redispatch(keys & after_autograd_keys, self, dim, keepdim);
  if (node) {
    set_history(values, node);
    node->indices_ = SavedTensor(indices, /*is_output=*/false);
  }
  return {std::move(values), std::move(indices)};
}

// min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
std::tuple<TensorBase, TensorBase> min_dim(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                                           bool keepdim) {
  intrusive_ptr<MinBackward_dim> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<MinBackward_dim>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->keepdim_ = keepdim;
    node->self_sizes_ = self.sizes();
  }
  auto [values, indices] =
      stubs::min_dim::redispatch(keys & after_autograd_keys, self, dim, keepdim);
  if (node) {
    set_history(values, node);
    node->indices_ = SavedTensor(indices, /*is_output=*/false);
  }
  return {std::move(values), std::move(indices)};
}

// var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) ->
//   Tensor
TensorBase var_correction(DispatchKeySet keys, const TensorBase& self,
                          std::optional<IntArrayRef> dim, const std::optional<Scalar>& correction,
                          bool keepdim) {
  intrusive_ptr<VarBackward_correction> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<VarBackward_correction>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "var.correction", "self");
    node->dim_ = dim;
    node->correction_ = correction;
    node->keepdim_ = keepdim;
  }
  TensorBase result =
      stubs::var_correction::redispatch(keys & after_autograd_keys, self, dim, correction, keepdim);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
TensorBase logsumexp(DispatchKeySet keys, const TensorBase& self, IntArrayRef dim, bool keepdim) {
  intrusive_ptr<LogsumexpBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<LogsumexpBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->self_ = SavedTensor(self, /*is_output=*/false, "logsumexp", "self");
    node->dim_ = dim;
    node->keepdim_ = keepdim;
  }
  TensorBase result = stubs::logsumexp::redispatch(keys & after_autograd_keys, self, dim, keepdim);
  if (node) {
    set_history(result, node);
    node->result_ = SavedTensor(result, /*is_output=*/true);
  }
  return result;
}

// cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
TensorBase cumsum(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                  std::optional<DType> dtype) {
  intrusive_ptr<CumsumBackward> node;
  if (any_requires_grad(self)) {
    node = make_intrusive<CumsumBackward>();
    node->set_next_edges(collect_next_edges(self));
    node->dim_ = dim;
    node->self_dtype_ = self.dtype();
  }
  TensorBase result = stubs::cumsum::redispatch(keys & after_autograd_keys, self, dim, dtype);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
TensorBase& cumsum_out(DispatchKeySet keys, const TensorBase& self, int64_t dim,
                       std::optional<DType> dtype, TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, out), AutogradError,
              "cumsum.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::cumsum_out::redispatch(keys & after_autograd_keys, self, dim, dtype, out);
}

}  // namespace

void register_autograd_reduction() {
  Dispatcher::set_builtin(stubs::sum::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&sum),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::sum_dim_IntList::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sum_dim_IntList), kRegistrant);
  Dispatcher::set_builtin(stubs::sum_IntList_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&sum_IntList_out), kRegistrant);
  Dispatcher::set_builtin(stubs::mean::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&mean),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::mean_dim::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mean_dim), kRegistrant);
  Dispatcher::set_builtin(stubs::mean_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mean_out), kRegistrant);
  Dispatcher::set_builtin(stubs::prod::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&prod),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::prod_dim_int::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&prod_dim_int), kRegistrant);
  Dispatcher::set_builtin(stubs::amax::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&amax),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::amax_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&amax_out), kRegistrant);
  Dispatcher::set_builtin(stubs::amin::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&amin),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::amin_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&amin_out), kRegistrant);
  Dispatcher::set_builtin(stubs::max_dim::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&max_dim), kRegistrant);
  Dispatcher::set_builtin(stubs::min_dim::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&min_dim), kRegistrant);
  Dispatcher::set_builtin(stubs::var_correction::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&var_correction), kRegistrant);
  Dispatcher::set_builtin(stubs::logsumexp::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&logsumexp), kRegistrant);
  Dispatcher::set_builtin(stubs::cumsum::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&cumsum), kRegistrant);
  Dispatcher::set_builtin(stubs::cumsum_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&cumsum_out), kRegistrant);
}

}  // namespace tenon
