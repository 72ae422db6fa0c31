#include "tenon/kernels/structured.h"

#include <algorithm>
#include <functional>

#include "tenon/base/allocator.h"
#include "tenon/base/integer_math.h"
#include "tenon/base/type_promotion.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pointwise/overlap.h"

namespace tenon {
namespace {

/// How a resized tensor lies in its storage.
struct ResizedLayout {
  DimVector strides;
  int64_t nbytes;  // that the storage must have
};

ResizedLayout resized_layout(std::string_view op, const TensorBase& target,
                             const TensorSpec& spec) {
  ResizedLayout layout{DimVector(spec.sizes.size()), 0};
  contiguous_strides(spec.sizes, layout.strides.data());
  const int64_t start = checked_nbytes(target.storage_offset(), target.dtype());
  const CheckedInt end = CheckedInt(start) + checked_nbytes(spec.sizes, target.dtype());
  TENON_CHECK(end.fits(), OutOfMemoryError, op, ": a result of sizes ", spec.sizes, " at offset ",
              target.storage_offset(), " needs more bytes than memory can address");
  layout.nbytes = end.value();
  return layout;
}

}  // namespace

void detail::fail_undefined(std::string_view op, std::string_view argument) {
  TENON_THROW(ValueError, op, ": expected a defined tensor for ", argument,
              ", got an undefined one");
}

void check_on_meta(std::string_view op, std::initializer_list<TensorArgument> arguments) {
  const auto found = [&](bool on_meta) {
    for (const TensorArgument& argument : arguments) {
      for (const TensorBase& tensor : argument.tensors) {
        if (tensor.defined() && tensor.is_meta() == on_meta) return &argument;
      }
    }
    return static_cast<const TensorArgument*>(nullptr);
  };
  const TensorArgument *with_data = found(false), *without = found(true);
  if (with_data == nullptr || without == nullptr) return;
  TENON_THROW(DeviceError, op, ": expected all tensors on one device, got ", with_data->name,
              " with data and ", without->name,
              " on the meta device; call it with tensors of one of them");
}

namespace {

bool share_memory(const TensorBase& a, const TensorBase& b, bool resizable) {
  return a.is_same(b) || (resizable && (a.numel() == 0 || b.numel() == 0)) ||
         kernels::share_elements(a, b);
}

}  // namespace

void check_written_apart(std::string_view op, std::span<WrittenTensor> written, bool resizable) {
  const auto storage = [](const WrittenTensor& each) -> const void* {
    return each.tensor->defined() ? each.tensor->storage().get() : nullptr;
  };
  std::ranges::sort(written, std::less<>(), storage);
  for (size_t i = 0; i < written.size(); ++i) {
    if (storage(written[i]) == nullptr) continue;
    for (size_t j = i + 1; j < written.size() && storage(written[j]) == storage(written[i]); ++j) {
      TENON_CHECK(written[i].set == written[j].set ||
                      !share_memory(*written[i].tensor, *written[j].tensor, resizable),
                  ValueError, op, ": expected what is written to to have memory of its own, got ",
                  written[i].argument, " and ", written[j].argument,
                  " in the same memory; clone one of them first");
    }
  }
}

std::vector<TensorBase> make_tensors(const std::vector<TensorSpec>& specs) {
  std::vector<TensorBase> result;
  result.reserve(specs.size());
  for (const TensorSpec& spec : specs) result.push_back(make_tensor(spec));
  return result;
}

namespace {

/// Checks as `check_output` and returns whether the target is of the result's sizes already.
bool fits_result(std::string_view op, const TensorBase& target, const TensorSpec& spec,
                 bool resizable) {
  TENON_CHECK(target.device() == spec.device, DeviceError, op, ": expected a result on ",
              spec.device, ", got a tensor on ", target.device());
  TENON_CHECK(can_cast(spec.dtype, target.dtype()), DTypeError, op, ": a result of ", spec.dtype,
              " cannot be stored in a tensor of ", target.dtype());
  if (target.sizes() == IntArrayRef(spec.sizes)) {
    kernels::check_writable(op, target, resizable ? "out" : "self");
    return true;
  }
  TENON_CHECK(resizable && target.numel() == 0, ShapeError, op, ": expected ",
              resizable ? "an empty out tensor or one" : "a tensor", " of the result's sizes ",
              spec.sizes, ", got ", target.sizes());
  return false;
}

}  // namespace

void check_output(std::string_view op, const TensorBase& target, const TensorSpec& spec,
                  bool resizable) {
  fits_result(op, target, spec, resizable);
}

TensorBase resized_output(std::string_view op, const TensorBase& target, const TensorSpec& spec) {
  const ResizedLayout layout = resized_layout(op, target, spec);
  TensorBase resized =
      make_alias(target, spec.sizes, spec.strides.empty() ? layout.strides : spec.strides,
                 target.storage_offset());
  target.storage()->grow(layout.nbytes);
  return resized;
}

TensorBase output_place(std::string_view op, const TensorBase& target, IntArrayRef sizes) {
  if (target.sizes() == sizes) return target;
  return resized_output(op, target, {sizes, target.dtype(), target.device()});
}

void take_geometry(TensorBase& target, const TensorBase& place) noexcept {
  if (!place.is_same(target)) target.impl()->take_geometry(*place.impl());
}

void fill_output(TensorBase& target, const TensorBase& place, const TensorBase& result) {
  if (!target.is_meta()) kernels::copy_into(result, place);
  take_geometry(target, place);
}

void prepare_outputs(std::string_view op, std::initializer_list<TensorBase*> targets,
                     std::initializer_list<const TensorSpec*> specs, bool resizable) {
  const auto* spec = specs.begin();
  for (const TensorBase* target : targets) check_output(op, *target, **spec++, resizable);
  std::vector<TensorBase> places;
  places.reserve(targets.size());
  spec = specs.begin();
  for (const TensorBase* target : targets) {
    places.push_back(output_place(op, *target, (*spec++)->sizes));
  }
  auto place = places.begin();
  for (TensorBase* target : targets) take_geometry(*target, *place++);
}

OutputBuffer::OutputBuffer(std::string_view op, TensorBase& target, const TensorSpec& spec,
                           bool resizable, std::initializer_list<const TensorBase*> inputs,
                           std::initializer_list<TensorList> lists)
    : target_(target) {
  if (!fits_result(op, target, spec, resizable)) {
    resized_ = resized_output(op, target, {spec.sizes, target.dtype(), target.device()});
  }
  const TensorBase& place = resized_.defined() ? resized_ : target;
  const auto shares = [&](const TensorBase& input) {
    return input.defined() && input.is_alias_of(target);
  };
  bool shares_memory = false;
  for (const TensorBase* input : inputs) shares_memory |= shares(*input);
  for (const TensorList& list : lists) {
    for (const TensorBase& input : list) shares_memory |= shares(input);
  }
  if (shares_memory || place.dtype() != spec.dtype || !place.is_contiguous() ||
      !spec.strides.empty()) {
    temporary_ = make_tensor(spec);
  }
}

void OutputBuffer::commit() {
  const TensorBase& place = resized_.defined() ? resized_ : target_;
  if (temporary_.defined() && !target_.is_meta()) kernels::copy_into(temporary_, place);
  take_geometry(target_, place);
}

}  // namespace tenon
