#include "tenon/generated/kernels/of_tests.h"

#include <algorithm>

#include "tenon/generated/ops/clamp_max.h"
#include "tenon/generated/ops/clamp_min.h"
#include "tenon/generated/ops/mul.h"
#include "tenon/generated/ops/square.h"
#include "tenon/generated/ops/stack.h"
#include "tenon/generated/ops/sum.h"
#include "tenon/tensor/factory.h"

// All on row-major tensors of float64, as the tests make them.

namespace tenon::kernels {
namespace {

TensorBase copy_of(const TensorBase& tensor) {
  TensorBase copy = make_tensor(tensor.sizes(), tensor.dtype());
  std::copy_n(tensor.const_data_ptr<double>(), tensor.numel(), copy.data_ptr<double>());
  return copy;
}

}  // namespace

TensorBase add_number(TensorBase& self, const Scalar& value) {
  TensorBase before = copy_of(self);
  double* data = self.data_ptr<double>();
  for (int64_t i = 0; i < self.numel(); ++i) data[i] += value.toDouble();
  return before;
}

void momentum_step(TensorList parameters, TensorList velocities, TensorList gradients,
                   double rate) {
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].is_meta()) continue;
    double* parameter = parameters[i].data_ptr<double>();
    double* velocity = velocities[i].data_ptr<double>();
    const double* gradient = gradients[i].const_data_ptr<double>();
    for (int64_t j = 0; j < parameters[i].numel(); ++j) {
      velocity[j] += gradient[j];
      parameter[j] -= rate * velocity[j];
    }
  }
}

void plain_copy(const TensorBase& self, TensorBase& result) {
  std::copy_n(copy_of(self).const_data_ptr<double>(), self.numel(), result.data_ptr<double>());
}

TensorBase& swap_(TensorBase& self, TensorBase& other) {
  std::swap_ranges(self.data_ptr<double>(), self.data_ptr<double>() + self.numel(),
                   other.data_ptr<double>());
  return self;
}

std::tuple<TensorBase, TensorBase> remember(const TensorBase& input, TensorBase& state) {
  TensorBase before = copy_of(state);
  return {forget(input, state), before};
}

TensorBase forget(const TensorBase& input, TensorBase& state) {
  TensorBase product = copy_of(input);
  double* data = state.data_ptr<double>();
  for (int64_t i = 0; i < input.numel(); ++i) {
    product.data_ptr<double>()[i] *= data[i];
    data[i] = input.const_data_ptr<double>()[i];
  }
  return product;
}

TensorBase scale_by(const TensorBase& self, ArrayRef<double> scales,
                    std::optional<ArrayRef<double>> more) {
  TensorBase product = copy_of(self);
  for (int64_t i = 0; i < self.numel(); ++i) {
    product.data_ptr<double>()[i] *= scales[0] * (more ? 2 : 1);
  }
  return product;
}

TensorBase remember_sum(TensorList inputs, TensorBase& state) {
  TensorBase sum = copy_of(inputs[0]);
  for (size_t each = 1; each < inputs.size(); ++each) {
    for (int64_t i = 0; i < sum.numel(); ++i) {
      sum.data_ptr<double>()[i] += inputs[each].const_data_ptr<double>()[i];
    }
  }
  std::copy_n(sum.const_data_ptr<double>(), sum.numel(), state.data_ptr<double>());
  return sum;
}

TensorBase& fill_diagonal_(TensorBase& self, const Scalar& value) {
  const int64_t columns = self.size(1);
  for (int64_t i = 0; i < std::min(self.size(0), columns); ++i) {
    self.data_ptr<double>()[i * columns + i] = value.toDouble();
  }
  return self;
}

}  // namespace tenon::kernels

namespace tenon::composite {

TensorBase weigh(TensorList tensors, const TensorBase& weight) {
  return ops::mul(ops::sum(ops::square(ops::stack(tensors)), 0, false, std::nullopt), weight);
}

std::tuple<TensorBase, TensorBase> split_sign(const TensorBase& self) {
  return {ops::clamp_min(self, 0), ops::clamp_max(self, 0)};
}

}  // namespace tenon::composite
