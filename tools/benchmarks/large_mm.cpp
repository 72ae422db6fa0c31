// Large matrix products: Tenon's `mm` beside OpenBLAS called directly, in turn, on one thread.
// Prints `factors<TAB>size<TAB>GFLOP/s of mm<TAB>GFLOP/s of cblas_sgemm<TAB>ratio`.

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

struct Layout {
  const char* name;
  CBLAS_TRANSPOSE a, b;
};

constexpr Layout kLayouts[] = {{"a, b", CblasNoTrans, CblasNoTrans},
                               {"aᵀ, b", CblasTrans, CblasNoTrans},
                               {"a, bᵀ", CblasNoTrans, CblasTrans},
                               {"aᵀ, bᵀ", CblasTrans, CblasTrans}};

tenon::Tensor factor(const tenon::Tensor& matrix, CBLAS_TRANSPOSE transposed) {
  return transposed == CblasTrans ? matrix.t() : matrix;
}

void compare(const Layout& layout, int size) {
  const tenon::Tensor a = tenon::rand({size, size}), b = tenon::rand({size, size});
  const tenon::Tensor first = factor(a, layout.a), second = factor(b, layout.b);
  std::vector<float> c(static_cast<size_t>(size) * size);
  tenon::Tensor result = tenon::empty({size, size});
  double ours = 1e30, theirs = 1e30;
  const int rounds = size < 256 ? 200 : 15;  // as many as smooth out what a single one of these is
  for (int round = 0; round < rounds; ++round) {
    ours = std::min(ours, seconds([&] { tenon::mm_out(result, first, second); }));
    theirs = std::min(theirs, seconds([&] {
                        cblas_sgemm(CblasRowMajor, layout.a, layout.b, size, size, size, 1.0f,
                                    a.data_ptr<float>(), size, b.data_ptr<float>(), size, 0.0f,
                                    c.data(), size);
                      }));
  }
  const double operations = 2e-9 * size * size * static_cast<double>(size);
  std::printf("%s\t%d\t%.1f\t%.1f\t%.3f\n", layout.name, size, operations / ours,
              operations / theirs, theirs / ours);
}

}  // namespace

int main() {
  tenon::set_num_threads(1);
  openblas_set_num_threads(1);
  for (const Layout& layout : kLayouts) {
    for (const int size : {64, 256, 512, 1024, 2048}) compare(layout, size);
  }
}
