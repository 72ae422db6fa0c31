#pragma once

#include <optional>
#include <vector>

#include "tenon/autograd/function_node.h"
#include "tenon/autograd/tangent.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon::autograd {

/// The forward mode of one call of a Function.
///
/// Note [A Function's levels]
///
/// What an operator does at one level, hide it, compute, and give results their tangents, a
/// Function does for all levels of its arguments at once: forward sees none of them, and `jvp` is
/// called for each, the outermost first. It sees the tangents of those that were entered before, of
/// the results too, so that what it computes at one level has tangents at the others.
class FunctionTangents {
 public:
  /// For a call of which an argument has a tangent that the thread sees. NotImplementedError for a
  /// Function without `jvp`, InferenceModeError in inference mode.
  explicit FunctionTangents(FunctionNode& node);

  /// Around forward.
  void hide() { hidden_.emplace(levels_.front()->number()); }
  void show() { hidden_.reset(); }

  /// AutogradError if `dirty` is to have a tangent that others on its elements would not get.
  void check_takes_tangent(const TensorBase& dirty) const;
  /// Gives the results of the call their tangents. `raw` are those that forward returned.
  void give(const TensorVector& outputs, const TensorVector& raw);
  /// What was saved for backward, for `jvp` while it runs; else null.
  const TensorVector* saved() const { return saved_ ? &*saved_ : nullptr; }

 private:
  /// What `jvp` gets at a level, for each argument.
  struct Given {
    TensorVector inputs, tangents;
    std::vector<uint32_t> versions;
  };
  /// How a result gets its tangent: not at all, as memory of its own, as a view of an argument's,
  /// or as an argument that forward modifies.
  enum class Way { kNone, kOwn, kView, kWritten };

  TensorVector saved_for_jvp(const TensorVector& outputs, const TensorVector& raw) const;
  Given given_at(uint64_t level) const;
  void give_at(const intrusive_ptr<TangentLevel>& level, const TensorVector& outputs,
               const TensorVector& raw);
  void check_given(const Given& given, uint64_t level) const;
  void check_result(size_t i, const TensorBase& output, const TensorBase& raw,
                    const TensorBase& tangent) const;
  void check_view(size_t i, const TensorBase& output, const TensorBase& tangent, bool is_dual,
                  bool is_of_tangent) const;
  Way way_of(size_t i, const TensorBase& tangent, const TensorVector& outputs,
             const TensorVector& raw, const Given& given, uint64_t level) const;
  void attach(const TensorBase& output, intrusive_ptr<Tangent> tangent) const;
  void write(const TensorBase& output, Tangent& present, const TensorBase& value) const;
  void tell_node(const TensorBase& output, const intrusive_ptr<Tangent>& tangent) const;

  FunctionNode& node_;
  std::vector<intrusive_ptr<TangentLevel>> levels_;  // that were entered first come first
  std::optional<HiddenLevels> hidden_;
  std::optional<TensorVector> saved_;
};

/// The tangents of `tensors`, and theirs, that have a history.
TensorVector recorded_tangents(TensorList tensors);
/// For a tensor that a call which failed may have modified: its tangents, and theirs, are not a
/// number.
void lose_tangents(const TensorBase& self) noexcept;

}  // namespace tenon::autograd
