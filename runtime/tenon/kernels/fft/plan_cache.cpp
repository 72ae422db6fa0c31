#include "tenon/kernels/fft/plan_cache.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

#include "tenon/base/lazy.h"
#include "tenon/base/mutex.h"

namespace tenon::kernels {
namespace {

constexpr size_t kMostPlans = 16;
constexpr int64_t kMostBytes = int64_t{1} << 26;

/// Plans of one type.
class PlanCache {
 public:
  struct Entry {
    int64_t n = 0;
    int64_t nbytes = 0;
    std::shared_ptr<const void> plan;
    int64_t last_use = 0;
  };

  /// Null if there is none.
  std::shared_ptr<const void> find(int64_t n) {
    const std::lock_guard lock(mutex_);
    for (Entry& entry : entries_) {
      if (entry.n != n) continue;
      entry.last_use = ++uses_;
      return entry.plan;
    }
    return nullptr;
  }

  TENON_SMALL void insert(Entry entry) {
    Entries forgotten;  // freed when the lock is, as is the plan whose place is taken
    const std::lock_guard lock(mutex_);
    entry.last_use = ++uses_;
    nbytes_ += entry.nbytes;
    if (nbytes_ > kMostBytes) {
      forgotten.swap(entries_);
      nbytes_ = entry.nbytes;
    }
    std::swap(entry, *std::min_element(entries_.begin(), entries_.end(),
                                       [](auto& a, auto& b) { return a.last_use < b.last_use; }));
    nbytes_ -= entry.nbytes;
  }

  TENON_SMALL int64_t count() {
    const std::lock_guard lock(mutex_);
    int64_t count = 0;
    for (const Entry& entry : entries_) count += entry.n != 0;
    return count;
  }
  TENON_SMALL void clear() {
    Entries forgotten;
    const std::lock_guard lock(mutex_);
    forgotten.swap(entries_);
    nbytes_ = 0;
  }

 private:
  using Entries = std::array<Entry, kMostPlans>;

  Mutex mutex_;
  Entries entries_;
  int64_t nbytes_ = 0;
  int64_t uses_ = 0;
};

/// Not destroyed, since destructors of static objects may compute.
constinit Lazy<PlanCache> caches[4];

template <class Plan>
constexpr int kCache = 0;
template <>
constexpr int kCache<FftPlan<double>> = 1;
template <>
constexpr int kCache<RealFftPlan<float>> = 2;
template <>
constexpr int kCache<RealFftPlan<double>> = 3;

template <class Plan>
TENON_SMALL std::shared_ptr<const Plan> make_plan(int64_t n, PlanCache& cache) {
  auto plan = std::make_shared<const Plan>(n);
  cache.insert({n, plan->nbytes(), plan});
  return plan;
}

}  // namespace

template <class Plan>
std::shared_ptr<const Plan> cached_plan(int64_t n) {
  PlanCache& cache = *caches[kCache<Plan>];
  if (auto found = cache.find(n)) return std::static_pointer_cast<const Plan>(std::move(found));
  return make_plan<Plan>(n, cache);
}

template std::shared_ptr<const FftPlan<float>> cached_plan(int64_t n);
template std::shared_ptr<const FftPlan<double>> cached_plan(int64_t n);
template std::shared_ptr<const RealFftPlan<float>> cached_plan(int64_t n);
template std::shared_ptr<const RealFftPlan<double>> cached_plan(int64_t n);

int64_t count_cached_fft_plans() {
  int64_t count = 0;
  for (auto& cache : caches) count += cache->count();
  return count;
}

void clear_fft_plans() {
  for (auto& cache : caches) cache->clear();
}

}  // namespace tenon::kernels
