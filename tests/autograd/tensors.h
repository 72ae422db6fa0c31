#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tenon/autograd/engine.h"
#include "tenon/autograd/history.h"
#include "tenon/autograd/inplace.h"
#include "tenon/autograd/view.h"
#include "tenon/generated/functions.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/tensor.h"

namespace tenon::test {

/// A float64 vector.
inline Tensor vec(const std::vector<double>& values) {
  const TensorBase tensor = make_tensor({static_cast<int64_t>(values.size())}, DType::kFloat64);
  std::copy(values.begin(), values.end(), tensor.data_ptr<double>());
  return tensor;
}

/// A float64 vector that requires grad.
inline Tensor leaf(const std::vector<double>& values) {
  Tensor tensor = vec(values);
  tensor.set_requires_grad(true);
  return tensor;
}

/// All elements of a float64 tensor in row-major order; none of an undefined one.
inline std::vector<double> values(const TensorBase& tensor) {
  if (!tensor.defined()) return {};
  const TensorBase dense = ops::clone(autograd::detach(tensor), MemoryFormat::Contiguous);
  const double* data = dense.data_ptr<double>();
  return {data, data + dense.numel()};
}

using Values = std::vector<double>;

/// Matches an error by a part of its message.
class MessageContains : public Catch::MatcherBase<Error> {
 public:
  explicit MessageContains(std::string part) : part_(std::move(part)) {}
  bool match(const Error& error) const override {
    return error.message().find(part_) != std::string::npos;
  }
  std::string describe() const override { return "has a message with \"" + part_ + '"'; }

 private:
  std::string part_;
};

}  // namespace tenon::test

/// Fails unless `expression` throws `ErrorType` with a message that contains `part`.
#define CHECK_ERROR(expression, ErrorType, part) \
  CHECK_THROWS_MATCHES(expression, ErrorType, ::tenon::test::MessageContains(part))
