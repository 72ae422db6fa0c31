#include "tenon/dispatch/profiled_call.h"

#include <array>

#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/profiler/thread_profile.h"

namespace tenon::detail {
namespace {

/// Keys whose boxed kernels are the library's own, and pass a call on with what looks at it.
constexpr DispatchKeySet kKeepLookingKeys = {DispatchKey::Tracer, DispatchKey::Functionalize,
                                             DispatchKey::Dual, DispatchKey::InferenceChecks};

/// Known by its address.
constexpr char kRegistrant[] = "the profiler";

void profile_boxed(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const ProfiledCall call(op, keys, stack);
  op.run_kernel(call.key(), call.keys(), stack);
}

}  // namespace

ProfiledCall::ProfiledCall(const OperatorEntry& op, DispatchKeySet keys, Stack& stack)
    : keys_(keys), key_(DispatchKey::Profiler) {
  std::array<TensorList, 16> tensors;
  size_t count = 0;
  if (thread_profile != nullptr && thread_profile->notes_arguments()) {
    for (size_t i = stack.size() - op.schema().arguments.size(); i < stack.size(); ++i) {
      if (count == tensors.size()) break;
      const Value& value = stack[i];
      if (value.is<TensorBase>()) {
        tensors[count++] = TensorList(value.get<TensorBase>());
      } else if (value.is<std::vector<TensorBase>>()) {
        tensors[count++] = TensorList(value.get<std::vector<TensorBase>>());
      }
    }
  }
  enter(op, tensors.data(), count);
  kernel_ = nullptr;
  if (key_ == DispatchKey::Functionalize) keys_ = keys;  // also where it would be entered unboxed
}

void ProfiledCall::enter(const OperatorEntry& op, const TensorList* tensors,
                         size_t count) noexcept {
  if (!has_profiler(op)) return;
  find_next(op);
  if (thread_profile != nullptr && !joins(op)) begin(op, tensors, count);
}

void ProfiledCall::find_next(const OperatorEntry& op) noexcept {
  key_ = (keys_ - looking_keys).highest();
  kernel_ = op.unboxed_kernel(key_);
  if (kernel_ != nullptr) return;
  if (key_ == DispatchKey::Functionalize) {
    // By its own way for calls that are not boxed, see Note [Direct calls], which is for calls
    // whose highest key it is.
    kernel_ = op.boxing().enter_boxed;
    keys_ = keys_.remove(DispatchKey::Profiler);
  } else if (!kKeepLookingKeys.has(key_)) {
    keys_ = keys_.remove(DispatchKey::Profiler);
  }
}

bool ProfiledCall::joins(const OperatorEntry& op) noexcept {
  ProfiledScope* const around = thread_profile->innermost();
  if (around == nullptr || around->op() != &op || key_ >= around->key()) return false;
  around_ = around;
  key_around_ = around->key();
  around->pass_to(key_);
  return true;
}

void ProfiledCall::begin(const OperatorEntry& op, const TensorList* tensors,
                         size_t count) noexcept {
  NotedEvent* const event = scope_.begin(*thread_profile, ProfileEventKind::kOperator, op.name());
  scope_.set_call(&op, key_);
  for (size_t i = 0; event != nullptr && i < count; ++i) note_arguments(*event, tensors[i]);
  scope_.start();
}

void note_arguments(NotedEvent& event, TensorList tensors) noexcept {
  if (!thread_profile->notes_arguments()) return;
  for (const TensorBase& tensor : tensors) {
    if (tensor.defined()) {
      thread_profile->note_argument(event, tensor.dtype(), tensor.sizes());
    } else {
      thread_profile->note_argument(event, std::nullopt, {});
    }
  }
}

bool has_profiler(const OperatorEntry& op) {
  return op.registrant(DispatchKey::Profiler) == kRegistrant;
}

void register_profiler() {
  // For the rest of the program, as the recorder's: without the key in a thread's set it costs
  // nothing.
  static constinit Once registered;
  registered([] {
    Dispatcher::instance()
        .register_fallback(DispatchKey::Profiler, &profile_boxed, kRegistrant)
        .keep();
  });
}

}  // namespace tenon::detail
