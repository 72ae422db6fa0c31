#include "tenon/lazy/lazy_value.h"

#include "tenon/lazy/evaluate.h"

namespace tenon::lazy {

void LazyValue::sync() {
  evaluate({use});
}

TensorBase make_lazy_tensor(const intrusive_ptr<Node>& node, uint32_t result, Device device) {
  const TensorBase& geometry = node->result(result).geometry;
  return make_opaque_tensor(geometry.sizes(), geometry.strides(), geometry.dtype(), device,
                            std::make_shared<LazyValue>(Use(node, result)));
}

TensorBase make_lazy_tensor(TensorBase value, Device device) {
  return make_lazy_tensor(Node::make(std::move(value)), 0, device);
}

const Use& use_of(const TensorBase& tensor) {
  return opaque_value_as<LazyValue>(tensor).use;
}

}  // namespace tenon::lazy
