#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "tenon/base/dim_vector.h"
#include "tenon/graph/compile/plan.h"
#include "tenon/kernels/pointwise/convert_loops.h"
#include "tenon/kernels/pointwise/pointwise_call.h"

namespace tenon::graph {

/// What a call of a fused loop takes: an operand in memory, or what an earlier call has computed.
struct FusedInput {
  bool is_operand;
  size_t number;
};

/// A call of a pointwise operator, resolved.
struct FusedCall {
  kernels::PointwiseLoop loop;
  kernels::ScalarValues scalars;
  /// Of the arithmetic, of what the loop writes, and of the result.
  DType compute, computed, result;
  std::vector<FusedInput> inputs;
  /// Where the result is needed in memory.
  std::optional<uint32_t> place = {};
};

/// Pointwise operators over the same sizes as one loop over blocks, which stay in the cache while
/// all operators run over them, one after the other.
///
/// Note [Fused loops equal calls]: each operator is its very own vector loop over the dtypes that a
/// call would use, results are rounded to their dtype before they are read again, and no lane of a
/// loop depends on another: so where a loop is cut makes no difference.
///
/// Immutable; any number of threads may run one.
class FusedLoop {
 public:
  /// How many calls and operands one has at most.
  static constexpr size_t kMostCalls = 48, kMostOperands = 32;

  /// `calls` in order; every result has `sizes` and the dense `strides`, in elements. `operands`
  /// are broadcast to the sizes.
  FusedLoop(const std::vector<Place>& places, IntArrayRef sizes, IntArrayRef strides,
            const std::vector<uint32_t>& operands, std::vector<FusedCall> calls);

  /// `buffers` are the first bytes of the buffers of the plan.
  void run(char* const* buffers) const;
  /// Of the elements from `begin` to `end` in the order of the results, in this thread.
  void run_range(char* const* buffers, int64_t begin, int64_t end) const;

  /// Numbers its buffers anew, by `number_of(buffer)`; those that then `stay(number)` in a cache
  /// are neither written past it nor fetched.
  template <class NumberOf, class Stay>
  void move_buffers(const NumberOf& number_of, const Stay& stay) {
    for (Operand& each : operands_) each.buffer = number_of(each.buffer);
    for (Instruction& each : instructions_) {
      const Register& output = registers_[each.output];
      if (each.is_streamed && stay(operands_[output.number].buffer)) each.is_streamed = false;
    }
    std::erase_if(fetched_,
                  [&](const Fetched& each) { return stay(operands_[each.operand].buffer); });
    count_streams();
  }

 private:
  /// What is in memory, walked in the order of the results: strides in bytes, innermost first.
  struct Operand {
    size_t buffer = 0;
    int64_t offset = 0;  // bytes
    DType dtype = DType::kFloat32;
    DimVector strides = {};
    bool is_dense = true, is_constant = false;
  };
  /// Where elements of a block are: in memory, in a slot, or kSplatBytes of one value.
  struct Register {
    enum class Kind : uint8_t { kMemory, kSlot, kSplat } kind = Kind::kSlot;
    size_t number = 0;  // of the operand, the slot or the splat
    int64_t element_size = 0;
  };
  /// A loop over a block: of an operator, a conversion, or the gathering of an operand.
  struct Instruction {
    kernels::PointwiseLoop loop = nullptr;
    kernels::ConvertLoop convert = nullptr;
    bool is_gather = false;
    size_t operand = 0;  // that is gathered
    size_t count = 0;
    size_t inputs[kernels::kMaxPointwiseInputs] = {};
    size_t output = 0;
    bool is_streamed = false;  // to memory, where no other instruction reads it
    kernels::ScalarValues scalars{DType::kFloat32, nullptr, 0};
  };
  struct Splat {
    size_t operand = 0;
    kernels::ConvertLoop convert = nullptr;
    int64_t element_size = 0;
  };
  /// An operand in memory that is too large for a cache: what the next block reads of it is fetched
  /// while this one is computed, a part before each instruction.
  struct Fetched {
    size_t operand = 0;
    int64_t element_size = 0, part_bytes = 0;
  };
  class Builder;
  friend class Builder;

  static constexpr int64_t kMemory = 1 << 16, kMostInBlock = 4096,
                           kWidestElement = 8;  // that is streamed
  /// Of a cache, in bytes.
  /// Operands of fewer bytes are often in a cache, where fetching them costs more than it spares.
  static constexpr int64_t kLeastFetched = 1 << 21;

  void count_streams() {
    has_streams_ = std::ranges::any_of(instructions_, &Instruction::is_streamed);
  }
  /// Of a loop that `is_in_memory_`, at once.
  void run_in_memory(char* const* buffers, int64_t begin, int64_t end) const;
  void run_part(char* const* buffers, int64_t begin, int64_t end) const;
  void fetch(char* const* operands, int64_t position, int64_t count, int64_t part) const;
  void gather(const Instruction& instruction, const char* operand, char* slot, int64_t position,
              int64_t count) const;

  int64_t numel_ = 0;
  /// Whether all registers are in memory and no instruction converts: then few elements need no
  /// blocks.
  bool is_in_memory_ = false;
  /// Of the walk, joined where all operands walk as one; innermost first.
  DimVector sizes_;
  int64_t block_ = 0, slot_bytes_ = 0;
  bool has_streams_ = false;
  std::vector<Operand> operands_;
  std::vector<Splat> splats_;
  std::vector<Register> registers_;
  std::vector<Instruction> instructions_;
  std::vector<Fetched> fetched_;
};

}  // namespace tenon::graph
