#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {

/// What a random chain of views of `x`, of writes through them and of what adds their elements
/// gives, the same for the same seed. `x` has three dimensions, and stays as it is. `after_step`
/// gets what each step makes.
std::vector<Tensor> random_views(Tensor x, uint64_t seed,
                                 const std::function<void(const Tensor&)>& after_step = {});

}  // namespace tenon::test
