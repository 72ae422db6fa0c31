#pragma once

#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {

/// The third power of each element, as a function of a program.
struct Cube : autograd::Function<Cube> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& x) {
    context->save_for_backward({x});
    return x * x * x;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext* context,
                                      std::vector<Tensor> grads) {
    return {grads[0] * slope(context)};
  }
  static Tensor jvp(autograd::AutogradContext* context, std::vector<Tensor> tangents) {
    return tangents[0] * slope(context);
  }

 private:
  static Tensor slope(autograd::AutogradContext* context) {
    const Tensor x = context->get_saved_variables()[0];
    return x * x * 3;
  }
};

}  // namespace tenon::test
