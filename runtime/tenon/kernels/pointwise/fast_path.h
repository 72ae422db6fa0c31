#pragma once

#include <array>

#include "tenon/base/integer_math.h"
#include "tenon/kernels/pointwise/pointwise_call.h"

namespace tenon::kernels {

// Note [The fast path]: nearly all calls have row-major CPU inputs of one dtype and one shape. They
// need no promotion, no broadcasting and no walk: only checks that this is so. The number of inputs
// is a template argument so that no loop over them remains. Where small inputs are broadcast along
// whole rows, or there are many, a second path takes the call, see RowCall. Whatever fails a check
// of both takes the general path, which alone raises errors.

TENON_ALWAYS_INLINE bool same_sizes(const TensorImpl& a, const TensorImpl& b) {
  const IntArrayRef sizes_a = a.sizes();
  const IntArrayRef sizes_b = b.sizes();
  if (sizes_a.size() != sizes_b.size()) return false;
  for (size_t d = 0; d < sizes_a.size(); ++d) {
    if (sizes_a[d] != sizes_b[d]) return false;
  }
  return true;
}

TENON_ALWAYS_INLINE bool is_contiguous_on_cpu(const TensorImpl* impl) {
  return impl != nullptr && impl->is_contiguous() && impl->key_set().has(DispatchKey::CPU);
}

/// The same of tensors of as many dimensions, with fewer instructions and registers: sizes are
/// looked at two at a time. Behind an odd number of them lies a stride, which is compared, too.
TENON_ALWAYS_INLINE bool are_equal_in_pairs(const TensorImpl& a, const TensorImpl& b) {
  const int64_t* dims_a = a.sizes().data();
  const int64_t* dims_b = b.sizes().data();
  int64_t left = a.dim();
  if (left == 0) return true;
  while (dims_a[0] == dims_b[0] && dims_a[1] == dims_b[1]) {
    if (left <= 2) return true;
    left -= 2;
    dims_a += 2;
    dims_b += 2;
  }
  return false;
}

/// Whether all inputs are contiguous on the CPU, of one dtype and the same sizes. False, too, for
/// some of sizes 1 with other strides than a new tensor's.
template <size_t N>
TENON_ALWAYS_INLINE bool are_alike(const TensorImpl* const (&inputs)[N]) {
  if (!is_contiguous_on_cpu(inputs[0])) return false;
#pragma GCC unroll 4
  for (size_t i = 1; i < N; ++i) {
    if (inputs[i] == nullptr || !inputs[i]->key_set().has(DispatchKey::CPU)) return false;
    if (!inputs[i]->has_form_of(*inputs[0]) || !are_equal_in_pairs(*inputs[i], *inputs[0]))
      return false;
  }
  return true;
}

/// Sets the scalars of a call of another dtype than float32; whether they can be converted to it,
/// and `op` computes in it then.
bool set_fitting_scalars(const PointwiseOperator& op, DType dtype, const Scalar* scalars,
                         ScalarValues& values);

/// The loop of a call whose inputs have `dtype`, with its `count` scalars; null where there is none
/// that needs no conversion.
TENON_ALWAYS_INLINE PointwiseLoop fast_loop(const PointwiseOperator& op, DType dtype,
                                            const Scalar* scalars, int count,
                                            ScalarValues& values) {
  if (op.condition >= 0 && dtype != DType::kBool) return nullptr;
  const bool fit = dtype == DType::kFloat32 ? values.set(dtype, scalars, count)
                                            : set_fitting_scalars(op, dtype, scalars, values);
  return fit ? loop_of(op, dtype) : nullptr;
}

/// The same for float32, of which nearly all small calls are: nothing is called for it, so that a
/// call saves no registers before its loop. Null for a condition, which is none.
TENON_ALWAYS_INLINE PointwiseLoop float_loop(const PointwiseOperator& op, const Scalar* scalars,
                                             int count, ScalarValues& values) {
  if (op.condition >= 0 || !values.set(DType::kFloat32, scalars, count)) return nullptr;
  return (*op.loops[static_cast<size_t>(cpu_target())])[DType::kFloat32];
}

/// A call of a loop on `count` inputs in memory: `n` elements of each, `steps[i]` bytes apart, to
/// results of `result_size` bytes.
struct LoopArguments {
  PointwiseLoop loop;
  void* out;
  int64_t result_size;
  const void* const* inputs;
  const int64_t* steps;
  size_t count;
  const void* scalars;
  int64_t n;
};

/// Divided among threads.
void run_in_parallel(const LoopArguments& arguments);

/// The first element, of `size` bytes; any address where there is none, see TensorImpl::data.
TENON_ALWAYS_INLINE void* address_of(const TensorImpl& impl, int64_t size) {
  const int64_t offset = wrapping_multiply(impl.storage_offset(), size);
  return reinterpret_cast<void*>(reinterpret_cast<uintptr_t>(impl.storage()->data()) +
                                 static_cast<uintptr_t>(offset));
}

/// By the size of an element, its steps in each of a few inputs without gaps.
inline constexpr auto kStepsWithoutGaps = [] {
  std::array<std::array<int64_t, 4>, sizeof(Complex128) + 1> steps{};
  for (size_t size = 0; size < steps.size(); ++size) steps[size].fill(static_cast<int64_t>(size));
  return steps;
}();

/// Runs the loop over inputs that are alike, of `dtype`, to results of dtype `result`.
template <size_t N>
TENON_ALWAYS_INLINE void run_alike(PointwiseLoop loop, const TensorImpl* const (&inputs)[N],
                                   DType dtype, const void* scalars, void* out, DType result) {
  const int64_t n = inputs[0]->numel();
  const int64_t size = element_size(dtype);
  static_assert(N <= kStepsWithoutGaps[0].size());
  const int64_t* const steps = kStepsWithoutGaps[static_cast<size_t>(size)].data();
  const void* data[N];
#pragma GCC unroll 4
  for (size_t i = 0; i < N; ++i) data[i] = address_of(*inputs[i], size);
  if (n <= kPointwiseGrain) [[likely]]
    return loop(out, data, steps, scalars, n);
  run_in_parallel({loop, out, element_size(result), data, steps, N, scalars, n});
}

/// Whether `target`, contiguous, on the CPU and of the sizes of the input, can be written while
/// that is read: it does not share its storage, other than as the same elements.
TENON_ALWAYS_INLINE bool is_apart(const TensorImpl& target, const TensorImpl& input) {
  if (input.storage() != target.storage()) return true;
  return input.storage_offset() == target.storage_offset() && input.dtype() == target.dtype() &&
         input.numel() == target.numel();
}

/// The same for inputs that are alike, whose dtype is that of `target` or not.
template <size_t N>
TENON_ALWAYS_INLINE bool can_write(const TensorImpl& target, const TensorImpl* const (&inputs)[N],
                                   bool is_of_same_dtype) {
#pragma GCC unroll 4
  for (size_t i = 0; i < N; ++i) {
    const TensorImpl& input = *inputs[i];
    if (&input == &target || input.storage() != target.storage()) continue;
    if (!is_of_same_dtype || input.storage_offset() != target.storage_offset()) return false;
  }
  return true;
}

/// A call on contiguous CPU inputs of one dtype, one of which has the sizes of the result. Each of
/// the others has those, too, or a single element, or is broadcast: along the first dimensions, or
/// along the last. The loop runs over rows, in which an input of the first kind lies whole, and one
/// of the second has one element, of which the loop gets copies, see kSplatBytes.
class RowCall {
 public:
  /// Whether it is such a call; of nothing else the others may be called.
  bool prepare(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars);

  const TensorImpl& leader() const { return *leader_; }  // of the sizes of the result
  DType result() const { return result_; }
  /// Whether `target` can be written while the inputs are read.
  bool can_write(const TensorImpl* target) const;
  void run(const TensorImpl& target) const;

 private:
  /// What a row has of an input.
  enum class Part : uint8_t {
    kOwnElements,  // of its own for each row
    kAll,          // the same elements in each row
    kOneElement,   // one for each row
    kSingle,       // the only one
  };

  bool find_leader();
  bool set_part(size_t input);
  void run_rows(const TensorImpl& target) const;

  const TensorImpl* impls_[kMaxPointwiseInputs];
  Part parts_[kMaxPointwiseInputs];
  size_t count_ = 0;
  const TensorImpl* leader_ = nullptr;
  int64_t row_ = -1;  // its elements, where there is more than one
  PointwiseLoop loop_ = nullptr;
  DType result_ = {};
  ScalarValues values_;
};

}  // namespace tenon::kernels
