#include "tenon/functionalize/direct_call.h"

#include <utility>
#include <vector>

#include "tenon/dispatch/direct_call.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_call.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/functionalize/functional_value.h"
#include "tenon/functionalize/operator_view.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::functional {
namespace {

using tenon::detail::DirectCall;
using tenon::detail::DirectStep;

const char* own_registrant = nullptr;

/// What is known of the operator of the call; null where the pass does not see the call, does so by
/// another kernel, or for the first time: a boxed call makes it known.
TENON_ALWAYS_INLINE const FunctionalOperator* seen_operator(const DirectCall& call) {
  if (detail::copies_views()) return nullptr;
  if (call.op->registrant(DispatchKey::Functionalize) != own_registrant) return nullptr;
  return known_operator(*call.op);
}

/// Whether all tensors are on the CPU, and none is traced.
TENON_ALWAYS_INLINE bool is_on_cpu(const DirectCall& call) {
  constexpr DispatchKeySet kComputing = backend_keys | DispatchKey::Tracer;
  return (call.keys & kComputing) == DispatchKeySet(DispatchKey::CPU);
}

/// Whether devices say more than that values stand in the places of tensors: there are several, or
/// the one composes the operator of others. Not so on the CPU. Traced calls are boxed, which says
/// what a traced function must not do.
bool needs_boxing(const DirectCall& call, const OperatorEntry& computing) {
  return call.keys.has(DispatchKey::Tracer) || spans_devices(call.keys) ||
         is_composed(computing, call.keys);
}

/// What the operator computes with in the place of `tensor`; null where it has to be made first, or
/// has other strides than eager's.
TENON_ALWAYS_INLINE const TensorBase* value_at_hand(const TensorBase& tensor, DirectCall& call) {
  const TensorImpl* impl = tensor.impl();
  if (impl == nullptr) return &tensor;
  const FunctionalStorageInterface* state = impl->storage()->functional_state();
  if (!impl->key_set().has(DispatchKey::Functionalize)) [[unlikely]]
    return state == nullptr ? &tensor : nullptr;
  if (state == nullptr) __builtin_unreachable();
  if (call.state == nullptr) call.state = state;
  const auto& alias = *static_cast<const Alias*>(state);
  const auto* own = static_cast<const FunctionalTensor*>(impl->functional_state());
  const bool is_base = own == nullptr || own->view == nullptr;
  const TensorBase* value = is_base ? alias.current_base() : alias.current_value(*own);
  if (value == nullptr) return nullptr;
  if (is_base) return alias.is_faithful() ? value : nullptr;
  return are_same(value->impl()->strides(), impl->strides()) ? value : nullptr;
}

/// Fills in the values of the call; false where one is not at hand.
TENON_ALWAYS_INLINE bool find_values(DirectCall& call) {
  const size_t count = call.count;
  const TensorBase** const end = call.tensors + count;
  for (const TensorBase** each = call.tensors; each != end; ++each) {
    const TensorBase* value = value_at_hand(**each, call);
    if (value == nullptr) return false;
    each[count] = value;
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

DirectStep pass_on(DirectCall& call) {
  if (!are_adopted(call)) return DirectStep::kBox;
  for (size_t i = 0; i < call.count; ++i) call.tensors[call.count + i] = call.tensors[i];
  return DirectStep::kPassOn;
}

/// Whether it is enough to write down the call, see `call_view`.
DirectStep begin_view(DirectCall& call, const FunctionalOperator& known) {
  const TensorImpl* self = call.tensors[0]->impl();
  if (self == nullptr || !self->key_set().has(DispatchKey::Functionalize)) return pass_on(call);
  if (!known.is_recorded_by_call || !is_injective(*self)) return DirectStep::kBox;
  const ViewInfo* last = state_of(*self).view.get();
  if (last != nullptr && last->is_by_geometry()) return DirectStep::kBox;
  if (call.op->has_kernel(DispatchKey::Meta)) call.keys = DispatchKey::Meta;
  call.known = &known;
  return DirectStep::kView;
}

TENON_ALWAYS_INLINE DirectStep begin_known(DirectCall& call, const FunctionalOperator& known) {
  call.keys = call.keys & after_functionalize_keys;
  if (known.handling == Handling::kFunctional) [[likely]] {
    return !known.looks_at_memory && find_values(call) ? DirectStep::kCompute : DirectStep::kBox;
  }
  switch (known.handling) {
    case Handling::kComposite:
      return pass_on(call);
    case Handling::kView:
      return begin_view(call, known);
    default:
      return DirectStep::kBox;
  }
}

// Out of line, so that the others save no registers.
__attribute__((noinline)) DirectStep begin_elsewhere(DirectCall& call,
                                                     const FunctionalOperator& known) {
  return needs_boxing(call, *call.op) ? DirectStep::kBox : begin_known(call, known);
}

DirectStep begin(DirectCall& call) {
  const FunctionalOperator* known = seen_operator(call);
  if (known == nullptr) return DirectStep::kBox;
  return is_on_cpu(call) ? begin_known(call, *known) : begin_elsewhere(call, *known);
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
TENON_ALWAYS_INLINE bool crosses_devices(const DirectCall& call, const TensorImpl& result) {
  if (call.state == nullptr) return is_functional_device(result.device().type());
  return (call.keys & backend_keys) != (result.key_set() & backend_keys);
}

/// Counts a new tensor in the scope of its alias.
TENON_COLD void count_in_scope(TensorImpl& tensor) {
  const auto& alias = static_cast<const Alias&>(*tensor.storage()->functional_state());
  alias.adopt(tensor, std::make_unique<FunctionalTensor>(nullptr));
}

/// Those that a value has in common with its tensor.
constexpr DispatchKeySet kKeysOfValues =
    backend_keys | DispatchKey::Tracer | DispatchKey::InplaceOrView;

/// `result`, which is new, becomes the value of a functional tensor, and that takes its place.
TENON_ALWAYS_INLINE void wrap_new(TensorBase& result, FunctionalDepth depth) {
  const TensorImpl& geometry = *result.impl();
  // fits below: memory of this size exists
  const auto nbytes = static_cast<size_t>(geometry.numel() * element_size(geometry.dtype()));
  const DispatchKeySet keys = (geometry.key_set() & kKeysOfValues) | DispatchKey::Functionalize;
  result = TensorBase(TensorImpl::with_functional_state<Alias>(nbytes, geometry, keys,
                                                               std::move(result), depth, keys));
  if (current_scope() != nullptr) [[unlikely]]
    count_in_scope(*result.impl());
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
  if (!is_new(*result.impl()) || crosses_devices(call, *result.impl())) [[unlikely]]
    return end_with_others(call, result);
  wrap_new(result, depth_of(call));
}

void end_view(const DirectCall& call, TensorBase& view,
              const tenon::detail::ViewArguments& arguments, size_t index) {
  const auto& known = *static_cast<const FunctionalOperator*>(call.known);
  record(view, WrittenView::make(state_of(*call.tensors[0]).view, known, index, arguments));
}

/// Whether no element of what is written to is read by its neighbours.
TENON_ALWAYS_INLINE bool is_apart(const DirectCall& call) {
  const TensorImpl* self = call.tensors[0]->impl();
  for (size_t i = 1; i < call.count; ++i) {
    const TensorImpl* other = call.tensors[i]->impl();
    if (other != nullptr && other != self && other->storage() == self->storage()) return false;
  }
  return true;
}

/// For a call of an operator that `begin_in_place` may begin.
TENON_ALWAYS_INLINE bool begin_twin(DirectCall& call, const OperatorEntry& twin) {
  if (!is_functional(*call.tensors[0]) || !find_values(call) || !is_apart(call)) return false;
  call.op = &twin;
  call.keys = call.keys & after_functionalize_keys;
  return is_injective(*call.tensors[0]->impl());
}

__attribute__((noinline)) bool begin_twin_elsewhere(DirectCall& call, const OperatorEntry& twin) {
  return !needs_boxing(call, twin) && begin_twin(call, twin);
}

bool begin_in_place(DirectCall& call, detail::UnboxedCaller twin) {
  const FunctionalOperator* known = seen_operator(call);
  if (known == nullptr || !known->is_plain_in_place) return false;
  const OperatorEntry& functional = *known->functional;
  if (functional.boxing().call_unboxed != twin) return false;
  return is_on_cpu(call) ? begin_twin(call, functional) : begin_twin_elsewhere(call, functional);
}

bool end_in_place(const DirectCall& call, TensorBase& value) {
  const TensorImpl& self = *call.tensors[0]->impl();
  if (value.dtype() != self.dtype() || value.dim() != self.dim() ||
      !are_same(value.sizes(), self.sizes())) {
    return false;
  }
  static_cast<Alias&>(*self.storage()->functional_state()).exchange(state_of(self), value);
  return true;
}

constexpr detail::DirectCalls kCalls{&begin, &end, &end_view, &begin_in_place, &end_in_place};

}  // namespace

void enable_direct_calls(const char* registrant) {
  own_registrant = registrant;
  detail::direct_calls.store(&kCalls, std::memory_order_release);
}

}  // namespace tenon::functional
