#include "tenon/tensor/factory.h"

#include <limits>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/integer_math.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {

namespace {

/// An alias of `self`, functional where that is.
TENON_ALWAYS_INLINE TensorBase adopted(const TensorBase& self, TensorBase alias) {
  if (detail::has_functional_state(self.defined_impl())) [[unlikely]]
    detail::adopt_alias(self, alias);
  return alias;
}

}  // namespace

void detail::fail_pinned(std::string_view op) {
  TENON_THROW(NotImplementedError, op, ": pinned memory is not available; leave it out");
}

void detail::check_device(Device device) {
  TENON_CHECK(is_enumerator(device.type()), DeviceError, "empty: expected a device, got ", device);
}

void detail::adopt_alias(const TensorBase& self, const TensorBase& alias) {
  self.storage()->functional_state()->adopt(*alias.impl());
}

TensorBase make_tensor_strided(IntArrayRef sizes, IntArrayRef strides, DType dtype, Device device) {
  check_stride_count("empty_strided", sizes, strides);
  checked_nbytes(sizes, dtype);
  detail::check_device(device);
  for (const int64_t stride : strides) {
    TENON_CHECK(stride >= 0, ValueError,
                "empty_strided: expected strides that are not negative, got ", strides);
  }
  const int64_t nbytes = checked_nbytes(storage_extent(sizes, strides, 0), dtype);
  return TensorBase(TensorImpl::allocate(nbytes, device, dtype, sizes, strides).take());
}

TensorBase make_tensor(const TensorSpec& spec) {
  if (spec.strides.empty()) return make_tensor(spec.sizes, spec.dtype, spec.device);
  return make_tensor_strided(spec.sizes, spec.strides, spec.dtype, spec.device);
}

TensorBase make_tensor_like(const TensorBase& self, DType dtype) {
  return make_tensor_of_sizes(self.defined_impl(), dtype);
}

TensorBase make_alias(const TensorBase& self, DType dtype, IntArrayRef sizes, IntArrayRef strides,
                      int64_t storage_offset) {
  return adopted(self, TensorBase(make_intrusive<TensorImpl>(Storage(self.storage()), dtype, sizes,
                                                             strides, storage_offset)));
}

TensorBase make_alias(const TensorBase& self) {
  const TensorImpl& impl = self.defined_impl();
  TensorBase alias(impl.alias().take());
  if (detail::has_functional_state(impl)) [[unlikely]]
    self.storage()->functional_state()->adopt_as(*alias.impl(), *self.impl());
  return alias;
}

TensorBase make_tensor_from_blob(void* data, IntArrayRef sizes, IntArrayRef strides, DType dtype,
                                 StorageImpl::Deleter deleter) {
  checked_nbytes(sizes, dtype);
  const int64_t nbytes = checked_nbytes(storage_extent(sizes, strides, 0), dtype);
  auto storage = StorageImpl::wrap(data, nbytes, kCPU, std::move(deleter));
  return TensorBase(make_intrusive<TensorImpl>(std::move(storage), dtype, sizes, strides, 0));
}

int64_t storage_extent(IntArrayRef sizes, IntArrayRef strides, int64_t storage_offset) {
  constexpr int64_t kMostElements = std::numeric_limits<int64_t>::max();
  CheckedInt last = storage_offset;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (sizes[i] == 0) return 0;
    last += CheckedInt(sizes[i] - 1) * strides[i];
  }
  TENON_CHECK(last.fits() && last.value() < kMostElements, OutOfMemoryError,
              "empty_strided: the sizes ", sizes, " with strides ", strides,
              " need more elements than memory can address");
  return last.value() + 1;
}

}  // namespace tenon
