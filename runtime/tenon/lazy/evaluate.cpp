#include "tenon/lazy/evaluate.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/lazy.h"
#include "tenon/lazy/lazy.h"
#include "tenon/lazy/program.h"
#include "tenon/lazy/program_cache.h"
#include "tenon/lazy/views.h"

namespace tenon::lazy {
namespace {

constinit LongMutex mutex;
/// Whether the calling thread evaluates: a kernel of a program may read other lazy tensors.
constinit thread_local bool is_evaluating = false;

/// Held by the one thread that evaluates.
class EvaluationLock {
 public:
  EvaluationLock() : outer_(std::exchange(is_evaluating, true)) {
    if (!outer_) mutex.lock();
  }
  ~EvaluationLock() {
    if (!outer_) mutex.unlock();
    is_evaluating = outer_;
  }
  EvaluationLock(const EvaluationLock&) = delete;
  EvaluationLock& operator=(const EvaluationLock&) = delete;

 private:
  const bool outer_;
};

struct Evaluations {
  ProgramCache programs;
  uint64_t visits = 0;
  uint64_t nodes = 0;
};
constinit Lazy<Evaluations> evaluations;

/// The nodes that have to be computed for others, in the order in which they were made: each stands
/// after those that it takes.
std::vector<Node*> needed_for(std::vector<Node*> open) {
  const uint64_t visit = ++evaluations->visits;
  std::vector<Node*> needed;
  const auto reach = [&](Node& node) {
    if (node.is_computed() || node.visit == visit) return;
    node.visit = visit;
    needed.push_back(&node);
  };
  for (Node* node : open) reach(*node);
  for (size_t i = 0; i < needed.size(); ++i) {
    for_each_use(needed[i]->arguments(), [&](const Use& use) { reach(use.node()); });
  }
  std::sort(needed.begin(), needed.end(),
            [](const Node* a, const Node* b) { return a->number() < b->number(); });
  return needed;
}

void compute(std::vector<Node*> nodes) {
  const size_t count = nodes.size();
  const OnlyBackends guard;
  KnownViews views(nodes);
  Program program(std::move(nodes));
  std::vector<TensorBase> values;
  if (!program.nodes().empty()) values = program.values(evaluations->programs.run(program));
  views.commit();
  program.commit(std::move(values));
  evaluations->nodes += count;
}

}  // namespace

OnlyBackends::OnlyBackends() {
  state().exclude_autograd_and_inplace_or_view();
  state().exclude({DispatchKey::Functionalize, DispatchKey::Tracer}, "OnlyBackends");
}

void evaluate(const std::vector<Use>& uses) {
  std::vector<Node*> nodes;
  for (const Use& use : uses) {
    if (!use.node().is_computed()) nodes.push_back(&use.node());
  }
  if (nodes.empty()) return;
  const EvaluationLock lock;
  compute(needed_for(std::move(nodes)));
}

void evaluate_pending() {
  const EvaluationLock lock;
  const std::vector<intrusive_ptr<Node>> pending = pending_nodes().all();
  std::vector<Node*> nodes;
  for (const auto& node : pending) nodes.push_back(node.get());
  compute(needed_for(std::move(nodes)));
}

TensorBase value_of(const Use& use) {
  evaluate({use});
  const TensorBase& value = use.node().result(use.result()).value;
  TENON_INTERNAL_ASSERT(value.defined());
  return value;
}

Statistics statistics() {
  const EvaluationLock lock;
  const Evaluations& all = *evaluations;
  return {pending_nodes().count(), all.nodes, all.programs.interpreted(), all.programs.compiled()};
}

}  // namespace tenon::lazy
