#include "tenon/dispatch/inference_checks.h"

#include <atomic>
#include <mutex>

#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/tensor/inference_origin.h"

// Note [Checks that cost nothing]
//
// The key InferenceChecks is in the included set of every thread from the start. As long as nothing
// is switched on no operator has a kernel for it, so its bit is cleared by the operators' masks,
// which every call applies anyway. Switching a check on registers the fallback below.

namespace tenon {
namespace {

struct Switches {
  Mutex mutex;
  std::atomic<InferencePolicy> policy{InferencePolicy::Standard};
  Registration fallback;
  bool registered = false;

  static Switches& instance() {
    static constinit Lazy<Switches> switches;
    return *switches;
  }
};

/// The tensors of a call that decide what the strict policy says of it.
struct Found {
  std::string_view argument;
  const TensorBase* inference = nullptr;
  bool normal = false;
  bool requires_grad = false;

  void add(std::string_view name, const TensorBase& tensor) {
    if (!tensor.defined()) return;
    requires_grad |= tensor.requires_grad();
    if (!tensor.is_inference()) {
      normal = true;
    } else if (inference == nullptr) {
      argument = name;
      inference = &tensor;
    }
  }
};

Found find_tensors(const OperatorSchema& schema, const Stack& stack) {
  Found found;
  const size_t first = stack.size() - schema.arguments.size();
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    for_each_tensor(stack[first + i],
                    [&](const TensorBase& tensor) { found.add(schema.arguments[i].name, tensor); });
  }
  return found;
}

constexpr const char* kWayOut =
    "; clone it to get a normal tensor, or move the code into the guard";

/// What a program calls may not view or mix; what an operator calls itself is only kept from
/// Autograd, the rest has been allowed with the operator.
void check_strict(const OperatorSchema& schema, DispatchKeySet keys, const Stack& stack,
                  bool called_by_program) {
  const Found found = find_tensors(schema, stack);
  if (found.inference == nullptr) return;
  const TensorBase& tensor = *found.inference;
  const bool is_view =
      schema.kind == OperatorKind::kView || schema.kind == OperatorKind::kMultiView;
  TENON_CHECK(!is_view || !called_by_program, InferenceModeError, schema.name, ": argument ",
              found.argument, " of sizes ", tensor.sizes(),
              " is an inference tensor, and the strict policy forbids a view of it outside "
              "InferenceMode",
              kWayOut, inference_origin_text(tensor));
  TENON_CHECK(!found.normal || !called_by_program, InferenceModeError, schema.name, ": argument ",
              found.argument, " of sizes ", tensor.sizes(),
              " is an inference tensor and another argument is a normal one, which the strict "
              "policy forbids outside InferenceMode",
              kWayOut, inference_origin_text(tensor));
  TENON_CHECK(!found.requires_grad || !keys.has_any(autograd_keys), InferenceModeError, schema.name,
              ": argument ", found.argument, " of sizes ", tensor.sizes(),
              " is an inference tensor that requires grad, which the strict policy forbids outside "
              "InferenceMode; clone it after set_requires_grad(false), or move the code into the "
              "guard",
              inference_origin_text(tensor));
}

void run_checks(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const detail::CurrentOperator current(op.schema().name);
  if (inference_policy() == InferencePolicy::Strict &&
      !thread_state().excluded.has_all(autograd_keys)) {
    check_strict(op.schema(), keys, stack, current.is_outermost());
  }
  op.redispatch_boxed(keys & keys_after(DispatchKey::InferenceChecks), stack);
}

/// Registers the fallback when something is to be on, and removes it when nothing is.
void apply(Switches& switches, bool wanted) {
  if (wanted == switches.registered) return;
  switches.fallback = wanted
                          ? Dispatcher::instance().register_fallback(
                                DispatchKey::InferenceChecks, &run_checks, "the inference checks")
                          : Registration();
  switches.registered = wanted;
}

}  // namespace

void set_inference_policy(InferencePolicy policy) {
  Switches& switches = Switches::instance();
  const std::lock_guard lock(switches.mutex);
  apply(switches, policy == InferencePolicy::Strict || InferenceOrigin::are_remembered());
  switches.policy = policy;
}

InferencePolicy inference_policy() {
  return Switches::instance().policy;
}

void remember_inference_origins(bool remember) {
  Switches& switches = Switches::instance();
  const std::lock_guard lock(switches.mutex);
  apply(switches, remember || switches.policy == InferencePolicy::Strict);
  InferenceOrigin::set_remembered(remember);
}

}  // namespace tenon
