#include "tenon/graph/recording.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "tenon/base/allocator.h"
#include "tenon/base/check.h"
#include "tenon/dispatch/dispatcher.h"
#include "tenon/dispatch/functional_device.h"
#include "tenon/functionalize/functional_operator.h"
#include "tenon/graph/on_meta.h"
#include "tenon/tensor/factory.h"

namespace tenon::graph {
namespace {

constinit thread_local Recording* current_recording = nullptr;

/// What a traced storage has in the place of data.
class TracedStorage final : public FunctionalStorageInterface {
 public:
  TracedStorage(std::shared_ptr<const Recording> recording, ValueId value)
      : recording(std::move(recording)), value(value) {}

  void adopt(TensorImpl& tensor) const override { tensor.add_key(DispatchKey::Tracer); }

  const std::shared_ptr<const Recording> recording;
  const ValueId value;
};

/// Of the value of a graph. What else carries the key is a functional tensor, which has a value.
const TracedStorage& traced_storage(const TensorBase& tensor) {
  const auto* state = dynamic_cast<const TracedStorage*>(tensor.storage()->functional_state());
  TENON_INTERNAL_ASSERT(state != nullptr);
  return *state;
}

bool has_geometry(const TensorBase& tensor, const GraphValue& value) {
  return tensor.dtype() == value.dtype && tensor.storage_offset() == 0 &&
         tensor.sizes() == IntArrayRef(value.sizes) &&
         tensor.strides() == IntArrayRef(value.strides);
}

bool is_same_window(const TensorBase& a, const TensorBase& b) {
  return a.is_alias_of(b) && a.dtype() == b.dtype() && a.storage_offset() == b.storage_offset() &&
         a.sizes() == b.sizes() && a.strides() == b.strides();
}

/// Calls `visit` with each tensor of `stack` and what stands for it in `twins`.
template <class Visit>
void for_each_pair(Stack& stack, Stack& twins, const Visit& visit) {
  for (size_t i = 0; i < stack.size(); ++i) {
    std::vector<TensorBase> tensors;
    for_each_tensor(stack[i], [&](const TensorBase& tensor) { tensors.push_back(tensor); });
    size_t number = 0;
    for_each_tensor(twins[i], [&](const TensorBase& twin) { visit(tensors[number++], twin); });
  }
}

/// The argument that `result` on Meta is, or is a view of; undefined for a new tensor.
TensorBase aliased(const TensorBase& result, Stack& arguments, Stack& twins) {
  TensorBase found;
  for_each_pair(arguments, twins, [&](const TensorBase& tensor, const TensorBase& twin) {
    if (!twin.defined() || !result.is_alias_of(twin) || found.defined()) return;
    found =
        is_same_window(result, twin)
            ? tensor
            : make_alias(tensor, result.dtype(), result.sizes(), result.strides(),
                         tensor.storage_offset() + result.storage_offset() - twin.storage_offset());
  });
  return found;
}

}  // namespace

Recording* Recording::current() {
  return current_recording;
}

TensorBase Recording::add_value(const TensorBase& geometry, Device device) {
  const ValueId id{static_cast<uint32_t>(graph_.values.size())};
  const int64_t extent = storage_extent(geometry.sizes(), geometry.strides(), 0);
  Storage storage = StorageImpl::wrap(
      nullptr, static_cast<size_t>(extent) * size_t(geometry.element_size()), device, {});
  storage->set_functional_state(std::make_unique<TracedStorage>(shared_from_this(), id));
  TensorBase tensor(make_intrusive<TensorImpl>(std::move(storage), geometry.dtype(),
                                               geometry.sizes(), geometry.strides(), 0));
  tensor.impl()->add_key(DispatchKey::Tracer);
  graph_.values.push_back({geometry.dtype(), device, geometry.sizes(), geometry.strides()});
  return tensor;
}

TensorBase Recording::add_input(const TensorBase& tensor) {
  TensorBase traced = add_value(tensor, tensor.device());
  graph_.inputs.push_back(id_of(traced));
  return traced;
}

ValueId Recording::constant(const TensorBase& tensor) {
  // What such a tensor holds is a value, not memory in which the graph would see later writes.
  TENON_CHECK(!is_functional_device(tensor.device().type()), DeviceError,
              "trace: the function captures a tensor of sizes ", tensor.sizes(), " on ",
              tensor.device(),
              ", whose later values a graph cannot see; call to(\"cpu\") before "
              "trace and capture that");
  const auto known =
      std::find_if(graph_.constants.begin(), graph_.constants.end(),
                   [&](const GraphConstant& each) { return is_same_window(each.tensor, tensor); });
  if (known != graph_.constants.end()) return known->value;
  const ValueId id{static_cast<uint32_t>(graph_.values.size())};
  graph_.values.push_back({tensor.dtype(), tensor.device(), tensor.sizes(), tensor.strides()});
  graph_.constants.push_back({id, tensor, false});
  return id;
}

ValueId Recording::id_of(const TensorBase& tensor) {
  if (!tensor.defined()) return {};
  if (!is_traced(tensor)) return constant(tensor);
  const TracedStorage& storage = traced_storage(tensor);
  TENON_CHECK(storage.recording.get() == this, ValueError, "trace: a traced tensor of sizes ",
              tensor.sizes(),
              " is used outside the call that it was made in; return it from the function");
  const GraphValue& value = graph_.values[storage.value.number];
  if (has_geometry(tensor, value)) return storage.value;
  TENON_CHECK(tensor.dtype() == value.dtype, NotImplementedError, "trace: elements of ",
              value.dtype, " are seen as ", tensor.dtype(),
              ", of which there is no copy; call to() instead");
  const TensorBase whole = make_alias(tensor, value.sizes, value.strides, 0);
  const OperatorEntry& as_strided_copy = Dispatcher::instance().get("as_strided_copy");
  Stack window =
      call(as_strided_copy, {whole, tensor.sizes(), tensor.strides(), tensor.storage_offset()},
           tensor.device());
  return id_of(window.front().get<TensorBase>());
}

GraphArgument Recording::argument(const Value& value) {
  if (value.is<TensorBase>() && value.get<TensorBase>().defined()) {
    return id_of(value.get<TensorBase>());
  }
  if (!value.is<std::vector<TensorBase>>()) return value;
  std::vector<ValueId> ids;
  for_each_tensor(value, [&](const TensorBase& tensor) { ids.push_back(id_of(tensor)); });
  return ids;
}

GraphNode Recording::node(const OperatorEntry& op, Stack arguments) {
  GraphNode node{&op, {}, {}};
  if (functional::functional_operator(op).reads_storage && !arguments.back().is_none()) {
    // Of a captured tensor, as of every value, the graph counts from the first element.
    const int64_t start = arguments.front().get<TensorBase>().storage_offset();
    const int64_t offset = arguments.back().toInt() - start;
    TENON_CHECK(offset >= 0, NotImplementedError, "trace: ", op.name(), " reads at offset ",
                offset + start, " of a captured tensor that begins at ", start,
                "; capture the tensor that it is a view of");
    arguments.back() = offset;
  }
  for (const Value& value : arguments) node.arguments.push_back(argument(value));
  return node;
}

Stack Recording::call(const OperatorEntry& op, Stack arguments, Device device) {
  Stack twins;
  // See Note [A copied view is executed as a view].
  std::optional<Stack> views = views_on_meta(op, arguments, twins);
  Stack results = views ? *views : call_on_meta(op, arguments, twins);
  GraphNode node = this->node(op, arguments);
  bool is_new = false;
  for (Value& value : results) {
    for_each_tensor(value, [&](TensorBase& result) {
      const bool may_alias = result.defined() && !views;
      const TensorBase known = may_alias ? aliased(result, arguments, twins) : TensorBase();
      if (known.defined() || !result.defined()) {
        node.results.emplace_back();
        result = known;
        return;
      }
      result = add_value(result, device);
      node.results.push_back(id_of(result));
      is_new = true;
    });
  }
  if (is_new) graph_.nodes.push_back(std::move(node));
  return results;
}

RecordingGuard::RecordingGuard(Recording& recording) {
  current_recording = &recording;
  state().include(DispatchKey::Tracer);
}

RecordingGuard::~RecordingGuard() {
  current_recording = nullptr;
}

}  // namespace tenon::graph
