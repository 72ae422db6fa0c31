#include "tests/support/descriptors.h"

#include <catch2/catch.hpp>

#include "tenon/dispatch/constant_schema.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/schema_parser.h"
#include "tenon/tenon.h"

namespace tenon::test {
namespace {

void check_equal(const ArgumentSchema& constant, const ArgumentSchema& parsed) {
  INFO("argument " << parsed.name);
  CHECK(constant.name == parsed.name);
  CHECK(type_text(constant) == type_text(parsed));
  CHECK(constant.keyword_only == parsed.keyword_only);
  CHECK(constant.mutated == parsed.mutated);
  CHECK(constant.alias == parsed.alias);
  CHECK(constant.has_default == parsed.has_default);
  CHECK(constant.default_text == parsed.default_text);
}

void check_equal(std::span<const ArgumentSchema> constant, std::span<const ArgumentSchema> parsed) {
  REQUIRE(constant.size() == parsed.size());
  for (size_t i = 0; i < parsed.size(); ++i) check_equal(constant[i], parsed[i]);
}

template <class Descriptor>
void check_as_parsed() {
  constexpr auto& constant = constant_schema<Descriptor>;
  const auto parsed = ParsedSchema::parse(std::string(Descriptor::kSchema));
  INFO(Descriptor::kSchema);
  CHECK(constant.name == parsed->schema().name);
  check_equal(constant.arguments, parsed->schema().arguments);
  check_equal(constant.returns, parsed->schema().returns);
}

TEST_CASE("a schema that is read when it is compiled is the one that is read when it is registered",
          "[operator]") {
  check_as_parsed<Everything>();
  check_as_parsed<NoTensors>();
  check_as_parsed<Stride>();
  CHECK(constant_schema<Everything>.kind == OperatorKind::kOut);
  CHECK(constant_schema<NoTensors>.kind == OperatorKind::kFunctional);
  CHECK(constant_schema<Stride>.kind == OperatorKind::kInplaceView);
  for (const OperatorEntry* op : Dispatcher::instance().operators()) {
    const auto parsed = ParsedSchema::parse(std::string(op->schema().text));
    INFO(op->schema().text);
    check_equal(op->schema().arguments, parsed->schema().arguments);
    check_equal(op->schema().returns, parsed->schema().returns);
    if (op->schema().kind != OperatorKind::kInplaceView)
      CHECK(op->schema().kind == parsed->schema().kind);
  }
}

TEST_CASE("a variant has what is told of its operator", "[operator]") {
  CHECK(Everything::entry().schema().doc == "All there is.");
  CHECK(Stride::entry().schema().doc == "All there is.");
  CHECK(Stride::entry().schema().category == "test");
  CHECK(Stride::entry().schema().name == "test::stride_");
}

DispatchKeySet seen;
std::tuple<TensorBase&, TensorBase&> everything(DispatchKeySet keys, const TensorBase&, TensorList,
                                                IntArrayRef, std::optional<DType>, std::string_view,
                                                TensorBase& first, TensorBase& second) {
  seen = keys;
  return {first, second};
}
void no_tensors(DispatchKeySet keys, std::optional<Device>) {
  seen = keys;
}

template <class Kernel>
void register_once(OperatorEntry& op, Kernel* kernel) {
  Dispatcher& dispatcher = Dispatcher::instance();
  if (dispatcher.find(op.schema().name) == nullptr) dispatcher.register_operator(op);
  dispatcher
      .register_kernel(op, {DispatchKey::CPU, DispatchKey::Meta},
                       reinterpret_cast<AnyKernel>(kernel), "operator_test", /*replace=*/true)
      .keep();
}

TEST_CASE("a call has the keys of every tensor, or those of the device", "[operator]") {
  register_once(Everything::entry(), &everything);
  register_once(NoTensors::entry(), &no_tensors);
  Tensor cpu = zeros({1});
  Tensor meta = empty({1}, device(DeviceType::kMeta));
  const std::vector<TensorBase> list = {TensorBase(), meta};

  const auto call = [&](const TensorBase& self, TensorList others, TensorBase& second) {
    return Everything::call(self, others, {}, std::nullopt, "", cpu, second);
  };
  call(cpu, {}, cpu);
  CHECK(seen.highest() == DispatchKey::CPU);
  CHECK_FALSE(seen.has(DispatchKey::Meta));
  call(meta, {}, cpu);
  CHECK(seen.has(DispatchKey::Meta));
  call(cpu, list, cpu);
  CHECK(seen.has(DispatchKey::Meta));
  const auto [first, second] = call(cpu, {}, meta);
  CHECK(seen.has(DispatchKey::Meta));
  CHECK(&first == &cpu);
  CHECK(&second == &meta);

  NoTensors::call(std::nullopt);
  CHECK(seen.highest() == DispatchKey::CPU);
  NoTensors::call(Device(DeviceType::kMeta));
  CHECK(seen.highest() == DispatchKey::Meta);

  Everything::redispatch(DispatchKey::Meta, cpu, {}, {}, std::nullopt, "", cpu, cpu);
  CHECK(seen == DispatchKeySet(DispatchKey::Meta));
}

void raise_standard(DispatchKeySet, std::optional<Device>) {
  throw std::out_of_range("no such row");
}

TEST_CASE("a call names the operator in what a kernel raises", "[operator]") {
  register_once(NoTensors::entry(), &raise_standard);
  CHECK_THROWS_AS(NoTensors::call(std::nullopt), IndexError);
  CHECK_THROWS_WITH(NoTensors::call(std::nullopt), "test::no_tensors: no such row");
}

TEST_CASE("a call checks its enumerators", "[operator]") {
  register_once(Everything::entry(), &everything);
  Tensor cpu = zeros({1});
  CHECK_THROWS_AS(Everything::call(cpu, {}, {}, static_cast<DType>(99), "", cpu, cpu), DTypeError);
  CHECK_THROWS_WITH(Everything::call(cpu, {}, {}, static_cast<DType>(99), "", cpu, cpu),
                    Catch::Contains("test::everything.out"));
}

}  // namespace
}  // namespace tenon::test
