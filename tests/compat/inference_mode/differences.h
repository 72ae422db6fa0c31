#pragma once

// Where Tenon deliberately differs from libtorch in what these tests look at. Everything else in
// this folder is one expectation for both.

namespace differences {

#if __has_include(<tenon/tenon.h>)
inline constexpr bool is_tenon = true;
#else
inline constexpr bool is_tenon = false;
#endif

/// A gradient is never lost silently. Outside inference mode an operator on an inference leaf that
/// requires grad records it, or says that the leaf cannot be saved or viewed; libtorch returns a
/// result without history.
inline constexpr bool keeps_gradients_of_inference_leaves = is_tenon;

/// A normal tensor carries an Autograd key only while it can have a history, so that other calls
/// skip Autograd; in libtorch every normal tensor carries one.
inline constexpr bool autograd_key_needs_history = is_tenon;

/// `x.mul_(x)` differentiates: both factors are saved before they are overwritten. libtorch raises
/// at backward.
inline constexpr bool differentiates_inplace_of_itself = is_tenon;

/// An error about an argument comes before anything is written. libtorch finds out that an
/// inference tensor cannot be modified when it goes to count the version, after the kernel has run.
inline constexpr bool checks_before_it_writes = is_tenon;

/// `detach()` of an inference tensor gives an inference tensor like any other. In libtorch it gives
/// one that has a version and may be modified outside inference mode.
inline constexpr bool detached_inference_tensors_stay_immutable = is_tenon;

}  // namespace differences
