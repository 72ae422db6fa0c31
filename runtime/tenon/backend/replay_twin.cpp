#include "tenon/backend/replay_twin.h"

#include <utility>

#include "tenon/kernels/copy/copy.h"

namespace tenon::backend::detail {
namespace {

/// As long as it lives, the arguments and what is written to have changed places.
class WrittenArguments {
 public:
  WrittenArguments(const OperatorEntry& base, ArrayRef<size_t> written, Value* arguments,
                   std::vector<TensorBase>& results)
      : written_(written), arguments_(arguments), results_(results) {
    for_each([&](size_t position, const TensorBase& tensor, const TensorBase& result) {
      const bool is_read = position > 0 || !base.schema().unread_self;
      if (is_read) kernels::copy_into(tensor, result);
    });
    exchange();
  }
  ~WrittenArguments() { exchange(); }
  WrittenArguments(const WrittenArguments&) = delete;
  WrittenArguments& operator=(const WrittenArguments&) = delete;

 private:
  /// Calls `visit` with the position of an argument, a tensor of it and its result.
  template <class Visit>
  void for_each(const Visit& visit) const {
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
  void exchange() const noexcept {
    for_each([](size_t, TensorBase& tensor, TensorBase& result) { std::swap(tensor, result); });
  }

  const ArrayRef<size_t> written_;
  Value* const arguments_;
  std::vector<TensorBase>& results_;
};

}  // namespace

void run_twin(const OperatorEntry& base, ArrayRef<size_t> written, ReplayRun* call,
              AnyKernel kernel, Value* arguments, std::vector<TensorBase>& results) {
  const WrittenArguments guard(base, written, arguments, results);
  call(kernel, arguments, results);
}

}  // namespace tenon::backend::detail
