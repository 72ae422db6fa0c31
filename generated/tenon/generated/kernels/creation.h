// Generated from ops.yaml by templates/kernels/category.h.j2. Do not edit; run
//   python3 -m codegen
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "tenon/base/generator.h"
#include "tenon/tensor/tensor_list.h"

// The handwritten functions that the operators of this category are computed by.

namespace tenon::kernels {

// empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
TensorBase empty(IntArrayRef size, std::optional<DType> dtype, std::optional<Layout> layout,
                 std::optional<Device> device, std::optional<bool> pin_memory,
                 std::optional<MemoryFormat> memory_format);

// empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
void empty_strided(IntArrayRef size, IntArrayRef stride, TensorBase& result);

// empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
void empty_like(const TensorBase& self, TensorBase& result);

// zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
void zeros_like(const TensorBase& self, TensorBase& result);

// ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
void ones_like(const TensorBase& self, TensorBase& result);

// full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor
void full_like(const TensorBase& self, const Scalar& fill_value, TensorBase& result);

// zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
void zeros(IntArrayRef size, TensorBase& result);

// ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
void ones(IntArrayRef size, TensorBase& result);

// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
void full(IntArrayRef size, const Scalar& fill_value, TensorBase& result);

// scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,
//   bool? pin_memory=None) -> Tensor
void scalar_tensor(const Scalar& s, TensorBase& result);

// new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device?
//   device=None, bool? pin_memory=None) -> Tensor
void new_zeros(const TensorBase& self, IntArrayRef size, TensorBase& result);

// new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
void new_full(const TensorBase& self, IntArrayRef size, const Scalar& fill_value,
              TensorBase& result);

// arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
void arange(const Scalar& start, const Scalar& end, const Scalar& step, TensorBase& result);

// linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
void linspace(const Scalar& start, const Scalar& end, int64_t steps, TensorBase& result);

// logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout?
//   layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
void logspace(const Scalar& start, const Scalar& end, int64_t steps, double base,
              TensorBase& result);

// tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
void tril_indices(int64_t row, int64_t col, int64_t offset, TensorBase& result);

// triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None,
//   Device? device=None, bool? pin_memory=None) -> Tensor
void triu_indices(int64_t row, int64_t col, int64_t offset, TensorBase& result);

// eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None) -> Tensor
void eye(int64_t n, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

}  // namespace tenon::composite
