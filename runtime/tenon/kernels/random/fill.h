#pragma once

#include <cmath>
#include <numbers>
#include <optional>
#include <string_view>
#include <utility>

#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/prepared_copy.h"
#include "tenon/kernels/random/stream.h"
#include "tenon/tensor/factory.h"

// What kernels fill tensors with random numbers by.

namespace tenon::kernels {

inline const Generator& chosen(const std::optional<Generator>& generator) {
  return generator ? *generator : default_generator();
}

/// Calls `fill(tensor)` with `self`, or with a row-major stand-in for one that is not; whatever
/// else can fail comes first, so that a call that fails takes no numbers from the generator.
template <class Fill>
TensorBase& fill_in_order(std::string_view op, TensorBase& self, const Fill& fill) {
  check_writable(op, self);
  if (self.is_meta()) return self;
  if (self.is_contiguous() || self.numel() == 0) {
    fill(self);
    return self;
  }
  TensorBase buffer = make_tensor(self.sizes(), self.dtype());
  const PreparedCopy copy(buffer, self);
  fill(buffer);
  copy.run();
  return self;
}

/// Two independent normal numbers from four words, by Box and Muller.
inline std::pair<double, double> normal_pair(const uint32_t* words) {
  const double radius = std::sqrt(-2 * std::log(1 - uniform_double(words)));
  const double angle = 2 * std::numbers::pi * uniform_double(words + 2);
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

}  // namespace tenon::kernels
