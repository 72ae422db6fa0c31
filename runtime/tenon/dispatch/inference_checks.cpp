#include "tenon/dispatch/inference_checks.h"

#include <atomic>
#include <mutex>

#include "tenon/base/error_conversion.h"
#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/usage_record.h"
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
  std::string argument;
  TensorBase inference;  // the first one; kept, since a call consumes its arguments
  bool normal = false;
  bool requires_grad = false;

  template <class Name>
  void add(const Name& name, const TensorBase& tensor) {
    if (!tensor.defined()) return;
    requires_grad |= tensor.requires_grad();
    if (!tensor.is_inference()) {
      normal = true;
    } else if (!inference.defined()) {
      argument = name();
      inference = tensor;
    }
  }
};

std::string argument_text(std::string_view name) {
  return detail::concatenate("argument ", name, " of sizes ");
}

Found find_tensors(const OperatorSchema& schema, const Stack& stack) {
  Found found;
  const size_t first = stack.size() - schema.arguments.size();
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    for_each_tensor(stack[first + i], [&](const TensorBase& tensor) {
      found.add([&] { return argument_text(schema.arguments[i].name); }, tensor);
    });
  }
  return found;
}

/// An inference tensor that results are views of, with the name of its argument.
struct Viewed {
  std::string_view argument;
  TensorBase tensor;
};

std::vector<Viewed> viewed_inference_tensors(const OperatorSchema& schema, const Stack& stack) {
  std::vector<Viewed> viewed;
  if (schema.kind != OperatorKind::kView && schema.kind != OperatorKind::kMultiView) return viewed;
  const size_t first = stack.size() - schema.arguments.size();
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    if (schema.arguments[i].alias.empty()) continue;
    for_each_tensor(stack[first + i], [&](const TensorBase& tensor) {
      if (tensor.defined() && tensor.is_inference()) {
        viewed.push_back({schema.arguments[i].name, tensor});
      }
    });
  }
  return viewed;
}

constexpr const char* kWayOut =
    "; clone it to get a normal tensor, or move the code into the guard";

[[noreturn]] void refuse_view(const OperatorSchema& schema, const Viewed& viewed) {
  TENON_THROW(InferenceModeError, schema.name, ": ", argument_text(viewed.argument),
              viewed.tensor.sizes(),
              " is an inference tensor, and the strict policy forbids a view of it outside "
              "InferenceMode",
              kWayOut, inference_origin_text(viewed.tensor));
}

void check_mixing(std::string_view call, const Found& found) {
  TENON_CHECK(!found.normal, InferenceModeError, call, ": ", found.argument,
              found.inference.sizes(),
              " is an inference tensor and another argument is a normal one, which the strict "
              "policy forbids outside InferenceMode",
              kWayOut, inference_origin_text(found.inference));
}

void check_no_gradient(std::string_view call, const Found& found) {
  TENON_CHECK(!found.requires_grad, InferenceModeError, call, ": ", found.argument,
              found.inference.sizes(),
              " is an inference tensor that requires grad, which the strict policy forbids outside "
              "InferenceMode; clone it after set_requires_grad(false), or move the code into the "
              "guard",
              inference_origin_text(found.inference));
}

/// A composite operator may return the tensor itself or a copy of it: what came out tells.
void check_results(const OperatorSchema& schema, const std::vector<Viewed>& viewed,
                   const Stack& stack) {
  for (size_t i = stack.size() - schema.returns.size(); i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](const TensorBase& result) {
      for (const Viewed& each : viewed) {
        if (result.is_alias_of(each.tensor) && !result.is_same(each.tensor)) {
          refuse_view(schema, each);
        }
      }
    });
  }
}

/// What a program calls may not view or mix; what an operator calls itself is only kept from
/// Autograd, the rest has been allowed with the operator.
void run_strict(const OperatorEntry& op, DispatchKeySet keys, Stack& stack,
                bool called_by_program) {
  const OperatorSchema& schema = op.schema();
  const Found found = find_tensors(schema, stack);
  std::vector<Viewed> viewed;
  if (found.inference.defined()) {
    if (called_by_program) {
      viewed = viewed_inference_tensors(schema, stack);
      if (!viewed.empty() && !schema.composite) refuse_view(schema, viewed[0]);
      if (viewed.empty()) check_mixing(schema.name, found);
    }
    if (keys.has_any(autograd_keys)) check_no_gradient(schema.name, found);
  }
  op.redispatch_boxed(keys & keys_after(DispatchKey::InferenceChecks), stack);
  if (viewed.empty()) return;
  check_results(schema, viewed, stack);
  check_mixing(schema.name, found);
}

void run_policy(const OperatorEntry& op, DispatchKeySet keys, Stack& stack,
                bool called_by_program) {
  if (inference_policy() == InferencePolicy::Strict &&
      !thread_state().excluded().has_all(autograd_keys)) {
    return run_strict(op, keys, stack, called_by_program);
  }
  op.redispatch_boxed(keys & keys_after(DispatchKey::InferenceChecks), stack);
}

void run_checks(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const detail::CurrentOperator current(op.name());
  if (detail::notes_usage()) detail::note_call(op, stack, detail::CurrentOperator::name());
  run_policy(op, keys, stack, current.is_outermost());
  if (detail::notes_usage()) detail::note_results(stack);
}

/// Registers the fallback when something is to be on, and removes it when nothing is.
void apply(Switches& switches, bool wanted) {
  wanted |= detail::notes_usage();
  if (wanted == switches.registered) return;
  switches.fallback = wanted
                          ? Dispatcher::instance().register_fallback(
                                DispatchKey::InferenceChecks, &run_checks, "the inference checks")
                          : Registration();
  switches.registered = wanted;
}

}  // namespace

void set_inference_policy(InferencePolicy policy) try {
  Switches& switches = Switches::instance();
  const std::lock_guard lock(switches.mutex);
  apply(switches, policy == InferencePolicy::Strict || InferenceOrigin::are_remembered());
  switches.policy = policy;
} catch (...) {
  detail::rethrow_as_error("set_inference_policy");
}

InferencePolicy inference_policy() try { return Switches::instance().policy; } catch (...) {
  detail::rethrow_as_error("inference_policy");
}

void remember_inference_origins(bool remember) try {
  Switches& switches = Switches::instance();
  const std::lock_guard lock(switches.mutex);
  apply(switches, remember || switches.policy == InferencePolicy::Strict);
  InferenceOrigin::set_remembered(remember);
} catch (...) {
  detail::rethrow_as_error("remember_inference_origins");
}

namespace detail {

void check_every_call() {
  Switches& switches = Switches::instance();
  const std::lock_guard lock(switches.mutex);
  apply(switches, true);
}

void check_strict_policy(std::string_view call, TensorList tensors,
                         std::string (*describe)(size_t i)) {
  const bool called_by_program = CurrentOperator::name().empty();
  if (tenon::thread_state().excluded().has_all(autograd_keys)) return;
  Found found;
  for (size_t i = 0; i < tensors.size(); ++i) {
    found.add([&] { return describe(i) + " of sizes "; }, tensors[i]);
  }
  if (!found.inference.defined()) return;
  if (called_by_program) check_mixing(call, found);
  check_no_gradient(call, found);
}

}  // namespace detail
}  // namespace tenon
