#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>

#include "tenon/tensor/tensor_list.h"

namespace tenon {

/// The tensors to which `backward` adds gradients: all leaves, as `std::nullopt` says and where the
/// argument is left out, or those of a list. An empty list, `{}` too, is not the same as none.
/// It refers to the list, as `TensorList` does.
class BackwardInputs {
 public:
  BackwardInputs() : list_(TensorList()) {}
  BackwardInputs(std::nullopt_t) {}                                        // NOLINT
  BackwardInputs(std::optional<TensorList> list) : list_(list) {}          // NOLINT
  BackwardInputs(std::initializer_list<TensorBase> list) : list_(list) {}  // NOLINT
  template <class List>
  requires std::convertible_to<const List&, TensorList> BackwardInputs(const List& list)
      : list_(TensorList(list)) {}  // NOLINT

  bool are_all_leaves() const { return !list_.has_value(); }
  /// The tensors of the list; none where all leaves are meant.
  TensorList list() const { return list_.value_or(TensorList()); }

 private:
  std::optional<TensorList> list_;
};

}  // namespace tenon
