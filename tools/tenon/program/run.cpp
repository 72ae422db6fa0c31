#include "tools/tenon/program/run.h"

#include <exception>
#include <new>
#include <ostream>

#include "tenon/api/profile.h"
#include "tenon/base/error.h"
#include "tools/inference_table/mode.h"
#include "tools/tenon/program/program_parser.h"
#include "tools/tenon/program/results.h"

namespace tenon::tools {
namespace {

/// The files of the program lie where it lies; the one of the command line where that is typed.
void save_all(const Program& program, const RunOptions& options, const Variables& variables) {
  const std::filesystem::path folder = std::filesystem::path(options.program).parent_path();
  for (const SavedFile& file : program.save) {
    try {
      save_results(variables, file.names, folder / file.path);
    } catch (const Error& error) {
      throw ProgramError(file.location, error.message());
    }
  }
  if (!options.save.empty()) save_results(variables, program.print, options.save);
}

/// A program that raises is profiled up to there.
Variables run_profiled(const Program& program, Mode mode, const RunOptions& options,
                       std::ostream& err) {
  const auto folder = std::filesystem::path(options.program).parent_path();
  if (options.profile.empty()) return run_program(program, mode, folder);
  ProfileTraceFile trace(options.profile);
  Profile profile({.shapes = true, .memory = true});
  const auto finish = [&] {
    profile.stop();
    trace.write(profile);
    err << profile.table();
  };
  try {
    Variables variables = run_program(program, mode, folder);
    finish();
    return variables;
  } catch (const std::exception&) {
    if (profile.is_running()) finish();
    throw;
  }
}

void execute(const Program& program, const RunOptions& options, std::ostream& out,
             std::ostream& err) {
  const PolicyGuard policy(
      options.policy.value_or(program.policy.value_or(InferencePolicy::Standard)));
  const Mode mode = options.mode.value_or(program.mode.value_or(Mode::kNormal));
  if (const auto seed = options.seed ? options.seed : program.seed) manual_seed(*seed);

  const Variables variables = run_profiled(program, mode, options, err);
  if (!options.quiet) {
    print_results(variables, program.print, options.facts, options.style, out);
  }
  save_all(program, options, variables);
}

int read_and_execute(const RunOptions& options, std::ostream& out, std::ostream& err) {
  Diagnostics diagnostics(options.program);
  const std::optional<YamlNode> root = read_yaml(options.program, diagnostics);
  const std::optional<Program> program = root ? parse_program(*root, diagnostics) : std::nullopt;
  if (!program) {
    diagnostics.print(err);
    return 2;
  }
  try {
    execute(*program, options, out, err);
    return 0;
  } catch (const ProgramError& error) {
    err << diagnostics.at(error.location(), error.what()) << '\n';
  } catch (const Error& error) {
    err << "tenon run: " << error.message() << '\n';
  }
  return 1;
}

}  // namespace

int run(const RunOptions& options, std::ostream& out, std::ostream& err) {
  try {
    return read_and_execute(options, out, err);
  } catch (const std::bad_alloc&) {
    err << "tenon run: out of memory\n";
  } catch (const std::exception& error) {
    err << "tenon run: " << error.what() << '\n';
  }
  return 1;
}

}  // namespace tenon::tools
