#include "tenon/forward_mode/dual_kernel.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>
#include <vector>

#include "tenon/autograd/own_tangent.h"
#include "tenon/base/check.h"
#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/forward_mode/dual_call.h"
#include "tenon/forward_mode/forward_rule.h"
#include "tenon/forward_mode/written_tangents.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/keys/thread_local_keys.h"

namespace tenon::forward_mode {
namespace {

using functional::Handling;

/// The last entered of the levels that the thread sees at which an argument has a tangent, or null.
intrusive_ptr<TangentLevel> highest_level(std::span<const Value> arguments) {
  intrusive_ptr<TangentLevel> found;
  for (const Value& argument : arguments) {
    for_each_tensor(argument, [&](const TensorBase& tensor) {
      const uint64_t level = tenon::highest_level(tensor);
      if (level > (found ? found->number() : 0)) found = tangent_at(tensor, level)->shared_level();
    });
  }
  return found;
}

[[noreturn]] void fail_without_twin(const OperatorEntry& op) {
  TENON_THROW(NotImplementedError, op.name(),
              ": has no forward mode, as no functional operator computes what it writes");
}

/// Gives results their tangents, but for one that is an argument and has it.
void attach_each(const DualCall& call, const Stack& results, std::vector<TensorVector>&& tangents,
                 bool are_views) {
  for (size_t i = 0; i < results.size(); ++i) {
    size_t next = 0;
    for_each_tensor(results[i], [&](const TensorBase& result) {
      TensorBase value = std::move(tangents[i][next++]);
      if (!result.defined() || !value.defined() || call.tangent_of(result) != nullptr) return;
      if (!are_views) value = own_tangent(std::move(value), result);
      attach(result, make_intrusive<Tangent>(call.level, std::move(value)));
    });
  }
}

/// The arguments, with tangents in the places of the tensors that have them.
Stack on_tangents(const DualCall& call) {
  Stack arguments = call.arguments;
  for (Value& argument : arguments) {
    for_each_tensor(argument, [&](TensorBase& tensor) {
      if (const Tangent* tangent = call.tangent_of(tensor)) tensor = tangent->value();
    });
  }
  return arguments;
}

Stack called(const OperatorEntry& op, Stack arguments) {
  op.call_boxed(arguments);
  return arguments;
}

/// A view is linear, and tangents of views are views of tangents.
Stack view(const DualCall& call) {
  Stack results = called(call.op, call.arguments);
  if (call.op.name() == "detach") return results;
  std::vector<TensorVector> tangents;
  for (const Value& value : called(call.op, on_tangents(call))) {
    TensorVector& of_value = tangents.emplace_back();
    for_each_tensor(value, [&](const TensorBase& tensor) { of_value.push_back(tensor); });
  }
  attach_each(call, results, std::move(tangents), /*are_views=*/true);
  return results;
}

Stack view_in_place(const DualCall& call) {
  const TensorBase self = call.arguments[0].get<TensorBase>();
  if (call.tangent_of(self) == nullptr || call.op.name() == "detach_") {
    Stack results = called(call.op, call.arguments);
    remove_tangent(self, call.level->number());
    return results;
  }
  if (call.known.functional == nullptr) fail_without_twin(call.op);
  const Stack views = called(*call.known.functional, on_tangents(call));
  const auto tangent = make_intrusive<Tangent>(call.level, views[0].get<TensorBase>());
  Stack results = called(call.op, call.arguments);
  set_tangent(self, tangent);  // in the place of another, which takes no memory
  return results;
}

/// Whether `self` shares memory with what the call writes to.
bool is_written(const DualCall& call, const TensorBase& self) {
  bool found = false;
  for (const size_t position : call.known.written) {
    for_each_tensor(call.arguments[position], [&](const TensorBase& written) {
      found |= written.defined() && written.is_alias_of(self);
    });
  }
  return found;
}

/// Before a write: what the arguments are then still.
Stack before_write(const DualCall& call) {
  Stack before = call.arguments;
  before.resize(call.known.given);
  for (Value& value : before) {
    for_each_tensor(value, [&](TensorBase& tensor) {
      if (!tensor.defined() || !is_written(call, tensor)) return;
      TensorBase copy = ops::clone(tensor, std::nullopt);
      if (const Tangent* tangent = call.tangent_of(tensor)) {
        set_tangent(
            copy, make_intrusive<Tangent>(call.level, ops::clone(tangent->value(), std::nullopt)));
      }
      tensor = std::move(copy);
    });
  }
  return before;
}

/// AutogradError where a tangent would have to be given to what others see too.
void check_takes_tangents(const DualCall& call) {
  for (const size_t position : call.known.written) {
    for_each_tensor(call.arguments[position], [&](const TensorBase& written) {
      if (!written.defined() || !written.is_inexact()) return;
      TENON_CHECK(call.tangent_of(written) != nullptr || written.storage().use_count() == 1,
                  AutogradError, call.op.name(), ": argument ",
                  call.op.schema().arguments[position].name, " of sizes ", written.sizes(),
                  " has no tangent and shares its elements with other tensors, which would not get "
                  "the one that is written; give the tensor that they are views of a tangent of "
                  "zeros before, by make_dual");
    });
  }
}

/// What the functional twin gives for what stood there before a write. An error of the twin's is
/// one of the operator, which says so of copies.
ForwardResults results_of_twin(const DualCall& call) try {
  return call_with_tangents(*call.known.functional, before_write(call), call.level->number());
} catch (const Error&) {
  Stack copies = call.arguments;
  for (const size_t position : call.known.written) {
    for_each_tensor(copies[position], [](TensorBase& tensor) {
      if (tensor.defined()) tensor = ops::clone(tensor, std::nullopt);
    });
  }
  call.op.call_boxed(copies);
  throw;
}

/// Writes what the twin has computed, for an operator that would draw other random numbers.
Stack copy_results(const DualCall& call, Stack results) {
  for (size_t i = 0; i < call.known.written.size(); ++i) {
    Value& result = results[call.known.results[i]];
    const Value& argument = call.arguments[call.known.written[i]];
    auto written = argument.get<TensorBase>();
    ops::copy_(written, result.get<TensorBase>());
    result = argument;
  }
  results.resize(call.op.schema().returns.size());
  return results;
}

Stack write(const DualCall& call) {
  if (call.known.functional == nullptr) fail_without_twin(call.op);
  check_takes_tangents(call);
  ForwardResults computed = results_of_twin(call);
  WrittenTangents tangents(call);
  for (size_t i = 0; i < call.known.written.size(); ++i) {
    const size_t number = call.known.results[i];
    TensorVector results;
    for_each_tensor(computed.results[number],
                    [&](const TensorBase& result) { results.push_back(result); });
    size_t next = 0;
    for_each_tensor(call.arguments[call.known.written[i]], [&](const TensorBase& written) {
      const size_t place = next++;
      if (!written.defined() || !written.is_inexact()) return;
      tangents.add(written, std::move(computed.tangents[number][place]), results[place]);
    });
  }
  Stack results = call.op.schema().nondeterministic_seeded
                      ? copy_results(call, std::move(computed.results))
                      : called(call.op, call.arguments);
  tangents.done();
  return results;
}

Stack compute(const DualCall& call) {
  ForwardResults computed = call_with_tangents(call.op, call.arguments, call.level->number());
  attach_each(call, computed.results, std::move(computed.tangents), /*are_views=*/false);
  return std::move(computed.results);
}

Stack results_of(const DualCall& call) {
  if (call.op.schema().unmarked_alias) return view(call);
  switch (call.known.handling) {
    case Handling::kView:
      return view(call);
    case Handling::kInplaceView:
      return view_in_place(call);
    case Handling::kWrites:
      return write(call);
    default:
      return compute(call);
  }
}

/// The kernel of every operator for Dual.
void run(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const size_t first = stack.size() - op.schema().arguments.size();
  const std::span<const Value> arguments = std::span(stack).subspan(first);
  const intrusive_ptr<TangentLevel> level = highest_level(arguments);
  const functional::FunctionalOperator& known = functional::functional_operator(op);
  // One with an Autograd kernel has a derivative of its own, and calls others below that; or that
  // kernel calls them, and their nodes save what has tangents too.
  const bool is_composite =
      (known.handling == Handling::kComposite && !op.has_kernel(DispatchKey::AutogradCPU)) ||
      (op.schema().recorded_as_composite && is_recorded(arguments));
  if (!level || is_composite)
    return op.redispatch_boxed(keys & keys_after(DispatchKey::Dual), stack);
  TENON_CHECK(!thread_state().inference_mode(), InferenceModeError, op.name(),
              ": an argument has a tangent, and inference mode computes no derivatives; leave the "
              "DualLevel first, or the inference mode");

  const HiddenLevels hidden(level->number());
  const DualCall call{op, known, Stack(arguments.begin(), arguments.end()), level};
  Stack results = results_of(call);
  stack.resize(first);
  std::ranges::move(results, std::back_inserter(stack));
}

constinit Once registered;

}  // namespace

void register_kernels() {
  registered([] {
    Dispatcher::instance().register_fallback(DispatchKey::Dual, &run, "forward mode").keep();
  });
}

}  // namespace tenon::forward_mode
