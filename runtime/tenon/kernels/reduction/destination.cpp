#include "tenon/kernels/reduction/destination.h"

#include <type_traits>

#include "tenon/base/dtype_dispatch.h"

namespace tenon::kernels {
namespace {

template <class Out>
void store_doubles(const Destination<double>& to, int64_t index, const double* totals, int64_t n) {
  Out* const out = static_cast<Out*>(to.out) + index;
  for (int64_t i = 0; i < n; ++i) {
    out[i] = static_cast<Out>(to.divisor == 1 ? totals[i] : totals[i] / to.divisor);
  }
}
template <class Out>
void store_integers(const Destination<int64_t>& to, int64_t index, const int64_t* totals,
                    int64_t n) {
  Out* const out = static_cast<Out*>(to.out) + index;
  for (int64_t i = 0; i < n; ++i) {
    out[i] = static_cast<Out>(totals[i] ^ static_cast<int64_t>(to.flipped));
  }
}

}  // namespace

Destination<double> floats_at(void* out, DType dtype, double divisor) {
  Destination<double> destination{out, nullptr, divisor};
  dispatch_floating("reduce", dtype,
                    [&]<class Out>(TypeTag<Out>) { destination.store = store_doubles<Out>; });
  return destination;
}

Destination<int64_t> integers_at(void* out, DType dtype, uint64_t flipped) {
  Destination<int64_t> destination{out, nullptr, 1, flipped};
  dispatch_ordered("reduce", dtype, [&]<class Out>(TypeTag<Out>) {
    if constexpr (std::is_integral_v<Out>) destination.store = store_integers<Out>;
  });
  return destination;
}

}  // namespace tenon::kernels
