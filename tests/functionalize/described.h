#pragma once

#include <cmath>
#include <cstdio>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {

using Tensors = std::vector<Tensor>;

/// The elements, of a functional tensor those of its value.
inline std::vector<double> elements(const TensorBase& tensor) {
  const NoGradGuard no_grad;
  const Tensor plain(from_functional(Tensor(tensor).detach()));
  const Tensor converted(from_functional(plain.to(DType::kFloat64).contiguous()));
  const auto* data = converted.data_ptr<double>();
  return {data, data + converted.numel()};
}

inline void describe_into(std::ostringstream& text, const TensorBase& tensor) {
  if (!tensor.defined()) {
    text << "undefined";
    return;
  }
  text << tensor.dtype() << tensor.sizes() << tensor.strides() << '+' << tensor.storage_offset()
       << (is_functional(tensor) ? " functional" : "") << (tensor.is_view() ? " view" : "")
       << (tensor.is_inference() ? " inference" : " v" + std::to_string(tensor._version()))
       << (tensor.requires_grad() ? " grad" : "") << (tensor.is_leaf() ? " leaf" : "");
  text << ' ' << tensor.key_set();
  if (tensor.grad_fn()) text << ' ' << tensor.grad_fn()->name();
  text << " of " << tensor.storage()->nbytes() << " bytes:";
  for (const double value : elements(tensor)) {
    char bits[32];
    std::snprintf(bits, sizeof bits, std::isnan(value) ? " nan" : " %a", value);
    text << bits;
  }
}

/// All that can be seen of the tensors: also which share memory, and their gradients.
inline std::string described(const Tensors& tensors) {
  std::ostringstream text;
  for (size_t i = 0; i < tensors.size(); ++i) {
    describe_into(text, tensors[i]);
    for (size_t j = 0; j < tensors.size(); ++j) {
      if (!tensors[i].defined() || !tensors[j].defined()) continue;
      if (tensors[i].is_same(tensors[j]) && i != j) text << " is " << j;
      if (tensors[i].is_alias_of(tensors[j])) text << " alias of " << j;
      if (tensors[i].is_view() && tensors[i]._base().is_same(tensors[j])) text << " view of " << j;
    }
    if (tensors[i].defined() && tensors[i].is_leaf() && tensors[i].grad().defined()) {
      text << " | grad ";
      describe_into(text, tensors[i].grad());
    }
    text << '\n';
  }
  return text.str();
}

inline Tensors with(Tensors tensors, const Tensors& others) {
  tensors.insert(tensors.end(), others.begin(), others.end());
  return tensors;
}

}  // namespace tenon::test
