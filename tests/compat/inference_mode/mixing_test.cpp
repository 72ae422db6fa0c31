// Inference and normal tensors as arguments of one call.
#include <vector>

#include "support.h"

namespace inference_mode_test {
namespace {

using differences::keeps_gradients_of_inference_leaves;

TEST_CASE("normal mode, functional with inference and normal arguments") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor normal = make(requires_grad);
  const Tensor inference = make_inference(requires_grad);
  SECTION("that saves nothing records the gradients of both") {
    const Tensor out = inference.add(normal);
    check_normal_tensor(out, requires_grad);
    CHECK(out.is_leaf() != requires_grad);
    if (!requires_grad) return;
    out.backward(torch::ones_like(out));
    CHECK(normal.grad().equal(torch::ones({1, 2, 3})));
    CHECK(inference.grad().equal(torch::ones({1, 2, 3})));
  }
  SECTION("that would save the inference tensor is an error") {
    if (requires_grad) {
      CHECK_THROWS_AS(inference.mul(normal), c10::Error);
      CHECK_THROWS_AS(normal.mul(inference), c10::Error);
    } else {
      check_normal_tensor(inference.mul(normal), false);
    }
  }
  SECTION("that takes a list") {
    const std::vector<Tensor> list = {normal, inference};
    check_normal_tensor(torch::stack(list), requires_grad);
    check_normal_tensor(torch::cat(list), requires_grad);
    if (!requires_grad) return;
    torch::cat(list).sum().backward();
    CHECK(inference.grad().equal(torch::ones({1, 2, 3})));
  }
}

TEST_CASE("normal mode, an inference tensor without grad is saved only where it is needed") {
  const Tensor weight = make(true);
  const Tensor inference = make_inference();
  check_normal_tensor(weight + inference, true);
  CHECK_THROWS_AS(weight * inference, c10::Error);
  check_normal_tensor(weight.detach() * inference, false);
  const at::NoGradGuard no_grad;
  check_normal_tensor(weight * inference, false);
}

TEST_CASE("a gradient flows through what an inference tensor was added to") {
  const Tensor weight = make(true);
  const Tensor inference = make_inference();
  (weight + inference).mul(3).sum().backward();
  CHECK(weight.grad().equal(torch::full({1, 2, 3}, 3.0)));
  CHECK_FALSE(weight.grad().is_inference());
}

TEST_CASE("inference mode, functional with inference and normal arguments") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor normal = make(requires_grad);
  const InferenceMode guard;
  const Tensor inference = make(requires_grad);
  check_inference_tensor(normal.mul(inference));
  check_inference_tensor(inference.mul(normal));
  check_inference_tensor(torch::cat({normal, inference}));
}

TEST_CASE("normal mode, in-place on a normal tensor with an inference argument") {
  const bool requires_grad = GENERATE(false, true);
  Tensor x = make_computed(requires_grad);
  const Tensor inference = make_inference();
  SECTION("that saves nothing") {
    x.add_(inference);
    check_normal_tensor(x, requires_grad);
    CHECK(x._version() == 1);
  }
  SECTION("that would save it") {
    if (requires_grad) {
      CHECK_THROWS_AS(x.mul_(inference), c10::Error);
    } else {
      x.mul_(inference);
      CHECK(x._version() == 1);
    }
  }
  SECTION("of which a view is meant") {
    view_op(x).add_(view_op(inference));
    check_normal_tensor(x, requires_grad);
    CHECK(x._version() == 1);
  }
}

TEST_CASE("normal mode, in-place on an inference tensor is an error whatever the argument") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor normal = make(requires_grad);
  Tensor inference = make_inference();
  CHECK_THROWS_AS(inference.mul_(normal), c10::Error);
  CHECK_THROWS_AS(inference.add_(normal), c10::Error);
  CHECK_THROWS_AS(inference.add_(make_inference()), c10::Error);
  Tensor view = view_op(inference);
  CHECK_THROWS_AS(view.add_(view_op(normal)), c10::Error);
}

TEST_CASE("inference mode, in-place with inference and normal arguments") {
  const bool requires_grad = GENERATE(false, true);
  Tensor normal = make_computed(requires_grad);
  const InferenceMode guard;
  Tensor inference = make(false);
  SECTION("on the inference tensor, which has no version to move") {
    inference.mul_(normal);
    check_inference_tensor(inference);
    CHECK(normal._version() == 0);
  }
  SECTION("on the normal tensor, whose version moves") {
    normal.mul_(inference);
    check_normal_tensor(normal, requires_grad);
    CHECK(normal._version() == 1);
  }
  SECTION("on views of both") {
    Tensor of_inference = view_op(inference);
    Tensor of_normal = view_op(normal);
    of_inference.add_(of_normal);
    check_inference_tensor(of_inference);
    of_normal.add_(of_inference);
    CHECK(normal._version() == 1);
    CHECK(normal.detach().equal(torch::full({1, 2, 3}, 3.0)));
  }
}

TEST_CASE("out arguments") {
  Tensor normal_out = torch::zeros({1, 2, 3});
  Tensor inference_out = make_inference();
  const Tensor normal = make(false);
  const Tensor inference = make_inference();
  SECTION("normal mode, a normal one takes what inference tensors give") {
    at::mul_out(normal_out, inference, normal);
    check_normal_tensor(normal_out, false);
    CHECK(normal_out._version() == 1);
  }
  SECTION("normal mode, an inference one is an error") {
    CHECK_THROWS_AS(at::mul_out(inference_out, normal, normal), c10::Error);
    CHECK_THROWS_AS(at::mul_out(inference_out, inference, inference), c10::Error);
  }
  SECTION("normal mode, with an argument that requires grad is an error") {
    CHECK_THROWS_AS(at::mul_out(normal_out, make(true), inference), c10::Error);
  }
  SECTION("inference mode, both") {
    const InferenceMode guard;
    at::mul_out(inference_out, normal, make(true));
    check_inference_tensor(inference_out);
    at::mul_out(normal_out, inference, make(true));
    check_normal_tensor(normal_out, false);
    CHECK(normal_out._version() == 1);
  }
}

TEST_CASE("copy_ between inference and normal tensors") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor source = make(requires_grad);
  Tensor normal = make_computed(requires_grad);
  Tensor inference = make_inference();
  SECTION("normal mode, into the normal one") {
    normal.copy_(inference);
    check_normal_tensor(normal, requires_grad);
    CHECK(normal._version() == 1);
  }
  SECTION("normal mode, into the inference one is an error") {
    CHECK_THROWS_AS(inference.copy_(source), c10::Error);
    CHECK_THROWS_AS(view_op(inference).copy_(view_op(source)), c10::Error);
  }
  SECTION("inference mode, both ways") {
    const InferenceMode guard;
    inference.copy_(source);
    check_inference_tensor(inference);
    CHECK_FALSE(inference.requires_grad());
    normal.copy_(inference);
    check_normal_tensor(normal, requires_grad);
    CHECK(normal._version() == 1);
  }
}

TEST_CASE("assigning a view of an inference tensor to a name is no modification") {
  Tensor x = make_inference();
  x = view_op(x);
  check_inference_tensor(x);
  x = make(true);
  check_normal_tensor(x, true);
}

}  // namespace
}  // namespace inference_mode_test
