#include "tenon/functionalize/functionalized_call.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "tenon/base/check.h"
#include "tenon/base/error_conversion.h"
#include "tenon/functionalize/functional_argument.h"
#include "tenon/tensor/factory.h"

namespace tenon {
namespace functional {
namespace {

/// Elements for a storage that has a value in their place.
struct Elements {
  Storage storage;
  void* data;
  Storage owner;

  void put() noexcept { storage->put_data(data, deleter_of(std::move(owner))); }
};

/// The elements of the base, in memory that is that of nothing else.
Elements elements_of(const Storage& storage) {
  storage->make_room_for_deleter();
  TensorBase base = static_cast<Alias&>(*storage->functional_state()).base();
  // The handle here and that of the alias.
  if (base.use_count() > 2 || !base.storage().unique()) {
    TensorBase copy =
        make_tensor_strided(base.sizes(), base.strides(), base.dtype(), base.device());
    if (base.data_ptr() != nullptr && base.numel() != 0) {
      std::memcpy(copy.data_ptr(), base.data_ptr(), base.nbytes());
    }
    base = std::move(copy);
  }
  return {storage, base.data_ptr(), base.storage()};
}

/// The tensors of a scope, about to become plain.
class PlainTensors {
 public:
  /// All that can fail.
  explicit PlainTensors(Scope& scope) : tensors_(scope.tensors()) {
    for (const TensorBase& tensor : tensors_) state_of(tensor).forget_value();
    std::unordered_set<const StorageImpl*> seen;
    for (const TensorBase& tensor : tensors_) {
      if (alias_of(tensor).is_of_argument || !seen.insert(tensor.storage().get()).second) continue;
      elements_.push_back(elements_of(tensor.storage()));
    }
  }

  void commit() noexcept {
    for (const TensorBase& tensor : tensors_) make_plain(tensor);
    for (Elements& each : elements_) each.put();
  }

 private:
  const std::vector<TensorBase> tensors_;
  std::vector<Elements> elements_;
};

/// The same without memory of its own; what there is none for stays functional, and of no call.
void make_plain_where_possible(Scope& scope) noexcept {
  scope.for_each([](const TensorBase& tensor) { state_of(tensor).forget_value(); });
  scope.for_each([](const TensorBase& tensor) {
    if (!has_functional_storage(tensor)) return;
    try {
      elements_of(tensor.storage()).put();
    } catch (...) {
    }
  });
  scope.for_each([&](const TensorBase& tensor) {
    if (!has_functional_storage(tensor)) return make_plain(tensor);
    alias_of(tensor).scope = nullptr;
    scope.remove(state_of(tensor).member);
  });
}

}  // namespace
}  // namespace functional

using functional::ArgumentState;
using functional::ArgumentStorage;

struct FunctionalizedCall::State {
  explicit State(FunctionalDepth depth) : depth(depth) {}

  void make_functional(const TensorBase& tensor);
  void end();
  void undo() noexcept;
  void leave() noexcept {
    guard.reset();
    detail::functional_scope = outer_scope;
    is_running = false;
  }

  const FunctionalDepth depth;
  std::vector<TensorBase> arguments;
  functional::Scope scope;
  std::deque<ArgumentStorage> storages;
  std::deque<ArgumentState> tensors;
  std::optional<FunctionalizationGuard> guard;
  void* outer_scope = nullptr;
  bool is_running = false;
};

/// Together with what its storage, its gradient and the tensor that it is a view of are changed
/// with.
void FunctionalizedCall::State::make_functional(const TensorBase& tensor) {
  if (!tensor.defined() || is_functional(tensor)) return;
  TENON_CHECK(!tensor.key_set().has(DispatchKey::Tracer), TypeError,
              "functionalize: expected a tensor of the traced function, got the value of one, as "
              "from_functional gives it; pass the tensor itself");
  if (const ViewMeta* view = view_meta(tensor)) make_functional(view->base);
  if (!functional::has_functional_storage(tensor)) storages.emplace_back(tensor, depth, scope);
  functional::Alias& alias = functional::alias_of(tensor);
  TENON_CHECK(alias.dtype() == tensor.dtype(), NotImplementedError,
              "functionalize: expected arguments that share memory to be of one dtype, got ",
              alias.dtype(), " and ", tensor.dtype(), "; pass a clone of one");
  if (alias.scope == &scope) tensors.emplace_back(tensor);
  alias.adopt(*tensor.impl());
  make_functional(tensor.grad());
}

void FunctionalizedCall::State::end() {
  leave();
  functional::PlainTensors made(scope);
  for (ArgumentStorage& storage : storages) storage.prepare();
  made.commit();
  for (ArgumentStorage& storage : storages) storage.finish();
  storages.clear();
  tensors.clear();
}

void FunctionalizedCall::State::undo() noexcept {
  if (is_running) leave();
  for (ArgumentState& tensor : tensors) {
    if (is_functional(tensor.tensor())) functional::make_plain(tensor.tensor());
    tensor.undo();
  }
  scope.for_each([](const TensorBase& tensor) {
    if (functional::alias_of(tensor).is_of_argument) functional::make_plain(tensor);
  });
  functional::make_plain_where_possible(scope);
  for (ArgumentStorage& storage : storages) storage.undo();
}

FunctionalizedCall::FunctionalizedCall(FunctionalDepth depth) try
    : state_(std::make_unique<State>(depth)) {
} catch (...) {
  detail::rethrow_as_error("functionalize");
}

FunctionalizedCall::~FunctionalizedCall() {
  state_->undo();
}

void FunctionalizedCall::add(const TensorBase& argument) try {
  if (argument.defined()) state_->arguments.push_back(argument);
} catch (...) {
  detail::rethrow_as_error("functionalize");
}

void FunctionalizedCall::begin() try {
  State& call = *state_;
  const auto functional =
      std::count_if(call.arguments.begin(), call.arguments.end(), is_functional);
  if (functional != 0 && size_t(functional) == call.arguments.size()) return;
  for (const TensorBase& argument : call.arguments) call.make_functional(argument);
  call.outer_scope = detail::functional_scope;
  // What belongs to nobody, or to an outer call, does not become plain when this one ends.
  const bool is_inner =
      functional != 0 || thread_state().included().has(DispatchKey::Functionalize);
  call.guard.emplace(call.depth);
  if (!is_inner) detail::functional_scope = &call.scope;
  call.is_running = true;
} catch (...) {
  detail::rethrow_as_error("functionalize");
}

void FunctionalizedCall::end() try {
  if (state_->is_running) state_->end();
} catch (...) {
  detail::rethrow_as_error("functionalize");
}

}  // namespace tenon
