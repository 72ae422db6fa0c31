#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>

#include "tenon/tensor/tensor_list.h"

namespace tenon::kernels {

struct NamedList {
  std::string_view name;
  TensorList tensors;
};

/// The tensors of an optimizer's step: for each tensor of the first list, the parameters, one of
/// each other. An empty list, or an undefined tensor, is what the step goes without.
struct StepTensors {
  std::string_view op;
  std::array<NamedList, 5> written;
  NamedList steps;
  const TensorBase& grad_scale;
  const TensorBase& found_inf;

  /// ValueError, ShapeError, DTypeError or DeviceError, naming the operator and the tensor, unless
  /// the lists are of one length, parameters floating, what belongs to one of its sizes and dtype,
  /// all on one device, and nothing that is written to memory of anything else here. A list that
  /// is `needed` may not be empty.
  void check(std::initializer_list<size_t> needed) const;
  /// Whether there is something to compute: not on the meta device, nor where `found_inf` says so.
  bool are_computed() const;
  /// What gradients are divided by, 0 where that is not asked for. ValueError for zero and for what
  /// is not finite.
  double scale() const;
  /// The number of the step for a parameter; ValueError unless it is finite and at least 1.
  double step(size_t parameter) const;

 private:
  template <class ErrorType>
  [[noreturn]] void refuse(std::string expected, std::string_view got) const;
  void check_length(const NamedList& list) const;
  void check_list(const NamedList& list) const;
  void fail_tensor(const NamedList& list, size_t i) const;
  void check_device(std::string_view name, const TensorBase& tensor) const;
  void check_number(std::string_view name, const TensorBase& tensor) const;
  void check_memory() const;
};

}  // namespace tenon::kernels
