#include "tools/tenon/explain/stated_value.h"

#include <algorithm>
#include <charconv>

#include "tenon/base/check.h"
#include "tenon/generated/ops/full.h"
#include "tools/tenon/program/operand_parser.h"

namespace tenon::tools {
namespace {

std::vector<int64_t> parse_sizes(const ArgumentSchema& argument, std::string_view text) {
  std::vector<int64_t> sizes;
  if (text.empty()) return sizes;  // of no dimension
  for (const std::string_view part : split(text, 'x')) {
    int64_t size = -1;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), size);
    TENON_CHECK(error == std::errc() && end == part.data() + part.size() && size >= 0, ValueError,
                argument.name, ": expected sizes such as 2x3, got '", text, "'");
    sizes.push_back(size);
  }
  return sizes;
}

DType parse_dtype(const ArgumentSchema& argument, const std::string& text) {
  const ArgumentSchema of_dtype{
      .name = argument.name, .type = ArgumentType::kDType, .alias = {}, .default_text = {}};
  return parse_value(of_dtype, text).get<DType>();
}

StatedTensor parse_tensor(const ArgumentSchema& argument, std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ':');
  StatedTensor stated;
  stated.state = parse_state(argument.name, parts[0]);
  if (parts.size() > 1) stated.sizes = parse_sizes(argument, parts[1]);
  if (parts.size() > 2) stated.dtype = parse_dtype(argument, std::string(parts[2]));
  TENON_CHECK(parts.size() < 4, ValueError, argument.name,
              ": expected STATE, STATE:2x3 or STATE:2x3:int64, got '", text, "'");
  return stated;
}

}  // namespace

TensorState parse_state(std::string_view argument, std::string_view name) {
  const auto state = state_of(name);
  TENON_CHECK(state.has_value(), ValueError, argument,
              ": expected normal, requires_grad, inference, inference_leaf, history or "
              "view_made_inside, got '",
              name, "'", suggestion(name, state_names()));
  return *state;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

Value parse_value(const ArgumentSchema& argument, const std::string& text) {
  Diagnostics diagnostics{std::string(argument.name)};
  const auto node = parse_yaml(text, diagnostics);
  TENON_CHECK(node.has_value(), ValueError, argument.name, ": cannot read '", text, "'");
  const auto parsed = parse_operand(*node, argument, Scope());
  const auto* fitting = std::get_if<FittingOperand>(&parsed);
  TENON_CHECK(fitting != nullptr, ValueError, argument.name, ": ",
              std::get_if<Problem>(&parsed) ? std::get<Problem>(parsed).message : "");
  const auto* value = std::get_if<Value>(&fitting->operand);
  TENON_CHECK(value != nullptr, ValueError, argument.name, ": expected a value, got '", text, "'");
  return *value;
}

std::vector<StatedTensor> parse_tensors(const ArgumentSchema& argument, std::string_view text) {
  std::vector<StatedTensor> stated;
  for (const std::string_view part : split(text, ',')) {
    stated.push_back(parse_tensor(argument, part));
  }
  return stated;
}

Value tensors_of(const ArgumentSchema& argument, const std::vector<StatedTensor>& stated) {
  std::vector<TensorBase> tensors;
  for (const StatedTensor& each : stated) {
    const double value = each.dtype == DType::kBool ? 1 : is_inexact(each.dtype) ? 0.5 : 0;
    tensors.push_back(ops::full(*each.sizes, value, each.dtype));
  }
  return argument.list ? Value(std::move(tensors)) : Value(tensors[0]);
}

}  // namespace tenon::tools
