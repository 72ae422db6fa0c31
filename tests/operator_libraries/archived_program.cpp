// The operators of an archive are there though nothing of this program names them.
#include "tenon/tenon.h"

int main() {
  const auto negated =
      tenon::find_operator<tenon::Tensor(const tenon::Tensor&)>("archived::negated");
  const tenon::Tensor x = tenon::ones({3}, tenon::requires_grad());
  negated.call(x).sum().backward();
  return x.grad().equal(tenon::full({3}, -1.0)) ? 0 : 1;
}
