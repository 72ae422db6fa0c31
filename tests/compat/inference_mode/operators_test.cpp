// Functional, in-place and view operators on inference and normal tensors in both modes.
#include "support.h"

namespace inference_mode_test {
namespace {

using differences::keeps_gradients_of_inference_leaves;

TEST_CASE("inference mode, inference tensor") {
  const InferenceMode guard;
  const bool requires_grad = GENERATE(false, true);
  const Tensor x = make(requires_grad);
  SECTION("functional: an inference tensor") {
    const Tensor out = functional_op(x);
    check_inference_tensor(out);
    CHECK_FALSE(out.requires_grad());
    SECTION("also from results") {
      check_inference_tensor(functional_op(out));
      check_inference_tensor(view_op(out));
    }
  }
  SECTION("in-place: itself, whether it requires grad or not") {
    inplace_op(x);
    check_inference_tensor(x);
    CHECK(x.requires_grad() == requires_grad);
    x.detach().add_(1);
    CHECK(x.equal(torch::full({1, 2, 3}, 2.0)));
  }
  SECTION("view: an inference tensor that is not tracked") {
    const Tensor out = view_op(x);
    check_inference_tensor(out);
    CHECK_FALSE(out.requires_grad());
    CHECK(out.is_alias_of(x));
    CHECK_THROWS_AS(out._base(), std::exception);
    inplace_op(out);
    check_inference_tensor(functional_op(out));
    check_inference_tensor(out.t());
  }
}

TEST_CASE("normal mode, inference tensor without grad") {
  const Tensor x = make_inference();
  SECTION("functional: a normal tensor") {
    const Tensor out = functional_op(x);
    check_normal_tensor(out, false);
    CHECK(out.is_leaf());
    CHECK(out._version() == 0);
    inplace_op(out);
    CHECK(out._version() == 1);
    check_view_of(out, view_op(out), CreationMeta::DEFAULT);
  }
  SECTION("in-place: an error, and nothing has changed") {
    const Tensor before = x.clone();
    CHECK_THROWS_AS(inplace_op(x), c10::Error);
    CHECK_THROWS_AS(Tensor(x).add_(1), c10::Error);
    CHECK_THROWS_AS(Tensor(x).zero_(), c10::Error);
    CHECK_THROWS_AS(Tensor(x).transpose_(1, 2), c10::Error);
    if (!differences::checks_before_it_writes) return;
    CHECK(x.equal(before));
    CHECK_THROWS_AS(x.detach().add_(1), c10::Error);
  }
  SECTION("view: an inference tensor that is not tracked") {
    const Tensor out = view_op(x);
    check_inference_tensor(out);
    CHECK(out.is_alias_of(x));
    CHECK_THROWS_AS(inplace_op(out), c10::Error);
    check_inference_tensor(out.t());
    check_normal_tensor(functional_op(out), false);
    for (const Tensor& part : x.unbind(1)) check_inference_tensor(part);
  }
}

TEST_CASE("normal mode, inference leaf that requires grad") {
  const Tensor x = make_inference(true);
  SECTION("functional that saves") {
    if (keeps_gradients_of_inference_leaves) {
      CHECK_THROWS_AS(functional_op(x), c10::Error);
    } else {
      check_normal_tensor(functional_op(x), false);
    }
  }
  SECTION("functional that saves nothing") {
    const Tensor out = x.neg();
    check_normal_tensor(out, keeps_gradients_of_inference_leaves);
    if (!keeps_gradients_of_inference_leaves) return;
    out.sum().backward();
    CHECK(x.grad().equal(torch::full({1, 2, 3}, -1.0)));
  }
  SECTION("in-place") {
    CHECK_THROWS_AS(inplace_op(x), c10::Error);
  }
  SECTION("view") {
    if (keeps_gradients_of_inference_leaves) {
      CHECK_THROWS_AS(view_op(x), c10::Error);
    } else {
      check_inference_tensor(view_op(x));
    }
  }
  SECTION("without grad mode all is as for one that does not require grad") {
    const at::NoGradGuard no_grad;
    check_normal_tensor(functional_op(x), false);
    check_inference_tensor(view_op(x));
    CHECK_FALSE(view_op(x).requires_grad());
  }
}

TEST_CASE("inference mode, normal tensor") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor leaf = make(requires_grad);
  const Tensor x = leaf.clone();
  const auto history = x.grad_fn();
  const auto version = x._version();
  {
    const InferenceMode guard;
    SECTION("functional: an inference tensor") {
      const Tensor out = functional_op(x);
      check_inference_tensor(out);
      CHECK_FALSE(out.requires_grad());
      check_inference_tensor(functional_op(leaf));
    }
    SECTION("in-place: itself, with the version moved and the history kept") {
      inplace_op(x);
      check_normal_tensor(x, requires_grad);
      CHECK(x._version() == version + 1);
      CHECK(x.grad_fn() == history);
      SECTION("again") {
        inplace_op(x);
        CHECK(x._version() == version + 2);
      }
      SECTION("then functional") {
        check_inference_tensor(functional_op(x));
      }
      SECTION("then view") {
        check_view_of(x, view_op(x), CreationMeta::INFERENCE_MODE);
      }
    }
    SECTION("in-place on a leaf that requires grad") {
      inplace_op(leaf);
      check_normal_tensor(leaf, requires_grad);
      CHECK(leaf.is_leaf());
    }
    SECTION("view: a normal tensor that is tracked") {
      const Tensor out = view_op(x);
      check_normal_tensor(out, requires_grad);
      check_view_of(x, out, CreationMeta::INFERENCE_MODE);
      SECTION("then in-place, which moves the version of both") {
        inplace_op(out);
        CHECK(x._version() == version + 1);
        CHECK(out._version() == version + 1);
      }
      SECTION("then functional") {
        check_inference_tensor(functional_op(out));
      }
      SECTION("then view") {
        check_view_of(x, out.t(), CreationMeta::INFERENCE_MODE);
      }
    }
    SECTION("view of a leaf") {
      check_view_of(leaf, view_op(leaf), CreationMeta::INFERENCE_MODE);
    }
  }
}

TEST_CASE("normal mode, normal tensor that was modified in inference mode") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor leaf = make(requires_grad);
  const Tensor x = leaf.clone();
  {
    const InferenceMode guard;
    inplace_op(x);
  }
  SECTION("functional") {
    check_normal_tensor(functional_op(x), requires_grad);
  }
  SECTION("in-place") {
    inplace_op(x);
    check_normal_tensor(x, requires_grad);
    CHECK(x._version() == 2);
  }
  SECTION("view") {
    const Tensor out = view_op(x);
    check_normal_tensor(out, requires_grad);
    check_view_of(x, out, CreationMeta::DEFAULT);
    CHECK(out.is_leaf() != requires_grad);
  }
  SECTION("backward of what did not save it") {
    if (!requires_grad) return;
    x.sum().backward();
    CHECK(leaf.grad().equal(torch::ones({1, 2, 3})));
  }
}

TEST_CASE("normal mode, view that was made in inference mode") {
  const bool requires_grad = GENERATE(false, true);
  const Tensor leaf = make(requires_grad);
  const Tensor x = leaf.clone();
  const Tensor view = view_in_inference_mode(x);
  SECTION("functional") {
    const Tensor out = functional_op(view);
    check_normal_tensor(out, requires_grad);
  }
  SECTION("view") {
    check_view_of(x, view.t(), CreationMeta::INFERENCE_MODE);
  }
  SECTION("in-place") {
    if (requires_grad) {
      CHECK_THROWS_AS(inplace_op(view), c10::Error);
    } else {
      inplace_op(view);
      CHECK(x._version() == 1);
    }
  }
}

TEST_CASE("a saved tensor that is modified in inference mode makes backward fail") {
  const Tensor leaf = make(true);
  const Tensor x = leaf.clone();
  const Tensor out = x * x;
  {
    const InferenceMode guard;
    SECTION("itself") {
      inplace_op(x);
    }
    SECTION("through a view") {
      inplace_op(view_op(x));
    }
    SECTION("through a view of a view") {
      inplace_op(view_op(x).select(0, 1));
    }
    SECTION("by copy_") {
      const_cast<Tensor&>(x).copy_(torch::zeros({1, 2, 3}));
    }
    SECTION("as an out argument") {
      at::mul_out(const_cast<Tensor&>(x), leaf, leaf);
    }
  }
  CHECK_THROWS_AS(out.backward(torch::ones_like(out)), std::exception);
}

TEST_CASE("a saved tensor that is only read in inference mode does not") {
  const Tensor leaf = make(true);
  const Tensor x = leaf.clone();
  const Tensor out = x * x;
  {
    const InferenceMode guard;
    functional_op(x).add_(1);
    functional_op(view_op(x));
  }
  out.sum().backward();
  CHECK(leaf.grad().equal(torch::full({1, 2, 3}, 2.0)));
}

TEST_CASE("an in-place operator whose other argument is itself") {
  const Tensor leaf = torch::full({2}, 3.0).set_requires_grad(true);
  Tensor x = leaf.clone();
  x.mul_(x);
  if (differences::differentiates_inplace_of_itself) {
    x.sum().backward();
    CHECK(leaf.grad().equal(torch::full({2}, 6.0)));
  } else {
    CHECK_THROWS_AS(x.sum().backward(), std::exception);
  }
}

}  // namespace
}  // namespace inference_mode_test
