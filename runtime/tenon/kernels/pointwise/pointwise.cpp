#include "tenon/kernels/pointwise/pointwise.h"

#include <cstring>

#include "tenon/base/broadcast.h"
#include "tenon/base/integer_math.h"
#include "tenon/base/type_promotion.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/pointwise_call.h"
#include "tenon/kernels/structured.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

// Note [The fast path]: nearly all calls have row-major CPU inputs of one dtype and one shape,
// except for inputs of a single element. They need no promotion, no broadcasting and no walk: only
// checks that this is so. Whatever fails one of them takes the general path, which alone raises
// errors. The number of inputs is a template argument so that no loop over them remains.
template <int N>
struct FastCall {
  const TensorImpl* inputs[N];
  int leader;   // which input has the sizes of the result
  DType dtype;  // of inputs and arithmetic
  DType result;
  PointwiseLoop loop;
};

TENON_ALWAYS_INLINE bool same_sizes(const TensorImpl& a, const TensorImpl& b) {
  const IntArrayRef sizes_a = a.sizes();
  const IntArrayRef sizes_b = b.sizes();
  if (sizes_a.size() != sizes_b.size()) return false;
  for (size_t d = 0; d < sizes_a.size(); ++d) {
    if (sizes_a[d] != sizes_b[d]) return false;
  }
  return true;
}

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

/// Which input has the sizes of the result where all others have a single element; -1 if none.
TENON_COLD int find_leader(const TensorImpl* const* inputs, int count) {
  int leader = 0;
  for (int i = 1; i < count; ++i) {
    const TensorImpl& widest = *inputs[leader];
    const bool wider = inputs[i]->dim() > widest.dim();
    const bool longer = inputs[i]->dim() == widest.dim() && widest.numel() == 1;
    if (wider || longer) leader = i;
  }
  for (int i = 0; i < count; ++i) {
    if (inputs[i]->numel() != 1 && !same_sizes(*inputs[i], *inputs[leader])) return -1;
  }
  return leader;
}

/// Whether the fast path applies; then `call` is set.
template <int N>
TENON_ALWAYS_INLINE bool prepare_fast(const PointwiseOperator& op, PointwiseInputs inputs,
                                      const Scalar* scalars, FastCall<N>& call) {
  bool alike = true;
#pragma GCC unroll 4
  for (int i = 0; i < N; ++i) {
    const TensorImpl* impl = call.inputs[i] = inputs[i]->impl();
    if (impl == nullptr || !impl->is_contiguous()) return false;
    if (!impl->key_set().has(DispatchKey::CPU)) return false;
    if (i == 0) continue;
    if (impl->dtype() != call.inputs[0]->dtype()) return false;
    alike &= same_sizes(*impl, *call.inputs[0]);
  }
  call.leader = alike ? 0 : find_leader(call.inputs, N);
  if (call.leader < 0) return false;
  call.dtype = call.inputs[0]->dtype();
  if (op.condition >= 0 && call.dtype != DType::kBool) return false;
  if (!scalars_fit(op, call.dtype, scalars)) return false;
  call.result = op.predicate ? DType::kBool : call.dtype;
  call.loop = (*op.loops[static_cast<int>(cpu_target())])[call.dtype];
  return call.loop != nullptr;
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
    case 1:
      return fill_splat_of<uint8_t>(splat, element);
    case 2:
      return fill_splat_of<uint16_t>(splat, element);
    case 4:
      return fill_splat_of<uint32_t>(splat, element);
    default:
      return fill_splat_of<uint64_t>(splat, element);
  }
}

struct LoopArguments {
  PointwiseLoop loop;
  char* out;
  int64_t result_size;
  const void** inputs;
  int64_t* steps;
  int count;
  const void* scalars;
  int64_t n;
};

void run_parallel(const LoopArguments& arguments) {
  parallel_for(0, arguments.n, kPointwiseGrain, [&](int64_t begin, int64_t end) {
    const void* inputs[kMaxPointwiseInputs];
    for (int i = 0; i < arguments.count; ++i) {
      inputs[i] = static_cast<const char*>(arguments.inputs[i]) + begin * arguments.steps[i];
    }
    // fits: elements in memory
    arguments.loop(arguments.out + begin * arguments.result_size, inputs, arguments.steps,
                   arguments.scalars, end - begin);
  });
}

/// A loop that is long, or has inputs of one element among longer ones.
__attribute__((noinline)) void run_long(const LoopArguments& arguments,
                                        const TensorImpl* const* impls) {
  alignas(64) char splats[kMaxPointwiseInputs][64];
  for (int i = 0; i < arguments.count; ++i) {
    if (impls[i]->numel() == arguments.n) continue;
    fill_splat(splats[i], arguments.inputs[i], arguments.steps[i]);
    arguments.inputs[i] = splats[i];
    arguments.steps[i] = 0;
  }
  run_parallel(arguments);
}

/// The first element, of `size` bytes; any address where there is none, see TensorImpl::data.
TENON_ALWAYS_INLINE const void* address_of(const TensorImpl& impl, int64_t size) {
  const int64_t offset = wrapping_multiply(impl.storage_offset(), size);
  return reinterpret_cast<const void*>(reinterpret_cast<uintptr_t>(impl.storage()->data()) +
                                       static_cast<uintptr_t>(offset));
}

template <int N>
TENON_ALWAYS_INLINE void run_fast(const PointwiseOperator& op, const Scalar* scalars,
                                  const FastCall<N>& call, const TensorImpl& target) {
  const int64_t n = call.inputs[call.leader]->numel();
  const int64_t size = element_size(call.dtype);
  const void* data[N];
  int64_t steps[N];
  bool is_long = n > kPointwiseGrain;
#pragma GCC unroll 4
  for (int i = 0; i < N; ++i) {
    const TensorImpl& impl = *call.inputs[i];
    data[i] = address_of(impl, size);
    steps[i] = size;
    is_long |= impl.numel() != n;
  }
  const ScalarValues values(call.dtype, scalars, op.scalars);
  if (!is_long) [[likely]]
    return call.loop(target.data(), data, steps, values.data(), n);
  run_long({call.loop, static_cast<char*>(target.data()), element_size(call.result), data, steps, N,
            values.data(), n},
           call.inputs);
}

/// Whether `target` can be written while the inputs of a fast call are read: none shares its
/// storage, other than as the same elements.
template <int N>
TENON_ALWAYS_INLINE bool is_fast_target(const TensorImpl* target, const FastCall<N>& call) {
  if (target == nullptr || target->dtype() != call.result || !target->is_contiguous()) return false;
  const TensorImpl& leader = *call.inputs[call.leader];
  if (target != &leader && !same_sizes(*target, leader)) return false;
  if (!target->key_set().has(DispatchKey::CPU)) return false;
  for (const TensorImpl* input : call.inputs) {
    if (input == target || input->storage() != target->storage()) continue;
    const bool same = input->storage_offset() == target->storage_offset() &&
                      input->dtype() == target->dtype() && input->numel() == target->numel();
    if (!same) return false;
  }
  return true;
}

/// Computes into `target` by the fast path; false, with nothing done, where it does not apply.
template <int N>
TENON_ALWAYS_INLINE bool run_fast_into(const PointwiseOperator& op, PointwiseInputs inputs,
                                       const Scalar* scalars, const TensorBase& target) {
  FastCall<N> call;
  if (!prepare_fast(op, inputs, scalars, call)) return false;
  if (!is_fast_target(target.impl(), call)) return false;
  run_fast(op, scalars, call, *target.impl());
  return true;
}

bool run_fast_into(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars,
                   const TensorBase& target) {
  switch (inputs.size()) {
    case 1:
      return run_fast_into<1>(op, inputs, scalars, target);
    case 2:
      return run_fast_into<2>(op, inputs, scalars, target);
    case 3:
      return run_fast_into<3>(op, inputs, scalars, target);
    default:
      return false;
  }
}

TENON_COLD TensorBase general_result(const PointwiseOperator& op, PointwiseInputs inputs,
                                     const Scalar* scalars) {
  const PointwiseCall call = resolve(op, inputs, scalars);
  TensorBase result = make_tensor({call.sizes, call.result, call.device, result_strides(call)});
  if (result.is_cpu()) run_pointwise(call, result);
  return result;
}

template <int N>
TensorBase pointwise_of(const PointwiseOperator& op, PointwiseInputs inputs,
                        const Scalar* scalars) {
  FastCall<N> call;
  if (!prepare_fast(op, inputs, scalars, call)) return general_result(op, inputs, scalars);
  TensorBase result = make_tensor_like(*inputs[call.leader], call.result);
  run_fast(op, scalars, call, *result.impl());
  return result;
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
    TENON_CHECK(overlap != Overlap::kPartial, ValueError, call.name, ": expected ", argument,
                " and ", call.op.argument_names[i],
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

/// An empty `out` as it will be when it has the result's sizes.
TensorBase resized(const TensorBase& out, const PointwiseCall& call) {
  return resized_output(call.op.name, out,
                        {call.sizes, out.dtype(), out.device(), result_strides(call)});
}

}  // namespace

TensorBase pointwise(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars) {
  switch (inputs.size()) {
    case 1:
      return pointwise_of<1>(op, inputs, scalars);
    case 2:
      return pointwise_of<2>(op, inputs, scalars);
    case 3:
      return pointwise_of<3>(op, inputs, scalars);
    default:
      return general_result(op, inputs, scalars);
  }
}

TensorBase& pointwise_inplace(const PointwiseOperator& op, TensorBase& self, PointwiseInputs inputs,
                              const Scalar* scalars) {
  if (run_fast_into(op, inputs, scalars, self)) [[likely]]
    return self;
  const PointwiseCall call = resolve(op, inputs, scalars, "_");
  const std::string_view argument = op.argument_names[0];
  TENON_CHECK(self.sizes() == IntArrayRef(call.sizes), ShapeError, call.name,
              ": expected the arguments to broadcast to the sizes of ", argument, " ", self.sizes(),
              ", got ", call.sizes);
  check_target(call, argument, self);
  run_into(call, argument, self);
  return self;
}

TensorBase& pointwise_out(const PointwiseOperator& op, PointwiseInputs inputs,
                          const Scalar* scalars, TensorBase& out) {
  if (run_fast_into(op, inputs, scalars, out)) [[likely]]
    return out;
  const PointwiseCall call = resolve(op, inputs, scalars);
  TENON_CHECK(out.defined(), ValueError, call.name,
              ": expected out to be a defined tensor, got an undefined one");
  check_target(call, "out", out);
  const bool fits = out.sizes() == IntArrayRef(call.sizes);
  TENON_CHECK(fits || out.numel() == 0, ShapeError, call.name, ": expected out of sizes ",
              call.sizes, " or an empty one, got ", out.sizes());
  const TensorBase target = fits ? out : resized(out, call);
  run_into(call, "out", target);
  if (!fits) take_geometry(out, target);
  return out;
}

TensorSpec pointwise_spec(const PointwiseOperator& op, PointwiseInputs inputs,
                          const Scalar* scalars) {
  const PointwiseCall call = resolve(op, inputs, scalars);
  return {call.sizes, call.result, call.device, result_strides(call)};
}

}  // namespace tenon::kernels
