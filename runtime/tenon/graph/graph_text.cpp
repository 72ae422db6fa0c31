#include "tenon/graph/graph_text.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/graph/literal.h"
#include "tenon/tensor/factory.h"

// fits in this file: the elements of a text are in memory

namespace tenon::graph {

std::string described(const TextNode& node) {
  if (node.is_sequence()) return "a list";
  return node.is_mapping() ? "a mapping" : '\'' + node.text + '\'';
}

void GraphText::read_inputs() {
  for (const auto& [key, value] : required("inputs", TextNode::Kind::kMapping).entries) {
    add_input(key, value);
  }
}

void GraphText::check_keys(const TextNode& node,
                           std::initializer_list<std::string_view> known) const {
  if (!node.is_mapping()) fail(node, "expected a mapping, got " + described(node));
  for (const auto& [key, value] : node.entries) {
    if (std::find(known.begin(), known.end(), key.text) == known.end()) {
      fail(key, "unknown key '" + key.text + '\'');
    }
  }
}

const TextNode& GraphText::required(const char* key, TextNode::Kind kind) const {
  const TextNode* node = root_.find(key);
  if (node == nullptr) fail(root_, std::string("expected the key '") + key + '\'');
  if (node->kind != kind) {
    const bool is_list = kind == TextNode::Kind::kSequence;
    fail(*node, std::string(key) + ": expected a " + (is_list ? "list" : "mapping"));
  }
  return *node;
}

const TextNode& GraphText::required(const TextNode& node, const char* key) const {
  const TextNode* found = node.find(key);
  if (found == nullptr) fail(node, std::string("expected the key '") + key + '\'');
  return *found;
}

DimVector GraphText::dims(const TextNode& node, const char* what) const {
  DimVector result;
  if (!node.is_sequence()) fail(node, std::string("expected a list of ") + what);
  for (const TextNode& item : node.items) {
    const auto value = int_of(item);
    if (!value || *value < 0) fail(item, "expected a number, got " + described(item));
    result.push_back(*value);
  }
  return result;
}

ValueId GraphText::add_value(const TextNode& name, const TensorBase& geometry) {
  const ValueId id{static_cast<uint32_t>(graph_.values.size())};
  const bool is_name = !name.quoted && name.is_scalar() && name.text != "None" &&
                       std::all_of(name.text.begin(), name.text.end(),
                                   [](unsigned char c) { return std::isalnum(c) || c == '_'; });
  if (!is_name) fail(name, "expected a name of letters, digits and '_', got " + described(name));
  if (!names_.emplace(name.text, id).second) {
    fail(name, '\'' + name.text + "' is made twice");
  }
  graph_.values.push_back({geometry.dtype(), kCPU, geometry.sizes(), geometry.strides()});
  return id;
}

bool GraphText::is_made(const TextNode& node) const {
  const TextNode* steps = root_.find("steps");
  return steps != nullptr && node.is_scalar() &&
         std::ranges::any_of(steps->items, [&](const TextNode& step) {
           const TextNode* to = step.find("to");
           return to != nullptr &&
                  (to->text == node.text ||
                   std::ranges::find(to->items, node.text, &TextNode::text) != to->items.end());
         });
}

ValueId GraphText::value_of(const TextNode& node) const {
  const auto found = node.is_scalar() ? names_.find(node.text) : names_.end();
  if (found == names_.end()) {
    fail(node, "expected a value that an input or a step before makes, got " + described(node) +
                   (is_made(node) ? ", which this step or a later one makes: a cycle, or steps in "
                                    "another order"
                                  : ""));
  }
  return found->second;
}

std::optional<DimVector> GraphText::strides_of(const TextNode& name, size_t ndim) {
  const TextNode* all = root_.find("strides");
  if (all != nullptr && !all->is_mapping()) fail(*all, "strides: expected a mapping");
  const TextNode* found = all == nullptr ? nullptr : all->find(name.text);
  if (found == nullptr) return std::nullopt;
  used_strides_.insert(name.text);
  DimVector strides = dims(*found, "strides");
  if (strides.size() != ndim) fail(*found, "expected as many strides as sizes");
  return strides;
}

TensorBase GraphText::on_meta(const TextNode& at, const DimVector& sizes,
                              const std::optional<DimVector>& strides, DType dtype) const {
  try {
    if (!strides) return make_tensor(sizes, dtype, kMeta);
    return make_tensor_strided(sizes, *strides, dtype, kMeta);
  } catch (const Error& error) {
    fail(at, error.message());
  }
}

void GraphText::add_input(const TextNode& name, const TextNode& spec) {
  check_keys(spec, {"random", "values", "dtype"});
  const TextNode& dtype_node = required(spec, "dtype");
  const auto dtype = dtype_of(dtype_node);
  if (!dtype) fail(dtype_node, "expected a dtype, got " + described(dtype_node));
  const TextNode* values = spec.find("values");
  const TextNode* random = spec.find("random");
  if ((values == nullptr) == (random == nullptr)) fail(spec, "expected random or values");
  if (values != nullptr) return add_constant(name, *values, *dtype);
  const DimVector sizes = dims(*random, "sizes");
  graph_.inputs.push_back(
      add_value(name, on_meta(*random, sizes, strides_of(name, sizes.size()), *dtype)));
}

void GraphText::add_constant(const TextNode& name, const TextNode& values, DType dtype) {
  DimVector sizes;
  for (const TextNode* level = &values; level->is_sequence(); level = &level->items.front()) {
    sizes.push_back(static_cast<int64_t>(level->items.size()));
    if (level->items.empty()) break;
  }
  const auto strides = strides_of(name, sizes.size());
  on_meta(values, sizes, strides, dtype);
  TensorBase tensor =
      strides ? make_tensor_strided(sizes, *strides, dtype) : make_tensor(sizes, dtype);
  fill(tensor, values, 0, 0);
  const ValueId id = add_value(name, tensor);
  graph_.constants.push_back({id, std::move(tensor), true});
}

void GraphText::fill(TensorBase& tensor, const TextNode& node, size_t dim, int64_t first) const {
  if (dim == tensor.sizes().size()) {
    const auto number = node.is_scalar() ? scalar_of(node) : std::nullopt;
    if (!number) fail(node, "expected a number, got " + described(node));
    if (number->is_complex() && !tensor.is_complex())
      fail(node, "expected a real number, got " + described(node));
    dispatch_all("from_yaml", tensor.dtype(),
                 [&]<class T>(TypeTag<T>) { tensor.data_ptr<T>()[first] = number->to<T>(); });
    return;
  }
  const auto size = static_cast<size_t>(tensor.sizes()[dim]);
  if (!node.is_sequence() || node.items.size() != size) {
    fail(node, "expected a list of " + std::to_string(size) + " like those before");
  }
  for (size_t i = 0; i < size; ++i) {
    fill(tensor, node.items[i], dim + 1, first + int64_t(i) * tensor.strides()[dim]);
  }
}

void GraphText::check_strides() const {
  const TextNode* all = root_.find("strides");
  if (all == nullptr) return;
  for (const auto& [key, value] : all->entries) {
    if (!used_strides_.contains(key.text))
      fail(key, "strides: expected an input or a result, got " + described(key));
  }
}

}  // namespace tenon::graph
