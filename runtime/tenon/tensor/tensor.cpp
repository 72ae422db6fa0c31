#include "tenon/tensor/tensor.h"

#include <iostream>
#include <string>

#include "tenon/tensor/printing.h"

namespace tenon {

void Tensor::check_accessor(DType dtype, size_t ndim) const {
  TENON_CHECK(this->dtype() == dtype, DTypeError, "accessor: expected a tensor of ", dtype,
              ", got ", this->dtype());
  TENON_CHECK(dim() == static_cast<int64_t>(ndim), ShapeError, "accessor: expected ", ndim,
              " dimensions, got sizes ", sizes());
}

std::string Tensor::toString() const {
  return type_string(*this);
}

void Tensor::print() const {
  if (defined()) {
    std::cerr << '[' << toString() << ' ' << sizes() << "]\n";
  } else {
    std::cerr << "[UndefinedTensor]\n";
  }
}

}  // namespace tenon
