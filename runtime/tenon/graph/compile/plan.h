#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tenon/backend/replay_kernel.h"
#include "tenon/graph/graph.h"
#include "tenon/kernels/convolution/prepared_convolution.h"
#include "tenon/kernels/linear_algebra/prepared_product.h"
#include "tenon/kernels/row_kernel.h"

namespace tenon::graph {

class FusedLoop;
class RowGroup;

inline constexpr uint32_t kNoPlace = UINT32_MAX;

/// A piece of memory that values lie in.
struct Buffer {
  enum class Kind : uint8_t { kArena, kInput, kConstant, kResult };

  Kind kind = Kind::kArena;
  /// Of the input, the constant or the output.
  size_t number = 0;
  size_t bytes = 0;
  /// In the arena.
  size_t offset = 0;
  /// The first and the last step that touches it.
  size_t first = SIZE_MAX, last = 0;
  /// Whether something takes a tensor of it, not only its address.
  bool needs_tensors = false;
};

/// Where a value lies: a window on a buffer, counted in elements.
struct Place {
  uint32_t buffer = 0;
  DType dtype = DType::kFloat32;
  DimVector sizes, strides;
  int64_t offset = 0;
};

/// Whether sizes or strides are the same; one by one, for they are few.
inline bool is_same(IntArrayRef a, const DimVector& b) {
  const size_t count = b.size();
  if (a.size() != count) return false;
  const int64_t *left = a.data(), *right = b.data();
  if (count == 1) return left[0] == right[0];
  if (count == 2) return ((left[0] ^ right[0]) | (left[1] ^ right[1])) == 0;
  for (size_t i = 0; i < count; ++i) {
    if (left[i] != right[i]) return false;
  }
  return true;
}

/// A buffer that a run is given, and what the tensor in it was when the graph was traced.
struct Given {
  uint32_t buffer = 0;
  /// Of the input, the constant or the output.
  uint32_t number = 0;
  bool needs_tensors = false;
  DType dtype = DType::kFloat32;
  DimVector sizes, strides;

  /// Whether a tensor has this geometry and dtype.
  bool is(const TensorImpl& tensor) const {
    return tensor.dtype() == dtype && is_same(tensor.sizes(), sizes) &&
           is_same(tensor.strides(), strides);
  }
};

/// Where the first element of a place is: so many bytes behind that of a buffer.
struct Address {
  uint32_t buffer = 0;
  int64_t bytes = 0;

  char* in(char* const* buffers) const { return buffers[buffer] + bytes; }
};

/// A product with the places of its addend, operands and result.
struct PlannedProduct {
  kernels::PreparedProduct product;
  Address addend, a, b, result;
  /// What is added to it as it is stored.
  std::optional<Address> second = {};
};

/// A convolution with the places of its operands and result.
struct PlannedConvolution {
  kernels::PreparedConvolution convolution;
  Address x, weight, y;
  /// None where the convolution has no bias, or where its result is not normalized or added to.
  std::optional<Address> bias, mean, variance, norm_weight, norm_bias, addend;

  void run(char* const* buffers) const;
};

/// Something that a run does.
struct Step {
  enum class Kind : uint8_t {
    /// Calls what computes an operator into tensors that are there.
    kKernel,
    /// Multiplies two matrices.
    kProduct,
    /// Runs `convolution`.
    kConvolution,
    /// Copies `source` into the first result.
    kCopy,
    /// Runs `loop`.
    kFused,
    /// Runs `rows`, see row_group.h.
    kRows,
    /// Calls the operator and copies its results.
    kCall,
  };

  Kind kind = Kind::kKernel;
  size_t node = 0;
  /// The operators that it computes, joined by " + "; for profiles.
  std::string name = {};
  const backend::ReplayKernel* kernel = nullptr;
  std::shared_ptr<const FusedLoop> loop = {};
  /// Of a step that becomes a part of `rows`, or all of it.
  std::shared_ptr<const kernels::RowKernel> row_kernel = {};
  std::shared_ptr<const RowGroup> rows = {};
  std::optional<PlannedProduct> product = {};
  std::shared_ptr<const PlannedConvolution> convolution = {};
  uint32_t source = kNoPlace;
  /// What a loop or a kernel of rows takes, `kNoPlace` for what is undefined.
  std::vector<uint32_t> operands = {};
  /// A place for each result, `kNoPlace` for those that are undefined.
  std::vector<uint32_t> results = {};
};

/// What becomes of an output.
struct PlannedOutput {
  /// The input that is returned itself.
  std::optional<size_t> input = {};
  /// What the result is, unless it is undefined.
  bool is_defined = false;
  GraphValue value = {};
  int64_t bytes = 0;
  bool is_row_major = false;
  /// What is copied into it at the end; `kNoPlace` where steps compute it there.
  uint32_t source = kNoPlace;
};

/// How a graph is run: where its values lie and what is done, made once. Immutable.
///
/// Note [Copies as views]: see Note [A copied view is executed as a view] first. A copy that lies
/// otherwise than the view, as those of lazy tensors do, is the view, too, where nothing but views,
/// operators that read elements one by one and products take it.
struct Plan {
  std::vector<Buffer> buffers;
  /// Those that are not in the arena: in this order, of all inputs, all constants, and results.
  std::vector<Given> given;
  std::vector<Place> places;
  /// The place of each value, `kNoPlace` for those that never are in memory.
  std::vector<uint32_t> values;
  std::vector<Step> steps;
  /// Those that steps run.
  std::vector<std::shared_ptr<const RowGroup>> row_groups;
  std::vector<PlannedOutput> outputs;
  size_t arena_bytes = 0;
};

/// NotImplementedError for values on another device than the CPU; ValueError where the graph is not
/// what the Meta kernels say, with the default dtype and the operators of now.
Plan make_plan(const Graph& graph);

/// Makes one step of those that work on the same rows one after the other, see row_group.h. What
/// only these use needs no arena.
void group_rows(Plan& plan);

/// Gives the buffers of the arena their offsets: those that are in use at the same time do not
/// overlap.
void plan_arena(Plan& plan);

}  // namespace tenon::graph
