#include "tests/support/tensors.h"

#include "tenon/base/dtype_dispatch.h"
#include "tenon/tensor/factory.h"
#include "tests/support/device.h"

namespace tenon::test {

std::vector<std::complex<double>> complex_elements(const TensorBase& tensor) {
  const std::vector<double> parts = elements(tensor);
  if (!tensor.is_complex()) return {parts.begin(), parts.end()};
  std::vector<std::complex<double>> result;
  for (size_t i = 0; i < parts.size(); i += 2) result.emplace_back(parts[i], parts[i + 1]);
  return result;
}

TensorBase tensor(IntArrayRef sizes, const std::vector<double>& elements, DType dtype) {
  TensorBase result = make_tensor(sizes, dtype);
  TENON_CHECK(static_cast<size_t>(result.numel()) == elements.size(), InternalError,
              "tensor: expected ", result.numel(), " elements, got ", elements.size());
  dispatch_all("tensor", dtype, [&]<class T>(TypeTag<T>) {
    T* data = result.data_ptr<T>();
    for (size_t i = 0; i < elements.size(); ++i) data[i] = Scalar(elements[i]).to<T>();
  });
  return on_test_device(result);
}

TensorBase vector(const std::vector<double>& elements, DType dtype) {
  return tensor({static_cast<int64_t>(elements.size())}, elements, dtype);
}

TensorBase scalar(double element, DType dtype) {
  return tensor({}, {element}, dtype);
}

TensorBase cast(const TensorBase& source, DType dtype) {
  std::vector<double> values;  // of complex numbers the real parts
  for (const std::complex<double>& number : complex_elements(source)) {
    values.push_back(number.real());
  }
  return tensor(source.sizes(), values, dtype);
}

}  // namespace tenon::test
