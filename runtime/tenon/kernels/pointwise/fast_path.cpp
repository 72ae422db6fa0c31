#include "tenon/kernels/pointwise/fast_path.h"

#include <algorithm>

#include "tenon/kernels/pointwise/splat.h"
#include "tenon/parallel/parallel.h"

namespace tenon::kernels {
namespace {

/// Whether the real scalars can be converted to `dtype`, in which `op` then computes.
bool scalars_fit(const PointwiseOperator& op, DType dtype, const Scalar* scalars) {
  if (is_inexact(dtype)) return true;
  if (op.promotion == Promotion::kIntToFloat) return false;
  for (int i = 0; i < op.scalars; ++i) {
    if (!scalars[i].is_integral()) return false;
    if (dtype == DType::kBool && !scalars[i].is_bool()) return false;
  }
  return true;
}

/// How many rows are walked one by one. More of them are worth the general walk.
constexpr int64_t kMostRows = 64;

}  // namespace

bool set_fitting_scalars(const PointwiseOperator& op, DType dtype, const Scalar* scalars,
                         ScalarValues& values) {
  return scalars_fit(op, dtype, scalars) && values.set(dtype, scalars, op.scalars);
}

void run_in_parallel(const LoopArguments& arguments) {
  parallel_for(0, arguments.n, kPointwiseGrain, [&](int64_t begin, int64_t end) {
    const void* inputs[kMaxPointwiseInputs];
    for (size_t i = 0; i < arguments.count; ++i) {
      inputs[i] = static_cast<const char*>(arguments.inputs[i]) + begin * arguments.steps[i];
    }
    // fits: elements in memory
    arguments.loop(static_cast<char*>(arguments.out) + begin * arguments.result_size, inputs,
                   arguments.steps, arguments.scalars, end - begin);
  });
}

bool RowCall::prepare(const PointwiseOperator& op, PointwiseInputs inputs, const Scalar* scalars) {
  if (inputs.empty()) return false;
  for (const TensorBase* input : inputs) {
    const TensorImpl* impl = impls_[count_++] = input->impl();
    if (!is_contiguous_on_cpu(impl) || impl->dtype() != impls_[0]->dtype()) return false;
  }
  if (!find_leader()) return false;
  const DType dtype = leader_->dtype();
  loop_ = fast_loop(op, dtype, scalars, op.scalars, values_);
  result_ = loop_result(op, dtype);
  return loop_ != nullptr;
}

bool RowCall::find_leader() {
  leader_ = impls_[0];
  for (size_t i = 1; i < count_; ++i) {
    const TensorImpl& input = *impls_[i];
    const bool wider = input.dim() > leader_->dim();
    const bool longer = input.dim() == leader_->dim() && input.numel() > leader_->numel();
    if (wider || longer) leader_ = &input;
  }
  for (size_t i = 0; i < count_; ++i) {
    if (!set_part(i)) return false;
  }
  return row_ < 0 || leader_->numel() <= std::min(kPointwiseGrain, kMostRows * row_);
}

/// False where an input is none of those that rows have parts of.
bool RowCall::set_part(size_t input) {
  const IntArrayRef sizes = impls_[input]->sizes();
  const IntArrayRef whole = leader_->sizes();
  const size_t missing = whole.size() - sizes.size();
  // Of the dimensions that both have: the equal ones at the end, and those of size 1 there.
  size_t equal = 0;
  size_t ones = 0;
  const auto size_from_end = [&](size_t i) { return sizes[sizes.size() - 1 - i]; };
  while (equal < sizes.size() && size_from_end(equal) == whole[whole.size() - 1 - equal]) ++equal;
  while (ones < sizes.size() && size_from_end(ones) == 1) ++ones;
  Part& part = parts_[input];
  if (equal == whole.size()) return part = Part::kOwnElements, true;
  if (impls_[input]->numel() == 1) return part = Part::kSingle, true;
  int64_t row = 1;
  if (ones == 0) {
    part = Part::kAll;
    row = impls_[input]->numel();
    for (size_t i = equal; i < sizes.size(); ++i) {
      if (size_from_end(i) != 1) return false;
    }
  } else {
    part = Part::kOneElement;
    if (missing > 0 || !std::equal(sizes.begin(), sizes.end() - ones, whole.begin())) return false;
    for (size_t i = whole.size() - ones; i < whole.size(); ++i) row *= whole[i];  // fits: in memory
  }
  if (row_ >= 0 && row != row_) return false;
  row_ = row;
  return row > 1;
}

bool RowCall::can_write(const TensorImpl* target) const {
  if (!is_contiguous_on_cpu(target) || target->dtype() != result_) return false;
  if (!same_sizes(*target, *leader_)) return false;
  return std::all_of(impls_, impls_ + count_,
                     [target](const TensorImpl* input) { return is_apart(*target, *input); });
}

void RowCall::run(const TensorImpl& target) const {
  if (row_ >= 0) return run_rows(target);
  const int64_t size = element_size(leader_->dtype());
  const void* data[kMaxPointwiseInputs];
  int64_t steps[kMaxPointwiseInputs];
  alignas(64) char splats[kMaxPointwiseInputs][kSplatBytes];
  for (size_t i = 0; i < count_; ++i) {
    data[i] = address_of(*impls_[i], size);
    steps[i] = size;
    if (parts_[i] == Part::kOwnElements) continue;
    fill_splats(splats[i], static_cast<const char*>(data[i]), 1, 0, size);
    data[i] = splats[i];
    steps[i] = 0;
  }
  const int64_t result_size = element_size(result_);
  run_in_parallel({loop_, address_of(target, result_size), result_size, data, steps, count_,
                   values_.data(), leader_->numel()});
}

// fits below: elements in memory
void RowCall::run_rows(const TensorImpl& target) const {
  const int64_t size = element_size(leader_->dtype());
  const char* elements[kMaxPointwiseInputs];
  const void* data[kMaxPointwiseInputs];
  int64_t steps[kMaxPointwiseInputs];
  int64_t on[kMaxPointwiseInputs];  // from a row to the next
  alignas(64) char splats[kMaxPointwiseInputs][kSplatBytes];
  for (size_t i = 0; i < count_; ++i) {
    const Part part = parts_[i];
    elements[i] = static_cast<const char*>(address_of(*impls_[i], size));
    on[i] = part == Part::kOwnElements ? row_ * size : part == Part::kOneElement ? size : 0;
    steps[i] = part == Part::kOwnElements || part == Part::kAll ? size : 0;
    data[i] = elements[i];
    if (part == Part::kSingle) fill_splats(splats[i], elements[i], 1, 0, size);
    if (steps[i] == 0) data[i] = splats[i];
  }
  const int64_t result_size = element_size(result_);
  char* out = static_cast<char*>(address_of(target, result_size));
  for (int64_t left = leader_->numel(); left > 0; left -= row_, out += row_ * result_size) {
    for (size_t i = 0; i < count_; ++i) {
      if (parts_[i] == Part::kOneElement) fill_splats(splats[i], elements[i], 1, 0, size);
      if (steps[i] != 0) data[i] = elements[i];
      elements[i] += on[i];
    }
    loop_(out, data, steps, values_.data(), row_);
  }
}

}  // namespace tenon::kernels
