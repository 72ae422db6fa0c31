#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tenon/dispatch/schema.h"

namespace tenon::tools {

/// The lines of a text that may have several.
std::vector<std::string_view> lines_of(std::string_view text);

/// A formula of a schema's `derivatives`.
struct DerivativeText {
  /// `self, other`: the arguments whose gradients it gives.
  std::string_view names;
  std::string_view formula;
  /// The parts that it names with what they are, each after those that it names itself.
  std::vector<std::pair<std::string_view, std::string_view>> parts;
};

/// Empty where nothing is differentiable, or where no formula says how.
std::vector<DerivativeText> derivatives_of(const OperatorSchema& schema);
/// The text of which a schema with these derivatives has them.
std::string derivatives_text(const std::vector<DerivativeText>& derivatives);
/// The arguments that have a formula, each by itself.
std::vector<std::string_view> differentiable_arguments(const OperatorSchema& schema);

}  // namespace tenon::tools
