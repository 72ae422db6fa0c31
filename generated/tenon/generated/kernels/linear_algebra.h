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

// mm(Tensor self, Tensor mat2) -> Tensor
void mm(const TensorBase& self, const TensorBase& mat2, TensorBase& result);

// bmm(Tensor self, Tensor mat2) -> Tensor
void bmm(const TensorBase& self, const TensorBase& mat2, TensorBase& result);

// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
void addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
           const Scalar& beta, const Scalar& alpha, TensorBase& result);

// baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
void baddbmm(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
             const Scalar& beta, const Scalar& alpha, TensorBase& result);

// mv(Tensor self, Tensor vec) -> Tensor
void mv(const TensorBase& self, const TensorBase& vec, TensorBase& result);

// addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
void addmv(const TensorBase& self, const TensorBase& mat, const TensorBase& vec, const Scalar& beta,
           const Scalar& alpha, TensorBase& result);

// dot(Tensor self, Tensor tensor) -> Tensor
void dot(const TensorBase& self, const TensorBase& tensor, TensorBase& result);

}  // namespace tenon::kernels

namespace tenon::composite {

// outer(Tensor self, Tensor vec2) -> Tensor
TensorBase outer(const TensorBase& self, const TensorBase& vec2);

// matmul(Tensor self, Tensor other) -> Tensor
TensorBase matmul(const TensorBase& self, const TensorBase& other);

// linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
TensorBase linear(const TensorBase& input, const TensorBase& weight, const TensorBase& bias);

// linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
//   ScalarType? dtype=None) -> Tensor
TensorBase vector_norm(const TensorBase& self, const Scalar& ord, std::optional<IntArrayRef> dim,
                       bool keepdim, std::optional<DType> dtype);

// norm.Scalar(Tensor self, Scalar p=2) -> Tensor
TensorBase norm_scalar(const TensorBase& self, const Scalar& p);

// norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
TensorBase norm_dtype(const TensorBase& self, const std::optional<Scalar>& p, DType dtype);

// norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
TensorBase norm_dim(const TensorBase& self, const std::optional<Scalar>& p, IntArrayRef dim,
                    bool keepdim);

// norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype)
//   -> Tensor
TensorBase norm_dim_dtype(const TensorBase& self, const std::optional<Scalar>& p, IntArrayRef dim,
                          bool keepdim, DType dtype);

// _cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor
TensorBase cdist_forward(const TensorBase& x1, const TensorBase& x2, double p,
                         std::optional<int64_t> compute_mode);

// _pdist_forward(Tensor self, float p=2) -> Tensor
TensorBase pdist_forward(const TensorBase& self, double p);

// kron(Tensor self, Tensor other) -> Tensor
TensorBase kron(const TensorBase& self, const TensorBase& other);

// linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor
TensorBase linalg_cross(const TensorBase& self, const TensorBase& other, int64_t dim);

// tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor
TensorBase tensordot(const TensorBase& self, const TensorBase& other, IntArrayRef dims_self,
                     IntArrayRef dims_other);

// einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor
TensorBase einsum(std::string_view equation, TensorList tensors, std::optional<IntArrayRef> path);

// linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor
TensorBase linalg_vander(const TensorBase& x, std::optional<int64_t> N);

}  // namespace tenon::composite
