// Loads safetensors files of many small tensors, copied and mapped, and prints the wall time of
// the fastest of five times: what a tensor costs does not grow with their number. docs/testing.md
// has the bound.

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <string>

#include "tenon/io/safetensors.h"
#include "tenon/tenon.h"

namespace {

using namespace tenon;

constexpr int64_t kElements = 16;
constexpr int kTimes = 5;

/// Names as networks have them.
io::TensorMap tensors(int64_t count) {
  io::TensorMap result;
  for (int64_t i = 0; i < count; ++i) {
    result.emplace("layers." + std::to_string(i) + ".attention.weight", zeros({kElements}));
  }
  return result;
}

/// Wall time of one load, and of dropping what it gave.
double seconds(const std::filesystem::path& path, io::LoadMode mode, size_t expected) {
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < kTimes; ++i) {
    const auto start = std::chrono::steady_clock::now();
    const size_t loaded = io::load_safetensors(path, nullptr, mode).size();
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    if (loaded != expected) std::abort();
    best = std::min(best, time.count());
  }
  return best;
}

}  // namespace

int main() {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("load_safetensors_" + std::to_string(::getpid()));
  std::printf("%8s %10s %14s %10s %14s\n", "tensors", "copied s", "us a tensor", "mapped s",
              "us a tensor");
  for (const int64_t count : {10'000, 20'000, 40'000, 100'000}) {
    io::save_safetensors(path, tensors(count));
    const double copied = seconds(path, io::LoadMode::kCopy, static_cast<size_t>(count));
    const double mapped = seconds(path, io::LoadMode::kMap, static_cast<size_t>(count));
    const double micro = 1e6 / static_cast<double>(count);
    std::printf("%8ld %10.3f %14.2f %10.3f %14.2f\n", static_cast<long>(count), copied,
                copied * micro, mapped, mapped * micro);
  }
  std::filesystem::remove(path);
}
