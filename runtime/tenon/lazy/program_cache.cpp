#include "tenon/lazy/program_cache.h"

#include <algorithm>

namespace tenon::lazy {
namespace {

uint64_t hash_of(const std::vector<uint64_t>& key) {
  uint64_t hash = key.size();
  for (const uint64_t word : key) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15;  // fits: modulo 2^64
    hash ^= hash >> 32;
  }
  return hash;
}

}  // namespace

std::vector<TensorBase> ProgramCache::run(const Program& program) {
  const uint64_t hash = hash_of(program.key());
  ++runs_;
  Known* known = find(hash, program.key());
  if (known == nullptr) {
    std::vector<TensorBase> outputs = program.graph().run_on(program.inputs());
    ++interpreted_;
    add(hash, program.key());
    return outputs;
  }
  known->met_last = runs_;
  if (!known->replay) {
    known->replay = program.graph().compile();
    ++compiled_;
  }
  // A kernel may evaluate others, so that the cache changes.
  const CompiledGraph replay = *known->replay;
  return replay.run_on(program.inputs());
}

ProgramCache::Known* ProgramCache::find(uint64_t hash, const std::vector<uint64_t>& key) {
  const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& each) {
    return each.hash == hash && each.key == key;
  });
  return found != known_.end() ? &*found : nullptr;
}

void ProgramCache::add(uint64_t hash, const std::vector<uint64_t>& key) {
  if (find(hash, key) != nullptr) return;
  if (known_.size() < kMostPrograms) {
    known_.push_back({hash, key, runs_});
    return;
  }
  *std::min_element(known_.begin(), known_.end(), [](const Known& a, const Known& b) {
    return a.met_last < b.met_last;
  }) = {hash, key, runs_};
}

}  // namespace tenon::lazy
