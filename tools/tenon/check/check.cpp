#include "tools/tenon/check/check.h"

#include <optional>
#include <ostream>

#include "tenon/base/error.h"
#include "tenon/dispatch/dispatcher.h"
#include "tools/tenon/check/properties.h"
#include "tools/tenon/explain/example_arguments.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

/// Operators of which one came to each end.
struct Counts {
  int sound = 0;
  int broken = 0;
  int untried = 0;
};

/// What is wrong; nothing where the property says nothing of the operator.
std::optional<std::string> violation_of(const Property& property, const OperatorEntry& op,
                                        const Stack& arguments) {
  try {
    if (!property.applies(op, arguments)) return std::nullopt;
    return property.violation(op, arguments);
  } catch (const Error& error) {
    return error.message();
  }
}

void check_operator(const OperatorEntry& op, const Stack& arguments, const Style& style,
                    Counts& counts, std::ostream& out) {
  std::string kept;
  std::string broken;
  for (const Property& property : properties()) {
    const std::optional<std::string> what = violation_of(property, op, arguments);
    if (!what) continue;
    if (what->empty()) {
      kept.append(kept.empty() ? "" : ", ").append(property.name);
    } else {
      broken.append("  ").append(style.bad(property.name)).append(": ").append(*what) += '\n';
    }
  }
  out << op.schema().name << ": " << (kept.empty() ? "nothing holds" : kept) << '\n' << broken;
  ++(broken.empty() ? counts.sound : counts.broken);
}

std::optional<Stack> arguments_for(const OperatorEntry& op, const StatedArguments& stated) {
  if (!stated.empty()) return make_stated_call(op, stated).arguments;
  return example_arguments(op);
}

}  // namespace

int check(const CheckOptions& options, std::ostream& out, std::ostream& err) try {
  Counts counts;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (!matches(op->schema().name, options.pattern)) continue;
    if (const auto arguments = arguments_for(*op, options.arguments)) {
      check_operator(*op, *arguments, options.style, counts, out);
    } else {
      out << op->schema().name << ": not called, since no arguments were found; give some\n";
      ++counts.untried;
    }
  }
  if (counts.sound + counts.broken + counts.untried == 0) {
    err << "tenon check: no operator matches '" << options.pattern << "'"
        << suggested_operators(options.pattern) << '\n';
    return 1;
  }
  out << '\n'
      << counts.sound << " operators keep what they promise, " << counts.broken << " do not";
  if (counts.untried > 0) out << ", " << counts.untried << " were not called";
  out << '\n';
  return counts.broken > 0 ? 1 : 0;
} catch (const ValueError& error) {
  err << "tenon check: " << error.message() << '\n';
  return 2;
}

}  // namespace tenon::tools
