#include <algorithm>
#include <array>
#include <utility>

#include "tenon/graph/compile/planner.h"
#include "tenon/graph/uses.h"
#include "tenon/kernels/activation/prepared_softmax.h"
#include "tenon/kernels/normalization/prepared_layer_norm.h"
#include "tenon/kernels/reduction/prepared_reduction.h"

namespace tenon::graph {
namespace {

using Kernel = std::shared_ptr<const kernels::RowKernel>;
using kernels::Reduction;

struct NamedReduction {
  std::string_view name;
  Reduction reduction;
  bool is_mean = false, has_dims = true;
};
constexpr std::array kReductions = {
    NamedReduction{"sum", Reduction::kSum, false, false},
    NamedReduction{"sum.dim_IntList", Reduction::kSum},
    NamedReduction{"mean", Reduction::kSum, true, false},
    NamedReduction{"mean.dim", Reduction::kSum, true},
    NamedReduction{"prod", Reduction::kProduct, false, false},
    NamedReduction{"prod.dim_int", Reduction::kProduct},
    NamedReduction{"amax", Reduction::kMaximum},
    NamedReduction{"amin", Reduction::kMinimum},
    NamedReduction{"any", Reduction::kAny, false, false},
    NamedReduction{"any.dim", Reduction::kAny},
    NamedReduction{"all", Reduction::kAll, false, false},
    NamedReduction{"all.dim", Reduction::kAll},
};

/// The dimensions that an argument names, as an int or a list, or all where it is none.
DimMask mask_of(const Value& dims, int64_t ndim) {
  if (dims.is_none()) return DimMask().set();
  if (dims.is<int64_t>()) return reduced_dims("reduce", {{dims.get<int64_t>()}}, ndim);
  return reduced_dims("reduce", dims.get<std::vector<int64_t>>(), ndim);
}

Kernel reduction_of(std::string_view name, const Stack& stack, const TensorBase& result) {
  for (const NamedReduction& each : kReductions) {
    if (each.name != name) continue;
    const auto& self = stack[0].get<TensorBase>();
    const DimMask mask = each.has_dims ? mask_of(stack[1], self.dim()) : DimMask().set();
    return kernels::prepare_reduction(each.reduction, each.is_mean, self, mask, result);
  }
  return nullptr;
}

}  // namespace

std::vector<uint32_t> Planner::tensors_of(const GraphNode& node) const {
  std::vector<uint32_t> places;
  for (size_t i = 0; i < node.arguments.size(); ++i) {
    if (node.op->schema().arguments[i].type != ArgumentType::kTensor) continue;
    const ValueId id = value_at(node, i);
    places.push_back(id.exists() ? plan_.values[id.number] : kNoPlace);
  }
  return places;
}

Kernel Planner::row_kernel_of(const GraphNode& node, const Step& step) const {
  const std::string_view name = node.op->name();
  const bool log = name.starts_with("_log_");
  const bool is_forward = name == "_softmax" || name == "_log_softmax",
             is_backward = name == "_softmax_backward_data" || name == "_log_softmax_backward_data",
             is_norm = name == "native_layer_norm";
  const bool is_reduction =
      std::ranges::find(kReductions, name, &NamedReduction::name) != kReductions.end();
  if (!is_forward && !is_backward && !is_norm && !is_reduction) return nullptr;
  const Stack stack =
      arguments_of(node, [&](ValueId id) { return meta_at(plan_.values[id.number]); });
  const auto tensor = [&](size_t i) -> const TensorBase& {
    return stack[i].is_none() ? undefined_tensor : stack[i].get<TensorBase>();
  };
  const TensorBase result = meta_at(step.results.front());
  if (is_forward) return kernels::prepare_softmax(log, tensor(0), stack[1].toInt(), result);
  if (is_backward) {
    return kernels::prepare_softmax_backward(log, tensor(0), tensor(1), stack[2].toInt(), result);
  }
  if (is_reduction) return reduction_of(name, stack, result);
  return kernels::prepare_layer_norm(tensor(0), stack[1].get<std::vector<int64_t>>(), tensor(2),
                                     tensor(3), stack[4].to_double(), result);
}

}  // namespace tenon::graph
