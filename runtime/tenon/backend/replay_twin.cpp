#include "tenon/backend/replay_twin.h"

#include "tenon/kernels/copy/copy.h"

namespace tenon::backend::detail {

Stack arguments_to_write(const OperatorEntry& base, ArrayRef<size_t> written,
                         ArrayRef<Value> arguments, ArrayRef<TensorBase> results) {
  Stack given(arguments.begin(), arguments.end());
  size_t count = 0;
  const auto count_tensor = [&](const TensorBase&) { ++count; };
  for (const size_t position : written) for_each_tensor(given[position], count_tensor);
  size_t result = results.size() - count;
  for (const size_t position : written) {
    const bool is_read = position > 0 || !base.schema().unread_self;
    for_each_tensor(given[position], [&](TensorBase& tensor) {
      const TensorBase& target = results[result++];
      if (!target.defined()) return;
      if (is_read) kernels::copy_into(tensor, target);
      tensor = target;
    });
  }
  return given;
}

}  // namespace tenon::backend::detail
