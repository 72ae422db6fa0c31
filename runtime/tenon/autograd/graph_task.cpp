#include "tenon/autograd/graph_task.h"

#include <algorithm>
#include <utility>

#include "tenon/autograd/anomaly_mode.h"
#include "tenon/autograd/gradient.h"
#include "tenon/autograd/helper_thread.h"
#include "tenon/dispatch/profiled_call.h"
#include "tenon/profiler/thread_profile.h"

namespace tenon {
namespace {

constinit thread_local RunningBackward running __attribute__((tls_model("initial-exec")));

/// Names the node whose backward the thread runs, for the scope.
class RunningNode {
 public:
  explicit RunningNode(const Node& node) : outer_(std::exchange(running.node, &node)) {}
  ~RunningNode() { running.node = outer_; }
  RunningNode(const RunningNode&) = delete;
  RunningNode& operator=(const RunningNode&) = delete;

 private:
  const Node* outer_;
};

/// Names the task that the thread runs, for the scope; null where it looks for all gradients.
class RunningTask {
 public:
  explicit RunningTask(const GraphTask* restricted)
      : outer_(std::exchange(detail::restricted_task, restricted)) {
    ++running.depth;
  }
  ~RunningTask() {
    --running.depth;
    detail::restricted_task = outer_;
  }
  RunningTask(const RunningTask&) = delete;
  RunningTask& operator=(const RunningTask&) = delete;

 private:
  const GraphTask* outer_;
};

bool none_defined(const TensorVector& grads) {
  return std::ranges::none_of(grads, &TensorBase::defined);
}

}  // namespace

constinit thread_local const GraphTask* detail::restricted_task = nullptr;

RunningBackward& running_backward() {
  return running;
}

bool Node::is_asked_for(size_t i) const {
  // Nodes that a program calls itself compute all gradients.
  if (this != running.node && this != running.inner) return true;
  return detail::restricted_task->wants(running.node->next_edge(i));
}

void GraphTask::require(const Edge& edge, bool capture) {
  restricted_ = true;
  if (capture) {
    captures_.push_back(edge);
    captured_.emplace_back();
  }
  if (!edge) return;
  NodeState& state = table_[table_.find_or_insert(edge.node.get())];
  (capture ? state.captured : state.needed) = true;
}

TensorVector GraphTask::run(const EdgeList& roots, TensorVector grads) {
  if (running.depth < kMostNested) [[likely]] {
    run_here(roots, grads);
  } else {
    run_in_helper_thread([&] { run_here(roots, grads); });
  }
  return std::move(captured_);
}

void GraphTask::run_here(const EdgeList& roots, TensorVector& grads) {
  const RunningTask running_task(restricted_ ? this : nullptr);
  discover(roots);
  for (size_t i = 0; i < roots.size(); ++i) {
    NodeState& state = table_[table_.find_or_insert(roots[i].node.get())];
    send(state, roots[i].input_nr, std::move(grads[i]));
  }
  for (const Edge& root : roots) {
    const uint32_t index = table_.find_or_insert(root.node.get());
    NodeState& state = table_[index];
    // `visited` is over once it waits, so that a root given twice runs once.
    if (state.dependencies == 0 && std::exchange(state.visited, false)) make_ready(index);
  }
  while (!ready_.empty()) {
    std::pop_heap(ready_.begin(), ready_.end());
    const uint32_t index = ready_.back().index;
    ready_.pop_back();
    evaluate(table_[index]);
  }
}

void GraphTask::discover(const EdgeList& roots) {
  struct Frame {
    uint32_t index;
    uint32_t next_edge;
  };
  InlineVector<Frame, 32> stack;
  const auto visit = [&](uint32_t index) {
    NodeState& state = table_[index];
    if (std::exchange(state.visited, true)) return;
    if (!restricted_) state.needed = true;
    stack.push_back({index, 0});
  };
  for (const Edge& root : roots) {
    visit(table_.find_or_insert(root.node.get()));
    while (!stack.empty()) {
      auto& [index, next_edge] = stack.back();
      const Node& node = *table_[index].node;
      if (next_edge == node.num_outputs()) {
        // Whoever is below on the stack has an edge to this node.
        const bool leads_to_needed = table_[index].needed || table_[index].captured;
        stack.pop_back();
        if (!stack.empty()) table_[stack.back().index].needed |= leads_to_needed;
        continue;
      }
      const Edge& edge = node.next_edge(next_edge++);
      if (!edge) continue;
      const uint32_t next = table_.find_or_insert(edge.node.get());
      ++table_[next].dependencies;
      if (table_[next].visited) {
        table_[index].needed |= table_[next].needed || table_[next].captured;
      }
      visit(next);
    }
  }
}

void GraphTask::send(NodeState& state, uint32_t input_nr, TensorBase grad) {
  if (!grad.defined()) return;
  if (state.grads.empty()) {
    state.grads = take_buffer(std::max<size_t>(state.node->num_inputs(), input_nr + 1));
  }
  add_gradient(state.grads[input_nr], std::move(grad));
}

void GraphTask::make_ready(uint32_t index) {
  ready_.push_back({table_[index].node->sequence_nr(), index});
  std::push_heap(ready_.begin(), ready_.end());
}

void GraphTask::evaluate(NodeState& state) {
  Node& node = *state.node;
  if (state.grads.empty()) state.grads = take_buffer(node.num_inputs());
  TensorVector grads = std::move(state.grads);
  if (state.captured) capture(state, grads);
  if (!state.needed) return;
  TensorVector results =
      detail::thread_profile == nullptr ? call(node, grads) : note_call(node, grads);
  distribute(node, results);
  give_buffer(std::move(grads));
  give_buffer(std::move(results));
}

TensorVector GraphTask::note_call(Node& node, TensorVector& grads) {
  detail::ThreadProfile& profile = *detail::thread_profile;
  detail::ProfiledScope scope;
  detail::NotedEvent* const event =
      scope.begin(profile, ProfileEventKind::kBackward, profile.keep(node.name()));
  if (event != nullptr) {
    event->node_number = node.sequence_nr();
    detail::note_arguments(*event, grads);
  }
  scope.start();
  return call(node, grads);
}

TensorVector GraphTask::call(Node& node, TensorVector& grads) try {
  const RunningNode running(node);
  NodeHooks* hooks = node.hooks();
  if (hooks != nullptr) hooks->run_before(grads);
  TensorVector seen;
  if (hooks != nullptr && !hooks->post_hooks.empty()) seen = grads;

  TensorVector results;
  if (none_defined(grads) && !node.accepts_undefined()) {
    results = take_buffer(node.num_outputs());
  } else {
    results = node.apply(std::move(grads));
  }
  if (!retain_graph_) node.release_saved();
  if (hooks != nullptr) hooks->run_after(results, seen);
  TENON_CHECK(results.size() >= node.num_outputs(), AutogradError, node.name(), ": expected ",
              node.num_outputs(), " gradients from its backward, got ", results.size());
  if (AnomalyMode::should_check_nan()) check_no_nan(node, results);
  return results;
} catch (Error& error) {
  if (AnomalyMode::is_enabled()) error.add_context(describe_forward_call(node));
  throw;
}

void GraphTask::distribute(const Node& node, TensorVector& results) {
  for (size_t i = 0; i < node.num_outputs(); ++i) {
    const Edge& edge = node.next_edge(i);
    if (!edge) continue;
    const uint32_t index = table_.find_or_insert(edge.node.get());
    NodeState& next = table_[index];
    const bool wanted = next.needed || next.captured;
    if (wanted && results[i].defined()) {
      if (!gradient_fits(results[i], edge)) {
        results[i] = fit_gradient(std::move(results[i]), edge, node.name(), i);
      }
      send(next, edge.input_nr, std::move(results[i]));
    }
    if (--next.dependencies == 0 && wanted) make_ready(index);
  }
}

void GraphTask::capture(const NodeState& state, const TensorVector& grads) {
  for (size_t i = 0; i < captures_.size(); ++i) {
    if (captures_[i].node.get() == state.node) captured_[i] = grads[captures_[i].input_nr];
  }
}

void GraphTask::give_buffer(TensorVector&& buffer) {
  if (free_buffers_.size() == kFreeBuffers) return;
  buffer.clear();
  free_buffers_.push_back(std::move(buffer));
}

TensorVector GraphTask::take_buffer(size_t size) {
  if (free_buffers_.empty()) return TensorVector(size);
  TensorVector buffer = std::move(free_buffers_.back());
  free_buffers_.pop_back();
  buffer.resize(size);
  return buffer;
}

}  // namespace tenon
