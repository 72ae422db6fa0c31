#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tenon/dispatch/schema.h"

namespace tenon::tools {

/// The `func:` line of the in-place variant of a functional operator; nothing when the schema can
/// have none: it needs a `Tensor self` first and one Tensor as result.
std::optional<std::string> inplace_schema(const OperatorSchema& schema);

/// The `func:` line of the `out=` variant; nothing unless the operator is functional and returns
/// Tensors. `overload` is what `out_overload` says, empty for the usual name.
std::optional<std::string> out_schema(const OperatorSchema& schema, std::string_view overload);

}  // namespace tenon::tools
