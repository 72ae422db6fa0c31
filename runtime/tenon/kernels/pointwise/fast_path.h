#pragma once

#include "tenon/base/integer_math.h"
#include "tenon/kernels/pointwise/pointwise_call.h"

namespace tenon::kernels {

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
  ScalarValues values;
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

/// Whether the real scalars can be converted to `dtype`, in which `op` then computes.
TENON_ALWAYS_INLINE bool scalars_fit(const PointwiseOperator& op, DType dtype,
                                     const Scalar* scalars) {
  if (is_inexact(dtype)) return true;
  if (op.promotion == Promotion::kIntToFloat) return false;
  for (int i = 0; i < op.scalars; ++i) {
    if (!scalars[i].is_integral()) return false;
    if (dtype == DType::kBool && !scalars[i].is_bool()) return false;
  }
  return true;
}

/// Which input has the sizes of the result where all others have a single element; -1 if none.
TENON_COLD int find_leader(const TensorImpl* const* inputs, int count);

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
  call.result = loop_result(op, call.dtype);
  call.loop = loop_of(op, call.dtype);
  return call.loop != nullptr && call.values.set(call.dtype, scalars, op.scalars);
}

/// A call of a loop on `count` inputs in memory: `n` elements of each, `steps[i]` bytes apart, to
/// results of `result_size` bytes.
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

/// A loop that is long, or has inputs of one element among longer ones; sets their steps to 0.
void run_long(const LoopArguments& arguments, const TensorImpl* const* impls);

/// The first element, of `size` bytes; any address where there is none, see TensorImpl::data.
TENON_ALWAYS_INLINE const void* address_of(const TensorImpl& impl, int64_t size) {
  const int64_t offset = wrapping_multiply(impl.storage_offset(), size);
  return reinterpret_cast<const void*>(reinterpret_cast<uintptr_t>(impl.storage()->data()) +
                                       static_cast<uintptr_t>(offset));
}

/// Computes a prepared call into `target`, which has the sizes and dtype of the result.
template <int N>
TENON_ALWAYS_INLINE void run_fast(const FastCall<N>& call, const TensorImpl& target) {
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
  if (!is_long) [[likely]]
    return call.loop(target.data(), data, steps, call.values.data(), n);
  run_long({call.loop, static_cast<char*>(target.data()), element_size(call.result), data, steps, N,
            call.values.data(), n},
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
  run_fast(call, *target.impl());
  return true;
}

}  // namespace tenon::kernels
