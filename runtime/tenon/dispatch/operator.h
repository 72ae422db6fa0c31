#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon {

/// What the descriptor of an operator derives from: its calls, typed.
///
/// A descriptor says what an operator is, and nothing of how it is computed:
///
///     struct mul_Tensor : Operator<mul_Tensor, TensorBase(const TensorBase& self,
///                                                         const TensorBase& other)> {
///       static constexpr std::string_view kSchema =
///           "mul.Tensor(Tensor self, Tensor other) -> Tensor";
///     };
///
/// `kKind` stands there too where the schema does not tell it: an operator that changes the
/// geometry of its argument. One source of the operator's library defines its table of kernels, see
/// `dispatch/operator_definition.h`.
template <class Descriptor, class Signature>
class Operator;

template <class Descriptor, class Return, class... Args>
class Operator<Descriptor, Return(Args...)> {
 public:
  using Signature = Return(Args...);

  // TENON_API stands at each member: on the class clang takes it from what the arguments are.

  /// Calls the kernel of the highest key among those of the tensors and of the thread. What a
  /// kernel raises arrives as an Error.
  TENON_API static Return call(Args... args);
  /// The same with exactly `keys`, as a kernel passes the call on.
  TENON_API static Return redispatch(DispatchKeySet keys, Args... args);
  /// Cold, as is what registers kernels: loading a library touches few of its pages.
  TENON_API TENON_COLD static OperatorEntry& entry();
};

}  // namespace tenon
