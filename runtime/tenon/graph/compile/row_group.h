#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "tenon/graph/compile/fused_loop.h"
#include "tenon/graph/compile/plan.h"

namespace tenon::graph {

/// Steps that work row by row over the same number of rows, as one: fused loops, reductions of the
/// last dimensions, softmax and layer normalization. All of them run over a few rows, one after the
/// other, while what is between them stays in the cache; then over the next rows. The rows of a
/// reduction of all elements are the units that it cuts these into, wherever dimensions end; its
/// result is there when all rows have been run over, so no member reads it.
///
/// Note [Row groups equal steps]: a fused loop does not care where it is cut, see
/// Note [Fused loops equal calls], and a row kernel computes each row by itself. What one member
/// writes, later ones read by rows alone: of the same rows, which have been written.
///
/// Note [Scratch of row groups]: buffers that only members touch are in no arena. Each part of the
/// rows has memory for a block of rows of them, and a member is told addresses that lie so far
/// before it as the rows before the block would take; so it finds row `i` where it looks for it.
///
/// Immutable; any number of threads may run one.
class RowGroup {
 public:
  /// How many buffers members touch at most.
  static constexpr size_t kMostBuffers = 64;

  /// What members read or write, from so many bytes behind the first byte of a buffer on; each row
  /// is so many bytes behind the one before. Of what is undefined the buffer is `kNoPlace`.
  struct Operand {
    uint32_t buffer = kNoPlace;
    int64_t offset = 0, row_bytes = 0;
  };
  /// A row kernel with its operands. One that makes totals writes these from an offset on in memory
  /// that is kept until all rows have been run over.
  struct Kernel {
    std::shared_ptr<const kernels::RowKernel> kernel;
    std::vector<Operand> inputs, results;
    int64_t totals = 0;
  };
  /// A fused loop over so many elements, of which so many are a row; the last one may have fewer.
  struct Loop {
    FusedLoop loop;
    int64_t elements = 1, columns = 1;
  };
  using Member = std::variant<Kernel, Loop>;
  /// What lies in scratch memory, from an offset in it on.
  struct Scratch {
    int64_t offset = 0, row_bytes = 0;
  };
  struct Layout {
    int64_t rows = 1;
    /// In a block.
    int64_t block = 1;
    /// Elements of the longest row that a member reads or writes.
    int64_t columns = 1;
    /// What members number first: the buffers of the plan that they touch.
    std::vector<uint32_t> given;
    /// And then.
    std::vector<Scratch> scratch;
    int64_t scratch_bytes = 0;
    /// Of the totals of all rows.
    int64_t totals_bytes = 0;
  };

  RowGroup(Layout layout, std::vector<Member> members);

  /// Bytes of scratch memory that a run wants with the threads of now.
  int64_t scratch_bytes() const;
  /// `buffers` are the first bytes of the buffers of the plan.
  void run(char* const* buffers) const;

 private:
  int64_t parts() const;
  void run_part(char* const* buffers, char* totals, char* scratch, int64_t begin,
                int64_t end) const;
  void run_block(char* const* buffers, char* totals, int64_t begin, int64_t end) const;
  void finish(char* const* buffers, const char* totals) const;

  Layout layout_;
  int64_t most_parts_ = 1;
  std::vector<Member> members_;
};

/// Reserves what the largest of these wants, so that nothing fails when they run, unless
/// `set_num_threads` lets there be more threads in between.
void reserve_scratch(const std::vector<std::shared_ptr<const RowGroup>>& groups);

}  // namespace tenon::graph
