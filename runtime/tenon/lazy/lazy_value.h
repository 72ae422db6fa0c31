#pragma once

#include <utility>

#include "tenon/lazy/node.h"
#include "tenon/tensor/opaque_tensor.h"

namespace tenon::lazy {

/// What a tensor on Lazy has in the place of data.
class LazyValue final : public OpaqueValue {
 public:
  explicit LazyValue(Use use) : use(std::move(use)) {}
  void sync() override;

  const Use use;
};

/// A tensor of a result of a node.
TensorBase make_lazy_tensor(const intrusive_ptr<Node>& node, uint32_t result, Device device);
/// A tensor of a value that is known, which nobody writes to.
TensorBase make_lazy_tensor(TensorBase value, Device device);

/// What a tensor on Lazy stands for; DeviceError for one that the backend has not made.
const Use& use_of(const TensorBase& tensor);

}  // namespace tenon::lazy
