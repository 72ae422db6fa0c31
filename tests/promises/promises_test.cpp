// Each way in which an operator can break a promise, by one that does.

#include "tools/promises/promise.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tenon/tenon.h"

namespace tenon::tools {
namespace {

Tensor doubled(const Tensor& self) {
  return self * 2;
}
Tensor summed(const Tensor& self) {
  return self.sum();
}
Tensor alternating(const Tensor& self) {
  static bool odd = false;
  odd = !odd;
  return self * (odd ? 2 : 3);
}
Tensor transposed_on_meta(const Tensor& self) {
  return self.is_meta() ? self.t().contiguous().t() : self * 2;
}
Tensor leaving_meta(const Tensor& self) {
  return self.is_meta() ? zeros(self.sizes(), self.dtype()) : self * 2;
}
Tensor refusing_meta(const Tensor& self) {
  return self.is_meta() ? throw ValueError("refusing_meta: expected data") : self * 2;
}
Tensor other_in_inference_mode(const Tensor& self) {
  return self * (InferenceMode::is_enabled() ? 3 : 2);
}
Tensor writing_before_checks(const Tensor& self, const Tensor& other) {
  self.zero_();
  return self.mul(other);
}
Tensor writing_to_second(const Tensor& self, const Tensor& other) {
  other.zero_();
  return self.mul(other);
}
Tensor ending_differently(const Tensor& self) {
  return self.defined() ? self * 2 : throw std::runtime_error("of the program");
}
Tensor& doubled_twice_(Tensor& self) {
  return self.mul_(4).mul_(0.5);
}
Tensor& doubled_elsewhere_(Tensor& self) {
  static Tensor elsewhere;
  self.mul_(2);
  return elsewhere = self.clone();
}
Tensor& summed_(Tensor& self) {
  return self.mul_(2);
}
Tensor& summed_late_(Tensor& self) {
  self.mul_(2);
  throw ValueError("summed_late_: the result does not fit");
}
Tensor& doubled_twice_out(const Tensor& self, Tensor& out) {
  mul_out(out, self, 4);
  return out.mul_(0.5);
}
Tensor& doubled_elsewhere_out(const Tensor& self, Tensor& out) {
  static Tensor elsewhere;
  mul_out(out, self, 2);
  return elsewhere = out.clone();
}

struct WithoutHistory : autograd::Function<WithoutHistory> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& self) {
    const AutoDispatchBelowADInplaceOrView guard;
    return self * 2;
  }
  static autograd::variable_list backward(autograd::AutogradContext*,
                                          autograd::variable_list grads) {
    const NoGradGuard guard;
    return {grads[0] * 2};
  }
};
struct OfSquares : autograd::Function<OfSquares> {
  static Tensor forward(autograd::AutogradContext*, const Tensor& self) {
    const AutoDispatchBelowADInplaceOrView guard;
    return self * 2;
  }
  /// Right for gradients of 1 alone.
  static autograd::variable_list backward(autograd::AutogradContext*,
                                          autograd::variable_list grads) {
    return {grads[0] * grads[0] * 2};
  }
};
Tensor without_history(const Tensor& self) {
  return WithoutHistory::apply(self);
}
Tensor of_squares(const Tensor& self) {
  return OfSquares::apply(self);
}

TENON_LIBRARY(breaks, m) {
  m.def("alternating(Tensor self) -> Tensor", &alternating);
  m.def("transposed_on_meta(Tensor self) -> Tensor", &transposed_on_meta);
  m.def("leaving_meta(Tensor self) -> Tensor", &leaving_meta);
  m.def("refusing_meta(Tensor self) -> Tensor", &refusing_meta);
  m.def("other_in_inference_mode(Tensor self) -> Tensor", &other_in_inference_mode);
  m.def("writing_before_checks(Tensor self, Tensor other) -> Tensor", &writing_before_checks);
  m.def("writing_to_second(Tensor self, Tensor other) -> Tensor", &writing_to_second);
  m.def("ending_differently(Tensor self) -> Tensor", &ending_differently);
  m.def("without_history(Tensor self) -> Tensor");
  m.def("of_squares(Tensor self) -> Tensor");
  m.impl("without_history", DispatchKey::CPU, &doubled);
  m.impl("of_squares", DispatchKey::CPU, &doubled);
  m.def("twice(Tensor self) -> Tensor", &doubled);
  m.def("twice_(Tensor(a!) self) -> Tensor(a!)", &doubled_twice_);
  m.def("twice.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", &doubled_twice_out);
  m.def("elsewhere(Tensor self) -> Tensor", &doubled);
  m.def("elsewhere_(Tensor(a!) self) -> Tensor(a!)", &doubled_elsewhere_);
  m.def("elsewhere.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", &doubled_elsewhere_out);
  m.def("summed(Tensor self) -> Tensor", &summed);
  m.def("summed_(Tensor(a!) self) -> Tensor(a!)", &summed_);
  m.def("late(Tensor self) -> Tensor", &summed);
  m.def("late_(Tensor(a!) self) -> Tensor(a!)", &summed_late_);
}

TENON_LIBRARY_IMPL(breaks, Autograd, m) {
  m.impl("without_history", &without_history);
  m.impl("of_squares", &of_squares);
}

/// What a promise says of a call of `breaks::op` with matrices.
std::string broken(std::string_view promise, const std::string& op) {
  const OperatorEntry& entry = Dispatcher::instance().get("breaks::" + op);
  const Stack arguments(entry.schema().arguments.size(),
                        Value(full({2, 3}, 0.5, dtype(DType::kFloat64))));
  const auto found = std::ranges::find(promises(), promise, &Promise::name);
  REQUIRE(found != promises().end());
  return verdict_of(*found, {entry, arguments}).value_or("nothing is said");
}

TEST_CASE("a promise that is broken says how", "[promises]") {
  const auto check = [](std::string_view promise, const std::string& op, const std::string& text) {
    INFO(promise << " of " << op);
    CHECK_THAT(broken(promise, op), Catch::Contains(text));
  };
  check("equal results", "alternating", "result 0 is float64[2, 3]");
  check("Meta", "transposed_on_meta", "strides on Meta differ from the CPU's");
  check("Meta", "leaving_meta", "a result of tensors on Meta has data");
  check("Meta", "refusing_meta", "refusing_meta: expected data");
  check("devices", "refusing_meta", "raises no DeviceError, but: refusing_meta");
  check("devices", "writing_before_checks",
        "counts versions and raises: breaks::writing_before_checks: mul");
  check("devices", "writing_to_second",
        "changes an argument and raises: breaks::writing_to_second: mul");
  check("inference mode", "other_in_inference_mode", "result 0 is float64[2, 3]");
  check("undefined tensors", "writing_before_checks",
        "an undefined 'other' changes other arguments, though it raises");
  check("undefined tensors", "ending_differently", "of the program");
  check("in place", "twice", "the in-place variant does not count one version");
  check("in place", "elsewhere", "the in-place variant does not return self");
  check("in place", "summed", "the in-place variant accepts a result of other sizes");
  check("in place", "late", "the in-place variant changes self, though it raises");
  check("forward mode", "without_history", "has no history of those that it is computed from");
  check("forward mode", "of_squares", "a call: forward mode gives");
  check("out", "twice", "the out variant does not count one version");
  check("out", "elsewhere", "the out variant does not return out");
}

TEST_CASE("a promise says nothing of an operator that it is not about", "[promises]") {
  CHECK(broken("gradients", "twice_") == "nothing is said");
  CHECK(broken("second gradients", "twice_") == "nothing is said");
  CHECK(broken("forward mode", "twice_") == "nothing is said");
  CHECK(broken("forward mode in place", "twice_") == "nothing is said");
  CHECK(broken("out", "summed") == "nothing is said");
  CHECK(broken("arguments stay", "twice_") == "nothing is said");
  CHECK(broken("memory", "twice_") == "nothing is said");
}

}  // namespace
}  // namespace tenon::tools
