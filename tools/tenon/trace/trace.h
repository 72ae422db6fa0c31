#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace tenon::tools {

/// What `tenon trace` is asked for.
struct TraceOptions {
  std::string program;
  /// Names of passes, in the order in which they are done: those of `pass_names()`.
  std::vector<std::string> passes;
  /// The file for a drawing; empty for none.
  std::string svg;
  /// Print the text that the drawing is made from, in the place of the graph.
  bool dot = false;
};

/// `dead_code`, `common_subexpressions`, `constant_folding`, `in_place`.
std::vector<std::string> pass_names();

/// Traces a program of `tenon run`, whose inputs are those of the graph and what it prints the
/// outputs, and prints or draws the graph. The text of a graph is that graph, with its constants.
/// Reasons go to `err`. Returns the exit code: 0; 1 where the program cannot be traced or the
/// drawing not be made; 2 for a malformed program or an unknown pass.
int trace_program(const TraceOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
