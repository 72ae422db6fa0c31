#pragma once

#include <cstdint>
#include <iterator>

#include "tenon/base/dtype.h"
#include "tenon/base/selection.h"

namespace tenon::kernels {

/// A set of dtypes: bit d is `DType` d.
enum class DTypes : uint16_t {
  kNone = 0,
  kUInt8 = 1 << static_cast<int>(DType::kUInt8),
  kInt8 = 1 << static_cast<int>(DType::kInt8),
  kInt16 = 1 << static_cast<int>(DType::kInt16),
  kInt32 = 1 << static_cast<int>(DType::kInt32),
  kInt64 = 1 << static_cast<int>(DType::kInt64),
  kBool = 1 << static_cast<int>(DType::kBool),
  kFloat16 = 1 << static_cast<int>(DType::kFloat16),
  kBFloat16 = 1 << static_cast<int>(DType::kBFloat16),
  kFloat32 = 1 << static_cast<int>(DType::kFloat32),
  kFloat64 = 1 << static_cast<int>(DType::kFloat64),
  kComplex64 = 1 << static_cast<int>(DType::kComplex64),
  kComplex128 = 1 << static_cast<int>(DType::kComplex128),
  kUInt16 = 1 << static_cast<int>(DType::kUInt16),
  kUInt32 = 1 << static_cast<int>(DType::kUInt32),
  kUInt64 = 1 << static_cast<int>(DType::kUInt64),
  kIntegral = kUInt8 | kInt8 | kInt16 | kInt32 | kInt64 | kUInt16 | kUInt32 | kUInt64,
  kFloating = kFloat16 | kBFloat16 | kFloat32 | kFloat64,
  kNumeric = kIntegral | kFloating,
  kComplex = kComplex64 | kComplex128,
  kAll = kNumeric | kBool,  // real numbers
};

constexpr DTypes operator|(DTypes a, DTypes b) {
  return static_cast<DTypes>(static_cast<uint16_t>(a) | static_cast<uint16_t>(b));
}
constexpr bool contains(DTypes set, DType dtype) {
  return (static_cast<uint16_t>(set) >> static_cast<int>(dtype) & 1) != 0;
}

/// The most tensors and scalars together that a pointwise operator takes.
inline constexpr int kMaxPointwiseInputs = 6;
/// The bytes of the memory that is full of copies of one value: as many as a loop loads at once.
inline constexpr int64_t kSplatBytes = 64;

/// Computes `n` elements of one operator in one dtype; n may be 0.
///
/// `out` and each input are arrays of that dtype (of bytes 0 and 1 for the results of a predicate,
/// of its real dtype for results that are real in any case). Input i advances by `input_steps[i]`
/// bytes an element: the size of an element, or 0 for an input whose address holds kSplatBytes full
/// of copies of one value. `scalars` is an array of the type that
/// the arithmetic is done in: float for bfloat16, bytes 0 and 1 for bool, else the dtype itself.
/// `out` may be the same memory as an input; it overlaps none otherwise.
using PointwiseLoop = void (*)(void* out, const void* const* inputs, const int64_t* input_steps,
                               const void* scalars, int64_t n);

// Note [Elements that lie apart]: an input that does not advance as a loop asks for is brought
// together in a buffer, block by block. From the second cache on that costs more than the
// arithmetic, and one operand's memory waits while another's is read. So operators of several
// tensors and little arithmetic have second loops for the dtypes that a processor takes from
// anywhere, in which input i advances by any `input_steps[i]`; by 0 as in the others.

/// The dtypes of such loops.
inline constexpr DType kApartDTypes[] = {DType::kInt32, DType::kInt64, DType::kFloat32,
                                         DType::kFloat64};

/// The loops of one operator by dtype; null where it does not compute in a dtype, for those whose
/// elements are converted to their computed_dtype and back, block by block (float16, uint16,
/// uint32), and for complex dtypes and uint64 among those of wide vectors, see loop_of.
struct PointwiseLoopTable {
  PointwiseLoop loops[kDTypeCount];
  /// See Note [Elements that lie apart]; null where there are none.
  PointwiseLoop apart[std::size(kApartDTypes)] = {};

  constexpr PointwiseLoop operator[](DType dtype) const { return loops[static_cast<int>(dtype)]; }
  constexpr PointwiseLoop loop_apart(DType dtype) const {
    for (size_t i = 0; i < std::size(kApartDTypes); ++i) {
      if (kApartDTypes[i] == dtype) return apart[i];
    }
    return nullptr;
  }
};

}  // namespace tenon::kernels
