#include "tenon/autograd/lost_history.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"

namespace tenon {
namespace {

class LostHistoryNode final : public Node {
 public:
  explicit LostHistoryNode(std::string_view op) : op_(op), name_(op_ + " (failed)") {}

  TensorVector apply(TensorVector&&) override {
    TENON_THROW(AutogradError, op_,
                ": a gradient reaches a tensor that a call which failed may have modified, so that "
                "its gradient is not known; compute the tensor again, or go on with its detach()");
  }
  std::string_view name() const override { return name_; }
  bool accepts_undefined() const override { return true; }

 private:
  const std::string op_;
  const std::string name_;
};

/// The tensor whose history says that of `self`.
const TensorBase& root_of(const TensorBase& self) {
  const ViewMeta* view = view_meta(self);
  return view == nullptr ? self : view->base;
}

bool has_place_in_graph(const TensorBase& self) {
  if (!self.is_inexact() || self.is_inference()) return false;
  return !(self.requires_grad() && self.is_leaf());
}

}  // namespace

LostHistory::LostHistory(std::string_view op, TensorList written, TensorList inputs,
                         bool recorded) {
  std::ranges::copy_if(written, std::back_inserter(written_), &TensorBase::defined);
  if (!recorded) return;
  EdgeList edges;
  // The history of a base is known, whatever was done to its views.
  for (const TensorList tensors : {TensorList(written_), inputs}) {
    for (const TensorBase& tensor : tensors) edges.push_back(gradient_edge(root_of(tensor)));
  }
  const auto node = make_intrusive<LostHistoryNode>(op);
  node->set_next_edges(std::move(edges));
  entries_.reserve(written_.size());
  for (const TensorBase& tensor : written_) {
    const TensorBase& root = root_of(tensor);
    if (!has_place_in_graph(root)) continue;
    entries_.push_back({root, PendingEdge(root, {node, node->add_input_metadata(root)})});
  }
}

void LostHistory::commit() noexcept {
  // First, since a history is that of a version.
  for (const TensorBase& tensor : written_) increment_version(tensor);
  for (Entry& entry : entries_) entry.edge.commit(entry.tensor);
  entries_.clear();
}

}  // namespace tenon
