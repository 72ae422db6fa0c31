#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <typeinfo>
#include <unordered_map>
#include <vector>

#include "tenon/autograd/helper_thread.h"
#include "tenon/autograd/inline_vector.h"
#include "tenon/autograd/lost_history.h"
#include "tenon/autograd/node.h"
#include "tenon/autograd/pending_history.h"
#include "tenon/autograd/saved_tensor.h"
#include "tenon/dispatch/value.h"
#include "tenon/profiler/profiled_scope.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {
class KernelRecorder;
}

namespace tenon::autograd {

using Variable = Tensor;
using variable_list = std::vector<Tensor>;

class FunctionNode;
class FunctionTangents;

/// What the forward of a `Function` leaves for its backward. What takes or returns `Tensor`s is
/// defined in function.h, see Note [Tensor is inline].
class TENON_API AutogradContext {
 public:
  /// Anything that is not a tensor to be differentiated.
  std::unordered_map<std::string, Value> saved_data;

  /// Keeps inputs or outputs for backward, which notices when they are modified in place; nothing
  /// where the call is not recorded. Call it once, from `forward`. Anything else that forward
  /// computed, a view of an output too, is kept as a constant: a second derivative does not go
  /// through it. InferenceModeError for an inference tensor, unless nothing is recorded. For `jvp`
  /// they are kept as long as it runs, whether or not the call is recorded.
  void save_for_backward(variable_list tensors);
  /// The tensors of `save_for_backward`. VersionError when one was modified since, AutogradError
  /// when they have been freed by a backward.
  variable_list get_saved_variables() const;

  /// Inputs that `forward` modifies in place; it has to return each of them. They count a version.
  /// To be called right before the first of them is written to: raises for a tensor that must not
  /// be modified in place, InferenceModeError for an inference tensor outside inference mode. When
  /// the call fails after that, by whatever exception, the inputs count a version too, and those
  /// of a recorded call get a history that raises AutogradError: their values may have changed. The
  /// tangents that they have in forward mode are no numbers then.
  /// What forward modifies without marking it is modified as under NoGradGuard.
  void mark_dirty(variable_list inputs);
  /// Outputs that have no gradient.
  void mark_non_differentiable(variable_list outputs);
  /// Whether backward gets zeros (the default) or undefined tensors for outputs without gradient,
  /// and jvp for arguments of a floating dtype without tangent.
  void set_materialize_grads(bool materialize) { materialize_grads_ = materialize; }

  /// Whether backward has to compute the gradient of the `i`-th tensor argument: it requires grad,
  /// and the backward that runs asks for something that it was computed from. Tensors alone count,
  /// each element of a `TensorList` as one, and an absent optional tensor not at all. In forward,
  /// whether the argument requires grad.
  bool needs_input_grad(size_t i) const;

 private:
  friend class FunctionNode;
  friend class FunctionTangents;

  /// What a program's list becomes without another allocation, as long as there are few.
  using FewTensors = InlineVector<TensorBase, 4>;

  static FewTensors few(variable_list&& tensors);
  void save(FewTensors tensors);
  void modify(TensorList inputs);
  TensorVector saved() const;

  const FunctionNode* node_ = nullptr;
  FewTensors to_save_;
  TensorVector dirty_;
  std::vector<LostHistory> lost_;  // of the dirty ones, should the call fail
  FewTensors non_differentiable_;
  std::vector<SavedTensor> saved_;
  bool materialize_grads_ = true;
};

/// One call of a `Function`: what does not depend on its type. Used by `Function::apply` alone, in
/// the order `add_argument`…, `begin`, forward, `finish`; `abandon` after a failure.
class TENON_API FunctionNode : public Node {
 public:
  FunctionNode();
  ~FunctionNode() override;

  AutogradContext& context() { return context_; }

  template <class Argument>
  void add_argument(const Argument& argument) {
    if constexpr (std::derived_from<Argument, TensorBase>) {
      add_tensor(argument);
    } else if constexpr (std::same_as<Argument, std::optional<Tensor>>) {
      argument ? add_tensor(*argument) : add_other();
    } else if constexpr (std::same_as<Argument, TensorList> ||
                         std::same_as<Argument, ArrayRef<Tensor>>) {
      for (const TensorBase& tensor : argument) add_tensor(tensor);
    } else if constexpr (std::same_as<Argument, std::vector<Tensor>>) {
      add_vector(TensorList(argument));
    } else {
      add_other();
    }
  }

  /// Lets the profile of the thread, which there is, hear of the call.
  TENON_COLD void note(tenon::detail::ProfiledScope& scope) noexcept;
  void begin();
  /// Replaces `outputs` by what `apply` returns: the same tensors with their histories.
  void finish(TensorVector& outputs);
  bool is_finished() const { return !is_in_forward_; }
  /// Gives what forward may have modified a history that raises.
  TENON_COLD void abandon() noexcept;

  TensorVector apply(TensorVector&& grads) override;
  void release_saved() override;
  bool accepts_undefined() const override { return context_.materialize_grads_; }

 protected:
  virtual TensorVector run_backward(TensorVector&& grads) = 0;
  virtual bool has_jvp() const = 0;
  virtual TensorVector run_jvp(TensorVector&& tangents) = 0;
  static std::string type_name(const std::type_info& type);

 private:
  friend class AutogradContext;
  friend class FunctionTangents;

  void add_tensor(const TensorBase& tensor);
  void add_vector(TensorList tensors);
  void add_other() { is_tensor_.push_back(false); }
  void check_may_save(TensorList tensors) const;
  void check_may_modify(TensorList inputs) const;
  [[noreturn]] TENON_COLD void fail_dirty_view(const TensorBase& dirty) const;
  LostHistory make_lost_history(TensorList inputs) const;
  void check_policy() const;
  void track_view(TensorBase& output) const;
  void finish_dirty(const TensorVector& outputs);
  void finish_tangents(const TensorVector& outputs, const TensorVector& raw_outputs);
  bool is_constant(const TensorBase& output) const;
  /// Whether the output gets this node as its history, which for one that forward modified is only
  /// made `pending`.
  bool finish_output(TensorBase& output, bool sole, std::vector<PendingHistory>& pending);
  void finish_differentiable(TensorBase& output, bool is_input, bool is_dirty, bool sole,
                             std::vector<PendingHistory>& pending);
  bool saves_as_output(const TensorBase& tensor, const TensorVector& outputs) const;
  bool is_inner_view(const TensorBase& tensor, const TensorVector& outputs) const;
  void save(const TensorVector& outputs);
  void note_histories(const TensorVector& outputs) noexcept;

  AutogradContext context_;
  TensorVector inputs_;
  // For each gradient that backward returns: whether it is one of `inputs_`.
  std::vector<bool> is_tensor_;
  bool record_ = false;
  bool is_in_forward_ = true;
  // While forward runs on inference tensors outside inference mode.
  std::unique_ptr<KernelRecorder> write_check_;
  std::unique_ptr<FunctionTangents> tangents_;  // in forward mode
  // Backward may write to its context, and may run a backward of its own.
  ReentrantMutex mutex_;
};

/// Begins the call of a Function, and abandons it when the scope ends before it is finished.
class FunctionCall {
 public:
  explicit FunctionCall(FunctionNode& node) : node_(node) {
    if (tenon::detail::thread_profile != nullptr) [[unlikely]]
      node_.note(profiled_.emplace());
    node_.begin();
  }
  ~FunctionCall() {
    if (!node_.is_finished()) node_.abandon();
  }
  FunctionCall(const FunctionCall&) = delete;
  FunctionCall& operator=(const FunctionCall&) = delete;

 private:
  FunctionNode& node_;
  std::optional<tenon::detail::ProfiledScope> profiled_;
};

}  // namespace tenon::autograd
