#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/generated/ops/contiguous.h"
#include "tenon/generated/ops/detach.h"
#include "tenon/graph/graph.h"
#include "tenon/graph/value_text.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/tensor_impl.h"

// fits in this file: constants are in memory

namespace tenon {
namespace {

/// Constants of more elements are refused: a text is no place for them.
constexpr int64_t kMostElements = 4096;

std::string name_of(ValueId id) {
  return id.exists() ? 'v' + std::to_string(id.number) : "None";
}

template <class Names>
std::string joined(const Names& names) {
  std::string text = "[";
  for (const auto& name : names) text.append(text.size() > 1 ? ", " : "").append(name);
  return text + ']';
}

std::string list_text(IntArrayRef list) {
  return graph::value_text(Value(list));
}

bool is_row_major(const GraphValue& value) {
  return strides_are_contiguous(value.sizes, value.strides);
}

class Writer {
 public:
  explicit Writer(const Graph& graph) : graph_(graph), is_input_(graph.values.size()) {
    for (const ValueId id : graph.inputs) is_input_[id.number] = true;
  }

  std::string write() {
    std::string text = "# A graph of Tenon; `tenon run` runs it on random inputs.\ninputs:";
    if (graph_.inputs.empty() && graph_.constants.empty()) text += " {}";
    text += '\n';
    for (const ValueId id : graph_.inputs) text += input(id);
    for (const GraphConstant& constant : graph_.constants) text += this->constant(constant);
    text += "steps:";
    if (graph_.nodes.empty() && graph_.write_backs.empty()) text += " []";
    text += '\n';
    for (const GraphNode& node : graph_.nodes) text += step(node);
    for (const GraphWriteBack& each : graph_.write_backs) {
      TENON_CHECK(!is_input(each.value), NotImplementedError,
                  "Graph::to_yaml: an input that is "
                  "written to another has no text; write its clone");
      text += "  - {op: copy_, args: [" + name_of(graph_.inputs[each.input]) + ", " +
              name_of(each.value) + "]}\n";
    }
    return text + ends();
  }

 private:
  void check_device(ValueId id) const {
    const GraphValue& value = graph_.values[id.number];
    TENON_CHECK(value.device.is_cpu(), NotImplementedError,
                "Graph::to_yaml: expected inputs and "
                "constants on cpu, got one on ",
                value.device);
  }

  bool is_input(ValueId id) const { return is_input_[id.number]; }

  std::string input(ValueId id) {
    check_device(id);
    const GraphValue& value = graph_.values[id.number];
    if (!is_row_major(value)) add_strides(id, value.strides);
    return "  " + name_of(id) + ": {random: " + list_text(value.sizes) +
           ", dtype: " + std::string(dtype_name(value.dtype)) + "}\n";
  }

  std::string constant(const GraphConstant& constant) {
    check_device(constant.value);
    const GraphValue& value = graph_.values[constant.value.number];
    TENON_CHECK(constant.tensor.numel() <= kMostElements, ValueError,
                "Graph::to_yaml: the constant ", name_of(constant.value), " of sizes ", value.sizes,
                " has more than ", kMostElements,
                " elements; make it an input of the traced function");
    TENON_CHECK(constant.tensor.numel() > 0 || value.sizes.size() == 1, NotImplementedError,
                "Graph::to_yaml: a constant of sizes ", value.sizes, " has no elements to write");
    if (!is_row_major(value)) add_strides(constant.value, value.strides);
    const TensorBase row_major = ops::contiguous(ops::detach(constant.tensor));
    return "  " + name_of(constant.value) + ": {values: " + elements(row_major, 0, 0) +
           ", dtype: " + std::string(dtype_name(value.dtype)) + "}\n";
  }

  /// The elements from number `first` on, of dimension `dim` and those after it.
  std::string elements(const TensorBase& tensor, size_t dim, int64_t first) const {
    if (dim == tensor.sizes().size()) {
      return dispatch_all("to_yaml", tensor.dtype(), [&]<class T>(TypeTag<T>) {
        const T element = tensor.data_ptr<T>()[first];
        if constexpr (std::is_same_v<T, uint64_t>) {
          TENON_CHECK(std::in_range<int64_t>(element), NotImplementedError,
                      "Graph::to_yaml: a constant has the element ", element,
                      ", which is beyond int64 and has no text; make it an input of the traced "
                      "function");
        }
        return graph::value_text(Value(Scalar(element)));
      });
    }
    std::vector<std::string> parts;
    for (int64_t i = 0; i < tensor.sizes()[dim]; ++i) {
      parts.push_back(elements(tensor, dim + 1, first + i * tensor.strides()[dim]));
    }
    return joined(parts);
  }

  std::string argument(const GraphArgument& argument) const {
    if (const auto* id = std::get_if<ValueId>(&argument)) return name_of(*id);
    if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) return names(*list);
    const auto& value = std::get<Value>(argument);
    TENON_CHECK(!value.isGenerator(), NotImplementedError,
                "Graph::to_yaml: a generator of random numbers has no text; leave it out");
    return graph::value_text(value);
  }

  static std::string names(const std::vector<ValueId>& ids) {
    std::vector<std::string> parts(ids.size());
    std::transform(ids.begin(), ids.end(), parts.begin(), name_of);
    return joined(parts);
  }

  std::string step(const GraphNode& node) const {
    const OperatorSchema& schema = node.op->schema();
    std::string by_position, by_name;
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      const ArgumentSchema& known = schema.arguments[i];
      std::string& part = known.keyword_only ? by_name : by_position;
      if (!part.empty()) part += ", ";
      if (known.keyword_only) part.append(known.name).append(": ");
      part += argument(node.arguments[i]);
    }
    if (!by_name.empty()) by_position += (by_position.empty() ? "{" : ", {") + by_name + '}';
    return "  - {op: " + std::string(node.op->name()) + ", args: [" + by_position +
           "], to: " + results(node) + "}\n";
  }

  static std::string results(const GraphNode& node) {
    const auto returns = node.op->schema().returns;
    const bool is_one = returns.size() == 1 && !returns[0].list;
    std::vector<std::string> parts;
    for (const ValueId id : node.results) parts.push_back(id.exists() ? name_of(id) : "_");
    return is_one ? parts.front() : joined(parts);
  }

  void add_strides(ValueId id, IntArrayRef strides) {
    std::string text = name_of(id) + ": " + list_text(strides);
    const auto [known, added] = strides_of_.try_emplace(id.number, strides);
    TENON_CHECK(IntArrayRef(known->second) == strides, NotImplementedError,
                "Graph::to_yaml: ", name_of(id), " is returned with strides ", known->second,
                " and ", strides, ", of which a text has one; return a clone");
    if (added) strides_.push_back(std::move(text));
  }

  std::string ends() {
    std::vector<std::string> printed;
    for (const GraphOutput& output : graph_.outputs) {
      TENON_CHECK(output.value.exists(), NotImplementedError,
                  "Graph::to_yaml: an undefined result has no text");
      printed.push_back(name_of(output.input ? graph_.inputs[*output.input] : output.value));
      if (output.input) continue;
      TENON_CHECK(!is_input(output.value), NotImplementedError, "Graph::to_yaml: the result ",
                  name_of(output.value), " is what an input held before; return its clone");
      const GraphValue& value = graph_.values[output.value.number];
      if (IntArrayRef(output.strides) != IntArrayRef(value.strides)) {
        add_strides(output.value, output.strides);
      }
    }
    std::string text = "print: " + joined(printed) + '\n';
    if (!strides_.empty()) {
      text += "strides:\n";
      for (const std::string& each : strides_) text += "  " + each + '\n';
    }
    return text;
  }

  const Graph& graph_;
  std::vector<bool> is_input_;  // of each value
  std::vector<std::string> strides_;
  std::map<uint32_t, DimVector> strides_of_;
};

}  // namespace

std::string Graph::to_yaml() const {
  const InferenceMode guard;
  return Writer(*this).write();
}

}  // namespace tenon
