#include "tenon/kernels/optimizer/prepared_update.h"

#include <algorithm>
#include <cstring>

#include "tenon/kernels/pointwise/convert_loops.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 32'768;
/// How many elements of each tensor are copied where a step cannot run on their memory.
constexpr int64_t kBlock = 256;

}  // namespace

PreparedUpdate::PreparedUpdate(std::initializer_list<const TensorBase*> tensors, OptimizerStep step,
                               const StepNumbers& numbers)
    : loop_((*tensors.begin())->sizes()),
      step_(step),
      numbers_(numbers),
      dtype_((*tensors.begin())->dtype()),
      computed_in_(dtype_ == DType::kFloat64 ? DType::kFloat64 : DType::kFloat32) {
  loop_.set_result(**tensors.begin());
  for (const TensorBase* tensor : std::span(tensors).subspan(1)) loop_.set_input(*tensor);
  loop_.normalise();
  is_direct_ = dtype_ == computed_in_;
  for (int i = 0; i < loop_.operands() && loop_.sizes()[0] != 1; ++i) {
    is_direct_ = is_direct_ && loop_.strides(i)[0] == element_size(dtype_);
  }
}

void PreparedUpdate::run() const {
  parallel_for(0, loop_.numel(), kGrain, [&](int64_t begin, int64_t end) {
    const auto run_piece = [&](const LoopIndex& index, int64_t n, int64_t rows) {
      char* row[kMostTensors];
      for (int i = 0; i < loop_.operands(); ++i) row[i] = loop_.address(i, index);
      for (;;) {
        run_row(row, n);
        if (--rows == 0) break;
        for (int i = 0; i < loop_.operands(); ++i) row[i] += loop_.strides(i)[1];
      }
    };
    loop_.for_each_piece(loop_.index_of(begin), end - begin, run_piece);
  });
}

void PreparedUpdate::run_row(char* const* row, int64_t n) const {
  int64_t done = 0;
  if (is_direct_) {
    void* tensors[kMostTensors];
    std::copy_n(row, loop_.operands(), tensors);
    done = n - n % lanes();
    step_(tensors, done, numbers_);
  }
  for (; done < n; done += kBlock) {
    char* block[kMostTensors];
    for (int i = 0; i < loop_.operands(); ++i) block[i] = row[i] + done * loop_.strides(i)[0];
    run_block(block, std::min(kBlock, n - done));
  }
}

void PreparedUpdate::run_block(char* const* block, int64_t n) const {
  alignas(kStepBytes) char copies[kMostTensors][kBlock * sizeof(double)];
  void* tensors[kMostTensors];
  const int64_t width = element_size(computed_in_);
  const int64_t filled = (n + lanes() - 1) / lanes() * lanes();
  const ConvertLoop load = convert_loop(computed_in_, dtype_);
  const ConvertLoop store = convert_loop(dtype_, computed_in_);
  for (int i = 0; i < loop_.operands(); ++i) {
    tensors[i] = copies[i];
    std::memset(copies[i] + n * width, 0, static_cast<size_t>((filled - n) * width));
    load(copies[i], block[i], {.n = n, .out_step = width, .in_step = loop_.strides(i)[0]});
  }
  step_(tensors, filled, numbers_);
  for (int i = 0; i < loop_.operands(); ++i) {
    constexpr int kGradient = 1;
    if (i == kGradient && numbers_.grad_scale == 0) continue;  // only read
    store(block[i], copies[i], {.n = n, .out_step = loop_.strides(i)[0], .in_step = width});
  }
}

}  // namespace tenon::kernels
