#pragma once

#include <cstdint>
#include <type_traits>

#include "tenon/base/dtype_dispatch.h"

namespace tenon::kernels {

/// Where the totals of results go, from the one at `index` on. By a pointer to a function, so that
/// a reduction is compiled once for each type of totals, whatever the dtype of the result is.
template <class Total>
struct Destination {
  void* out;
  void (*store)(const Destination& to, int64_t index, const Total* totals, int64_t n);
  double divisor = 1;    // of floating totals
  uint64_t flipped = 0;  // bits of integer totals

  void operator()(int64_t index, const Total* totals, int64_t n) const {
    store(*this, index, totals, n);
  }
};

namespace detail {
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
}  // namespace detail

/// Floats of a dtype; each total is divided.
inline Destination<double> floats_at(void* out, DType dtype, double divisor) {
  Destination<double> destination{out, nullptr, divisor};
  dispatch_floating("reduce", dtype, [&]<class Out>(TypeTag<Out>) {
    destination.store = detail::store_doubles<Out>;
  });
  return destination;
}

/// Integers or bools of a dtype that is no wide unsigned one.
inline Destination<int64_t> integers_at(void* out, DType dtype, uint64_t flipped) {
  Destination<int64_t> destination{out, nullptr, 1, flipped};
  dispatch_ordered("reduce", dtype, [&]<class Out>(TypeTag<Out>) {
    if constexpr (std::is_integral_v<Out>) destination.store = detail::store_integers<Out>;
  });
  return destination;
}

}  // namespace tenon::kernels
