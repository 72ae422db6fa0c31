#include "tests/support/random_tensors.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/error.h"
#include "tenon/base/integer_math.h"
#include "tenon/generated/ops/alias.h"
#include "tenon/generated/ops/as_strided.h"
#include "tenon/generated/ops/expand.h"
#include "tenon/generated/ops/neg.h"
#include "tenon/generated/ops/permute.h"
#include "tenon/generated/ops/slice.h"
#include "tenon/generated/ops/split.h"
#include "tenon/guards/grad_mode.h"
#include "tenon/guards/inference_mode.h"
#include "tenon/tensor/factory.h"

namespace tenon::test {
namespace {

constexpr int64_t kMostElements = 1 << 14;

/// How many elements `sizes` have; nothing when there are too many to hold.
std::optional<int64_t> count_of(IntArrayRef sizes) {
  int64_t count = 1;
  for (const int64_t size : sizes) {
    if (size == 0) return 0;
    if (count > kMostElements || size > kMostElements)
      count = kMostElements + 1;
    else
      count *= size;
  }
  return count <= kMostElements ? std::optional(count) : std::nullopt;
}

/// Copies element by element, past all operators.
void copy_elements(const TensorBase& from, const TensorBase& to) {
  if (from.is_meta() || to.data_ptr() == nullptr || from.numel() == 0) return;
  const auto width = static_cast<size_t>(from.element_size());
  const int64_t ndim = from.dim();
  std::vector<int64_t> index(ndim, 0);
  for (int64_t n = 0; n < from.numel(); ++n) {
    int64_t source = 0, target = 0;
    for (int64_t d = 0; d < ndim; ++d) {
      source += index[d] * from.strides()[d];
      target += index[d] * to.strides()[d];
    }
    std::memcpy(static_cast<char*>(to.data_ptr()) + target * static_cast<int64_t>(width),
                static_cast<const char*>(from.data_ptr()) + source * static_cast<int64_t>(width),
                width);
    for (int64_t d = ndim; d-- > 0;) {
      if (++index[d] < from.sizes()[d]) break;
      index[d] = 0;
    }
  }
}

}  // namespace

TensorBase RandomTensors::keep(TensorBase tensor) {
  reach_.push_back(tensor);
  return tensor;
}

Device RandomTensors::device() {
  if (place_ != Place::kMixed) return place_ == Place::kMeta ? kMeta : kCPU;
  if (random_.chance(0.1)) return DeviceType::kLazy;
  return random_.chance(0.5) ? kMeta : kCPU;
}

void RandomTensors::fill(const TensorBase& tensor) {
  if (!tensor.is_cpu() || tensor.numel() == 0) return;
  const bool extremes = random_.chance(0.15);
  dispatch_all("fill", tensor.dtype(), [&]<class T>(TypeTag<T>) {
    T* data = tensor.data_ptr<T>();
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      if constexpr (std::is_same_v<T, bool>) {
        data[i] = random_.chance(0.5);
      } else if constexpr (std::is_integral_v<T>) {
        data[i] = static_cast<T>(extremes && random_.chance(0.3) ? values_.extreme()
                                                                 : random_.between(0, 3));
      } else {
        const auto value = [&] { return extremes ? values_.number() : random_.unit() * 4 - 2; };
        if constexpr (is_complex_type<T>)
          data[i] = static_cast<T>(Complex128(value(), value()));
        else if constexpr (std::is_same_v<T, double>)
          data[i] = value();
        else
          data[i] = static_cast<T>(static_cast<float>(value()));
      }
    }
  });
}

/// Memory of its own, row-major.
TensorBase RandomTensors::root(IntArrayRef sizes, DType dtype, Device device) {
  const InferenceMode mode(random_.chance(0.04));
  TensorBase result = keep(make_tensor(sizes, dtype, device));
  fill(result);
  return with_history(result);
}

/// `root`, or the result of an operator on it.
TensorBase RandomTensors::with_history(TensorBase root) {
  if (!root.is_inexact() || root.is_inference() || root.device() == DeviceType::kLazy) return root;
  if (!random_.chance(0.35)) return root;
  root.set_requires_grad(true);
  if (random_.chance(0.3)) {
    TensorBase gradient = make_tensor(root.sizes(), root.dtype(), root.device());
    fill(gradient);
    root.mutable_grad() = keep(gradient);
  }
  return random_.chance(0.5) ? root : keep(ops::neg(root));
}

TensorBase RandomTensors::window(IntArrayRef sizes, DType dtype, Device device) {
  if (sizes.empty()) return root(sizes, dtype, device);
  const size_t dim = random_.below(sizes.size());
  std::vector<int64_t> larger = sizes.vec();
  const int64_t start = random_.between(0, 2);
  const int64_t step = random_.between(1, 2);
  larger[dim] =
      saturating_add(saturating_multiply(larger[dim], step), start + random_.between(0, 2));
  const TensorBase base = root(larger, dtype, device);
  return ops::slice(base, static_cast<int64_t>(dim), start,
                    saturating_add(start, saturating_multiply(sizes[dim], step)), step);
}

TensorBase RandomTensors::transposed(IntArrayRef sizes, DType dtype, Device device) {
  std::vector<int64_t> order(sizes.size()), stored(sizes.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int64_t>(i);
  for (size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random_.below(i)]);
  for (size_t i = 0; i < order.size(); ++i) stored[order[i]] = sizes[i];
  return ops::permute(root(stored, dtype, device), order);
}

TensorBase RandomTensors::expanded(IntArrayRef sizes, DType dtype, Device device, bool only_large) {
  std::vector<int64_t> own = sizes.vec();
  for (int64_t& size : own) {
    if (only_large ? size > 200 : random_.chance(0.5)) size = std::min<int64_t>(size, 1);
  }
  return ops::expand(root(own, dtype, device), sizes);
}

/// Strides of any kind: 0, equal, huge where the size is 1 or nothing is stored.
TensorBase RandomTensors::restrided(IntArrayRef sizes, DType dtype, Device device) {
  std::vector<int64_t> strides(sizes.size());
  int64_t extent = 1;
  for (size_t i = 0; i < sizes.size(); ++i) {
    strides[i] = random_.between(0, 5);
    if (sizes[i] > 1)
      extent = saturating_add(extent, saturating_multiply(sizes[i] - 1, strides[i]));
    if ((sizes[i] <= 1 || device.is_meta()) && random_.chance(0.3)) strides[i] = values_.extreme();
  }
  const int64_t offset = random_.chance(0.5) ? random_.between(0, 3) : 0;
  const TensorBase base = root({saturating_add(extent, offset + 2)}, dtype, device);
  const int64_t start = random_.chance(0.03) ? values_.extreme() : offset;
  return ops::as_strided(base, sizes, strides, start);
}

/// A tensor of these sizes on memory that another one has already; undefined without one.
TensorBase RandomTensors::aliasing(IntArrayRef sizes) {
  if (reach_.empty()) return {};
  const TensorBase other = random_.one_of(reach_);
  if (other.sizes() == sizes && random_.chance(0.5)) return other;
  if (other.numel() == 0 || other.device() == DeviceType::kLazy) return {};
  int64_t extent = 1;
  std::vector<int64_t> strides(sizes.size());
  for (size_t i = sizes.size(); i-- > 0;) {
    strides[i] = random_.chance(0.2) ? random_.between(0, 2) : extent;
    if (count_of(sizes)) extent = std::max<int64_t>(saturating_multiply(extent, sizes[i]), 1);
  }
  return ops::as_strided(other, sizes, strides, random_.between(0, 2));
}

TensorBase RandomTensors::placed(IntArrayRef sizes, DType dtype, Device device) {
  const bool holds = count_of(sizes).has_value();
  if (!holds && (!device.is_meta() || random_.chance(0.5)))
    return expanded(sizes, dtype, device, /*only_large=*/true);
  if (device == DeviceType::kLazy || random_.chance(0.4)) return root(sizes, dtype, device);
  switch (random_.below(holds ? 4 : 2)) {
    case 0:
      return transposed(sizes, dtype, device);
    case 1:
      return expanded(sizes, dtype, device, /*only_large=*/false);
    case 2:
      return window(sizes, dtype, device);
    default:
      return restrided(sizes, dtype, device);
  }
}

TensorBase RandomTensors::of(IntArrayRef sizes, DType dtype) {
  const Device where = device();
  const InferenceMode inference(random_.chance(0.03));
  const AutoGradMode grad_mode(!random_.chance(0.1) && !InferenceMode::is_enabled());
  TensorBase result;
  try {
    if (random_.chance(0.2)) result = aliasing(sizes);
    if (!result.defined()) result = placed(sizes, dtype, where);
    if (random_.chance(0.1)) keep(ops::alias(result));
    if (result.dim() > 0 && result.size(0) < 5 && random_.chance(0.05)) {
      result = ops::split(result, std::max<int64_t>(result.size(0), 1), 0)[0];
    }
  } catch (const Error&) {  // what the view operators refuse
    result = root({random_.between(0, 3)}, dtype, where);
  }
  return keep(result);
}

TensorBase RandomTensors::any(DType wanted) {
  return of(values_.sizes(), random_.chance(0.85) ? wanted : values_.dtype());
}

TensorBase RandomTensors::like(const TensorBase& sample) {
  TensorBase result = of(sample.sizes(), sample.dtype());
  const bool has_own = result.is_cpu() && result.sizes() == sample.sizes() &&
                       result.dtype() == sample.dtype() && sample.is_cpu();
  if (has_own && sample.numel() <= kMostElements && !random_.chance(0.1))
    copy_elements(sample, result);
  return result;
}

TensorBase RandomTensors::unlike(const TensorBase& sample) {
  std::vector<int64_t> sizes = sample.sizes().vec();
  DType changed = sample.dtype();
  switch (random_.below(sizes.empty() ? 2 : 6)) {
    case 0:
      changed = values_.dtype();
      break;
    case 1:
      sizes.insert(sizes.begin() + static_cast<int64_t>(random_.below(sizes.size() + 1)),
                   random_.between(0, 3));
      break;
    case 2:
      sizes.erase(sizes.begin() + static_cast<int64_t>(random_.below(sizes.size())));
      break;
    case 3:
      sizes[random_.below(sizes.size())] = random_.between(0, 3);
      break;
    default:
      sizes[random_.below(sizes.size())] = values_.huge_size();
      break;
  }
  return of(sizes, changed);
}

}  // namespace tenon::test
