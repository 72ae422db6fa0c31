#include <algorithm>
#include <map>
#include <utility>

#include "tenon/base/integer_math.h"
#include "tenon/graph/compile/fused_loop.h"
#include "tenon/kernels/copy/streamed_copy.h"
#include "tenon/kernels/prefetch.h"

// fits in this file: elements in memory

namespace tenon::graph {

/// Makes the instructions of a loop.
class FusedLoop::Builder {
 public:
  Builder(FusedLoop& loop, const std::vector<Place>& places, IntArrayRef sizes, IntArrayRef strides)
      : loop_(loop), places_(places) {
    for (size_t d = 0; d < sizes.size(); ++d) {
      if (sizes[d] != 1) order_.push_back(d);
    }
    std::ranges::sort(order_, [&](size_t a, size_t b) { return strides[a] < strides[b]; });
    loop_.numel_ = 1;
    for (const size_t d : order_) loop_.sizes_.push_back(sizes[d]);
    for (const int64_t size : sizes) loop_.numel_ = saturating_multiply(loop_.numel_, size);
    ndim_ = sizes.size();
  }

  /// An operand in the order of the walk.
  void add_operand(const Place& place) {
    Operand operand{place.buffer, place.offset * element_size(place.dtype), place.dtype};
    const size_t missing = ndim_ - place.sizes.size();
    for (const size_t d : order_) {
      const bool repeats = d < missing || place.sizes[d - missing] == 1;
      operand.strides.push_back(repeats ? 0
                                        : place.strides[d - missing] * element_size(place.dtype));
    }
    loop_.operands_.push_back(std::move(operand));
  }

  /// Joins dimensions that all operands walk as one, and tells how each is walked.
  void join() {
    DimVector& sizes = loop_.sizes_;
    size_t last = 0;
    for (size_t d = 1; d < sizes.size(); ++d) {
      const bool joins = std::ranges::all_of(loop_.operands_, [&](const Operand& operand) {
        return operand.strides[d] == operand.strides[last] * sizes[last];
      });
      if (joins) {
        sizes[last] *= sizes[d];
        continue;
      }
      sizes[++last] = sizes[d];
      for (Operand& operand : loop_.operands_) operand.strides[last] = operand.strides[d];
    }
    if (!sizes.empty()) sizes.resize(last + 1);
    if (sizes.empty()) sizes.push_back(1);
    for (Operand& operand : loop_.operands_) {
      operand.strides.resize(sizes.size(), 0);
      int64_t expected = element_size(operand.dtype);
      for (size_t d = 0; d < sizes.size(); ++d) {
        operand.is_constant &= operand.strides[d] == 0 || sizes[d] == 1;
        operand.is_dense &= operand.strides[d] == expected || sizes[d] == 1;
        expected *= sizes[d];
      }
    }
  }

  void add_call(const FusedCall& call) {
    Instruction instruction;
    instruction.loop = call.loop;
    instruction.scalars = call.scalars;
    instruction.count = call.inputs.size();
    for (size_t i = 0; i < call.inputs.size(); ++i) {
      instruction.inputs[i] = input(call.inputs[i], call.compute);
    }
    const bool converts = call.computed != call.result;
    const size_t result = call.place ? result_in_memory(*call.place, call.result)
                                     : new_register(Register::Kind::kSlot, 0, call.result);
    instruction.output = converts ? new_register(Register::Kind::kSlot, 0, call.computed) : result;
    const size_t computed = instruction.output;
    loop_.instructions_.push_back(instruction);
    if (converts) add_conversion(computed, call.computed, result, call.result);
    results_.push_back(result);
    result_dtypes_.push_back(call.result);
  }

  /// Gives slots to registers, each until its last use, and blocks their size.
  void place_slots() {
    std::vector<size_t> last_use(loop_.registers_.size());
    for (size_t i = 0; i < loop_.instructions_.size(); ++i) {
      const Instruction& each = loop_.instructions_[i];
      for (size_t j = 0; j < each.count; ++j) last_use[each.inputs[j]] = i;
      last_use[each.output] = std::max(last_use[each.output], i);
    }
    std::vector<size_t> free;
    size_t slots = 0;
    int64_t widest = 1;
    for (size_t i = 0; i < loop_.instructions_.size(); ++i) {
      const Instruction& each = loop_.instructions_[i];
      // Not before the output has its slot: an input of other elements than the output may not be
      // in the same place.
      Register& output = loop_.registers_[each.output];
      if (output.kind == Register::Kind::kSlot) {
        if (free.empty()) free.push_back(slots++);
        output.number = free.back();
        free.pop_back();
        widest = std::max(widest, output.element_size);
      }
      std::vector<size_t> ended(each.inputs, each.inputs + each.count);
      ended.push_back(each.output);
      std::ranges::sort(ended);
      ended.erase(std::ranges::unique(ended).begin(), ended.end());
      for (const size_t number : ended) {
        const Register& place = loop_.registers_[number];
        if (place.kind == Register::Kind::kSlot && last_use[number] == i) {
          free.push_back(place.number);
        }
      }
    }
    size_blocks(static_cast<int64_t>(slots), widest);
    if (loop_.block_ <= kMostInBlock) {
      stream_results(last_use);
      fetch_operands();
    }
    loop_.is_in_memory_ =
        std::ranges::all_of(
            loop_.registers_,
            [](const Register& each) { return each.kind == Register::Kind::kMemory; }) &&
        std::ranges::all_of(loop_.instructions_,
                            [](const Instruction& each) { return each.loop != nullptr; });
  }

 private:
  /// Lets large results that no later instruction reads go past the cache.
  void stream_results(const std::vector<size_t>& last_use) {
    for (size_t i = 0; i < loop_.instructions_.size(); ++i) {
      Instruction& each = loop_.instructions_[i];
      const Register& output = loop_.registers_[each.output];
      each.is_streamed = output.kind == Register::Kind::kMemory && last_use[each.output] == i &&
                         output.element_size <= kWidestElement &&
                         loop_.numel_ >= kernels::kLeastStreamed / output.element_size;
    }
    loop_.count_streams();
  }

  /// Lets large operands be fetched before they are read.
  void fetch_operands() {
    const auto parts = static_cast<int64_t>(loop_.instructions_.size());
    for (const auto& [from, number] : inputs_) {
      const Register& input = loop_.registers_[number];
      const bool is_operand = from.first < kMostOperands;
      if (!is_operand || input.kind != Register::Kind::kMemory) continue;
      if (loop_.numel_ < kLeastFetched / input.element_size) continue;
      const int64_t lines =
          ceil_divide(loop_.block_ * input.element_size, parts * kernels::kCacheLine);
      loop_.fetched_.push_back({input.number, input.element_size, lines * kernels::kCacheLine});
    }
  }

  void size_blocks(int64_t slots, int64_t widest) {
    const int64_t room =
        kMemory - kernels::kSplatBytes * static_cast<int64_t>(loop_.splats_.size());
    loop_.block_ = kMostInBlock;
    if (slots > 0) {
      // An eighth of a usual first-level cache: more do not stay there beside the operands, which
      // each operator reads, and fewer cost calls.
      const int64_t most = std::min(kMostInBlock, (int64_t{1} << 12) / (slots * widest));
      const int64_t whole = std::max<int64_t>(most / 64 * 64, 64);
      loop_.block_ = std::min(whole, room / (slots * widest));
    } else if (loop_.instructions_.size() <= 1) {
      loop_.block_ = std::max<int64_t>(loop_.numel_, 1);
    }
    loop_.slot_bytes_ = slots > 0 ? loop_.block_ * widest : 0;
  }

  size_t new_register(Register::Kind kind, size_t number, DType dtype) {
    loop_.registers_.push_back({kind, number, element_size(dtype)});
    return loop_.registers_.size() - 1;
  }

  size_t result_in_memory(uint32_t place, DType dtype) {
    const Place& target = places_[place];
    loop_.operands_.push_back({target.buffer, target.offset * element_size(dtype), dtype});
    return new_register(Register::Kind::kMemory, loop_.operands_.size() - 1, dtype);
  }

  /// The register that has an input in the dtype of the arithmetic.
  size_t input(const FusedInput& from, DType dtype) {
    const auto key = std::pair(from.is_operand ? from.number : kMostOperands + from.number, dtype);
    const auto known = inputs_.find(key);
    if (known != inputs_.end()) return known->second;
    const size_t made =
        from.is_operand ? operand(from.number, dtype) : converted(from.number, dtype);
    inputs_.emplace(key, made);
    return made;
  }

  size_t operand(size_t number, DType dtype) {
    const Operand& each = loop_.operands_[number];
    const kernels::ConvertLoop convert = kernels::convert_loop(dtype, each.dtype);
    if (each.is_dense && each.dtype == dtype) {
      return new_register(Register::Kind::kMemory, number, dtype);
    }
    if (each.is_constant) {
      loop_.splats_.push_back({number, convert, element_size(dtype)});
      return new_register(Register::Kind::kSplat, loop_.splats_.size() - 1, dtype);
    }
    Instruction instruction;
    instruction.convert = convert;
    instruction.is_gather = true;
    instruction.operand = number;
    instruction.output = new_register(Register::Kind::kSlot, 0, dtype);
    loop_.instructions_.push_back(instruction);
    return instruction.output;
  }

  size_t converted(size_t call, DType dtype) {
    if (result_dtypes_[call] == dtype) return results_[call];
    const size_t made = new_register(Register::Kind::kSlot, 0, dtype);
    add_conversion(results_[call], result_dtypes_[call], made, dtype);
    return made;
  }

  void add_conversion(size_t from, DType from_dtype, size_t to, DType to_dtype) {
    Instruction instruction;
    instruction.convert = kernels::convert_loop(to_dtype, from_dtype);
    instruction.count = 1;
    instruction.inputs[0] = from;
    instruction.output = to;
    loop_.instructions_.push_back(instruction);
  }

  FusedLoop& loop_;
  const std::vector<Place>& places_;
  size_t ndim_ = 0;
  std::vector<size_t> order_;
  std::map<std::pair<size_t, DType>, size_t> inputs_;
  std::vector<size_t> results_;
  std::vector<DType> result_dtypes_;
};

FusedLoop::FusedLoop(const std::vector<Place>& places, IntArrayRef sizes, IntArrayRef strides,
                     const std::vector<uint32_t>& operands, std::vector<FusedCall> calls) {
  Builder builder(*this, places, sizes, strides);
  for (const uint32_t operand : operands) builder.add_operand(places[operand]);
  builder.join();
  for (const FusedCall& call : calls) builder.add_call(call);
  builder.place_slots();
}

}  // namespace tenon::graph
