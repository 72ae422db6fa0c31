#include "tools/tenon/program/overloads.h"

#include <algorithm>
#include <span>

#include "tenon/base/error.h"
#include "tenon/dispatch/defaults.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

/// Arguments as they are written: by position, by name.
struct WrittenArguments {
  Location location;
  std::vector<const YamlNode*> positional;
  std::span<const YamlEntry> named;
};

WrittenArguments written_arguments(const YamlNode& op, const YamlNode* args) {
  WrittenArguments written{op.location, {}, {}};
  if (args == nullptr) return written;
  if (args->is_mapping()) {
    written.named = args->entries;
  } else if (!args->is_sequence()) {
    written.positional = {args};
  } else {
    for (const YamlNode& item : args->items) written.positional.push_back(&item);
    if (!args->items.empty() && args->items.back().is_mapping()) {
      written.named = args->items.back().entries;
      written.positional.pop_back();
    }
  }
  return written;
}

/// The arguments read by the schema of one overload.
class Attempt {
 public:
  Attempt(const OperatorEntry& op, const WrittenArguments& written, const Scope& scope)
      : op_(op), schema_(op.schema()), scope_(scope), given_(schema_.arguments.size()) {
    place_positional(written);
    for (const YamlEntry& entry : written.named) place_named(entry);
    for (size_t i = 0; i < given_.size(); ++i) read(i, written.location);
  }

  const OperatorEntry& op() const { return op_; }
  bool fits() const { return problems_.empty(); }
  int conversions() const { return conversions_; }
  bool guessed() const { return guessed_; }
  const std::vector<Problem>& problems() const { return problems_; }
  ResolvedCall call() && { return {&op_, std::move(operands_)}; }

 private:
  void place_positional(const WrittenArguments& written) {
    size_t next = 0;
    for (const YamlNode* node : written.positional) {
      if (next < given_.size() && !schema_.arguments[next].keyword_only) {
        given_[next++] = node;
        continue;
      }
      const size_t count = written.positional.size();
      problems_.push_back({node->location, "expected at most " + std::to_string(next) +
                                               (next == 1 ? " argument" : " arguments") +
                                               " by position, got " + std::to_string(count)});
      return;
    }
  }

  void place_named(const YamlEntry& entry) {
    const auto found = std::ranges::find(schema_.arguments, entry.key.text, &ArgumentSchema::name);
    const auto index = static_cast<size_t>(found - schema_.arguments.begin());
    if (found == schema_.arguments.end()) {
      std::vector<std::string_view> names;
      for (const ArgumentSchema& argument : schema_.arguments) names.push_back(argument.name);
      problems_.push_back({entry.key.location, "unknown argument '" + entry.key.text + "'" +
                                                   suggestion(entry.key.text, names)});
    } else if (given_[index] != nullptr) {
      problems_.push_back(
          {entry.key.location, "the argument '" + entry.key.text + "' is given twice"});
    } else {
      given_[index] = &entry.value;
    }
  }

  void read(size_t index, Location call) {
    const ArgumentSchema& argument = schema_.arguments[index];
    if (given_[index] == nullptr) return fill_in(argument, call);
    auto parsed = parse_operand(*given_[index], argument, scope_);
    if (const Problem* problem = std::get_if<Problem>(&parsed)) {
      problems_.push_back(*problem);
    } else {
      auto& fitting = std::get<FittingOperand>(parsed);
      conversions_ += fitting.converted;
      guessed_ |= fitting.guessed;
      operands_.push_back(std::move(fitting.operand));
    }
  }

  void fill_in(const ArgumentSchema& argument, Location call) {
    if (!argument.has_default) {
      problems_.push_back({call, "the argument '" + std::string(argument.name) + "' is missing"});
      return;
    }
    try {
      operands_.push_back(default_value(schema_, argument));
    } catch (const Error& error) {
      problems_.push_back({call, error.message()});
    }
  }

  const OperatorEntry& op_;
  const OperatorSchema& schema_;
  const Scope& scope_;
  std::vector<const YamlNode*> given_;
  std::vector<Operand> operands_;
  std::vector<Problem> problems_;
  int conversions_ = 0;
  bool guessed_ = false;
};

/// Whether the call names one of the arguments that the operator writes its results to.
bool names_output(const OperatorSchema& schema, const WrittenArguments& written) {
  return std::ranges::any_of(schema.arguments, [&](const ArgumentSchema& argument) {
    return argument.mutated && argument.keyword_only &&
           std::ranges::any_of(written.named, [&](const YamlEntry& entry) {
             return entry.key.text == argument.name;
           });
  });
}

/// The operators that a name can mean; an `out=` one only where the call says so.
std::vector<const OperatorEntry*> candidates_of(const std::string& name,
                                                const WrittenArguments& written) {
  if (!overload_name(name).empty()) {
    const OperatorEntry* op = Dispatcher::instance().find(name);
    return op == nullptr ? std::vector<const OperatorEntry*>() : std::vector{op};
  }
  auto candidates = overloads_of(name);
  std::erase_if(candidates, [&](const OperatorEntry* op) {
    return op->schema().kind == OperatorKind::kOut && !names_output(op->schema(), written);
  });
  return candidates;
}

/// The one that is meant: the only one that fits, else the one whose whole name is written, else
/// the only one with the fewest conversions. Null when that leaves several, or none.
Attempt* chosen(std::vector<Attempt>& attempts, const std::string& name) {
  std::vector<Attempt*> fitting;
  for (Attempt& attempt : attempts) {
    if (attempt.fits()) fitting.push_back(&attempt);
  }
  for (Attempt* attempt : fitting) {
    if (attempt->op().schema().name == name) return attempt;
  }
  std::ranges::stable_sort(fitting, {}, [](const Attempt* each) { return each->conversions(); });
  const bool alone = fitting.size() == 1 ||
                     (fitting.size() > 1 && fitting[0]->conversions() < fitting[1]->conversions());
  return alone ? fitting.front() : nullptr;
}

Problem undecided(const YamlNode& op, const std::vector<Attempt>& attempts) {
  const bool several = std::ranges::any_of(attempts, &Attempt::fits);
  std::string message = several ? "several overloads take these arguments; choose one of "
                                : "no overload takes these arguments; ";
  std::string separator;
  for (const Attempt& attempt : attempts) {
    if (several != attempt.fits()) continue;
    message.append(std::exchange(separator, several ? ", " : "; "));
    message.append(attempt.op().schema().name);
    if (!several) message.append(": ").append(attempt.problems().front().message);
  }
  return {op.location, message};
}

}  // namespace

std::optional<ResolvedCall> resolve_call(const YamlNode& op, const YamlNode* args,
                                         const Scope& scope, std::vector<Problem>& problems) {
  const WrittenArguments written = written_arguments(op, args);
  const auto candidates = candidates_of(op.text, written);
  if (candidates.empty()) {
    problems.push_back({op.location, "unknown operator" + suggested_operators(op.text)});
    return std::nullopt;
  }
  std::vector<Attempt> attempts;
  attempts.reserve(candidates.size());
  for (const OperatorEntry* candidate : candidates)
    attempts.emplace_back(*candidate, written, scope);

  if (Attempt* attempt = chosen(attempts, op.text)) return std::move(*attempt).call();
  // The step that makes such an argument is reported already.
  if (std::ranges::any_of(attempts, &Attempt::guessed)) return std::nullopt;
  if (attempts.size() == 1) {
    problems.insert(problems.end(), attempts[0].problems().begin(), attempts[0].problems().end());
  } else {
    problems.push_back(undecided(op, attempts));
  }
  return std::nullopt;
}

}  // namespace tenon::tools
