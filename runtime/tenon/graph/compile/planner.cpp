#include "tenon/graph/compile/planner.h"

#include <algorithm>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/check.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/on_meta.h"
#include "tenon/graph/uses.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/view_geometry.h"

namespace tenon::graph {
namespace {

constexpr size_t kNoHome = SIZE_MAX;

/// Whether a node reads elements one by one, or matrices as they lie.
bool takes_views(const GraphNode& node) {
  const functional::FunctionalOperator& known = functional::functional_operator(*node.op);
  const OperatorSchema& schema = node.op->schema();
  if (known.reads_storage || schema.unmarked_alias) return false;
  return !known.rounds_by_strides || schema.category == "linear_algebra";
}

bool has_geometry(const TensorBase& tensor, const GraphValue& value) {
  return tensor.defined() && tensor.dtype() == value.dtype &&
         tensor.sizes() == IntArrayRef(value.sizes) &&
         tensor.strides() == IntArrayRef(value.strides);
}

void check_results(const Graph& graph, const GraphNode& node,
                   const std::vector<TensorBase>& results) {
  for (size_t i = 0; i < node.results.size(); ++i) {
    if (!node.results[i].exists()) continue;
    TENON_CHECK(
        i < results.size() && has_geometry(results[i], graph.values[node.results[i].number]),
        ValueError, "Graph::compile: ", node.op->name(), " was traced with another result ", i,
        " than it gives; trace the function again, with the default dtype and the "
        "operators of now");
  }
}

}  // namespace

bool calls(const GraphNode& node, std::string_view name) {
  return node.op->name() == name && backend::find_replay_kernel(*node.op) != nullptr;
}

ValueId added_by(const GraphNode& node, ValueId value) {
  if (!calls(node, "add.Tensor")) return {};
  if (std::get<Value>(node.arguments[2]).to_scalar().to<double>() != 1) return {};
  return value_at(node, value_at(node, 0) == value ? 1 : 0);
}

Planner::Planner(const Graph& graph) : graph_(graph) {
  plan_.values.assign(graph.values.size(), kNoPlace);
  homes_.assign(graph.values.size(), kNoHome);
  count_uses();
  find_convolutions();
  place_given();
  plan_outputs();
  for (size_t i = 0; i < graph.nodes.size(); ++i) plan_node(i);
}

Plan Planner::take() {
  for (const GraphOutput& output : graph_.outputs) {
    if (!output.input && output.value.exists()) read(output.value);
  }
  for (const GraphWriteBack& each : graph_.write_backs) read(each.value);
  while (!open_.empty()) close(open_.front());
  // What is left is copied after the last step.
  const auto keep = [&](uint32_t place) {
    Buffer& buffer = plan_.buffers[plan_.places[place].buffer];
    buffer.first = std::min(buffer.first, plan_.steps.size());
    buffer.last = plan_.steps.size();
    buffer.needs_tensors = true;
  };
  for (size_t i = 0; i < graph_.outputs.size(); ++i) {
    const ValueId value = graph_.outputs[i].value;
    if (graph_.outputs[i].input || !value.exists()) continue;
    const uint32_t place = plan_.values[value.number];
    const Buffer& buffer = plan_.buffers[plan_.places[place].buffer];
    const bool is_home = buffer.kind == Buffer::Kind::kResult && buffer.number == i;
    if (!is_home) keep(plan_.outputs[i].source = place);
  }
  for (const GraphWriteBack& each : graph_.write_backs) keep(plan_.values[each.value.number]);
  group_rows(plan_);
  list_given();
  plan_arena(plan_);
  return std::move(plan_);
}

void Planner::list_given() {
  for (uint32_t i = 0; i < plan_.buffers.size(); ++i) {
    const Buffer& buffer = plan_.buffers[i];
    if (buffer.kind == Buffer::Kind::kArena) continue;
    const ValueId value = buffer.kind == Buffer::Kind::kInput ? graph_.inputs[buffer.number]
                          : buffer.kind == Buffer::Kind::kConstant
                              ? graph_.constants[buffer.number].value
                              : graph_.outputs[buffer.number].value;
    const GraphValue& traced = graph_.values[value.number];
    plan_.given.push_back({i, static_cast<uint32_t>(buffer.number), buffer.needs_tensors,
                           traced.dtype, traced.sizes, traced.strides});
  }
}

void Planner::count_uses() {
  uses_.resize(graph_.values.size());
  for (size_t i = 0; i < graph_.nodes.size(); ++i) {
    const GraphNode& node = graph_.nodes[i];
    const bool views = takes_views(node);
    for_each_use(node, [&](ValueId id) {
      Uses& uses = uses_[id.number];
      ++uses.count;
      uses.node = i;
      uses.take_views &= views;
    });
  }
  for_each_end(graph_, [&](ValueId id) { ++uses_[id.number].count; });
}

uint32_t Planner::add_buffer(Buffer buffer) {
  plan_.buffers.push_back(buffer);
  return static_cast<uint32_t>(plan_.buffers.size() - 1);
}

uint32_t Planner::add_place(uint32_t buffer, DType dtype, IntArrayRef sizes, IntArrayRef strides) {
  plan_.places.push_back({buffer, dtype, sizes, strides});
  return static_cast<uint32_t>(plan_.places.size() - 1);
}

void Planner::place_given() {
  const auto place = [&](Buffer::Kind kind, size_t number, ValueId id) {
    const GraphValue& value = graph_.values[id.number];
    const auto bytes = static_cast<size_t>(
        checked_nbytes(storage_extent(value.sizes, value.strides, 0), value.dtype));
    plan_.values[id.number] =
        add_place(add_buffer({.kind = kind, .number = number, .bytes = bytes}), value.dtype,
                  value.sizes, value.strides);
  };
  for (size_t i = 0; i < graph_.inputs.size(); ++i) {
    place(Buffer::Kind::kInput, i, graph_.inputs[i]);
  }
  for (size_t i = 0; i < graph_.constants.size(); ++i) {
    place(Buffer::Kind::kConstant, i, graph_.constants[i].value);
  }
}

void Planner::plan_outputs() {
  for (size_t i = 0; i < graph_.outputs.size(); ++i) {
    const GraphOutput& output = graph_.outputs[i];
    PlannedOutput planned{.input = output.input, .is_defined = output.value.exists()};
    if (planned.is_defined) {
      planned.value = graph_.values[output.value.number];
      GraphValue& value = planned.value;
      const bool given = plan_.values[output.value.number] != kNoPlace;
      value.strides = output_strides(graph_, output);
      planned.bytes = checked_nbytes(storage_extent(value.sizes, value.strides, 0), value.dtype);
      DimVector row_major(value.sizes.size());
      contiguous_strides(value.sizes, row_major.data());
      planned.is_row_major = value.strides == row_major;
      const bool same = value.strides == graph_.values[output.value.number].strides;
      size_t& home = homes_[output.value.number];
      if (!output.input && !given && same && home == kNoHome) home = i;
    }
    plan_.outputs.push_back(std::move(planned));
  }
}

uint32_t Planner::place_result(ValueId value, const TensorBase& meta) {
  const auto bytes = static_cast<size_t>(
      checked_nbytes(storage_extent(meta.sizes(), meta.strides(), 0), meta.dtype()));
  Buffer buffer{.bytes = bytes};
  if (value.exists() && homes_[value.number] != kNoHome) {
    buffer.kind = Buffer::Kind::kResult;
    buffer.number = homes_[value.number];
  }
  const uint32_t place = add_place(add_buffer(buffer), meta.dtype(), meta.sizes(), meta.strides());
  if (value.exists()) plan_.values[value.number] = place;
  return place;
}

uint32_t Planner::read(ValueId value) {
  const auto made = made_by_.find(value.number);
  if (made != made_by_.end()) close(*made->second);
  return plan_.values[value.number];
}

void Planner::touch(uint32_t place) {
  Buffer& buffer = plan_.buffers[plan_.places[place].buffer];
  buffer.first = std::min(buffer.first, plan_.steps.size());
  buffer.last = std::max(buffer.last, plan_.steps.size());
}

void add_name(std::string& name, const GraphNode& node) {
  name.append(name.empty() ? "" : " + ").append(node.op->name());
}

void Planner::add_step(Step step) {
  if (step.name.empty()) add_name(step.name, graph_.nodes[step.node]);
  if (step.source != kNoPlace) touch(step.source);
  for (const uint32_t place : step.results) {
    if (place != kNoPlace) touch(place);
  }
  plan_.steps.push_back(std::move(step));
}

void Planner::plan_node(size_t number) {
  if (convolutions_.contains(number)) return plan_convolution(number);
  if (is_within_[number]) return;
  const GraphNode& node = graph_.nodes[number];
  const backend::ReplayKernel* kernel = backend::find_replay_kernel(*node.op);
  if (plan_views(number) || finish_product(number)) return;
  if (kernel != nullptr && plan_pointwise(number, *kernel)) return;
  const std::vector<TensorBase> results = results_on_meta(graph_, node);
  check_results(graph_, node, results);
  plan_call(number, kernel, results);
}

TensorBase Planner::meta_at(uint32_t place) const {
  const Place& at = plan_.places[place];
  return make_tensor_strided(at.sizes, at.strides, at.dtype, kMeta);
}

bool Planner::is_left_out(const GraphNode& node, size_t result) const {
  if (result != 1 || node.op->name() != "_scaled_dot_product_flash_attention_for_cpu") return false;
  const ValueId id = node.results.size() > 1 ? node.results[1] : ValueId();
  return !id.exists() || uses_[id.number].count == 0;
}

void Planner::plan_call(size_t number, const backend::ReplayKernel* kernel,
                        const std::vector<TensorBase>& results) {
  const GraphNode& node = graph_.nodes[number];
  const bool computes = kernel != nullptr && kernel->compute != nullptr;
  for_each_use(node, [&](ValueId id) { read(id); });
  for_each_use(node, [&](ValueId id) { touch(plan_.values[id.number]); });
  Step step{
      .kind = computes ? Step::Kind::kKernel : Step::Kind::kCall, .node = number, .kernel = kernel};
  for (size_t i = 0; i < results.size(); ++i) {
    const ValueId id = i < node.results.size() ? node.results[i] : ValueId();
    const bool is_needed = results[i].defined() && (computes ? !is_left_out(node, i) : id.exists());
    step.results.push_back(is_needed ? place_result(id, results[i]) : kNoPlace);
  }
  step.product = computes ? product_of(node, step) : std::nullopt;
  if (computes && !step.product) step.row_kernel = row_kernel_of(node, step);
  if (step.product) {
    step.kind = Step::Kind::kProduct;
  } else if (step.row_kernel) {
    step.kind = Step::Kind::kRows;
    step.operands = tensors_of(node);
  } else {
    for_each_use(node, [&](ValueId id) { need_tensor(plan_.values[id.number]); });
    for (const uint32_t place : step.results) {
      if (place != kNoPlace) need_tensor(place);
    }
  }
  add_step(std::move(step));
}

Address Planner::address_of(uint32_t place) const {
  const Place& at = plan_.places[place];
  return {at.buffer, at.offset * element_size(at.dtype)};  // fits: within the buffer
}

std::optional<PlannedProduct> Planner::product_of(const GraphNode& node, const Step& step) const {
  const bool adds = node.op->name() == "addmm";
  if (!adds && node.op->name() != "mm") return std::nullopt;
  const auto place_of = [&](size_t argument) {
    return plan_.values[std::get<ValueId>(node.arguments[argument]).number];
  };
  const auto number = [&](size_t argument) {
    return std::get<Value>(node.arguments[argument]).to_scalar();
  };
  const uint32_t a = place_of(adds ? 1 : 0), b = place_of(adds ? 2 : 1);
  const auto product = kernels::PreparedProduct::make(
      adds ? meta_at(place_of(0)) : undefined_tensor, meta_at(a), meta_at(b),
      adds ? number(3) : Scalar(0), adds ? number(4) : Scalar(1), meta_at(step.results.front()));
  if (!product) return std::nullopt;
  const uint32_t addend = adds ? place_of(0) : a;
  return PlannedProduct{*product, address_of(addend), address_of(a), address_of(b),
                        address_of(step.results.front())};
}

Plan make_plan(const Graph& graph) {
  return Planner(graph).take();
}

}  // namespace tenon::graph
