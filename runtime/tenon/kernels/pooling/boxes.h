#pragma once

#include <array>
#include <optional>

#include "tenon/kernels/pooling/windows.h"

// What results of average pooling are the means of, and how their elements lie in a volume.

// fits in this file: volumes in memory, and windows that meta has measured

namespace tenon::kernels {

/// The part [begin, end) of a window that lies within the volume, along one axis, and the number of
/// places that its mean is of, which may be more than 64 bits can count once multiplied.
struct Span {
  int64_t begin, end;
  double counted;
};

/// The windows of all results along each axis: what a result is the mean of is a box of three.
struct Boxes {
  WindowExtents<Span> spans;
  std::optional<double> divisor;  // in place of the number of places
};

using Box = std::array<const Span*, 3>;

/// Calls `function(box, divisor, number)` for each result of a volume, in order.
template <class Function>
void for_each_box(const Boxes& boxes, const Function& function) {
  int64_t number = 0;
  for (const Span& z : boxes.spans[0]) {
    for (const Span& y : boxes.spans[1]) {
      const double rows = z.counted * y.counted;
      for (const Span& x : boxes.spans[2]) {
        function(Box{&z, &y, &x}, boxes.divisor.value_or(rows * x.counted), number++);
      }
    }
  }
}
/// Calls `function(row, begin, end)` for each row of the volume that a box has a part of.
template <class Function>
void for_each_row(const PoolWindows& w, const Box& box, const Function& function) {
  for (int64_t z = box[0]->begin; z < box[0]->end; ++z) {
    for (int64_t y = box[1]->begin; y < box[1]->end; ++y) {
      function((z * w.size[1] + y) * w.size[2], box[2]->begin, box[2]->end);
    }
  }
}

/// Calls `function(begin, length)` for what a box has of the volume in runs of elements side by
/// side.
template <class Function>
void for_each_run(const PoolWindows& w, const Box& box, const Function& function) {
  const Span &y = *box[1], &x = *box[2];
  const int64_t width = x.end - x.begin, rows = y.end - y.begin;
  if (width <= 0 || rows <= 0) return;     // all of it is padding
  const bool joined = width == w.size[2];  // rows follow each other
  for (int64_t z = box[0]->begin; z < box[0]->end; ++z) {
    const int64_t first = (z * w.size[1] + y.begin) * w.size[2] + x.begin;
    if (joined) {
      function(first, rows * width);
      continue;
    }
    for (int64_t row = 0; row < rows; ++row) function(first + row * w.size[2], width);
  }
}

}  // namespace tenon::kernels
