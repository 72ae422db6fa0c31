#include "tests/programs/custom_steps.h"

#include <torch/library.h>
#include <torch/torch.h>

#include <algorithm>
#include <functional>

namespace tenon::test {
namespace {

using comparison::Live;
using comparison::Program;
using comparison::RandomStream;

using Element = std::function<void(double& element)>;

void visit(double* data, at::IntArrayRef sizes, at::IntArrayRef strides, const Element& element) {
  if (sizes.empty()) return element(*data);
  for (int64_t i = 0; i < sizes[0]; ++i) {
    visit(data + i * strides[0], sizes.slice(1), strides.slice(1), element);
  }
}

/// The elements in row-major order, in memory.
void for_each_element(const at::Tensor& tensor, const Element& element) {
  if (tensor.numel() == 0) return;
  visit(tensor.data_ptr<double>(), tensor.sizes(), tensor.strides(), element);
}

// Kernels touch memory alone.

at::Tensor& scale_(at::Tensor& self, double factor) {
  for_each_element(self, [&](double& element) { element *= factor; });
  return self;
}

void exchange(at::Tensor& first, at::Tensor& second) {
  std::vector<double*> others;
  for_each_element(second, [&](double& element) { others.push_back(&element); });
  size_t next = 0;
  for_each_element(first, [&](double& element) { std::swap(element, *others[next++]); });
}

void shift(at::TensorList tensors, double by) {
  for (const at::Tensor& tensor : tensors) {
    for_each_element(tensor, [&](double& element) { element += by; });
  }
}

at::Tensor negated(const at::Tensor& self) {
  at::Tensor result = at::empty(self.sizes(), self.options());
  std::vector<double> elements;
  for_each_element(self, [&](double& element) { elements.push_back(-element); });
  std::copy(elements.begin(), elements.end(), result.data_ptr<double>());
  return result;
}

TORCH_LIBRARY(programs, m) {
  m.def("scale_(Tensor(a!) self, float factor) -> Tensor(a!)");
  m.def("exchange(Tensor(a!) first, Tensor(b!) second) -> ()");
  m.def("shift(Tensor(a!)[] tensors, float by) -> ()");
  m.def("negated(Tensor self) -> Tensor");
}
TORCH_LIBRARY_IMPL(programs, CPU, m) {
  m.impl("scale_", TORCH_FN(scale_));
  m.impl("exchange", TORCH_FN(exchange));
  m.impl("shift", TORCH_FN(shift));
  m.impl("negated", TORCH_FN(negated));
}

template <class Signature>
auto operator_of(const char* name) {
  return torch::Dispatcher::singleton().findSchemaOrThrow(name, "").typed<Signature>();
}

/// Whether no element is there twice, so that a kernel changes each once.
bool has_own_elements(const at::Tensor& tensor) {
  for (int64_t dim = 0; dim < tensor.dim(); ++dim) {
    if (tensor.size(dim) > 1 && tensor.stride(dim) == 0) return false;
  }
  return true;
}

Live pick_written(Program& program, RandomStream& random) {
  Live self = program.pick_mutable(random);
  if (has_own_elements(self.tensor)) return self;
  return {-1, program.make(random, {2}), "", 0};
}

/// Writes to views of a tensor whose old elements nobody needs, one after the other, without
/// reading any: the last for each element counts.
void overwrite(Program& program, RandomStream& random) {
  Live self = pick_written(program, random);
  if (self.tensor.dim() == 0 || self.tensor.numel() == 0) return;
  const bool many = random.chance(1, 3);
  program.say("neg_out", {self}, many ? "to 20 parts" : "to 2 views");
  for (int i = 0; i < (many ? 20 : 2); ++i) {
    const int64_t what = many ? 0 : random.below(4);
    at::Tensor view = what == 0   ? self.tensor.select(0, random.below(self.tensor.size(0)))
                      : what == 1 ? self.tensor.unsqueeze(0)
                      : what == 2 ? self.tensor.transpose(0, -1)
                                  : self.tensor;
    at::neg_out(view, program.make(random, view.sizes().vec()));
  }
}

void take_step(Program& program, RandomStream& random, bool writes_to_several) {
  if (random.chance(1, 3)) return overwrite(program, random);
  Live self = pick_written(program, random), other = pick_written(program, random);
  const bool apart = writes_to_several && !self.tensor.is_alias_of(other.tensor);
  switch (random.below(4)) {
    case 0:
      program.say("scale_", {self}, "-0.5");
      operator_of<at::Tensor&(at::Tensor&, double)>("programs::scale_").call(self.tensor, -0.5);
      return;
    case 1:
      if (!apart || self.tensor.sizes() != other.tensor.sizes()) return;
      program.say("exchange", {self, other});
      operator_of<void(at::Tensor&, at::Tensor&)>("programs::exchange")
          .call(self.tensor, other.tensor);
      return;
    case 2: {
      program.say("shift", {self, other}, "0.25");
      std::vector<at::Tensor> tensors{self.tensor};
      if (apart) tensors.push_back(other.tensor);
      operator_of<void(at::TensorList, double)>("programs::shift").call(tensors, 0.25);
      return;
    }
    default:
      program.say("negated", {self});
      program.keep(
          operator_of<at::Tensor(const at::Tensor&)>("programs::negated").call(self.tensor));
  }
}

}  // namespace

void custom_step(Program& program, RandomStream& random) {
  take_step(program, random, /*writes_to_several=*/true);
}

void custom_step_on_one(Program& program, RandomStream& random) {
  take_step(program, random, /*writes_to_several=*/false);
}

}  // namespace tenon::test
