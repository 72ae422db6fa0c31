#include "tenon/tensor/tensor_base.h"

#include "tenon/base/allocator.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon {

int64_t TensorBase::size(int64_t dim) const {
  return sizes()[existing_dimension("size", dim, this->dim())];
}

int64_t TensorBase::stride(int64_t dim) const {
  return strides()[existing_dimension("stride", dim, this->dim())];
}

size_t TensorBase::nbytes() const {
  return static_cast<size_t>(checked_nbytes(numel(), dtype()));
}

bool TensorBase::is_contiguous(MemoryFormat format) const {
  if (format == MemoryFormat::ChannelsLast) return strides_are_channels_last(sizes(), strides());
  return get().is_contiguous();
}

MemoryFormat TensorBase::suggest_memory_format() const {
  const bool channels_last = !is_contiguous() && is_contiguous(MemoryFormat::ChannelsLast);
  return channels_last ? MemoryFormat::ChannelsLast : MemoryFormat::Contiguous;
}

int64_t TensorBase::_version() const {
  TENON_CHECK(!is_inference(), InferenceModeError, "_version: an inference tensor of sizes ",
              sizes(), " has no version; clone it outside InferenceMode to get a normal tensor",
              inference_origin_text(*this));
  return get().storage()->version();
}

TensorBase TensorBase::to_normal() && {
  TensorImpl& impl = get();
  if (!is_inference()) return std::move(*this);
  const uint32_t others = impl.use_count() - 1 + impl.storage().use_count() - 1;
  TENON_CHECK(others == 0, InferenceModeError, "to_normal: an inference tensor of sizes ", sizes(),
              " shares its data with other handles or views (", others,
              "), which would stay inference tensors; drop them first, or clone it outside "
              "InferenceMode",
              inference_origin_text(*this));
  impl.become_normal();
  return std::move(*this);
}

void TensorBase::fail_undefined() {
  TENON_THROW(ValueError, "Tensor: expected a defined tensor, got an undefined one");
}

void TensorBase::fail_dtype(DType expected) const {
  TENON_THROW(DTypeError, "data_ptr: expected a tensor of ", expected, ", got ", dtype());
}

void TensorBase::fail_without_data() const {
  TENON_THROW(DeviceError, "data_ptr: expected a tensor with data, got one on ", device(),
              " of sizes ", sizes(),
              "; a kernel returns before it asks for elements where a tensor ", "has none");
}

void TensorBase::check_accessor(DType dtype, size_t ndim) const {
  TENON_CHECK(this->dtype() == dtype, DTypeError, "accessor: expected a tensor of ", dtype,
              ", got ", this->dtype());
  TENON_CHECK(dim() == static_cast<int64_t>(ndim), ShapeError, "accessor: expected ", ndim,
              " dimensions, got sizes ", sizes());
}

}  // namespace tenon
