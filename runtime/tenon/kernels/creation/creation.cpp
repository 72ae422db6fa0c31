#include "tenon/generated/kernels/creation.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/integer_math.h"
#include "tenon/base/saturating_cast.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/creation/meta.h"
#include "tenon/kernels/unsigned_integers.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 15;

/// The type that numbers of a sequence of `T` are computed in.
template <class T>
using SequenceType = std::conditional_t<std::is_integral_v<T>, int64_t, double>;

/// Sets element i of a row-major `result` to `value(i)`.
template <class T, class Function>
void generate(const TensorBase& result, const Function& value) {
  T* data = result.data_ptr<T>();
  parallel_for(0, result.numel(), kGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) data[i] = static_cast<T>(value(i));
  });
}

/// Numbers at equal distances.
class Sequence {
 public:
  Sequence(const Scalar& start, const Scalar& end, int64_t steps)
      : first_(start.toDouble()),
        last_(end.toDouble()),
        by_(steps > 1 ? (last_ - first_) / static_cast<double>(steps - 1) : 0),
        steps_(steps) {}

  /// From both ends, so that both are exact.
  double at(int64_t i) const {
    return i < (steps_ + 1) / 2 ? first_ + by_ * static_cast<double>(i)
                                : last_ - by_ * static_cast<double>(steps_ - 1 - i);
  }

 private:
  double first_, last_, by_;
  int64_t steps_;
};

}  // namespace

TensorBase empty(IntArrayRef size, std::optional<DType> dtype, std::optional<Layout> /*layout*/,
                 std::optional<Device> device, std::optional<bool> pin_memory,
                 std::optional<MemoryFormat> memory_format) {
  check_not_pinned("empty", pin_memory);
  if (memory_format.value_or(MemoryFormat::Contiguous) != MemoryFormat::Contiguous)
    return make_tensor(meta::empty(size, dtype, device, memory_format));
  return make_tensor(size, dtype ? *dtype : default_dtype(), device ? *device : Device());
}

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
  const TensorBase elements = same_bits(result);
  dispatch_ordered("arange", elements.dtype(), [&]<class T>(TypeTag<T>) {
    const auto first = start.to<SequenceType<T>>();
    const auto by = step.to<SequenceType<T>>();
    generate<T>(elements, [=](int64_t i) {
      if constexpr (std::is_integral_v<T>)
        return wrapping_add(first, wrapping_multiply(by, i));
      else
        return first + by * static_cast<double>(i);
    });
  });
}

void linspace(const Scalar& start, const Scalar& end, int64_t steps, TensorBase& result) {
  const Sequence sequence(start, end, steps);
  dispatch_real("linspace", result.dtype(), [&]<class T>(TypeTag<T>) {
    generate<T>(result, [=](int64_t i) { return sequence.at(i); });
  });
}

void logspace(const Scalar& start, const Scalar& end, int64_t steps, double base,
              TensorBase& result) {
  const Sequence exponents(start, end, steps);
  dispatch_real("logspace", result.dtype(), [&]<class T>(TypeTag<T>) {
    generate<T>(result, [=](int64_t i) {
      const double value = std::pow(base, exponents.at(i));
      if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
        return saturating_cast<T>(value);
      } else {
        return value;
      }
    });
  });
}

namespace {

/// Sets a row-major `result` of two rows to the rows and the columns of the elements of a matrix
/// that lie in `columns(row)`, a range for each row, from the `first` row on that has some.
template <class Columns>
void fill_places(std::string_view op, int64_t first, const Columns& columns, TensorBase& result) {
  const int64_t count = result.sizes()[1];
  const TensorBase places = same_bits(result);
  dispatch_ordered(op, places.dtype(), [&]<class T>(TypeTag<T>) {
    T *of_row = places.data_ptr<T>(), *of_column = of_row + count;
    int64_t left = count;  // of perhaps more rows than there is time for
    for (int64_t row = first; left > 0; ++row) {
      const auto [begin, end] = columns(row);
      for (int64_t column = begin; column < end; ++column) {
        *of_row++ = static_cast<T>(row);
        *of_column++ = static_cast<T>(column);
      }
      left -= end - begin;
    }
  });
}

}  // namespace

void tril_indices(int64_t, int64_t col, int64_t offset, TensorBase& result) {
  const int64_t first = std::max<int64_t>(saturating_subtract(0, offset), 0);
  const auto columns = [=](int64_t row) {
    return std::pair(int64_t{0}, std::min(saturating_add(row + 1, offset), col));
  };
  fill_places("tril_indices", first, columns, result);
}

void triu_indices(int64_t, int64_t col, int64_t offset, TensorBase& result) {
  const auto columns = [=](int64_t row) {
    return std::pair(std::max<int64_t>(saturating_add(row, offset), 0), col);
  };
  fill_places("triu_indices", 0, columns, result);
}

void eye(int64_t n, TensorBase& result) {
  const TensorBase elements = same_bits(result);
  dispatch_signed("eye", elements.dtype(), [&]<class T>(TypeTag<T>) {
    generate<T>(elements, [n](int64_t i) { return i / n == i % n ? 1 : 0; });
  });
}

}  // namespace tenon::kernels
