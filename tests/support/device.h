#pragma once

#include "tenon/dispatch/operator_entry.h"

namespace tenon::test {

/// Where tests make their tensors: the device that the variable TENON_TEST_DEVICE names, else the
/// CPU.
Device test_device();
/// The same elements there; `tensor` itself where that is the CPU.
TensorBase on_test_device(const TensorBase& tensor);
/// Has a factory that leaves its device to the default make its result there. All arguments of the
/// schema stand on the stack.
void use_test_device(const OperatorSchema& schema, Stack& arguments);

}  // namespace tenon::test
