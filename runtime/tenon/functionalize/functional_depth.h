#pragma once

#include <cstdint>

namespace tenon {

/// What the pass takes out of a program: in-place operators alone, so that views stay views of
/// values that are never written to, or views too, each of which becomes its functional copy.
enum class FunctionalDepth : uint8_t { kMutations, kMutationsAndViews };

}  // namespace tenon
