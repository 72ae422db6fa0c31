#include "tenon/autograd/function.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tenon/guards/auto_dispatch_below.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

using autograd::AutogradContext;
using autograd::Function;
using autograd::variable_list;

struct Product : Function<Product> {
  static Tensor forward(AutogradContext* ctx, Tensor a, Tensor b) {
    ctx->save_for_backward({b, a});
    return a * b;
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    const variable_list saved = ctx->get_saved_variables();
    return {grads[0] * saved[0], grads[0] * saved[1]};
  }
};

Tensor inference_vec(const std::vector<double>& values) {
  const InferenceMode guard;
  return vec(values);
}

TEST_CASE("a custom Function in inference mode is a plain call", "[function]") {
  const Tensor normal = leaf({2});
  const InferenceMode guard;
  const Tensor inference = leaf({3});
  const uint32_t uses = inference.use_count();
  const Tensor y = Product::apply(normal, inference);
  CHECK(values(y) == Values{6});
  CHECK(y.is_inference());
  CHECK_FALSE(y.requires_grad());
  CHECK(inference.use_count() == uses);
  SECTION("with grad mode on, too") {
    const EnableGradGuard grad_mode;
    const Tensor z = Product::apply(normal, inference);
    CHECK(z.is_inference());
    CHECK_FALSE(z.requires_grad());
    CHECK(inference.use_count() == uses);
  }
}

TEST_CASE("a custom Function that is recorded does not save an inference tensor", "[function]") {
  const Tensor x = leaf({2, 3});
  const Tensor inference = inference_vec({4, 5});
  SECTION("an argument, which is named") {
    CHECK_ERROR(Product::apply(x, inference), InferenceModeError,
                "Product: tensor 0 of save_for_backward (tensor argument 1 of forward), of sizes "
                "[2], is an inference tensor, which cannot be saved for backward; clone it outside "
                "InferenceMode");
  }
  SECTION("but its clone, as the message says") {
    Product::apply(x, inference.clone()).sum().backward();
    CHECK(values(x.grad()) == Values{4, 5});
  }
  SECTION("and computes without it where nothing is recorded") {
    CHECK(values(Product::apply(x.detach(), inference)) == Values{8, 15});
    const NoGradGuard no_grad;
    CHECK(values(Product::apply(x, inference)) == Values{8, 15});
  }
}

struct PartlySaved : Function<PartlySaved> {
  static Tensor forward(AutogradContext* ctx, Tensor a, Tensor b) {
    ctx->save_for_backward({Tensor(), b.narrow(0, 0, 1)});
    return a + b;
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0], grads[0]};
  }
};

TEST_CASE("what a custom Function makes of an inference tensor is not saved either", "[function]") {
  CHECK_ERROR(PartlySaved::apply(leaf({1, 2}), inference_vec({3, 4})), InferenceModeError,
              "PartlySaved: tensor 1 of save_for_backward, of sizes [1], is an inference tensor");
  CHECK(PartlySaved::apply(leaf({1, 2}), vec({3, 4})).requires_grad());
}

struct Shift : Function<Shift> {
  static Tensor forward(AutogradContext*, Tensor x, double by) { return x + by; }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0], Tensor()};
  }
};

TEST_CASE("an inference leaf gets its gradient through a custom Function", "[function]") {
  const Tensor x = [] {
    const InferenceMode guard;
    return leaf({1, 2});
  }();
  const Tensor y = Shift::apply(x, 1.0);
  CHECK(y.requires_grad());
  CHECK_FALSE(y.is_inference());
  y.sum().backward();
  CHECK(values(x.grad()) == Values{1, 1});
}

struct Same : Function<Same> {
  static Tensor forward(AutogradContext*, Tensor x) { return x; }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0]}; }
};

TEST_CASE("a custom Function returns an inference argument", "[function]") {
  SECTION("in inference mode, without history") {
    const InferenceMode guard;
    const Tensor x = leaf({1});
    const Tensor y = Same::apply(x);
    CHECK(y.is_inference());
    CHECK_FALSE(y.requires_grad());
    CHECK(x.requires_grad());
  }
  SECTION("in normal mode only if its gradient is not wanted") {
    CHECK(Same::apply(inference_vec({1})).is_inference());
    const Tensor x = [] {
      const InferenceMode guard;
      return leaf({1});
    }();
    CHECK_ERROR(Same::apply(x), InferenceModeError, "Same");
  }
}

struct DoubleBelow : Function<DoubleBelow> {
  static Tensor forward(AutogradContext* ctx, Tensor x) {
    ctx->mark_dirty({x});
    const AutoDispatchBelowADInplaceOrView guard;
    x.mul_(2);
    return x;
  }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0] * 2}; }
};

TEST_CASE("a custom Function does not modify an inference tensor in normal mode", "[function]") {
  SECTION("which is refused before it is written to") {
    const Tensor x = inference_vec({1});
    CHECK_ERROR(DoubleBelow::apply(x), InferenceModeError, "DoubleBelow");
    CHECK(values(x) == Values{1});
  }
  SECTION("only in inference mode") {
    const InferenceMode guard;
    const Tensor x = vec({1});
    DoubleBelow::apply(x);
    CHECK(values(x) == Values{2});
  }
  SECTION("and counts the version of a normal one in both modes") {
    const Tensor x = vec({1});
    DoubleBelow::apply(x);
    CHECK(x._version() == 1);
    const InferenceMode guard;
    DoubleBelow::apply(x);
    CHECK(x._version() == 2);
  }
}

/// Modifies `x` before it says so.
struct MarksLate : Function<MarksLate> {
  static Tensor forward(AutogradContext* ctx, Tensor x, bool below) {
    if (below) {
      const AutoDispatchBelowADInplaceOrView guard;
      x.view({-1}).mul_(2);
      add_out(x, x, x);
    } else {
      x.mul_(2);
    }
    ctx->mark_dirty({x});
    return x;
  }
  static variable_list backward(AutogradContext*, variable_list grads) {
    return {grads[0] * 2, Tensor()};
  }
};

TEST_CASE("a custom Function in normal mode is stopped before it writes to an inference tensor",
          "[function]") {
  const bool below = GENERATE(false, true);
  const Tensor x = inference_vec({1});
  const std::string message =
      "mul_.Scalar: argument self of sizes [1] is an inference tensor, "
      "which cannot be modified outside InferenceMode";
  CHECK_ERROR(MarksLate::apply(x, below), InferenceModeError, message);
  CHECK(values(x) == Values{1});
  SECTION("where nothing is recorded, too") {
    const NoGradGuard guard;
    CHECK_ERROR(MarksLate::apply(x, below), InferenceModeError, message);
    CHECK(values(x) == Values{1});
  }
  SECTION("a recorder around the call hears of its kernels") {
    std::vector<std::string> kernels;
    {
      const KernelRecorder recorder([&](const KernelRun& run) {
        kernels.push_back(std::string(run.op.schema().name) + " " +
                          std::string(dispatch_key_name(run.key)));
      });
      CHECK_THROWS_AS(MarksLate::apply(x, below), InferenceModeError);
      Shift::apply(x, 1.0);
    }
    CHECK(kernels.back() == "add.Scalar CPU");
    CHECK(KernelRecorder::of_this_thread() == nullptr);
  }
  SECTION("and the thread is as before") {
    CHECK_FALSE(thread_state().included().has(DispatchKey::Recorder));
    CHECK(KernelRecorder::of_this_thread() == nullptr);
  }
}

/// Writes to tensors of its own, also inside InferenceMode.
struct WritesElsewhere : Function<WritesElsewhere> {
  static Tensor forward(AutogradContext*, Tensor x) {
    Tensor y = x.clone().mul_(2);
    const AutoDispatchBelowADInplaceOrView guard;
    y.add_(1);
    const InferenceMode inside;
    return y + x.clone().mul_(2);
  }
  static variable_list backward(AutogradContext*, variable_list grads) { return {grads[0] * 4}; }
};

TEST_CASE("a custom Function on an inference tensor may write to what it has made", "[function]") {
  CHECK(values(WritesElsewhere::apply(inference_vec({1, 2}))) == Values{5, 9});
}

}  // namespace
}  // namespace tenon::test
