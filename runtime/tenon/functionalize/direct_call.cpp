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
#include "tenon/functionalize/operator_view.h"
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
TENON_ALWAYS_INLINE bool needs_devices(const DirectCall& call, const OperatorEntry& computing) {
  const DispatchKeySet backends = call.keys & backend_keys;
  if (backends == DispatchKeySet(DispatchKey::CPU)) [[likely]]
    return false;
  return spans_devices(backends) || is_composed(computing, backends);
}

/// Whether two lists of one length are equal.
TENON_ALWAYS_INLINE bool are_same(IntArrayRef a, IntArrayRef b) {
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

DirectStep pass_on(DirectCall& call) {
  if (!are_adopted(call)) return DirectStep::kBox;
  for (size_t i = 0; i < call.count; ++i) call.values[i] = call.tensors[i];
  return DirectStep::kPassOn;
}

/// Whether no element of `tensor` surely stands for another.
TENON_ALWAYS_INLINE bool is_injective(const TensorImpl& tensor) {
  return tensor.is_contiguous() || has_distinct_elements(tensor.sizes(), tensor.strides());
}

/// Whether it is enough to write down the call, see `call_view`.
DirectStep begin_view(DirectCall& call, const FunctionalOperator& known) {
  const TensorImpl* self = call.tensors[0]->impl();
  if (self == nullptr || !self->key_set().has(DispatchKey::Functionalize)) return pass_on(call);
  if (!known.is_recorded_by_call || !is_injective(*self)) return DirectStep::kBox;
  const ViewInfo* last = state_of(*self).view.get();
  if (last != nullptr && last->is_by_geometry()) return DirectStep::kBox;
  if (call.op->has_kernel(DispatchKey::Meta)) call.keys = DispatchKey::Meta;
  call.state = self->storage()->functional_state();
  call.known = &known;
  return DirectStep::kView;
}

DirectStep begin(DirectCall& call) {
  const FunctionalOperator* known = seen_operator(call);
  if (known == nullptr || needs_devices(call, *call.op)) return DirectStep::kBox;
  call.keys = call.keys & after_functionalize_keys;
  if (known->handling == Handling::kFunctional) [[likely]] {
    return !known->reads_storage && find_values(call) ? DirectStep::kCompute : DirectStep::kBox;
  }
  switch (known->handling) {
    case Handling::kComposite:
      return pass_on(call);
    case Handling::kView:
      return begin_view(call, *known);
    default:
      return DirectStep::kBox;
  }
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

/// Counts a new tensor in the scope of its alias.
TENON_COLD void adopt_base(const Alias& alias, TensorImpl& tensor) {
  alias.adopt(tensor, std::make_unique<FunctionalTensor>(nullptr));
}

/// Those that a value has in common with its tensor.
constexpr DispatchKeySet kKeysOfValues =
    backend_keys | DispatchKey::Tracer | DispatchKey::InplaceOrView;

/// A functional tensor with the value `value`, which is new.
TENON_ALWAYS_INLINE TensorBase wrap_new(TensorBase value, FunctionalDepth depth) {
  const TensorImpl& geometry = *value.impl();
  // fits below: memory of this size exists
  const auto nbytes = static_cast<size_t>(geometry.numel() * element_size(geometry.dtype()));
  const DispatchKeySet keys = (geometry.key_set() & kKeysOfValues) | DispatchKey::Functionalize;
  auto impl = intrusive_ptr<TensorImpl>::reclaim(
      new TensorImpl(StorageImpl::with_functional_state<Alias>(
                         nbytes, *geometry.storage(), std::move(value), depth, Alias::InStorage{}),
                     geometry, keys));
  const auto& alias = *static_cast<const Alias*>(impl->storage()->functional_state());
  if (alias.scope != nullptr) [[unlikely]]
    adopt_base(alias, *impl);
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

void end_view(const DirectCall& call, TensorBase& view,
              const tenon::detail::ViewArguments& arguments, size_t index) {
  const auto& alias = *static_cast<const Alias*>(call.state);
  const auto& known = *static_cast<const FunctionalOperator*>(call.known);
  intrusive_ptr<ViewInfo> info =
      WrittenView::make(state_of(*call.tensors[0]).view, known, index, arguments);
  if (is_functional(view)) return become(view, std::move(info));  // the kernel called a view
  alias.adopt(*view.impl(), std::make_unique<FunctionalTensor>(std::move(info)));
}

/// Whether no element of what is written to stands for another, or is read by its neighbours.
TENON_ALWAYS_INLINE bool is_apart(const DirectCall& call) {
  const TensorImpl* self = call.tensors[0]->impl();
  if (!is_injective(*self)) return false;
  for (size_t i = 1; i < call.count; ++i) {
    const TensorImpl* other = call.tensors[i]->impl();
    if (other != nullptr && other != self && other->storage() == self->storage()) return false;
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
