#include <catch2/catch.hpp>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tenon/tenon.h"
#include "tests/functionalize/described.h"
#include "tests/functionalize/storage_windows.h"

namespace tenon::test {
namespace {

/// What a tensor of the backend of this test has in the place of data: elements that only the
/// backend reaches.
class Sealed final : public OpaqueValue {
 public:
  explicit Sealed(TensorBase contents) : contents(std::move(contents)) {}
  const TensorBase contents;
};

TensorBase sealed(const TensorBase& contents) {
  return make_opaque_tensor(contents.sizes(), contents.strides(), contents.dtype(), kPrivateUse1,
                            std::make_shared<Sealed>(contents));
}

/// A backend that computes every operator by way of the CPU. It counts the operators that reach it.
class SealedBackend {
 public:
  SealedBackend() : library_("aten", DispatchKey::PrivateUse1) {
    register_functional_device(kPrivateUse1);
    library_.fallback([this](const OperatorEntry& op, DispatchKeySet, Stack& stack) {
      calls.emplace(op.name());
      call(op, stack);
    });
  }

  std::set<std::string> calls;

  /// Whether an operator has reached it that writes or makes views.
  bool saw_other_than_functional() const {
    for (const std::string& name : calls) {
      if (Dispatcher::instance().get(name).schema().kind != OperatorKind::kFunctional) return true;
    }
    return false;
  }

 private:
  static void call(const OperatorEntry& op, Stack& stack) {
    const size_t first = stack.size() - op.schema().arguments.size();
    Device target = kPrivateUse1;
    for (size_t i = first; i < stack.size(); ++i) {
      for_each_tensor(stack[i], [](TensorBase& tensor) {
        if (tensor.defined() && !tensor.is_cpu()) tensor = opaque_value_as<Sealed>(tensor).contents;
      });
      if (!stack[i].is<Device>()) continue;
      target = stack[i].get<Device>();
      if (!target.is_meta()) stack[i] = Value(Device(kCPU));
    }
    op.redispatch_boxed(target.is_meta() ? DispatchKey::Meta : DispatchKey::CPU, stack);
    if (target != kPrivateUse1) return;
    for (size_t i = first; i < stack.size(); ++i) {
      for_each_tensor(stack[i], [](TensorBase& tensor) {
        if (tensor.defined()) tensor = sealed(tensor);
      });
    }
  }

  Library library_;
};

Tensor on_device(const Tensor& tensor) {
  return tensor.to(kPrivateUse1);
}
Tensor on_cpu(const Tensor& tensor) {
  return tensor.to(kCPU);
}

TEST_CASE("every tensor on a functional device is functional, however it is made") {
  const SealedBackend backend;
  const Tensor cpu = arange(6.0).reshape({2, 3});
  const Tensors made{zeros({2, 3}, device(kPrivateUse1)),
                     tensor({{1.0f, 2.0f}}, device(Device("privateuse1"))),
                     on_device(cpu),
                     ones_like(cpu, device(kPrivateUse1)),
                     cpu.new_zeros({2}, device(kPrivateUse1)),
                     on_device(cpu) + 1,
                     on_device(cpu).clone(),
                     empty_strided({2, 2}, {3, 5}, device(kPrivateUse1))};
  for (const Tensor& each : made) {
    CHECK(is_functional(each));
    CHECK(each.device() == Device(kPrivateUse1));
    CHECK(each.storage()->data() == nullptr);
    CHECK(opaque_value(from_functional(each)) != nullptr);
    CHECK_THROWS_AS(each.data_ptr<float>(), DeviceError);
  }
  CHECK(made.back().strides() == IntArrayRef({3, 5}));
  CHECK(on_device(made.front()).is_same(made.front()));
}

TEST_CASE("copies cross between a functional device and others") {
  const SealedBackend backend;
  const Tensor cpu = arange(6.0).reshape({2, 3});
  const Tensor there = on_device(cpu);
  cpu.fill_(9);  // a copy is one, and sees nothing of this
  const Tensor back = on_cpu(there);
  CHECK_FALSE(is_functional(back));
  CHECK(back.equal(arange(6.0).reshape({2, 3})));
  there.copy_(ones({3}));
  CHECK(on_cpu(there).equal(ones({2, 3})));
  cpu.copy_(there * 5);
  CHECK(cpu.equal(full({2, 3}, 5.0)));
  CHECK_FALSE(is_functional(cpu));
  CHECK(on_cpu(there.to(DType::kFloat64)).equal(ones({2, 3}, DType::kFloat64)));
  const Tensor meta = there.to(kMeta);
  CHECK(meta.is_meta());
  CHECK_FALSE(is_functional(meta));
  CHECK_THROWS_AS(there.copy_(meta), DeviceError);
  CHECK(on_cpu(there).equal(ones({2, 3})));
}

TEST_CASE(
    "views and in-place operators do there what they do on the CPU, by functional operators") {
  SealedBackend backend;
  const auto program = [](const Tensor& x) {
    const Tensor row = x[1], column = x.t()[0];
    row.add_(10);
    column.mul_(3);
    x.transpose(0, 1).select(0, 2).copy_(x.select(1, 0));
    x.expand({2, 2, 3})[1].sub_(1);
    Tensor grown = x.clone();
    grown.resize_({2, 2, 2}).unsqueeze_(0);
    Tensor strided = x.slice(1, 1).as_strided({2}, {3}, 0);
    strided.fill_(7);
    add_out(strided, row.slice(0, 0, 2), 1);
    return Tensors{x, row, column, strided, cat({x, x}), std::get<0>(x.max(1)), x.t().contiguous()};
  };
  const Tensors expected = program(arange(6.0).reshape({2, 3}).clone());
  const Tensors found = program(on_device(arange(6.0).reshape({2, 3})));
  for (size_t i = 0; i < expected.size(); ++i) {
    INFO(i);
    CHECK(found[i].strides() == expected[i].strides());
    CHECK(found[i].is_view() == expected[i].is_view());
    CHECK(found[i]._version() == expected[i]._version());
    CHECK(elements(on_cpu(found[i])) == elements(expected[i]));
  }
  for (const std::string& name : backend.calls) INFO(name);
  CHECK_FALSE(backend.saw_other_than_functional());
  CHECK(backend.calls.contains("select_copy.int"));
}

TEST_CASE("windows on storages are there what they are on the CPU, whatever part a tensor is") {
  SealedBackend backend;
  const Tensor cpu = arange(12.0).view({3, 4});
  const auto programs = storage_programs();
  for (size_t i = 0; i < programs.size(); ++i) {
    INFO("program " << i);
    const Tensors expected = programs[i](cpu.clone()), found = programs[i](on_device(cpu));
    for (size_t j = 0; j < found.size(); ++j) {
      INFO("result " << j);
      CHECK(found[j].sizes() == expected[j].sizes());
      CHECK(found[j].strides() == expected[j].strides());
      CHECK(found[j].storage_offset() == expected[j].storage_offset());
      CHECK(elements(on_cpu(found[j])) == elements(expected[j]));
    }
  }
  CHECK_FALSE(backend.saw_other_than_functional());
}

TEST_CASE("tensors are indexed by tensors there, and by tensors on the CPU") {
  using namespace indexing;
  SealedBackend backend;
  const Tensor cpu = arange(12.0).view({3, 4}), there = on_device(cpu);
  const Tensor rows = tensor({2, -3}), mask = cpu.remainder(5).gt(2);
  for (const bool moved : {true, false}) {
    const auto put = [&](const Tensor& index) { return moved ? on_device(index) : index; };
    CHECK(on_cpu(there.index({put(rows)})).equal(cpu.index({rows})));
    CHECK(on_cpu(there.index({put(rows), put(rows)})).equal(cpu.index({rows, rows})));
    CHECK(on_cpu(there.index({put(mask)})).equal(cpu.index({mask})));
    Tensor x = cpu.clone(), y = there.clone();
    x.index_put_({Slice(), rows}, 7).index_put_({mask}, -1);
    y.index_put_({Slice(), put(rows)}, 7).index_put_({put(mask)}, -1);
    CHECK(on_cpu(y).equal(x));
  }
  CHECK_THROWS_AS(there.index({on_device(tensor({0, 3}))}), IndexError);
  CHECK_FALSE(backend.saw_other_than_functional());
}

TEST_CASE("gradients, versions and hooks stand above a functional device") {
  const SealedBackend backend;
  const auto program = [](Tensor x) {
    x.requires_grad_(true);
    int hooks = 0;
    const Tensor squared = x * x;
    squared.register_hook([&](const Tensor& grad) { return ++hooks, grad * 2; });
    const Tensor y = mse_loss(squared.t().relu(), zeros_like(squared.t()));
    y.backward();
    CHECK(hooks == 1);
    return x.grad();
  };
  const Tensor cpu = arange(6.0).reshape({2, 3});
  const Tensor grad = program(on_device(cpu));
  CHECK(is_functional(grad));
  CHECK(elements(on_cpu(grad)) == elements(program(cpu.clone())));

  Tensor x = on_device(cpu).requires_grad_(true);
  const Tensor saved = x * x;
  {
    const NoGradGuard no_grad;
    x.add_(1);
  }
  CHECK_THROWS_AS(saved.sum().backward(), VersionError);

  Tensor leaf = cpu.clone().requires_grad_(true);
  (on_device(leaf) * 3).sum().backward();
  CHECK(leaf.grad().is_cpu());
  CHECK(leaf.grad().equal(full({2, 3}, 3.0)));
}

TEST_CASE("what is composed of operators reaches a functional device as these") {
  SealedBackend backend;
  const Tensor x = on_device(arange(4.0));
  const Tensor loss = binary_cross_entropy(x / 4, x / 4) + mse_loss(x, x) + mish(x).sum();
  CHECK(loss.numel() == 1);
  CHECK(x.clone().pow_(2).numel() == 4);
  for (const char* name : {"mse_loss", "binary_cross_entropy", "mish"}) {
    CHECK_FALSE(backend.calls.contains(name));
  }
  CHECK(backend.calls.contains("tanh"));
}

TEST_CASE("tensors on a functional device are read by printing, item and equal") {
  const SealedBackend backend;
  const Tensor x = on_device(tensor({1.0f, 2.0f}));
  x[0].add_(2);
  std::ostringstream text;
  text << x;
  CHECK(text.str() == " 3\n 2\n[ PrivateUse1FloatType{2} ]");
  CHECK(x[1].item().toFloat() == 2);
}

TEST_CASE("inference tensors of a functional device are inference tensors") {
  const SealedBackend backend;
  Tensor made;
  {
    const InferenceMode guard;
    made = ones({2}, device(kPrivateUse1)) + 1;
    made[0].add_(1);
  }
  CHECK(made.is_inference());
  CHECK(is_functional(made));
  CHECK(on_cpu(made).equal(tensor({3.0f, 2.0f})));
  CHECK_THROWS_AS(made.add_(1), InferenceModeError);
}

TEST_CASE("what a functional device cannot do is a typed error, and nothing has changed") {
  const SealedBackend backend;
  const Tensor cpu = ones({2}), there = on_device(cpu);
  CHECK_THROWS_AS(cpu + there, DeviceError);
  CHECK_THROWS_AS(there.add_(cpu), DeviceError);
  CHECK_THROWS_AS(cpu.add_(there), DeviceError);
  CHECK_THROWS_AS(cat({cpu, there}), DeviceError);
  CHECK_THROWS_AS(there.add_(on_device(ones({3}))), ShapeError);
  CHECK(cpu.equal(ones({2})));
  CHECK(on_cpu(there).equal(ones({2})));
  CHECK(there._version() == 0);

  CHECK_THROWS_AS(register_functional_device(kCPU), ValueError);
  CHECK_THROWS_AS(register_functional_device(static_cast<DeviceType>(9)), ValueError);
  CHECK_THROWS_AS(make_opaque_tensor({2}, DType::kFloat32, kPrivateUse1, nullptr), ValueError);
  CHECK_THROWS_AS(make_opaque_tensor({2}, DType::kFloat32, kCPU, std::make_shared<Sealed>(cpu)),
                  DeviceError);
  CHECK_THROWS_AS(
      make_opaque_tensor({-2}, DType::kFloat32, kPrivateUse1, std::make_shared<Sealed>(cpu)),
      ShapeError);
  CHECK_THROWS_AS(opaque_value_as<Sealed>(cpu), DeviceError);
  CHECK_THROWS_AS(opaque_value_as<Sealed>(TensorBase()), DeviceError);
  CHECK(opaque_value(cpu) == nullptr);
}

}  // namespace
}  // namespace tenon::test
