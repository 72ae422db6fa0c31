#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tenon/autograd/tangent.h"
#include "tenon/base/intrusive_ptr.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {

using TensorVector = std::vector<TensorBase>;

/// Sees the gradient of a tensor; a defined result replaces it.
using TensorHook = std::function<TensorBase(const TensorBase& grad)>;
/// Sees the gradients that a node receives and returns those that it gets.
using NodePreHook = std::function<TensorVector(const TensorVector& grads)>;
/// Sees the gradients that a node made of `grads` and returns those that are passed on.
using NodePostHook =
    std::function<TensorVector(const TensorVector& results, const TensorVector& grads)>;

/// The hooks of one tensor, in the order of their registration; a removed one is empty. Shared by
/// the tensor and the node through which its gradient passes.
class TensorHooks : public RefCounted<TensorHooks> {
 public:
  TensorHooks() = default;
  TENON_API TENON_COLD ~TensorHooks();

  uint32_t add(TensorHook hook);
  void remove(uint32_t number);
  /// `grad` after all hooks; an undefined one is passed by.
  TensorBase run(TensorBase grad) const;

 private:
  std::vector<TensorHook> hooks_;
};

/// Where the gradient of a tensor that is not a leaf is kept after `retain_grad()`. The node that
/// computes the gradient shares it, so that neither keeps the other alive.
struct RetainedGrad : RefCounted<RetainedGrad> {
  TensorBase grad;
};

/// Everything that is seldom known of one node. What runs around it, in this order: the hooks of
/// its results, the keeping of their gradients, node pre-hooks, `apply`, node post-hooks.
struct NodeHooks {
  struct OfTensor {
    uint32_t input_nr;
    intrusive_ptr<TensorHooks> hooks;
  };
  struct Retained {
    uint32_t input_nr;
    intrusive_ptr<RetainedGrad> slot;
  };

  /// Of a result, which the node may have saved without.
  struct OfResult {
    uint32_t output_nr;
    intrusive_ptr<Tangent> tangent;
  };

  std::vector<OfTensor> tensor_hooks;
  std::vector<Retained> retained_grads;
  std::vector<NodePreHook> pre_hooks;
  std::vector<NodePostHook> post_hooks;
  std::vector<OfResult> result_tangents;

  TENON_API TENON_COLD ~NodeHooks();

  void run_before(TensorVector& grads) const;
  void run_after(TensorVector& results, const TensorVector& grads) const;
};

}  // namespace tenon
