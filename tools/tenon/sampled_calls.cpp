#include "tools/tenon/sampled_calls.h"

#include <algorithm>
#include <array>

#include "tools/tenon/stated_value.h"

namespace tenon::tools {
namespace {

constexpr auto kCalls = std::to_array<SampledCall>({
    {"", ""},
});

}  // namespace

std::span<const SampledCall> sampled_calls() {
  return kCalls;
}

std::map<std::string, Value, std::less<>> sampled_arguments(const OperatorSchema& schema) {
  std::map<std::string, Value, std::less<>> arguments;
  const auto call = std::ranges::find(kCalls, schema.name, &SampledCall::op);
  if (call == kCalls.end()) return arguments;
  for (const std::string_view word : split(call->arguments, ' ')) {
    const size_t equals = word.find('=');
    const std::string name(word.substr(0, equals));
    std::string text(word.substr(equals + 1));
    const auto argument = std::ranges::find(schema.arguments, name, &ArgumentSchema::name);
    if (argument->type != ArgumentType::kTensor) {
      arguments[name] = parse_value(*argument, text);
      continue;
    }
    std::string tensors;
    for (const std::string_view tensor : split(text, ',')) {
      tensors.append(tensors.empty() ? "normal:" : ",normal:").append(tensor);
    }
    arguments[name] = tensors_of(*argument, parse_tensors(*argument, tensors));
  }
  return arguments;
}

}  // namespace tenon::tools
