// The smallest program that computes something: what it costs to start.

#include <torch/torch.h>

int main() {
  return torch::ones({1}).add(torch::ones({1})).item<float>() == 2 ? 0 : 1;
}
