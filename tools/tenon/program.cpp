#include "tools/tenon/program.h"

#include <algorithm>
#include <array>

namespace tenon::tools {
namespace {

constexpr std::array<std::string_view, 3> kModeNames = {"normal", "no_grad", "inference"};

std::string counted(size_t count, const char* what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

}  // namespace

std::string miscounted(size_t results, const Targets& to) {
  return "it has " + counted(results, "result") + ", 'to' has " + counted(to.names.size(), "name");
}

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
