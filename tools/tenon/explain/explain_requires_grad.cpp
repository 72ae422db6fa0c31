// `tenon explain set_requires_grad`: what marking a tensor does in each mode.

#include <charconv>
#include <ostream>

#include "tenon/base/check.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/full.h"
#include "tools/inference_table/mode.h"
#include "tools/tenon/explain/explain.h"
#include "tools/tenon/explain/stated_value.h"

namespace tenon::tools {
namespace {

/// A call of `set_requires_grad`.
struct Marking {
  TensorState self = TensorState::kNormal;
  bool value = true;
  int aliases = 0;
};

bool parse_bool(std::string_view name, std::string_view text) {
  TENON_CHECK(text == "true" || text == "false", ValueError, name,
              ": expected true or false, got '", text, "'");
  return text == "true";
}

int parse_count(std::string_view name, std::string_view text) {
  int count = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  TENON_CHECK(error == std::errc() && end == text.data() + text.size() && count >= 0, ValueError,
              name, ": expected a number of tensors, got '", text, "'");
  return count;
}

Marking parse_marking(const StatedArguments& arguments) {
  Marking marking;
  for (const auto& [name, text] : arguments) {
    if (name == "self") {
      marking.self = parse_state(name, text);
    } else if (name == "requires_grad") {
      marking.value = parse_bool(name, text);
    } else {
      TENON_CHECK(name == "aliases", ValueError, "set_requires_grad: no argument is called '", name,
                  "'; there are self, requires_grad and aliases");
      marking.aliases = parse_count(name, text);
    }
  }
  return marking;
}

/// What is specified: an error, or what comes of it.
struct Specified {
  std::optional<ErrorCode> error;
  std::string_view text;
  bool requires_grad = true;
};

Specified specified_history(const Marking& marking) {
  if (marking.value) return {std::nullopt, "it requires grad already"};
  return {ErrorCode::kAutograd, "error: only a leaf can stop to require grad"};
}

Specified specified(Mode mode, const Marking& marking) {
  using enum TensorState;
  if (marking.self == kHistory) return specified_history(marking);
  if (marking.self == kViewMadeInside) return {std::nullopt, "it requires grad as its base does"};
  if (!marking.value) return {std::nullopt, "always allowed; it does not require grad", false};
  if (!is_inference(marking.self)) return {std::nullopt, "it requires grad, and so do its views"};
  if (mode != Mode::kInference) {
    return {ErrorCode::kInferenceMode,
            "error: an inference tensor cannot start to require grad outside inference mode"};
  }
  if (marking.aliases > 0 && marking.self == kInference) {
    return {ErrorCode::kInferenceMode, "error: its aliases cannot be told"};
  }
  return {std::nullopt, "it requires grad, and nothing is recorded inside"};
}

TensorBase make_self(TensorState state) {
  static const OperatorEntry& clone = Dispatcher::instance().get("clone");
  const Stack arguments = {ops::full({2, 3}, 0.5, DType::kFloat32), Value()};
  return with_states(clone.schema(), arguments, {state})[0].get<TensorBase>();
}

void print_call(const Marking& marking, const TensorBase& self, Mode mode, const Style& style,
                std::ostream& out) {
  out << style.bold("set_requires_grad(Tensor self, bool requires_grad) -> Tensor")
      << "\ncalled in " << mode_name(mode) << " mode with\n";
  Table table;
  table.add({"self", tensor_text(self)});
  table.add({"requires_grad", marking.value ? "true" : "false"});
  if (marking.aliases > 0) {
    table.add({"", detail::concatenate(marking.aliases, " other tensors with the data of self")});
  }
  table.print(out, style, "  ");
}

/// What came of the call; nothing but what `specified` speaks of.
std::string marked_text(const TensorBase& self, bool was_inference) {
  return detail::concatenate("itself, ", was_inference ? "inference" : "normal",
                             self.requires_grad() ? ", requires grad" : ", does not require grad");
}

int explain_marking(const Marking& marking, const ExplainOptions& options, std::ostream& out) {
  const Style& style = options.style;
  const TensorBase self = make_self(marking.self);
  std::vector<TensorBase> aliases;
  {
    const InferenceMode guard;
    for (int i = 0; i < marking.aliases; ++i) aliases.push_back(ops::alias(self));
  }
  print_call(marking, self, options.mode, style, out);
  out << "goes through\n  no kernel: it is no operator\ncomes out\n";
  std::optional<ErrorCode> error;
  try {
    const ModeGuard mode(options.mode);
    const PolicyGuard policy(options.policy);
    self.set_requires_grad(marking.value);
    out << "  " << marked_text(self, self.is_inference()) << '\n';
  } catch (const Error& raised) {
    error = raised.code();
    out << "  " << style.bad(error_name(*error)) << "\n  " << raised.what() << '\n';
  }
  const Specified wanted = specified(options.mode, marking);
  const bool right =
      wanted.error == error && (error || self.requires_grad() == wanted.requires_grad);
  out << "specified\n  " << wanted.text << ' ' << (right ? style.good("✓") : style.bad("✗"))
      << '\n';
  return right ? 0 : 1;
}

}  // namespace

int explain_requires_grad(const ExplainOptions& options, std::ostream& out, std::ostream& err) {
  try {
    return explain_marking(parse_marking(options.arguments), options, out);
  } catch (const Error& error) {
    err << "tenon explain: " << error.what() << '\n';
    return 2;
  }
}

}  // namespace tenon::tools
