#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "tenon/autograd/node.h"
#include "tenon/tensor/tensor_list.h"

namespace tenon {

/// A tensor that a node keeps for its backward, with the version that it had.
///
/// Note [Saved results own no history]: a result's `grad_fn` is the node that saves it, so keeping
/// the result itself would be a cycle. An alias of its data is kept instead, and its history is put
/// back when it is unpacked.
class TENON_API SavedTensor {
 public:
  /// Saves nothing; unpacks as an undefined tensor.
  SavedTensor() = default;
  /// `is_output` says that the node which saves `tensor` is the one that computes it; its history
  /// is then set already. InferenceModeError for an inference tensor; it names `op` and `argument`.
  SavedTensor(const TensorBase& tensor, bool is_output, std::string_view op = "SavedTensor",
              std::string_view argument = "tensor");

  /// Saves `tensor` here, in the place of what was saved before.
  void save(const TensorBase& tensor, bool is_output, std::string_view op = "SavedTensor",
            std::string_view argument = "tensor");

  /// Saves what an in-place operator will make of `tensor`, as the node that computes it does.
  /// `note_version` is to be called after the write.
  static SavedTensor before_write(const TensorBase& tensor);
  void note_version() noexcept { version_ = data_.storage()->version(); }
  /// The same, and whether `tensor` has a history by then.
  void note_history(const TensorBase& tensor) noexcept;

  /// The tensor. VersionError when it has been modified in place since, AutogradError when it was
  /// freed by `reset`. `saved_for` is the node that saved it.
  TensorBase unpack(const Node& saved_for) const;
  /// The same for a gradient formula: the conjugate of a complex tensor.
  ///
  /// Note [Formulas of complex numbers]: for a loss L of z = x + iy, the gradient is dL/dx + i
  /// dL/dy, so that of f(z) for a gradient g is g * conj(f'(z)), where f is holomorphic. A formula
  /// without complex constants commutes with conj: what it computes of g and of the conjugates of
  /// all else is that. So formulas stand in entries as for real numbers, and what they read is
  /// conjugated. The entry of an operator that is not holomorphic says so, `tags: not_holomorphic`,
  /// and its formulas read what was saved. A gradient for a real argument loses its imaginary part
  /// where its dtype is made to fit, see fit_gradient.
  TensorBase unpack_conjugate(const Node& saved_for) const;
  /// Frees the tensor.
  void reset();

 private:
  enum class State : uint8_t { kUndefined, kInput, kOutput, kFreed };

  /// `save` for an output.
  __attribute__((noinline)) void save_output(const TensorBase& tensor);
  void check_version(const Node& saved_for) const;

  TensorBase data_;
  uint32_t version_ = 0;
  uint32_t output_nr_ = 0;
  State state_ = State::kUndefined;
  bool has_history_ = false;
};

/// The tensors of a list that a node keeps, each as a SavedTensor.
class TENON_API SavedTensorList {
 public:
  SavedTensorList() = default;
  SavedTensorList(TensorList tensors, std::string_view op, std::string_view argument);

  TensorVector unpack(const Node& saved_for) const;
  TensorVector unpack_conjugate(const Node& saved_for) const;
  void reset();

 private:
  std::vector<SavedTensor> tensors_;
};

}  // namespace tenon

namespace tenon::autograd {
using tenon::SavedTensor;
}
