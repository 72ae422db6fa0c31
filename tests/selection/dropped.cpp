// What a selective build says to a program that asks for more than it has.
#include <tenon/tenon.h>

#include <cstdio>
#include <string>
#include <string_view>

using namespace tenon;

namespace {

int failures = 0;

void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("failed: %s\n", what);
  ++failures;
}

/// Whether `function` raises an `E` whose text is `text`.
template <class E, class Function>
void expect_error(const Function& function, std::string_view text) {
  try {
    function();
  } catch (const E& error) {
    if (error.what() == text) return;
    std::printf("failed: expected '%s', got '%s'\n", text.data(), error.what());
    ++failures;
    return;
  } catch (const std::exception& error) {
    std::printf("failed: another type of error: %s\n", error.what());
    ++failures;
    return;
  }
  std::printf("failed: no error, expected '%s'\n", text.data());
  ++failures;
}

void check_operators(const Tensor& ones) {
  const auto relu = find_operator<Tensor(const Tensor&)>("relu");
  expect(relu.call(ones).sum().item<float>() == 4, "a selected operator is found by its name");
  for (const char* name : {"tanh", "aten::tanh"}) {
    expect_error<NotImplementedError>(
        [&] { find_operator<Tensor(const Tensor&)>(name); },
        "Dispatcher: the operator tanh is dropped from this build by selection.yaml; add it to the "
        "operators there");
  }
  expect_error<NotImplementedError>(
      [] { find_operator<Tensor(const Tensor&)>("relux"); },
      "Dispatcher: no operator is called 'relux'; did you mean 'relu'?");
  expect(Dispatcher::instance().find("add.Tensor") != nullptr, "what linear calls is there");
}

void check_devices() {
  expect_error<NotImplementedError>(
      [] { tensor({1.0F}, Device("lazy")); },
      "the device lazy is dropped from this build by selection.yaml; compute on cpu");
}

void check_dtypes(const Tensor& ones) {
  const std::string dropped =
      ": dtype float64 is dropped from this build by selection.yaml; add it to the dtypes there";
  expect_error<DTypeError>([&] { ones.to(kFloat64); }, "to.dtype" + dropped);
  expect_error<DTypeError>([] { tensor({1.0}, kFloat64); }, "tensor" + dropped);
  double number = 1;
  expect_error<DTypeError>([&] { from_blob(&number, {1}, kFloat64); }, "from_blob" + dropped);
  expect(ones.to(kInt64).sum().item<int64_t>() == 4, "a selected dtype is computed in");
  expect(ones.eq(ones).dtype() == kBool, "a comparison gives bools");
}

void check_autograd(const Tensor& ones) {
  const std::string_view dropped =
      ": Autograd is dropped from this build, which records nothing, by selection.yaml; add it to "
      "the layers there";
  const auto text = [&](const char* function) { return std::string(function).append(dropped); };
  expect_error<NotImplementedError>([&] { ones.requires_grad_(); }, text("requires_grad_"));
  expect_error<NotImplementedError>([&] { ones.backward(); }, text("backward"));
  expect_error<NotImplementedError>([&] { ones.mutable_grad(); }, text("mutable_grad"));
  expect(!ones.requires_grad_(false).requires_grad(), "what requires no grad already stays so");
  expect(!ones.grad().defined() && ones.is_leaf() && !ones.is_view(), "there is no history");

  const uint32_t version = ones._version();
  {
    const NoGradGuard guard;
    expect(!GradMode::is_enabled(), "NoGradGuard");
    expect(!ones.relu().requires_grad(), "NoGradGuard computes");
  }
  expect(GradMode::is_enabled(), "NoGradGuard ends");
  {
    const InferenceMode guard;
    expect(InferenceMode::is_enabled(), "InferenceMode");
    expect(ones.relu().is_inference(), "InferenceMode makes inference tensors");
    expect(ones.unsqueeze(0).sum().item<float>() == 4, "InferenceMode views");
  }
  expect(!ones.relu().is_inference(), "InferenceMode ends");
  expect(ones._version() == version, "nothing was written");
}

}  // namespace

int main() {
  const Tensor ones = tensor({{1.0F, 1.0F}, {1.0F, 1.0F}});
  check_operators(ones);
  check_devices();
  check_dtypes(ones);
  check_autograd(ones);
  return failures == 0 ? 0 : 1;
}
