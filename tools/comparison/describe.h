#pragma once

#include <torch/torch.h>

#include <string>
#include <vector>

namespace comparison {

/// Gives the tensor whose memory has the elements of another, where that is not itself.
using Reader = torch::Tensor (*)(const torch::Tensor& tensor);
/// What the calling thread reads elements with; null for the tensors themselves.
extern thread_local Reader reader;

/// Whether `describe` says the elements to the last bit, but for the kind of a NaN: for programs
/// that compare a library with itself.
extern thread_local bool exact;

/// The elements in row-major order. Reads memory, calls no operator.
std::vector<double> values(const torch::Tensor& tensor);

/// The largest absolute value; 0 for no elements.
double magnitude(const torch::Tensor& tensor);

/// `[2, 3]`.
std::string describe(at::IntArrayRef sizes);

/// What can be seen of a tensor without changing it: sizes, strides, kind, version counted from
/// `first_version`, values and, of a leaf, the gradient.
std::string describe(const torch::Tensor& tensor, int64_t first_version);

/// The kind alone, e.g. `normal,leaf,grad,view`, as arguments are written.
std::string kind(const torch::Tensor& tensor);

/// `normal`, `no_grad`, `inference`, or `inference+grad` where grad mode is on inside the mode.
std::string thread_mode();

}  // namespace comparison
