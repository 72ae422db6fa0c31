#pragma once

#include <array>
#include <tuple>

#include "tenon/dispatch/operator.h"

namespace tenon::test {

// Operators of kinds that the library has none of.

using Pair = std::tuple<TensorBase, TensorBase>;
using WrittenPair = std::tuple<TensorBase&, TensorBase&>;

struct Parts : Operator<Parts, Pair(const TensorBase&, TensorList, TensorList)> {
  static constexpr std::string_view kSchema =
      "test::parts(Tensor self, Tensor[] added, Tensor?[] scales) -> (Tensor whole, Tensor rest)";
};
struct PartsOut : Operator<PartsOut, WrittenPair(const TensorBase&, TensorList, TensorList,
                                                 TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::parts.out(Tensor self, Tensor[] added, Tensor?[] scales, *, Tensor(a!) whole, "
      "Tensor(b!) rest) -> (Tensor(a!) whole, Tensor(b!) rest)";
};

/// Writes to an argument that is no result.
struct Tally : Operator<Tally, TensorBase(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::tally(Tensor self, *, Tensor(a!) count) -> Tensor";
};

/// The same with functional twins, by a kernel that is given its result and by one that makes it.
struct Score : Operator<Score, TensorBase(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::score(Tensor self, Tensor(a!) count) -> Tensor";
};
struct ScoreFunctional : Operator<ScoreFunctional, Pair(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::score_functional(Tensor self, Tensor count) -> (Tensor, Tensor count_out)";
};
struct Count : Operator<Count, TensorBase(const TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::count(Tensor self, Tensor(a!) count) -> Tensor";
};
struct CountFunctional : Operator<CountFunctional, Pair(const TensorBase&, const TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::count_functional(Tensor self, Tensor count) -> (Tensor, Tensor count_out)";
};

struct Moments : Operator<Moments, std::tuple<TensorBase, TensorBase, TensorBase>(
                                       const TensorBase&, std::array<bool, 3>)> {
  static constexpr std::string_view kSchema =
      "test::moments(Tensor self, bool[3] output_mask) -> (Tensor, Tensor, Tensor)";
};

struct Halves : Operator<Halves, Pair(const TensorBase&)> {
  static constexpr std::string_view kSchema = "test::halves(Tensor self) -> (Tensor, Tensor)";
};
struct HalvesOut : Operator<HalvesOut, WrittenPair(const TensorBase&, TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::halves.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> "
      "(Tensor(a!), Tensor(b!))";
};

struct Sums : Operator<Sums, Pair(const TensorBase&)> {
  static constexpr std::string_view kSchema = "test::sums(Tensor self) -> (Tensor, Tensor)";
};
struct SumsOut : Operator<SumsOut, WrittenPair(const TensorBase&, TensorBase&, TensorBase&)> {
  static constexpr std::string_view kSchema =
      "test::sums.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> "
      "(Tensor(a!), Tensor(b!))";
};

/// Makes the tables of these operators known, and fills them.
void register_operators();

}  // namespace tenon::test
