#include "describe.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace comparison {
namespace {

void collect(const torch::Tensor& tensor, int64_t dim, const double* data,
             std::vector<double>& into) {
  if (dim == tensor.dim()) {
    into.push_back(*data);
    return;
  }
  for (int64_t i = 0; i < tensor.size(dim); ++i) {
    collect(tensor, dim + 1, data + i * tensor.stride(dim), into);
  }
}

void append_values(std::string& text, const torch::Tensor& tensor) {
  for (const double value : values(tensor)) {
    char digits[32];
    if (exact) {
      std::snprintf(digits, sizeof digits, std::isnan(value) ? " nan" : " %a", value);
      text += digits;
      continue;
    }
    // What rounding has left of nothing is nothing, as are both zeros.
    std::snprintf(digits, sizeof digits, " %.9g", std::abs(value) < 1e-11 ? 0.0 : value);
    text += digits;
  }
}

/// The strides that matter: those by which an element is reached.
std::string describe_strides(const torch::Tensor& tensor) {
  std::string text = "(";
  for (int64_t dim = 0; dim < tensor.dim(); ++dim) {
    if (dim != 0) text += ' ';
    text += tensor.size(dim) > 1 && tensor.numel() > 0 ? std::to_string(tensor.stride(dim)) : "_";
  }
  return text + ")";
}

}  // namespace

thread_local Reader reader = nullptr;
thread_local bool exact = false;

std::vector<double> values(const torch::Tensor& tensor) {
  if (const Reader read = std::exchange(reader, nullptr)) {
    std::vector<double> result = values(read(tensor));
    reader = read;
    return result;
  }
  std::vector<double> result;
  if (tensor.numel() == 0) return result;
  result.reserve(static_cast<size_t>(tensor.numel()));
  collect(tensor, 0, tensor.data_ptr<double>(), result);
  return result;
}

double magnitude(const torch::Tensor& tensor) {
  double largest = 0;
  for (const double value : values(tensor)) largest = std::max(largest, std::abs(value));
  return largest;
}

std::string describe(at::IntArrayRef sizes) {
  std::string text = "[";
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (i != 0) text += ", ";
    text += std::to_string(sizes[i]);
  }
  return text + "]";
}

std::string kind(const torch::Tensor& tensor) {
  std::string text = tensor.is_inference() ? "inference" : "normal";
  if (tensor.is_leaf()) text += ",leaf";
  if (tensor.requires_grad()) text += ",grad";
  if (tensor.is_view()) text += ",view";
  return text;
}

std::string describe(const torch::Tensor& tensor, int64_t first_version) {
  std::string text = describe(tensor.sizes()) + describe_strides(tensor) + ' ' + kind(tensor);
  if (!tensor.is_inference()) {
    text += " v" + std::to_string(static_cast<int64_t>(tensor._version()) - first_version);
  }
  text += " :";
  append_values(text, tensor);
  if (tensor.is_leaf() && tensor.grad().defined()) {
    text += " | grad " + describe(tensor.grad().sizes()) + ' ' + kind(tensor.grad()) + " :";
    append_values(text, tensor.grad());
  }
  return text;
}

std::string thread_mode() {
  const bool grad = torch::GradMode::is_enabled();
  if (c10::InferenceMode::is_enabled()) return grad ? "inference+grad" : "inference";
  return grad ? "normal" : "no_grad";
}

}  // namespace comparison
