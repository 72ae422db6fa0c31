#pragma once

#include <cstdint>
#include <optional>

#include "tenon/base/dtype.h"
#include "tenon/base/scalar.h"
#include "tools/tenon/common/yaml_tree.h"

namespace tenon::tools {

// What a scalar of a program spells. A text in quotes is no number.

/// A whole number that fits 64 bits.
std::optional<int64_t> int_of(const YamlNode& node);
/// Any number; also `inf`, `nan`, and YAML's `.inf`.
std::optional<double> float_of(const YamlNode& node);
/// `true`, `false`, `True`, `False`.
std::optional<bool> bool_of(const YamlNode& node);
/// A bool, an int, a float or a complex number, as `1.0-2.0j`, whichever it is first.
std::optional<Scalar> scalar_of(const YamlNode& node);
/// `float32`, `int64`, ….
std::optional<DType> dtype_of_text(const YamlNode& node);
std::vector<std::string_view> dtype_names();

/// Nothing at all, `null` or `None`.
bool is_none(const YamlNode& node);
/// Whether a text can name a variable: letters, digits and `_`, and no word with a meaning.
bool is_variable_name(const YamlNode& node);

}  // namespace tenon::tools
