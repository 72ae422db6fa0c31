#pragma once

#include <optional>

#include "tenon/dispatch/schema.h"
#include "tenon/dispatch/value.h"
#include "tenon/graph/flow_text.h"

namespace tenon::graph {

/// Nothing, written `None`.
bool is_none(const TextNode& node);
/// A whole number; nothing where it is none.
std::optional<int64_t> int_of(const TextNode& node);
/// A complex number as Python writes it, `1.0-2.0j`; nothing where the text is none.
TENON_API std::optional<Complex128> complex_of_text(std::string_view text);
/// A bool, an int, a float or a complex number, whichever it is first; nothing where it is none of
/// them.
std::optional<Scalar> scalar_of(const TextNode& node);
std::optional<DType> dtype_of(const TextNode& node);
/// A constant argument of the type that the schema asks for, tensors aside; nothing where it is of
/// another. `value_text` writes what this reads.
std::optional<Value> literal_of(const TextNode& node, const ArgumentSchema& argument);

}  // namespace tenon::graph
