#include "tenon/tensor/tensor_impl.h"

#include <algorithm>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/integer_math.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/tensor_base.h"

namespace tenon {
namespace {

/// The number of elements; an expanded tensor may have more than memory, but not more than this.
int64_t checked_product(IntArrayRef sizes) {
  int64_t product = 1;
  bool overflow = false;
  for (const int64_t size : sizes) overflow |= __builtin_mul_overflow(product, size, &product);
  if (overflow) [[unlikely]] {
    TENON_CHECK(std::ranges::find(sizes, 0) != sizes.end(), OutOfMemoryError, "Tensor: the sizes ",
                sizes, " have more elements than 64 bits can count");
    return 0;
  }
  return product;
}

/// Row-major strides of a tensor that has a dimension of size 0; the others may be of any size.
TENON_COLD void strides_without_elements(IntArrayRef sizes, int64_t* strides) {
  int64_t stride = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    strides[i] = stride;
    stride = saturating_multiply(stride, std::max<int64_t>(sizes[i], 1));
  }
}

}  // namespace

AutogradMetaInterface::~AutogradMetaInterface() = default;
void FunctionalStorageInterface::adopt_as(TensorImpl& tensor, const TensorImpl&) const {
  adopt(tensor);
}
TensorBase FunctionalStorageInterface::readable(const TensorImpl&) {
  return {};
}
constinit thread_local void* detail::functional_scope = nullptr;
constinit thread_local bool detail::are_views_recorded = false;

uint32_t VersionCounter::current_version() const {
  TENON_CHECK(enabled(), InferenceModeError,
              "current_version: an inference tensor has no version; clone it outside InferenceMode "
              "to get a normal tensor");
  return storage_->version();
}

void VersionCounter::bump() const {
  if (enabled()) return storage_->bump_version();
  TENON_CHECK(InferenceMode::is_enabled(), InferenceModeError,
              "bump_version: an inference tensor has no version and cannot be modified outside "
              "InferenceMode; clone it to get a normal tensor, or move the code into the guard");
}

void contiguous_strides(IntArrayRef sizes, int64_t* strides) {
  int64_t stride = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    strides[i] = stride;
    stride = wrapping_multiply(stride, sizes[i]);
  }
  if (stride == 0) [[unlikely]]
    strides_without_elements(sizes, strides);
}

bool strides_are_contiguous(IntArrayRef sizes, IntArrayRef strides) {
  int64_t expected = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] == 0) return true;
    if (sizes[i] != 1 && strides[i] != expected) return false;
    expected = wrapping_multiply(expected, sizes[i]);
  }
  return true;
}

bool strides_are_channels_last(IntArrayRef sizes, IntArrayRef strides) {
  if (sizes.size() != 4) return false;
  int64_t expected = 1;
  for (const size_t i : {1, 3, 2, 0}) {
    if (sizes[i] == 0) return true;
    if (sizes[i] != 1 && strides[i] != expected) return false;
    expected = wrapping_multiply(expected, sizes[i]);
  }
  return true;
}

void TensorImpl::swap_dims(size_t a, size_t b) {
  std::swap(dims_[a], dims_[b]);
  std::swap(dims_[form_.ndim + a], dims_[form_.ndim + b]);
  update_geometry();
}

void TensorImpl::remove_dim(size_t dim, int64_t step) {
  offset_ = saturating_add(offset_, step);
  const size_t left = --form_.ndim;
  for (size_t i = dim; i < left; ++i) dims_[i] = dims_[i + 1];
  for (size_t i = 0; i < dim; ++i) dims_[left + i] = dims_[left + 1 + i];
  for (size_t i = dim; i < left; ++i) dims_[left + i] = dims_[left + 2 + i];
  if (left == kInlineDims) [[unlikely]] {
    std::copy_n(dims_, 2 * left, inline_dims_);
    delete[] std::exchange(dims_, inline_dims_);
  }
  update_geometry();
}

void TensorImpl::update_geometry() {
  bool contiguous = true;
  bool row_major = true;
  int64_t product = 1;
  for (size_t i = form_.ndim; i-- > 0;) {
    const bool as_expected = dims_[form_.ndim + i] == product;
    row_major &= as_expected;
    contiguous &= as_expected || dims_[i] == 1;
    product = wrapping_multiply(product, dims_[i]);
  }
  numel_ = product;
  form_.contiguous = contiguous || product == 0;
  form_.row_major = row_major && product != 0;
}

void TensorImpl::set_geometry(IntArrayRef sizes, IntArrayRef strides, int64_t offset) {
  TENON_INTERNAL_ASSERT(sizes.size() == strides.size());
  checked_product(sizes);
  const size_t ndim = sizes.size();
  int64_t local[2 * kInlineDims];
  int64_t* dims = ndim > kInlineDims ? new int64_t[2 * ndim] : local;
  std::copy(sizes.begin(), sizes.end(), dims);
  std::copy(strides.begin(), strides.end(), dims + ndim);
  // Only now, since the arguments may be this tensor's own sizes and strides.
  if (dims_ != inline_dims_) delete[] dims_;
  dims_ = ndim > kInlineDims ? dims : inline_dims_;
  if (dims == local) std::copy_n(local, 2 * ndim, inline_dims_);
  form_.ndim = static_cast<uint32_t>(ndim);
  offset_ = offset;
  update_geometry();
}

void TensorImpl::take_geometry(TensorImpl& other) noexcept {
  if (dims_ != inline_dims_) delete[] dims_;
  if (other.dims_ == other.inline_dims_) {
    dims_ = inline_dims_;
    std::copy_n(other.inline_dims_, 2 * other.form_.ndim, inline_dims_);
  } else {
    dims_ = std::exchange(other.dims_, other.inline_dims_);
  }
  form_.ndim = std::exchange(other.form_.ndim, 0);
  offset_ = other.offset_;
  numel_ = std::exchange(other.numel_, 1);
  form_.contiguous = std::exchange(other.form_.contiguous, true);
  form_.row_major = std::exchange(other.form_.row_major, true);
}

void TensorImpl::put_back(Storage storage, TensorImpl& other) noexcept {
  take_geometry(other);
  storage_ = std::move(storage);
  form_.dtype = other.form_.dtype;
}

void TensorImpl::set_storage(Storage storage, DType dtype, IntArrayRef sizes, IntArrayRef strides,
                             int64_t offset) {
  set_geometry(sizes, strides, offset);  // first, since it alone can fail
  storage_ = std::move(storage);
  form_.dtype = dtype;
}

void TensorImpl::become_normal() {
  TENON_INTERNAL_ASSERT(storage_.unique());
  storage_->become_normal();
  keys_ = keys_.remove(DispatchKey::AutogradInference).add(DispatchKey::InplaceOrView);
  if (requires_grad()) keys_ = keys_.add(autograd_key_of(keys_));
}

/// What the constructor could not count: an error, or a tensor without elements.
TENON_COLD void TensorImpl::count_many_elements() try {
  numel_ = checked_product(sizes());
  form_.contiguous = true;
  form_.row_major = false;
} catch (...) {
  if (dims_ != inline_dims_) delete[] dims_;  // there will be no destructor
  throw;
}

}  // namespace tenon
