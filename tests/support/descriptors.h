#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "tenon/dispatch/operator.h"

namespace tenon::test {

// Descriptors of operators that have no kernels.

struct Everything
    : Operator<Everything, std::tuple<TensorBase&, TensorBase&>(
                               const TensorBase&, TensorList, IntArrayRef, std::optional<DType>,
                               std::string_view, TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::everything.out(Tensor self, Tensor?[] others, int[2] size=[1, 2], *, "
      "ScalarType? dtype=None, str comma='a,b)', Tensor(a!) first, Tensor(b!) second) -> "
      "(Tensor(a!), Tensor(b!))";
};
struct NoTensors : Operator<NoTensors, void(std::optional<Device>)> {
  static constexpr std::string_view kSchema = "test::no_tensors(Device? device=None) -> ()";
};
struct Stride : Operator<Stride, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "test::stride_(Tensor(a!) self) -> Tensor(a!)";
  static constexpr OperatorKind kKind = OperatorKind::kInplaceView;
};

struct Twice : Operator<Twice, TensorBase(const TensorBase&)> {
  static constexpr std::string_view kSchema = "test::twice(Tensor self) -> Tensor";
};
struct TwiceInPlace : Operator<TwiceInPlace, TensorBase&(TensorBase&)> {
  static constexpr std::string_view kSchema = "test::twice_(Tensor(a!) self) -> Tensor(a!)";
};

}  // namespace tenon::test
