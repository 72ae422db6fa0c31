#include "tests/support/tensors.h"

#include "tenon/base/dtype_dispatch.h"
#include "tenon/tensor/factory.h"
#include "tests/support/device.h"

namespace tenon::test {

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
  std::vector<double> values = elements(source);
  if (source.is_complex()) {  // of which the real parts are taken
    for (size_t i = 0; 2 * i < values.size(); ++i) values[i] = values[2 * i];
    values.resize(values.size() / 2);
  }
  return tensor(source.sizes(), values, dtype);
}

}  // namespace tenon::test
