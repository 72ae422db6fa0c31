#include <vector>

#include "read_file.h"
#include "targets.h"
#include "tenon/api/serialization.h"

namespace tenon::fuzz {

// `torch::load` is `tenon::load` under another name.
int fuzz_torch_load(const uint8_t* data, size_t size) {
  const int one = read_file(data, size, [] {
    Tensor tensor;
    load(tensor, "file");
    touch(tensor);
  });
  const int several = read_file(data, size, [] {
    std::vector<Tensor> tensors;
    load(tensors, "file");
    for (const Tensor& tensor : tensors) touch(tensor);
  });
  if (one > several) std::abort();
  return several;
}

}  // namespace tenon::fuzz
