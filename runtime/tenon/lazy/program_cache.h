#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tenon/graph/compile/compiled_graph.h"
#include "tenon/graph/graph.h"
#include "tenon/lazy/program.h"

namespace tenon::lazy {

/// The programs that were met last, by their keys. One is interpreted when it is met first, and
/// compiled when it is met again. For one thread at a time.
class ProgramCache {
 public:
  /// Programs beyond that many: the one that was not met for longest is forgotten.
  static constexpr size_t kMostPrograms = 64;

  /// The outputs of the program's graph.
  std::vector<TensorBase> run(const Program& program);

  uint64_t interpreted() const { return interpreted_; }
  uint64_t compiled() const { return compiled_; }

 private:
  struct Known {
    uint64_t hash;
    std::vector<uint64_t> key;
    uint64_t met_last;
    std::optional<CompiledGraph> replay = {};
  };

  Known* find(uint64_t hash, const std::vector<uint64_t>& key);
  void add(uint64_t hash, const std::vector<uint64_t>& key);

  std::vector<Known> known_;
  uint64_t runs_ = 0;
  uint64_t interpreted_ = 0;
  uint64_t compiled_ = 0;
};

}  // namespace tenon::lazy
