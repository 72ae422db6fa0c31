#include "tools/inference_table/mode.h"

#include <algorithm>
#include <array>

namespace tenon::tools {
namespace {

constexpr std::array<std::string_view, 3> kModeNames = {"normal", "no_grad", "inference"};

}  // namespace

std::string_view mode_name(Mode mode) {
  return kModeNames[static_cast<size_t>(mode)];
}

std::optional<Mode> mode_of(std::string_view name) {
  const auto found = std::ranges::find(kModeNames, name);
  if (found == kModeNames.end()) return std::nullopt;
  return static_cast<Mode>(found - kModeNames.begin());
}

std::vector<std::string_view> mode_names() {
  return {kModeNames.begin(), kModeNames.end()};
}

}  // namespace tenon::tools
