#include "tenon/kernels/copy/copy.h"

#include <algorithm>
#include <cstring>

#include "tenon/base/broadcast.h"
#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/scalar_range.h"
#include "tenon/kernels/pointwise/overlap.h"
#include "tenon/kernels/pointwise/prepared_copy.h"
#include "tenon/kernels/pointwise/transpose.h"
#include "tenon/parallel/parallel.h"
#include "tenon/tensor/factory.h"

namespace tenon::kernels {
namespace {

constexpr int64_t kGrain = 32768;

void copy_bytes(const TensorBase& src, const TensorBase& dst) {
  const int64_t size = dst.element_size();
  auto* to = static_cast<char*>(dst.data_ptr());
  auto* from = static_cast<const char*>(src.data_ptr());
  parallel_for(0, dst.numel(), 4 * kGrain, [&](int64_t begin, int64_t end) {
    // fits: elements in memory
    std::memcpy(to + begin * size, from + begin * size, (end - begin) * size);
  });
}

/// Whether both walk the same memory order without gaps, so that bytes can be copied as they lie.
bool same_dense_layout(const TensorBase& src, const TensorBase& dst) {
  if (src.dtype() != dst.dtype() || src.sizes() != dst.sizes()) return false;
  if (src.is_contiguous() && dst.is_contiguous()) return true;
  return src.strides() == dst.strides() && is_non_overlapping_and_dense(dst);
}

/// Fills with an element of the tensor's dtype.
void fill_elements(const TensorBase& self, const void* element) {
  const ConvertLoop convert = convert_loop(self.dtype(), self.dtype());
  if (self.is_contiguous()) {
    char* const data = static_cast<char*>(self.data_ptr());
    const int64_t step = self.element_size();
    return parallel_for(0, self.numel(), kGrain, [&](int64_t begin, int64_t end) {
      convert(data + begin * step, element, {.n = end - begin, .out_step = step, .in_step = 0});
    });
  }
  StridedLoop walk(self.sizes());
  walk.set_result(self);
  walk.normalise();
  const DimVector& out = walk.strides(0);
  parallel_for(0, walk.numel(), kGrain, [&](int64_t begin, int64_t end) {
    const auto fill = [&](const LoopIndex& at, int64_t n, int64_t rows) {
      convert(walk.address(0, at), element, {n, out[0], 0, rows, rows > 1 ? out[1] : 0, 0});
    };
    walk.for_each_piece(walk.index_of(begin), end - begin, fill);
  });
}

}  // namespace

PreparedCopy::PreparedCopy(const TensorBase& src, const TensorBase& dst)
    : walk_(dst.sizes()),
      convert_(convert_loop(dst.dtype(), src.dtype())),
      moved_size_(src.dtype() == dst.dtype() ? dst.element_size() : 0) {
  walk_.set_result(dst);
  walk_.set_input(src);
  walk_.normalise();
}

void PreparedCopy::run() const {
  if (moved_size_ != 0 && copy_transposed(walk_, moved_size_)) return;
  const DimVector& out = walk_.strides(0);
  const DimVector& in = walk_.strides(1);
  const int64_t out_row = walk_.ndim() > 1 ? out[1] : 0;
  const int64_t in_row = walk_.ndim() > 1 ? in[1] : 0;
  parallel_for(0, walk_.numel(), kGrain, [&](int64_t begin, int64_t end) {
    const auto copy = [&](const LoopIndex& at, int64_t n, int64_t rows) {
      convert_(walk_.address(0, at), walk_.address(1, at),
               {n, out[0], in[0], rows, out_row, in_row});
    };
    walk_.for_each_piece(walk_.index_of(begin), end - begin, copy);
  });
}

void copy_into(const TensorBase& src, const TensorBase& dst) {
  if (dst.numel() == 0) return;
  const Overlap overlap = memory_overlap(src, dst);
  if (overlap == Overlap::kFull) return;
  if (overlap != Overlap::kNone) return copy_into(contiguous_copy(src), dst);
  if (same_dense_layout(src, dst)) return copy_bytes(src, dst);
  PreparedCopy(src, dst).run();
}

TensorBase contiguous_copy(const TensorBase& tensor) {
  TensorBase result = make_tensor_like(tensor);
  if (result.is_cpu()) copy_into(tensor, result);
  return result;
}

TensorBase contiguous(const TensorBase& tensor) {
  return tensor.is_contiguous() ? tensor : contiguous_copy(tensor);
}

TensorBase to_dtype_contiguous(const TensorBase& tensor, DType dtype) {
  if (tensor.dtype() == dtype) return contiguous(tensor);
  TensorBase result = make_tensor_like(tensor, dtype);
  if (result.is_cpu()) copy_into(tensor, result);
  return result;
}

TensorBase& copy_(TensorBase& self, const TensorBase& src, bool /*non_blocking*/) {
  TENON_CHECK(self.defined() && src.defined(), ValueError,
              "copy_: expected self and src to be defined tensors, got an undefined ",
              self.defined() ? "src" : "self");
  TENON_CHECK(is_broadcastable_to(src.sizes(), self.sizes()), ShapeError,
              "copy_: expected src of sizes ", src.sizes(),
              " to be broadcastable to the sizes of self ", self.sizes());
  check_writable("copy_", self);
  if (self.is_meta()) return self;
  TENON_CHECK(!src.is_meta(), DeviceError, "copy_: expected src to have data, got a tensor on ",
              src.device());
  copy_into(src, self);
  return self;
}

TensorBase& fill_(TensorBase& self, const Scalar& value) {
  check_writable("fill_", self);
  check_in_range("fill_", "value", value, self.dtype());
  if (self.is_meta() || self.numel() == 0) return self;
  dispatch_all("fill_", self.dtype(), [&]<class T>(TypeTag<T>) {
    const T element = value.to<T>();
    fill_elements(self, &element);
  });
  return self;
}

TensorBase& fill_tensor_(TensorBase& self, const TensorBase& value) {
  TENON_CHECK(value.dim() == 0, ShapeError,
              "fill_: expected a value without dimensions, got one of sizes ", value.sizes());
  check_writable("fill_", self);
  TENON_CHECK(!value.is_complex() || self.is_complex() || self.dtype() == DType::kBool, DTypeError,
              "fill_: expected a real value for elements of ", self.dtype(), ", got ",
              value.dtype());
  if (self.is_meta()) return self;
  TENON_CHECK(!value.is_meta(), DeviceError, "fill_: expected a value with data, got a tensor on ",
              value.device());
  copy_into(value, self);
  return self;
}

TensorBase& zero_(TensorBase& self) {
  return fill_(self, 0);
}

}  // namespace tenon::kernels
