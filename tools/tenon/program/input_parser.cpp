#include "tools/tenon/program/input_parser.h"

#include <algorithm>

#include "tenon/base/dtype_dispatch.h"
#include "tools/tenon/program/literals.h"

namespace tenon::tools {
namespace {

/// Whether a number can be an element of that dtype without change; floating and complex dtypes
/// round.
bool fits(const Scalar& number, DType dtype) {
  if (is_inexact(dtype)) return is_complex(dtype) || !number.is_complex();
  if (!number.is_integral(/*include_bool=*/true)) return false;
  if (dtype == DType::kBool) return number.toLong() == 0 || number.toLong() == 1;
  return dispatch_real("values", dtype, [&]<class T>(TypeTag<T>) {
    if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>)
      return std::in_range<T>(number.toLong());
    else
      return false;  // see above
  });
}

class InputParser {
 public:
  InputParser(const YamlEntry& entry, Diagnostics& diagnostics)
      : name_(entry.key), spec_(entry.value), diagnostics_(diagnostics) {}

  /// What can be read; the input is named in any case.
  Input parse() {
    Input input;
    input.name = name_.text;
    input.location = name_.location;
    if (!is_variable_name(name_)) error(name_, "expected a name of letters, digits and '_'");
    if (!spec_.is_mapping()) {
      error(spec_, "expected a mapping such as {random: [2, 3]}, got " + describe(spec_));
      return input;
    }
    check_keys(spec_, {"random", "file", "name", "npy", "values", "dtype", "requires_grad", "mode"},
               prefix(), diagnostics_);
    parse_options(input);
    parse_source(input);
    return input;
  }

 private:
  std::string prefix() const { return "input " + name_.text + ": "; }
  void error(const YamlNode& node, const std::string& message) {
    diagnostics_.add(node.location, prefix() + message);
  }

  void parse_options(Input& input) {
    if (const YamlNode* dtype = spec_.find("dtype")) {
      input.dtype = dtype_of_text(*dtype);
      if (!input.dtype) {
        error(*dtype,
              "expected a dtype, got " + describe(*dtype) + suggestion(dtype->text, dtype_names()));
      }
    }
    if (const YamlNode* value = spec_.find("requires_grad")) {
      if (!bool_of(*value)) error(*value, "expected true or false, got " + describe(*value));
      input.requires_grad = bool_of(*value).value_or(false);
    }
    if (const YamlNode* mode = spec_.find("mode")) {
      input.mode = mode_of(mode->text);
      if (!input.mode || *input.mode == Mode::kNoGrad) {
        error(*mode, "expected normal or inference, got " + describe(*mode));
      }
    }
  }

  void parse_source(Input& input) {
    const YamlNode* source = nullptr;
    for (const char* key : {"random", "file", "npy", "values"}) {
      const YamlNode* found = spec_.find(key);
      if (found == nullptr) continue;
      if (source != nullptr) return error(*found, "expected one source, got several");
      source = found;
    }
    if (source == nullptr) return error(name_, "expected one of random, file, npy and values");
    if (source == spec_.find("random")) {
      input.source = RandomSource{sizes(*source)};
    } else if (source == spec_.find("values")) {
      input.source = values(*source, input.dtype);
    } else if (source == spec_.find("npy")) {
      input.source = NpySource{text(*source)};
    } else {
      const YamlNode* name = spec_.find("name");
      if (name == nullptr) return error(*source, "expected name: and a tensor of the file");
      input.source = FileSource{text(*source), text(*name)};
    }
  }

  std::string text(const YamlNode& node) {
    if (!node.is_scalar()) error(node, "expected a text, got " + describe(node));
    return node.text;
  }

  DimVector sizes(const YamlNode& node) {
    DimVector result;
    if (!node.is_sequence()) error(node, "expected a list of sizes, got " + describe(node));
    for (const YamlNode& item : node.items) {
      const auto size = int_of(item);
      if (!size || *size < 0) error(item, "expected a size, got " + describe(item));
      result.push_back(size.value_or(0));
    }
    return result;
  }

  ValuesSource values(const YamlNode& node, std::optional<DType> dtype) {
    ValuesSource result;
    for (const YamlNode* level = &node; level->is_sequence(); level = &level->items.front()) {
      result.sizes.push_back(static_cast<int64_t>(level->items.size()));
      if (level->items.empty()) break;
    }
    collect(node, 0, dtype, result);
    return result;
  }

  void collect(const YamlNode& node, size_t depth, std::optional<DType> dtype,
               ValuesSource& result) {
    if (depth == result.sizes.size()) {
      const auto number = scalar_of(node);
      if (!number) return error(node, "expected a number, got " + describe(node));
      if (dtype && !fits(*number, *dtype)) {
        return error(node, node.text + " does not fit " + std::string(dtype_name(*dtype)));
      }
      result.elements.push_back(*number);
      return;
    }
    const auto expected = static_cast<size_t>(result.sizes[depth]);
    if (!node.is_sequence() || node.items.size() != expected) {
      const std::string received =
          node.is_sequence() ? std::to_string(node.items.size()) : describe(node);
      return error(node, "expected a list of " + std::to_string(expected) +
                             " like the ones before, got " + received);
    }
    for (const YamlNode& item : node.items) collect(item, depth + 1, dtype, result);
  }

  const YamlNode& name_;
  const YamlNode& spec_;
  Diagnostics& diagnostics_;
};

}  // namespace

std::vector<Input> parse_inputs(const YamlNode& node, Scope& scope, Diagnostics& diagnostics) {
  std::vector<Input> inputs;
  if (!node.is_mapping()) {
    diagnostics.add(node.location, "inputs: expected a mapping, got " + describe(node));
  }
  for (const YamlEntry& entry : node.entries) {
    inputs.push_back(InputParser(entry, diagnostics).parse());
    scope.set(entry.key.text, ArgumentSchema{.type = ArgumentType::kTensor});
  }
  return inputs;
}

}  // namespace tenon::tools
