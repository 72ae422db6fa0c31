#include "tenon/base/error_conversion.h"

#include <any>
#include <catch2/catch.hpp>
#include <filesystem>
#include <functional>
#include <ios>
#include <new>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <typeinfo>
#include <variant>

#include "tenon/tenon.h"

namespace tenon {
namespace {

struct OwnError : std::exception {
  const char* what() const noexcept override { return "of the program"; }
};
/// Types of the program's own that derive from those that are converted.
struct OwnRangeError : std::out_of_range {
  using std::out_of_range::out_of_range;
};
struct OwnSystemError : std::system_error {
  using std::system_error::system_error;
};
struct OwnBadAlloc : std::bad_alloc {};

/// Something that the code of a program throws, and what leaves Tenon then.
struct Case {
  const char* name;
  void (*raise)();
  const std::type_info& type;
  const char* shown;
};

template <class Exception>
void raise_message() {
  throw Exception("why");
}

const Case kCases[] = {
    {"bad_alloc", [] { throw std::bad_alloc(); }, typeid(OutOfMemoryError), "out of memory"},
    {"bad_array_new_length", [] { throw std::bad_array_new_length(); }, typeid(OutOfMemoryError),
     "out of memory"},
    {"length_error", raise_message<std::length_error>, typeid(OutOfMemoryError),
     "longer than memory can hold"},
    {"length_error of a vector", [] { std::vector<int>().reserve(~size_t{0}); },
     typeid(OutOfMemoryError), "longer than memory can hold"},
    {"out_of_range", raise_message<std::out_of_range>, typeid(IndexError), "why"},
    {"out_of_range of a vector", [] { static_cast<void>(std::vector<int>().at(1)); },
     typeid(IndexError), "vector"},
    {"invalid_argument", raise_message<std::invalid_argument>, typeid(ValueError), "why"},
    {"bad_function_call", [] { std::function<void()>()(); }, typeid(ValueError),
     "an empty std::function is called"},
    {"bad_optional_access", [] { static_cast<void>(std::optional<int>().value()); },
     typeid(TypeError), "optional"},
    {"bad_variant_access", [] { std::get<int>(std::variant<double, int>()); }, typeid(TypeError),
     "variant"},
    {"bad_any_cast", [] { std::any_cast<int>(std::any(1.5)); }, typeid(TypeError), "any_cast"},
    {"bad_cast", [] { throw std::bad_cast(); }, typeid(TypeError), "cast"},
    {"system_error for memory",
     [] { throw std::system_error(std::make_error_code(std::errc::not_enough_memory)); },
     typeid(OutOfMemoryError), "out of memory"},
    {"another system_error",
     [] {
       throw std::system_error(std::make_error_code(std::errc::permission_denied), "starting");
     },
     typeid(Error), "starting: Permission denied"},
    {"filesystem_error",
     [] { throw std::filesystem::filesystem_error("reading", std::error_code()); }, typeid(Error),
     "reading"},
    {"ios_base::failure", [] { throw std::ios_base::failure("stream"); }, typeid(InputError),
     "stream"},
    {"ios_base::failure of a stream",
     [] {
       std::istringstream stream;
       stream.exceptions(std::ios::eofbit);
       stream.get();
     },
     typeid(InputError), "iostream error"},
    {"an Error", raise_message<ShapeError>, typeid(ShapeError), "why"},
    {"an exception of the program's own", [] { throw OwnError(); }, typeid(OwnError),
     "of the program"},
    {"one that derives from out_of_range", raise_message<OwnRangeError>, typeid(OwnRangeError),
     "why"},
    {"one that derives from system_error",
     [] { throw OwnSystemError(std::make_error_code(std::errc::permission_denied), "own"); },
     typeid(OwnSystemError), "own"},
    {"one that derives from bad_alloc", [] { throw OwnBadAlloc(); }, typeid(OwnBadAlloc),
     "bad_alloc"},
    {"runtime_error", raise_message<std::runtime_error>, typeid(std::runtime_error), "why"},
    {"an int", [] { throw 7; }, typeid(int), "7"},
};

const Case* current = nullptr;

[[noreturn]] void raise_current() {
  current->raise();
  throw std::logic_error("nothing was thrown");
}

/// What leaves `call`.
struct Left {
  const std::type_info* type = &typeid(void);
  std::string message;
};

Left left_by(const std::function<void()>& call) {
  try {
    call();
  } catch (const std::exception& error) {
    return {&typeid(error), error.what()};
  } catch (int number) {
    return {&typeid(int), std::to_string(number)};
  }
  return {};
}

/// Each case leaves `call` as it says, with `begin` at the start of the message where it is
/// converted.
void check_boundary(const std::string& begin, const std::function<void()>& call) {
  for (const Case& each : kCases) {
    current = &each;
    INFO(each.name);
    const Left raised = left_by(each.raise);
    const Left left = left_by(call);
    INFO(left.type->name() << ": " << left.message);
    CHECK(*left.type == each.type);
    CHECK(left.message.find(each.shown) != std::string::npos);
    const bool is_converted = *raised.type != each.type;
    if (is_converted) CHECK(left.message.starts_with(begin));
    if (!is_converted) CHECK(left.message == raised.message);
  }
}

Tensor kernel_that_raises(const Tensor&) {
  raise_current();
}

void boxed_kernel_that_raises(const OperatorEntry&, DispatchKeySet, Stack&) {
  raise_current();
}

Tensor leaf() {
  return ones({2}).set_requires_grad(true);
}

TEST_CASE("what an operator throws leaves it as an Error", "[error_conversion]") {
  Library library("error_conversion", DispatchKey::CPU);
  static const bool defined = [] {
    Library forever("error_conversion");
    forever.def("raises(Tensor self) -> Tensor");
    return true;
  }();
  REQUIRE(defined);
  library.impl("raises", &kernel_that_raises);
  const auto raises = find_operator<Tensor(const Tensor&)>("error_conversion::raises");
  const Tensor x = ones({2});
  SECTION("a program's operator") {
    check_boundary("error_conversion::raises: ", [&] { raises.call(x); });
  }
  SECTION("a program's operator that is differentiated") {
    check_boundary("error_conversion::raises: ", [&] { raises.call(leaf()); });
  }
  SECTION("a boxed call") {
    check_boundary("error_conversion::raises: ", [&] {
      Stack stack = {Value(x)};
      Dispatcher::instance().get("error_conversion::raises").call_boxed(stack);
    });
  }
  SECTION("a built-in operator with a kernel of the program") {
    const Registration registration = Dispatcher::instance().register_boxed_kernel(
        Dispatcher::instance().get("neg"), DispatchKey::Tracer, &boxed_kernel_that_raises, "test");
    const IncludeDispatchKeyGuard traced(DispatchKey::Tracer);
    check_boundary("neg: ", [&] { x.neg(); });
  }
}

TEST_CASE("what hooks throw leaves backward as an Error", "[error_conversion]") {
  const Tensor x = leaf();
  const Tensor y = x * 2;
  const auto backward = [&] { y.sum().backward({}, /*retain_graph=*/true); };
  SECTION("a hook of a leaf") {
    x.register_hook([](const Tensor&) { raise_current(); });
    check_boundary("backward: ", backward);
  }
  SECTION("a hook of a result") {
    y.register_hook([](const Tensor&) -> Tensor { raise_current(); });
    check_boundary("backward: ", backward);
  }
  SECTION("a hook before a node") {
    y.grad_fn()->add_pre_hook([](const TensorVector&) -> TensorVector { raise_current(); });
    check_boundary("backward: ", backward);
  }
  SECTION("a hook after a node, in grad") {
    y.grad_fn()->add_post_hook(
        [](const TensorVector&, const TensorVector&) -> TensorVector { raise_current(); });
    const std::vector<TensorBase> outputs = {y.sum()};
    const std::vector<TensorBase> inputs = {x};
    check_boundary("grad: ", [&] {
      autograd::grad(TensorList(outputs), TensorList(inputs), {}, /*retain_graph=*/true);
    });
  }
  CHECK(!x.grad().defined());
}

struct RaisesForward : autograd::Function<RaisesForward> {
  static Tensor forward(autograd::AutogradContext*, const Tensor&) { raise_current(); }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor> grads) {
    return grads;
  }
};

struct RaisesBackward : autograd::Function<RaisesBackward> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& x) { return x * 2; }
  static std::vector<Tensor> backward(autograd::AutogradContext*, std::vector<Tensor>) {
    raise_current();
  }
};

/// Runs the backward that raises inside as many others as `depth` says.
struct RaisesDeep : autograd::Function<RaisesDeep> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& x, int64_t depth) {
    context->saved_data["depth"] = depth;
    return x * 2;
  }
  static std::vector<Tensor> backward(autograd::AutogradContext* context,
                                      std::vector<Tensor> grads) {
    const int64_t depth = context->saved_data["depth"].toInt();
    if (depth == 0) raise_current();
    const AutoGradMode recording(true);
    apply(leaf(), depth - 1).sum().backward();
    return {grads[0], Tensor()};
  }
};

TEST_CASE("what a Function throws leaves it as an Error", "[error_conversion]") {
  SECTION("forward") {
    check_boundary("", [] { RaisesForward::apply(leaf()); });
  }
  SECTION("forward where nothing is recorded") {
    check_boundary("", [] { RaisesForward::apply(ones({2})); });
  }
  SECTION("backward") {
    check_boundary("backward: ", [] { RaisesBackward::apply(leaf()).sum().backward(); });
  }
  SECTION("backward in a helper thread") {
    check_boundary("backward: ", [] { RaisesDeep::apply(leaf(), 62).sum().backward(); });
  }
}

TEST_CASE("what the function of gradcheck throws leaves it as an Error", "[error_conversion]") {
  const Tensor x = ones({2}, kFloat64).set_requires_grad(true);
  check_boundary("gradcheck: ", [&] {
    autograd::gradcheck([](const TensorVector&) -> TensorVector { raise_current(); }, {x});
  });
}

TEST_CASE("what the body of a parallel loop throws leaves it as it is", "[error_conversion]") {
  const int threads = get_num_threads();
  set_num_threads(2);
  for (const Case& each : kCases) {
    current = &each;
    INFO(each.name);
    const Left raised = left_by(each.raise);
    for (const int64_t grain : {1, 100}) {  // in several threads, and in this one
      const Left left =
          left_by([&] { parallel_for(0, 8, grain, [](int64_t, int64_t) { raise_current(); }); });
      CHECK(*left.type == *raised.type);
      CHECK(left.message == raised.message);
    }
  }
  set_num_threads(threads);
}

}  // namespace
}  // namespace tenon
