#include <cmath>

#include "texture.h"

namespace textures {
namespace {

/// Any operator, by way of the CPU: tensors of the device become CPU tensors, and results textures.
/// In a call that asks for a device the tensors may be on others, and so may the result.
void by_way_of_cpu(const OperatorEntry& op, DispatchKeySet, Stack& stack) {
  const size_t first = stack.size() - op.schema().arguments.size();
  Device target = kPrivateUse1;
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [](TensorBase& tensor) {
      if (tensor.defined() && !tensor.is_cpu()) tensor = download(tensor);
    });
    if (!stack[i].isDevice()) continue;
    target = stack[i].toDevice();
    if (!target.is_meta()) stack[i] = Device(kCPU);
  }
  op.redispatch_boxed(target.is_meta() ? DispatchKey::Meta : DispatchKey::CPU, stack);
  if (target != kPrivateUse1) return;
  for (size_t i = first; i < stack.size(); ++i) {
    for_each_tensor(stack[i], [](TensorBase& tensor) {
      if (tensor.defined()) tensor = upload(tensor);
    });
  }
}

/// The kernel of an operator of a tensor, or two, and perhaps a number. Shaders are for floats.
BoxedKernel shaded(float (*texel)(float a, float b, float number)) {
  return [texel](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
    const size_t count = op.schema().arguments.size(), first = stack.size() - count;
    const TensorBase a = stack[first].get<TensorBase>();
    const bool has_two = count > 1 && stack[first + 1].isTensor();
    const TensorBase b = has_two ? stack[first + 1].get<TensorBase>() : a;
    const bool are_alike = a.sizes() == b.sizes() && a.strides() == b.strides();
    const bool are_floats = a.dtype() == kFloat32 && b.dtype() == kFloat32;
    if (!are_alike || !are_floats) return by_way_of_cpu(op, keys, stack);
    const float number = stack.back().is_scalar() ? stack.back().to_scalar().to<float>() : 0;
    const TensorBase result = new_texture(a.sizes(), a.strides(), a.dtype());
    run_shader(
        [&](const float* x, const float* y, float* to, size_t texels) {
          for (size_t i = 0; i < texels; ++i) to[i] = texel(x[i], y[i], number);
        },
        a, b, result);
    stack.resize(first);
    stack.emplace_back(result);
  };
}

}  // namespace

TENON_LIBRARY_IMPL(aten, PrivateUse1, library) {
  register_functional_device(kPrivateUse1);
  library.impl("add.Tensor", shaded([](float a, float b, float alpha) { return a + alpha * b; }));
  library.impl("sub.Tensor", shaded([](float a, float b, float alpha) { return a - alpha * b; }));
  library.impl("mul.Tensor", shaded([](float a, float b, float) { return a * b; }));
  library.impl("mul.Scalar", shaded([](float a, float, float factor) { return a * factor; }));
  library.impl("fill.Scalar", shaded([](float, float, float value) { return value; }));
  library.impl("neg", shaded([](float a, float, float) { return -a; }));
  library.impl("abs", shaded([](float a, float, float) { return std::fabs(a); }));
  library.impl("exp", shaded([](float a, float, float) { return std::exp(a); }));
  library.impl("sqrt", shaded([](float a, float, float) { return std::sqrt(a); }));
  library.impl("relu", shaded([](float a, float, float) { return a < 0 ? 0 : a; }));
  library.impl("tanh", shaded([](float a, float, float) { return std::tanh(a); }));
  library.impl("sigmoid", shaded([](float a, float, float) { return 1 / (1 + std::exp(-a)); }));
  library.fallback(&by_way_of_cpu);
}

}  // namespace textures
