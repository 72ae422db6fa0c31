#pragma once

#include <utility>

#include "tenon/base/export.h"

namespace tenon {

class TensorBase;
class TensorImpl;

/// What the functionalization pass knows of a functional tensor beside its storage. Implemented in
/// `functionalize/`; absent from all others, and from those that are the whole of their storage.
class TENON_API FunctionalStateInterface {
 public:
  virtual ~FunctionalStateInterface() = default;
};

/// What it knows of a functional storage.
class TENON_API FunctionalStorageInterface {
 public:
  virtual ~FunctionalStorageInterface() = default;
  /// Makes a functional tensor of a new one on this storage.
  virtual void adopt(TensorImpl& tensor) const = 0;
  /// The same where the new one is the window that `like` is, which is on this storage too.
  virtual void adopt_as(TensorImpl& tensor, const TensorImpl& like) const;
  /// The elements of a tensor on it, as one that has data; undefined where they are not known.
  virtual TensorBase readable(const TensorImpl& tensor);
};

namespace detail {
/// What functional tensors that the calling thread makes belong to; null for nothing. A helper
/// thread takes it over with the work that it goes on with.
extern TENON_API constinit thread_local void* functional_scope
    __attribute__((tls_model("initial-exec")));
extern TENON_API constinit thread_local bool are_views_recorded
    __attribute__((tls_model("initial-exec")));

/// In its scope a new view of a functional tensor stays plain: whoever asked for it knows how it is
/// made, and makes it functional.
class RecordedViews {
 public:
  RecordedViews() : outer_(std::exchange(are_views_recorded, true)) {}
  RecordedViews(const RecordedViews&) = delete;
  RecordedViews& operator=(const RecordedViews&) = delete;
  ~RecordedViews() { are_views_recorded = outer_; }

 private:
  const bool outer_;
};
}  // namespace detail

}  // namespace tenon
