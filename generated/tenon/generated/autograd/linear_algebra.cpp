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
#include "tenon/generated/ops/addmm.h"
#include "tenon/generated/ops/baddbmm.h"
#include "tenon/generated/ops/bmm.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/dot.h"
#include "tenon/generated/ops/mm.h"
#include "tenon/generated/ops/mv.h"
#include "tenon/generated/ops/t.h"
#include "tenon/generated/ops/transpose.h"
#include "tenon/generated/ops/unsqueeze.h"

namespace tenon {
namespace {

using namespace formulas;

constexpr const char* kRegistrant = "tenon/generated/autograd/linear_algebra.cpp";

// mm(Tensor self, Tensor mat2) -> Tensor
class MmBackward final : public Node {
 public:
  std::string_view name() const override { return "MmBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase mat2 = mat2_.unpack(*this);
      results[0] = ops::mm(grad, ops::t(mat2));
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      results[1] = ops::mm(ops::t(self), grad);
    }
    return results;
  }

  void release_saved() override {
    mat2_.reset();
    self_.reset();
  }

  SavedTensor mat2_;
  SavedTensor self_;
};

// bmm(Tensor self, Tensor mat2) -> Tensor
class BmmBackward final : public Node {
 public:
  std::string_view name() const override { return "BmmBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase mat2 = mat2_.unpack(*this);
      results[0] = ops::bmm(grad, ops::transpose(mat2, 1, 2));
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      results[1] = ops::bmm(ops::transpose(self, 1, 2), grad);
    }
    return results;
  }

  void release_saved() override {
    mat2_.reset();
    self_.reset();
  }

  SavedTensor mat2_;
  SavedTensor self_;
};

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
class AddmmBackward final : public Node {
 public:
  std::string_view name() const override { return "AddmmBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& beta = beta_;
      results[0] = formulas::maybe_multiply(formulas::sum_to(grad, self_sizes_), beta);
    }
    if (needs_input_grad(1)) {
      const TensorBase mat2 = mat2_.unpack(*this);
      const Scalar& alpha = alpha_;
      results[1] = formulas::maybe_multiply(ops::mm(grad, ops::t(mat2)), alpha);
    }
    if (needs_input_grad(2)) {
      const Scalar& alpha = alpha_;
      const TensorBase mat1 = mat1_.unpack(*this);
      results[2] = formulas::maybe_multiply(ops::mm(ops::t(mat1), grad), alpha);
    }
    return results;
  }

  void release_saved() override {
    mat2_.reset();
    mat1_.reset();
  }

  Scalar beta_;
  DimVector self_sizes_;
  SavedTensor mat2_;
  Scalar alpha_;
  SavedTensor mat1_;
};

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
class BaddbmmBackward final : public Node {
 public:
  std::string_view name() const override { return "BaddbmmBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(3);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const Scalar& beta = beta_;
      results[0] = formulas::maybe_multiply(formulas::sum_to(grad, self_sizes_), beta);
    }
    if (needs_input_grad(1)) {
      const TensorBase batch2 = batch2_.unpack(*this);
      const Scalar& alpha = alpha_;
      results[1] = formulas::maybe_multiply(ops::bmm(grad, ops::transpose(batch2, 1, 2)), alpha);
    }
    if (needs_input_grad(2)) {
      const Scalar& alpha = alpha_;
      const TensorBase batch1 = batch1_.unpack(*this);
      results[2] = formulas::maybe_multiply(ops::bmm(ops::transpose(batch1, 1, 2), grad), alpha);
    }
    return results;
  }

  void release_saved() override {
    batch2_.reset();
    batch1_.reset();
  }

  Scalar beta_;
  DimVector self_sizes_;
  SavedTensor batch2_;
  Scalar alpha_;
  SavedTensor batch1_;
};

// mv(Tensor self, Tensor vec) -> Tensor
class MvBackward final : public Node {
 public:
  std::string_view name() const override { return "MvBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase vec = vec_.unpack(*this);
      results[0] = ops::unsqueeze(grad, 1) * vec;
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      results[1] = ops::mv(ops::t(self), grad);
    }
    return results;
  }

  void release_saved() override {
    vec_.reset();
    self_.reset();
  }

  SavedTensor vec_;
  SavedTensor self_;
};

// dot(Tensor self, Tensor tensor) -> Tensor
class DotBackward final : public Node {
 public:
  std::string_view name() const override { return "DotBackward"; }

  TensorVector apply(TensorVector&& grads) override {
    TensorVector results(2);
    const TensorBase& grad = grads[0];
    if (!grad.defined()) return results;
    if (needs_input_grad(0)) {
      const TensorBase tensor = tensor_.unpack(*this);
      results[0] = grad * tensor;
    }
    if (needs_input_grad(1)) {
      const TensorBase self = self_.unpack(*this);
      results[1] = grad * self;
    }
    return results;
  }

  void release_saved() override {
    tensor_.reset();
    self_.reset();
  }

  SavedTensor tensor_;
  SavedTensor self_;
};

// mm(Tensor self, Tensor mat2) -> Tensor
TensorBase mm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  intrusive_ptr<MmBackward> node;
  if (any_requires_grad(self, mat2)) {
    node = make_intrusive<MmBackward>();
    node->set_next_edges(collect_next_edges(self, mat2));
    if (node->has_next_edge(0)) node->mat2_ = SavedTensor(mat2, /*is_output=*/false, "mm", "mat2");
    if (node->has_next_edge(1)) node->self_ = SavedTensor(self, /*is_output=*/false, "mm", "self");
  }
  TensorBase result = stubs::mm::redispatch(keys & after_autograd_keys, self, mat2);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, mat2, out), AutogradError,
              "mm.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::mm_out::redispatch(keys & after_autograd_keys, self, mat2, out);
}

// bmm(Tensor self, Tensor mat2) -> Tensor
TensorBase bmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2) {
  intrusive_ptr<BmmBackward> node;
  if (any_requires_grad(self, mat2)) {
    node = make_intrusive<BmmBackward>();
    node->set_next_edges(collect_next_edges(self, mat2));
    if (node->has_next_edge(0)) node->mat2_ = SavedTensor(mat2, /*is_output=*/false, "bmm", "mat2");
    if (node->has_next_edge(1)) node->self_ = SavedTensor(self, /*is_output=*/false, "bmm", "self");
  }
  TensorBase result = stubs::bmm::redispatch(keys & after_autograd_keys, self, mat2);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& bmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat2,
                    TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, mat2, out), AutogradError,
              "bmm.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::bmm_out::redispatch(keys & after_autograd_keys, self, mat2, out);
}

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorBase addmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                 const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  intrusive_ptr<AddmmBackward> node;
  if (any_requires_grad(self, mat1, mat2)) {
    node = make_intrusive<AddmmBackward>();
    node->set_next_edges(collect_next_edges(self, mat1, mat2));
    node->beta_ = beta;
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->mat2_ =
        SavedTensor(mat2, /*is_output=*/false, "addmm", "mat2");
    node->alpha_ = alpha;
    if (node->has_next_edge(2)) node->mat1_ =
        SavedTensor(mat1, /*is_output=*/false, "addmm", "mat1");
  }
  TensorBase result =
      stubs::addmm::redispatch(keys & after_autograd_keys, self, mat1, mat2, beta, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
TensorBase& addmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& mat1,
                   const TensorBase& mat2, const Scalar& beta, const Scalar& alpha) {
  const bool record = any_requires_grad(self, mat1, mat2);
  check_inplace("addmm_", self, record);
  if (!record) {
    stubs::addmm_::redispatch(keys & after_autograd_keys, self, mat1, mat2, beta, alpha);
    return self;
  }
  const auto node = make_intrusive<AddmmBackward>();
  node->set_next_edges(collect_next_edges(self, mat1, mat2));
  node->beta_ = beta;
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->mat2_ =
      SavedTensor(unchanged_by(self, mat2), /*is_output=*/false, "addmm_", "mat2");
  node->alpha_ = alpha;
  if (node->has_next_edge(2)) node->mat1_ =
      SavedTensor(unchanged_by(self, mat1), /*is_output=*/false, "addmm_", "mat1");
  PendingHistory history(self, node);
  stubs::addmm_::redispatch(keys & after_autograd_keys, self, mat1, mat2, beta, alpha);
  history.commit();
  return self;
}

// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!)
//   out) -> Tensor(a!)
TensorBase& addmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& mat1,
                      const TensorBase& mat2, const Scalar& beta, const Scalar& alpha,
                      TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, mat1, mat2, out), AutogradError,
              "addmm.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::addmm_out::redispatch(keys & after_autograd_keys, self, mat1, mat2, beta, alpha,
                                      out);
}

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TensorBase baddbmm(DispatchKeySet keys, const TensorBase& self, const TensorBase& batch1,
                   const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
  intrusive_ptr<BaddbmmBackward> node;
  if (any_requires_grad(self, batch1, batch2)) {
    node = make_intrusive<BaddbmmBackward>();
    node->set_next_edges(collect_next_edges(self, batch1, batch2));
    node->beta_ = beta;
    node->self_sizes_ = self.sizes();
    if (node->has_next_edge(1)) node->batch2_ =
        SavedTensor(batch2, /*is_output=*/false, "baddbmm", "batch2");
    node->alpha_ = alpha;
    if (node->has_next_edge(2)) node->batch1_ =
        SavedTensor(batch1, /*is_output=*/false, "baddbmm", "batch1");
  }
  TensorBase result =
      stubs::baddbmm::redispatch(keys & after_autograd_keys, self, batch1, batch2, beta, alpha);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
//   Tensor(a!)
TensorBase& baddbmm_(DispatchKeySet keys, TensorBase& self, const TensorBase& batch1,
                     const TensorBase& batch2, const Scalar& beta, const Scalar& alpha) {
  const bool record = any_requires_grad(self, batch1, batch2);
  check_inplace("baddbmm_", self, record);
  if (!record) {
    stubs::baddbmm_::redispatch(keys & after_autograd_keys, self, batch1, batch2, beta, alpha);
    return self;
  }
  const auto node = make_intrusive<BaddbmmBackward>();
  node->set_next_edges(collect_next_edges(self, batch1, batch2));
  node->beta_ = beta;
  node->self_sizes_ = self.sizes();
  if (node->has_next_edge(1)) node->batch2_ =
      SavedTensor(unchanged_by(self, batch2), /*is_output=*/false, "baddbmm_", "batch2");
  node->alpha_ = alpha;
  if (node->has_next_edge(2)) node->batch1_ =
      SavedTensor(unchanged_by(self, batch1), /*is_output=*/false, "baddbmm_", "batch1");
  PendingHistory history(self, node);
  stubs::baddbmm_::redispatch(keys & after_autograd_keys, self, batch1, batch2, beta, alpha);
  history.commit();
  return self;
}

// baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1,
//   Tensor(a!) out) -> Tensor(a!)
TensorBase& baddbmm_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& batch1,
                        const TensorBase& batch2, const Scalar& beta, const Scalar& alpha,
                        TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, batch1, batch2, out), AutogradError,
              "baddbmm.out: out= does not record gradients, and an argument requires grad; call "
              "the function without out=");
  return stubs::baddbmm_out::redispatch(keys & after_autograd_keys, self, batch1, batch2, beta,
                                        alpha, out);
}

// mv(Tensor self, Tensor vec) -> Tensor
TensorBase mv(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec) {
  intrusive_ptr<MvBackward> node;
  if (any_requires_grad(self, vec)) {
    node = make_intrusive<MvBackward>();
    node->set_next_edges(collect_next_edges(self, vec));
    if (node->has_next_edge(0)) node->vec_ = SavedTensor(vec, /*is_output=*/false, "mv", "vec");
    if (node->has_next_edge(1)) node->self_ = SavedTensor(self, /*is_output=*/false, "mv", "self");
  }
  TensorBase result = stubs::mv::redispatch(keys & after_autograd_keys, self, vec);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& mv_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& vec,
                   TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, vec, out), AutogradError,
              "mv.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::mv_out::redispatch(keys & after_autograd_keys, self, vec, out);
}

// dot(Tensor self, Tensor tensor) -> Tensor
TensorBase dot(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor) {
  intrusive_ptr<DotBackward> node;
  if (any_requires_grad(self, tensor)) {
    node = make_intrusive<DotBackward>();
    node->set_next_edges(collect_next_edges(self, tensor));
    if (node->has_next_edge(0)) node->tensor_ =
        SavedTensor(tensor, /*is_output=*/false, "dot", "tensor");
    if (node->has_next_edge(1)) node->self_ = SavedTensor(self, /*is_output=*/false, "dot", "self");
  }
  TensorBase result = stubs::dot::redispatch(keys & after_autograd_keys, self, tensor);
  if (node) {
    set_history(result, node);
  }
  return result;
}

// dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)
TensorBase& dot_out(DispatchKeySet keys, const TensorBase& self, const TensorBase& tensor,
                    TensorBase& out) {
  TENON_CHECK(!any_requires_grad(self, tensor, out), AutogradError,
              "dot.out: out= does not record gradients, and an argument requires grad; call the "
              "function without out=");
  return stubs::dot_out::redispatch(keys & after_autograd_keys, self, tensor, out);
}

}  // namespace

void register_autograd_linear_algebra() {
  Dispatcher::set_builtin(stubs::mm::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&mm),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::mm_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::bmm::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&bmm),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::bmm_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&bmm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::addmm::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&addmm),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::addmm_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addmm_), kRegistrant);
  Dispatcher::set_builtin(stubs::addmm_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&addmm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::baddbmm::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&baddbmm), kRegistrant);
  Dispatcher::set_builtin(stubs::baddbmm_::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&baddbmm_), kRegistrant);
  Dispatcher::set_builtin(stubs::baddbmm_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&baddbmm_out), kRegistrant);
  Dispatcher::set_builtin(stubs::mv::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&mv),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::mv_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&mv_out), kRegistrant);
  Dispatcher::set_builtin(stubs::dot::entry(), autograd_keys, reinterpret_cast<AnyKernel>(&dot),
                          kRegistrant);
  Dispatcher::set_builtin(stubs::dot_out::entry(), autograd_keys,
                          reinterpret_cast<AnyKernel>(&dot_out), kRegistrant);
}

}  // namespace tenon
