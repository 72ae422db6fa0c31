#pragma once

#include "tenon/autograd/node.h"
#include "tenon/base/mutex.h"

namespace tenon {

/// The end of every path: adds the gradient that arrives to the `grad` of a leaf.
class TENON_API AccumulateGrad final : public Node {
 public:
  explicit AccumulateGrad(const TensorBase& leaf);
  ~AccumulateGrad() override;

  TensorVector apply(TensorVector&& grads) override;
  std::string_view name() const override { return "AccumulateGrad"; }

  const TensorBase variable;

 private:
  // Several backward calls may reach the same leaf at once.
  Mutex mutex_;
};

}  // namespace tenon
