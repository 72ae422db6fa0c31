#pragma once

#include <optional>
#include <string_view>

#include "tenon/base/layout.h"
#include "tenon/base/scalar.h"
#include "tenon/tensor/tensor_base.h"
#include "tenon/tensor/tensor_spec.h"

/// What factories return. Sizes must not be negative (ShapeError).
namespace tenon::meta {

/// Row-major, of the default dtype on the CPU unless told otherwise; errors name `op`.
TensorSpec row_major(std::string_view op, IntArrayRef size, std::optional<DType> dtype,
                     std::optional<Device> device);
/// The same with the strides of a memory format.
TensorSpec empty(IntArrayRef size, std::optional<DType> dtype, std::optional<Device> device,
                 std::optional<MemoryFormat> memory_format = std::nullopt);
/// ShapeError unless there are as many strides as sizes, ValueError for a negative stride.
TensorSpec empty_strided(IntArrayRef size, IntArrayRef stride, std::optional<DType> dtype,
                         std::optional<Device> device);
TensorSpec zeros(IntArrayRef size, std::optional<DType> dtype, std::optional<Device> device);
TensorSpec ones(IntArrayRef size, std::optional<DType> dtype, std::optional<Device> device);
/// Of the dtype that `fill_value` alone has, unless told otherwise.
TensorSpec full(IntArrayRef size, const Scalar& fill_value, std::optional<DType> dtype,
                std::optional<Device> device);
TensorSpec scalar_tensor(std::optional<DType> dtype, std::optional<Device> device);

/// The sizes, dtype and device of `self`; its strides too, where they are dense and no other memory
/// format is asked for.
TensorSpec like(const TensorBase& self, std::optional<DType> dtype, std::optional<Device> device,
                std::optional<MemoryFormat> memory_format);
/// Row-major of other sizes, of the dtype and device of `self` unless told otherwise.
TensorSpec new_tensor(std::string_view op, const TensorBase& self, IntArrayRef size,
                      std::optional<DType> dtype, std::optional<Device> device);

/// ceil((end - start) / step) elements; ValueError unless `step` leads from `start` to `end`, all
/// finite. int64 when all three are integers, else the default dtype.
TensorSpec arange(const Scalar& start, const Scalar& end, const Scalar& step,
                  std::optional<DType> dtype, std::optional<Device> device);
/// ValueError for a negative number of steps.
TensorSpec linspace(const Scalar& start, const Scalar& end, int64_t steps,
                    std::optional<DType> dtype, std::optional<Device> device);
TensorSpec logspace(const Scalar& start, const Scalar& end, int64_t steps, double base,
                    std::optional<DType> dtype, std::optional<Device> device);
/// [2, n] for the n elements of a matrix on and below a diagonal, or on and above it. int64 unless
/// told otherwise; DTypeError for bool, ValueError for a negative number of rows or columns.
TensorSpec tril_indices(int64_t row, int64_t col, int64_t offset, std::optional<DType> dtype,
                        std::optional<Device> device);
TensorSpec triu_indices(int64_t row, int64_t col, int64_t offset, std::optional<DType> dtype,
                        std::optional<Device> device);
/// ValueError for a negative `n`.
TensorSpec eye(int64_t n, std::optional<DType> dtype, std::optional<Device> device);

}  // namespace tenon::meta
