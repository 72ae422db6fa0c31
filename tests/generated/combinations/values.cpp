#include "tests/generated/combinations/values.h"

#include "tenon/base/check.h"
#include "tenon/generated/ops/add.h"
#include "tenon/generated/ops/copy.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/ones.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/tensor_impl.h"

namespace tenon::test {
namespace {

const DimVector& default_sizes() {
  static const DimVector sizes = {2, 3};
  return sizes;
}

/// The sizes of the result, which all tensors have.
IntArrayRef sizes_of(const Given& given) {
  if (given.terms().empty()) return default_sizes();
  const IntArrayRef sizes = given.terms()[0].tensor.sizes();
  for (const auto& [tensor, weight] : given.terms()) {
    TENON_CHECK(tensor.sizes() == sizes, ShapeError, "combined: expected sizes ", sizes, ", got ",
                tensor.sizes());
    TENON_CHECK(tensor.dtype() == DType::kFloat64, DTypeError, "combined: expected float64, got ",
                tensor.dtype());
  }
  return sizes;
}

bool has_data(const Given& given) {
  for (const auto& [tensor, weight] : given.terms()) {
    const Device device = given.terms()[0].tensor.device();
    TENON_CHECK(tensor.device() == device, DeviceError, "combined: expected device ", device,
                ", got ", tensor.device());
  }
  return given.terms().empty() || given.terms()[0].tensor.is_cpu();
}

/// Where the element stands that is `index`-th in row-major order.
int64_t offset_of(const TensorBase& tensor, int64_t index) {
  int64_t offset = 0;
  for (int64_t dim = tensor.dim(); dim-- > 0;) {
    offset += index % tensor.size(dim) * tensor.stride(dim);
    index /= tensor.size(dim);
  }
  return offset;
}

double element(const Given& given, int64_t index) {
  double sum = given.terms().empty() ? 1 : 0;
  for (const auto& [tensor, weight] : given.terms()) {
    sum += weight * tensor.const_data_ptr<double>()[offset_of(tensor, index)];
  }
  return sum * given.factor();
}

}  // namespace

void Given::take(const TensorBase& tensor) {
  TENON_CHECK(tensor.defined(), ValueError, "combined: expected a tensor, got an undefined one");
  take(optional(tensor));
}

void Given::take(Optional optional) {
  ++tensors_;
  if (optional.tensor.defined()) terms_.push_back({optional.tensor, static_cast<double>(tensors_)});
}

void Given::take(TensorList tensors) {
  ++tensors_;
  for (const TensorBase& tensor : tensors) {
    if (tensor.defined()) terms_.push_back({tensor, static_cast<double>(tensors_)});
  }
}

void Given::check(bool as_expected) const {
  TENON_CHECK(as_expected, ValueError, "combined: an argument is not the one that the test passes");
}

TensorBase computed(const Given& given, double scale) {
  const IntArrayRef sizes = sizes_of(given);
  if (!has_data(given)) return make_tensor(sizes, DType::kFloat64, kMeta);
  TensorBase result = make_tensor(sizes, DType::kFloat64);
  for (int64_t i = 0; i < result.numel(); ++i) {
    result.data_ptr<double>()[i] = scale * element(given, i);
  }
  return result;
}

TensorBase& write(TensorBase& target, const Given& given, double scale) {
  const TensorBase value = computed(given, scale);
  TENON_CHECK(target.sizes() == value.sizes(), ShapeError, "combined: expected sizes ",
              value.sizes(), ", got ", target.sizes());
  TENON_CHECK(target.device() == value.device(), DeviceError, "combined: expected device ",
              value.device(), ", got ", target.device());
  if (target.is_meta()) return target;
  for (int64_t i = 0; i < value.numel(); ++i) {
    target.data_ptr<double>()[offset_of(target, i)] = value.const_data_ptr<double>()[i];
  }
  return target;
}

double total(const Given& given) {
  const TensorBase value = computed(given);
  double sum = 0;
  for (int64_t i = 0; value.is_cpu() && i < value.numel(); ++i) {
    sum += value.const_data_ptr<double>()[i];
  }
  return sum;
}

TensorBase transposed(const TensorBase& self) {
  return make_alias(self, {self.size(1), self.size(0)}, {self.stride(1), self.stride(0)},
                    self.storage_offset());
}

std::vector<TensorBase> rows(const TensorBase& self) {
  std::vector<TensorBase> views;
  for (int64_t row = 0; row < self.size(0); ++row) {
    views.push_back(make_alias(self, {1, self.size(1)}, self.strides(),
                               self.storage_offset() + row * self.stride(0)));
  }
  return views;
}

TensorBase& transpose_in_place(TensorBase& self) {
  self.impl()->take_geometry(*transposed(self).impl());
  return self;
}

TensorBase composed(const Given& given, double scale) {
  TensorBase sum;
  for (const auto& [tensor, weight] : given.terms()) {
    const TensorBase term = ops::mul(tensor, weight);
    sum = sum.defined() ? ops::add(sum, term) : term;
  }
  if (!sum.defined()) sum = ops::ones(default_sizes(), DType::kFloat64);
  return ops::mul(sum, scale * given.factor());
}

TensorBase& compose_into(TensorBase& target, const Given& given, double scale) {
  return ops::copy_(target, composed(given, scale));
}

}  // namespace tenon::test
