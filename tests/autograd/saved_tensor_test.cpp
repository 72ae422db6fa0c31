#include "tenon/autograd/saved_tensor.h"

#include "tenon/api/tensor_creation.h"
#include "tenon/autograd/error_node.h"
#include "tests/autograd/tensors.h"

namespace tenon::test {
namespace {

TEST_CASE("a tensor that was modified since it was saved fails the backward", "[saved]") {
  const Tensor x = leaf({1, 2});
  Tensor y = x * 2;

  SECTION("modified itself") {
    const Tensor z = y * y;
    y.add_(1);
    CHECK_ERROR(z.sum().backward(), VersionError, "is at version 1, expected version 0");
  }
  SECTION("the error names operator and sizes") {
    const Tensor z = y * y;
    y.add_(1);
    CHECK_ERROR(z.sum().backward(), VersionError, "sizes [2]");
    CHECK_ERROR(z.sum().backward(), VersionError, "MulBackward");
  }
  SECTION("modified through a view") {
    const Tensor z = y * y;
    y.narrow(0, 0, 1).mul_(2);
    CHECK_THROWS_AS(z.sum().backward(), VersionError);
  }
  SECTION("modified through its detached alias") {
    const Tensor z = y * y;
    y.detach().mul_(2);
    CHECK_THROWS_AS(z.sum().backward(), VersionError);
  }
  SECTION("modified in inference mode") {
    const Tensor z = y * y;
    {
      const InferenceMode guard;
      y.mul_(2);
    }
    CHECK_THROWS_AS(z.sum().backward(), VersionError);
  }
  SECTION("a result that was saved") {
    Tensor z = x.exp();
    z.add_(1);
    CHECK_ERROR(z.sum().backward(), VersionError, "ExpBackward");
  }
  SECTION("not where nothing was saved") {
    const Tensor z = y + y;
    y.add_(1);
    z.sum().backward();
    CHECK(values(x.grad()) == Values{4, 4});
  }
}

TEST_CASE("an in-place operator frees what it saves of the memory that it writes to", "[saved]") {
  float memory[8] = {};
  bool freed = false;
  const Tensor weight = ones({2, 2}).set_requires_grad(true);
  {
    const Tensor base = from_blob(memory, {4, 2}, [&](void*) { freed = true; });
    Tensor first = base.narrow(0, 0, 2);
    SECTION("written to through a view, saved from another one") {
      first.addmm_(base.narrow(0, 2, 2), weight);
      CHECK_THROWS_AS(base.sum().backward(), VersionError);
    }
    SECTION("written to itself, saved from a view") {
      Tensor whole = base;
      whole.mul_(base.view({4, 2}));
      whole.view({2, 4}).mul_(weight.view({1, 4}));
      whole.addcmul_(whole.view({4, 2}), whole.view({2, 2, 2}).view({4, 2}));
    }
    SECTION("written to through a view, saved from the base") {
      first.addmm_(weight, base.narrow(0, 1, 2));
      base.view({2, 4}).addmm_(weight, base.view({2, 4}));
    }
  }
  CHECK(freed);
}

TEST_CASE("an inference tensor is not saved", "[saved]") {
  Tensor i;
  {
    const InferenceMode guard;
    i = vec({3, 4});
  }
  const Tensor x = leaf({1, 2});
  CHECK_ERROR(x * i, InferenceModeError, "clone it");
  (x + i).sum().backward();
  CHECK(values(x.grad()) == Values{1, 1});
}

TEST_CASE("a node that saves its result does not keep itself alive", "[saved]") {
  struct Watched : Identity {
    explicit Watched(bool& alive) : alive(alive) { alive = true; }
    ~Watched() override { alive = false; }
    SavedTensor result;
    bool& alive;
  };
  bool alive = false;
  Tensor result = vec({1, 2});
  {
    auto node = make_intrusive<Watched>(alive);
    set_history(result, node);
    node->result = SavedTensor(result, /*is_output=*/true);
  }
  CHECK(alive);

  SECTION("and gives it back with its history") {
    const auto node = result.grad_fn();
    const TensorBase unpacked = static_cast<Watched&>(*node).result.unpack(*node);
    CHECK(unpacked.grad_fn() == node);
    CHECK(unpacked.is_alias_of(result));
  }
  result = Tensor();
  CHECK_FALSE(alive);
}

TEST_CASE("an absent tensor is saved as an absent one", "[saved]") {
  const Identity node;
  SavedTensor saved(undefined_tensor, false);
  CHECK_FALSE(saved.unpack(node).defined());
  saved.reset();
  CHECK_FALSE(saved.unpack(node).defined());
}

}  // namespace
}  // namespace tenon::test
