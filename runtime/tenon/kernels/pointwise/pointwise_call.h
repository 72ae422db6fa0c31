#pragma once

#include <cstring>
#include <iosfwd>

#include "tenon/kernels/pointwise/pointwise.h"

namespace tenon::kernels {

/// A call's operator as errors name it.
struct OperatorName {
  std::string_view name;
  std::string_view suffix;
};
std::ostream& operator<<(std::ostream& out, OperatorName name);

/// The arguments of a call after all of them were checked: what is computed, in which dtype, and
/// what the result is.
struct PointwiseCall {
  const PointwiseOperator& op;
  PointwiseInputs inputs;
  const Scalar* scalars;
  OperatorName name;
  DType promoted;  // of the arguments
  DType compute;   // of the loop
  DType result;
  Device device;
  DimVector sizes;
};

/// Checks definedness, devices, shapes and dtypes in that order and promotes; the errors of
/// `pointwise`. `suffix` is "_" for a call in place.
PointwiseCall resolve(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars,
                      std::string_view suffix = {});

/// The dtype of what the loops of `op` for one dtype give.
constexpr DType loop_result(const PointwiseOperator& op, DType compute) {
  if (op.result == ResultKind::kComputed) return compute;
  return op.result == ResultKind::kBool ? DType::kBool : real_dtype(compute);
}

/// Strides of a new result, empty when row-major.
DimVector result_strides(const PointwiseCall& call);

/// The scalar arguments as an array of the type that `compute` is computed in.
class ScalarValues {
 public:
  ScalarValues() = default;  // of anything
  ScalarValues(DType compute, const Scalar* scalars, int count) { set(compute, scalars, count); }

  /// Whether all can be converted: no complex number is a real one.
  TENON_ALWAYS_INLINE bool set(DType compute, const Scalar* scalars, int count) {
    if (count == 0) return true;
    if (compute != DType::kFloat32) return set_others(compute, scalars, count);
    for (int i = 0; i < count; ++i) {
      if (scalars[i].is_complex()) [[unlikely]]
        return false;
      const float value = scalars[i].to<float>();
      std::memcpy(bytes_ + 4 * i, &value, 4);
    }
    return true;
  }
  const void* data() const { return bytes_; }

 private:
  bool set_others(DType compute, const Scalar* scalars, int count);

  alignas(8) char bytes_[sizeof(Complex128) * kMaxPointwiseInputs];
};

/// Those of a resolved call. In unsigned arithmetic they wrap around as its elements do, whatever
/// it is computed in.
ScalarValues scalar_values(const PointwiseCall& call);

/// How many elements one thread takes at least.
inline constexpr int64_t kPointwiseGrain = 32768;

/// Computes a resolved call into a CPU tensor of its sizes, of any strides and of any dtype, that
/// does not overlap itself, nor an input other than element by element.
void run_pointwise(const PointwiseCall& call, const TensorBase& result);

}  // namespace tenon::kernels
