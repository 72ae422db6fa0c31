#include <algorithm>
#include <ostream>
#include <sstream>

#include "tenon/base/check.h"
#include "tenon/functionalize/functional_tensor.h"
#include "tenon/graph/trace.h"
#include "tenon/tensor/tensor.h"
#include "tools/tenon/explain/explain.h"

namespace tenon::tools {
namespace {

/// The operators that compute in `body`: `select_inverse.int (select_scatter)` for one that calls
/// another.
template <class Body>
std::string computed_by(const Body& body) {
  std::string text;
  int depth = 0;
  const auto close = [&](int to) {
    for (; depth > to; --depth) text += ')';
  };
  int around = -1;
  {
    const KernelRecorder recorder([&](const KernelRun& run) {
      const bool computes = backend_keys.has(run.key) && run.key != DispatchKey::Meta;
      if (!computes) return;
      const bool is_inside = around >= 0 && run.depth > around;
      if (!is_inside) {
        close(0);
        around = run.depth;
      }
      if (!text.empty()) text += is_inside && depth == 0 ? " (" : ", ";
      if (is_inside && depth == 0) depth = 1;
      text += run.op.name();
    });
    body();
  }
  close(0);
  return text.empty() ? "no operator" : text;
}

/// The same, or the error of `body`.
template <class Body>
std::string outcome_of(const Body& body) {
  try {
    return computed_by(body);
  } catch (const Error& error) {
    return error.message();
  }
}

/// Copies of the arguments; `make` gives the tensors.
template <class Make>
Stack with_tensors(const Stack& arguments, const Make& make) {
  Stack stack = arguments;
  for (Value& value : stack) {
    for_each_tensor(value, [&](TensorBase& tensor) {
      if (tensor.defined()) tensor = make(tensor);
    });
  }
  return stack;
}

TensorBase first_tensor(const Stack& stack) {
  TensorBase first;
  for (const Value& value : stack) {
    for_each_tensor(value, [&](const TensorBase& tensor) {
      if (!first.defined()) first = tensor;
    });
  }
  return first;
}

/// The argument that `result` is a view of; null for none.
const TensorArgument* viewed_by(const TensorBase& result,
                                const std::vector<TensorArgument>& tensors) {
  const auto found = std::ranges::find_if(tensors, [&](const TensorArgument& each) {
    return result.defined() && result.is_alias_of(each.tensor) && !result.is_same(each.tensor);
  });
  return found == tensors.end() ? nullptr : &*found;
}

/// What is computed at a depth, and when.
Table steps_at(FunctionalDepth depth, const StatedCall& call) {
  const OperatorEntry& op = *call.op;
  Stack stack = with_tensors(call.arguments, [&](const TensorBase& tensor) {
    return to_functional(Tensor(tensor).clone(), depth);
  });
  const std::vector<TensorArgument> tensors = tensor_arguments(op.schema(), stack);
  std::vector<TensorBase> values;
  for (const TensorArgument& each : tensors) values.push_back(from_functional(each.tensor));
  Table table;
  table.add({"the call", computed_by([&] { op.call_boxed(stack); })});
  for (size_t i = 0; i < tensors.size(); ++i) {
    if (!tensors[i].written) continue;
    const std::string read = computed_by([&] { sync(tensors[i].tensor); });
    table.add({detail::concatenate("reading ", tensors[i].name), read});
    const bool writes = op.schema().kind != OperatorKind::kInplaceView;
    if (writes && !from_functional(tensors[i].tensor).is_alias_of(values[i])) {
      table.add({"", detail::concatenate(tensors[i].name, " has another value; the old one is ",
                                         "as it was")});
    }
  }
  const TensorBase result = first_tensor(stack);
  if (const TensorArgument* base = viewed_by(result, tensors)) {
    table.add({"reading the view", computed_by([&] { sync(result); })});
    table.add({"filling the view", outcome_of([&] { Tensor(result).fill_(0); })});
    table.add({detail::concatenate("reading ", base->name, " then"),
               outcome_of([&] { sync(base->tensor); })});
  }
  return table;
}

/// The call, and a write to a view that it returns, as a graph.
std::string graph_of(const StatedCall& call) {
  std::vector<TensorBase> inputs;
  with_tensors(call.arguments, [&](const TensorBase& tensor) {
    inputs.push_back(Tensor(tensor).clone(MemoryFormat::Contiguous));
    return tensor;
  });
  const auto function = [&](const std::vector<TensorBase>& given) {
    size_t number = 0;
    Stack stack = with_tensors(call.arguments, [&](const TensorBase&) { return given[number++]; });
    const std::vector<TensorArgument> tensors = tensor_arguments(call.op->schema(), stack);
    call.op->call_boxed(stack);
    const TensorBase result = first_tensor(stack);
    if (viewed_by(result, tensors) != nullptr) Tensor(result).fill_(0);
    std::vector<TensorBase> results;
    for (const Value& value : stack) {
      for_each_tensor(value, [&](const TensorBase& tensor) { results.push_back(tensor); });
    }
    return results;
  };
  return trace_on(function, inputs).to_string();
}

void print_indented(const std::string& text, std::ostream& out) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) out << "  " << line << '\n';
}

}  // namespace

int explain_functionalized(const StatedCall& call, const ExplainOptions& options,
                           std::ostream& out) {
  for (const TensorState state : call.states) {
    TENON_CHECK(state == TensorState::kNormal, ValueError, call.op->name(),
                ": expected normal tensors with --functionalize, got ", state_name(state));
  }
  const Style& style = options.style;
  out << style.bold(call.op->schema().text) << "\nmutations are taken out\n";
  steps_at(FunctionalDepth::kMutations, call).print(out, style, "  ");
  out << "mutations and views are taken out\n";
  steps_at(FunctionalDepth::kMutationsAndViews, call).print(out, style, "  ");
  std::string graph;
  try {
    graph = graph_of(call);
  } catch (const Error& error) {
    graph = error.message();
  }
  out << "traced\n";
  print_indented(graph, out);
  return 0;
}

}  // namespace tenon::tools
