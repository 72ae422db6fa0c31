#pragma once

#include <cstdint>

#include "tenon/base/dtype.h"

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

/// Floats of a dtype; each total is divided.
Destination<double> floats_at(void* out, DType dtype, double divisor);
/// Integers or bools of a dtype that is no wide unsigned one.
Destination<int64_t> integers_at(void* out, DType dtype, uint64_t flipped);

}  // namespace tenon::kernels
