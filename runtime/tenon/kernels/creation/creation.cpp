#include "tenon/generated/kernels/creation.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/parallel/parallel.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 15;

/// The type that numbers of a sequence of `T` are computed in.
template <class T>
using SequenceType = std::conditional_t<std::is_integral_v<T>, int64_t, double>;

/// Sets element i of a row-major `result` to `value(i)`.
template <class T, class Function>
void generate(TensorBase& result, const Function& value) {
  T* data = result.data_ptr<T>();
  parallel_for(0, result.numel(), kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) data[i] = static_cast<T>(value(i));
  });
}

}  // namespace

void empty(IntArrayRef, TensorBase&) {}

void empty_strided(IntArrayRef, IntArrayRef, TensorBase&) {}

void empty_like(const TensorBase&, TensorBase&) {}

void zeros_like(const TensorBase&, TensorBase& result) {
  zero_(result);
}

void ones_like(const TensorBase&, TensorBase& result) {
  fill_(result, 1);
}

void full_like(const TensorBase&, const Scalar& fill_value, TensorBase& result) {
  fill_(result, fill_value);
}

void zeros(IntArrayRef, TensorBase& result) {
  zero_(result);
}

void ones(IntArrayRef, TensorBase& result) {
  fill_(result, 1);
}

void full(IntArrayRef, const Scalar& fill_value, TensorBase& result) {
  fill_(result, fill_value);
}

void scalar_tensor(const Scalar& s, TensorBase& result) {
  fill_(result, s);
}

void new_zeros(const TensorBase&, IntArrayRef, TensorBase& result) {
  zero_(result);
}

void new_full(const TensorBase&, IntArrayRef, const Scalar& fill_value, TensorBase& result) {
  fill_(result, fill_value);
}

void arange(const Scalar& start, const Scalar&, const Scalar& step, TensorBase& result) {
  dispatch_all("arange", result.dtype(), [&]<class T>(TypeTag<T>) {
    const auto first = start.to<SequenceType<T>>();
    const auto by = step.to<SequenceType<T>>();
    generate<T>(result, [=](int64_t i) {
      if constexpr (std::is_integral_v<T>)
        return wrapping_add(first, wrapping_multiply(by, i));
      else
        return first + by * static_cast<double>(i);
    });
  });
}

void linspace(const Scalar& start, const Scalar& end, int64_t steps, TensorBase& result) {
  const double first = start.toDouble();
  const double last = end.toDouble();
  const double by = steps > 1 ? (last - first) / static_cast<double>(steps - 1) : 0;
  // From both ends, so that both are exact.
  const auto value = [=](int64_t i) {
    return i < (steps + 1) / 2 ? first + by * static_cast<double>(i)
                               : last - by * static_cast<double>(steps - 1 - i);
  };
  dispatch_all("linspace", result.dtype(),
               [&]<class T>(TypeTag<T>) { generate<T>(result, value); });
}

void eye(int64_t n, TensorBase& result) {
  dispatch_all("eye", result.dtype(), [&]<class T>(TypeTag<T>) {
    generate<T>(result, [n](int64_t i) { return i / n == i % n ? 1 : 0; });
  });
}

}  // namespace tenon::kernels
