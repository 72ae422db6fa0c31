#include "tools/tenon/explain/table.h"

#include <algorithm>
#include <ostream>

#include "tenon/base/check.h"
#include "tools/inference_table/mode.h"
#include "tools/tenon/explain/example_arguments.h"
#include "tools/tenon/explain/stated_call.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

/// One operator of each kind that the tables name: the second functional one saves its arguments.
constexpr std::string_view kOperators[] = {
    "add.Tensor",   "mul.Tensor",  "view",       "view_as", "detach",
    "split.Tensor", "add_.Tensor", "transpose_", "add.out", "cat"};

/// A call that stands in a row, made and compared.
struct Line {
  const Row* row;
  const OperatorEntry* op;
  Observation seen;
  std::vector<TensorArgument> tensors;
  std::string difference;
};

/// Makes the call of a row; nothing when the operator has none.
std::optional<Line> observe_row(const Row& row, InferencePolicy policy, const OperatorEntry& op,
                                const Stack& arguments) {
  const auto states = states_for(row, policy, op, tensor_arguments(op.schema(), arguments));
  if (!states) return std::nullopt;
  const NormalTwin twin = normal_twin(op, arguments, *states);
  if (twin.raised) return std::nullopt;
  const Stack call = with_states(op.schema(), arguments, *states);
  Line line{&row, &op, observe(op, call, row.mode), tensor_arguments(op.schema(), call), {}};
  line.difference = difference(row, op, line.tensors, line.seen, twin);
  return line;
}

std::vector<Line> observe_rows(InferencePolicy policy,
                               const std::vector<const OperatorEntry*>& ops) {
  std::vector<Line> lines;
  std::vector<std::optional<Stack>> arguments;
  for (const OperatorEntry* op : ops) arguments.push_back(example_arguments(*op));
  for (const Row& row : rows(policy)) {
    for (size_t i = 0; i < ops.size(); ++i) {
      if (!arguments[i]) continue;
      if (auto line = observe_row(row, policy, *ops[i], *arguments[i])) {
        lines.push_back(std::move(*line));
      }
    }
  }
  return lines;
}

size_t misses_of(const std::vector<Line>& lines) {
  return std::ranges::count_if(lines, [](const Line& line) { return !line.difference.empty(); });
}

int print_rows(const std::vector<Line>& lines, const TableOptions& options, std::ostream& out) {
  const Style& style = options.style;
  Table table({"mode", "tensors", "operator", "goes through", "comes out", ""});
  const Row* last = nullptr;
  for (const Line& line : lines) {
    const bool same_row = std::exchange(last, line.row) == line.row;
    table.add({same_row ? "" : std::string(mode_name(line.row->mode)),
               same_row ? "" : std::string(text_of(line.row->inputs)),
               std::string(line.op->schema().name), kernels_text(line.seen.own_kernels()),
               outcome_text(line.seen, line.tensors),
               line.difference.empty() ? style.good("✓") : style.bad("✗ " + line.difference)});
  }
  table.print(out, style);
  const size_t misses = misses_of(lines);
  out << '\n'
      << lines.size() << " calls, " << (misses == 0 ? "all" : std::to_string(lines.size() - misses))
      << " as specified\n";
  return misses == 0 ? 0 : 1;
}

int print_operators(const std::vector<const OperatorEntry*>& ops, const TableOptions& options,
                    std::ostream& out) {
  Table table({"operator", "kind", "calls", ""});
  size_t calls = 0;
  size_t all_misses = 0;
  size_t without = 0;
  for (const OperatorEntry* op : ops) {
    const std::vector<Line> lines = observe_rows(options.policy, {op});
    const size_t misses = misses_of(lines);
    const auto wrong =
        std::ranges::find_if(lines, [](const Line& l) { return !l.difference.empty(); });
    table.add({std::string(op->schema().name), std::string(kind_name(op->schema().kind)),
               std::to_string(lines.size()),
               lines.empty() ? "no arguments found"
               : misses == 0 ? options.style.good("✓")
                             : options.style.bad(detail::concatenate(
                                   "✗ ", mode_name(wrong->row->mode), ", ",
                                   text_of(wrong->row->inputs), ": ", wrong->difference))});
    calls += lines.size();
    without += lines.empty();
    all_misses += misses;
  }
  table.print(out, options.style);
  out << '\n'
      << ops.size() - without << " operators, " << calls << " calls, "
      << (all_misses == 0 ? "all" : std::to_string(calls - all_misses)) << " as specified";
  if (without > 0) out << "; " << without << " operators without arguments";
  out << '\n';
  return all_misses == 0 ? 0 : 1;
}

std::vector<const OperatorEntry*> chosen_operators(const std::string& pattern) {
  std::vector<const OperatorEntry*> ops;
  if (pattern.empty()) {
    for (const std::string_view name : kOperators) ops.push_back(&Dispatcher::instance().get(name));
  } else if (pattern.find_first_of("*?") == std::string::npos) {
    ops.push_back(&find_operator(pattern));
  } else {
    ops = Dispatcher::instance().operators();
    std::erase_if(ops, [&](const auto* op) { return !matches(op->schema().name, pattern); });
    TENON_CHECK(!ops.empty(), ValueError, "no operator matches '", pattern, "'");
  }
  return ops;
}

}  // namespace

int table(const TableOptions& options, std::ostream& out, std::ostream& err) {
  std::vector<const OperatorEntry*> ops;
  try {
    ops = chosen_operators(options.pattern);
  } catch (const Error& error) {
    err << "tenon table: " << error.what() << '\n';
    return 2;
  }
  const PolicyGuard policy(options.policy);
  if (!options.pattern.empty() && ops.size() > 1) return print_operators(ops, options, out);
  const std::vector<Line> lines = observe_rows(options.policy, ops);
  if (lines.empty()) {
    err << "tenon table: no arguments are found with which " << options.pattern << " succeeds\n";
    return 2;
  }
  return print_rows(lines, options, out);
}

}  // namespace tenon::tools
