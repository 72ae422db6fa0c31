#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/graph/flow_text.h"
#include "tenon/graph/graph.h"

namespace tenon::graph {

/// `'text'`, `a list` or `a mapping`.
std::string described(const TextNode& node);

/// The text of a graph, read up to its steps: inputs, constants, and the names of values. Whatever
/// is wrong is an InputError with its place.
class GraphText {
 public:
  GraphText(std::string_view text, std::string_view name)
      : name_(name), root_(parse_text(text, name)) {}

  [[noreturn]] void fail(const TextNode& node, const std::string& reason) const {
    fail_at(name_, node, reason);
  }
  void check_keys(const TextNode& node, std::initializer_list<std::string_view> known) const;
  /// The value of a key, which has to be there.
  const TextNode& required(const TextNode& node, const char* key) const;
  const TextNode& required(const char* key, TextNode::Kind kind) const;

  /// Adds inputs and constants to the graph.
  void read_inputs();
  /// A new value of that name, with the dtype, sizes and strides of `geometry`.
  ValueId add_value(const TextNode& name, const TensorBase& geometry);
  /// The value of a name that has been added.
  ValueId value_of(const TextNode& node) const;
  /// The strides that the text gives a value; nothing where it is row-major, or as it is computed.
  std::optional<DimVector> strides_of(const TextNode& name, size_t ndim);
  /// Fails where the text gives strides to something that nobody has asked for.
  void check_strides() const;

  const TextNode& root() const { return root_; }
  Graph& graph() { return graph_; }
  const Graph& graph() const { return graph_; }

 private:
  /// Whether a step of the text makes a value of that name.
  bool is_made(const TextNode& node) const;
  DimVector dims(const TextNode& node, const char* what) const;
  TensorBase on_meta(const TextNode& at, const DimVector& sizes,
                     const std::optional<DimVector>& strides, DType dtype) const;
  void add_input(const TextNode& name, const TextNode& spec);
  void add_constant(const TextNode& name, const TextNode& values, DType dtype);
  void fill(TensorBase& tensor, const TextNode& node, size_t dim, int64_t first) const;

  const std::string_view name_;
  const TextNode root_;
  std::map<std::string, ValueId, std::less<>> names_;
  std::set<std::string, std::less<>> used_strides_;
  Graph graph_;
};

}  // namespace tenon::graph
