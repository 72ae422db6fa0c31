#include <algorithm>
#include <utility>

#include "tenon/kernels/pointwise/convert_loops.h"
#include "tenon/kernels/pointwise/pointwise_call.h"
#include "tenon/kernels/pointwise/splat.h"
#include "tenon/kernels/pointwise/strided_loop.h"
#include "tenon/kernels/pointwise/transpose.h"
#include "tenon/kernels/pointwise/transpose_loops.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::kernels {
namespace {

/// Elements of a block, of at most eight bytes: with a few operands, buffers of this many stay in
/// the first-level cache.
constexpr int64_t kMostInBlock = 512;
constexpr int64_t kBufferBytes = kMostInBlock * sizeof(double);
/// Rows of at least this many elements are computed as rows; shorter ones are gathered.
constexpr int64_t kLongRow = 128;

/// One pointwise call as a walk over blocks of elements. An operand that lies in memory as the loop
/// wants it is used in place; any other is gathered into a buffer and cast there, the result in the
/// other direction. Several threads may run parts of it.
class BlockWalk {
 public:
  BlockWalk(const PointwiseCall& call, const TensorBase& result);

  int64_t numel() const { return walk_.numel(); }
  /// Computes the elements at positions [begin, end), counted innermost dimension first.
  void run(int64_t begin, int64_t end) const;

 private:
  struct Operand {
    ConvertLoop convert;   // between its dtype and the loop's
    int64_t element_size;  // in the tensor
    int64_t loop_size;     // in the loop
    bool needs_cast;
    bool dense;     // in memory, elements follow each other in the order of the walk
    bool constant;  // one value for all
    bool periodic;  // the same row again and again
  };
  struct Buffers {
    alignas(64) char bytes[StridedLoop::kMaxOperands][kBufferBytes];
  };

  bool row_in_place(int i) const {
    return !operands_[i].needs_cast && walk_.strides(i)[0] == operands_[i].element_size;
  }
  bool repeats(int i) const { return walk_.strides(i)[0] == 0; }
  int64_t row_step(int i) const { return walk_.ndim() > 1 ? walk_.strides(i)[1] : 0; }
  bool has_long_rows() const { return walk_.ndim() == 1 || walk_.sizes()[0] >= kLongRow; }
  void set_tile(int64_t element_size);
  bool has_apart() const;
  void run_rows(const LoopIndex& at, int64_t n, int64_t rows, Buffers& buffers) const;
  void run_tiles(char* const* data, int64_t n, int64_t rows, Buffers& buffers) const;
  void run_row(char* const* data, int64_t n, Buffers& buffers) const;
  void run_gathered(int64_t begin, int64_t end, Buffers& buffers) const;
  void copy_block(int i, const LoopIndex& index, int64_t n, char* buffer) const;
  void convert(int i, char* data, char* buffer, const RowSteps& steps) const;
  void splat(int i, const char* elements, int64_t rows, char* buffer) const;

  StridedLoop walk_;
  PointwiseLoop loop_;
  PointwiseLoop loop_apart_ = nullptr;  // where rows need no buffers with it
  ScalarValues scalars_;
  int64_t block_;                             // elements that a buffer has room for
  int64_t tile_rows_ = 0, tile_columns_ = 0;  // see set_tile
  Operand operands_[StridedLoop::kMaxOperands];
};

BlockWalk::BlockWalk(const PointwiseCall& call, const TensorBase& result)
    : walk_(call.sizes),
      loop_(loop_of(call.op, call.compute)),
      scalars_(scalar_values(call)),
      block_(call.compute == DType::kComplex128 ? kMostInBlock / 2 : kMostInBlock) {
  walk_.set_result(result);
  for (const TensorBase* input : call.inputs) walk_.set_input(*input);
  walk_.normalise();
  for (int i = 0; i < walk_.operands(); ++i) {
    const DType dtype = i == 0 ? result.dtype() : call.inputs[i - 1]->dtype();
    const DType loop_dtype = i == 0 ? loop_result(call.op, call.compute) : call.compute;
    Operand& operand = operands_[i];
    operand.convert = i == 0 ? convert_loop(dtype, loop_dtype) : convert_loop(loop_dtype, dtype);
    operand.element_size = element_size(dtype);
    operand.loop_size = element_size(loop_dtype);
    operand.needs_cast = dtype != loop_dtype;
    operand.dense = operand.constant = operand.periodic = true;
    int64_t expected = operand.element_size;
    for (size_t d = 0; d < walk_.ndim(); ++d) {
      operand.dense &= walk_.strides(i)[d] == expected;
      operand.constant &= walk_.strides(i)[d] == 0;
      operand.periodic &= d == 0 || walk_.strides(i)[d] == 0;
      expected *= walk_.sizes()[d];
    }
  }
  if (!has_long_rows()) return;
  set_tile(element_size(call.compute));
  if (has_apart()) loop_apart_ = loop_apart_of(call.op, call.compute);
}

/// Whether nothing but that elements of inputs lie apart keeps rows from being computed in place.
bool BlockWalk::has_apart() const {
  if (tile_rows_ > 0 || !row_in_place(0)) return false;
  for (int i = 1; i < walk_.operands(); ++i) {
    if (operands_[i].needs_cast && !repeats(i)) return false;
  }
  return true;
}

/// Rows are computed several at a time where those of each operand lie in memory as the loop wants
/// them, have one value, or lie across dense columns, of which tiles are transposed.
void BlockWalk::set_tile(int64_t element_size) {
  bool has_transposed = false;
  if (!row_in_place(0)) return;
  for (int i = 1; i < walk_.operands(); ++i) {
    if (row_in_place(i) || repeats(i)) continue;
    if (operands_[i].needs_cast || row_step(i) != element_size) return;
    has_transposed = true;
  }
  tile_columns_ = has_transposed ? transposed_columns(element_size) : walk_.sizes()[0];
  tile_rows_ = kBufferBytes / (has_transposed ? tile_columns_ * element_size : kSplatBytes);
}

void BlockWalk::run(int64_t begin, int64_t end) const {
  Buffers buffers;
  if (!has_long_rows()) return run_gathered(begin, end, buffers);
  walk_.for_each_piece(
      walk_.index_of(begin), end - begin,
      [&](const LoopIndex& at, int64_t n, int64_t rows) { run_rows(at, n, rows, buffers); });
}

void BlockWalk::run_rows(const LoopIndex& at, int64_t n, int64_t rows, Buffers& buffers) const {
  char* data[StridedLoop::kMaxOperands];
  for (int i = 0; i < walk_.operands(); ++i) data[i] = walk_.address(i, at);
  const int64_t most = std::max<int64_t>(tile_rows_, 1);
  for (int64_t row = 0; row < rows; row += most) {
    if (tile_rows_ > 0)
      run_tiles(data, n, std::min(most, rows - row), buffers);
    else
      run_row(data, n, buffers);
    for (int i = 0; i < walk_.operands(); ++i) data[i] += most * row_step(i);
  }
}

void BlockWalk::run_tiles(char* const* data, int64_t n, int64_t rows, Buffers& buffers) const {
  const char* sources[StridedLoop::kMaxOperands];  // in the first row of a tile
  int64_t row_steps[StridedLoop::kMaxOperands];
  const void* inputs[kMaxPointwiseInputs];
  int64_t steps[kMaxPointwiseInputs];
  for (int i = 1; i < walk_.operands(); ++i) {
    steps[i - 1] = repeats(i) ? 0 : operands_[i].loop_size;
    row_steps[i] = row_step(i);
    if (!repeats(i) && row_in_place(i)) continue;
    sources[i] = buffers.bytes[i];
    row_steps[i] = repeats(i) ? kSplatBytes : tile_columns_ * operands_[i].loop_size;
    if (!repeats(i)) continue;
    splat(i, data[i], row_step(i) == 0 ? 1 : rows, buffers.bytes[i]);
    if (row_step(i) == 0) row_steps[i] = 0;
  }
  for (int64_t column = 0; column < n; column += tile_columns_) {
    const int64_t count = std::min(tile_columns_, n - column);
    for (int i = 1; i < walk_.operands(); ++i) {
      const int64_t step = walk_.strides(i)[0];
      if (repeats(i)) continue;
      if (row_in_place(i))
        sources[i] = data[i] + column * step;
      else
        transpose_loop(operands_[i].loop_size)(buffers.bytes[i], row_steps[i],
                                               data[i] + column * step, step, rows, count);
    }
    char* target = data[0] + column * walk_.strides(0)[0];
    for (int64_t row = 0; row < rows; ++row, target += row_step(0)) {
      for (int i = 1; i < walk_.operands(); ++i) inputs[i - 1] = sources[i] + row * row_steps[i];
      loop_(target, inputs, steps, scalars_.data(), count);
    }
  }
}

/// What cannot be computed in tiles: from where its elements lie, or in blocks that are gathered,
/// and scattered.
void BlockWalk::run_row(char* const* data, int64_t n, Buffers& buffers) const {
  const void* inputs[kMaxPointwiseInputs];
  int64_t steps[kMaxPointwiseInputs];
  for (int i = 1; i < walk_.operands(); ++i) {
    if (repeats(i)) splat(i, data[i], 1, buffers.bytes[i]);
    inputs[i - 1] = repeats(i) ? buffers.bytes[i] : data[i];
    steps[i - 1] = repeats(i) ? 0 : operands_[i].loop_size;
    if (loop_apart_ != nullptr) steps[i - 1] = walk_.strides(i)[0];
  }
  if (loop_apart_ != nullptr) return loop_apart_(data[0], inputs, steps, scalars_.data(), n);
  for (int64_t done = 0; done < n; done += block_) {
    const int64_t count = std::min(block_, n - done);
    for (int i = 1; i < walk_.operands(); ++i) {
      char* source = data[i] + done * walk_.strides(i)[0];
      const bool gather = !repeats(i) && !row_in_place(i);
      if (gather) convert(i, source, buffers.bytes[i], {count, 0, walk_.strides(i)[0]});
      inputs[i - 1] = gather || repeats(i) ? buffers.bytes[i] : source;
    }
    char* target = data[0] + done * walk_.strides(0)[0];
    loop_(row_in_place(0) ? target : buffers.bytes[0], inputs, steps, scalars_.data(), count);
    if (!row_in_place(0)) convert(0, target, buffers.bytes[0], {count, 0, walk_.strides(0)[0]});
  }
}

void BlockWalk::run_gathered(int64_t begin, int64_t end, Buffers& buffers) const {
  const void* inputs[kMaxPointwiseInputs];
  int64_t steps[kMaxPointwiseInputs];
  for (int i = 1; i < walk_.operands(); ++i) {
    if (operands_[i].constant) splat(i, walk_.data(i), 1, buffers.bytes[i]);
    steps[i - 1] = operands_[i].constant ? 0 : operands_[i].loop_size;
  }
  const auto in_place = [&](int i) { return operands_[i].dense && !operands_[i].needs_cast; };
  // Blocks of whole rows start at the same place of a row, so a periodic operand is gathered once.
  const int64_t block = block_ / walk_.sizes()[0] * walk_.sizes()[0];
  for (int64_t position = begin; position < end; position += block) {
    const int64_t count = std::min(block, end - position);
    const LoopIndex index = walk_.index_of(position);
    for (int i = 1; i < walk_.operands(); ++i) {
      const Operand& operand = operands_[i];
      inputs[i - 1] = in_place(i) ? walk_.address(i, index) : buffers.bytes[i];
      if (in_place(i) || operand.constant || (operand.periodic && position != begin)) continue;
      copy_block(i, index, count, buffers.bytes[i]);
    }
    void* target = in_place(0) ? walk_.address(0, index) : buffers.bytes[0];
    loop_(target, inputs, steps, scalars_.data(), count);
    if (!in_place(0)) copy_block(0, index, count, buffers.bytes[0]);
  }
}

void BlockWalk::copy_block(int i, const LoopIndex& index, int64_t n, char* buffer) const {
  const DimVector& strides = walk_.strides(i);
  walk_.for_each_piece(index, n, [&](const LoopIndex& at, int64_t count, int64_t rows) {
    convert(i, walk_.address(i, at), buffer, {count, 0, strides[0], rows, 0, strides[1]});
    buffer += count * rows * operands_[i].loop_size;
  });
}

// `steps.in_step` and `in_row_step` are those of the tensor; the buffer is dense.
void BlockWalk::convert(int i, char* data, char* buffer, const RowSteps& steps) const {
  const Operand& operand = operands_[i];
  RowSteps both = steps;
  both.out_step = operand.loop_size;
  both.out_row_step = steps.n * operand.loop_size;
  if (i != 0) return operand.convert(buffer, data, both);
  std::swap(both.out_step, both.in_step);
  std::swap(both.out_row_step, both.in_row_step);
  operand.convert(data, buffer, both);
}

/// Copies of an element of each row, as many as fill kSplatBytes.
void BlockWalk::splat(int i, const char* elements, int64_t rows, char* buffer) const {
  const int64_t size = operands_[i].loop_size;
  if (!operands_[i].needs_cast) return fill_splats(buffer, elements, rows, row_step(i), size);
  operands_[i].convert(buffer, elements,
                       {kSplatBytes / size, size, 0, rows, kSplatBytes, row_step(i)});
}

}  // namespace

void run_pointwise(const PointwiseCall& call, const TensorBase& result) {
  if (result.numel() == 0) return;
  const BlockWalk walk(call, result);
  parallel_for(0, walk.numel(), kPointwiseGrain,
               [&](int64_t begin, int64_t end) { walk.run(begin, end); });
}

}  // namespace tenon::kernels
