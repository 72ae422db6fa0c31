#include "tenon/profiler/profile_event.h"

#include <array>

namespace tenon {
namespace {

constexpr auto kKinds =
    std::to_array<std::string_view>({"operator", "function", "backward", "replay", "worker"});
constexpr auto kModes = std::to_array<std::string_view>({"normal", "no-grad", "inference"});

}  // namespace

std::string_view profile_event_kind_name(ProfileEventKind kind) {
  const auto i = static_cast<size_t>(kind);
  return i < kKinds.size() ? kKinds[i] : "unknown";
}

std::string_view profile_mode_name(ProfileMode mode) {
  const auto i = static_cast<size_t>(mode);
  return i < kModes.size() ? kModes[i] : "unknown";
}

}  // namespace tenon
