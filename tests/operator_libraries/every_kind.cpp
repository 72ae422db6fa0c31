// What every_kind.yaml leaves to be written, on row-major tensors of float64, as the tests make
// them.
#include <algorithm>
#include <cmath>

#include "every_kind/kernels/elements.h"
#include "every_kind/kernels/shapes.h"
#include "every_kind/kernels/steps.h"
#include "tenon/base/check.h"
#include "tenon/generated/ops/argmax.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/max.h"
#include "tenon/generated/ops/min.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/kernels/structured.h"
#include "tenon/tensor/factory.h"

namespace every_kind::kernels {

using tenon::TensorBase;

void twice(const TensorBase& self, TensorBase& result) {
  const double* data = self.const_data_ptr<double>();
  std::transform(data, data + self.numel(), result.data_ptr<double>(),
                 [](double element) { return 2 * element; });
}

void roots(const TensorBase& self, TensorBase& result) {
  const double* data = self.const_data_ptr<double>();
  for (int64_t i = 0; i < self.numel(); ++i) {
    TENON_CHECK(data[i] >= 0, ValueError, "roots: expected no negative number, got ", data[i]);
    result.data_ptr<double>()[i] = std::sqrt(data[i]);
  }
}
void roots_on_meta(const TensorBase&, TensorBase&) {}

std::vector<TensorBase> halves(const TensorBase& self) {
  TENON_CHECK(self.dim() == 1 && self.size(0) % 2 == 0, ShapeError,
              "halves: expected a vector of even length, got sizes ", self.sizes());
  const int64_t half = self.size(0) / 2;
  return {make_alias(self, {half}, self.strides(), self.storage_offset()),
          make_alias(self, {half}, self.strides(), self.storage_offset() + half * self.stride(0))};
}

void ramp(int64_t end, TensorBase& result) {
  for (int64_t i = 0; i < end; ++i) result.data_ptr<double>()[i] = static_cast<double>(i);
}

void parts(const TensorBase&, tenon::IntArrayRef, std::vector<TensorBase>& result) {
  for (TensorBase& part : result) {
    std::fill_n(part.data_ptr<double>(), part.numel(), 0.0);
  }
}

void momentum_step(tenon::TensorList parameters, tenon::TensorList velocities,
                   tenon::TensorList gradients, double rate) {
  for (size_t i = 0; i < parameters.size(); ++i) {
    for (int64_t j = 0; j < parameters[i].numel(); ++j) {
      double& velocity = velocities[i].data_ptr<double>()[j];
      velocity += gradients[i].const_data_ptr<double>()[j];
      parameters[i].data_ptr<double>()[j] -= rate * velocity;
    }
  }
}

std::tuple<TensorBase, TensorBase> remember(const TensorBase& input, TensorBase& state) {
  for (const TensorBase& tensor : {input, state}) {
    TENON_CHECK(tensor.defined() && tensor.dtype() == tenon::DType::kFloat64 &&
                    tensor.is_contiguous() && tensor.sizes() == input.sizes(),
                ValueError, "remember: expected two contiguous float64 tensors of the same sizes");
  }
  TensorBase product = tenon::make_tensor(input.sizes(), input.dtype());
  TensorBase before = tenon::make_tensor(input.sizes(), input.dtype());
  for (int64_t i = 0; i < input.numel(); ++i) {
    const double value = input.const_data_ptr<double>()[i];
    before.data_ptr<double>()[i] = state.data_ptr<double>()[i];
    product.data_ptr<double>()[i] = value * state.data_ptr<double>()[i];
    state.data_ptr<double>()[i] = value;
  }
  return {product, before};
}

int64_t count(const TensorBase& self, std::array<bool, 2> chosen,
              std::optional<tenon::MemoryFormat>, const std::optional<tenon::Generator>&) {
  return self.numel() * (chosen[0] + chosen[1]);
}

void both_halves(const TensorBase& self, TensorBase& low, TensorBase& high) {
  const TensorBase values = tenon::ops::contiguous(self);
  for (int64_t i = 0; i < self.numel(); ++i) {
    const double half = values.const_data_ptr<double>()[i] / 2;
    low.data_ptr<double>()[i] = high.data_ptr<double>()[i] = half;
  }
}

TensorBase window(const TensorBase& self, int64_t way) {
  if (way == 0) return tenon::make_alias(self);
  return way == 1 ? tenon::make_tensor(self.sizes(), self.dtype()) : TensorBase();
}

}  // namespace every_kind::kernels

namespace every_kind::meta {

tenon::TensorSpec ramp(int64_t end, std::optional<tenon::DType> dtype,
                       std::optional<tenon::Device> device) {
  return {{end}, dtype.value_or(tenon::DType::kFloat64), device.value_or(tenon::Device())};
}

std::vector<tenon::TensorSpec> parts(std::string_view op, const tenon::TensorBase& self,
                                     tenon::IntArrayRef sizes) {
  std::vector<tenon::TensorSpec> specs;
  for (const int64_t size : sizes) {
    TENON_CHECK(size >= 0, ValueError, op, ": expected lengths, got ", size);
    specs.push_back({{size}, self.dtype(), self.device()});
  }
  return specs;
}

std::tuple<tenon::TensorSpec, tenon::TensorSpec> both_halves(const tenon::TensorBase& self) {
  return {tenon::spec_of(self), tenon::spec_of(self)};
}

}  // namespace every_kind::meta

namespace every_kind::composite {

tenon::TensorBase weigh(tenon::TensorList tensors, const tenon::TensorBase& weight) {
  using namespace tenon::ops;
  const tenon::TensorBase sums = sum(square(stack(tensors)), 0, false, std::nullopt);
  return weight.defined() ? mul(sums, weight) : sums;
}

std::tuple<tenon::TensorBase, tenon::TensorBase> extremes(const tenon::TensorBase& self) {
  return {tenon::ops::min(self), tenon::ops::max(self)};
}

std::tuple<tenon::TensorBase, tenon::TensorBase> gap(const tenon::TensorBase& self) {
  return {tenon::ops::argmax(self), tenon::ops::mul(self, 2)};
}

std::tuple<tenon::TensorBase, tenon::TensorBase, tenon::TensorBase> gaps(
    const tenon::TensorBase& self) {
  const auto [place, twice] = gap(self);
  return {place, twice, tenon::ops::mul(self, 5)};
}

}  // namespace every_kind::composite
