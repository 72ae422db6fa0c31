#include <optional>
#include <string>

#include "tenon/base/check.h"
#include "tenon/base/lazy.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/recording.h"

namespace tenon::graph {
namespace {

using functional::Handling;

bool has_traced(const Stack& stack, size_t first) {
  bool found = false;
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [&](const TensorBase& tensor) { found |= is_traced(tensor); });
  }
  return found;
}

/// Where results are: what the call says, else where its tensors are.
Device device_of(const Stack& stack, size_t first, DispatchKeySet keys) {
  std::optional<Device> device;
  for (size_t i = first; i < stack.size(); ++i) {
    if (stack[i].is<Device>()) return stack[i].get<Device>();
    for_each_tensor(stack[i], [&](const TensorBase& tensor) {
      if (tensor.defined() && !device) device = tensor.device();
    });
  }
  if (device) return *device;
  return keys.has(DispatchKey::Meta) ? kMeta : kCPU;
}

/// The name that a program calls the operator by.
std::string_view called(const OperatorEntry& op) {
  return op.name() == "_local_scalar_dense" ? "item" : op.name();
}

/// DeviceError where something else than tensors is returned, which the elements would tell.
void check_returns(const OperatorEntry& op) {
  for (const ArgumentSchema& result : op.schema().returns) {
    TENON_CHECK(result.type == ArgumentType::kTensor, DeviceError, called(op),
                ": a traced tensor has no elements to read, which are known when the graph runs; "
                "return the tensor and read it there");
  }
}

[[noreturn]] void refuse_write(const OperatorEntry& op, const functional::FunctionalOperator& known,
                               const Stack& stack, size_t first) {
  for (const size_t position : known.written) {
    for_each_tensor(stack[first + position], [&](const TensorBase& tensor) {
      TENON_CHECK(!tensor.defined() || is_traced(tensor), TypeError, op.name(),
                  ": a traced function writes to a tensor of sizes ", tensor.sizes(),
                  " that is none of its inputs; pass it as an input");
    });
  }
  TENON_THROW(NotImplementedError, op.name(),
              ": cannot be traced, as it writes to an argument and no functional operator computes "
              "the same");
}

/// The operator that is recorded for a call: of a view, its copy.
const OperatorEntry& recorded_operator(const OperatorEntry& op, const Stack& stack, size_t first) {
  const functional::FunctionalOperator& known = functional::functional_operator(op);
  if (known.handling == Handling::kFunctional) return op;
  if (known.handling != Handling::kView) refuse_write(op, known, stack, first);
  TENON_CHECK(known.copy != nullptr, NotImplementedError, op.name(),
              ": cannot be traced, as no functional operator copies this view");
  return *known.copy;
}

/// The kernel of every operator for Tracer.
void run(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  const DispatchKeySet below = keys & keys_after(DispatchKey::Tracer);
  const size_t first = stack.size() - op.schema().arguments.size();
  Recording* recording = Recording::current();
  if (recording == nullptr) {
    TENON_CHECK(!has_traced(stack, first), ValueError, op.name(),
                ": a traced tensor is used outside the call of trace that it was made in; return "
                "it from the traced function");
    return op.redispatch_boxed(below, stack);
  }
  const bool is_composite = functional::functional_operator(op).handling == Handling::kComposite;
  const Device device = device_of(stack, first, keys);
  // What runs on Meta has no elements, so that there is nothing to compute again.
  if (is_composite || device.is_meta()) return op.redispatch_boxed(below, stack);
  check_returns(op);
  // A view of a captured tensor is one that sees what is written to that later.
  const bool is_view = functional::functional_operator(op).handling == Handling::kView;
  if (is_view && !has_traced(stack, first)) return op.redispatch_boxed(below, stack);
  const OperatorEntry& recorded = recorded_operator(op, stack, first);
  Stack results =
      recording->call(recorded, Stack(stack.begin() + int64_t(first), stack.end()), device);
  stack.resize(first);
  for (Value& result : results) stack.push_back(std::move(result));
}

constinit Once registered;

}  // namespace

void register_kernels() {
  registered([] {
    Dispatcher::instance().register_fallback(DispatchKey::Tracer, &run, "the tracer").keep();
  });
}

}  // namespace tenon::graph
