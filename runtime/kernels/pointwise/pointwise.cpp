#include "tenon/kernels/pointwise/pointwise.h"

#include <cstring>

#include "tenon/base/broadcast.h"
#include "tenon/base/type_promotion.h"
#include "tenon/kernels/copy.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/pointwise_call.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

// Note [The fast path]: nearly all calls have row-major CPU inputs of one dtype and one shape,
// except for inputs of a single element. They need no promotion, no broadcasting and no walk: only
// checks that this is so. Whatever fails one of them takes the general path, which alone raises
// errors.
struct FastCall {
  const TensorBase* leader;  // has the sizes of the result
  DType dtype;               // of inputs and arithmetic
  DType result;
  PointwiseLoop loop;
};

TENON_ALWAYS_INLINE bool scalars_fit(const PointwiseOperator& op, DType dtype,
                                     const Scalar* scalars) {
  if (is_floating_point(dtype)) return true;
  if (op.promotion == Promotion::kIntToFloat) return false;
  for (int i = 0; i < op.scalars; ++i) {
    if (scalars[i].is_floating_point()) return false;
    if (dtype == DType::kBool && !scalars[i].is_bool()) return false;
  }
  return true;
}

/// Whether the fast path applies; then `call` is set.
TENON_ALWAYS_INLINE bool prepare_fast(const PointwiseOperator& op, PointwiseInputs inputs,
                                      const Scalar* scalars, FastCall& call) {
  if (!inputs[0]->defined()) return false;
  const TensorBase* leader = inputs[0];
  const DType dtype = leader->impl()->dtype();
  for (const TensorBase* input : inputs) {
    const TensorImpl* impl = input->impl();
    if (impl == nullptr || impl->dtype() != dtype || !impl->is_contiguous()) return false;
    if (!impl->device().is_cpu()) return false;
    const int64_t ndim = leader->impl()->dim();
    if (impl->dim() > ndim || (impl->dim() == ndim && leader->impl()->numel() == 1)) leader = input;
  }
  const TensorImpl& widest = *leader->impl();
  for (const TensorBase* input : inputs) {
    const TensorImpl& impl = *input->impl();
    if (&impl != &widest && impl.numel() != 1 && !(impl.sizes() == widest.sizes())) return false;
  }
  if (!scalars_fit(op, dtype, scalars)) return false;
  const PointwiseLoop loop = (*op.loops[static_cast<int>(cpu_target())])[dtype];
  call = {leader, dtype, op.predicate ? DType::kBool : dtype, loop};
  return loop != nullptr;
}

template <class T>
TENON_ALWAYS_INLINE void fill_splat_of(char* splat, const void* element) {
  T value;
  std::memcpy(&value, element, sizeof(T));
  for (size_t i = 0; i < 64; i += sizeof(T)) std::memcpy(splat + i, &value, sizeof(T));
}

/// Copies of one element, as many as fill 64 bytes.
TENON_ALWAYS_INLINE void fill_splat(char* splat, const void* element, int64_t element_size) {
  switch (element_size) {
    case 1: return fill_splat_of<uint8_t>(splat, element);
    case 2: return fill_splat_of<uint16_t>(splat, element);
    case 4: return fill_splat_of<uint32_t>(splat, element);
    default: return fill_splat_of<uint64_t>(splat, element);
  }
}

void run_parallel(const FastCall& call, void* out, const void* const* inputs, const int64_t* steps,
                  int count, const void* scalars) {
  const int64_t result_size = element_size(call.result);
  const auto run = [&](int64_t begin, int64_t end) {
    const void* parts[kMaxPointwiseInputs];
    for (int i = 0; i < count; ++i) parts[i] = static_cast<const char*>(inputs[i]) + begin * steps[i];
    call.loop(static_cast<char*>(out) + begin * result_size, parts, steps, scalars, end - begin);
  };
  parallel_for(0, call.leader->numel(), kPointwiseGrain, run);
}

TENON_ALWAYS_INLINE void run_fast(const PointwiseOperator& op, PointwiseInputs inputs,
                                  const Scalar* scalars, const FastCall& call, void* out) {
  const int64_t n = call.leader->impl()->numel();
  const int64_t size = element_size(call.dtype);
  alignas(64) char splats[kMaxPointwiseInputs][64];
  const void* data[kMaxPointwiseInputs];
  int64_t steps[kMaxPointwiseInputs];
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorImpl& impl = *inputs[i]->impl();
    data[i] = impl.data();
    steps[i] = size;
    if (impl.numel() == 1 && n > 1) {
      fill_splat(splats[i], data[i], size);
      data[i] = splats[i];
      steps[i] = 0;
    }
  }
  const ScalarValues values(call.dtype, scalars, op.scalars);
  if (n <= kPointwiseGrain) return call.loop(out, data, steps, values.data(), n);
  run_parallel(call, out, data, steps, op.tensors, values.data());
}

/// Whether `target` can be written while the inputs of a fast call are read: none shares its
/// storage, other than as the same elements.
TENON_ALWAYS_INLINE bool is_fast_target(const TensorImpl& target, const FastCall& call,
                                        PointwiseInputs inputs) {
  if (target.dtype() != call.result || !target.is_contiguous()) return false;
  const TensorImpl& leader = *call.leader->impl();
  if (&target != &leader && !(target.sizes() == leader.sizes())) return false;
  if (!target.device().is_cpu()) return false;
  for (const TensorBase* input : inputs) {
    const TensorImpl& impl = *input->impl();
    if (&impl == &target || impl.storage() != target.storage()) continue;
    const bool same = impl.storage_offset() == target.storage_offset() &&
                      impl.dtype() == target.dtype() && impl.numel() == target.numel();
    if (!same) return false;
  }
  return true;
}

/// Checks that `target` can take the result of `call`, its sizes apart.
void check_target(const PointwiseCall& call, std::string_view argument, const TensorBase& target) {
  TENON_CHECK(target.device().type() == call.device.type(), DeviceError, call.name, ": expected ",
              argument, " to be on ", call.device, " like the other arguments, got ",
              target.device());
  TENON_CHECK(can_cast(call.result, target.dtype()), DTypeError, call.name,
              ": expected a dtype of ", argument, " that the result of ", call.result,
              " can be cast to, got ", target.dtype());
  TENON_CHECK(!overlaps_itself(target), ValueError, call.name, ": expected the elements of ",
              argument, " to have memory of their own, got sizes ", target.sizes(),
              " with strides ", target.strides(), "; clone it first");
}

/// Computes into `target`. An input that might share memory with other elements of it is read
/// beforehand; one that certainly does is an error.
void run_into(const PointwiseCall& call, std::string_view argument, const TensorBase& target) {
  TensorBase copies[kMaxPointwiseInputs];
  const TensorBase* inputs[kMaxPointwiseInputs];
  for (size_t i = 0; i < call.inputs.size(); ++i) {
    const TensorBase& input = *call.inputs[i];
    const Overlap overlap = memory_overlap(target, input);
    TENON_CHECK(overlap != Overlap::kPartial, ValueError, call.name, ": expected ", argument, " and ",
                call.op.argument_names[i],
                " to be the same elements or to share no memory, but they overlap in part; clone "
                "one of them first");
    inputs[i] = &input;
    if (overlap == Overlap::kUnknown && target.is_cpu()) {
      inputs[i] = &(copies[i] = contiguous_copy(input));
    }
  }
  if (!target.is_cpu()) return;
  PointwiseCall safe = call;
  safe.inputs = {inputs, call.inputs.size()};
  run_pointwise(safe, target);
}

void resize_empty(TensorBase& out, const PointwiseCall& call) {
  const DimVector strides = result_strides(call);
  DimVector row_major(call.sizes.size());
  contiguous_strides(call.sizes, row_major.data());
  int64_t numel = 1;
  for (const int64_t size : call.sizes) numel *= size;
  out.impl()->storage()->grow(numel * out.element_size());
  out.impl()->set_geometry(call.sizes, strides.empty() ? row_major : strides, 0);
}

}  // namespace

TensorBase pointwise(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars) {
  FastCall fast;
  if (prepare_fast(op, inputs, scalars, fast)) [[likely]] {
    TensorBase result = make_tensor_like(*fast.leader, fast.result);
    run_fast(op, inputs, scalars, fast, result.impl()->data());
    return result;
  }
  const PointwiseCall call = resolve(op, inputs, scalars);
  TensorBase result = make_tensor({call.sizes, call.result, call.device, result_strides(call)});
  if (result.is_cpu()) run_pointwise(call, result);
  return result;
}

TensorBase& pointwise_inplace(const PointwiseOperator& op, TensorBase& self, PointwiseInputs inputs,
                              const Scalar* scalars) {
  FastCall fast;
  if (prepare_fast(op, inputs, scalars, fast) && is_fast_target(*self.impl(), fast, inputs)) {
    run_fast(op, inputs, scalars, fast, self.impl()->data());
    return self;
  }
  const PointwiseCall call = resolve(op, inputs, scalars, "_");
  const std::string_view argument = op.argument_names[0];
  TENON_CHECK(self.sizes() == IntArrayRef(call.sizes), ShapeError, call.name,
              ": expected the arguments to broadcast to the sizes of ", argument, " ",
              self.sizes(), ", got ", call.sizes);
  check_target(call, argument, self);
  run_into(call, argument, self);
  return self;
}

TensorBase& pointwise_out(const PointwiseOperator& op, PointwiseInputs inputs,
                          const Scalar* scalars, TensorBase& out) {
  FastCall fast;
  if (out.defined() && prepare_fast(op, inputs, scalars, fast) &&
      is_fast_target(*out.impl(), fast, inputs)) {
    run_fast(op, inputs, scalars, fast, out.impl()->data());
    return out;
  }
  const PointwiseCall call = resolve(op, inputs, scalars);
  TENON_CHECK(out.defined(), ValueError, call.name,
              ": expected out to be a defined tensor, got an undefined one");
  check_target(call, "out", out);
  const bool fits = out.sizes() == IntArrayRef(call.sizes);
  TENON_CHECK(fits || out.numel() == 0, ShapeError, call.name, ": expected out of sizes ",
              call.sizes, " or an empty one, got ", out.sizes());
  if (!fits) resize_empty(out, call);
  run_into(call, "out", out);
  return out;
}

TensorSpec pointwise_spec(const PointwiseOperator& op, PointwiseInputs inputs,
                          const Scalar* scalars) {
  const PointwiseCall call = resolve(op, inputs, scalars);
  return {call.sizes, call.result, call.device, result_strides(call)};
}

}  // namespace tenon::kernels
