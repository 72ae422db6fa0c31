#pragma once

#include <functional>
#include <utility>

#include "tenon/autograd/hooks.h"
#include "tenon/autograd/tangent.h"

/// Forward mode: beside each result its derivative in one direction, computed with it.
///
/// Inside a DualLevel, `make_dual(x, v)` is x with the tangent v, and every operator gives results
/// with the tangents J v. Levels nest, each with tangents of its own; what backward computes from
/// duals has tangents too.

namespace tenon::autograd {

/// Enters a level for the scope and leaves it at the end, where all tangents of the level are
/// freed: what had them goes on as the plain tensor that it is. Levels of a thread end in the order
/// of scopes. Results may be handed to other threads while the level lasts.
class TENON_API DualLevel {
 public:
  /// InferenceModeError inside inference mode, in which no derivatives are computed. AutogradError
  /// inside of what is called to compute the tangents of a level outside, as a Function's jvp is.
  DualLevel();
  ~DualLevel();
  DualLevel(const DualLevel&) = delete;
  DualLevel& operator=(const DualLevel&) = delete;

  uint64_t number() const { return level_->number(); }
  /// The level that the calling thread has entered last and not left, or null.
  static const DualLevel* innermost();

 private:
  friend TENON_API TensorBase make_dual(const TensorBase&, const TensorBase&, const DualLevel&);

  const intrusive_ptr<TangentLevel> level_;
  const DualLevel* const outer_;
};

/// A tensor on the elements of `primal` with a tangent of the same sizes, dtype and device, at the
/// innermost level. `primal` may have tangents at outer levels, and `tangent` too. The tangent is
/// read, and never written to.
///
/// AutogradError outside of any level, and for a tensor that has a tangent at this level already;
/// ShapeError, TypeError and DeviceError for a tangent that does not fit, TypeError for a primal
/// that is not of a floating dtype, InferenceModeError for an inference tensor.
TENON_API TensorBase make_dual(const TensorBase& primal, const TensorBase& tangent);
TENON_API TensorBase make_dual(const TensorBase& primal, const TensorBase& tangent,
                               const DualLevel& level);

/// What `dual` is without its tangent at a level, and the tangent: undefined where it has none,
/// which stands for zeros.
struct DualParts {
  TensorBase primal, tangent;
};
TENON_API DualParts unpack_dual(const TensorBase& dual);
TENON_API DualParts unpack_dual(const TensorBase& dual, const DualLevel& level);

/// A function of several tensors, differentiated by forward or reverse mode.
using DifferentiatedFunction = std::function<TensorVector(const TensorVector& inputs)>;

/// The results of `function` and their tangents, of equal sizes, for tangents of its inputs: an
/// undefined one stands for zeros. ValueError unless there is one for each input.
TENON_API std::pair<TensorVector, TensorVector> jvp(const DifferentiatedFunction& function,
                                                    const TensorVector& inputs,
                                                    const TensorVector& tangents);

/// A function of one tensor, which gives one.
using DifferentiatedMap = std::function<TensorBase(const TensorBase& input)>;

/// The derivatives of every element of `function(input)` by every element of `input`, of the sizes
/// of the first and then of the second. `jacfwd` calls the function once for each element of the
/// input, `jacrev` calls it once and its backward for each element of the result. Both may be
/// called inside of each other, and their results are differentiated where the input requires grad
/// or has tangents. TypeError unless input and result are of floating dtypes.
TENON_API TensorBase jacfwd(const DifferentiatedMap& function, const TensorBase& input);
TENON_API TensorBase jacrev(const DifferentiatedMap& function, const TensorBase& input);
/// The second derivatives of a function that gives one element, of twice the sizes of the input:
/// forward over reverse mode. ShapeError for a result of other sizes.
TENON_API TensorBase hessian(const DifferentiatedMap& function, const TensorBase& input);

}  // namespace tenon::autograd
