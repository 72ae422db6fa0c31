#pragma once

#include "tenon/base/export.h"

namespace tenon {

class TensorBase;
class TensorImpl;

/// What the functionalization pass knows of a functional tensor. Implemented in `functionalize/`;
/// absent from all others.
class TENON_API FunctionalStateInterface {
 public:
  virtual ~FunctionalStateInterface();
};

/// What it knows of a functional storage.
class TENON_API FunctionalStorageInterface {
 public:
  virtual ~FunctionalStorageInterface();
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
}  // namespace detail

}  // namespace tenon
