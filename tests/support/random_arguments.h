#pragma once

#include <vector>

#include "tenon/dispatch/schema.h"
#include "tenon/dispatch/value.h"
#include "tests/support/random_tensors.h"
#include "tests/support/random_values.h"

namespace tenon::test {

/// Arguments of one call of an operator, of which nothing need be right.
class RandomArguments {
 public:
  RandomArguments(const OperatorSchema& schema, RandomSource& random, Place place)
      : schema_(schema),
        random_(random),
        values_(random),
        tensors_(random, place),
        dtype_(values_.dtype()) {}

  /// Nothing but the types fits together.
  Stack from_nothing();
  /// Those of a call that succeeds, some of them changed.
  Stack from_sample(const Stack& sample);
  /// Those of a call that succeeds, where one size is nothing wherever it stands, and another one
  /// is very large.
  Stack without_elements(const Stack& sample);
  /// Values of types that the schema does not ask for, or too few of them.
  void break_types(Stack& stack);

  /// Every tensor made so far, as `RandomTensors::reach`.
  const std::vector<TensorBase>& reach() const { return tensors_.reach(); }

 private:
  Value any(const ArgumentSchema& argument);
  Value any_list(const ArgumentSchema& argument);
  Value any_tensor(const ArgumentSchema& argument);
  Value single(const ArgumentSchema& argument);
  Value scalar();
  std::vector<int64_t> ints(int32_t fixed_size);
  /// A tensor for a result.
  Value output(const ArgumentSchema& argument, const Stack& inputs);
  Value elsewhere(const Value& sample);
  Value changed(const ArgumentSchema& argument, const Value& sample);
  Value changed_list(Value value);
  Value changed_ints(std::vector<int64_t> list);

  const OperatorSchema& schema_;
  RandomSource& random_;
  RandomValues values_;
  RandomTensors tensors_;
  DType dtype_;
};

}  // namespace tenon::test
