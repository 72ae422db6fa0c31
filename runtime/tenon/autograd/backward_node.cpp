#include "tenon/autograd/backward_node.h"

#include "tenon/base/check.h"

namespace tenon::detail {

void check_gradient_count(std::string_view node, size_t count, size_t expected) {
  TENON_CHECK(count == expected, AutogradError, node, ": expected ", expected,
              " gradients from the formula for a list of so many tensors, got ", count);
}

}  // namespace tenon::detail
