#include "tools/tenon/check/check.h"

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/tools/printed.h"
#include "tools/tenon/registry/ops.h"

namespace tenon::tools {
namespace {

Tensor identity(const Tensor& self) {
  return self;
}
Tensor overwriting(const Tensor& self) {
  self.fill_(7);
  return self + 1;
}
Tensor reading_strides(const Tensor& self) {
  return self.is_contiguous() ? self * 2 : self * 3;
}
Tensor summing_on_meta(const Tensor& self) {
  return self.is_meta() ? self.sum() : self * 2;
}
Tensor ignoring_devices(const Tensor& self, const Tensor& other) {
  return other.device() == self.device() ? self * other : self * 2;
}
Tensor doubling(const Tensor& self) {
  return self * 2;
}
Tensor& tripling_(Tensor& self) {
  return self.mul_(3);
}
Tensor& tripling_out(const Tensor& self, Tensor& out) {
  return mul_out(out, self, 3);
}
Tensor keeping(const Tensor& self) {
  static const Tensor kept = ones({});
  return self.defined() ? kept : throw ValueError("keeping: expected a tensor");
}
Tensor accepting(const Tensor& self) {
  return self.defined() ? self * 2 : zeros({1});
}
Tensor half_detached(const Tensor& self) {
  return self + self.detach();
}
/// A square whose gradient has none for its argument.
struct Square : autograd::Function<Square> {
  static Tensor forward(autograd::AutogradContext* context, const Tensor& self) {
    context->save_for_backward({self});
    return self * self;
  }
  static autograd::variable_list backward(autograd::AutogradContext* context,
                                          autograd::variable_list grads) {
    return {grads[0] * context->get_saved_variables()[0].detach() * 2};
  }
};
Tensor square_once(const Tensor& self) {
  return Square::apply(self);
}
/// Two products whose gradients are right for each result alone, but not for both.
struct Products : autograd::Function<Products> {
  static autograd::variable_list forward(autograd::AutogradContext*, const Tensor& self) {
    return {self * 2, self * 3};
  }
  static autograd::variable_list backward(autograd::AutogradContext*,
                                          autograd::variable_list grads) {
    return {grads[0].defined() && grads[0].abs().sum().item<double>() > 0 ? grads[0] * 2
                                                                          : grads[1] * 3};
  }
};
std::tuple<Tensor, Tensor> products(const Tensor& self) {
  const autograd::variable_list results = Products::apply(self);
  return {results[0], results[1]};
}
/// A product whose gradient is right where both factors have one.
Tensor half_product(const Tensor& self, const Tensor& other) {
  return other.requires_grad() ? self * other : self.detach() * other + self * other.detach() * 2;
}
void nothing() {}

TENON_LIBRARY(checked, m) {
  m.def("identity(Tensor self) -> Tensor", UserKernel(&identity));
  m.def("overwriting(Tensor self) -> Tensor", UserKernel(&overwriting));
  m.def("reading_strides(Tensor self) -> Tensor", UserKernel(&reading_strides));
  m.def("summing_on_meta(Tensor self) -> Tensor", UserKernel(&summing_on_meta));
  m.def("ignoring_devices(Tensor self, Tensor other) -> Tensor", UserKernel(&ignoring_devices));
  m.def("doubling(Tensor self) -> Tensor", UserKernel(&doubling));
  m.def("doubling_(Tensor(a!) self) -> Tensor(a!)", UserKernel(&tripling_));
  m.def("doubling.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", UserKernel(&tripling_out));
  m.def("keeping(Tensor self) -> Tensor", UserKernel(&keeping));
  m.def("accepting(Tensor self) -> Tensor", UserKernel(&accepting));
  m.def("half_detached(Tensor self) -> Tensor", UserKernel(&half_detached));
  m.def("square_once(Tensor self) -> Tensor", UserKernel(&square_once));
  m.def("products(Tensor self) -> (Tensor, Tensor)", UserKernel(&products));
  m.def("half_product(Tensor self, Tensor other) -> Tensor", UserKernel(&half_product));
  m.def("unwritten(Tensor self, Tensor other) -> Tensor");
  m.def("nothing() -> ()", UserKernel(&nothing));
}

test::Printed checked(const std::string& pattern) {
  CheckOptions options;
  options.pattern = pattern;
  return test::printed(&check, options);
}

TEST_CASE("check reports the promises that an operator keeps", "[check]") {
  const test::Printed result = checked("gelu");
  CHECK(result.exit_code == 0);
  CHECK_THAT(result.out, Catch::Contains("gelu: arguments stay, memory, equal results, random "
                                         "numbers, Meta, devices, in place, out, inference mode, "
                                         "undefined tensors, gradients, second gradients, "
                                         "forward mode, forward mode in place\n"));
  CHECK(checked("acosh").exit_code == 0);  // not defined below 1
  CHECK(checked("empty*").exit_code == 0);
  CHECK(checked("one_hot").exit_code == 0);  // says that it needs data
}

TEST_CASE("check reports each promise that an operator breaks", "[check]") {
  const auto broken = [](const std::string& name, const std::string& what) {
    const test::Printed result = checked("checked::" + name);
    INFO(result.out);
    CHECK(result.exit_code == 1);
    CHECK(result.out.find("\n  " + what) != std::string::npos);
  };
  broken("identity", "memory: a result shares memory with an argument");
  broken("overwriting", "arguments stay: a call changes 'self'");
  broken("reading_strides", "equal results: of tensors with other strides, result 0 is");
  broken("summing_on_meta", "Meta: sizes or dtypes on Meta differ from the CPU's");
  broken("ignoring_devices", "devices: checked::ignoring_devices(");
  broken("doubling", "in place: the in-place variant writes another value");
  broken("doubling", "out: the out variant writes another value");
  broken("keeping", "inference mode: a result in inference mode is no inference tensor");
  broken("accepting", "undefined tensors: an undefined 'self' raises no error");
  broken("half_detached", "gradients: gradcheck: the derivative of element 0");
  broken("square_once", "second gradients: gradcheck: the derivative of element 0");
  broken("products", "gradients: the gradient of input 0 is not the sum of those of each result");
  broken("half_product", "gradients: the gradient of input 0 is another where no other input");
  CHECK_THAT(checked("sharing::twice").out,
             Catch::Contains("\n  memory: two results share memory\n"));
  const std::string devices = checked("checked::ignoring_devices").out;
  CHECK_THAT(devices, Catch::Contains("\n    with self = float32[") &&
                          Catch::Contains("}\n         other = float32["));
}

TEST_CASE("check says of which operators nothing could be checked, and why", "[check]") {
  const test::Printed unwritten = checked("checked::unwritten");
  CHECK(unwritten.exit_code == 3);
  CHECK(unwritten.out ==
        "\n0 operators keep what they promise, 0 do not\n1 could not be checked:\n"
        "  checked::unwritten: no arguments are found with which it succeeds; check it alone, and "
        "give some, as --self normal:2x3\n");
  const test::Printed nothing = checked("checked::nothing");
  CHECK(nothing.exit_code == 3);
  CHECK_THAT(nothing.out,
             Catch::Contains("  checked::nothing: no promise says anything of its calls\n"));
  const test::Printed all = checked("checked::*");
  CHECK(all.exit_code == 1);  // some are broken
  CHECK_THAT(all.out, Catch::Contains("\n2 could not be checked:\n"));
  const test::Printed none = checked("gelv");
  CHECK(none.exit_code == 1);
  CHECK(none.err == "tenon check: no operator matches 'gelv' (did you mean 'gelu'?)\n");
}

TEST_CASE("a listing with operators of libraries says that these were not compared", "[check]") {
  OpsOptions options;
  options.pattern = "mine::relu";
  const test::Printed listed = test::printed(&ops, options);
  CHECK(listed.exit_code == 0);
  CHECK_THAT(listed.out, Catch::Matches("(.|\n)*; the registry agrees with manifest.yaml, but for "
                                        "[1-9][0-9]* of libraries, which are not compared\n"));
}

}  // namespace
}  // namespace tenon::tools
