#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tenon/autograd/autograd_meta.h"

namespace tenon::test {

/// What an error must leave alone: the whole memory behind tensors and its versions; each tensor's
/// sizes, strides, keys, history, gradient, and what it is a view of. A storage may grow: nobody
/// looks at what is beyond its tensors.
class ReachSnapshot {
 public:
  explicit ReachSnapshot(const std::vector<TensorBase>& tensors);

  /// What differs now, in words; empty when nothing does.
  std::string change() const { return change_beside({}); }
  /// The same, but for the memory of `written` and the tensors on it.
  std::string change_beside(const std::vector<TensorBase>& written) const;

 private:
  struct MemoryState {
    Storage storage;
    std::vector<std::byte> bytes;
    uint32_t version;
  };
  struct TensorState {
    TensorBase tensor;
    StorageImpl* storage;
    std::vector<int64_t> sizes, strides;
    int64_t offset;
    DType dtype;
    DispatchKeySet keys;
    bool requires_grad, is_leaf, is_view;
    intrusive_ptr<Node> grad_fn;
    int64_t output_nr;
    CreationMeta creation_meta;
    TensorBase grad;
  };

  static MemoryState memory_of(const TensorBase& tensor);
  static TensorState state_of(const TensorBase& tensor);
  static std::string difference(const MemoryState& before);
  static std::string difference(const TensorState& before);

  std::vector<MemoryState> memories_;
  std::vector<TensorState> tensors_;
};

}  // namespace tenon::test
