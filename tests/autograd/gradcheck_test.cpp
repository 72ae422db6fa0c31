#include "tenon/autograd/gradcheck.h"

#include "tenon/autograd/function.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::gradcheck;
using autograd::gradgradcheck;
using autograd::variable_list;

/// x², whose derivative is claimed to be `slope * x`, and the derivative of that 2.
struct Square : autograd::Function<Square> {
  static Tensor forward(AutogradContext* ctx, Tensor x, double slope) {
    ctx->save_for_backward({x});
    ctx->saved_data["slope"] = slope;
    return x * x;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const double slope = ctx->saved_data["slope"].get<double>();
    return {grads[0] * ctx->get_saved_variables()[0] * slope, Tensor()};
  }
};

autograd::CheckedFunction square(double slope) {
  return [slope](const TensorVector& in) -> TensorVector {
    return {Square::apply(Tensor(in[0]), slope)};
  };
}

/// x², whose derivative is right and hides from the graph that it depends on x.
struct Opaque : autograd::Function<Opaque> {
  static Tensor forward(AutogradContext* ctx, Tensor x) {
    ctx->save_for_backward({x});
    return x * x;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    return {grads[0] * Tensor(autograd::detach(ctx->get_saved_variables()[0])) * 2};
  }
};

TEST_CASE("gradcheck accepts right gradients", "[gradcheck]") {
  const Tensor x = leaf({0.5, -1.5, 2});
  const Tensor w = leaf({1.25});
  CHECK(gradcheck(square(2), {x}));
  CHECK(gradgradcheck(square(2), {x}));
  const auto several = [](const TensorVector& in) -> TensorVector {
    return {ops::mul(in[0], in[1]), ops::exp(ops::mul(in[1], in[1]))};
  };
  CHECK(gradcheck(several, {x, w}));
  CHECK(gradgradcheck(several, {x, w}));
  CHECK(gradcheck(several, {x, vec({3})}));
  CHECK_FALSE(x.grad().defined());
}

TEST_CASE("gradcheck catches a wrong gradient", "[gradcheck]") {
  const Tensor x = leaf({0.5, -1.5});
  CHECK_FALSE(gradcheck(square(2.1), {x}, 1e-6, 1e-5, 1e-3, /*raise_exception=*/false));
  CHECK_ERROR(gradcheck(square(2.1), {x}), AutogradError,
              "the derivative of element 0 of output 0 with respect to element 0 of input 0");
}

TEST_CASE("gradgradcheck catches a wrong second derivative", "[gradcheck]") {
  const Tensor x = leaf({0.5, -1.5});
  const auto opaque = [](const TensorVector& in) -> TensorVector {
    return {Opaque::apply(Tensor(in[0]))};
  };
  CHECK(gradcheck(opaque, {x}));
  CHECK_ERROR(gradgradcheck(opaque, {x}), AutogradError, "from differences");
}

TEST_CASE("a gradient that is constant has a second derivative of zeros", "[gradcheck]") {
  const auto step = [](const TensorVector& in) -> TensorVector { return {ops::trunc(in[0])}; };
  CHECK(gradcheck(step, {leaf({0.5, -1.5})}));
  CHECK(gradgradcheck(step, {leaf({0.5, -1.5})}));
}

TEST_CASE("gradcheck says what it cannot check", "[gradcheck]") {
  const Tensor single = Tensor(make_tensor({1}, DType::kFloat32)).set_requires_grad(true);
  CHECK_ERROR(gradcheck(square(2), {single}), DTypeError, "float32");
  CHECK_ERROR(gradcheck(square(2), {vec({1})}), AutogradError, "requires grad");
}

}  // namespace
}  // namespace tenon::test
