// What grows: elements of a tensor, nodes of a graph, live tensors. One source, built against
// Tenon's compatibility headers and against libtorch; prints `case<TAB>how many<TAB>value`, one a
// line. The argument says what grows:
//
//   elements   nanoseconds of a call on float32 tensors
//   depth      nanoseconds of a node of a chain: recording it, its backward pass, dropping it
//   tensors    nanoseconds of making and of dropping a tensor of one element, and resident bytes
//
// Each time is the least of several rounds. One thread.

#include <torch/torch.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <vector>

#include "nanoseconds.h"

namespace {

using torch::Tensor;

void report(const char* name, int64_t count, double value) {
  std::printf("%s\t%lld\t%.2f\n", name, static_cast<long long>(count), value);
  std::fflush(stdout);
}

/// The nanoseconds of one call of a function.
template <class Function>
double elapsed(const Function& function) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  function();
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

void measure_elements(int64_t elements) {
  const torch::NoGradGuard no_history;
  const Tensor x = torch::rand({elements}), y = torch::rand({elements});
  Tensor out = torch::empty_like(x);
  const auto measure = [&](const char* name, const std::function<void()>& call) {
    const auto repeat = [&](int count) {
      for (int i = 0; i < count; ++i) call();
    };
    report(name, elements, nanoseconds(repeat, 1));
  };
  measure("add", [&] { torch::add(x, y); });
  measure("add_out", [&] { torch::add_out(out, x, y); });
  measure("sum", [&] { torch::sum(x); });
  measure("exp", [&] { torch::exp(x); });
}

void measure_depth(int64_t depth) {
  const Tensor leaf = torch::ones({1}, torch::TensorOptions().requires_grad(true));
  const Tensor factor = torch::ones({1});
  std::vector<Tensor> chains(static_cast<size_t>(std::max<int64_t>(1, 10000 / depth)));
  const auto record = [&] {
    for (Tensor& y : chains) {
      y = leaf;
      for (int64_t i = 0; i < depth; ++i) y = torch::mul(y, factor);
    }
  };
  const auto drop = [&] {
    for (Tensor& y : chains) y = Tensor();
  };
  double recording = 1e30, backward = 1e30, dropping = 1e30;
  for (int round = 0; round < (depth < 100000 ? 7 : 3); ++round) {
    recording = std::min(recording, elapsed(record));
    dropping = std::min(dropping, elapsed(drop));
    record();
    backward = std::min(backward, elapsed([&] {
                          for (const Tensor& y : chains) y.backward();
                        }));
    drop();
  }
  const auto nodes = static_cast<double>(depth * static_cast<int64_t>(chains.size()));
  report("recording", depth, recording / nodes);
  report("backward", depth, backward / nodes);
  report("dropping", depth, dropping / nodes);
}

/// The bytes of the process that are in memory.
double resident_bytes() {
  std::ifstream statistics("/proc/self/statm");
  int64_t total = 0, resident = 0;
  statistics >> total >> resident;
  return static_cast<double>(resident * sysconf(_SC_PAGESIZE));
}

/// Of the first tensors of the process: later ones take the memory that others have left.
void measure_bytes(int64_t count) {
  std::vector<Tensor> tensors(static_cast<size_t>(count));
  const double before = resident_bytes();
  for (Tensor& tensor : tensors) tensor = torch::ones({1});
  report("resident bytes", count, (resident_bytes() - before) / static_cast<double>(count));
}

void measure_tensors(int64_t count) {
  std::vector<std::vector<Tensor>> lists(static_cast<size_t>(std::max<int64_t>(1, 100000 / count)),
                                         std::vector<Tensor>(static_cast<size_t>(count)));
  double making = 1e30, dropping = 1e30;
  const auto in_turn = [&](const auto& function) {
    double total = 0;
    for (auto& list : lists) {
      total += elapsed([&] {
        for (Tensor& tensor : list) function(tensor);
      });
    }
    return total / static_cast<double>(count * static_cast<int64_t>(lists.size()));
  };
  for (int round = 0; round < 7; ++round) {
    making = std::min(making, in_turn([](Tensor& tensor) { tensor = torch::ones({1}); }));
    dropping = std::min(dropping, in_turn([](Tensor& tensor) { tensor = Tensor(); }));
  }
  report("making", count, making);
  report("dropping", count, dropping);
}

}  // namespace

int main(int argc, char** argv) {
  at::set_num_threads(1);
  const auto grows = [&](const char* what) { return argc == 2 && std::strcmp(argv[1], what) == 0; };
  if (grows("elements")) {
    for (int64_t count = 1; count <= 100000000; count *= 10) {
      measure_elements(count);
      if (count < 100000000) measure_elements(3 * count);
    }
  } else if (grows("depth")) {
    for (int64_t depth = 1; depth <= 1000000; depth *= 10) measure_depth(depth);
  } else if (grows("tensors")) {
    measure_bytes(1000000);
    for (int64_t count = 1; count <= 1000000; count *= 10) measure_tensors(count);
  } else {
    return std::fprintf(stderr, "usage: %s elements|depth|tensors\n", argv[0]), 2;
  }
}
