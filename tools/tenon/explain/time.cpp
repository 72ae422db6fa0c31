#include "tools/tenon/explain/time.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <optional>
#include <ostream>

#include "tenon/base/check.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tools/inference_table/mode.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

/// A line: a mode, and what every tensor of the call is.
struct Setting {
  std::string_view name;
  std::string_view tensors;
  Mode mode;
  TensorState state;
  bool below = false;
};

constexpr auto kSettings = std::to_array<Setting>({
    {"normal", "require grad", Mode::kNormal, TensorState::kRequiresGrad},
    {"normal", "plain", Mode::kNormal, TensorState::kNormal},
    {"no_grad", "require grad", Mode::kNoGrad, TensorState::kRequiresGrad},
    {"no_grad", "plain", Mode::kNoGrad, TensorState::kNormal},
    {"inference", "normal, require grad", Mode::kInference, TensorState::kRequiresGrad},
    {"inference", "inference", Mode::kInference, TensorState::kInference},
    {"below InplaceOrView", "plain", Mode::kNormal, TensorState::kNormal, true},
});

struct Line {
  const Setting* setting;
  std::string kernels;
  /// Nothing where the call raises.
  std::optional<double> nanoseconds;
  std::string error;
};

using Clock = std::chrono::steady_clock;

double nanoseconds_of(const OperatorEntry& op, const Stack& arguments, int calls) {
  const auto start = Clock::now();
  for (int i = 0; i < calls; ++i) {
    Stack stack = arguments;
    op.call_boxed(stack);
  }
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count() / calls;
}

/// The quickest of many runs, which others on the machine have disturbed the least.
double quickest(const OperatorEntry& op, const Stack& arguments, double seconds) {
  const double once = std::max(nanoseconds_of(op, arguments, 3), 1.0);
  const int calls = std::max(1, static_cast<int>(seconds * 1e9 / 20 / once));
  double best = nanoseconds_of(op, arguments, calls);
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  while (Clock::now() < end) best = std::min(best, nanoseconds_of(op, arguments, calls));
  return best;
}

Line measure(const StatedCall& stated, const Setting& setting, double seconds) {
  const OperatorEntry& op = *stated.op;
  const std::vector<TensorState> states(stated.states.size(), setting.state);
  const Stack arguments = with_states(op.schema(), stated.arguments, states);
  Line line{&setting, {}, {}, {}};
  const ModeGuard mode(setting.mode);
  std::optional<AutoDispatchBelowInplaceOrView> below;
  if (setting.below) below.emplace();
  try {
    std::vector<DispatchKey> keys;
    {
      const KernelRecorder recorder([&](const KernelRun& run) {
        if (&run.op == &op) {
          keys.push_back(autograd_keys.has(run.key) ? DispatchKey::AutogradOther : run.key);
        }
      });
      Stack stack = arguments;
      op.call_boxed(stack);
    }
    line.kernels = kernels_text(keys);
    line.nanoseconds = quickest(op, arguments, seconds);
  } catch (const Error& error) {
    line.error = error_name(error.code());
  }
  return line;
}

std::string rounded(double value, int digits) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value);
  return text.data();
}

void print_lines(const std::vector<Line>& lines, const Style& style, std::ostream& out) {
  double best = 0;
  for (const Line& line : lines) {
    if (line.nanoseconds && (best == 0 || *line.nanoseconds < best)) best = *line.nanoseconds;
  }
  Table table({"mode", "tensors", "goes through", "ns", "times the quickest"});
  for (const Line& line : lines) {
    table.add({std::string(line.setting->name), std::string(line.setting->tensors), line.kernels,
               line.nanoseconds ? rounded(*line.nanoseconds, 0) : style.bad(line.error),
               line.nanoseconds ? rounded(*line.nanoseconds / best, 2) : ""});
  }
  table.print(out, style);
}

}  // namespace

int time(const TimeOptions& options, std::ostream& out, std::ostream& err) {
  try {
    const StatedCall stated = make_stated_call(find_operator(options.op), options.arguments);
    std::vector<Line> lines;
    for (const Setting& setting : kSettings) {
      lines.push_back(measure(stated, setting, options.seconds));
    }
    out << options.style.bold(stated.op->schema().text) << '\n';
    print_lines(lines, options.style, out);
    return 0;
  } catch (const Error& error) {
    err << "tenon time: " << error.what() << '\n';
    return 2;
  }
}

}  // namespace tenon::tools
