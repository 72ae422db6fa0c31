#include "tests/allocations/registered.h"
#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

/// A name that no operator has yet.
std::string new_name() {
  static int count = 0;
  return "allocations::an_operator_with_a_long_name_" + std::to_string(count++);
}

using Definition =
    std::function<void(Library&, const std::string& name, const std::string& schema)>;

/// Defines an operator that stays; `rest` is its schema without the name.
void check_definition(const std::string& title, const std::string& rest, const Definition& define) {
  check_failing_allocations(title, [&] {
    const std::string name = new_name();
    const std::string schema = name + rest;
    auto kept = std::make_shared<Library>("allocations", KernelKeys(), kRegistrant);
    return Attempt{.call =
                       [=] {
                         Library library("allocations", KernelKeys(), kRegistrant);
                         define(library, name, schema);
                         *kept = std::move(library);
                       },
                   .results =
                       [=] {
                         if (!title.ends_with("without a kernel")) return std::vector{called(name)};
                         kept->impl(name, DispatchKey::CPU, &doubled);
                         return std::vector{called(name)};
                       },
                   .reach = {},
                   .outside = [=] { return described_registry(name); },
                   .lasting = true};
  });
}

TEST_CASE("an operator is defined whole or not at all", "[allocations][registration]") {
  check_definition("def without a kernel", "(Tensor self) -> Tensor",
                   [](Library& library, auto&, auto& schema) { library.def(schema); });
  check_definition("def of a view without a kernel", "(Tensor(a) self) -> Tensor",
                   [](Library& library, auto&, auto& schema) { library.def(schema); });
  check_definition("def with a schema and a kernel", "(Tensor self) -> Tensor",
                   [](Library& library, auto&, auto& schema) { library.def(schema, &doubled); });
  check_definition("def with a kernel", "",
                   [](Library& library, auto& name, auto&) { library.def(name, &doubled); });
  const auto factor = std::make_shared<double>(3);
  check_definition("def with a kernel that owns memory", "",
                   [factor](Library& library, auto& name, auto&) {
                     library.def(name, [factor](const Tensor& x) { return x * *factor; });
                   });
}

/// Registers something that goes with its library.
void check_kernel(const std::string& title, const std::function<void(Library&)>& add,
                  const std::function<Tensor()>& call) {
  check_failing_allocations(title, [&] {
    existing();
    auto library = std::make_shared<Library>("allocations", KernelKeys(), kRegistrant);
    return Attempt{.call = [=] { add(*library); },
                   .results = [=] { return std::vector{call()}; },
                   .reach = {},
                   .outside = [] { return described_registry(existing()); }};
  });
}

TEST_CASE("a kernel is registered whole or not at all", "[allocations][registration]") {
  const auto call = [] { return called(existing()); };
  check_kernel(
      "a typed kernel for Autograd",
      [](Library& library) { library.impl("existing", DispatchKey::AutogradCPU, &tripled); },
      [] {
        const Tensor x = ones({2}).set_requires_grad(true);
        return find_operator<Tensor(const Tensor&)>(existing()).call(x).detach();
      });
  check_kernel(
      "a kernel of a built-in operator",
      [](Library& library) { library.impl("aten::neg", DispatchKey::Profiler, &tripled); }, call);
  check_kernel(
      "a kernel for several keys",
      [](Library& library) {
        library.impl("existing",
                     KernelKeys(DispatchKeySet({DispatchKey::Meta, DispatchKey::PrivateUse1})),
                     &tripled);
      },
      call);
  check_kernel(
      "a boxed kernel",
      [](Library& library) {
        Library other("allocations", DispatchKey::Profiler, kRegistrant);
        other.impl("existing", BoxedKernel(&pass_on));
        library = std::move(other);
      },
      call);
  check_kernel(
      "a composite kernel",
      [](Library& library) {
        library.impl("existing",
                     KernelKeys(DispatchKeySet({DispatchKey::Meta}), /*is_composite=*/true),
                     &tripled);
      },
      call);
  check_kernel(
      "kernels of an in-place operator and of a view",
      [](Library& library) {
        // One after the other, so that each is undone with the library when the next one fails.
        Library both("allocations", KernelKeys(), kRegistrant);
        both.impl("existing_", DispatchKey::AutogradCPU,
                  [](Tensor& x) -> Tensor& { return x.zero_(); });
        both.impl("existing_view", DispatchKey::AutogradCPU, [](const Tensor& x) {
          return x.view({1, -1});
        });
        library = std::move(both);
      },
      call);
  check_kernel(
      "a fallback",
      [](Library& library) { library.fallback(DispatchKey::Profiler, BoxedKernel(&pass_on)); },
      called_inside);
}

TEST_CASE("the dispatcher registers whole or not at all", "[allocations][registration]") {
  using Register = std::function<Registration(Dispatcher&, const OperatorEntry&)>;
  const auto check = [](const std::string& title, const Register& add) {
    check_failing_allocations(title, [&] {
      const OperatorEntry& op = Dispatcher::instance().get(existing());
      auto registration = std::make_shared<Registration>();
      return Attempt{.call = [=, &op] { *registration = add(Dispatcher::instance(), op); },
                     .results = [] { return std::vector{called(existing())}; },
                     .reach = {},
                     .outside = [] { return described_registry(existing()); }};
    });
  };
  const BoxedKernel owning = [owned = std::vector<int>(100)](const OperatorEntry& op,
                                                             DispatchKeySet keys, Stack& stack) {
    pass_on(op, keys, stack);
  };
  check("register_boxed_kernel", [&](Dispatcher& dispatcher, const OperatorEntry& op) {
    return dispatcher.register_boxed_kernel(op, autograd_keys, copied(owning), kRegistrant,
                                            /*replace=*/true);
  });
  check("register_default", [](Dispatcher& dispatcher, const OperatorEntry& op) {
    return dispatcher.register_default(op, DispatchKey::Profiler, &pass_on, kRegistrant);
  });
  check("register_fallback", [](Dispatcher& dispatcher, const OperatorEntry&) {
    return dispatcher.register_fallback(DispatchKey::Profiler, &pass_on, kRegistrant);
  });
  check("operators", [](Dispatcher& dispatcher, const OperatorEntry&) {
    dispatcher.operators();
    return Registration();
  });
  check("an unknown name", [](Dispatcher& dispatcher, const OperatorEntry&) {
    try {
      dispatcher.get("no_operator_has_this_long_name");
    } catch (const NotImplementedError&) {
    }
    return Registration();
  });
}

TEST_CASE("what is undone allocates nothing", "[allocations][registration]") {
  existing();
  const std::string before = described_registry(existing());
  auto library = std::make_unique<Library>("allocations", KernelKeys(), kRegistrant);
  library->impl("existing", DispatchKey::AutogradCPU, &tripled);
  library->fallback(DispatchKey::Profiler, BoxedKernel(&pass_on));
  set_inference_policy(InferencePolicy::Strict);
  remember_inference_origins();
  fail_allocation(1, Failing::kFromOn);
  library.reset();
  remember_inference_origins(false);
  set_inference_policy(InferencePolicy::Standard);
  CHECK(stop_failing() == 0);
  CHECK(described_registry(existing()) == before);
  CHECK(called(existing()).equal(tensor({2.0, -4.0})));
}

void initialise(Library& library) {
  library.impl("existing", library_keys::Profiler, &tripled);
}

TEST_CASE("a library at program start is there whole or not at all",
          "[allocations][registration]") {
  existing();
  const std::string before = described_registry(existing());
  int64_t n = 1;
  while (true) {
    fail_allocation(n++, Failing::kFromOn);
    try {
      const detail::LibraryInitializer initializer(&initialise, "allocations", KernelKeys(),
                                                   __FILE__, __LINE__);
      break;
    } catch (const OutOfMemoryError&) {
      REQUIRE(stop_failing() > 0);
    }
    CHECK(described_registry(existing()) == before);
  }
  CHECK(stop_failing() == 0);
  CHECK(described_registry(existing()) != before);
  CHECK(n > 3);
}

}  // namespace
}  // namespace tenon::test
