#include "tools/tenon/registry/derivatives.h"

#include <algorithm>

namespace tenon::tools {
namespace {

// How the generator spells a derivative: `names: formula`, then a line for each part.
constexpr std::string_view kFormula = ": ", kPart = "  where ", kPartIs = " = ";

/// The text before a separator, and the one after it.
std::pair<std::string_view, std::string_view> halves(std::string_view text,
                                                     std::string_view separator) {
  const size_t at = std::min(text.find(separator), text.size());
  return {text.substr(0, at), text.substr(std::min(at + separator.size(), text.size()))};
}

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const auto [line, rest] = halves(text, "\n");
    lines.push_back(line);
    text = rest;
  }
  return lines;
}

std::vector<DerivativeText> derivatives_of(const OperatorSchema& schema) {
  std::vector<DerivativeText> derivatives;
  for (const std::string_view line : lines_of(schema.derivatives)) {
    if (line.starts_with(kPart) && !derivatives.empty()) {
      derivatives.back().parts.push_back(halves(line.substr(kPart.size()), kPartIs));
    } else {
      const auto [names, formula] = halves(line, kFormula);
      derivatives.push_back({names, formula, {}});
    }
  }
  return derivatives;
}

std::string derivatives_text(const std::vector<DerivativeText>& derivatives) {
  std::string text;
  for (const DerivativeText& each : derivatives) {
    text.append(text.empty() ? "" : "\n");
    text.append(each.names).append(kFormula).append(each.formula);
    for (const auto& [name, part] : each.parts) {
      text.append("\n").append(kPart).append(name).append(kPartIs).append(part);
    }
  }
  return text;
}

std::vector<std::string_view> differentiable_arguments(const OperatorSchema& schema) {
  std::vector<std::string_view> arguments;
  for (const DerivativeText& derivative : derivatives_of(schema)) {
    for (std::string_view rest = derivative.names; !rest.empty();) {
      const auto [name, others] = halves(rest, ", ");
      arguments.push_back(name);
      rest = others;
    }
  }
  return arguments;
}

}  // namespace tenon::tools
