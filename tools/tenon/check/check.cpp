#include "tools/tenon/check/check.h"

#include <optional>
#include <ostream>

#include "tenon/base/error.h"
#include "tenon/dispatch/dispatcher.h"
#include "tools/promises/describe.h"
#include "tools/promises/promise.h"
#include "tools/tenon/check/calls.h"
#include "tools/tenon/explain/example_arguments.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

constexpr int kPromiseBroken = 1;
constexpr int kMalformed = 2;
constexpr int kNotChecked = 3;

/// What became of the operators.
struct Tally {
  int sound = 0;
  int broken = 0;
  /// Lines `name: why` of those that nothing is known of.
  std::string unchecked;
  int unchecked_count = 0;

  void add_unchecked(std::string_view name, std::string_view why) {
    unchecked.append("  ").append(name).append(": ").append(why) += '\n';
    ++unchecked_count;
  }
};

/// `    with self = float64[2] strides [1] {0.5, 1.5}`, a line for each argument.
std::string arguments_of(const CheckedCall& call) {
  std::string text;
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    text.append(i == 0 ? "    with " : "         ").append(call.op.schema().arguments[i].name);
    text.append(" = ").append(describe(call.arguments[i])) += '\n';
  }
  return text;
}

/// What is wrong in the first of the calls that breaks the promise, and with which arguments.
Verdict verdict_of_all(const Promise& promise, const std::vector<CheckedCall>& calls) {
  Verdict result;
  for (const CheckedCall& call : calls) {
    const Verdict verdict = verdict_of(promise, call);
    if (verdict) result = verdict;
    if (verdict && !verdict->empty()) return *verdict + '\n' + arguments_of(call);
  }
  return result;
}

void check_operator(const OperatorEntry& op, const std::vector<CheckedCall>& calls,
                    const Style& style, Tally& tally, std::ostream& out) {
  std::string kept;
  std::string broken;
  for (const Promise& promise : promises()) {
    const Verdict verdict = verdict_of_all(promise, calls);
    if (!verdict) continue;
    if (verdict->empty()) {
      kept.append(kept.empty() ? "" : ", ").append(promise.name);
    } else {
      broken.append("  ").append(style.bad(promise.name)).append(": ").append(*verdict);
    }
  }
  if (kept.empty() && broken.empty()) {
    return tally.add_unchecked(op.schema().name, "no promise says anything of its calls");
  }
  out << op.schema().name << ": " << (kept.empty() ? "no promise is kept" : kept) << '\n' << broken;
  ++(broken.empty() ? tally.sound : tally.broken);
}

std::optional<Stack> arguments_for(const OperatorEntry& op, const StatedArguments& stated) {
  if (!stated.empty()) return make_stated_call(op, stated).arguments;
  return example_arguments(op);
}

void report(const Tally& tally, std::ostream& out) {
  out << '\n'
      << tally.sound << " operators keep what they promise, " << tally.broken << " do not\n";
  if (tally.unchecked_count == 0) return;
  out << tally.unchecked_count << " could not be checked:\n" << tally.unchecked;
}

}  // namespace

int check(const CheckOptions& options, std::ostream& out, std::ostream& err) try {
  Tally tally;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (!matches(op->schema().name, options.pattern)) continue;
    if (const auto arguments = arguments_for(*op, options.arguments)) {
      check_operator(*op, calls_with(*op, *arguments), options.style, tally, out);
    } else {
      tally.add_unchecked(op->schema().name,
                          "no arguments are found with which it succeeds; check it alone, and "
                          "give some, as --self normal:2x3");
    }
  }
  if (tally.sound + tally.broken + tally.unchecked_count == 0) {
    err << "tenon check: no operator matches '" << options.pattern << "'"
        << suggested_operators(options.pattern) << '\n';
    return kPromiseBroken;
  }
  report(tally, out);
  if (tally.broken > 0) return kPromiseBroken;
  return tally.unchecked_count > 0 ? kNotChecked : 0;
} catch (const ValueError& error) {
  err << "tenon check: " << error.message() << '\n';
  return kMalformed;
}

}  // namespace tenon::tools
