// Where inference tensors come from, and what they may become.

#include <catch2/catch.hpp>
#include <functional>
#include <string>
#include <vector>

#include "tenon/tenon.h"
#include "tests/support/temporary_file.h"

namespace tenon {
namespace {

using Factory = std::function<Tensor()>;

/// Every way to make a tensor that views no other.
std::vector<std::pair<std::string, Factory>> factories() {
  static float data[] = {1, 2, 3, 4};
  const Tensor normal = ones({2, 2});
  const DimVector sizes = {2, 2}, strides = {1, 2};
  const std::vector<double> numbers = {1, 2};
  const std::vector<Tensor> list = {normal, normal};
  return {
      {"empty", [=] { return empty(sizes); }},
      {"empty_like", [=] { return empty_like(normal); }},
      {"empty_strided", [=] { return empty_strided(sizes, strides); }},
      {"zeros", [=] { return zeros(sizes); }},
      {"zeros_like", [=] { return zeros_like(normal); }},
      {"ones", [=] { return ones(sizes); }},
      {"ones_like", [=] { return ones_like(normal); }},
      {"full", [=] { return full(sizes, 7.0); }},
      {"full_like", [=] { return full_like(normal, 7.0); }},
      {"new_zeros", [=] { return normal.new_zeros(sizes); }},
      {"scalar_tensor", [] { return scalar_tensor(3.0); }},
      {"arange", [] { return arange(4); }},
      {"linspace", [] { return linspace(0, 1, 4); }},
      {"eye", [] { return eye(3); }},
      {"rand", [=] { return rand(sizes); }},
      {"randn", [=] { return randn(sizes); }},
      {"randint", [=] { return randint(0, 5, sizes); }},
      {"randperm", [] { return randperm(4); }},
      {"tensor", [=] { return tensor(numbers); }},
      {"from_blob", [=] { return from_blob(data, sizes); }},
      {"from_blob with a deleter", [=] { return from_blob(data, sizes, [](void*) {}); }},
      {"clone", [=] { return normal.clone(); }},
      {"to another dtype", [=] { return normal.to(kFloat64); }},
      {"contiguous of a transposed", [=] { return normal.t().contiguous(); }},
      {"cat", [=] { return cat(list); }},
      {"an index by tensors", [=] { return normal.index({normal > 0}); }},
      {"on Meta", [=] { return empty(sizes, TensorOptions(kMeta)); }},
  };
}

TEST_CASE("every factory makes inference tensors in the mode, and normal ones outside") {
  for (const auto& [name, make] : factories()) {
    INFO(name);
    const Tensor normal = make();
    CHECK_FALSE(normal.is_inference());
    CHECK(normal._version() >= 0);
    const Tensor inference = inference_mode(make);
    CHECK(inference.is_inference());
    CHECK_FALSE(inference.key_set().has(DispatchKey::InplaceOrView));
    CHECK_FALSE(inference.key_set().has_any(autograd_keys));
    CHECK_FALSE(inference.is_view());
    CHECK(inference.is_leaf());
    CHECK_THROWS_AS(inference._version(), InferenceModeError);
    const InferenceMode outer;
    const InferenceMode normal_again(false);
    CHECK_FALSE(make().is_inference());
  }
}

TEST_CASE("what is loaded from a file takes the mode of the thread that loads it") {
  const test::TemporaryFile tensors, array;
  io::save_safetensors(tensors.path(), {{"weight", ones({2, 2})}});
  io::save_npy(ones({2, 2}), array.path());
  const auto load_both = [&] {
    return std::vector<Tensor>{io::load_safetensors(tensors.path()).at("weight"),
                               io::load_npy(array.path())};
  };
  for (const Tensor& loaded : load_both()) CHECK_FALSE(loaded.is_inference());
  for (const Tensor& loaded : inference_mode(load_both)) {
    CHECK(loaded.is_inference());
    CHECK(loaded.equal(ones({2, 2})));
  }
}

TEST_CASE("code that allocates parameters runs unchanged in the mode") {
  const InferenceMode guard;
  const Tensor weight = randn({3, 2}, requires_grad());
  const Tensor bias = zeros({3}).requires_grad_();
  CHECK(weight.requires_grad());
  CHECK(bias.requires_grad());
  const Tensor y = linear(ones({4, 2}), weight, bias);
  CHECK_FALSE(y.requires_grad());
  CHECK(y.is_inference());
}

TEST_CASE("an inference leaf receives gradients, accumulates them, and stops when told") {
  const Tensor leaf = inference_mode([] { return ones({2}, requires_grad()); });
  for (int i = 0; i < 2; ++i) (leaf + 1).sum().backward();
  CHECK(leaf.grad().equal(full({2}, 2.0)));
  leaf.set_requires_grad(false);
  CHECK_FALSE((leaf + 1).requires_grad());
  CHECK_FALSE((leaf * leaf).requires_grad());
  CHECK_THROWS_AS(leaf.set_requires_grad(true), InferenceModeError);
}

TEST_CASE("a hook and a retained gradient of what an inference leaf leads to work") {
  const Tensor leaf = inference_mode([] { return ones({2}, requires_grad()); });
  const Tensor y = leaf + 1;
  y.retain_grad();
  int calls = 0;
  leaf.register_hook([&](const TensorBase& grad) {
    ++calls;
    return grad;
  });
  (y * 3).sum().backward();
  CHECK(calls == 1);
  CHECK(y.grad().equal(full({2}, 3.0)));
  CHECK(leaf.grad().equal(full({2}, 3.0)));
}

TEST_CASE("detach of an inference tensor is one, and of a normal tensor never") {
  const Tensor weight = ones({2}, requires_grad());
  Tensor inference, of_normal;
  {
    const InferenceMode guard;
    inference = ones({2}).detach();
    of_normal = weight.detach();
    of_normal.add_(1);
  }
  CHECK(inference.is_inference());
  CHECK(inference.detach().is_inference());
  CHECK_FALSE(of_normal.is_inference());
  CHECK_FALSE(of_normal.requires_grad());
  CHECK(weight._version() == 1);
}

TEST_CASE("an error outside the mode leaves an inference tensor as it was") {
  Tensor x = inference_mode([] { return ones({2, 2}); });
  const std::vector<Factory> writes = {
      [&] { return x.add_(1); },
      [&] { return x.zero_(); },
      [&] {
        return x.copy_(zeros({2, 2}));
      },
      [&] { return x.t_(); },
      [&] { return x.select(0, 0).fill_(9); },
      [&] { return x.uniform_(); },
      [&] { return x.masked_fill_(x > 0, 5); },
      [&] {
        return add_out(x, zeros({2, 2}), zeros({2, 2}));
      },
      [&] { return x.requires_grad_(); },
  };
  for (size_t i = 0; i < writes.size(); ++i) {
    INFO(i);
    CHECK_THROWS_AS(writes[i](), InferenceModeError);
    CHECK(x.equal(ones({2, 2})));
    CHECK(x.strides() == IntArrayRef({2, 1}));
    CHECK_FALSE(x.requires_grad());
  }
}

TEST_CASE("an inference tensor with aliases cannot start to require grad, which they would miss") {
  const InferenceMode guard;
  const Tensor x = ones({2, 2});
  const std::string message =
      "set_requires_grad: an inference tensor of sizes [2, 2] shares its data with 1 other tensor";
  {
    const Tensor view = x.view({4});
    CHECK_THROWS_WITH(x.set_requires_grad(true), Catch::Matchers::StartsWith(message));
    CHECK_THROWS_AS(view.set_requires_grad(true), InferenceModeError);
    CHECK_FALSE(x.requires_grad());
    CHECK_FALSE(view.requires_grad());
    CHECK_NOTHROW(x.set_requires_grad(false));
    CHECK_NOTHROW(view.clone().set_requires_grad(true));
  }
  const Tensor same = x;
  CHECK_NOTHROW(x.set_requires_grad(true));
  CHECK(same.requires_grad());
  const Tensor view = x.view({4});
  CHECK_NOTHROW(x.set_requires_grad(true));
}

TEST_CASE("a normal tensor tells its views that it requires grad, in inference mode too") {
  const Tensor x = ones({2, 2});
  const InferenceMode guard;
  const Tensor view = x.view({4});
  x.set_requires_grad(true);
  CHECK(view.requires_grad());
}

}  // namespace
}  // namespace tenon
