#include <algorithm>
#include <vector>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/autograd/contains.h"
#include "tenon/autograd/function_node.h"
#include "tenon/autograd/function_tangents.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/view.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/tensor/factory.h"

// What FunctionNode::finish makes of the results of a forward: histories, views, what is saved.

namespace tenon::autograd {

void FunctionNode::finish_dirty(const TensorVector& outputs) {
  // First, since nothing takes the change back when something else is wrong.
  for (const TensorBase& dirty : context_.dirty_) increment_version(dirty);
  for (const TensorBase& dirty : context_.dirty_) {
    TENON_CHECK(contains(outputs, dirty), AutogradError, name(),
                ": forward marks a tensor of sizes ", dirty.sizes(),
                " as dirty and does not return it");
  }
}

// See Note [Recorded writes are atomic]: the inputs that forward modified get their history last.
void FunctionNode::finish(TensorVector& outputs) {
  if (tangents_) tangents_->show();
  write_check_.reset();
  finish_dirty(outputs);
  const TensorVector raw_outputs = outputs;
  std::vector<PendingHistory> pending;
  size_t differentiable = 0;
  for (TensorBase& output : outputs) {
    differentiable += finish_output(output, outputs.size() == 1, pending);
  }
  // A node with several results cannot have a part of one of them rewritten.
  for (TensorBase& output : outputs) {
    ViewMeta* view = view_meta(output);
    if (view != nullptr && differentiable > 1) view->creation_meta = CreationMeta::MultiOutputNode;
  }
  if (record_) save(raw_outputs);
  for (PendingHistory& history : pending) history.commit();
  for (const TensorBase& dirty : context_.dirty_) {
    AutogradMeta* meta = autograd_meta(dirty);
    if (meta != nullptr && meta->grad_fn.get() == this) meta->grad().reset();
  }
  if (record_) note_histories(raw_outputs);
  if (tangents_) [[unlikely]]
    finish_tangents(outputs, raw_outputs);
  context_.to_save_.clear();
  context_.dirty_.clear();
  context_.lost_.clear();
  context_.non_differentiable_.clear();
  inputs_.clear();
  is_in_forward_ = false;
}

/// The histories are there by then, which those of the tangents go through.
void FunctionNode::finish_tangents(const TensorVector& outputs, const TensorVector& raw_outputs) {
  is_in_forward_ = false;
  try {
    tangents_->give(outputs, raw_outputs);
  } catch (...) {
    is_in_forward_ = true;
    throw;
  }
  tangents_.reset();
}

/// A view that forward made below InplaceOrView is not tracked; untracked it could be modified
/// around this node.
void FunctionNode::track_view(TensorBase& output) const {
  if (output.is_view() || output.is_inference()) return;
  const auto base = std::ranges::find_if(inputs_, [&](const TensorBase& input) {
    return input.defined() && input.is_alias_of(output);
  });
  if (base != inputs_.end()) output = as_custom_view(*base, output);
}

bool FunctionNode::is_constant(const TensorBase& output) const {
  const auto& constants = context_.non_differentiable_;
  return contains(TensorList(constants.data(), constants.size()), output);
}

bool FunctionNode::finish_output(TensorBase& output, bool sole,
                                 std::vector<PendingHistory>& pending) {
  if (!output.defined()) {
    if (record_) add_input_metadata(output);
    return false;
  }
  const bool is_input = contains(inputs_, output);
  if (!is_input) track_view(output);
  const bool is_dirty = contains(context_.dirty_, output);
  const bool is_differentiable = record_ && output.is_inexact() && !is_constant(output);
  if (is_differentiable) {
    finish_differentiable(output, is_input, is_dirty, sole, pending);
  } else {
    if (record_) add_input_metadata(output);
    // A tangent of its own, or none.
    if (tangents_ && is_input && !is_dirty && output.is_inexact())
      output = as_view(output, make_alias(output), CreationMeta::NoGradMode);
    if (!output.requires_grad()) return false;
    // An input keeps its own history; what forward made with grad mode off has none to keep.
    if (is_input) {
      output = detach(output);
    } else if (!output.is_view()) {
      detach_(output);
    }
  }
  ViewMeta* view = view_meta(output);
  if (view != nullptr && !(is_input && is_dirty)) {
    view->creation_meta = CreationMeta::InCustomFunction;
  }
  return is_differentiable || !output.is_leaf();
}

void FunctionNode::finish_differentiable(TensorBase& output, bool is_input, bool is_dirty,
                                         bool sole, std::vector<PendingHistory>& pending) {
  const auto self = intrusive_ptr<Node>::reclaim_copy(this);
  if (is_dirty && output.is_view() && !sole) fail_dirty_view(output);
  if (is_dirty) {
    pending.emplace_back(output, self);
    return;
  }
  if (is_input) {
    output = as_view(output, make_alias(output), CreationMeta::NoGradMode);
  }
  set_history(output, self);
}

/// An input that is returned unchanged keeps its own history.
bool FunctionNode::saves_as_output(const TensorBase& tensor, const TensorVector& outputs) const {
  return contains(outputs, tensor) &&
         (!contains(inputs_, tensor) || contains(context_.dirty_, tensor));
}

/// A view that forward made of an output is a constant, but holds its base, whose history is going
/// to be this node.
bool FunctionNode::is_inner_view(const TensorBase& tensor, const TensorVector& outputs) const {
  const ViewMeta* view = tensor.defined() ? view_meta(tensor) : nullptr;
  return view != nullptr && view->creation_meta == CreationMeta::NoGradMode &&
         !contains(inputs_, tensor) && std::ranges::any_of(outputs, [&](const TensorBase& output) {
           return output.defined() && output.is_alias_of(tensor);
         });
}

void FunctionNode::save(const TensorVector& outputs) {
  context_.saved_.reserve(context_.to_save_.size());
  for (const TensorBase& tensor : context_.to_save_) {
    if (tensor.defined() && saves_as_output(tensor, outputs)) {
      context_.saved_.push_back(SavedTensor::before_write(tensor));
    } else if (is_inner_view(tensor, outputs)) {
      context_.saved_.emplace_back(make_alias(tensor), /*is_output=*/false);
    } else {
      context_.saved_.emplace_back(tensor, /*is_output=*/false);
    }
  }
}

void FunctionNode::note_histories(const TensorVector& outputs) noexcept {
  for (size_t i = 0; i < context_.saved_.size(); ++i) {
    const TensorBase& tensor = context_.to_save_[i];
    if (tensor.defined() && saves_as_output(tensor, outputs)) {
      context_.saved_[i].note_history(tensor);
    }
  }
}

}  // namespace tenon::autograd
