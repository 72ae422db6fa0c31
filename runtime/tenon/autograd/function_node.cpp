#include "tenon/autograd/function_node.h"

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>

#include "tenon/autograd/function_tangents.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/base/demangle.h"
#include "tenon/dispatch/inference_checks.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/dispatch/profiled_call.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/profiler/thread_profile.h"

namespace tenon::autograd {
namespace {

/// InferenceModeError for a kernel that is about to write to an inference tensor outside inference
/// mode, also where it is called below the InplaceOrView kernel, which would say so itself.
void check_writes(const KernelRun& run) {
  if (!run.op.has_kernel(DispatchKey::InplaceOrView)) return;
  const OperatorSchema& schema = run.op.schema();
  const size_t first = run.arguments.size() - schema.arguments.size();
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    if (!schema.arguments[i].mutated) continue;
    for_each_tensor(run.arguments[first + i], [&](const TensorBase& tensor) {
      if (tensor.defined()) check_mutable(schema.name, schema.arguments[i].name, tensor);
    });
  }
}

bool is_inference(const TensorBase& tensor) {
  return tensor.defined() && tensor.is_inference();
}

bool has_visible_tangent(const TensorBase& tensor) {
  return highest_level(tensor) != 0;
}

}  // namespace

void AutogradContext::save(FewTensors tensors) {
  node_->check_may_save(TensorList(tensors.data(), tensors.size()));
  to_save_ = std::move(tensors);
}

void AutogradContext::modify(TensorList inputs) {
  node_->check_may_modify(inputs);
  dirty_.reserve(dirty_.size() + inputs.size());
  lost_.reserve(lost_.size() + 2);
  LostHistory lost = node_->make_lost_history(inputs);
  const TensorVector tangents = recorded_tangents(inputs);
  if (!tangents.empty()) [[unlikely]]
    lost_.emplace_back(node_->name(), TensorList(tangents), TensorList(), /*recorded=*/true);
  lost_.push_back(std::move(lost));
  dirty_.insert(dirty_.end(), inputs.begin(), inputs.end());
}

TensorVector AutogradContext::saved() const {
  if (node_->tangents_ && node_->tangents_->saved() != nullptr) return *node_->tangents_->saved();
  TensorVector tensors;
  tensors.reserve(saved_.size());
  for (const SavedTensor& saved : saved_) tensors.push_back(saved.unpack(*node_));
  return tensors;
}

bool AutogradContext::needs_input_grad(size_t i) const {
  return node_->is_in_forward_ ? node_->has_next_edge(i) : node_->needs_input_grad(i);
}

FunctionNode::FunctionNode() {
  context_.node_ = this;
}

FunctionNode::~FunctionNode() = default;

std::string FunctionNode::type_name(const std::type_info& type) {
  return demangled(type.name());
}

void FunctionNode::add_tensor(const TensorBase& tensor) {
  is_tensor_.push_back(true);
  inputs_.push_back(tensor);
}

void FunctionNode::add_vector(TensorList tensors) {
  TENON_CHECK(
      !any_requires_grad(tensors) && std::ranges::none_of(tensors, has_visible_tangent),
      AutogradError, name(), ": argument ", is_tensor_.size(),
      " is a vector, whose tensors are not differentiated, and one of them requires grad or "
      "has a tangent; pass a TensorList, or the tensors one by one");
  add_other();
}

void FunctionNode::check_may_save(TensorList tensors) const {
  if (!record_) return;
  for (size_t i = 0; i < tensors.size(); ++i) {
    const TensorBase& tensor = tensors[i];
    if (!tensor.defined() || !tensor.is_inference()) continue;
    const auto input = std::ranges::find_if(
        inputs_, [&](const TensorBase& other) { return other.is_same(tensor); });
    const std::string which =
        input == inputs_.end()
            ? ""
            : detail::concatenate(" (tensor argument ", input - inputs_.begin(), " of forward)");
    TENON_THROW(InferenceModeError, name(), ": tensor ", i, " of save_for_backward", which,
                ", of sizes ", tensor.sizes(),
                ", is an inference tensor, which cannot be saved for backward; clone it outside "
                "InferenceMode to get a normal tensor, or move the call into the guard",
                inference_origin_text(tensor));
  }
}

void FunctionNode::check_policy() const {
  detail::check_strict_policy(name(), TensorList(inputs_), [](size_t i) {
    return detail::concatenate("tensor argument ", i, " of forward");
  });
}

void FunctionNode::note(tenon::detail::ProfiledScope& scope) noexcept {
  tenon::detail::ThreadProfile& profile = *tenon::detail::thread_profile;
  tenon::detail::NotedEvent* const event =
      scope.begin(profile, ProfileEventKind::kFunction, profile.keep(name()));
  scope.include_node(sequence_nr());
  if (event != nullptr) tenon::detail::note_arguments(*event, inputs_);
  scope.start();
}

void FunctionNode::begin() {
  if (inference_policy() == InferencePolicy::Strict) [[unlikely]]
    check_policy();
  if (std::ranges::any_of(inputs_, has_visible_tangent)) [[unlikely]]
    tangents_ = std::make_unique<FunctionTangents>(*this);
  // Grad mode may be on inside inference mode, where nothing is recorded all the same.
  record_ = any_requires_grad(TensorList(inputs_)) && !InferenceMode::is_enabled();
  if (record_) append_next_edges(*this, TensorList(inputs_));
  // Last, as it changes the thread's state. Whether forward is going to mark the tensor as dirty,
  // which must not be, is not known before it has written.
  if (std::ranges::any_of(inputs_, is_inference) && !InferenceMode::is_enabled()) [[unlikely]] {
    write_check_ = std::make_unique<KernelRecorder>(check_writes, KernelRecorder::Outer::kHears);
  }
  if (tangents_) [[unlikely]]
    tangents_->hide();
}

void FunctionNode::abandon() noexcept {
  tangents_.reset();
  write_check_.reset();
  for (LostHistory& lost : context_.lost_) lost.commit();
  for (const TensorBase& dirty : context_.dirty_) lose_tangents(dirty);
  // An output that outlives the call holds this node.
  inputs_.clear();
  context_.to_save_.clear();
  context_.saved_.clear();
  context_.dirty_.clear();
  context_.lost_.clear();
  context_.non_differentiable_.clear();
}

void FunctionNode::check_may_modify(TensorList inputs) const {
  const AutoGradMode mode_of_call(record_);  // off while forward runs
  for (const TensorBase& dirty : inputs) {
    check_mutable(name(), "marked as dirty", dirty);
    check_inplace(name(), dirty, record_);
    // What else has to hold of it is known when forward returns.
    if (record_ && dirty.is_inexact() && dirty.is_view() && !inputs_[0].is_same(dirty))
      fail_dirty_view(dirty);
    if (tangents_) [[unlikely]]
      tangents_->check_takes_tangent(dirty);
  }
}

void FunctionNode::fail_dirty_view(const TensorBase& dirty) const {
  TENON_THROW(AutogradError, name(), ": a view of sizes ", dirty.sizes(),
              " that forward modifies in place has to be its first tensor argument and its only "
              "output");
}

LostHistory FunctionNode::make_lost_history(TensorList inputs) const {
  return LostHistory(name(), inputs, TensorList(inputs_), record_);
}

TensorVector FunctionNode::apply(TensorVector&& grads) {
  TENON_CHECK(!is_in_forward_, AutogradError, name(),
              ": a gradient reaches a call that failed; call it again");
  const std::lock_guard lock(mutex_);
  for (size_t i = 0; i < grads.size() && context_.materialize_grads_; ++i) {
    if (!grads[i].defined()) grads[i] = zeros_for_input(i);
  }
  TensorVector results = run_backward(std::move(grads));
  const size_t expected = is_tensor_.size();
  while (results.size() > expected && !results.back().defined()) results.pop_back();
  TENON_CHECK(results.size() == expected, AutogradError, name(), ": expected ", expected,
              " gradients from backward, one for each argument of forward, got ", results.size());
  size_t tensor_grads = 0;
  for (size_t i = 0; i < expected; ++i) {
    TENON_CHECK(is_tensor_[i] || !results[i].defined(), AutogradError, name(),
                ": expected no gradient for argument ", i, ", which is no tensor, got one");
    if (is_tensor_[i]) std::swap(results[tensor_grads++], results[i]);
  }
  results.resize(tensor_grads);
  return results;
}

void FunctionNode::release_saved() {
  const std::lock_guard lock(mutex_);
  for (SavedTensor& saved : context_.saved_) saved.reset();
}

}  // namespace tenon::autograd
