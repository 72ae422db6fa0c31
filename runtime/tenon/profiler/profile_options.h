#pragma once

#include <cstddef>
#include <cstdint>

namespace tenon {

/// What a profile notes beside names, times, modes and kernels.
struct ProfileOptions {
  /// Sizes and dtypes of the tensors among the arguments of calls.
  bool shapes = false;
  /// The bytes that calls allocate for elements of tensors.
  bool memory = false;
  /// How many events are kept, from 1 to 2^31 - 1: 120 bytes each, and up to 256 more for shapes.
  /// Those that begin later are counted, and not kept.
  size_t max_events = 1'000'000;
};

/// What the lines of `Profile::table` are sorted by: names upwards, all else downwards.
enum class ProfileOrder : uint8_t { kSelf, kTotal, kCalls, kBytes, kName };

}  // namespace tenon
