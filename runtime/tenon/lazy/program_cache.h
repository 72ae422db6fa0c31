#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "tenon/lazy/pieces.h"
#include "tenon/lazy/program.h"

namespace tenon::lazy {

/// The programs that were met last. One is interpreted when it is met first, and compiled when it
/// is met again, also with other numbers, as the rate of a step is: from then on the nodes that
/// have these are interpreted, and what is between them is compiled. For one thread at a time.
class ProgramCache {
 public:
  /// Programs beyond that many: the one that was not met for longest is forgotten.
  static constexpr size_t kMostPrograms = 64;

  /// The outputs of the program's graph. Errors name the call that made the node.
  std::vector<TensorBase> run(const Program& program);

  uint64_t interpreted() const { return interpreted_; }
  uint64_t compiled() const { return compiled_; }

 private:
  struct Known {
    uint64_t hash = 0;
    std::vector<uint64_t> key = {};
    uint64_t met_last = 0;
    /// Of each node, whether its numbers have been others.
    std::vector<bool> varies = {};
    std::shared_ptr<const Pieces> pieces = {};
  };

  Known* find(uint64_t hash, const Program& program);
  void add(uint64_t hash, const Program& program);
  void compile(Known& known, const Program& program);

  std::vector<Known> known_;
  uint64_t runs_ = 0;
  uint64_t interpreted_ = 0;
  uint64_t compiled_ = 0;
};

}  // namespace tenon::lazy
