#pragma once

#include "tenon/graph/graph.h"

namespace tenon::graph {

/// Calls `visit` with each value that an argument names.
template <class Argument, class Visit>
void for_each_id(Argument& argument, const Visit& visit) {
  if (auto* id = std::get_if<ValueId>(&argument)) {
    if (id->exists()) visit(*id);
  } else if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
    for (auto& each : *list) {
      if (each.exists()) visit(each);
    }
  }
}

/// Calls `visit` with each value that a node takes.
template <class Node, class Visit>
void for_each_use(Node& node, const Visit& visit) {
  for (auto& argument : node.arguments) for_each_id(argument, visit);
}

/// Calls `visit` with each value that is needed at the end.
template <class AnyGraph, class Visit>
void for_each_end(AnyGraph& graph, const Visit& visit) {
  for (auto& output : graph.outputs) {
    if (output.value.exists()) visit(output.value);
  }
  for (auto& each : graph.write_backs) visit(each.value);
}

/// An argument as a call takes it; `tensor_of` gives the tensor of a value. For none it is
/// undefined.
template <class TensorOf>
Value value_of(const GraphArgument& argument, const TensorOf& tensor_of) {
  const auto one = [&](ValueId id) {
    return id.exists() ? TensorBase(tensor_of(id)) : TensorBase();
  };
  if (const auto* constant = std::get_if<Value>(&argument)) return *constant;
  if (const auto* id = std::get_if<ValueId>(&argument)) return one(*id);
  std::vector<TensorBase> tensors;
  for (const ValueId id : std::get<std::vector<ValueId>>(argument)) tensors.push_back(one(id));
  return tensors;
}

/// The arguments of a node, likewise.
template <class TensorOf>
Stack arguments_of(const GraphNode& node, const TensorOf& tensor_of) {
  Stack stack;
  for (const GraphArgument& each : node.arguments) stack.push_back(value_of(each, tensor_of));
  return stack;
}

/// The value that an argument of a node names alone; none where it is something else.
inline ValueId value_at(const GraphNode& node, size_t argument) {
  const auto* value = std::get_if<ValueId>(&node.arguments[argument]);
  return value != nullptr ? *value : ValueId();
}

inline bool is_random(const GraphNode& node) {
  return node.op->schema().nondeterministic_seeded;
}

}  // namespace tenon::graph
