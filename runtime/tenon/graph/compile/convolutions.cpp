#include <utility>

#include "tenon/graph/compile/planner.h"
#include "tenon/graph/on_meta.h"
#include "tenon/graph/uses.h"

namespace tenon::graph {
namespace {

const float* address(const std::optional<Address>& of, char* const* buffers) {
  return of ? reinterpret_cast<const float*>(of->in(buffers)) : nullptr;
}

bool is_plain(const TensorBase& tensor) {
  return tensor.dtype() == DType::kFloat32 && tensor.is_contiguous();
}

std::optional<kernels::PreparedConvolution> prepared(const Graph& graph, const GraphNode& node) {
  const Stack stack = arguments_of(node, [&](ValueId id) { return value_on_meta(graph, id); });
  const auto tensor = [&](size_t i) -> const TensorBase& { return stack[i].get<TensorBase>(); };
  const TensorBase bias = value_on_meta(graph, value_at(node, 2));
  return kernels::PreparedConvolution::make(
      tensor(0), tensor(1), bias, stack[3].toIntList(), stack[4].toIntList(), stack[5].toIntList(),
      stack[6].toBool(), stack[8].toInt(), value_on_meta(graph, node.results.front()));
}

}  // namespace

void PlannedConvolution::run(char* const* buffers) const {
  convolution.run(reinterpret_cast<const float*>(x.in(buffers)),
                  reinterpret_cast<const float*>(weight.in(buffers)), address(bias, buffers),
                  {address(mean, buffers), address(variance, buffers),
                   address(norm_weight, buffers), address(norm_bias, buffers)},
                  address(addend, buffers), reinterpret_cast<float*>(y.in(buffers)));
}

void Planner::find_convolutions() {
  is_within_.assign(graph_.nodes.size(), false);
  for (size_t i = 0; i < graph_.nodes.size(); ++i) {
    const GraphNode& node = graph_.nodes[i];
    if (!calls(node, "convolution") || !node.results.front().exists()) continue;
    auto made = prepared(graph_, node);
    if (!made) continue;
    Convolution convolution{.prepared = std::move(*made), .node = i};
    add_name(convolution.name, node);
    convolution.result = node.results.front();
    size_t last = i;
    const auto take = [&](auto member) {
      const auto next = only_user(convolution.result);
      if (!next || !(this->*member)(*next, convolution)) return;
      is_within_[last] = true;
      last = *next;
      convolution.result = graph_.nodes[last].results.front();
      add_name(convolution.name, graph_.nodes[last]);
    };
    take(&Planner::take_normalization);
    take(&Planner::take_addition);
    take(&Planner::take_rectification);
    // It is read as it lies.
    if (convolution.addend.exists()) uses_[convolution.addend.number].take_views = false;
    convolutions_.emplace(last, std::move(convolution));
  }
}

std::optional<size_t> Planner::only_user(ValueId value) const {
  const Uses& uses = uses_[value.number];
  return uses.count == 1 ? uses.node : std::nullopt;
}

bool Planner::take_normalization(size_t number, Convolution& convolution) const {
  const GraphNode& node = graph_.nodes[number];
  if (!calls(node, "_native_batch_norm_legit_no_training")) return false;
  if (value_at(node, 0) != convolution.result) return false;
  for (size_t i = 1; i < node.results.size(); ++i) {
    if (node.results[i].exists() && uses_[node.results[i].number].count > 0) return false;
  }
  for (size_t i = 1; i <= 4; ++i) {
    const TensorBase values = value_on_meta(graph_, value_at(node, i));
    if (values.defined() ? !is_plain(values) : i > 2) return false;
  }
  convolution.normalization = number;
  convolution.prepared.normalize(std::get<Value>(node.arguments[6]).to_double());
  return true;
}

bool Planner::take_addition(size_t number, Convolution& convolution) const {
  const ValueId addend = added_by(graph_.nodes[number], convolution.result);
  const TensorBase added = value_on_meta(graph_, addend);
  if (!added.defined() || !is_plain(added) ||
      graph_.values[addend.number].sizes != graph_.values[convolution.result.number].sizes) {
    return false;
  }
  convolution.addend = addend;
  return true;
}

bool Planner::take_rectification(size_t number, Convolution& convolution) const {
  if (!calls(graph_.nodes[number], "relu")) return false;
  convolution.prepared.rectify();
  return true;
}

void Planner::plan_convolution(size_t number) {
  const Convolution& convolution = convolutions_.at(number);
  const GraphNode& node = graph_.nodes[convolution.node];
  std::vector<ValueId> read_values;
  const auto given = [&](ValueId id) {
    if (id.exists()) read_values.push_back(id), read(id);
    return id;
  };
  const ValueId x = given(value_at(node, 0)), weight = given(value_at(node, 1)),
                bias = given(value_at(node, 2)), addend = given(convolution.addend);
  ValueId norm[4];
  if (convolution.normalization) {
    const GraphNode& normalization = graph_.nodes[*convolution.normalization];
    for (size_t i = 0; i < 4; ++i) norm[i] = given(value_at(normalization, i + 1));
  }
  for (const ValueId id : read_values) touch(plan_.values[id.number]);
  Step step{.kind = Step::Kind::kConvolution, .node = number, .name = convolution.name};
  step.results.push_back(
      place_result(convolution.result, value_on_meta(graph_, convolution.result)));
  const auto at = [&](ValueId id) {
    return id.exists() ? std::optional(address_of(plan_.values[id.number])) : std::nullopt;
  };
  step.convolution = std::make_shared<const PlannedConvolution>(PlannedConvolution{
      convolution.prepared, *at(x), *at(weight), address_of(step.results.front()), at(bias),
      at(norm[2]), at(norm[3]), at(norm[0]), at(norm[1]), at(addend)});
  add_step(std::move(step));
}

}  // namespace tenon::graph
