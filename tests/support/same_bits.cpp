#include "tests/support/same_bits.h"

#include <cstring>

#include "tenon/tenon.h"

namespace tenon::test {

bool has_same_bits(const TensorBase& a, const TensorBase& b) {
  if (!a.defined() || !b.defined()) return a.defined() == b.defined();
  if (a.sizes() != b.sizes() || a.dtype() != b.dtype()) return false;
  const Tensor x = Tensor(a).detach().to(kCPU).contiguous();
  const Tensor y = Tensor(b).detach().to(kCPU).contiguous();
  return x.numel() == 0 || std::memcmp(x.data_ptr(), y.data_ptr(), x.nbytes()) == 0;
}

}  // namespace tenon::test
