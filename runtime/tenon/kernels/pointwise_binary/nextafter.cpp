#include <bit>
#include <cmath>
#include <concepts>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/kernels/pointwise_binary.h"
#include "tenon/generated/kernels/view.h"
#include "tenon/kernels/copy/copy.h"
#include "tenon/parallel/parallel.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 1 << 14;

template <std::floating_point T>
T next_after(T from, T to) {
  return std::nextafter(from, to);
}

/// The bits of a number other than 0 count up away from it.
template <ReducedFloatingPoint T>
T next_after(T from, T to) {
  const auto x = static_cast<float>(from), y = static_cast<float>(to);
  if (std::isnan(x) || std::isnan(y)) return static_cast<T>(x + y);
  if (x == y) return to;
  constexpr uint16_t kSign = 0x8000;
  if (x == 0) return std::bit_cast<T>(static_cast<uint16_t>(y < 0 ? kSign | 1 : 1));
  const auto bits = std::bit_cast<uint16_t>(from);
  const bool outwards = (y > x) == (x > 0);
  return std::bit_cast<T>(static_cast<uint16_t>(outwards ? bits + 1 : bits - 1));
}

}  // namespace

void nextafter(const TensorBase& self, const TensorBase& other, TensorBase& result) {
  const DType dtype = result.dtype();
  const TensorBase from = to_dtype_contiguous(expand(self, result.sizes(), false), dtype),
                   to = to_dtype_contiguous(expand(other, result.sizes(), false), dtype);
  dispatch_floating("nextafter", dtype, [&]<class T>(TypeTag<T>) {
    const T *x = from.const_data_ptr<T>(), *y = to.const_data_ptr<T>();
    T* out = result.data_ptr<T>();
    parallel_for(0, result.numel(), kGrain, [=](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) out[i] = next_after(x[i], y[i]);
    });
  });
}

}  // namespace tenon::kernels
