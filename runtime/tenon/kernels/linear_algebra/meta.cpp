#include "tenon/kernels/linear_algebra/meta.h"

#include <string_view>

#include "tenon/base/broadcast.h"
#include "tenon/kernels/meta/dtype_checks.h"
#include "tenon/kernels/meta/same_type.h"

namespace tenon::meta {
namespace {

void check_operand(std::string_view op, std::string_view name, const TensorBase& operand,
                   int64_t dim) {
  static constexpr std::string_view kKinds[] = {"a vector", "a matrix", "a batch of matrices"};
  TENON_CHECK(operand.dim() == dim, ShapeError, op, ": expected ", name, " to be ", kKinds[dim - 1],
              ", got sizes ", operand.sizes());
  check_numeric(op, name, operand.dtype());
}

/// The product of `a` and `b`, of `dim` dimensions, whose inner sizes must agree.
TensorSpec product(std::string_view op, std::string_view a_name, const TensorBase& a,
                   std::string_view b_name, const TensorBase& b, int64_t dim) {
  check_operand(op, a_name, a, dim);
  check_operand(op, b_name, b, dim);
  check_same_type(op, a_name, a, b_name, b);
  TENON_CHECK(
      a.sizes()[dim - 1] == b.sizes()[dim - 2] && (dim == 2 || a.sizes()[0] == b.sizes()[0]),
      ShapeError, op, ": expected the sizes of ", a_name, " ", a.sizes(), " and ", b_name, " ",
      b.sizes(), " to be multipliable");
  DimVector sizes = a.sizes();
  sizes.back() = b.sizes()[dim - 1];
  return {sizes, a.dtype(), a.device()};
}

/// Checks what is added to a product.
TensorSpec with_addend(std::string_view op, const TensorBase& self, TensorSpec result,
                       const Scalar& beta, const Scalar& alpha) {
  TENON_CHECK(self.dtype() == result.dtype, DTypeError, op, ": expected self of dtype ",
              dtype_name(result.dtype), " as the matrices, got ", dtype_name(self.dtype()));
  TENON_CHECK(self.device() == result.device, DeviceError, op, ": expected self on ", result.device,
              " as the matrices, got ", self.device());
  TENON_CHECK(is_broadcastable_to(self.sizes(), result.sizes), ShapeError, op,
              ": expected self to broadcast to the product's sizes ", result.sizes, ", got ",
              self.sizes());
  const bool is_real = is_floating_point(result.dtype);
  const Scalar::Kind most = is_real                    ? Scalar::Kind::kDouble
                            : is_complex(result.dtype) ? Scalar::Kind::kComplex
                                                       : Scalar::Kind::kInt;
  TENON_CHECK(beta.kind() <= most && alpha.kind() <= most, TypeError, op, ": expected ",
              is_real ? "a real" : "an integer", " beta and alpha for ", result.dtype,
              " tensors, got ", beta, " and ", alpha);
  return result;
}

}  // namespace

TensorSpec mm(const TensorBase& self, const TensorBase& mat2) {
  return product("mm", "self", self, "mat2", mat2, 2);
}

TensorSpec bmm(const TensorBase& self, const TensorBase& mat2) {
  return product("bmm", "self", self, "mat2", mat2, 3);
}

TensorSpec addmm(const TensorBase& self, const TensorBase& mat1, const TensorBase& mat2,
                 const Scalar& beta, const Scalar& alpha) {
  return with_addend("addmm", self, product("addmm", "mat1", mat1, "mat2", mat2, 2), beta, alpha);
}

TensorSpec baddbmm(const TensorBase& self, const TensorBase& batch1, const TensorBase& batch2,
                   const Scalar& beta, const Scalar& alpha) {
  return with_addend("baddbmm", self, product("baddbmm", "batch1", batch1, "batch2", batch2, 3),
                     beta, alpha);
}

namespace {

TensorSpec vector_product(std::string_view op, std::string_view name, const TensorBase& matrix,
                          const TensorBase& vec) {
  check_operand(op, name, matrix, 2);
  check_operand(op, "vec", vec, 1);
  check_same_type(op, name, matrix, "vec", vec);
  TENON_CHECK(matrix.sizes()[1] == vec.sizes()[0], ShapeError, op, ": expected the sizes of ", name,
              " ", matrix.sizes(), " and vec ", vec.sizes(), " to be multipliable");
  return {{matrix.sizes()[0]}, matrix.dtype(), matrix.device()};
}

}  // namespace

TensorSpec mv(const TensorBase& self, const TensorBase& vec) {
  return vector_product("mv", "self", self, vec);
}

TensorSpec addmv(const TensorBase& self, const TensorBase& mat, const TensorBase& vec,
                 const Scalar& beta, const Scalar& alpha) {
  return with_addend("addmv", self, vector_product("addmv", "mat", mat, vec), beta, alpha);
}

TensorSpec dot(const TensorBase& self, const TensorBase& tensor) {
  check_operand("dot", "self", self, 1);
  check_operand("dot", "tensor", tensor, 1);
  check_same_type("dot", "self", self, "tensor", tensor);
  TENON_CHECK(self.sizes()[0] == tensor.sizes()[0], ShapeError,
              "dot: expected vectors of one length, got ", self.sizes()[0], " and ",
              tensor.sizes()[0]);
  return {{}, self.dtype(), self.device()};
}

}  // namespace tenon::meta
