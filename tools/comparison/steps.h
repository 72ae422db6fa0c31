#pragma once

#include <vector>

#include "program.h"

namespace comparison {

/// One thing that a program may do.
struct Step {
  /// How often it is taken, beside the others of its list.
  int weight;
  void (*run)(Program& program, RandomStream& random);
};
using Steps = std::vector<Step>;

/// By which masks are made and steps of functions moved: what is 0 but for rounding is on the same
/// side in every library.
constexpr double kThreshold = 0.03;

const Steps& view_steps();
const Steps& inplace_steps();
const Steps& functional_steps();
const Steps& operator_steps();
const Steps& modifying_steps();
const Steps& out_steps();
const Steps& state_steps();
const Steps& guard_steps();
const Steps& backward_steps();

/// Takes one by weight.
inline void take(const Steps& steps, Program& program, RandomStream& random) {
  int64_t total = 0;
  for (const Step& step : steps) total += step.weight;
  int64_t at = random.below(total);
  for (const Step& step : steps) {
    at -= step.weight;
    if (at < 0) return step.run(program, random);
  }
}

}  // namespace comparison
