#include <algorithm>
#include <utility>
#include <vector>

#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/base/check.h"
#include "tenon/functionalize/below_functionalize.h"
#include "tenon/functionalize/functional_call.h"
#include "tenon/functionalize/functional_devices.h"
#include "tenon/generated/ops/_to_copy.h"
#include "tenon/generated/ops/clone.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/guards/thread_state_guard.h"

namespace tenon::functional {
namespace {

/// Operators that a kernel calls on plain tensors give plain ones, also in a functionalized call.
class OutsideOfPass : ExclusionGuard {
 public:
  OutsideOfPass() { state().exclude(DispatchKey::Functionalize, "OutsideOfPass"); }
};

/// The tensors that a call writes to, in the order of its arguments.
std::vector<TensorBase> written_tensors(const Stack& stack, size_t first,
                                        const FunctionalOperator& known) {
  std::vector<TensorBase> written;
  for (const size_t position : known.written) {
    for_each_tensor(stack[first + position], [&](const TensorBase& tensor) {
      if (tensor.defined()) written.push_back(tensor);
    });
  }
  return written;
}

/// Whether the tensors are functional; TypeError where some are, and some not.
bool are_functional(const OperatorEntry& op, const std::vector<TensorBase>& written) {
  const auto count = std::count_if(written.begin(), written.end(), is_functional);
  TENON_CHECK(count == 0 || size_t(count) == written.size(), TypeError, op.name(),
              ": expected to write to functional tensors, or to plain ones, got both; make all "
              "functional");
  return count != 0;
}

/// Raises what eager raises for the call; returns what is written to, as it is then.
std::vector<TensorBase> check_on_meta(const Call& call) {
  if (!call.op.has_kernel(DispatchKey::Meta)) return {};
  Stack meta = on_meta(call.stack, call.first);
  std::vector<TensorBase> written = written_tensors(meta, 0, call.known);
  const BelowFunctionalize guard;
  call.op.redispatch_boxed(DispatchKey::Meta, meta);
  return written;
}

/// The tensors of `value`, undefined ones too.
std::vector<TensorBase> tensors_of(const Value& value) {
  std::vector<TensorBase> tensors;
  for_each_tensor(value, [&](const TensorBase& tensor) { tensors.push_back(tensor); });
  return tensors;
}

/// What is written to is to become these results of the operator that returns them; `computed` are
/// all of them.
std::vector<TensorBase> computed_by_twin(const Call& call, Stack& computed) {
  const OperatorEntry& twin = *call.known.functional;
  const auto begin = call.stack.begin() + int64_t(call.first);
  computed.assign(begin, begin + int64_t(call.known.given));
  const FunctionalOperator& known = functional_operator(twin);
  if (known.handling == Handling::kComposite || is_composed(twin, call.below)) {
    twin.redispatch_boxed(call.below, computed);
  } else {
    replace_by_values(computed, 0, known);
    const BelowFunctionalize guard;  // what a kernel makes has memory
    twin.redispatch_boxed(call.below, computed);
  }
  std::vector<TensorBase> becoming;
  for (size_t i = 0; i < call.known.written.size(); ++i) {
    const auto written = tensors_of(call.stack[call.first + call.known.written[i]]);
    const auto results = tensors_of(computed[call.known.results[i]]);
    for (size_t j = 0; j < written.size(); ++j) {
      if (written[j].defined()) becoming.push_back(results[j]);
    }
  }
  return becoming;
}

/// The same by the operator itself, on copies.
std::vector<TensorBase> computed_on_copies(const Call& call, Stack& computed) {
  computed.assign(call.stack.begin() + int64_t(call.first), call.stack.end());
  replace_by_values(computed, 0, call.known);
  const BelowFunctionalize guard;
  for (const size_t position : call.known.written) {
    for_each_tensor(computed[position], [](TensorBase& tensor) {
      if (tensor.defined()) tensor = ops::clone(tensor);
    });
  }
  std::vector<TensorBase> copies = written_tensors(computed, 0, call.known);
  call.op.redispatch_boxed(call.below, computed);
  return copies;
}

/// `value` as `tensor` can take it: of its dtype. NotImplementedError where it would have to be
/// resized, and others share its storage.
TensorBase writable_value(const OperatorEntry& op, const TensorBase& tensor, TensorBase value) {
  TENON_CHECK(value.sizes() == tensor.sizes() || tensor.storage()->use_count() == 1,
              NotImplementedError, op.name(),
              ": a functional tensor that others share their storage with cannot be resized, from ",
              tensor.sizes(), " to ", value.sizes(), "; pass one of these sizes");
  if (value.dtype() == tensor.dtype()) return value;
  const BelowFunctionalize guard;
  return ops::_to_copy(value, tensor.dtype());
}

/// A value of a graph that is traced stays in it.
void check_traced(const OperatorEntry& op, const TensorBase& tensor, const TensorBase& value) {
  constexpr DispatchKey kTracer = DispatchKey::Tracer;
  TENON_CHECK(!value.key_set().has(kTracer) || tensor.key_set().has(kTracer), TypeError, op.name(),
              ": a traced function writes to a tensor of sizes ", tensor.sizes(),
              " that is none of its inputs; pass it as an input");
}

/// Whether Autograd does not see the operator but those that it calls, and `copy_` at the end.
bool is_recorded_by_parts(const Call& call) {
  return !call.op.has_kernel(DispatchKey::InplaceOrView) && call.known.functional != nullptr;
}

/// Raises what eager raises where a result that is given would lose its history.
void check_recorded_out(const Call& call) {
  if (call.op.schema().kind != OperatorKind::kOut || !is_recorded_by_parts(call)) return;
  for (size_t i = call.first; i < call.stack.size(); ++i) {
    for (const TensorBase& tensor : tensors_of(call.stack[i])) {
      if (any_requires_grad(tensor)) refuse_out(call.op.name());
    }
  }
}

/// Writes as eager does where that is recorded: by `copy_`, which looks at what it writes to, and
/// gives it the history of the result.
bool write_recorded(const Call& call, const std::vector<TensorBase>& written,
                    const std::vector<TensorBase>& results) {
  if (call.op.schema().kind != OperatorKind::kInplace || !is_recorded_by_parts(call)) return false;
  if (!any_requires_grad(written[0], results[0])) return false;
  TensorBase self = written[0];
  ops::copy_(self, results[0]);
  return true;
}

void write(TensorBase& tensor, TensorBase value, const TensorBase& geometry) {
  if (value.sizes() != tensor.sizes()) return become_new(tensor, std::move(value), geometry);
  alias_of(tensor).write(state_of(tensor), std::move(value));
}

/// The version that `copy_` counts in an operator that is composed of others.
void count_version(const TensorBase& written) {
  if (!with_thread_keys(written.key_set()).has(DispatchKey::InplaceOrView)) return;
  written.impl()->bump_version();
}

/// What the call returns: arguments that it has written to, and new tensors.
void leave_results(const Call& call, const Stack& computed) {
  const OperatorSchema& schema = call.op.schema();
  Stack results;
  for (size_t i = 0; i < schema.returns.size(); ++i) {
    const auto& alias = schema.returns[i].alias;
    const auto written = std::find_if(
        schema.arguments.begin(), schema.arguments.end(),
        [&](const ArgumentSchema& each) { return each.mutated && each.alias == alias; });
    if (!alias.empty() && written != schema.arguments.end()) {
      results.push_back(call.stack[call.first + size_t(written - schema.arguments.begin())]);
      continue;
    }
    results.push_back(computed[i]);
    for_each_tensor(results.back(), [&](TensorBase& tensor) {
      if (tensor.defined()) tensor = wrap(tensor, tensor, current_depth());
    });
  }
  call.stack.resize(call.first);
  std::move(results.begin(), results.end(), std::back_inserter(call.stack));
}

}  // namespace

void call_writing(const Call& call) {
  std::vector<TensorBase> written = written_tensors(call.stack, call.first, call.known);
  if (!are_functional(call.op, written)) {
    // What is resized takes its strides from the arguments.
    for (size_t i = call.first; i < call.stack.size(); ++i) {
      for_each_tensor(call.stack[i], [](TensorBase& tensor) { tensor = strided_value_of(tensor); });
    }
    const OutsideOfPass guard;
    return call.op.redispatch_boxed(call.below, call.stack);
  }
  check_recorded_out(call);
  const std::vector<TensorBase> geometries = check_on_meta(call);
  Stack computed;
  std::vector<TensorBase> values = call.known.functional != nullptr
                                       ? computed_by_twin(call, computed)
                                       : computed_on_copies(call, computed);
  if (write_recorded(call, written, values)) return leave_results(call, computed);
  for (size_t i = 0; i < written.size(); ++i) {
    values[i] = writable_value(call.op, written[i], value_of(values[i]));
    check_traced(call.op, written[i], values[i]);
  }
  for (size_t i = 0; i < written.size(); ++i) {
    write(written[i], values[i], geometries.empty() ? values[i] : geometries[i]);
    if (!call.op.has_kernel(DispatchKey::InplaceOrView)) count_version(written[i]);
  }
  leave_results(call, computed);
}

}  // namespace tenon::functional
