#include "tools/tenon/explain/explain.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/base/check.h"
#include "tools/inference_table/mode.h"
#include "tools/tenon/registry/operators.h"
#include "tools/tenon/registry/ops_check.h"

namespace tenon::tools {
namespace {

std::string value_text(const Value& value) {
  const auto list = [](const auto& values) {
    std::string text = "[";
    for (const auto& each : values) {
      text += detail::concatenate(text.size() > 1 ? ", " : "", each);
    }
    return text + "]";
  };
  if (value.is_none()) return "None";
  if (value.is_scalar()) return detail::concatenate(value.to_scalar());
  if (value.is<std::vector<int64_t>>()) return list(value.get<std::vector<int64_t>>());
  if (value.is<std::vector<double>>()) return list(value.get<std::vector<double>>());
  if (value.is<std::vector<bool>>()) return list(value.get<std::vector<bool>>());
  if (value.is<std::string>()) return "'" + value.get<std::string>() + "'";
  if (value.is<DType>()) return detail::concatenate(value.get<DType>());
  return std::string(value.type_name());
}

/// A line for each argument; a list of tensors has one for each.
void print_arguments(const OperatorSchema& schema, const Stack& call, const Style& style,
                     std::ostream& out) {
  Table table;
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    const std::string name(schema.arguments[i].name);
    if (call[i].is<TensorBase>()) {
      const TensorBase& tensor = call[i].get<TensorBase>();
      table.add({name, tensor.defined() ? tensor_text(tensor) : "None"});
    } else if (call[i].is<std::vector<TensorBase>>()) {
      const auto& list = call[i].get<std::vector<TensorBase>>();
      for (size_t j = 0; j < list.size(); ++j) {
        table.add({detail::concatenate(name, "[", j, "]"), tensor_text(list[j])});
      }
    } else {
      table.add({name, value_text(call[i])});
    }
  }
  table.print(out, style, "  ");
}

/// The keys of the call for which the operator has nothing to run.
DispatchKeySet fallthroughs(const OperatorEntry& op, const Stack& call, Mode mode) {
  DispatchKeySet keys;
  for (const auto& argument : tensor_arguments(op.schema(), call)) {
    keys |= argument.tensor.key_set();
  }
  const ModeGuard guard(mode);
  DispatchKeySet result;
  for (int i = 1; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    if (key == DispatchKey::InferenceChecks) continue;
    if (with_thread_keys(keys).has(key) && op.has_fallthrough(key)) result = result.add(key);
  }
  return result;
}

void print_kernels(const OperatorEntry& op, const Observation& seen, DispatchKeySet around,
                   const Style& style, std::ostream& out) {
  Table table;
  for (const ObservedKernel& kernel : seen.kernels) {
    const std::string indent(static_cast<size_t>(2 * kernel.depth), ' ');
    const std::string call =
        kernel.op == &op ? "" : detail::concatenate(kernel.op->schema().name, " ");
    const char* registrant = kernel.op->registrant(kernel.key);
    table.add({detail::concatenate(indent, call, kernel.key),
               style.dim(registrant != nullptr ? registrant : "")});
  }
  if (seen.kernels.empty()) table.add({"no kernel", ""});
  table.print(out, style, "  ");
  if (!around.empty()) out << "  falls through: " << keys_text(around, ", ") << '\n';
}

void print_results(const Observation& seen, const std::vector<TensorArgument>& tensors,
                   const Style& style, std::ostream& out) {
  if (seen.raised()) {
    out << "  " << style.bad(outcome_text(seen, tensors)) << "\n  " << seen.error << '\n';
    return;
  }
  for (const ResultFacts& facts : seen.results) {
    Observation one;
    one.results = {facts};
    one.version_changes = seen.version_changes;
    out << "  " << outcome_text(one, tensors) << '\n';
  }
  if (seen.results.empty()) out << "  no tensor\n";
}

/// Prints what the table says of the call; returns whether it did that.
bool print_specified(const Row* row, const std::string& wrong, Mode mode, const Style& style,
                     std::ostream& out) {
  if (mode == Mode::kNoGrad) {
    out << "  what normal mode does, but nothing is recorded and so nothing saved\n";
    return true;
  }
  if (row == nullptr) {
    out << "  nothing: no inference tensor and no inference mode takes part\n";
    return true;
  }
  out << "  " << mode_name(row->mode) << ", " << text_of(row->inputs) << ", "
      << family_name(row->family) << ": " << text_of(row->outcome) << ' '
      << (wrong.empty() ? style.good("✓") : style.bad("✗ " + wrong)) << '\n';
  return wrong.empty();
}

int explain_call(const StatedCall& stated, const ExplainOptions& options, std::ostream& out) {
  const OperatorEntry& op = *stated.op;
  const Style& style = options.style;
  const NormalTwin twin = normal_twin(op, stated.arguments, stated.states);
  const Stack call = with_states(op.schema(), stated.arguments, stated.states);
  const std::vector<TensorArgument> tensors = tensor_arguments(op.schema(), call);
  const DispatchKeySet around = fallthroughs(op, call, options.mode);
  out << style.bold(op.schema().text) << "\ncalled in " << mode_name(options.mode)
      << " mode with\n";
  print_arguments(op.schema(), call, style, out);

  const PolicyGuard policy(options.policy);
  const Observation seen = observe(op, call, options.mode);
  out << "goes through\n";
  print_kernels(op, seen, around, style, out);
  out << "comes out\n";
  print_results(seen, tensors, style, out);
  const Row* row = row_of(options.policy, options.mode, op.schema(), tensors, stated.states);
  const bool compared = row != nullptr && !twin.raised;
  out << "specified\n";
  return print_specified(row, compared ? difference(*row, op, tensors, seen, twin) : "",
                         options.mode, style, out)
             ? 0
             : 1;
}

/// Whether a compiler would take the arguments: those without a default are given, but for tensors,
/// which are found by trying.
bool is_whole(const OperatorSchema& schema, const StatedArguments& stated) {
  return std::ranges::all_of(schema.arguments, [&](const ArgumentSchema& argument) {
    return argument.has_default || argument.type == ArgumentType::kTensor ||
           std::ranges::any_of(stated,
                               [&](const auto& each) { return each.first == argument.name; });
  });
}

/// Leaves the calls that have each argument whose default functions in C++ are without, of which
/// the manifest tells; all of them where it cannot be read.
void leave_defaults_of_cpp(std::vector<StatedCall>& calls, const StatedArguments& stated) {
  const std::filesystem::path path = manifest_path({});
  Diagnostics diagnostics(path.string());
  const std::optional<YamlNode> root = read_yaml(path, diagnostics);
  const auto manifest = root ? read_manifest(*root, diagnostics) : std::nullopt;
  if (!manifest) return;
  std::erase_if(calls, [&](const StatedCall& call) {
    const auto found = manifest->find(call.op->schema().name);
    return found != manifest->end() &&
           std::ranges::any_of(found->second.cpp_no_default_args, [&](const std::string& name) {
             return std::ranges::find(stated, name, &StatedArguments::value_type::first) ==
                    stated.end();
           });
  });
}

}  // namespace

StatedCall stated_call(const ExplainOptions& options) {
  std::vector<StatedCall> calls;
  for (const OperatorEntry* op : overloads_of(options.op)) {
    if (op->schema().kind == OperatorKind::kOut) continue;
    try {
      calls.push_back(make_stated_call(*op, options.arguments));
    } catch (const Error&) {
      continue;  // another overload takes them, or the message below says why none does
    }
  }
  if (calls.size() > 1) {
    std::erase_if(calls, [&](const StatedCall& call) {
      return !is_whole(call.op->schema(), options.arguments);
    });
  }
  if (calls.size() > 1) leave_defaults_of_cpp(calls, options.arguments);
  if (calls.size() == 1) return std::move(calls[0]);
  return make_stated_call(find_operator(options.op), options.arguments);
}

std::string tensor_text(const TensorBase& tensor) {
  std::string text = tensor.is_inference() ? "inference" : "normal";
  const ViewMeta* view = view_meta(tensor);
  if (view != nullptr && view->creation_meta == CreationMeta::InferenceMode) {
    text += " view made in inference mode";
    if (view->base.requires_grad()) text += " of what has history";
  } else if (tensor.requires_grad()) {
    text += tensor.is_leaf() ? ", requires grad" : ", with history";
  }
  return text + detail::concatenate(", ", tensor.dtype(), " ", tensor.sizes());
}

int explain(const ExplainOptions& options, std::ostream& out, std::ostream& err) {
  if (options.op == "set_requires_grad") return explain_requires_grad(options, out, err);
  try {
    const StatedCall call = stated_call(options);
    return options.functionalize ? explain_functionalized(call, options, out)
                                 : explain_call(call, options, out);
  } catch (const Error& error) {
    err << "tenon explain: " << error.what() << '\n';
    return 2;
  }
}

}  // namespace tenon::tools
