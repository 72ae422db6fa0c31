// Nanoseconds of convolutions, float32: the result, the gradient of the input, and the gradient of
// the weights. One source, built against Tenon's compatibility headers and against libtorch; prints
// `case<TAB>pass<TAB>nanoseconds<TAB>operations`, one a line, of which a multiplication and an
// addition of the definition are two. As many threads as the argument says, or one; Tenon computes
// with oneDNN where that is a second argument.

#include <torch/torch.h>

#if __has_include(<tenon/kernels/convolution/onednn.h>)
#include <tenon/kernels/convolution/onednn.h>
#else
namespace tenon {
inline void use_onednn() {}  // libtorch always does
}  // namespace tenon
#endif

#include <array>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "nanoseconds.h"

namespace {

using torch::Tensor;

struct Case {
  const char* name;
  int64_t batch, channels, height, width;
  int64_t y_channels, window, stride = 1, padding = 0, dilation = 1, groups = 1;
  bool transposed = false;
};

const std::vector<Case> kCases = {
    {"3x3 3>32 64", 1, 3, 64, 64, 32, 3, 1, 1},
    {"3x3 64 56", 1, 64, 56, 56, 64, 3, 1, 1},
    {"3x3 128 28", 1, 128, 28, 28, 128, 3, 1, 1},
    {"3x3 256 14", 1, 256, 14, 14, 256, 3, 1, 1},
    {"3x3 512 7", 1, 512, 7, 7, 512, 3, 1, 1},
    {"3x3 64 56 stride 2", 1, 64, 56, 56, 128, 3, 2, 1},
    {"3x3 1>16 28 batch 32", 32, 1, 28, 28, 16, 3, 1, 1},
    {"3x3 16>32 14 batch 32", 32, 16, 14, 14, 32, 3, 1, 1},
    {"3x3 64 16 batch 32", 32, 64, 16, 16, 64, 3, 1, 1},
    {"3x3 256 8 batch 32", 32, 256, 8, 8, 256, 3, 1, 1},
    {"1x1 64>256 56", 1, 64, 56, 56, 256, 1},
    {"1x1 256>64 56", 1, 256, 56, 56, 64, 1},
    {"1x1 512>128 14 batch 32", 32, 512, 14, 14, 128, 1},
    {"1x1 256>512 28 stride 2", 1, 256, 28, 28, 512, 1, 2},
    {"5x5 32>64 28", 1, 32, 28, 28, 64, 5, 1, 2},
    {"5x5 16>32 14 batch 32", 32, 16, 14, 14, 32, 5, 1, 2},
    {"7x7 3>64 224 stride 2", 1, 3, 224, 224, 64, 7, 2, 3},
    {"7x7 3>64 64 stride 2 batch 32", 32, 3, 64, 64, 64, 7, 2, 3},
    {"depthwise 32 112", 1, 32, 112, 112, 32, 3, 1, 1, 1, 32},
    {"depthwise 512 14", 1, 512, 14, 14, 512, 3, 1, 1, 1, 512},
    {"depthwise 144 56 stride 2", 1, 144, 56, 56, 144, 3, 2, 1, 1, 144},
    {"depthwise 5x5 96 28 batch 32", 32, 96, 28, 28, 96, 5, 1, 2, 1, 96},
    {"dilated 64 28", 1, 64, 28, 28, 64, 3, 1, 2, 2},
    {"grouped 128 28 by 4", 1, 128, 28, 28, 128, 3, 1, 1, 1, 4},
    {"grouped 128 28 by 32", 1, 128, 28, 28, 128, 3, 1, 1, 1, 32},
    {"transposed 64>32 14 stride 2", 1, 64, 14, 14, 32, 4, 2, 1, 1, 1, true},
    {"transposed 128>64 8 batch 32", 32, 128, 8, 8, 64, 4, 2, 1, 1, 1, true},
};

void report(const Case& c, const char* pass, int64_t operations,
            const std::function<void()>& call) {
  const auto repeat = [&](int count) {
    for (int i = 0; i < count; ++i) call();
  };
  std::printf("%s\t%s\t%.1f\t%lld\n", c.name, pass, nanoseconds(repeat, 1),
              static_cast<long long>(operations));
  std::fflush(stdout);
}

void run(const Case& c) {
  const int64_t x_group = (c.transposed ? c.y_channels : c.channels) / c.groups;
  const Tensor x = torch::randn({c.batch, c.channels, c.height, c.width});
  const Tensor weight =
      torch::randn({c.transposed ? c.channels : c.y_channels, x_group, c.window, c.window});
  const Tensor bias = torch::randn({c.y_channels});
  const auto forward = [&] {
    return torch::convolution(x, weight, bias, {c.stride, c.stride}, {c.padding, c.padding},
                              {c.dilation, c.dilation}, c.transposed, {0, 0}, c.groups);
  };
  const Tensor grad = torch::randn_like(forward());
  const auto backward = [&](std::array<bool, 3> mask) {
    torch::convolution_backward(grad, x, weight, {c.y_channels}, {c.stride, c.stride},
                                {c.padding, c.padding}, {c.dilation, c.dilation}, c.transposed,
                                {0, 0}, c.groups, mask);
  };
  // An element of the result, or of what is transposed, meets the weights of its channel.
  const int64_t operations =
      2 * (c.transposed ? x : grad).numel() * (weight.numel() / weight.size(0));
  report(c, "result", operations, forward);
  report(c, "input", operations, [&] { backward({true, false, false}); });
  report(c, "weight", operations, [&] { backward({false, true, false}); });
}

}  // namespace

int main(int argc, char** argv) {
  at::set_num_threads(argc > 1 ? std::atoi(argv[1]) : 1);
  if (argc > 2 && std::string_view(argv[2]) == "onednn") tenon::use_onednn();
  torch::manual_seed(1);
  const torch::NoGradGuard no_history;
  for (const Case& c : kCases) run(c);
}
