#pragma once

#include <array>
#include <cstdint>

#include "tenon/base/export.h"
#include "tenon/base/intrusive_ptr.h"
#include "tenon/base/mutex.h"

namespace tenon {

/// Four random words for a counter and a key: Philox4x32-10 (Salmon et al., SC 2011). The same on
/// every machine, and any element of a stream without those before it.
TENON_API std::array<uint32_t, 4> philox(std::array<uint32_t, 4> counter, uint64_t key);

/// The state of a `Generator`.
class GeneratorImpl : public RefCounted<GeneratorImpl> {
 public:
  explicit GeneratorImpl(uint64_t seed) : seed_(seed) {}

  /// Where a kernel's random numbers start: number i is word i % 4 of
  /// `philox({first + i / 4}, seed)`.
  struct Range {
    uint64_t seed;
    uint64_t first;
  };
  /// Reserves counters for `count` words. Safe from several threads.
  TENON_API Range reserve(uint64_t count);
  TENON_API void set_seed(uint64_t seed);
  TENON_API uint64_t seed() const;

 private:
  mutable Mutex mutex_;
  uint64_t seed_;
  uint64_t next_ = 0;
};

/// A source of random numbers, shared by its copies and safe from several threads.
class TENON_API Generator {
 public:
  explicit Generator(uint64_t seed = 67280421310721u);
  void set_current_seed(uint64_t seed) { impl_->set_seed(seed); }
  uint64_t current_seed() const { return impl_->seed(); }
  GeneratorImpl::Range reserve(uint64_t count) const { return impl_->reserve(count); }
  friend bool operator==(const Generator&, const Generator&) = default;

 private:
  intrusive_ptr<GeneratorImpl> impl_;
};

/// The generator of calls that name none.
TENON_API const Generator& default_generator();
/// Seeds the default generator; equal seeds give equal numbers on every machine.
TENON_API void manual_seed(uint64_t seed);

}  // namespace tenon
