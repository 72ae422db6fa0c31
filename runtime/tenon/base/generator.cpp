#include "tenon/base/generator.h"

#include <mutex>

#include "tenon/base/error_conversion.h"
#include "tenon/base/lazy.h"

namespace tenon {

std::array<uint32_t, 4> philox(std::array<uint32_t, 4> counter, uint64_t key) {
  auto key0 = static_cast<uint32_t>(key);
  auto key1 = static_cast<uint32_t>(key >> 32);
  for (int round = 0; round < 10; ++round) {
    const uint64_t product0 = uint64_t{0xD2511F53u} * counter[0];
    const uint64_t product1 = uint64_t{0xCD9E8D57u} * counter[2];
    counter = {
        static_cast<uint32_t>(product1 >> 32) ^ counter[1] ^ key0, static_cast<uint32_t>(product1),
        static_cast<uint32_t>(product0 >> 32) ^ counter[3] ^ key1, static_cast<uint32_t>(product0)};
    key0 += 0x9E3779B9u;
    key1 += 0xBB67AE85u;
  }
  return counter;
}

GeneratorImpl::Range GeneratorImpl::reserve(uint64_t count) {
  const std::lock_guard lock(mutex_);
  const Range range{seed_, next_};
  next_ += (count + 3) / 4;
  return range;
}

void GeneratorImpl::set_seed(uint64_t seed) {
  const std::lock_guard lock(mutex_);
  seed_ = seed;
  next_ = 0;
}

uint64_t GeneratorImpl::seed() const {
  const std::lock_guard lock(mutex_);
  return seed_;
}

Generator::Generator(uint64_t seed) try : impl_(make_intrusive<GeneratorImpl>(seed)) {
} catch (...) {
  detail::rethrow_as_error("Generator");
}

const Generator& default_generator() try {
  static constinit Lazy<const Generator> generator;
  return *generator;
} catch (...) {
  detail::rethrow_as_error("default_generator");
}

void manual_seed(uint64_t seed) {
  Generator(default_generator()).set_current_seed(seed);
}

}  // namespace tenon
