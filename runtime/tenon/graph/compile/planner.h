#pragma once

#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tenon/graph/compile/fused_loop.h"
#include "tenon/graph/compile/plan.h"

namespace tenon::graph {

/// Whether a node calls the operator of this name, and its kernel is that of the library.
bool calls(const GraphNode& node, std::string_view name);
/// Adds a node to what a step computes, see `Step::name`.
void add_name(std::string& name, const GraphNode& node);
/// What `add` adds to a value as it is; none for another node.
ValueId added_by(const GraphNode& node, ValueId value);

/// Makes a plan, node by node.
///
/// Note [Open regions]: a region of pointwise nodes over the same sizes becomes one loop, which
/// stands where its last node does. It is open to further nodes until something else needs one of
/// its results; so nothing that a later node of it needs depends on it.
class Planner {
 public:
  explicit Planner(const Graph& graph);
  Plan take();

 private:
  struct Region {
    DimVector sizes, strides;
    std::vector<uint32_t> operands;
    std::vector<FusedCall> calls;
    /// The value of each call, and how often the calls take it.
    std::vector<ValueId> results;
    std::vector<size_t> uses;
    size_t node = 0;
    /// See Step.
    std::string name;
  };
  using Regions = std::list<Region>;

  // planner.cpp
  void count_uses();
  void place_given();
  void plan_node(size_t number);
  void plan_outputs();
  void list_given();
  uint32_t add_buffer(Buffer buffer);
  uint32_t add_place(uint32_t buffer, DType dtype, IntArrayRef sizes, IntArrayRef strides);
  /// A place for a result: that of an output where it can be.
  uint32_t place_result(ValueId value, const TensorBase& meta);
  /// The place of a value that is to be read in memory: closes the region that makes it.
  uint32_t read(ValueId value);
  void touch(uint32_t place);
  void add_step(Step step);
  void need_tensor(uint32_t place) {
    plan_.buffers[plan_.places[place].buffer].needs_tensors = true;
  }
  /// A tensor without data that lies as a place.
  TensorBase meta_at(uint32_t place) const;
  /// Whether nobody reads a result of a node whose kernel can do without.
  bool is_left_out(const GraphNode& node, size_t result) const;
  void plan_call(size_t number, const backend::ReplayKernel* kernel,
                 const std::vector<TensorBase>& results);

  /// The product of matrices that a step with its results is, where it can be prepared.
  std::optional<PlannedProduct> product_of(const GraphNode& node, const Step& step) const;
  Address address_of(uint32_t place) const;

  // planned_rows.cpp
  /// The places of a node's tensors, one by one.
  std::vector<uint32_t> tensors_of(const GraphNode& node) const;
  /// What computes a node row by row, where something does.
  std::shared_ptr<const kernels::RowKernel> row_kernel_of(const GraphNode& node,
                                                          const Step& step) const;

  // finished_products.cpp
  /// Takes a node into the product that the last step is, where it is the only one to use that.
  bool finish_product(size_t number);
  /// The view of a row-major value, in the same order and all of it, or the value itself, that only
  /// node `number` uses; none where another does, or another part is viewed.
  ValueId last_view(ValueId value, size_t number) const;
  /// The place of what an addition adds to a value; none for another node, and what lies otherwise.
  std::optional<uint32_t> place_added(const GraphNode& node, ValueId value) const;

  // convolutions.cpp
  /// A convolution and the nodes that compute of its result what nobody else reads.
  struct Convolution {
    kernels::PreparedConvolution prepared;
    size_t node = 0;
    std::string name = {};
    std::optional<size_t> normalization = {};
    ValueId addend = {};
    /// Of the last node, before which nothing of this is computed.
    ValueId result = {};
  };
  void find_convolutions();
  /// Takes a node, the only one to use the result, into the convolution; whether it could.
  bool take_normalization(size_t number, Convolution& convolution) const;
  bool take_addition(size_t number, Convolution& convolution) const;
  bool take_rectification(size_t number, Convolution& convolution) const;
  /// The only node that uses a value, which is no output.
  std::optional<size_t> only_user(ValueId value) const;
  void plan_convolution(size_t number);

  // planned_views.cpp
  /// Lets the results of a node that copies views be the views, or copies those that may not be.
  bool plan_views(size_t number);
  void plan_view(size_t number, ValueId result, const TensorBase& view, uint32_t source);
  bool can_be_view(ValueId value, const TensorBase& view) const;

  // regions.cpp
  bool plan_pointwise(size_t number, const backend::ReplayKernel& kernel);
  Region& region_for(ValueId result, const std::vector<ValueId>& inputs);
  FusedInput input_of(Region& region, ValueId value);
  void close(Region& region);

  const Graph& graph_;
  Plan plan_;
  /// How many nodes and outputs use a value, and of what kind.
  struct Uses {
    size_t count = 0;
    /// Whether each takes a view for its copy, see Note [Copies as views].
    bool take_views = true;
    /// The last node among them.
    std::optional<size_t> node = {};
  };
  std::vector<Uses> uses_;
  /// The output that a value is computed into.
  std::vector<size_t> homes_;
  /// By their last nodes; and the nodes that these stand for, too.
  std::unordered_map<size_t, Convolution> convolutions_;
  std::vector<bool> is_within_;
  Regions open_;
  std::unordered_map<uint32_t, Region*> made_by_;
};

}  // namespace tenon::graph
