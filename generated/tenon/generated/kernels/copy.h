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

// clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
void clone(const TensorBase& self, std::optional<MemoryFormat> memory_format, TensorBase& result);

// copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
TensorBase& copy_(TensorBase& self, const TensorBase& src, bool non_blocking);

// copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor
void copy(const TensorBase& self, const TensorBase& src, bool non_blocking, TensorBase& result);

// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool?
//   pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
void to_copy(const TensorBase& self, bool non_blocking, TensorBase& result);

// _local_scalar_dense(Tensor self) -> Scalar
Scalar local_scalar_dense(const TensorBase& self);

// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
TensorBase& fill_(TensorBase& self, const Scalar& value);

// fill.Scalar(Tensor self, Scalar value) -> Tensor
void fill(const TensorBase& self, const Scalar& value, TensorBase& result);

// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
TensorBase& fill_tensor_(TensorBase& self, const TensorBase& value);

// zero_(Tensor(a!) self) -> Tensor(a!)
TensorBase& zero_(TensorBase& self);

// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
TensorBase& resize_(TensorBase& self, IntArrayRef size, std::optional<MemoryFormat> memory_format);

// _in_interval(Tensor self, float least, float most, str op, str elements) -> Tensor
void in_interval(const TensorBase& self, double least, double most, std::string_view op,
                 std::string_view elements, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
TensorBase contiguous(const TensorBase& self, MemoryFormat memory_format);

// to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False,
//   MemoryFormat? memory_format=None) -> Tensor(a)
TensorBase to_dtype(const TensorBase& self, DType dtype, bool non_blocking, bool copy,
                    std::optional<MemoryFormat> memory_format);

// to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool
//   copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
TensorBase to_device(const TensorBase& self, Device device, DType dtype, bool non_blocking,
                     bool copy, std::optional<MemoryFormat> memory_format);

// type_as(Tensor self, Tensor other) -> Tensor
TensorBase type_as(const TensorBase& self, const TensorBase& other);

// item(Tensor self) -> Scalar
Scalar item(const TensorBase& self);

}  // namespace tenon::composite
