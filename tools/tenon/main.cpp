// The command-line program: reads the options of each subcommand and calls it.

#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>

#include "tenon/api/load_operators.h"
#include "tools/tenon/check/check.h"
#include "tools/tenon/explain/explain.h"
#include "tools/tenon/explain/table.h"
#include "tools/tenon/explain/time.h"
#include "tools/tenon/program/program_parser.h"
#include "tools/tenon/program/record.h"
#include "tools/tenon/program/run.h"
#include "tools/tenon/registry/ops.h"
#include "tools/tenon/trace/trace.h"

namespace tenon::tools {
namespace {

/// Adds `--color`, which every subcommand has.
void add_colour(CLI::App& command, Style& style) {
  command
      .add_option_function<std::string>(
          "--color",
          [&style](const std::string& when) {
            style = Style::of_standard_output(when == "always"  ? Style::Colour::kAlways
                                              : when == "never" ? Style::Colour::kNever
                                                                : Style::Colour::kAuto);
          },
          "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->default_str("auto")
      ->force_callback();
}

/// Adds `--load`, which makes the operators of a library known before the command looks at any.
void add_load(CLI::App& command) {
  command
      .add_option_function<std::vector<std::string>>(
          "--load",
          [](const std::vector<std::string>& libraries) {
            for (const std::string& library : libraries) load_operators(library);
          },
          "A shared library of operators; may be given several times")
      ->allow_extra_args(false)
      ->type_name("FILE");
}

void add_ops(CLI::App& app, OpsOptions& options, int& exit_code) {
  CLI::App& command =
      *app.add_subcommand("ops", "List operators, and check them against the manifest");
  command.add_option("pattern", options.pattern, "A part of a name, or a whole one with * and ?");
  command.add_option("--category", options.category, "Only operators of this category");
  command.add_option("--kind", options.kind, "Only operators of this kind, e.g. view or inplace");
  command.add_flag("--long", options.cards, "Everything about each, however many there are");
  command.add_flag("--json", options.json, "A JSON array");
  command.add_flag("--missing", options.missing,
                   "What is not there of the known operators of PyTorch 2");
  command.add_option("--manifest", options.manifest, "Check against this file");
  add_load(command);
  add_colour(command, options.style);
  command.callback([&] { exit_code = ops(options, std::cout, std::cerr); });
}

void add_run(CLI::App& app, RunOptions& options, int& exit_code) {
  CLI::App& command = *app.add_subcommand("run", "Run a list of operator calls");
  command.add_option("program", options.program, "The YAML file with the calls")->required();
  command
      .add_option_function<std::string>(
          "--mode", [&](const std::string& name) { options.mode = mode_of(name); },
          "normal, no_grad or inference")
      ->check(CLI::IsMember({"normal", "no_grad", "inference"}));
  command
      .add_option_function<std::string>(
          "--policy", [&](const std::string& name) { options.policy = policy_of(name); },
          "standard or strict")
      ->check(CLI::IsMember({"standard", "strict"}));
  command.add_option("--seed", options.seed, "Where random numbers start");
  command.add_option("--save", options.save,
                     "Write what is printed to a .safetensors or .npy file");
  command.add_option("--profile", options.profile,
                     "Write a trace of the operators to this file, which Perfetto opens, and a "
                     "table of them to the standard error");
  command.add_flag("--quiet", options.quiet, "Print nothing");
  command.add_flag(
      "--facts", options.facts,
      "Say of each tensor whether it is an inference tensor, requires grad, its version");
  add_load(command);
  add_colour(command, options.style);
  command.callback([&] { exit_code = run(options, std::cout, std::cerr); });
}

void add_trace(CLI::App& app, TraceOptions& options, int& exit_code) {
  CLI::App& command =
      *app.add_subcommand("trace", "Print or draw the graph of a list of operator calls");
  command.add_option("program", options.program, "The YAML file with the calls, as for run")
      ->required();
  command
      .add_option("--passes", options.passes,
                  "What to do with the graph first, in order: dead_code, common_subexpressions, "
                  "constant_folding, in_place")
      ->delimiter(',');
  command.add_option("--svg", options.svg, "Draw the graph to this file, by Graphviz");
  command.add_flag("--dot", options.dot, "Print the text that Graphviz draws");
  add_load(command);
  command.callback([&] { exit_code = trace_program(options, std::cout, std::cerr); });
}

void add_record(CLI::App& app, RecordOptions& options, int& exit_code) {
  CLI::App& command = *app.add_subcommand(
      "record", "Run a program, and write what it uses of Tenon as a selection");
  command.add_option("--output", options.output, "The file to write; selection.yaml unless given");
  command.add_option("command", options.command, "The program and its arguments, after --")
      ->required();
  command.callback([&] { exit_code = record(options, std::cerr); });
}

/// Adds `--policy`, which is standard unless given.
void add_policy(CLI::App& command, InferencePolicy& policy) {
  command
      .add_option_function<std::string>(
          "--policy", [&](const std::string& name) { policy = *policy_of(name); },
          "standard or strict")
      ->check(CLI::IsMember({"standard", "strict"}));
}

void add_explain(CLI::App& app, ExplainOptions& options, int& exit_code) {
  CLI::App& command = *app.add_subcommand("explain", "Show what one call goes through");
  command.add_option("operator", options.op, "Its name")->required();
  command
      .add_option_function<std::string>(
          "--mode", [&](const std::string& name) { options.mode = *mode_of(name); },
          "normal, no_grad or inference")
      ->check(CLI::IsMember({"normal", "no_grad", "inference"}));
  add_policy(command, options.policy);
  command.add_flag("--functionalize", options.functionalize,
                   "Show what the functionalization pass makes of the call");
  add_load(command);
  add_colour(command, options.style);
  command.allow_extras();
  command.footer(
      "Every argument of the operator is an option: --self inference, --other requires_grad,\n"
      "--weight normal:4x3, --dim 1. A tensor is normal, requires_grad, inference,\n"
      "inference_leaf, history (computed from a leaf) or view_made_inside (a view of that, made\n"
      "in inference mode); what is not given is found by trying. set_requires_grad is explained\n"
      "too: --self inference, --requires_grad false, --aliases 1.");
  command.callback([&] {
    options.arguments = stated_arguments(command.remaining());
    exit_code = explain(options, std::cout, std::cerr);
  });
}

void add_table(CLI::App& app, TableOptions& options, int& exit_code) {
  CLI::App& command =
      *app.add_subcommand("table", "Compare what the library does with the specified table");
  command.add_option("--op", options.pattern, "An operator, or several with * and ?");
  add_policy(command, options.policy);
  add_load(command);
  add_colour(command, options.style);
  command.callback([&] { exit_code = table(options, std::cout, std::cerr); });
}

void add_check(CLI::App& app, CheckOptions& options, int& exit_code) {
  CLI::App& command =
      *app.add_subcommand("check", "Hold operators against what every operator promises");
  command.add_option("pattern", options.pattern, "A part of a name, or a whole one with * and ?");
  add_load(command);
  add_colour(command, options.style);
  command.allow_extras();
  command.footer(
      "Calls each operator with arguments that are found by trying, or given as for time. Exits 0\n"
      "where all promises are kept, 1 where one is not, 3 where none is broken but an operator\n"
      "could not be checked; these are listed with the reason.");
  command.callback([&] {
    options.arguments = stated_arguments(command.remaining());
    exit_code = check(options, std::cout, std::cerr);
  });
}

void add_time(CLI::App& app, TimeOptions& options, int& exit_code) {
  CLI::App& command = *app.add_subcommand("time", "Measure one call in every mode");
  command.add_option("operator", options.op, "Its name")->required();
  command.add_option("--seconds", options.seconds, "How long each line is measured")
      ->check(CLI::PositiveNumber);
  add_load(command);
  add_colour(command, options.style);
  command.allow_extras();
  command.footer(
      "Arguments are given as for explain; tensors by their sizes, --self normal:64x64, since\n"
      "each line makes them what it says.");
  command.callback([&] {
    options.arguments = stated_arguments(command.remaining());
    exit_code = time(options, std::cout, std::cerr);
  });
}

/// The exit code of a command that has printed all it has to print, or 1 where that is lost.
int written(int exit_code) {
  std::cout.flush();
  if (std::cout) return exit_code;
  std::cerr << "tenon: what is printed cannot be written to the standard output\n";
  return 1;
}

int main(int argc, char** argv) {
  CLI::App app("Looks at Tenon's operators and runs them", "tenon");
  app.require_subcommand(1);
  int exit_code = 0;
  OpsOptions ops_options;
  RunOptions run_options;
  ExplainOptions explain_options;
  TableOptions table_options;
  TimeOptions time_options;
  RecordOptions record_options;
  CheckOptions check_options;
  TraceOptions trace_options;
  add_ops(app, ops_options, exit_code);
  add_explain(app, explain_options, exit_code);
  add_table(app, table_options, exit_code);
  add_check(app, check_options, exit_code);
  add_time(app, time_options, exit_code);
  add_run(app, run_options, exit_code);
  add_trace(app, trace_options, exit_code);
  add_record(app, record_options, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return written(app.exit(error) == 0 ? 0 : 2);
  }
  return written(exit_code);
}

}  // namespace
}  // namespace tenon::tools

int main(int argc, char** argv) {
  try {
    return tenon::tools::main(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "tenon: " << error.what() << '\n';
    return 1;
  }
}
