#include "tenon/autograd/node.h"

#include <limits>
#include <utility>

#include "tenon/autograd/anomaly_mode.h"
#include "tenon/autograd/graph_task.h"
#include "tenon/base/error_conversion.h"
#include "tenon/generated/ops/zeros.h"
#include "tenon/profiler/node_number.h"

namespace tenon {
namespace {

/// Note [Deep graphs]
///
/// A node owns others by its next edges, and by what it saved: tensor, autograd metadata,
/// `grad_fn`. Were each deleted where its last reference goes, a deep graph would overflow the
/// stack. So the first deletion of a thread runs a loop, and every node that loses its last
/// reference meanwhile, by whatever way, is put on that loop's list.
struct Doomed {
  Node* first = nullptr;
  bool deleting = false;
};
constinit thread_local Doomed doomed __attribute__((tls_model("initial-exec")));

}  // namespace

Node::Node() : sequence_nr_(detail::next_node_number++) {
  if (AnomalyMode::is_enabled()) anomaly_metadata_ = AnomalyMetadata::of_new_node();
}

Node::Node(Accumulator)
    : is_accumulator_(true), sequence_nr_(std::numeric_limits<uint64_t>::max()) {}

Node::~Node() = default;

uint64_t Node::peek_sequence_nr() {
  return detail::next_node_number;
}

void Node::continue_sequence(uint64_t next) {
  detail::next_node_number = next;
}

void Node::destroy(Node* node) noexcept {
  node->next_doomed_ = std::exchange(doomed.first, node);
  if (doomed.deleting) return;
  doomed.deleting = true;
  while (doomed.first != nullptr) {
    Node* next = doomed.first;
    doomed.first = next->next_doomed_;
    delete next;
  }
  doomed.deleting = false;
}

uint32_t Node::add_input_metadata(const TensorBase& result) {
  if (result.defined()) {
    input_metadata_.emplace_back(result);
  } else {
    input_metadata_.emplace_back();
  }
  return static_cast<uint32_t>(input_metadata_.size() - 1);
}

void Node::set_input_metadata(size_t i, const TensorBase& result) {
  input_metadata_[i].describe(result);
}

TensorBase Node::zeros_for_input(size_t i) const {
  const InputMetadata& metadata = input_metadata_[i];
  if (!metadata.defined) return {};
  return ops::zeros(metadata.sizes, metadata.dtype, std::nullopt, metadata.device, std::nullopt);
}

NodeHooks& Node::materialize_hooks() {
  if (!hooks_) hooks_ = std::make_unique<NodeHooks>();
  return *hooks_;
}

uint32_t Node::add_pre_hook(NodePreHook hook) try {
  auto& hooks = materialize_hooks().pre_hooks;
  hooks.push_back(std::move(hook));
  return static_cast<uint32_t>(hooks.size() - 1);
} catch (...) {
  detail::rethrow_as_error("add_pre_hook");
}

uint32_t Node::add_post_hook(NodePostHook hook) try {
  auto& hooks = materialize_hooks().post_hooks;
  hooks.push_back(std::move(hook));
  return static_cast<uint32_t>(hooks.size() - 1);
} catch (...) {
  detail::rethrow_as_error("add_post_hook");
}

void Node::remove_pre_hook(uint32_t number) {
  auto& hooks = materialize_hooks().pre_hooks;
  TENON_CHECK(number < hooks.size(), IndexError, name(), ": no pre-hook has the number ", number);
  hooks[number] = nullptr;
}

void Node::remove_post_hook(uint32_t number) {
  auto& hooks = materialize_hooks().post_hooks;
  TENON_CHECK(number < hooks.size(), IndexError, name(), ": no post-hook has the number ", number);
  hooks[number] = nullptr;
}

void Node::set_anomaly_metadata(std::unique_ptr<AnomalyMetadata> metadata) {
  anomaly_metadata_ = std::move(metadata);
}

const Node* current_node() {
  return running_backward().node;
}

}  // namespace tenon
