#pragma once

#include <iosfwd>
#include <string>

#include "tools/tenon/common/terminal.h"
#include "tools/tenon/explain/stated_call.h"

namespace tenon::tools {

/// What `tenon explain` is asked for.
struct ExplainOptions {
  std::string op;
  Mode mode = Mode::kNormal;
  InferencePolicy policy = InferencePolicy::Standard;
  StatedArguments arguments;
  /// What the functionalization pass makes of the call, in the place of all else.
  bool functionalize = false;
  Style style;
};

/// Makes one call and prints its arguments, the kernels it goes through and those that it goes
/// around, what comes out or the error, and what the specified table says. Returns the exit code:
/// 0, also when the call raises as the table says; 1 when it differs from the table; 2 for an
/// operator or arguments that are wrong.
int explain(const ExplainOptions& options, std::ostream& out, std::ostream& err);

/// The call that is asked for. Of several overloads, the only one that takes the arguments as
/// stated, or the only such one that needs no others. ValueError where there is none.
StatedCall stated_call(const ExplainOptions& options);

/// Makes the call on functional tensors, at each depth, then reads what it returns and changes, and
/// prints the operators that compute; then the graph of a trace of it. Returns the exit code.
/// ValueError for a state other than normal.
int explain_functionalized(const StatedCall& call, const ExplainOptions& options,
                           std::ostream& out);

/// What a tensor is, in words: `inference, requires grad, float32 [2, 3]`.
std::string tensor_text(const TensorBase& tensor);

/// The same for `set_requires_grad`, which is no operator: `--self STATE`, `--requires_grad false`
/// and `--aliases N`, other tensors with the same data.
int explain_requires_grad(const ExplainOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
