// Large matrix products: Tenon's `mm` beside OpenBLAS called directly, in turn, on one thread.
// Prints `factors<TAB>size<TAB>GFLOP/s of mm<TAB>GFLOP/s of cblas_sgemm<TAB>ratio`, then the same
// of a whole small network in inference mode beside the products of its matrices with vectors.

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

void print(const char* factors, int size, double operations, double ours, double theirs) {
  std::printf("%s\t%d\t%.1f\t%.1f\t%.3f\n", factors, size, 1e-9 * operations / ours,
              1e-9 * operations / theirs, theirs / ours);
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
  print(layout.name, size, 2.0 * size * size * size, ours, theirs);
}

void compare_network() {
  constexpr int kIn = 784, kHidden = 256, kOut = 10, kRepeats = 50;
  const tenon::InferenceMode guard;
  const tenon::Tensor x = tenon::rand({1, kIn}), first = tenon::rand({kHidden, kIn}),
                      second = tenon::rand({kOut, kHidden}), first_bias = tenon::rand({kHidden}),
                      second_bias = tenon::rand({kOut});
  std::vector<float> hidden(kHidden), out(kOut);
  const auto multiply = [](const tenon::Tensor& matrix, const float* vector, float* result) {
    const int rows = static_cast<int>(matrix.size(0)), columns = static_cast<int>(matrix.size(1));
    cblas_sgemv(CblasRowMajor, CblasNoTrans, rows, columns, 1.0f, matrix.data_ptr<float>(), columns,
                vector, 1, 0.0f, result, 1);
  };
  double ours = 1e30, theirs = 1e30;
  for (int round = 0; round < 400; ++round) {
    ours = std::min(ours, seconds([&] {
                      for (int i = 0; i < kRepeats; ++i) {
                        tenon::linear(tenon::relu(tenon::linear(x, first, first_bias)), second,
                                      second_bias);
                      }
                    }));
    theirs = std::min(theirs, seconds([&] {
                        for (int i = 0; i < kRepeats; ++i) {
                          multiply(first, x.data_ptr<float>(), hidden.data());
                          multiply(second, hidden.data(), out.data());
                        }
                      }));
  }
  print("MLP 784-256-10 and its products", 1, 2.0 * kHidden * (kIn + kOut) * kRepeats, ours,
        theirs);
}

}  // namespace

int main() {
  tenon::set_num_threads(1);
  openblas_set_num_threads(1);
  for (const Layout& layout : kLayouts) {
    for (const int size : {64, 256, 512, 1024, 2048}) compare(layout, size);
  }
  compare_network();
}
