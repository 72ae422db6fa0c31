#include "tenon/lazy/program_cache.h"

#include <algorithm>

#include "tenon/base/error.h"

namespace tenon::lazy {
namespace {

/// Of all that does not vary.
uint64_t hash_of(const Program& program) {
  const std::vector<uint64_t>& key = program.key();
  auto number = program.numbers().begin();
  uint64_t hash = key.size();
  for (size_t i = 0; i < key.size(); ++i) {
    if (number != program.numbers().end() && number->word == i) {
      ++number;
      continue;
    }
    hash = (hash ^ key[i]) * 0x9E3779B97F4A7C15;  // fits: modulo 2^64
    hash ^= hash >> 32;
  }
  return hash;
}

/// Whether the key is that of the program but for its numbers. Calls `differs` with the nodes that
/// have other numbers.
template <class Differs>
bool is_alike(const std::vector<uint64_t>& key, const Program& program, const Differs& differs) {
  if (key.size() != program.key().size()) return false;
  auto number = program.numbers().begin();
  for (size_t i = 0; i < key.size(); ++i) {
    const bool is_number = number != program.numbers().end() && number->word == i;
    if (key[i] != program.key()[i]) {
      if (!is_number) return false;
      differs(number->node);
    }
    if (is_number) ++number;
  }
  return true;
}

}  // namespace

std::vector<TensorBase> ProgramCache::run(const Program& program) {
  const uint64_t hash = hash_of(program);
  ++runs_;
  Known* known = find(hash, program);
  if (known == nullptr) {
    std::vector<TensorBase> outputs = interpret(program);
    ++interpreted_;
    if (find(hash, program) == nullptr) add(hash, program);
    return outputs;
  }
  known->met_last = runs_;
  compile(*known, program);
  // A kernel may evaluate others, so that the cache changes.
  const std::shared_ptr<const Pieces> pieces = known->pieces;
  try {
    return pieces->run(program);
  } catch (const Error&) {
    return interpret(program);  // which knows the call that fails
  }
}

void ProgramCache::compile(Known& known, const Program& program) {
  bool is_new = known.pieces == nullptr;
  is_alike(known.key, program, [&](size_t node) {
    is_new |= !known.varies[node];
    known.varies[node] = true;
  });
  if (!is_new) return;
  known.pieces.reset();
  known.pieces = std::make_shared<const Pieces>(program.graph(), known.varies);
  compiled_ += known.pieces->compiled();
}

ProgramCache::Known* ProgramCache::find(uint64_t hash, const Program& program) {
  const auto found = std::find_if(known_.begin(), known_.end(), [&](const Known& each) {
    return each.hash == hash && is_alike(each.key, program, [](size_t) {});
  });
  return found != known_.end() ? &*found : nullptr;
}

void ProgramCache::add(uint64_t hash, const Program& program) {
  Known known{hash, program.key(), runs_, std::vector<bool>(program.nodes().size(), false)};
  if (known_.size() < kMostPrograms) {
    known_.push_back(std::move(known));
    return;
  }
  *std::min_element(known_.begin(), known_.end(), [](const Known& a, const Known& b) {
    return a.met_last < b.met_last;
  }) = std::move(known);
}

}  // namespace tenon::lazy
