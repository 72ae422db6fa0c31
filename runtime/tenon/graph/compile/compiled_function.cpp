#include "tenon/graph/compile/compiled_function.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <optional>
#include <utility>

#include "tenon/base/check.h"
#include "tenon/base/dtype.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/mutex.h"
#include "tenon/graph/trace.h"
#include "tenon/guards/grad_mode.h"

namespace tenon {
namespace {

/// What a trace depends on, as numbers.
using Key = std::vector<int64_t>;

Key key_of(ArrayRef<TensorBase> inputs) {
  Key key{GradMode::is_enabled(), static_cast<int64_t>(default_dtype())};
  for (size_t i = 0; i < inputs.size(); ++i) {
    const TensorBase& input = inputs[i];
    TENON_CHECK(input.defined(), ValueError, "CompiledFunction: expected input ", i,
                " to be a tensor, got an undefined one");
    key.insert(key.end(),
               {static_cast<int64_t>(input.dtype()), static_cast<int64_t>(input.device().type()),
                input.requires_grad(), input.dim()});
    key.insert(key.end(), input.sizes().begin(), input.sizes().end());
    key.insert(key.end(), input.strides().begin(), input.strides().end());
  }
  return key;
}

}  // namespace

struct CompiledFunction::Shared {
  struct Entry {
    Key key;
    CompiledGraph graph;
  };

  explicit Shared(Function traced) : function(std::move(traced)) {}

  /// The graph of a key, which has been used last from now on.
  std::optional<CompiledGraph> find(const Key& key) {
    const std::lock_guard lock(mutex);
    const auto found = std::ranges::find(entries, key, &Entry::key);
    if (found == entries.end()) return std::nullopt;
    entries.splice(entries.begin(), entries, found);
    return found->graph;
  }

  void keep(Entry entry) {
    std::list<Entry> made, gone;
    made.push_back(std::move(entry));
    const std::lock_guard lock(mutex);
    ++traces;
    if (std::ranges::find(entries, made.front().key, &Entry::key) != entries.end()) return;
    entries.splice(entries.begin(), made);
    if (entries.size() > kMost) gone.splice(gone.begin(), entries, std::prev(entries.end()));
  }

  const Function function;
  Mutex mutex;
  std::list<Entry> entries;
  size_t traces = 0;
};

CompiledFunction::CompiledFunction(Function function)
    : shared_(std::make_shared<Shared>(std::move(function))) {}

CompiledGraph CompiledFunction::graph_for(ArrayRef<TensorBase> inputs) const try {
  Key key = key_of(inputs);
  if (auto found = shared_->find(key)) return *std::move(found);
  // Without the lock: the function is code of programs.
  CompiledGraph graph = trace_on(shared_->function, inputs.vec()).compile();
  shared_->keep({std::move(key), graph});
  return graph;
} catch (...) {
  detail::rethrow_as_error("CompiledFunction");
}

std::vector<TensorBase> CompiledFunction::run_on(ArrayRef<TensorBase> inputs) const {
  return graph_for(inputs).run_on(inputs);
}

size_t CompiledFunction::traces() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->traces;
}

size_t CompiledFunction::graphs() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->entries.size();
}

}  // namespace tenon
