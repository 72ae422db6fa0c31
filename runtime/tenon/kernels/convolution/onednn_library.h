#pragma once

#include <cstdint>
#include <memory>

#include "tenon/kernels/convolution/geometry.h"

// What the shared library tenon_onednn offers to Tenon. It knows no symbol of Tenon, so that it
// serves programs with an archive of Tenon in them, too.

namespace tenon::kernels {

/// y of x and the weights, x's gradient of y's and the weights, or the weights' of x and of y's
/// gradient.
enum class ConvolutionPass : uint8_t { kResult, kXGradient, kWeightGradient };

/// One pass of a convolution of row-major float32, prepared. Immutable; any thread.
class OneDnnConvolution {
 public:
  virtual ~OneDnnConvolution() = default;
  /// How many floats a run needs memory for: a multiple of 16.
  virtual int64_t workspace_size() const noexcept = 0;
  /// `first` and `second` in the order of ConvolutionPass; `bias` is read for a result that has
  /// one. `workspace` is at a multiple of 64 bytes. False where oneDNN fails, with any numbers
  /// written.
  virtual bool run(const float* first, const float* second, const float* bias, float* result,
                   float* workspace) const noexcept = 0;
};

class OneDnnLibrary {
 public:
  /// Null for what oneDNN does not compute; std::bad_alloc. Any thread.
  virtual std::shared_ptr<const OneDnnConvolution> prepare(ConvolutionPass pass,
                                                           const ConvolutionGeometry& geometry,
                                                           bool has_bias) const = 0;

 protected:
  ~OneDnnLibrary() = default;
};

// The name tells the version of these classes and of ConvolutionGeometry.
#define TENON_ONEDNN_ENTRY tenon_onednn_1
static_assert(sizeof(ConvolutionGeometry) == 22 * sizeof(int64_t), "needs another version");
/// The entry of the shared library.
using OneDnnEntry = const OneDnnLibrary*() noexcept;

}  // namespace tenon::kernels
