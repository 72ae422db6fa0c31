#pragma once

#include <string>

#include "check_compiled.h"

namespace tenon::test {

using Names = std::vector<std::string>;

/// What the steps of a compiled graph compute.
inline Names steps_of(const CompiledGraph& compiled, const Tensors& inputs) {
  Profile profile;
  compiled(inputs);
  profile.stop();
  Names names;
  for (const ProfileEvent& event : profile.events()) {
    if (event.kind == ProfileEventKind::kReplay) names.push_back(event.name);
  }
  return names;
}

inline Names steps_of(const Function& function, const Tensors& inputs) {
  return steps_of(trace(function, inputs).compile(), inputs);
}

}  // namespace tenon::test
