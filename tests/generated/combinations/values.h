#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/base/layout.h"
#include "tenon/tensor/tensor_list.h"
#include "tenon/tensor/tensor_spec.h"

// What the kernels and composites of tests/codegen/combinations.py compute, all of them the same.

namespace tenon::test {

/// What a call was given: the sum of its tensors, each times its place, times the product of what
/// its other arguments count for. Lists of tensors have one place; undefined tensors count nothing.
class Given {
 public:
  /// ValueError where a tensor that is not `optional` is undefined, or where a dtype, a device, a
  /// layout or a memory format is not the one that the tests pass.
  template <class... Args>
  explicit Given(const Args&... args) {
    (take(args), ...);
  }

  struct Term {
    TensorBase tensor;
    double weight;
  };
  const std::vector<Term>& terms() const { return terms_; }
  double factor() const { return factor_; }

  struct Optional {
    const TensorBase& tensor;
  };

 private:
  void take(const TensorBase& tensor);
  void take(Optional optional);
  void take(TensorList tensors);
  void take(int64_t value) { factor_ *= static_cast<double>(value); }
  void take(double value) { factor_ *= value; }
  void take(bool value) { factor_ *= value ? 2 : 1; }
  void take(const Scalar& value) { factor_ *= value.toDouble(); }
  void take(std::string_view value) { factor_ *= value == "one" ? 2 : 1; }
  void take(IntArrayRef value) { factor_ *= static_cast<double>(value[0]); }
  void take(ArrayRef<double> value) { factor_ *= value[0]; }
  template <size_t N>
  void take(const std::array<bool, N>& value) {
    take(value[0]);
  }
  void take(DType value) { check(value == DType::kInt64); }
  void take(Device value) { check(value == kCPU); }
  void take(Layout value) { check(value == Layout::Strided); }
  void take(MemoryFormat value) { check(value == MemoryFormat::Contiguous); }
  void take(const Generator&) {}
  /// Numbers count by themselves where they are given, what else is optional by being given.
  template <class T>
  void take(const std::optional<T>& value) {
    if (!value) return;
    if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, Scalar>) {
      if constexpr (std::is_same_v<T, bool>) {
        factor_ *= 2;
      } else {
        take(*value);
      }
    } else {
      factor_ *= 2;
    }
  }
  void check(bool as_expected) const;

  std::vector<Term> terms_;
  int64_t tensors_ = 0;
  double factor_ = 1;
};

/// The device of the first tensor that is given, else the CPU.
template <class... Args>
Device device_of(const Args&... args) {
  Device device = kCPU;
  bool is_known = false;
  const auto look_at = [&](const auto& argument) {
    if constexpr (std::is_convertible_v<decltype(argument), TensorList>) {
      for (const TensorBase& tensor : TensorList(argument)) {
        if (tensor.defined() && !is_known) is_known = true, device = tensor.device();
      }
    }
  };
  (look_at(args), ...);
  return device;
}

/// A tensor that need not be defined.
inline Given::Optional optional(const TensorBase& tensor) {
  return {tensor};
}

// With the loops of a kernel.

/// `scale` times what the call computes, in a new tensor; without data where the tensors have none.
TensorBase computed(const Given& given, double scale = 1);
/// The same in a tensor of the right sizes, which may be one of those given.
TensorBase& write(TensorBase& target, const Given& given, double scale = 1);
/// The sum of all elements.
double total(const Given& given);
TensorBase transposed(const TensorBase& self);
std::vector<TensorBase> rows(const TensorBase& self);
TensorBase& transpose_in_place(TensorBase& self);

// With operators.

TensorBase composed(const Given& given, double scale = 1);
TensorBase& compose_into(TensorBase& target, const Given& given, double scale = 1);

}  // namespace tenon::test

namespace tenon::meta {

template <class... Args>
TensorSpec one_like(const TensorBase& first, const Args&...) {
  return {DimVector(first.sizes()), first.dtype(), first.device()};
}
template <class... Args>
TensorSpec one_like(TensorList first, const Args&... args) {
  return one_like(first[0], args...);
}
template <class... Args>
std::tuple<TensorSpec, TensorSpec> two_like(const TensorBase& first, const Args&... args) {
  return {one_like(first, args...), one_like(first, args...)};
}
template <class... Args>
std::vector<TensorSpec> list_like(const TensorBase& first, const Args&... args) {
  return {one_like(first, args...)};
}
template <class... Args>
TensorSpec one_of_sizes(IntArrayRef sizes, const Args&... args) {
  return {DimVector(sizes), DType::kFloat64, test::device_of(args...)};
}

}  // namespace tenon::meta
