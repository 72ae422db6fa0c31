#include "work.h"

#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <string>

#include "tests/support/cube.h"

using namespace tenon;  // NOLINT: a program
using tenon::test::Cube;

int works_done = 0;

namespace {

std::atomic<int> hooks_called{0};

void check(bool condition, const char* where, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "static_objects: %s: %s is wrong\n", where, what);
  _exit(1);
}

void compute(const char* where) {
  check(rand({100}).lt(1).all().item<bool>(), where, "rand");
  check(ones({64, 64}).mm(ones({64, 64})).sum().item<float>() == 64 * 64 * 64, where, "mm");
  const Tensor image = ones({1, 3, 16, 16});
  check(conv2d(image, ones({4, 3, 3, 3})).sum().item<float>() == 27 * 4 * 14 * 14, where, "conv2d");
  check(max_pool2d(image, {2, 2}).sum().item<float>() == 3 * 64, where, "max_pool2d");
  check(softmax(image, 1).sum().item<float>() > 255, where, "softmax");
  int64_t large = 300000;
  check(ones({large}).add(1).sum().item<float>() == 2 * large, where, "a large sum");
  std::atomic<int64_t> visited{0};
  parallel_for(0, 1000, 1, [&](int64_t begin, int64_t end) { visited += end - begin; });
  check(visited == 1000, where, "parallel_for");
  try {
    ones({2}).add(ones({3}));
    check(false, where, "the error");
  } catch (const ShapeError& error) {
    check(std::string(error.what()).starts_with("add"), where, "the error's text");
  }
}

void train(const char* where) {
  const Tensor weight = full({3}, 2.0, requires_grad());
  const int hooks_before = hooks_called;
  weight.register_hook([](const TensorBase& grad) {
    ++hooks_called;
    return grad;
  });
  const Tensor cubes = Cube::apply(weight);
  check(cubes.grad_fn()->name().ends_with("Cube"), where, "the name of a Function");
  cubes.sum().backward();
  check(weight.grad().equal(full({3}, 12.0)) && hooks_called == hooks_before + 1, where,
        "the gradient");
  const InferenceMode guard;
  check((weight * 2).is_inference(), where, "inference mode");
}

void save_and_load(const char* where) {
  const auto path =
      std::filesystem::temp_directory_path() / ("tenon_static_objects_" + std::to_string(getpid()));
  io::save_safetensors(path, {{"weight", arange(10)}});
  check(io::load_safetensors(path).at("weight").equal(arange(10)), where, "the file");
  std::filesystem::remove(path);
}

void register_and_switch(const char* where) {
  Library library("aten", DispatchKey::PrivateUse1);
  library.impl("neg", [](const Tensor& self) { return self; });
  set_inference_policy(InferencePolicy::Strict);
  set_inference_policy(InferencePolicy::Standard);
  check(Dispatcher::instance().find("neg") != nullptr, where, "the dispatcher");
}

}  // namespace

void work(const char* where) {
  try {
    compute(where);
    train(where);
    save_and_load(where);
    register_and_switch(where);
  } catch (const std::exception& error) {
    check(false, where, error.what());
  }
  ++works_done;
}

Owner::Owner(const char* name) : name_(name), library_(std::string("static_objects_") + name) {
  work(name);
  weight_ = ones({4}, requires_grad());
  view_ = weight_.mul(2).view({2, 2});
  loss_ = Cube::apply(view_).sum();
  const std::string text = std::string("mine(Tensor self) -> Tensor");
  library_.def(text, [](const Tensor& self) { return self + 1; });
  for (int i = 0; i < 3; ++i) large_.push_back(ones({200000}));
  const InferenceMode guard;
  inference_ = ones({3}).set_requires_grad(true);
}

Owner::~Owner() {
  work(name_);
  try {
    loss_.backward();
    view_ = Tensor();
    check(weight_.grad().equal(full({4}, 24.0)), name_, "the gradient of what it owns");
    check(inference_.is_inference() && inference_.sum().item<float>() == 3, name_, "inference");
    check(empty({3}).normal_(0, 1, generator_).defined(), name_, "the generator");
    const auto op =
        find_operator<Tensor(const Tensor&)>(std::string("static_objects_") + name_ + "::mine");
    check(op.call(ones({1})).item<float>() == 2, name_, "the operator");
  } catch (const std::exception& error) {
    check(false, name_, error.what());
  }
}
