#include "tests/allocations/counted.h"
#include "tests/allocations/fixed_stream.h"
#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

TEST_CASE("an error keeps its message where there is no memory for a caller's name",
          "[allocations]") {
  const std::string message = "mm: " + std::string(100, 'x'), op(100, 'y');
  ValueError error(message);
  fail_allocation(1, Failing::kFromOn);
  error.name_caller(op);
  CHECK(stop_failing() > 0);
  CHECK(error.message() == message);
  error.name_caller(op);
  CHECK(error.message() == op + ": " + message);
}

TEST_CASE("a call that is refused is refused in a whole sentence", "[allocations]") {
  const Tensor x = counted({3, 4});
  const auto check_refused = [=](const std::string& name, const std::function<void()>& call) {
    check_failing_allocations(name, [&] {
      auto refusal = std::make_shared<FixedStream>();
      return Attempt{.call =
                         [=] {
                           refusal->clear_text();
                           try {
                             call();
                           } catch (const OutOfMemoryError&) {
                             throw;
                           } catch (const Error& error) {
                             *refusal << error.what();
                           }
                         },
                     .results = [=] { return std::vector{refusal->characters()}; },
                     .reach = {x}};
    });
  };
  check_refused("an operator", [=] { mm(x, x); });
  check_refused("an operator with out=", [=] {
    Tensor out = x.clone();
    add_out(out, x, x.t());
  });
  check_refused("a composite", [=] { linear(x, x.t()); });
  check_refused("a view", [=] { x.view({5}); });
  check_refused("a method", [=] { x.size(2); });
  check_refused("a setting", [=] { x.to(kInt32).set_requires_grad(true); });
  check_refused("backward", [=] { x.backward(); });
}

TEST_CASE("a tensor is printed whole or not at all", "[allocations]") {
  const auto check_text = [](const std::string& name, const Tensor& x, auto print) {
    check_failing_allocations(name, [&] {
      auto stream = std::make_shared<FixedStream>();
      return Attempt{.call =
                         [=] {
                           stream->clear_text();
                           print(*stream, x);
                         },
                     .results = [=] { return std::vector{stream->characters()}; },
                     .reach = x.defined() ? std::vector{x} : std::vector<Tensor>()};
    });
  };
  const auto print = [](std::ostream& out, const Tensor& x) { out << x; };
  check_text("print", counted({3, 4}) * 0.3, print);
  check_text("print many dimensions", counted({2, 2, 30}), print);
  check_text("print nothing", Tensor(), print);
  check_text("print a number", tensor(3), print);
  check_text("toString", counted({3}), [](std::ostream& out, const Tensor& x) {
    const std::string text = x.toString();
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
  });
}

}  // namespace
}  // namespace tenon::test
