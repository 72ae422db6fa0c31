#include <algorithm>
#include <optional>
#include <utility>

#include "tenon/graph/compile/planner.h"
#include "tenon/graph/uses.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::graph {
namespace {

/// The operator and arguments of a fixed pointwise operator, which takes all tensors and numbers.
backend::PointwiseBranch fixed_branch(const GraphNode& node, const kernels::PointwiseOperator& op,
                                      const Stack& stack) {
  backend::PointwiseBranch branch{&op};
  size_t tensors = 0, scalars = 0;
  for (size_t i = 0; i < stack.size(); ++i) {
    switch (node.op->schema().arguments[i].type) {
      case ArgumentType::kTensor:
        branch.tensors[tensors++] = &stack[i].get<TensorBase>();
        break;
      case ArgumentType::kFloating:
        branch.scalars[scalars++] = Scalar(stack[i].to_double());
        break;
      default:
        branch.scalars[scalars++] = stack[i].to_scalar();
    }
  }
  return branch;
}

/// The value that stands for a tensor of the stack.
ValueId value_of(const GraphNode& node, const Stack& stack, const TensorBase* tensor) {
  for (size_t i = 0; i < stack.size(); ++i) {
    if (stack[i].is<TensorBase>() && &stack[i].get<TensorBase>() == tensor) {
      return std::get<ValueId>(node.arguments[i]);
    }
  }
  return {};
}

/// A pointwise call, resolved on Meta.
struct ResolvedCall {
  FusedCall call;
  std::vector<ValueId> inputs;
  DimVector sizes, strides;
};

ResolvedCall resolved(const GraphNode& node, const backend::ReplayKernel& kernel, Stack& stack) {
  const backend::PointwiseBranch branch = kernel.pointwise != nullptr
                                              ? fixed_branch(node, *kernel.pointwise, stack)
                                              : kernel.branch(stack.data());
  const kernels::PointwiseOperator& op = *branch.op;
  const kernels::PointwiseCall call =
      kernels::resolve(op, {branch.tensors.data(), op.tensors}, branch.scalars.data());
  ResolvedCall result{.call = {.loop = kernels::loop_of(op, call.compute),
                               .scalars = kernels::scalar_values(call),
                               .compute = call.compute,
                               .computed = kernels::loop_result(op, call.compute),
                               .result = call.result,
                               .inputs = {}},
                      .inputs = {},
                      .sizes = call.sizes,
                      .strides = kernels::result_strides(call)};
  if (result.strides.empty()) {
    result.strides.resize(call.sizes.size());
    contiguous_strides(call.sizes, result.strides.data());
  }
  for (int i = 0; i < op.tensors; ++i) {
    result.inputs.push_back(value_of(node, stack, branch.tensors[i]));
  }
  return result;
}

}  // namespace

bool Planner::plan_pointwise(size_t number, const backend::ReplayKernel& kernel) {
  if (kernel.pointwise == nullptr && kernel.branch == nullptr) return false;
  const GraphNode& node = graph_.nodes[number];
  Stack stack = arguments_of(node, [&](ValueId id) {
    const GraphValue& value = graph_.values[id.number];
    return make_tensor_strided(value.sizes, value.strides, value.dtype, kMeta);
  });
  ResolvedCall made = resolved(node, kernel, stack);
  const ValueId result = node.results.front();
  const bool fits = result.exists() && made.call.loop != nullptr &&
                    std::ranges::all_of(made.inputs, &ValueId::exists) &&
                    is_dense(made.sizes, made.strides);
  if (!fits) return false;
  const GraphValue& value = graph_.values[result.number];
  TENON_CHECK(
      value.sizes == made.sizes && value.strides == made.strides && value.dtype == made.call.result,
      ValueError, "Graph::compile: ", node.op->name(),
      " was traced with another result than it gives; trace the function again, with the "
      "default dtype and the operators of now");
  Region& region = region_for(result, made.inputs);
  for (const ValueId id : made.inputs) made.call.inputs.push_back(input_of(region, id));
  region.calls.push_back(std::move(made.call));
  region.results.push_back(result);
  region.uses.push_back(0);
  region.node = number;
  add_name(region.name, node);
  made_by_[result.number] = &region;
  return true;
}

Planner::Region& Planner::region_for(ValueId result, const std::vector<ValueId>& inputs) {
  const GraphValue& value = graph_.values[result.number];
  const auto found = std::ranges::find_if(open_, [&](const Region& region) {
    return region.sizes == value.sizes && region.strides == value.strides;
  });
  Region* region = found == open_.end() ? nullptr : &*found;
  for (const ValueId id : inputs) {
    const auto made = made_by_.find(id.number);
    if (made != made_by_.end() && made->second != region) close(*made->second);
  }
  const bool is_full =
      region != nullptr &&
      (region->calls.size() >= FusedLoop::kMostCalls ||
       region->operands.size() + kernels::kMaxPointwiseInputs > FusedLoop::kMostOperands);
  if (is_full) close(*region);
  if (region == nullptr || is_full) {
    region = &open_.emplace_back();
    region->sizes = value.sizes;
    region->strides = value.strides;
  }
  return *region;
}

FusedInput Planner::input_of(Region& region, ValueId value) {
  const auto own = std::ranges::find(region.results, value);
  if (own != region.results.end()) {
    const auto call = static_cast<size_t>(own - region.results.begin());
    ++region.uses[call];
    return {false, call};
  }
  const uint32_t place = plan_.values[value.number];
  const auto known = std::ranges::find(region.operands, place);
  const auto operand = static_cast<size_t>(known - region.operands.begin());
  if (known == region.operands.end()) region.operands.push_back(place);
  return {true, operand};
}

void Planner::close(Region& region) {
  Step step{.kind = Step::Kind::kFused, .node = region.node, .name = std::move(region.name)};
  for (size_t i = 0; i < region.calls.size(); ++i) {
    const ValueId id = region.results[i];
    made_by_.erase(id.number);
    if (uses_[id.number].count == region.uses[i]) continue;
    const GraphValue& value = graph_.values[id.number];
    const uint32_t place =
        place_result(id, make_tensor_strided(value.sizes, value.strides, value.dtype, kMeta));
    region.calls[i].place = place;
    step.results.push_back(place);
  }
  step.loop = std::make_shared<const FusedLoop>(plan_.places, region.sizes, region.strides,
                                                region.operands, std::move(region.calls));
  for (const uint32_t place : region.operands) touch(place);
  step.operands = std::move(region.operands);
  add_step(std::move(step));
  open_.remove_if([&](const Region& each) { return &each == &region; });
}

}  // namespace tenon::graph
