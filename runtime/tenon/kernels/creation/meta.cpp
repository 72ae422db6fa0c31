#include "tenon/kernels/creation/meta.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "tenon/base/integer_math.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::meta {
namespace {

DimVector channels_last_strides(std::string_view op, IntArrayRef sizes) {
  TENON_CHECK(sizes.size() == 4, ShapeError, op,
              ": expected 4 dimensions for the channels-last memory format, got sizes ", sizes);
  const int64_t channels = sizes[1], height = sizes[2], width = sizes[3];
  const int64_t row = wrapping_multiply(width, channels);
  return {wrapping_multiply(height, row), 1, row, channels};
}

/// The strides that `format` asks for; empty for row-major ones.
DimVector strides_for(std::string_view op, IntArrayRef sizes, MemoryFormat format) {
  return format == MemoryFormat::ChannelsLast ? channels_last_strides(op, sizes) : DimVector();
}

/// Numbers beyond it are refused as sizes.
constexpr int64_t kMost = std::numeric_limits<int64_t>::max();

/// Whether `step`, which is not 0, leads from `start` to `end`.
template <class T>
bool leads(T start, T end, T step) {
  return step > 0 ? end >= start : end <= start;
}

/// How many steps lead from `start` to before `end`, or the greatest int64. Distances are unsigned,
/// since that between two int64 may be more than one holds.
int64_t integral_length(int64_t start, int64_t end, int64_t step) {
  const auto from = static_cast<uint64_t>(start), to = static_cast<uint64_t>(end);
  const uint64_t distance = step > 0 ? to - from : from - to;
  const uint64_t by = step > 0 ? static_cast<uint64_t>(step) : -static_cast<uint64_t>(step);
  const uint64_t steps = distance / by + (distance % by != 0);
  return static_cast<int64_t>(std::min(steps, static_cast<uint64_t>(kMost)));
}
int64_t floating_length(double start, double end, double step) {
  const double steps = std::ceil((end - start) / step);
  return steps < static_cast<double>(kMost) ? static_cast<int64_t>(steps) : kMost;
}

/// Whether dimension `a` steps further through memory than `b`; neither where one does not step.
bool steps_further(IntArrayRef sizes, IntArrayRef strides, size_t a, size_t b) {
  if (strides[a] == 0 || strides[b] == 0) return false;
  return strides[a] > strides[b] || (strides[a] == strides[b] && sizes[a] > sizes[b]);
}

/// Strides without gaps for dimensions that are nested as those of `strides` are: row-major where
/// a stride of 0 leaves it open.
DimVector dense_strides(IntArrayRef sizes, IntArrayRef strides) {
  DimVector inner_first(sizes.size());
  for (size_t i = 0; i < sizes.size(); ++i) {
    const size_t dim = sizes.size() - 1 - i;
    size_t place = i;
    inner_first[i] = static_cast<int64_t>(dim);
    for (size_t other = i; other-- > 0;) {
      if (steps_further(sizes, strides, inner_first[other], dim)) {
        std::swap(inner_first[other], inner_first[place]);
        place = other;
      } else if (strides[dim] != 0 && strides[inner_first[other]] != 0) {
        break;
      }
    }
  }
  DimVector result(sizes.size());
  int64_t stride = 1;
  for (const int64_t dim : inner_first) {
    result[dim] = stride;
    stride = wrapping_multiply(stride, std::max<int64_t>(sizes[dim], 1));
  }
  return result;
}

/// Numbers of elements of matrices that nobody has in memory.
__extension__ typedef __int128 Wide;

struct Matrix {
  Wide rows, columns;

  /// How many elements lie left of place `row + shift` in their rows.
  Wide below(Wide shift) const {
    const Wide none = std::clamp<Wide>(-shift, 0, rows);  // rows of which no element does
    const Wide all = std::clamp<Wide>(columns - shift, none, rows);  // the first of which all do
    // Rows between have one more than the row before.
    const Wide partial = (none + shift + all - 1 + shift) * (all - none) / 2;
    return partial + (rows - all) * columns;  // fits: of two sizes
  }
};

template <class Count>
TensorSpec triangle_places(std::string_view op, int64_t row, int64_t col,
                           std::optional<DType> dtype, std::optional<Device> device,
                           const Count& count) {
  TENON_CHECK(row >= 0 && col >= 0, ValueError, op,
              ": expected no negative number of rows or columns, got ", row, " and ", col);
  const DType type = dtype.value_or(DType::kInt64);
  TENON_CHECK(type != DType::kBool, DTypeError, op, ": expected a dtype of numbers, got bool");
  const Wide places = count(Matrix{row, col});
  TENON_CHECK(places <= kMost, OutOfMemoryError, op, ": a matrix of ", row, " rows and ", col,
              " columns has more places there than 64 bits can count");
  return empty({2, static_cast<int64_t>(places)}, type, device);
}

}  // namespace

TensorSpec row_major(std::string_view op, IntArrayRef size, std::optional<DType> dtype,
                     std::optional<Device> device) {
  for (const int64_t extent : size) {
    TENON_CHECK(extent >= 0, ShapeError, op, ": expected sizes that are not negative, got ", size);
  }
  return {size, dtype.value_or(default_dtype()), device.value_or(kCPU)};
}

TensorSpec empty(IntArrayRef size, std::optional<DType> dtype, std::optional<Device> device,
                 std::optional<MemoryFormat> memory_format) {
  TensorSpec spec = row_major("empty", size, dtype, device);
  spec.strides = strides_for("empty", size, memory_format.value_or(MemoryFormat::Contiguous));
  return spec;
}

TensorSpec empty_strided(IntArrayRef size, IntArrayRef stride, std::optional<DType> dtype,
                         std::optional<Device> device) {
  check_stride_count("empty_strided", size, stride);
  TensorSpec spec = row_major("empty_strided", size, dtype, device);
  spec.strides = stride;
  return spec;
}

TensorSpec zeros(IntArrayRef size, std::optional<DType> dtype, std::optional<Device> device) {
  return row_major("zeros", size, dtype, device);
}

TensorSpec ones(IntArrayRef size, std::optional<DType> dtype, std::optional<Device> device) {
  return row_major("ones", size, dtype, device);
}

TensorSpec full(IntArrayRef size, const Scalar& fill_value, std::optional<DType> dtype,
                std::optional<Device> device) {
  return row_major("full", size, dtype.value_or(fill_value.default_tensor_dtype()), device);
}

TensorSpec scalar_tensor(std::optional<DType> dtype, std::optional<Device> device) {
  return empty({}, dtype, device);
}

TensorSpec like(const TensorBase& self, std::optional<DType> dtype, std::optional<Device> device,
                std::optional<MemoryFormat> memory_format) {
  TensorSpec spec{self.sizes(), dtype.value_or(self.dtype()), device.value_or(self.device())};
  const MemoryFormat format = memory_format.value_or(MemoryFormat::Preserve);
  if (format != MemoryFormat::Preserve) {
    spec.strides = strides_for("empty_like", self.sizes(), format);
  } else if (!self.is_contiguous() && is_dense(self.sizes(), self.strides())) {
    spec.strides = self.strides();
  } else if (!self.is_contiguous()) {
    spec.strides = dense_strides(self.sizes(), self.strides());
  }
  return spec;
}

TensorSpec new_tensor(std::string_view op, const TensorBase& self, IntArrayRef size,
                      std::optional<DType> dtype, std::optional<Device> device) {
  return row_major(op, size, dtype.value_or(self.dtype()), device.value_or(self.device()));
}

TensorSpec arange(const Scalar& start, const Scalar& end, const Scalar& step,
                  std::optional<DType> dtype, std::optional<Device> device) {
  const double first = start.toDouble(), last = end.toDouble(), by = step.toDouble();
  TENON_CHECK(by != 0 && std::isfinite(by), ValueError,
              "arange: expected a finite step that is not 0, got ", step);
  const bool integral = start.is_integral() && end.is_integral() && step.is_integral();
  const bool reaches = integral
                           ? leads(start.toLong(), end.toLong(), step.toLong())
                           : std::isfinite(first) && std::isfinite(last) && leads(first, last, by);
  TENON_CHECK(reaches, ValueError, "arange: a step of ", step, " does not lead from ", start,
              " to ", end);
  const int64_t length = integral ? integral_length(start.toLong(), end.toLong(), step.toLong())
                                  : floating_length(first, last, by);
  const DType natural = integral ? DType::kInt64 : default_dtype();
  return empty(length, dtype.value_or(natural), device);
}

TensorSpec linspace(const Scalar& /*start*/, const Scalar& /*end*/, int64_t steps,
                    std::optional<DType> dtype, std::optional<Device> device) {
  TENON_CHECK(steps >= 0, ValueError, "linspace: expected no negative number of steps, got ",
              steps);
  return empty(steps, dtype, device);
}

TensorSpec logspace(const Scalar& /*start*/, const Scalar& /*end*/, int64_t steps, double /*base*/,
                    std::optional<DType> dtype, std::optional<Device> device) {
  TENON_CHECK(steps >= 0, ValueError, "logspace: expected no negative number of steps, got ",
              steps);
  return empty(steps, dtype, device);
}

TensorSpec tril_indices(int64_t row, int64_t col, int64_t offset, std::optional<DType> dtype,
                        std::optional<Device> device) {
  return triangle_places("tril_indices", row, col, dtype, device, [&](const Matrix& matrix) {
    return matrix.below(static_cast<Wide>(offset) + 1);
  });
}

TensorSpec triu_indices(int64_t row, int64_t col, int64_t offset, std::optional<DType> dtype,
                        std::optional<Device> device) {
  return triangle_places("triu_indices", row, col, dtype, device, [&](const Matrix& matrix) {
    return matrix.rows * matrix.columns - matrix.below(offset);  // fits: of two sizes
  });
}

TensorSpec eye(int64_t n, std::optional<DType> dtype, std::optional<Device> device) {
  TENON_CHECK(n >= 0, ValueError, "eye: expected no negative number of rows, got ", n);
  return empty({n, n}, dtype, device);
}

}  // namespace tenon::meta
