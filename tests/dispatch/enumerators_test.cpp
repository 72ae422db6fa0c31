// A dtype, device, layout or memory format that is a cast number is an error wherever it enters.

#include "tenon/dispatch/enumerators.h"

#include <catch2/catch.hpp>

#include "tenon/dispatch/dispatcher.h"
#include "tenon/tenon.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace {

constexpr auto kNoDType = static_cast<DType>(77);
constexpr auto kNoDevice = static_cast<DeviceType>(9);
constexpr auto kNoLayout = static_cast<Layout>(5);
constexpr auto kNoFormat = static_cast<MemoryFormat>(200);
constexpr auto kNoKey = static_cast<DispatchKey>(200);

TEST_CASE("an operator called with a number that is no dtype, device, layout or format raises") {
  const Tensor x = ones({2, 2});
  CHECK_THROWS_AS(x.to(kNoDType), DTypeError);
  CHECK_THROWS_AS(x.to(kNoDevice), DeviceError);
  CHECK_THROWS_AS(x.sum(kNoDType), DTypeError);
  CHECK_THROWS_AS(x.softmax(0, kNoDType), DTypeError);
  CHECK_THROWS_AS(x.cumsum(0, kNoDType), DTypeError);
  CHECK_THROWS_AS(x.clone(kNoFormat), TypeError);
  CHECK_THROWS_AS(x.contiguous(kNoFormat), TypeError);
  CHECK_THROWS_AS(zeros({2}, kNoDType), DTypeError);
  CHECK_THROWS_AS(zeros({2}, kNoDevice), DeviceError);
  CHECK_THROWS_AS(zeros({2}, kNoLayout), TypeError);
  CHECK_THROWS_AS(zeros_like(x, kNoDType), DTypeError);
  CHECK_THROWS_AS(rand({2}, kNoDType), DTypeError);
  CHECK_THROWS_AS(arange(3, kNoDType), DTypeError);
  CHECK_THROWS_AS(set_default_dtype(kNoDType), DTypeError);
}

TEST_CASE("a tensor of no dtype cannot be made") {
  float memory[2] = {};
  CHECK_THROWS_AS(from_blob(memory, {2}, kNoDType), DTypeError);
  CHECK_THROWS_AS(from_blob(memory, {2}, kNoDevice), DeviceError);
  CHECK_THROWS_AS(tensor({1.0, 2.0}, kNoDType), DTypeError);
  CHECK_THROWS_AS(make_tensor({2}, kNoDType), DTypeError);
  CHECK_THROWS_AS(make_tensor({2}, DType::kFloat32, kNoDevice), DeviceError);
  CHECK_THROWS_AS(make_tensor_strided({2}, {1}, kNoDType), DTypeError);
}

TEST_CASE("memory on no device cannot be made") {
  float memory[2] = {};
  CHECK_THROWS_AS(StorageImpl::allocate(8, kNoDevice), DeviceError);
  CHECK_THROWS_AS(StorageImpl::wrap(memory, 8, kNoDevice, nullptr), DeviceError);
}

TEST_CASE("every operator called boxed refuses what is no enumerator in any argument") {
  const auto number_of = [](ArgumentType type) -> Value {
    switch (type) {
      case ArgumentType::kDType:
        return kNoDType;
      case ArgumentType::kDevice:
        return Device(kNoDevice);
      case ArgumentType::kLayout:
        return kNoLayout;
      case ArgumentType::kMemoryFormat:
        return kNoFormat;
      default:
        return {};
    }
  };
  int tried = 0;
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    if (op->schema().category == "user") continue;
    const auto& arguments = op->schema().arguments;
    for (size_t bad = 0; bad < arguments.size(); ++bad) {
      if (number_of(arguments[bad].type).is_none()) continue;
      Stack stack;
      for (size_t i = 0; i < arguments.size(); ++i) {
        const ArgumentSchema& argument = arguments[i];
        if (i == bad) {
          stack.push_back(number_of(argument.type));
        } else if (argument.type == ArgumentType::kTensor) {
          stack.push_back(TensorBase(ones({2, 2})));
        } else if (argument.list) {
          stack.push_back(std::vector<int64_t>{2, 2});
        } else if (argument.type == ArgumentType::kScalar ||
                   argument.type == ArgumentType::kInteger) {
          stack.push_back(int64_t{1});
        } else if (argument.type == ArgumentType::kBoolean) {
          stack.push_back(false);
        } else if (argument.type == ArgumentType::kFloating) {
          stack.push_back(1.0);
        } else if (argument.type == ArgumentType::kDType && !argument.optional) {
          stack.push_back(DType::kFloat32);
        } else if (argument.type == ArgumentType::kDevice && !argument.optional) {
          stack.push_back(Device());
        } else if (argument.type == ArgumentType::kMemoryFormat && !argument.optional) {
          stack.push_back(MemoryFormat::Contiguous);
        } else {
          stack.push_back(Value());
        }
      }
      INFO(op->schema().text << ", argument " << bad);
      CHECK_THROWS_AS(op->call_boxed(stack), Error);
      ++tried;
    }
  }
  CHECK(tried > 100);
}

TEST_CASE("a number that is no dispatch key is in no set, and nothing is registered for it") {
  const ThreadState before = thread_state();
  for (const auto key : {kNoKey, static_cast<DispatchKey>(63), static_cast<DispatchKey>(64)}) {
    CHECK(DispatchKeySet(key).empty());
    CHECK_FALSE(DispatchKeySet::all().has(key));
    CHECK(DispatchKeySet::below(key) == DispatchKeySet::all());
    const ExcludeDispatchKeyGuard excluded(key);
    const IncludeDispatchKeyGuard included(key);
    CHECK(thread_state() == before);
  }
  Dispatcher& dispatcher = Dispatcher::instance();
  const OperatorEntry& op = dispatcher.get("cos");
  const BoxedKernel kernel = [](const OperatorEntry&, DispatchKeySet, Stack&) {};
  CHECK_FALSE(op.has_kernel(kNoKey));
  CHECK_FALSE(op.has_kernel(DispatchKey::Autograd));
  CHECK(op.registrant(kNoKey) == nullptr);
  Stack stack = {ones({1})};
  CHECK_THROWS_AS(op.run_kernel(kNoKey, backend_keys, stack), ValueError);
  CHECK_THROWS_AS(dispatcher.register_boxed_kernel(op, kNoKey, kernel, "this test"), ValueError);
  for (const auto key : {kNoKey, DispatchKey::Autograd, DispatchKey::Undefined})
    CHECK_THROWS_AS(dispatcher.register_fallback(key, kernel, "this test"), ValueError);
  Library library("no_key", kNoKey);
  CHECK_THROWS_AS(library.fallback(kernel), ValueError);
  CHECK_THROWS_AS(library.impl("cos", kernel), ValueError);
}

TEST_CASE("what is no enumerator is printed as the number that it is") {
  CHECK(detail::concatenate(kNoDType) == "DType(77)");
  CHECK(detail::concatenate(kNoDevice) == "DeviceType(9)");
  CHECK(detail::concatenate(kNoLayout) == "Layout(5)");
  CHECK(detail::concatenate(kNoFormat) == "MemoryFormat(200)");
  CHECK(detail::concatenate(kNoKey) == "DispatchKey(200)");
  CHECK(detail::concatenate(DispatchKey::Autograd) == "Autograd");
  CHECK(element_size(kNoDType) == 0);
  CHECK_FALSE(is_floating_point(kNoDType));
}

}  // namespace
}  // namespace tenon
