#include "tenon/kernels/structured.h"

#include <algorithm>

#include "tenon/base/allocator.h"
#include "tenon/base/type_promotion.h"
#include "tenon/kernels/copy.h"
#include "tenon/kernels/pointwise/overlap.h"

namespace tenon {
namespace {

void resize(TensorBase& target, const TensorSpec& spec) {
  TensorImpl& impl = *target.impl();
  const int64_t nbytes = checked_nbytes(spec.sizes, target.dtype());
  impl.storage()->grow(impl.storage_offset() * target.element_size() + nbytes);
  DimVector strides(spec.sizes.size());
  contiguous_strides(spec.sizes, strides.data());
  impl.set_geometry(spec.sizes, strides, impl.storage_offset());
}

}  // namespace

void detail::fail_undefined(std::string_view op, std::string_view argument) {
  TENON_THROW(ValueError, op, ": expected a defined tensor for ", argument,
              ", got an undefined one");
}

void detail::fail_pinned(std::string_view op) {
  TENON_THROW(NotImplementedError, op, ": pinned memory is not available; leave it out");
}

TensorSpec spec_of(const TensorBase& tensor) {
  return {tensor.sizes(), tensor.dtype(), tensor.device()};
}

TensorBase make_result(std::string_view op, const TensorSpec& spec) {
  try {
    return make_tensor(spec);
  } catch (const OutOfMemoryError& error) {
    const std::string_view message = error.message();
    throw OutOfMemoryError(std::string(op).append(message.substr(message.find(':'))));
  }
}

std::vector<TensorBase> make_results(std::string_view op, const std::vector<TensorSpec>& specs) {
  std::vector<TensorBase> result;
  result.reserve(specs.size());
  for (const TensorSpec& spec : specs) result.push_back(make_result(op, spec));
  return result;
}

void prepare_output(std::string_view op, TensorBase& target, const TensorSpec& spec,
                    bool resizable) {
  TENON_CHECK(target.device() == spec.device, DeviceError, op, ": expected a result on ",
              spec.device, ", got a tensor on ", target.device());
  TENON_CHECK(can_cast(spec.dtype, target.dtype()), DTypeError, op, ": a result of ", spec.dtype,
              " cannot be stored in a tensor of ", target.dtype());
  if (target.sizes() == IntArrayRef(spec.sizes)) {
    TENON_CHECK(!kernels::overlaps_itself(target), ValueError, op, ": expected the elements of ",
                resizable ? "out" : "self", " to have memory of their own, got sizes ",
                target.sizes(), " with strides ", target.strides(), "; clone it first");
    return;
  }
  TENON_CHECK(resizable && target.numel() == 0, ShapeError, op, ": expected ",
              resizable ? "an empty out tensor or one" : "a tensor", " of the result's sizes ",
              spec.sizes, ", got ", target.sizes());
  resize(target, spec);
}

void assign_output(std::string_view op, TensorBase& target, const TensorBase& result,
                   bool resizable) {
  prepare_output(op, target, spec_of(result), resizable);
  if (!target.is_meta()) kernels::copy_into(result, target);
}

OutputBuffer::OutputBuffer(std::string_view op, TensorBase& target, const TensorSpec& spec,
                           bool resizable, std::initializer_list<const TensorBase*> inputs)
    : target_(target) {
  prepare_output(op, target, spec, resizable);
  const bool shares_memory = std::ranges::any_of(inputs, [&](const TensorBase* input) {
    return input->defined() && input->is_alias_of(target);
  });
  uses_temporary_ = shares_memory || target.dtype() != spec.dtype || !target.is_contiguous() ||
                    !spec.strides.empty();
  if (uses_temporary_) temporary_ = make_tensor(spec);
}

void OutputBuffer::commit() {
  if (uses_temporary_) kernels::copy_into(temporary_, target_);
}

}  // namespace tenon
