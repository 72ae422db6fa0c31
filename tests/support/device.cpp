#include "tests/support/device.h"

#include <cstdlib>

#include "tenon/generated/ops/_to_copy.h"

namespace tenon::test {

Device test_device() {
  static const Device device = [] {
    const char* name = std::getenv("TENON_TEST_DEVICE");
    return name != nullptr ? Device(name) : Device(kCPU);
  }();
  return device;
}

TensorBase on_test_device(const TensorBase& tensor) {
  if (test_device().is_cpu()) return tensor;
  return ops::_to_copy(tensor, tensor.dtype(), std::nullopt, test_device());
}

void use_test_device(const OperatorSchema& schema, Stack& arguments) {
  if (test_device().is_cpu()) return;
  for (const ArgumentSchema& argument : schema.arguments) {
    if (argument.type == ArgumentType::kTensor) return;
  }
  for (size_t i = 0; i < schema.arguments.size(); ++i) {
    const bool is_device = schema.arguments[i].type == ArgumentType::kDevice;
    if (is_device && arguments[i].is_none()) arguments[i] = Value(test_device());
  }
}

}  // namespace tenon::test
