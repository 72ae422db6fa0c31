#pragma once

#include <string_view>
#include <vector>

#include "tenon/tensor/tensor_base.h"

namespace tenon::composite {

/// The elements of `numbers`, a vector of int64 that the message calls `name`. DTypeError or
/// ShapeError for another tensor, NotImplementedError for one on the meta device.
std::vector<int64_t> numbers_of(std::string_view op, std::string_view name,
                                const TensorBase& numbers);

/// How many sequences have a first step, a second one and so on, of packed `data`: its rows are
/// those of all first steps, then those of all second ones. What `numbers_of` raises; ValueError
/// for numbers that grow or that do not add up to the rows of `data`.
std::vector<int64_t> batch_sizes_of(std::string_view op, const TensorBase& data,
                                    const TensorBase& batch_sizes);

}  // namespace tenon::composite
