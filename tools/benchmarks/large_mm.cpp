// Large matrix products: Tenon's `mm` beside OpenBLAS called directly, in turn, on one thread.
// Prints `size<TAB>GFLOP/s of mm<TAB>GFLOP/s of cblas_sgemm<TAB>ratio`.

#include <cblas.h>
#include <tenon/tenon.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

extern "C" void openblas_set_num_threads(int threads);

namespace {

template <class Function>
double seconds(const Function& function) {
  const auto start = std::chrono::steady_clock::now();
  function();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void compare(int size) {
  const tenon::Tensor a = tenon::rand({size, size});
  const tenon::Tensor b = tenon::rand({size, size});
  std::vector<float> c(static_cast<size_t>(size) * size);
  tenon::Tensor result = tenon::empty({size, size});
  double ours = 1e30;
  double theirs = 1e30;
  for (int round = 0; round < 15; ++round) {
    ours = std::min(ours, seconds([&] { tenon::mm_out(result, a, b); }));
    theirs = std::min(theirs, seconds([&] {
                        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, size, size, size,
                                    1.0f, a.data_ptr<float>(), size, b.data_ptr<float>(), size,
                                    0.0f, c.data(), size);
                      }));
  }
  const double operations = 2e-9 * size * size * static_cast<double>(size);
  std::printf("%d\t%.1f\t%.1f\t%.3f\n", size, operations / ours, operations / theirs,
              theirs / ours);
}

}  // namespace

int main() {
  tenon::set_num_threads(1);
  openblas_set_num_threads(1);
  for (const int size : {64, 256, 512, 1024, 2048}) compare(size);
}
