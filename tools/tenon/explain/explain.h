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
  Style style;
};

/// Makes one call and prints its arguments, the kernels it goes through and those that it goes
/// around, what comes out or the error, and what the specified table says. Returns the exit code:
/// 0, also when the call raises as the table says; 1 when it differs from the table; 2 for an
/// operator or arguments that are wrong.
int explain(const ExplainOptions& options, std::ostream& out, std::ostream& err);

/// What a tensor is, in words: `inference, requires grad, float32 [2, 3]`.
std::string tensor_text(const TensorBase& tensor);

/// The same for `set_requires_grad`, which is no operator: `--self STATE`, `--requires_grad false`
/// and `--aliases N`, other tensors with the same data.
int explain_requires_grad(const ExplainOptions& options, std::ostream& out, std::ostream& err);

}  // namespace tenon::tools
