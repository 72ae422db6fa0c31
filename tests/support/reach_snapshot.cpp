#include "tests/support/reach_snapshot.h"

#include <algorithm>
#include <cstring>

#include "tenon/autograd/autograd_meta.h"
#include "tenon/base/check.h"

namespace tenon::test {
namespace {

bool has_data(const StorageImpl& storage) {
  return storage.data() != nullptr && !storage.device().is_meta();
}

bool lies_on(const StorageImpl* storage, const std::vector<TensorBase>& tensors) {
  return std::ranges::any_of(tensors, [&](const TensorBase& tensor) {
    return tensor.defined() && tensor.storage().get() == storage;
  });
}

/// The node that computed `tensor`; null for a view whose history is undefined. A view that is out
/// of date learns its history here, as its first use would tell it.
intrusive_ptr<Node> history_of(const TensorBase& tensor) try {
  return tensor.grad_fn();
} catch (const Error&) {
  return nullptr;
}

}  // namespace

ReachSnapshot::ReachSnapshot(const std::vector<TensorBase>& tensors) {
  for (const TensorBase& tensor : tensors) {
    if (!tensor.defined()) continue;
    const auto same_storage = [&](const MemoryState& memory) {
      return memory.storage == tensor.storage();
    };
    if (std::ranges::none_of(memories_, same_storage)) memories_.push_back(memory_of(tensor));
    tensors_.push_back(state_of(tensor));
  }
}

ReachSnapshot::MemoryState ReachSnapshot::memory_of(const TensorBase& tensor) {
  const Storage& storage = tensor.storage();
  MemoryState state{storage, {}, storage->version()};
  if (has_data(*storage)) {
    const auto* first = static_cast<const std::byte*>(storage->data());
    state.bytes.assign(first, first + storage->nbytes());
  }
  return state;
}

ReachSnapshot::TensorState ReachSnapshot::state_of(const TensorBase& tensor) {
  TensorState state;
  state.grad_fn = history_of(tensor);
  state.tensor = tensor;
  state.storage = tensor.storage().get();
  state.sizes = tensor.sizes().vec();
  state.strides = tensor.strides().vec();
  state.offset = tensor.storage_offset();
  state.dtype = tensor.dtype();
  state.keys = tensor.key_set();
  state.requires_grad = tensor.requires_grad();
  state.is_leaf = tensor.is_leaf();
  state.is_view = tensor.is_view();
  const ViewMeta* view = view_meta(tensor);
  state.creation_meta = view != nullptr ? view->creation_meta : CreationMeta::Default;
  state.output_nr = tensor.output_nr();
  state.grad = tensor.grad();
  return state;
}

std::string ReachSnapshot::difference(const MemoryState& before) {
  const StorageImpl& now = *before.storage;
  if (now.version() != before.version)
    return detail::concatenate("a version went from ", before.version, " to ", now.version());
  if (!before.bytes.empty() &&
      std::memcmp(now.data(), before.bytes.data(), before.bytes.size()) != 0)
    return "values have changed";
  return {};
}

std::string ReachSnapshot::difference(const TensorState& before) {
  const TensorBase& tensor = before.tensor;
  const TensorState now = state_of(tensor);
  if (now.storage != before.storage || now.dtype != before.dtype) return "a tensor has moved";
  if (now.sizes != before.sizes || now.strides != before.strides || now.offset != before.offset) {
    return detail::concatenate("sizes and strides were ", IntArrayRef(before.sizes), " and ",
                               IntArrayRef(before.strides), ", and are ", tensor.sizes(), " and ",
                               tensor.strides());
  }
  if (now.requires_grad != before.requires_grad || now.is_leaf != before.is_leaf)
    return "requires_grad or is_leaf has changed";
  if (now.grad_fn != before.grad_fn || now.output_nr != before.output_nr)
    return "a history has changed";
  if (!now.grad.is_same(before.grad)) return "a gradient has changed";
  if (now.is_view != before.is_view || now.creation_meta != before.creation_meta)
    return "a view has changed its creation";
  if (!(now.keys == before.keys)) return "keys have changed";
  return {};
}

std::string ReachSnapshot::change_beside(const std::vector<TensorBase>& written) const {
  for (const MemoryState& memory : memories_) {
    if (lies_on(memory.storage.get(), written)) continue;
    if (std::string text = difference(memory); !text.empty()) return text;
  }
  for (const TensorState& state : tensors_) {
    if (lies_on(state.storage, written)) continue;
    if (std::string text = difference(state); !text.empty()) return text;
  }
  return {};
}

}  // namespace tenon::test
