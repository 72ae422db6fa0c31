#include "tenon/lazy/program.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

#include "tenon/lazy/views.h"

namespace tenon::lazy {
namespace {

GraphValue graph_value(const Node::Result& result) {
  const TensorBase& geometry = result.geometry;
  return {geometry.dtype(), kCPU, geometry.sizes(), geometry.strides()};
}

ValueId id_of(const Use& use) {
  return use ? ValueId{use.node().result(use.result()).number} : ValueId{};
}

uint64_t bits_of(double number) {
  return std::bit_cast<uint64_t>(number);
}
uint64_t bits_of(int64_t number) {
  return static_cast<uint64_t>(number);
}

/// Whether somebody wants it who is not computed with it.
bool is_wanted(const Node::Result& result) {
  return result.geometry.defined() &&
         result.uses.load(std::memory_order_acquire) > result.uses_within;
}

}  // namespace

GraphArgument graph_argument(const NodeArgument& argument) {
  if (const auto* constant = std::get_if<Value>(&argument)) return *constant;
  if (const auto* use = std::get_if<Use>(&argument)) return id_of(*use);
  std::vector<ValueId> ids;
  for (const Use& each : std::get<std::vector<Use>>(argument)) ids.push_back(id_of(each));
  return ids;
}

Program::Program(std::vector<Node*> nodes) : nodes_(std::move(nodes)) {
  number_inputs();
  find_views();
  number_results();
  write_key();
}

void Program::number_inputs() {
  for (const Node* node : nodes_) {
    for (uint32_t i = 0; i < node->result_count(); ++i) {
      node->result(i).uses_within = 0;
      node->result(i).is_viewed = false;
    }
    for_each_use(node->arguments(), [](const Use& use) {
      if (use.is_known()) use.node().result(use.result()).number = ValueId::kNone;
    });
  }
  for (const Node* node : nodes_) {
    for_each_use(node->arguments(), [&](const Use& use) {
      Node::Result& result = use.node().result(use.result());
      if (!use.is_known()) {
        ++result.uses_within;
      } else if (result.number == ValueId::kNone) {
        result.number = static_cast<uint32_t>(inputs_.size());
        inputs_.push_back(&result);
      }
    });
  }
}

void Program::find_views() {
  for (size_t i = nodes_.size(); i-- > 0;) {
    Node* node = nodes_[i];
    if (!node->makes_views()) continue;
    bool needed = false;
    for (uint32_t j = 0; j < node->result_count(); ++j) {
      needed |= node->result(j).is_viewed || is_wanted(node->result(j));
    }
    if (!needed) continue;
    const Use& base = viewed(*node);
    base.node().result(base.result()).is_viewed = true;
    views_.push_back(node);
  }
  std::reverse(views_.begin(), views_.end());
}

void Program::number_results() {
  value_count_ = static_cast<uint32_t>(inputs_.size());
  for (const Node* node : nodes_) {
    for (uint32_t i = 0; i < node->result_count(); ++i) {
      Node::Result& result = node->result(i);
      if (!result.geometry.defined()) continue;
      result.number = value_count_++;
      const bool wanted = is_wanted(result);
      if (wanted) wanted_.push_back(&result);
      if (!node->makes_views() && (wanted || result.is_viewed)) outputs_.push_back(&result);
    }
  }
}

void Program::write_key() {
  key_.push_back(inputs_.size());
  for (const Node::Result* input : inputs_) write_geometry(input->geometry);
  for (size_t i = 0; i < nodes_.size(); ++i) {
    const Node& node = *nodes_[i];
    key_.push_back(reinterpret_cast<uintptr_t>(&node.op()));
    for (const NodeArgument& argument : node.arguments()) write_argument(argument, i);
    key_.push_back(node.result_count());
    for (uint32_t j = 0; j < node.result_count(); ++j) write_geometry(node.result(j).geometry);
  }
  for (const Node::Result* output : outputs_) key_.push_back(output->number);
}

void Program::write_geometry(const TensorBase& geometry) {
  if (!geometry.defined()) return key_.push_back(UINT64_MAX);
  key_.push_back(static_cast<uint64_t>(geometry.dtype()));
  write_ints(geometry.sizes());
  for (const int64_t stride : geometry.strides()) key_.push_back(static_cast<uint64_t>(stride));
}

void Program::write_argument(const NodeArgument& argument, size_t node) {
  key_.push_back(argument.index());
  if (const auto* constant = std::get_if<Value>(&argument)) {
    write_constant(*constant, node);
  } else if (const auto* use = std::get_if<Use>(&argument)) {
    write_use(*use);
  } else {
    const auto& list = std::get<std::vector<Use>>(argument);
    key_.push_back(list.size());
    for (const Use& each : list) write_use(each);
  }
}

void Program::write_use(const Use& use) {
  key_.push_back(id_of(use).number);
}

void Program::write_ints(IntArrayRef ints) {
  key_.push_back(ints.size());
  for (const int64_t each : ints) key_.push_back(static_cast<uint64_t>(each));
}

void Program::write_constant(const Value& value, size_t node) {
  key_.push_back(value.variant().index());
  std::visit(
      [&]<class T>(const T& held) {
        if constexpr (std::is_same_v<T, int64_t> || std::is_same_v<T, double>) {
          numbers_.push_back({key_.size(), node});
        }
        if constexpr (std::is_arithmetic_v<T>) {
          key_.push_back(
              bits_of(std::conditional_t<std::is_same_v<T, double>, double, int64_t>(held)));
        } else if constexpr (std::is_same_v<T, Complex128>) {
          key_.push_back(bits_of(held.real()));
          key_.push_back(bits_of(held.imag()));
        } else if constexpr (std::is_enum_v<T>) {
          key_.push_back(static_cast<uint64_t>(held));
        } else if constexpr (std::is_same_v<T, Device>) {
          key_.push_back(static_cast<uint64_t>(held.type()));
        } else if constexpr (std::is_same_v<T, std::string>) {
          key_.push_back(held.size());
          for (const char character : held) key_.push_back(static_cast<unsigned char>(character));
        } else if constexpr (std::is_same_v<T, std::vector<int64_t>> ||
                             std::is_same_v<T, std::vector<double>>) {
          key_.push_back(held.size());
          for (const auto each : held) key_.push_back(bits_of(each));
        } else if constexpr (std::is_same_v<T, std::vector<bool>>) {
          key_.push_back(held.size());
          for (const bool each : held) key_.push_back(each ? 1 : 0);
        }
        // The rest is no constant of a node: None, which the index tells, undefined tensors and
        // generators, which no node has.
      },
      value.variant());
}

Graph Program::graph() const {
  Graph graph;
  for (const Node::Result* input : inputs_) {
    graph.inputs.push_back({input->number});
    graph.values.push_back(graph_value(*input));
  }
  for (const Node* node : nodes_) {
    GraphNode& made = graph.nodes.emplace_back();
    made.op = &node->op();
    for (const NodeArgument& each : node->arguments()) {
      made.arguments.push_back(graph_argument(each));
    }
    for (uint32_t i = 0; i < node->result_count(); ++i) {
      const Node::Result& result = node->result(i);
      made.results.push_back(result.geometry.defined() ? ValueId{result.number} : ValueId{});
      if (result.geometry.defined()) graph.values.push_back(graph_value(result));
    }
  }
  for (const Node::Result* output : outputs_) {
    graph.outputs.push_back({{output->number}, output->geometry.strides()});
  }
  return graph;
}

std::vector<TensorBase> Program::inputs() const {
  std::vector<TensorBase> values;
  values.reserve(inputs_.size());
  for (const Node::Result* input : inputs_) values.push_back(input->value);
  return values;
}

std::vector<TensorBase> Program::values(std::vector<TensorBase> outputs) const {
  std::vector<TensorBase> values(value_count_);
  for (size_t i = 0; i < outputs.size(); ++i) values[outputs_[i]->number] = std::move(outputs[i]);
  for (const Node* node : views_) {
    std::vector<TensorBase> views =
        views_of(*node, values[viewed(*node).node().result(viewed(*node).result()).number]);
    for (uint32_t i = 0; i < node->result_count(); ++i) {
      values[node->result(i).number] = std::move(views[i]);
    }
  }
  return values;
}

void Program::commit(std::vector<TensorBase> values) noexcept {
  for (Node::Result* result : wanted_) result->value = std::move(values[result->number]);
  // Forwards: a node lives until those that take it have let go of their arguments.
  for (Node* node : nodes_) {
    const std::vector<NodeArgument> dropped = node->set_computed();
  }
  nodes_.clear();
}

}  // namespace tenon::lazy
