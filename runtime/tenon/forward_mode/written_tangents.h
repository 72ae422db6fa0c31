#pragma once

#include <optional>
#include <vector>

#include "tenon/forward_mode/dual_call.h"
#include "tenon/forward_mode/tangent_copy.h"

namespace tenon::forward_mode {

/// The tangents of what a call writes to. They are set before it, since that can fail, and taken
/// back unless it succeeds.
class WrittenTangents {
 public:
  explicit WrittenTangents(const DualCall& call) : call_(call) {}
  ~WrittenTangents();
  WrittenTangents(const WrittenTangents&) = delete;
  WrittenTangents& operator=(const WrittenTangents&) = delete;

  /// `value`, undefined for zeros, for `tensor`, which becomes like `result`.
  void add(const TensorBase& tensor, TensorBase value, const TensorBase& result);
  /// After the write.
  void done();

 private:
  struct Written {
    TensorBase tensor;
    /// What there was, and whether there was a place for it.
    intrusive_ptr<Tangent> before;
    bool had_metadata = true;
    /// Into `before`, which tangents of views see too.
    std::optional<TangentCopy> copy = {};
  };

  void take_back(const Written& written) const noexcept;

  const DualCall& call_;
  std::vector<Written> written_;
  bool is_done_ = false;
};

}  // namespace tenon::forward_mode
