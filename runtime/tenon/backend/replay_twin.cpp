#include "tenon/backend/replay_twin.h"

#include <utility>

#include "tenon/kernels/copy/copy.h"

namespace tenon::backend::detail {

WrittenArguments::WrittenArguments(const OperatorEntry& base, ArrayRef<size_t> written,
                                   Value* arguments, std::vector<TensorBase>& results)
    : written_(written), arguments_(arguments), results_(results) {
  for_each([&](size_t position, const TensorBase& tensor, const TensorBase& result) {
    const bool is_read = position > 0 || !base.schema().unread_self;
    if (is_read) kernels::copy_into(tensor, result);
  });
  exchange();
}

template <class Visit>
void WrittenArguments::for_each(const Visit& visit) const {
  size_t count = 0;
  for (const size_t position : written_) {
    for_each_tensor(arguments_[position], [&](const TensorBase&) { ++count; });
  }
  TensorBase* result = results_.data() + results_.size() - count;
  for (const size_t position : written_) {
    for_each_tensor(arguments_[position], [&](TensorBase& tensor) {
      if (tensor.defined() && result->defined()) visit(position, tensor, *result);
      ++result;
    });
  }
}

void WrittenArguments::exchange() const noexcept {
  for_each([](size_t, TensorBase& tensor, TensorBase& result) { std::swap(tensor, result); });
}

}  // namespace tenon::backend::detail
