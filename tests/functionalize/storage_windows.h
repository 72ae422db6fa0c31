#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "tenon/tenon.h"

namespace tenon::test {

/// `as_strided_scatter`; an empty tensor where that refuses the window.
inline Tensor scattered(const Tensor& self, const Tensor& source, IntArrayRef sizes,
                        IntArrayRef strides, std::optional<int64_t> offset = {}) {
  try {
    return as_strided_scatter(self, source, sizes, strides, offset);
  } catch (const ShapeError&) {
    return source.slice(0, 0, 0);
  }
}

/// Programs that look at the storage of a tensor which is not the whole of it, or not in its order.
inline std::vector<std::function<Tensors(Tensor)>> storage_programs() {
  using Window = std::function<Tensor(const Tensor&)>;
  const std::vector<Window> windows = {
      [](const Tensor& x) { return x; },
      [](const Tensor& x) { return x.slice(0, 1); },
      [](const Tensor& x) { return x.slice(1, 1, 3); },
      [](const Tensor& x) { return x.slice(0, 0, 3, 2); },
      [](const Tensor& x) { return x.t(); },
      [](const Tensor& x) { return x.t().slice(0, 1, 4, 2); },
      [](const Tensor& x) { return x.select(1, 2); },
      [](const Tensor& x) {
        return x[1].expand({2, 4});
      },
      [](const Tensor& x) { return x.view({-1}).unfold(0, 3, 2); },
      [](const Tensor& x) { return x.diagonal(); },
      [](const Tensor& x) {
        return x.as_strided({2, 2}, {5, 2}, 1);
      },
      [](const Tensor& x) { return x.t().contiguous().t(); },
      [](const Tensor& x) { return x.slice(0, 1, 2); },
  };
  std::vector<std::function<Tensors(Tensor)>> programs;
  for (const Window& window : windows) {
    programs.push_back([window](const Tensor& x) {
      const Tensor part = window(x), source = x.view({-1}).slice(0, 0, 4).view({2, 2}) + 100;
      return Tensors{as_strided_copy(part, {2, 2}, {4, 1}),
                     as_strided_copy(part, {3}, {2}, 1),
                     scattered(part, source, {2, 2}, {4, 1}),
                     scattered(part, source, {2, 2}, {1, 3}, 2),
                     scattered(part, source[0], {2}, {7}, 0),
                     scattered(part, source[0], {2}, {1}, part.storage_offset() + 1)};
    });
    programs.push_back([window](const Tensor& x) {
      Tensor y = x.clone();
      const Tensor part = window(y);
      part.as_strided({2, 2}, {4, 1}).mul_(3);
      part.as_strided({3}, {2}, 1).copy_(y.view({-1}).slice(0, 0, 3) + 50);
      return Tensors{y, part, y.as_strided({5}, {2}, 0)};
    });
  }
  return programs;
}

}  // namespace tenon::test
