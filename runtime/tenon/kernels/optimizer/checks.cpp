#include "tenon/kernels/optimizer/checks.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/generated/kernels/copy.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/tensor/floating.h"

namespace tenon::kernels {
namespace {

std::string name_of(std::string_view list, size_t number) {
  return std::string(list) + "[" + std::to_string(number) + "]";
}

// Of one type, so that messages share their code.
std::string text_of(IntArrayRef sizes) {
  return detail::concatenate(sizes);
}
std::string text_of(Device device) {
  return detail::concatenate(device);
}

}  // namespace

template <class ErrorType>
TENON_COLD void StepTensors::refuse(std::string expected, std::string_view got) const {
  throw ErrorType(std::string(op) + ": expected " + expected + ", got " + std::string(got));
}

void StepTensors::check_length(const NamedList& list) const {
  const size_t length = written[0].tensors.size();
  if (list.tensors.size() == length) return;
  refuse<ValueError>(std::string(list.name) + " to have a tensor for each of the " +
                         std::to_string(length) + " of self",
                     std::to_string(list.tensors.size()));
}

void StepTensors::check_list(const NamedList& list) const {
  const TensorList parameters = written[0].tensors;
  check_length(list);
  for (size_t i = 0; i < list.tensors.size(); ++i) {
    const TensorBase &tensor = list.tensors[i], &parameter = parameters[i];
    const bool is_right = tensor.dtype() == parameter.dtype() &&
                          tensor.device() == parameters[0].device() &&
                          tensor.sizes() == parameter.sizes() && !overlaps_itself(tensor);
    if (!is_right) [[unlikely]]
      fail_tensor(list, i);
  }
}

TENON_COLD void StepTensors::fail_tensor(const NamedList& list, size_t i) const {
  const TensorBase &tensor = list.tensors[i], &parameter = written[0].tensors[i];
  const std::string name = name_of(list.name, i), of = name_of("self", i);
  check_device(name, tensor);
  if (tensor.dtype() != parameter.dtype())
    refuse<DTypeError>(
        name + " to have the dtype " + std::string(dtype_name(parameter.dtype())) + " of " + of,
        dtype_name(tensor.dtype()));
  if (tensor.sizes() != parameter.sizes())
    refuse<ShapeError>(name + " to have the sizes " + text_of(parameter.sizes()) + " of " + of,
                       text_of(tensor.sizes()));
  check_writable(op, tensor, name);
}

void StepTensors::check_device(std::string_view name, const TensorBase& tensor) const {
  const Device device = written[0].tensors[0].device();
  if (tensor.device() != device) [[unlikely]]
    refuse<DeviceError>(std::string(name) + " on " + text_of(device) + ", as self[0]",
                        text_of(tensor.device()));
}

void StepTensors::check_number(std::string_view name, const TensorBase& tensor) const {
  check_device(name, tensor);
  if (tensor.numel() != 1) [[unlikely]]
    refuse<ShapeError>("one element in " + std::string(name), "sizes " + text_of(tensor.sizes()));
  if (is_complex(tensor.dtype())) [[unlikely]]
    refuse<DTypeError>("a real dtype for " + std::string(name), dtype_name(tensor.dtype()));
}

void StepTensors::check_memory() const {
  std::vector<const TensorBase*> all;
  for (const NamedList& list : written) {
    for (const TensorBase& tensor : list.tensors) all.push_back(&tensor);
  }
  const size_t count = all.size();
  for (const TensorBase& tensor : steps.tensors) all.push_back(&tensor);
  for (const TensorBase* number : {&grad_scale, &found_inf}) {
    if (number->defined()) all.push_back(number);
  }
  const auto found = find_overlap(all, count);
  if (!found) return;
  const auto name = [&](size_t number) {
    for (const NamedList& list : written) {
      if (number < list.tensors.size()) return name_of(list.name, number);
      number -= list.tensors.size();
    }
    if (number < steps.tensors.size()) return name_of(steps.name, number);
    return std::string(grad_scale.defined() && number == steps.tensors.size() ? "grad_scale"
                                                                              : "found_inf");
  };
  refuse<ValueError>("what is written to to have memory of its own",
                     name(found->first) + " and " + name(found->second) +
                         ", which share elements; clone one of them first");
}

void StepTensors::check(std::initializer_list<size_t> needed) const {
  const TensorList parameters = written[0].tensors;
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (!is_floating_point(parameters[i].dtype())) [[unlikely]]
      check_floating(op, name_of("self", i), parameters[i].dtype());
  }
  for (size_t list = 0; list < written.size(); ++list) {
    const bool is_needed = std::ranges::find(needed, list) != needed.end();
    if (is_needed || !written[list].tensors.empty()) check_list(written[list]);
  }
  if (!steps.name.empty()) {
    check_length(steps);
    for (size_t i = 0; i < parameters.size(); ++i) {
      check_number(name_of(steps.name, i), steps.tensors[i]);
    }
  }
  if (parameters.empty()) return;
  if (grad_scale.defined()) check_number("grad_scale", grad_scale);
  if (found_inf.defined()) check_number("found_inf", found_inf);
  check_memory();
}

bool StepTensors::are_computed() const {
  const TensorList parameters = written[0].tensors;
  if (parameters.empty() || !parameters[0].is_cpu()) return false;
  return !found_inf.defined() || local_scalar_dense(found_inf).toDouble() == 0;
}

double StepTensors::scale() const {
  if (!grad_scale.defined()) return 0;
  const double scale = local_scalar_dense(grad_scale).toDouble();
  if (scale == 0 || !std::isfinite(scale))
    refuse<ValueError>("a finite grad_scale other than 0", detail::concatenate(scale));
  return scale;
}

double StepTensors::step(size_t parameter) const {
  const double step = local_scalar_dense(steps.tensors[parameter]).toDouble();
  if (!(step >= 1 && std::isfinite(step)))
    refuse<ValueError>(name_of(steps.name, parameter) + " to be 1 at the first step",
                       detail::concatenate(step) + "; add 1 to each of them before the call");
  return step;
}

}  // namespace tenon::kernels
