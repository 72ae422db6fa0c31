#include <catch2/catch.hpp>
#include <sstream>
#include <vector>

#include "tests/functionalize/described.h"
#include "tests/functionalize/storage_windows.h"
#include "tests/lazy/on_lazy.h"

namespace tenon::test {
namespace {

TEST_CASE("the Lazy backend has functional operators alone") {
  CHECK(zeros({1}, device(kLazy)).numel() == 1);  // the first tensor registers its kernels
  size_t own = 0;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const OperatorSchema& schema = op->schema();
    INFO(op->name());
    if (schema.kind == OperatorKind::kFunctional) {
      CHECK(op->has_kernel(DispatchKey::Lazy));
      own += op->shares_kernel(DispatchKey::Lazy, DispatchKey::Meta) ? 0 : 1;
    } else if (op->has_kernel(DispatchKey::Lazy)) {
      // Composed of others for every backend, which calls them.
      CHECK(op->shares_kernel(DispatchKey::Lazy, DispatchKey::Meta));
    }
  }
  CHECK(own > 200);
}

TEST_CASE("a lazy tensor has no memory, and is computed when it is read, once") {
  const Tensor x = on_lazy(arange(6.0).reshape({2, 3}));
  Tensor y, other;
  CHECK(computed_in([&] {
          y = (x + 1).mul(2);
          other = x.exp();
        }) == 0);
  CHECK(is_functional(y));
  CHECK(y.storage()->data() == nullptr);
  CHECK_THROWS_AS(y.data_ptr<float>(), DeviceError);
  CHECK(computed_in([&] { CHECK(y.sum().item().toDouble() == 42); }) == 3);
  CHECK(computed_in([&] { CHECK(on_cpu(y)[0][0].item().toDouble() == 2); }) == 0);
  CHECK(computed_in([&] { CHECK(y[1].sum().item().toDouble() == 30); }) == 2);
  CHECK(computed_in([&] { sync(other); }) == 1);
  CHECK(computed_in([&] { sync(other); }) == 0);
}

TEST_CASE("what is used by what waits is computed once, though its tensor is gone") {
  const Tensor x = on_lazy(ones({3}));
  Tensor shared = x.exp();
  const Tensor first = shared + 1, second = shared * 2;
  shared = Tensor();
  CHECK(computed_in([&] { sync(first); }) == 2);
  CHECK(computed_in([&] { sync(second); }) == 1);
}

TEST_CASE("every way to read a lazy tensor computes it") {
  const auto make = [] { return on_lazy(tensor({1.0f, 2.0f})) + 1; };
  CHECK(make()[0].item().toFloat() == 2);
  CHECK(make().equal(make()));
  CHECK(on_cpu(make()).equal(tensor({2.0f, 3.0f})));
  std::ostringstream text;
  text << make();
  CHECK(text.str() == " 2\n 3\n[ LazyFloatType{2} ]");
  Tensor cpu = zeros({2});
  cpu.copy_(make());
  CHECK(cpu.equal(tensor({2.0f, 3.0f})));
  CHECK(make().sum().toString() == "LazyFloatType");
}

TEST_CASE("lazy tensors are made by every factory") {
  for (const Device device : {Device("lazy"), Device("lazy:1")}) {
    const Tensors made{zeros({2}, tenon::device(device)),
                       tensor({1, 2}, tenon::device(device)),
                       arange(3, tenon::device(device)),
                       full({2}, 3.5, tenon::device(device)),
                       ones_like(zeros({2}), tenon::device(device)),
                       zeros({2}).to(device),
                       rand({2}, tenon::device(device))};
    for (const Tensor& each : made) {
      CHECK(each.device() == device);
      CHECK((each + each).device() == device);
    }
  }
}

TEST_CASE("the values of CPU tensors are those of the moment they are copied at") {
  const Tensor cpu = ones({2});
  const Tensor x = on_lazy(cpu), y = on_lazy(zeros({2}));
  y.copy_(cpu);
  cpu.fill_(5);
  CHECK(on_cpu(x + y).equal(full({2}, 2.0)));
  const Tensor read = on_cpu(x);
  read.fill_(9);
  CHECK(on_cpu(x).equal(ones({2})));
}

TEST_CASE("random operators draw when they are called, what they draw on the CPU") {
  const auto draw = [](Device device) {
    manual_seed(7);
    const Tensor a = rand({3}, tenon::device(device));
    const Tensor b = randn({2}), c = rand_like(a);
    const Tensor d = dropout(ones({8}, tenon::device(device)), 0.5, true);
    return Tensors{d.to(kCPU), c.to(kCPU), b, a.to(kCPU)};
  };
  const Tensors eager = draw(kCPU), found = draw(kLazy);
  for (size_t i = 0; i < eager.size(); ++i) CHECK(found[i].equal(eager[i]));
}

TEST_CASE("gradients, versions and inference mode are those of the CPU") {
  const auto program = [](Tensor x) {
    x.requires_grad_(true);
    const Tensor y = (x.pow(3) * x.sum()).tanh();
    y.sum().backward();
    return x.grad();
  };
  const Tensor start = tensor({0.1f, -0.2f});
  CHECK(on_cpu(program(on_lazy(start))).equal(program(start.clone())));

  Tensor inference;
  {
    const InferenceMode guard;
    inference = on_lazy(start) + 1;
    inference.add_(1);
    CHECK(on_cpu(inference).is_inference());
  }
  CHECK(inference.is_inference());
  CHECK_THROWS_AS(inference.add_(1), InferenceModeError);
  CHECK_FALSE(on_cpu(inference).is_inference());
  CHECK(on_cpu(inference + 0).equal(start + 2));
}

TEST_CASE("operators of programs are recorded by their Meta kernels, or computed at once") {
  Library library("lazy_test");
  library.def("doubled(Tensor self) -> Tensor");
  library.impl("doubled", DispatchKey::CPU, [](const Tensor& self) { return self * 2; });
  library.def("tripled(Tensor self) -> Tensor");
  library.impl("tripled", DispatchKey::CPU, [](const Tensor& self) { return self * 3; });
  library.impl("tripled", DispatchKey::Meta, [](const Tensor& self) { return empty_like(self); });
  const auto call = [](const char* name, const Tensor& x) {
    return find_operator<Tensor(const Tensor&)>(name).call(x);
  };
  const Tensor x = on_lazy(ones({2}));
  Tensor y, z;
  CHECK(computed_in([&] { y = call("lazy_test::tripled", x + 1); }) == 0);
  CHECK(computed_in([&] { z = call("lazy_test::doubled", y); }) == 2);
  CHECK(on_cpu(z).equal(full({2}, 12.0)));
}

TEST_CASE("windows on storages are those of the CPU, whatever part of a storage a tensor is") {
  const auto with_gradient = [](const auto& program, Tensor x) {
    x.requires_grad_(true);
    Tensors results = program(x);
    Tensor sum = zeros({}, device(x.device()));
    for (const Tensor& each : results) {
      if (each.requires_grad()) sum = sum + (each * each).sum();
    }
    try {
      sum.backward();
    } catch (const NotImplementedError&) {
      return results;  // of a tensor that is not dense there is none
    }
    results.push_back(x.grad());
    return results;
  };
  const Tensor cpu = arange(12.0).view({3, 4});
  const auto programs = storage_programs();
  for (size_t i = 0; i < programs.size(); ++i) {
    INFO("program " << i);
    const Tensors expected = with_gradient(programs[i], cpu.clone());
    const Tensors found = with_gradient(programs[i], on_lazy(cpu));
    REQUIRE(found.size() == expected.size());
    for (size_t j = 0; j < found.size(); ++j) {
      INFO("result " << j);
      CHECK(found[j].strides() == expected[j].strides());
      CHECK(on_cpu(found[j]).equal(expected[j]));
    }
  }
}

TEST_CASE("bad calls on lazy tensors are typed errors of the call") {
  const Tensor x = on_lazy(ones({2})), cpu = ones({2});
  CHECK_THROWS_AS(x + on_lazy(ones({3})), ShapeError);
  CHECK_THROWS_AS(x + cpu, DeviceError);
  CHECK_THROWS_AS(cpu.mul_(x), DeviceError);
  CHECK_THROWS_AS(x.copy_(zeros({2}, device(kMeta))), DeviceError);
  CHECK_THROWS_AS(make_opaque_tensor({2}, DType::kFloat32, kLazy, nullptr), ValueError);
  CHECK_THROWS_AS(x.item(), ShapeError);
  CHECK(on_cpu(x).equal(ones({2})));
}

}  // namespace
}  // namespace tenon::test
