#include "tools/tenon/program/step_parser.h"

#include "tools/tenon/program/literals.h"

namespace tenon::tools {
namespace {

constexpr std::string_view kDiscarded = "_";

class StepParser {
 public:
  StepParser(const YamlNode& node, std::string number, Scope& scope, Diagnostics& diagnostics)
      : node_(node), number_(std::move(number)), scope_(scope), diagnostics_(diagnostics) {}

  /// Nothing for a step that is wrong.
  std::optional<Step> parse() {
    const size_t before = diagnostics_.size();
    Step step{number_, node_.location, CallStep{}};
    if (!node_.is_mapping()) {
      error(node_,
            "expected a mapping such as {op: mm, args: [x, y], to: z}, got " + describe(node_));
    } else if (const YamlNode* op = node_.find("op")) {
      step.location = op->location;
      step.action = call(*op);
    } else if (const YamlNode* tensor = node_.find("backward")) {
      step.action = backward(*tensor);
    } else if (const YamlNode* leaf = node_.find("grad")) {
      step.action = grad(*leaf);
    } else if (const YamlNode* mode = node_.find("mode")) {
      step.action = block(*mode);
    } else {
      check_keys(node_, {"op", "backward", "grad", "mode"}, label(), diagnostics_);
      if (diagnostics_.size() == before) error(node_, "expected op, backward, grad or mode");
    }
    if (diagnostics_.size() != before) return std::nullopt;
    return step;
  }

 private:
  std::string label() const {
    return "step " + number_ + ": " + (name_.empty() ? "" : name_ + ": ");
  }
  void error(const YamlNode& node, const std::string& message) { error(node.location, message); }
  void error(Location location, const std::string& message) {
    diagnostics_.add(location, label() + message);
  }
  void check(std::vector<std::string_view> keys) { check_keys(node_, keys, label(), diagnostics_); }

  CallStep call(const YamlNode& op) {
    name_ = op.text;
    check({"op", "args", "to"});
    CallStep step;
    if (!op.is_scalar()) {
      name_ = "op";
      error(op, "expected an operator's name, got " + describe(op));
    } else {
      std::vector<Problem> problems;
      auto resolved = resolve_call(op, node_.find("args"), scope_, problems);
      for (const Problem& problem : problems) error(problem.location, problem.message);
      if (resolved) step.op = resolved->op, step.operands = std::move(resolved->operands);
    }
    if (const YamlNode* to = node_.find("to")) step.to = targets(*to, step.op);
    return step;
  }

  Targets targets(const YamlNode& to, const OperatorEntry* op) {
    Targets targets;
    targets.unpack = to.is_sequence();
    const std::vector<YamlNode> one = {to};
    const std::vector<YamlNode>& nodes = targets.unpack ? to.items : one;
    for (size_t i = 0; i < nodes.size(); ++i) {
      targets.names.push_back(
          target(nodes[i], op == nullptr ? std::nullopt : result(*op, i, targets)));
    }
    if (op == nullptr) return targets;
    const auto& returns = op->schema().returns;
    const bool is_list = returns.size() == 1 && returns[0].list;
    if (targets.names.size() != returns.size() && !(targets.unpack && is_list)) {
      error(to, miscounted(returns.size(), targets));
    }
    return targets;
  }

  /// The type of a result: each of a list when the list is unpacked.
  static Scope::Type result(const OperatorEntry& op, size_t index, const Targets& targets) {
    const auto& returns = op.schema().returns;
    const bool is_list = returns.size() == 1 && returns[0].list;
    if (targets.unpack && is_list) return ArgumentSchema{.type = returns[0].type};
    return index < returns.size() ? Scope::Type(returns[index]) : std::nullopt;
  }

  std::string target(const YamlNode& node, Scope::Type type) {
    if (!is_variable_name(node)) {
      error(node, "expected a name of letters, digits and '_', got " + describe(node));
    } else if (node.text != kDiscarded) {
      scope_.set(node.text, std::move(type));
    }
    return node.text == kDiscarded ? "" : node.text;
  }

  BackwardStep backward(const YamlNode& tensor) {
    name_ = "backward";
    check({"backward", "gradient", "retain_graph"});
    BackwardStep step{tensor_name(tensor), "", false};
    if (const YamlNode* gradient = node_.find("gradient")) step.gradient = tensor_name(*gradient);
    if (const YamlNode* retain = node_.find("retain_graph")) {
      if (!bool_of(*retain)) error(*retain, "expected true or false, got " + describe(*retain));
      step.retain_graph = bool_of(*retain).value_or(false);
    }
    return step;
  }

  GradStep grad(const YamlNode& leaf) {
    name_ = "grad";
    check({"grad", "to"});
    GradStep step{tensor_name(leaf), ""};
    const YamlNode* to = node_.find("to");
    if (to == nullptr) {
      error(leaf, "expected to: and a name");
    } else {
      step.to = target(*to, ArgumentSchema{.type = ArgumentType::kTensor});
    }
    return step;
  }

  std::string tensor_name(const YamlNode& node) {
    const ArgumentSchema tensor{.name = name_, .type = ArgumentType::kTensor};
    const auto parsed = parse_operand(node, tensor, scope_);
    if (const Problem* problem = std::get_if<Problem>(&parsed)) {
      error(problem->location, problem->message);
    }
    return node.text;
  }

  BlockStep block(const YamlNode& mode) {
    check({"mode", "steps"});
    BlockStep step;
    const auto known = mode_of(mode.text);
    if (!known) {
      error(mode, "expected normal, no_grad or inference, got " + describe(mode) +
                      suggestion(mode.text, mode_names()));
    }
    step.mode = known.value_or(Mode::kNormal);
    if (const YamlNode* steps = node_.find("steps")) {
      step.steps = parse_steps(*steps, number_ + ".", scope_, diagnostics_);
    } else {
      error(node_, "expected steps: and a list");
    }
    return step;
  }

  const YamlNode& node_;
  const std::string number_;
  Scope& scope_;
  Diagnostics& diagnostics_;
  std::string name_;
};

}  // namespace

std::vector<Step> parse_steps(const YamlNode& node, const std::string& prefix, Scope& scope,
                              Diagnostics& diagnostics) {
  std::vector<Step> steps;
  if (!node.is_sequence()) {
    diagnostics.add(node.location, "steps: expected a list, got " + describe(node));
  }
  for (size_t i = 0; i < node.items.size(); ++i) {
    StepParser parser(node.items[i], prefix + std::to_string(i + 1), scope, diagnostics);
    if (auto step = parser.parse()) steps.push_back(std::move(*step));
  }
  return steps;
}

std::vector<std::string> parse_names(const YamlNode& node, const std::string& context,
                                     const Scope& scope, Diagnostics& diagnostics) {
  std::vector<std::string> names;
  const std::vector<YamlNode> one = {node};
  for (const YamlNode& item : node.is_sequence() ? node.items : one) {
    if (!item.is_scalar()) {
      diagnostics.add(item.location, context + ": expected a name, got " + describe(item));
    } else if (!scope.has(item.text)) {
      diagnostics.add(item.location, context + ": " + scope.unknown(item.text));
    }
    names.push_back(item.text);
  }
  return names;
}

}  // namespace tenon::tools
