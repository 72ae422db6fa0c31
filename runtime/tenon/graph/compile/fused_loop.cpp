#include "tenon/graph/compile/fused_loop.h"

#include <algorithm>

#include "tenon/kernels/copy/streamed_copy.h"
#include "tenon/kernels/loop_index.h"
#include "tenon/kernels/prefetch.h"
#include "tenon/parallel/parallel.h"

// fits in this file: elements in memory

namespace tenon::graph {

void FusedLoop::run(char* const* buffers) const {
  if (is_in_memory_ && numel_ <= kernels::kPointwiseGrain) return run_in_memory(buffers, 0, numel_);
  parallel_for(0, numel_, kernels::kPointwiseGrain,
               [&](int64_t begin, int64_t end) { run_part(buffers, begin, end); });
}

void FusedLoop::run_range(char* const* buffers, int64_t begin, int64_t end) const {
  if (is_in_memory_ && !has_streams_ && end - begin <= block_)
    return run_in_memory(buffers, begin, end);
  run_part(buffers, begin, end);
}

void FusedLoop::run_in_memory(char* const* buffers, int64_t begin, int64_t end) const {
  for (const Instruction& instruction : instructions_) {
    const void* inputs[kernels::kMaxPointwiseInputs];
    int64_t steps[kernels::kMaxPointwiseInputs];
    const auto address = [&](const Register& place) {
      const Operand& operand = operands_[place.number];
      return buffers[operand.buffer] + operand.offset + begin * place.element_size;
    };
    for (size_t i = 0; i < instruction.count; ++i) {
      const Register& input = registers_[instruction.inputs[i]];
      inputs[i] = address(input);
      steps[i] = input.element_size;
    }
    instruction.loop(address(registers_[instruction.output]), inputs, steps,
                     instruction.scalars.data(), end - begin);
  }
}

// Inlined, see kernels::fetch.
TENON_ALWAYS_INLINE void FusedLoop::fetch(char* const* operands, int64_t position, int64_t count,
                                          int64_t part) const {
  for (const Fetched& each : fetched_) {
    const char* const block = operands[each.operand] + position * each.element_size;
    const int64_t first = part * each.part_bytes;
    const int64_t last = std::min(first + each.part_bytes, count * each.element_size);
    kernels::fetch(block + first, last - first);
  }
}

void FusedLoop::run_part(char* const* buffers, int64_t begin, int64_t end) const {
  alignas(64) char memory[kMemory];
  alignas(64) char streamed[kMostInBlock * kWidestElement];
  char* operands[kMostOperands + kMostCalls];
  for (size_t i = 0; i < operands_.size(); ++i) {
    operands[i] = buffers[operands_[i].buffer] + operands_[i].offset;
  }
  char* const splats =
      memory + kMemory - kernels::kSplatBytes * static_cast<int64_t>(splats_.size());
  for (size_t i = 0; i < splats_.size(); ++i) {
    const Splat& splat = splats_[i];
    splat.convert(splats + kernels::kSplatBytes * i, operands[splat.operand],
                  {kernels::kSplatBytes / splat.element_size, splat.element_size, 0});
  }
  for (int64_t position = begin; position < end; position += block_) {
    const int64_t count = std::min(block_, end - position);
    const int64_t next = position + count, next_count = std::min(block_, end - next);
    int64_t part = 0;
    const auto address = [&](const Register& place) -> char* {
      switch (place.kind) {
        case Register::Kind::kMemory:
          return operands[place.number] + position * place.element_size;
        case Register::Kind::kSlot:
          return memory + static_cast<int64_t>(place.number) * slot_bytes_;
        default:
          return splats + kernels::kSplatBytes * place.number;
      }
    };
    for (const Instruction& instruction : instructions_) {
      fetch(operands, next, next_count, part++);
      const Register& result = registers_[instruction.output];
      char* const output = instruction.is_streamed ? streamed : address(result);
      if (instruction.is_gather) {
        gather(instruction, operands[instruction.operand], output, position, count);
        continue;
      }
      const void* inputs[kernels::kMaxPointwiseInputs];
      int64_t steps[kernels::kMaxPointwiseInputs];
      for (size_t i = 0; i < instruction.count; ++i) {
        const Register& input = registers_[instruction.inputs[i]];
        inputs[i] = address(input);
        steps[i] = input.kind == Register::Kind::kSplat ? 0 : input.element_size;
      }
      if (instruction.loop != nullptr) {
        instruction.loop(output, inputs, steps, instruction.scalars.data(), count);
      } else {
        instruction.convert(output, inputs[0], {count, result.element_size, steps[0]});
      }
      if (instruction.is_streamed) {
        kernels::copy_streamed(address(result), streamed, count * result.element_size);
      }
    }
  }
  if (has_streams_) kernels::finish_streams();
}

void FusedLoop::gather(const Instruction& instruction, const char* operand, char* slot,
                       int64_t position, int64_t count) const {
  const DimVector& strides = operands_[instruction.operand].strides;
  const int64_t size = registers_[instruction.output].element_size;
  kernels::LoopIndex index(sizes_.size());
  for (size_t d = 0; d < sizes_.size(); ++d) {
    index[d] = position % sizes_[d];
    position /= sizes_[d];
    operand += index[d] * strides[d];
  }
  while (count > 0) {
    const int64_t n = std::min(sizes_[0] - index[0], count);
    const bool has_rows = n == sizes_[0] && sizes_.size() > 1;
    const int64_t rows = has_rows ? std::min(sizes_[1] - index[1], count / n) : 1;
    instruction.convert(slot, operand,
                        {n, size, strides[0], rows, n * size, has_rows ? strides[1] : 0});
    slot += n * rows * size;
    count -= n * rows;
    if (sizes_.size() == 1) break;
    operand += (n - sizes_[0]) * strides[0] + rows * strides[1];
    index[0] = 0;
    index[1] += rows;
    for (size_t d = 1; d + 1 < sizes_.size() && index[d] == sizes_[d]; ++d) {
      operand += strides[d + 1] - sizes_[d] * strides[d];
      index[d] = 0;
      ++index[d + 1];
    }
  }
}

}  // namespace tenon::graph
