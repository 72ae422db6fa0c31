// How tensors go, see Note [A tensor and its storage share a block].

#include "tenon/base/memory_counters.h"
#include "tenon/base/poison.h"
#include "tenon/tensor/storage_block.h"
#include "tenon/tensor/tensor_impl.h"

namespace tenon {

TensorImpl::~TensorImpl() {
  if (dims_ != inline_dims_) delete[] dims_;
}

// The two kinds that come and go with every call, which have nothing but their storage: a new
// tensor that nobody has made a view of, and a view. What else there is is called last, so that no
// registers are saved for it.
void TensorImpl::destroy(TensorImpl* impl) noexcept {
  if (!impl->is_plain()) return destroy_slowly(impl);
  StorageImpl* storage = impl->own_storage();
  if (!impl->form_.shares_block) {
    if (impl->storage_->release()) [[unlikely]]
      return destroy_with_storage(impl);
    (void)impl->storage_.release();  // the reference that was given back
    if (BlockPool::keep(impl, BlockPool::class_of(sizeof(TensorImpl)))) [[likely]]
      return;
  } else if (impl->storage_.get() == storage && storage->use_count() == 1 && storage->is_plain() &&
             BlockPool::keep(impl, storage->block_class_)) [[likely]] {
    return MemoryCounters::own().count_freed(storage->nbytes_);
  }
  destroy_slowly(impl);
}

/// Of a view that has given back the last reference to its storage.
__attribute__((noinline)) void TensorImpl::destroy_with_storage(TensorImpl* impl) noexcept {
  StorageImpl::destroy(impl->storage_.release());
  destroy_slowly(impl);
}

// The destructor's code stands here, and no test for null: it is never of none.
[[gnu::flatten]] void TensorImpl::destroy_slowly(TensorImpl* impl) noexcept {
  if (impl->form_.shares_block) return destroy_in_shared_block(impl);
  impl->~TensorImpl();
  operator delete(impl, sizeof(TensorImpl));
}

void TensorImpl::destroy_in_shared_block(TensorImpl* impl) noexcept {
  StorageImpl* storage = impl->own_storage();
  // Nobody else can come by a reference to either.
  const bool ends_both = impl->storage_.get() == storage && storage->use_count() == 1;
  if (ends_both) impl->storage_.release();
  impl->~TensorImpl();
  if (ends_both) {
    storage->release_contents();
    storage->free_block();
  } else {
    poison(impl, sizeof(TensorImpl));
    storage->leave_block();
  }
}

}  // namespace tenon
