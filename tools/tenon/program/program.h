#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/base/scalar.h"
#include "tenon/dispatch/inference_checks.h"
#include "tenon/dispatch/operator_entry.h"
#include "tools/inference_table/mode.h"
#include "tools/tenon/common/diagnostics.h"

namespace tenon::tools {

/// An argument that names a result or an input.
struct Variable {
  std::string name;
};
/// A list of them; an empty name stands for None.
struct VariableList {
  std::vector<std::string> names;
};
/// An argument of a call, as far as it is known before the program runs.
using Operand = std::variant<Value, Variable, VariableList>;

/// Where an input's elements come from.
struct RandomSource {
  DimVector sizes;
};
struct FileSource {
  std::string path;
  std::string name;
};
struct NpySource {
  std::string path;
};
struct ValuesSource {
  DimVector sizes;
  std::vector<Scalar> elements;
};

struct Input {
  std::string name;
  Location location;
  std::variant<RandomSource, FileSource, NpySource, ValuesSource> source;
  std::optional<DType> dtype;
  bool requires_grad = false;
  /// The mode in which it is made; the program's when not given.
  std::optional<Mode> mode;
};

/// Names that take the results of a call. With `unpack`, one each; else one for the only result.
struct Targets {
  std::vector<std::string> names;
  bool unpack = false;
};

/// `it has 1 result, 'to' has 2 names`.
std::string miscounted(size_t results, const Targets& to);

/// Calls an operator; `operands` has one for each argument of the schema.
struct CallStep {
  const OperatorEntry* op = nullptr;
  std::vector<Operand> operands;
  Targets to;
};
/// Computes gradients from a variable.
struct BackwardStep {
  std::string tensor;
  std::string gradient;
  bool retain_graph = false;
};
/// Reads the gradient of a leaf.
struct GradStep {
  std::string tensor;
  std::string to;
};
struct Step;
/// Steps in a mode of their own.
struct BlockStep {
  Mode mode = Mode::kNormal;
  std::vector<Step> steps;
};

struct Step {
  /// `3`, or `3.1` for the first of block 3.
  std::string number;
  Location location;
  std::variant<CallStep, BackwardStep, GradStep, BlockStep> action;
};

/// A file to write, `.npy` with one variable or `.safetensors` with some.
struct SavedFile {
  std::string path;
  std::vector<std::string> names;
  Location location;
};

/// A program whose every name, operator and argument has been checked.
struct Program {
  std::optional<Mode> mode;
  std::optional<InferencePolicy> policy;
  std::optional<uint64_t> seed;
  std::vector<Input> inputs;
  /// Of inputs and results that are not row-major, as the texts of graphs have them.
  std::map<std::string, DimVector, std::less<>> strides;
  std::vector<Step> steps;
  /// What is printed: what `print` lists, else what the last call made.
  std::vector<std::string> print;
  std::vector<SavedFile> save;
};

}  // namespace tenon::tools
