#include "tenon/forward_mode/dual_kernel.h"

#include <algorithm>
#include <utility>

#include "tenon/autograd/history.h"
#include "tenon/autograd/tangent.h"
#include "tenon/base/check.h"
#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/forward_mode/forward_rule.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/to.h"
#include "tenon/generated/ops/zeros_like.h"
#include "tenon/keys/thread_local_keys.h"

namespace tenon::forward_mode {
namespace {

using functional::FunctionalOperator;
using functional::Handling;

uint64_t highest_level_on(const Stack& stack, size_t first) {
  uint64_t level = 0;
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](const TensorBase& tensor) {
      level = std::max(level, highest_level(tensor));
    });
  }
  return level;
}

[[noreturn]] void fail_without_twin(const OperatorEntry& op) {
  TENON_THROW(NotImplementedError, op.name(),
              ": has no forward mode, as no functional operator computes what it writes");
}

bool is_recorded(const Stack& stack, size_t first) {
  if (!GradMode::is_enabled() || thread_state().excluded().has_any(autograd_keys)) return false;
  bool found = false;
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i],
                    [&](const TensorBase& tensor) { found |= detail::requires_grad(tensor); });
  }
  return found;
}

void attach(const TensorBase& result, intrusive_ptr<Tangent> tangent) {
  set_tangent(result, tangent);
  // The node may have saved the result: an alias, which has no tangents of its own.
  const AutogradMeta* meta = autograd_meta(result);
  if (meta->is_view() || !meta->grad_fn) return;
  meta->grad_fn->materialize_hooks().result_tangents.push_back({meta->output_nr, tangent});
}

intrusive_ptr<TangentLevel> level_on(const Stack& stack, uint64_t level) {
  intrusive_ptr<TangentLevel> found;
  for (const Value& value : stack) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      if (!tensor.defined()) return;
      if (const Tangent* tangent = tangent_at(tensor, level)) found = tangent->shared_level();
    });
  }
  return found;
}

/// The same call on tangents in the places of the arguments that have them.
Stack on_tangents(Stack arguments, uint64_t level) {
  for (Value& argument : arguments) {
    for_each_tensor(argument, [&](TensorBase& tensor) {
      const Tangent* tangent = tensor.defined() ? tangent_at(tensor, level) : nullptr;
      if (tangent != nullptr) tensor = tangent->value();
    });
  }
  return arguments;
}

void attach_each(const Stack& results, TensorVector&& tangents,
                 const intrusive_ptr<TangentLevel>& level, bool are_views) {
  size_t number = 0;
  for (const Value& value : results) {
    for_each_tensor(value, [&](const TensorBase& result) {
      TensorBase tangent = std::move(tangents[number++]);
      if (!result.defined() || !tangent.defined() || tangent_at(result, level->number())) return;
      if (!are_views) tangent = own_tangent(std::move(tangent), result);
      attach(result, make_intrusive<Tangent>(level, std::move(tangent)));
    });
  }
}

/// A view is linear, and tangents of views are views of tangents.
Stack view(const OperatorEntry& op, const Stack& arguments, uint64_t level) {
  Stack results = arguments;
  op.call_boxed(results);
  if (op.name() == "detach") return results;
  Stack views = on_tangents(arguments, level);
  op.call_boxed(views);
  TensorVector tangents;
  for (const Value& each : views) {
    for_each_tensor(each, [&](const TensorBase& tensor) { tangents.push_back(tensor); });
  }
  attach_each(results, std::move(tangents), level_on(arguments, level), /*are_views=*/true);
  return results;
}

Stack view_in_place(const OperatorEntry& op, const FunctionalOperator& known,
                    const Stack& arguments, uint64_t level) {
  const TensorBase& self = arguments[0].get<TensorBase>();
  Tangent* tangent = tangent_at(self, level);
  if (tangent != nullptr && op.name() != "detach_") {
    if (known.functional == nullptr) fail_without_twin(op);
    Stack views = on_tangents(arguments, level);
    known.functional->call_boxed(views);
    Stack results = arguments;
    op.call_boxed(results);
    attach(self, make_intrusive<Tangent>(tangent->shared_level(), views[0].get<TensorBase>()));
    return results;
  }
  Stack results = arguments;
  op.call_boxed(results);
  if (tangent != nullptr) remove_tangent(self, level);
  return results;
}

/// Whether another tensor sees what is written to `self`, and would not get its tangent.
bool is_seen_elsewhere(const TensorBase& self) {
  return self.storage().use_count() > 1;
}

/// Lets `self`, which an operator has written to, have that tangent.
void write_tangent(const TensorBase& self, TensorBase&& value,
                   const intrusive_ptr<TangentLevel>& level) {
  Tangent* present = tangent_at(self, level->number());
  if (present == nullptr && !value.defined()) return;
  TensorBase tangent = value.defined() ? std::move(value) : ops::zeros_like(self);
  if (present != nullptr && present->value().storage().use_count() > 1) {
    TensorBase seen = present->value();  // by the tangents of views too
    ops::copy_(seen, tangent);
    attach(self, intrusive_ptr<Tangent>::reclaim_copy(present));
  } else {
    attach(self, make_intrusive<Tangent>(level, own_tangent(std::move(tangent), self)));
  }
}

/// Before a write: what the arguments are then still, where they share memory with what is written.
Stack before_write(const FunctionalOperator& known, const Stack& arguments, uint64_t level) {
  Stack before(arguments.begin(), arguments.begin() + static_cast<ptrdiff_t>(known.given));
  const auto is_written = [&](const TensorBase& tensor) {
    bool found = false;
    for (const size_t position : known.written) {
      for_each_tensor(arguments[position], [&](const TensorBase& written) {
        found |= written.defined() && written.is_alias_of(tensor);
      });
    }
    return found;
  };
  for (Value& value : before) {
    for_each_tensor(value, [&](TensorBase& tensor) {
      if (!tensor.defined() || !is_written(tensor)) return;
      TensorBase copy = ops::clone(tensor, std::nullopt);
      if (const Tangent* tangent = tangent_at(tensor, level)) {
        set_tangent(copy, make_intrusive<Tangent>(tangent->shared_level(),
                                                  ops::clone(tangent->value(), std::nullopt)));
      }
      tensor = std::move(copy);
    });
  }
  return before;
}

/// AutogradError where a tangent would have to be given to what others see too.
void check_takes_tangents(const OperatorEntry& op, const FunctionalOperator& known,
                          const Stack& arguments, uint64_t level) {
  for (const size_t position : known.written) {
    for_each_tensor(arguments[position], [&](const TensorBase& written) {
      if (!written.defined() || !written.is_floating_point()) return;
      TENON_CHECK(tangent_at(written, level) != nullptr || !is_seen_elsewhere(written),
                  AutogradError, op.name(), ": argument ", op.schema().arguments[position].name,
                  " of sizes ", written.sizes(),
                  " has no tangent and shares its elements with other tensors, which would not get "
                  "the one that is written; give the tensor that they are views of a tangent of "
                  "zeros before, by make_dual");
    });
  }
}

/// What the functional twin gives for what stood there before a write. An error of the twin's is
/// one of the operator, which says so of copies.
ForwardResults results_of_twin(const OperatorEntry& op, const FunctionalOperator& known,
                               const Stack& before, const Stack& arguments, uint64_t level) try {
  return call_with_tangents(*known.functional, before, level);
} catch (const Error&) {
  Stack copies = arguments;
  for (const size_t position : known.written) {
    for_each_tensor(copies[position], [](TensorBase& tensor) {
      if (tensor.defined()) tensor = ops::clone(tensor, std::nullopt);
    });
  }
  op.call_boxed(copies);
  throw;
}

Stack write(const OperatorEntry& op, const FunctionalOperator& known, const Stack& arguments,
            uint64_t level) {
  if (known.functional == nullptr) fail_without_twin(op);
  check_takes_tangents(op, known, arguments, level);
  const intrusive_ptr<TangentLevel> shared_level = level_on(arguments, level);
  Stack before = before_write(known, arguments, level);
  Stack results = arguments;
  // Before the first write: there may be no derivative.
  ForwardResults computed = results_of_twin(op, known, before, arguments, level);
  if (op.schema().nondeterministic_seeded) {
    // A second call would draw other numbers.
    for (size_t i = 0; i < known.written.size(); ++i) {
      auto written = arguments[known.written[i]].get<TensorBase>();
      ops::copy_(written, computed.results[known.results[i]].get<TensorBase>());
    }
    results.clear();
    for (const Value& result : computed.results) results.push_back(result);
    for (size_t i = 0; i < known.written.size(); ++i)
      results[known.results[i]] = arguments[known.written[i]];
    results.resize(op.schema().returns.size());
  } else {
    op.call_boxed(results);
  }
  std::vector<size_t> starts = {0};
  for (const Value& value : computed.results) {
    size_t count = 0;
    for_each_tensor(value, [&](const TensorBase&) { ++count; });
    starts.push_back(starts.back() + count);
  }
  for (size_t i = 0; i < known.written.size(); ++i) {
    size_t number = starts[known.results[i]];
    for_each_tensor(arguments[known.written[i]], [&](const TensorBase& written) {
      TensorBase tangent = std::move(computed.tangents[number++]);
      if (!written.defined() || !written.is_floating_point()) return;
      if (tangent.defined() && tangent.dtype() != written.dtype())
        tangent = ops::to(tangent, written.dtype());
      write_tangent(written, std::move(tangent), shared_level);
    });
  }
  return results;
}

/// The kernel of every operator for Dual.
void run(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const size_t first = stack.size() - op.schema().arguments.size();
  const uint64_t level = highest_level_on(stack, first);
  const FunctionalOperator& known = functional::functional_operator(op);
  // One with an Autograd kernel has a derivative of its own, and calls others below that; or that
  // kernel calls them, and their nodes save what has tangents too.
  const bool is_composite =
      (known.handling == Handling::kComposite && !op.has_kernel(DispatchKey::AutogradCPU)) ||
      (op.schema().recorded_as_composite && is_recorded(stack, first));
  if (level == 0 || is_composite)
    return op.redispatch_boxed(keys & keys_after(DispatchKey::Dual), stack);
  TENON_CHECK(!thread_state().inference_mode(), InferenceModeError, op.name(),
              ": an argument has a tangent, and inference mode computes no derivatives; leave the "
              "DualLevel first, or the inference mode");

  const HiddenLevels hidden(level);
  const Stack arguments(stack.begin() + static_cast<ptrdiff_t>(first), stack.end());
  Stack results;
  if (known.handling == Handling::kView || op.schema().unmarked_alias) {
    results = view(op, arguments, level);
  } else if (known.handling == Handling::kInplaceView) {
    results = view_in_place(op, known, arguments, level);
  } else if (known.handling == Handling::kWrites) {
    results = write(op, known, arguments, level);
  } else {
    ForwardResults call = call_with_tangents(op, arguments, level);
    attach_each(call.results, std::move(call.tangents), level_on(arguments, level),
                /*are_views=*/false);
    results = std::move(call.results);
  }
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
