#include "tenon/lazy/node.h"

#include <mutex>

#include "tenon/base/lazy.h"

namespace tenon::lazy {
namespace {

constinit PendingNodes pending;

/// The first of the nodes that the calling thread is to delete.
constinit thread_local Node* first_dying = nullptr;
constinit thread_local bool is_deleting = false;

}  // namespace

PendingNodes& pending_nodes() {
  return pending;
}

Use::Use(intrusive_ptr<Node> node, uint32_t result) : node_(std::move(node)), result_(result) {
  node_->result(result_).uses.fetch_add(1, std::memory_order_relaxed);
}

Use::Use(const Use& other) : node_(other.node_), result_(other.result_) {
  if (node_) node_->result(result_).uses.fetch_add(1, std::memory_order_relaxed);
}

Use::~Use() {
  if (!node_) return;
  Node::Result& result = node_->result(result_);
  const bool was_last = result.uses.fetch_sub(1, std::memory_order_acq_rel) == 1;
  if (was_last && node_->is_computed()) result.value.reset();
}

bool Use::is_known() const {
  return node_->is_computed() || node_->result(result_).value.defined();
}

Node::Node(const OperatorEntry* op, std::vector<NodeArgument> arguments, uint32_t result_count,
           bool makes_views)
    : op_(op),
      arguments_(std::move(arguments)),
      results_(std::make_unique<Result[]>(result_count)),
      result_count_(result_count),
      makes_views_(makes_views) {}

Node::~Node() {
  if (!is_computed()) pending.remove(*this);
}

intrusive_ptr<Node> Node::make(const OperatorEntry& op, std::vector<NodeArgument> arguments,
                               std::vector<TensorBase> geometries, bool makes_views) {
  const auto count = static_cast<uint32_t>(geometries.size());
  auto* node = new Node(&op, std::move(arguments), count, makes_views);
  for (uint32_t i = 0; i < count; ++i) node->results_[i].geometry = std::move(geometries[i]);
  pending.add(*node);
  return intrusive_ptr<Node>::reclaim(node);
}

intrusive_ptr<Node> Node::make(TensorBase value) {
  auto geometry =
      TensorBase(make_intrusive<TensorImpl>(StorageImpl::allocate(value.storage()->nbytes(), kMeta),
                                            value.dtype(), value.sizes(), value.strides(), 0));
  auto node = intrusive_ptr<Node>::reclaim(new Node(nullptr, {}, 1));
  node->results_[0].geometry = std::move(geometry);
  node->results_[0].value = std::move(value);
  node->is_computed_.store(true, std::memory_order_release);
  return node;
}

void Node::destroy(Node* node) noexcept {
  node->next_dying_ = std::exchange(first_dying, node);
  if (std::exchange(is_deleting, true)) return;
  while (first_dying != nullptr) {
    Node* next = first_dying;
    first_dying = next->next_dying_;
    delete next;
  }
  is_deleting = false;
}

std::vector<NodeArgument> Node::set_computed() noexcept {
  std::vector<NodeArgument> arguments = std::move(arguments_);
  arguments_.clear();
  pending.remove(*this);
  is_computed_.store(true, std::memory_order_release);
  return arguments;
}

void PendingNodes::add(Node& node) {
  const std::lock_guard lock(mutex_);
  node.number_ = ++last_number_;
  node.next_ = std::exchange(first_, &node);
  if (node.next_ != nullptr) node.next_->previous_ = &node;
  count_.fetch_add(1, std::memory_order_relaxed);
}

void PendingNodes::remove(Node& node) noexcept {
  const std::lock_guard lock(mutex_);
  (node.previous_ != nullptr ? node.previous_->next_ : first_) = node.next_;
  if (node.next_ != nullptr) node.next_->previous_ = node.previous_;
  node.next_ = node.previous_ = nullptr;
  count_.fetch_sub(1, std::memory_order_relaxed);
}

std::vector<intrusive_ptr<Node>> PendingNodes::all() {
  std::vector<intrusive_ptr<Node>> found;
  found.reserve(count());
  const std::lock_guard lock(mutex_);
  for (Node* node = first_; node != nullptr; node = node->next_) {
    if (node->try_retain()) found.push_back(intrusive_ptr<Node>::reclaim(node));
  }
  return found;
}

}  // namespace tenon::lazy
