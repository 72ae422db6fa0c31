#pragma once

#include <cstdint>
#include <memory>

#include "tenon/base/export.h"
#include "tenon/kernels/fft/plan.h"

namespace tenon::kernels {

/// The plan of that length, `FftPlan<T>` or `RealFftPlan<T>`: one that was used lately, or a new
/// one. From any thread; std::bad_alloc or OutOfMemoryError.
///
/// Of each type the process keeps 16 plans, those that were used last. Where their tables would
/// take more than 64 MiB together, it keeps the new one alone.
template <class Plan>
std::shared_ptr<const Plan> cached_plan(int64_t n);

/// How many plans of all types are kept, and how to forget them: for tests.
TENON_API int64_t count_cached_fft_plans();
TENON_API void clear_fft_plans();

}  // namespace tenon::kernels
