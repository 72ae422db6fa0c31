#include "tools/tenon/trace/trace.h"

#include <algorithm>
#include <array>
#include <exception>
#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/graph/passes/passes.h"
#include "tenon/graph/trace.h"
#include "tools/tenon/program/interpreter.h"
#include "tools/tenon/program/program_parser.h"
#include "tools/tenon/trace/draw.h"

namespace tenon::tools {
namespace {

struct Pass {
  std::string_view name;
  void (*run)(Graph&);
};
constexpr std::array<Pass, 4> kPasses = {{{"dead_code", &remove_dead_code},
                                          {"common_subexpressions", &merge_common_subexpressions},
                                          {"constant_folding", &fold_constants},
                                          {"in_place", &update_in_place}}};

/// The passes of these names; ValueError for one that there is not.
std::vector<Pass> find_passes(const std::vector<std::string>& names) {
  std::vector<Pass> found;
  for (const std::string& name : names) {
    const auto* pass = std::ranges::find(kPasses, name, &Pass::name);
    const std::vector<std::string> known = pass_names();
    TENON_CHECK(pass != kPasses.end(), ValueError, "unknown pass '", name, "'",
                suggestion(name, {known.begin(), known.end()}),
                "; there are dead_code, common_subexpressions, constant_folding and in_place");
    found.push_back(*pass);
  }
  return found;
}

/// What the program prints, lists one by one.
std::vector<TensorBase> printed(const Program& program, const Variables& variables) {
  std::vector<TensorBase> results;
  for (const std::string& name : program.print) {
    const Value& value = variables.at(name);
    const bool is_list = value.is<std::vector<TensorBase>>();
    TENON_CHECK(is_list || value.is<TensorBase>(), TypeError, "expected what is printed to be ",
                "tensors, but '", name, "' is ", value.type_name());
    for_each_tensor(value, [&](const TensorBase& tensor) { results.push_back(tensor); });
  }
  return results;
}

/// Gives the outputs the strides that the program says.
void lay_out(Graph& graph, const Program& program) {
  if (graph.outputs.size() != program.print.size()) return;  // lists have no strides
  for (size_t i = 0; i < graph.outputs.size(); ++i) {
    const auto strides = program.strides.find(program.print[i]);
    if (strides != program.strides.end()) graph.outputs[i].strides = strides->second;
  }
}

Graph traced(const Program& program, const std::filesystem::path& folder) {
  const Mode mode = program.mode.value_or(Mode::kNormal);
  const PolicyGuard policy(program.policy.value_or(InferencePolicy::Standard));
  const Variables made = make_inputs(program, mode, folder);
  std::vector<TensorBase> inputs;
  for (const Input& input : program.inputs) {
    inputs.push_back(made.at(input.name).get<TensorBase>());
  }
  Graph graph = trace_on(
      [&](std::vector<TensorBase> given) {
        Variables variables;
        for (size_t i = 0; i < given.size(); ++i) {
          variables.insert_or_assign(program.inputs[i].name, Value(std::move(given[i])));
        }
        run_steps(program, mode, variables);
        return printed(program, variables);
      },
      inputs);
  lay_out(graph, program);
  return graph;
}

/// The graph of which the file is the text; nothing where it is another program.
std::optional<Graph> read_graph(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  try {
    return Graph::from_yaml(text, file);
  } catch (const Error&) {
    return std::nullopt;
  }
}

int read_and_trace(const TraceOptions& options, std::ostream& out, std::ostream& err) {
  Diagnostics diagnostics(options.program);
  const std::vector<Pass> passes = find_passes(options.passes);
  const std::optional<YamlNode> root = read_yaml(options.program, diagnostics);
  const std::optional<Program> program = root ? parse_program(*root, diagnostics) : std::nullopt;
  if (!program) {
    diagnostics.print(err);
    return 2;
  }
  try {
    std::optional<Graph> read = read_graph(options.program);
    Graph graph = read ? *std::move(read)
                       : traced(*program, std::filesystem::path(options.program).parent_path());
    for (const Pass& pass : passes) pass.run(graph);
    if (!options.svg.empty()) draw_svg(graph.to_dot(), options.svg);
    if (options.dot) {
      out << graph.to_dot();
    } else if (options.svg.empty()) {
      out << graph.to_string();
    }
    return 0;
  } catch (const ProgramError& error) {
    err << diagnostics.at(error.location(), error.what()) << '\n';
  } catch (const Error& error) {
    err << "tenon trace: " << error.message() << '\n';
  }
  return 1;
}

}  // namespace

std::vector<std::string> pass_names() {
  std::vector<std::string> names;
  for (const Pass& pass : kPasses) names.emplace_back(pass.name);
  return names;
}

int trace_program(const TraceOptions& options, std::ostream& out, std::ostream& err) {
  try {
    return read_and_trace(options, out, err);
  } catch (const ValueError& error) {
    err << "tenon trace: " << error.message() << '\n';
    return 2;
  } catch (const std::exception& error) {
    err << "tenon trace: " << error.what() << '\n';
    return 1;
  }
}

}  // namespace tenon::tools
