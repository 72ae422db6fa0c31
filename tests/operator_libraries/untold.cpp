// What untold.yaml leaves to be written, on tensors of float64, as the tests make them.
#include <algorithm>
#include <cmath>

#include "tenon/kernels/copy/copy.h"
#include "tenon/tensor/factory.h"
#include "untold/kernels/untold.h"

namespace untold::kernels {

using namespace tenon;

namespace {

/// The elements, row-major and in memory of their own.
TensorBase copy_of(const TensorBase& tensor) {
  TensorBase copy = make_tensor(tensor.sizes(), tensor.dtype());
  tenon::kernels::copy_into(tensor, copy);
  return copy;
}

}  // namespace

void cubes(const TensorBase& self, const TensorBase&, TensorBase& result) {
  cubes_by_formula(self, result);
}

void cubes_by_formula(const TensorBase& self, TensorBase& result) {
  const TensorBase elements = copy_of(self);
  const double* data = elements.const_data_ptr<double>();
  for (int64_t i = 0; i < self.numel(); ++i) {
    result.data_ptr<double>()[i] = data[i] * data[i] * data[i];
  }
}

void cubes_backward(const TensorBase& grad_output, const TensorBase& self, TensorBase& result) {
  const TensorBase elements = copy_of(self);
  const TensorBase grads = copy_of(grad_output);
  const double* data = elements.const_data_ptr<double>();
  for (int64_t i = 0; i < self.numel(); ++i) {
    const double grad = grads.const_data_ptr<double>()[i];
    result.data_ptr<double>()[i] = grad * 3 * data[i] * data[i];
  }
}

void levels(const TensorBase& self, TensorBase& result) {
  for (int64_t i = 0; i < self.numel(); ++i) {
    result.data_ptr<double>()[i] = std::floor(self.const_data_ptr<double>()[i]);
  }
}

std::tuple<TensorBase, std::vector<TensorBase>, TensorBase> copies(TensorList tensors,
                                                                   const TensorBase& like) {
  std::vector<TensorBase> others;
  for (size_t i = 1; i < tensors.size(); ++i) others.push_back(copy_of(tensors[i]));
  TensorBase zeros = make_tensor(like.sizes(), like.dtype());
  std::fill_n(zeros.data_ptr<double>(), zeros.numel(), 0);
  return {copy_of(tensors[0]), others, zeros};
}

TensorBase& reverse_(TensorBase& self, const TensorBase&) {
  std::reverse(self.data_ptr<double>(), self.data_ptr<double>() + self.numel());
  return self;
}

TensorBase perhaps_copied(const TensorBase&, const TensorBase& other, bool copy) {
  return copy ? copy_of(other) : other;
}

std::tuple<TensorBase, TensorBase> copy_and_itself(const TensorBase& self) {
  return {copy_of(self), self};
}

TensorBase untracked_whole(const TensorBase& self, const TensorBase&) {
  return self;
}

std::vector<TensorBase> untracked_wholes(const TensorBase& self) {
  return {self, self};
}

TensorBase of_dtype(const TensorBase& self, DType dtype) {
  return make_tensor(self.sizes(), dtype);
}

TensorBase column(const TensorBase& self, int64_t index) {
  return make_alias(self, {self.size(0)}, {self.stride(0)},
                    self.storage_offset() + index * self.stride(1));
}

TensorBase untracked_column(const TensorBase& self, int64_t index) {
  return column(self, index);
}

TensorBase bits(const TensorBase& self, DType dtype) {
  return make_alias(self, dtype, self.sizes(), self.strides(), self.storage_offset());
}

TensorBase replace(const TensorBase& self, TensorBase& state) {
  TensorBase before = copy_of(state);
  std::copy_n(self.const_data_ptr<double>(), self.numel(), state.data_ptr<double>());
  return before;
}

}  // namespace untold::kernels
