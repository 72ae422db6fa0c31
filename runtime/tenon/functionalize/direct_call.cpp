#include "tenon/functionalize/direct_call.h"

#include <utility>
#include <vector>

#include "tenon/dispatch/direct_call.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_call.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/functionalize/functional_value.h"
#include "tenon/functionalize/operator_table.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::functional {
namespace {

using tenon::detail::DirectCall;
using tenon::detail::DirectStep;

const char* own_registrant = nullptr;

/// What is known of the operator of the call; null where the pass does not see the call, or does so
/// by another kernel.
TENON_ALWAYS_INLINE const FunctionalOperator* seen_operator(const DirectCall& call) {
  if (detail::copies_views()) return nullptr;
  if (call.op->registrant(DispatchKey::Functionalize) != own_registrant) return nullptr;
  const FunctionalOperator* found = known_operators.find(*call.op);
  return found != nullptr ? found : &functional_operator(*call.op);
}

/// Whether devices say more than that values stand in the places of tensors: there are several, or
/// the one composes the operator of others.
bool needs_devices(const DirectCall& call, const OperatorEntry& computing) {
  return spans_devices(call.keys) || is_composed(computing, call.keys);
}

bool are_same(IntArrayRef a, IntArrayRef b) {
  for (size_t i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

/// What the operator computes with in the place of `tensor`; null where it has to be made first, or
/// has other strides than eager's.
TENON_ALWAYS_INLINE const TensorBase* value_at_hand(const TensorBase& tensor, DirectCall& call) {
  const TensorImpl* impl = tensor.impl();
  if (impl == nullptr) return &tensor;
  const FunctionalStorageInterface* state = impl->storage()->functional_state();
  if (state == nullptr) return &tensor;
  if (!impl->key_set().has(DispatchKey::Functionalize)) return nullptr;
  if (call.state == nullptr) call.state = state;
  const auto& alias = *static_cast<const Alias*>(state);
  const auto& own = *static_cast<const FunctionalTensor*>(impl->functional_state());
  const TensorBase* value = alias.current_value(own);
  if (value == nullptr) return nullptr;
  if (own.view == nullptr) [[likely]]
    return alias.is_faithful() ? value : nullptr;
  return are_same(value->impl()->strides(), impl->strides()) ? value : nullptr;
}

/// Fills in the values of the call; false where one is not at hand.
TENON_ALWAYS_INLINE bool find_values(DirectCall& call) {
  const TensorBase* const* const end = call.tensors + call.count;
  const TensorBase** next = call.values;
  for (const TensorBase* const* each = call.tensors; each != end; ++each) {
    const TensorBase* value = value_at_hand(**each, call);
    if (value == nullptr) return false;
    *next++ = value;
  }
  return true;
}

/// Whether the operators that a composite is composed of may have the tensors as they are.
bool are_adopted(const DirectCall& call) {
  for (size_t i = 0; i < call.count; ++i) {
    const TensorBase& tensor = *call.tensors[i];
    if (!tensor.defined() || is_functional(tensor)) continue;
    if (tensor.storage()->functional_state() != nullptr) return false;
  }
  return true;
}

DirectStep begin(DirectCall& call) {
  const FunctionalOperator* known = seen_operator(call);
  if (known == nullptr || needs_devices(call, *call.op)) return DirectStep::kBox;
  call.keys = call.keys & after_functionalize_keys;
  if (known->handling == Handling::kFunctional) {
    return !known->looks_at_memory && find_values(call) ? DirectStep::kCompute : DirectStep::kBox;
  }
  if (known->handling != Handling::kComposite || !are_adopted(call)) return DirectStep::kBox;
  for (size_t i = 0; i < call.count; ++i) call.values[i] = call.tensors[i];
  return DirectStep::kPassOn;
}

FunctionalDepth depth_of(const DirectCall& call) {
  return call.state != nullptr ? static_cast<const Alias*>(call.state)->depth : current_depth();
}

/// Whether nobody else has the tensor or its storage, whose elements it shows in their order.
TENON_ALWAYS_INLINE bool is_new(const TensorImpl& result) {
  return result.use_count() == 1 && result.storage()->use_count() == 1 && result.is_contiguous() &&
         result.storage_offset() == 0 && result.numel() != 0;
}

/// Whether the result is on another device than the arguments, or without any on one that decides
/// how deep the pass goes.
bool crosses_devices(const DirectCall& call, const TensorBase& result) {
  if (call.state == nullptr) return is_on_functional_device(result);
  return (call.keys & backend_keys) != (result.key_set() & backend_keys);
}

TENON_COLD std::unique_ptr<FunctionalTensor> own_state_of_base() {
  return std::make_unique<FunctionalTensor>(nullptr);
}

/// A functional tensor with the value `value`, which is new.
TENON_ALWAYS_INLINE TensorBase wrap_new(TensorBase value, FunctionalDepth depth) {
  const TensorImpl& geometry = *value.impl();
  // fits below: memory of this size exists
  const auto nbytes = static_cast<size_t>(geometry.numel() * element_size(geometry.dtype()));
  auto impl = make_intrusive<TensorImpl>(StorageImpl::wrap(nullptr, nbytes, geometry.device(), {}),
                                         geometry.dtype(), geometry.sizes());
  if (!are_same(impl->strides(), geometry.strides())) [[unlikely]]
    impl->set_geometry(geometry.sizes(), geometry.strides(), 0);
  auto alias = std::make_unique<Alias>(std::move(value), depth);
  const Alias& state = *alias;
  impl->storage()->set_functional_state(std::move(alias));
  state.adopt(*impl, state.scope == nullptr ? FunctionalTensor::of_base() : own_state_of_base());
  return TensorBase(std::move(impl));
}

TENON_COLD void end_with_others(const DirectCall& call, TensorBase& result) {
  std::vector<TensorBase> functional;
  for (size_t i = 0; i < call.count; ++i) {
    const TensorBase& tensor = *call.tensors[i];
    if (is_functional(tensor)) {
      functional.push_back(tensor);
    } else if (tensor.defined() && tensor.is_alias_of(result)) {
      return;  // a view of a plain tensor is one
    }
  }
  result = result_of(result, result, functional, depth_of(call));
}

void end(const DirectCall& call, TensorBase& result) {
  if (!result.defined()) return;
  if (!is_new(*result.impl()) || crosses_devices(call, result)) [[unlikely]]
    return end_with_others(call, result);
  result = wrap_new(std::move(result), depth_of(call));
}

/// Whether no element of what is written to stands for another, or is read by its neighbours.
bool is_apart(const DirectCall& call) {
  const TensorBase& self = *call.tensors[0];
  if (!self.is_contiguous() && !has_distinct_elements(self.sizes(), self.strides())) return false;
  for (size_t i = 1; i < call.count; ++i) {
    const TensorBase& other = *call.tensors[i];
    if (other.defined() && other.is_alias_of(self) && !other.is_same(self)) return false;
  }
  return true;
}

bool begin_in_place(DirectCall& call, detail::UnboxedCaller twin) {
  const FunctionalOperator* known = seen_operator(call);
  if (known == nullptr || !known->is_plain_in_place ||
      known->functional->boxing().call_unboxed != twin) {
    return false;
  }
  if (needs_devices(call, *known->functional)) return false;
  if (!is_functional(*call.tensors[0]) || !find_values(call) || !is_apart(call)) return false;
  call.op = known->functional;
  call.keys = call.keys & after_functionalize_keys;
  return true;
}

bool end_in_place(const DirectCall& call, TensorBase value) {
  const TensorBase& self = *call.tensors[0];
  if (value.dtype() != self.dtype() || value.sizes() != self.sizes()) return false;
  // A traced value for what is not: the boxed call refuses it.
  if ((value.key_set() - self.key_set()).has(DispatchKey::Tracer)) [[unlikely]]
    return false;
  alias_of(self).write(state_of(self), std::move(value));
  return true;
}

constexpr detail::DirectCalls kCalls{&begin, &end, &begin_in_place, &end_in_place};

}  // namespace

void enable_direct_calls(const char* registrant) {
  own_registrant = registrant;
  detail::direct_calls.store(&kCalls, std::memory_order_release);
}

}  // namespace tenon::functional
