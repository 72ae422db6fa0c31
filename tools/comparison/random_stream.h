#pragma once

#include <cstddef>
#include <cstdint>

namespace comparison {

/// Random numbers that are the same with every compiler and library: SplitMix64.
class RandomStream {
 public:
  /// The stream of one step of one program. A step's choices do not depend on how many its
  /// predecessors made, so that a program can be made smaller by leaving steps out.
  RandomStream(uint64_t seed, uint64_t step) : state_(seed) { state_ = next() ^ (step * 0x9e37u); }

  uint64_t next() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  /// A number from 0 to `count` - 1; `count` is at least 1.
  int64_t below(int64_t count) {
    return static_cast<int64_t>((next() >> 32) * static_cast<uint64_t>(count) >> 32);
  }
  /// True `times` times out of `of`.
  bool chance(int64_t times, int64_t of) { return below(of) < times; }

  template <class List>
  auto& pick(List& list) {
    return list[static_cast<size_t>(below(static_cast<int64_t>(list.size())))];
  }

 private:
  uint64_t state_;
};

}  // namespace comparison
