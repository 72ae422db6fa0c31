#pragma once

#include <string_view>

namespace tenon::test {

/// Whether an operator was made for `derivatives: auto`, as `_sin_grad_self`: it computes a
/// gradient of another one.
constexpr bool is_gradient_operator(std::string_view name) {
  return name.starts_with('_') && name.find("_grad_") != std::string_view::npos;
}

}  // namespace tenon::test
