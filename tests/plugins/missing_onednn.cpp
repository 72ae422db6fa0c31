// What use_onednn says where its library is not there (alone), or is another one (other); the
// program's convolutions are as before. Ends with 0 when all is well.

#include <cstdio>
#include <string>

#include "tenon/kernels/convolution/onednn.h"
#include "tenon/tenon.h"

int main(int, char** argv) {
  using namespace tenon;  // NOLINT: a program
  const std::string expected = std::string(argv[1]) == "alone"
                                   ? "install oneDNN (libdnnl2)"
                                   : "is of another version of Tenon; install that of this one";
  const Tensor x = randn({1, 3, 8, 8}), weight = randn({4, 3, 3, 3});
  const Tensor before = conv2d(x, weight);
  for (int i = 0; i < 2; ++i) {
    try {
      use_onednn();
      std::puts("use_onednn raised nothing");
      return 1;
    } catch (const InputError& error) {
      const std::string text = error.what();
      if (!text.starts_with("use_onednn: ") || text.find(expected) == std::string::npos) {
        std::printf("expected a sentence with \"%s\", got: %s\n", expected.c_str(), text.c_str());
        return 1;
      }
    }
  }
  use_onednn(false);  // which loads nothing
  return !uses_onednn() && conv2d(x, weight).equal(before) ? 0 : 1;
}
