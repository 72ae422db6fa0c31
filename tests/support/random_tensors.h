#pragma once

#include <vector>

#include "tenon/tensor/tensor_base.h"
#include "tests/support/random_source.h"
#include "tests/support/random_values.h"

namespace tenon::test {

/// Whether a random tensor has data.
enum class Place { kCPU, kMeta, kMixed };

/// Tensors with anything in their values, geometry and history: windows of larger tensors,
/// transposed, expanded to sizes that no memory holds, overlapping each other and themselves,
/// leaves with gradients, results with history, views made in any mode, inference tensors.
class RandomTensors {
 public:
  RandomTensors(RandomSource& random, Place place)
      : random_(random), values_(random), place_(place) {}

  /// Any tensor; of `dtype` most of the time.
  TensorBase any(DType dtype);
  /// A tensor of these sizes, which may be too large for memory: then it is expanded.
  TensorBase of(IntArrayRef sizes, DType dtype);
  /// A tensor of the sizes, the dtype and the elements of `sample`, somewhere else.
  TensorBase like(const TensorBase& sample);
  /// The same with another dtype, or one dimension more, less, empty, broadcast or huge.
  TensorBase unlike(const TensorBase& sample);

  /// Every tensor made so far, with the bases, leaves and gradients behind them.
  const std::vector<TensorBase>& reach() const { return reach_; }

 private:
  TensorBase keep(TensorBase tensor);
  Device device();
  TensorBase root(IntArrayRef sizes, DType dtype, Device device);
  TensorBase with_history(TensorBase root);
  TensorBase placed(IntArrayRef sizes, DType dtype, Device device);
  TensorBase window(IntArrayRef sizes, DType dtype, Device device);
  TensorBase transposed(IntArrayRef sizes, DType dtype, Device device);
  TensorBase expanded(IntArrayRef sizes, DType dtype, Device device, bool only_large);
  TensorBase restrided(IntArrayRef sizes, DType dtype, Device device);
  TensorBase aliasing(IntArrayRef sizes);
  void fill(const TensorBase& tensor);

  RandomSource& random_;
  RandomValues values_;
  Place place_;
  std::vector<TensorBase> reach_;
};

}  // namespace tenon::test
