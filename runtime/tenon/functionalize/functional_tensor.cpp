#include "tenon/functionalize/functional_tensor.h"

#include <utility>

#include "tenon/base/check.h"
#include "tenon/functionalize/functional_kernel.h"
#include "tenon/functionalize/functional_value.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/opaque_tensor.h"

namespace tenon {
namespace {

constinit thread_local FunctionalDepth thread_depth = FunctionalDepth::kMutations;

}  // namespace

FunctionalDepth functional::current_depth() {
  return thread_depth;
}

TensorBase to_functional(const TensorBase& tensor, FunctionalDepth depth) {
  TENON_CHECK(tensor.defined(), ValueError,
              "to_functional: expected a tensor, got an undefined one");
  if (is_functional(tensor)) return tensor;
  TENON_CHECK(!tensor.requires_grad(), TypeError,
              "to_functional: expected a tensor that does not require grad, whose history the "
              "functional one would not have; detach it");
  if (functional::fills_storage(tensor)) {
    const TensorBase value = make_alias(tensor);
    return functional::wrap(value, value, depth);
  }
  const auto elements = static_cast<int64_t>(tensor.storage()->nbytes()) / tensor.element_size();
  const TensorBase storage = make_alias(tensor, {elements}, {1}, 0);
  const TensorBase base = functional::wrap(storage, storage, depth);
  return make_alias(base, tensor.sizes(), tensor.strides(), tensor.storage_offset());
}

TensorBase from_functional(const TensorBase& tensor) {
  functional::adopt_alias(tensor);
  return functional::strided_value_of(tensor);
}

void sync(const TensorBase& tensor) {
  functional::adopt_alias(tensor);
  if (OpaqueValue* value = opaque_value(functional::value_of(tensor))) value->sync();
}

FunctionalizationGuard::FunctionalizationGuard(FunctionalDepth depth)
    : outer_depth_(std::exchange(thread_depth, depth)) {
  functional::register_kernels();
  state().include(DispatchKey::Functionalize);
}

FunctionalizationGuard::~FunctionalizationGuard() {
  thread_depth = outer_depth_;
}

}  // namespace tenon
