#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include "tests/allocations/scenario.h"

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "tenon/autograd/anomaly_mode.h"
#include "tenon/base/allocator.h"
#include "tenon/dispatch/kernel_recorder.h"
#include "tests/allocations/described_tensors.h"
#include "tests/support/effort.h"
#include "tests/support/run_in_thread.h"

namespace tenon::test {
namespace {

constexpr int64_t kMostAllocations = 20'000;  // a scenario that never ends is wrong
constexpr int64_t kAllBeforeSampling = 64;

int64_t points = 0;
int64_t scenarios = 0;
int64_t wrong_points = 0;

bool is_among(const Tensor& tensor, const std::vector<Tensor>& tensors) {
  return std::ranges::any_of(tensors, [&](const Tensor& t) { return t.is_same(tensor); });
}

std::vector<std::string> described_states(const Attempt& attempt) {
  std::vector<std::string> states;
  for (const Tensor& tensor : attempt.reach) {
    states.push_back(described_state(tensor, !is_among(tensor, attempt.leaves)));
  }
  return states;
}

/// Those of `modified`, before the call.
struct Before {
  std::string state;
  int64_t version;
};

std::vector<Before> described_modified(const Attempt& attempt) {
  std::vector<Before> all;
  for (const Tensor& tensor : attempt.modified) {
    all.push_back({described_state(tensor, true), tensor._version()});
  }
  return all;
}

/// Whether nothing is told of tangents that may be wrong.
bool has_lost_tangents(const Tensor& tensor) {
  const TangentList* tangents = tangents_of(tensor);
  if (tangents == nullptr) return true;
  return std::ranges::all_of(*tangents, [](const intrusive_ptr<Tangent>& tangent) {
    return !tangent->value().defined() || Tensor(tangent->value()).isnan().all().item<bool>();
  });
}

bool raises_in_backward(const Tensor& tensor) {
  try {
    tensor.sum().backward();
  } catch (const AutogradError& error) {
    return std::string(error.what()).find("may have modified") != std::string::npos;
  }
  return false;
}

std::vector<std::string> described_results(const Attempt& attempt) {
  std::vector<std::string> results;
  for (const Tensor& tensor : attempt.results()) results.push_back(described_result(tensor));
  return results;
}

std::vector<std::string> described_gradients(const Attempt& attempt) {
  std::vector<std::string> gradients;
  for (const Tensor& leaf : attempt.leaves) gradients.push_back(described_gradient(leaf));
  return gradients;
}

/// What a program can see of its thread, which a call leaves as it was.
struct InThread {
  ThreadState state = thread_state();
  const Node* node = current_node();
  const KernelRecorder* recorder = KernelRecorder::of_this_thread();
  bool in_parallel = in_parallel_region();
  const autograd::DualLevel* level = autograd::DualLevel::innermost();
  bool any_level = any_level_lasts();
  uint64_t hidden_levels = detail::hidden_levels_from;

  bool operator==(const InThread&) const = default;
};

/// What a call without a failure does.
struct Expected {
  std::vector<std::string> results;
  std::vector<std::string> gradients;
};

class Runner {
 public:
  Runner(std::string name, const std::function<Attempt()>& make)
      : name_(std::move(name)), make_(make) {}

  /// Lines that say what is wrong.
  std::vector<std::string> run() {
    for (int i = 0; i < 2; ++i) {  // what is kept for good is there after the first
      const Attempt attempt = make_();
      sampled_ = attempt.sampled;
      attempt.call();
      expected_.gradients = described_gradients(attempt);
      expected_.results = described_results(attempt);
    }
    for (const Failing failing : {Failing::kOnce, Failing::kFromOn}) {
      for (n_ = 1; try_point(failing); n_ = next_point()) {
        if (n_ > kMostAllocations) return complain("does not end"), wrong_;
      }
    }
    return wrong_;
  }

 private:
  /// The allocation to fail next. Later ones differ less and less from those before.
  int64_t next_point() const {
    const int64_t step = sampled_ && n_ >= kAllBeforeSampling ? effort(n_ / 16, 1) : 1;
    return n_ + step;
  }

  /// False when the call has fewer allocations.
  bool try_point(Failing failing) {
    mode_ = failing == Failing::kOnce ? "once" : "from on";
    const size_t wrong_before = wrong_.size();
    const int64_t live = live_blocks();
    const bool failed = fail_at_point(failing);
    const int64_t left = lasting_ ? left_by_failure_ : live_blocks() - live;
    if (wrong_.size() == wrong_before && left > 0) {
      complain("leaks " + std::to_string(left) + " blocks");
    }
    points += failed;
    wrong_points += wrong_.size() > wrong_before;
    return failed;
  }

  bool fail_at_point(Failing failing) {
    const Attempt attempt = make_();
    const std::vector<std::string> states = described_states(attempt);
    const std::vector<std::string> gradients = described_gradients(attempt);
    const std::vector<Before> modified = described_modified(attempt);
    const std::string outside = attempt.outside ? attempt.outside() : "";
    bool raised = false;
    std::string foreign;
    lasting_ = attempt.lasting;
    left_by_failure_ = 0;
    const InThread before;
    const int64_t live = live_blocks();
    fail_allocation(n_, failing, attempt.threads);
    try {
      attempt.call();
    } catch (const OutOfMemoryError&) {
      raised = true;
    } catch (const std::exception& error) {
      stop_failing();
      raised = true;
      foreign = std::string(typeid(error).name()) + ": " + error.what();
    }
    const int64_t failures = stop_failing();
    if (raised) left_by_failure_ = live_blocks() - live;
    if (InThread() != before) complain("leaves its thread in another state");
    if (failures == 0) {
      if (raised) complain("raises without a failing allocation");
      return false;
    }
    if (!foreign.empty()) complain("raises " + foreign);
    if (raised) {
      check_unchanged(attempt, states, gradients);
      check_modified(attempt, modified);
      if (attempt.outside && attempt.outside() != outside) {
        complain("leaves " + attempt.outside() + "\n    instead of " + outside);
      }
      for (const Tensor& leaf : attempt.leaves) leaf.mutable_grad().reset();
      if (attempt.modified.empty()) attempt.call();
    }
    if (attempt.modified.empty() || !raised) check_results(attempt);
    return true;
  }

  void check_unchanged(const Attempt& attempt, const std::vector<std::string>& states,
                       const std::vector<std::string>& gradients) {
    const std::vector<std::string> now = described_states(attempt);
    for (size_t i = 0; i < states.size(); ++i) {
      if (now[i] == states[i]) continue;
      complain("changes tensor " + std::to_string(i) + "\n    from " + states[i] + "\n    to   " +
               now[i]);
    }
    const std::vector<std::string> reached = described_gradients(attempt);
    for (size_t i = 0; i < reached.size(); ++i) {
      if (reached[i] == gradients[i] || reached[i] == expected_.gradients[i]) continue;
      complain("leaves leaf " + std::to_string(i) + " with the gradient " + reached[i]);
    }
  }

  void check_modified(const Attempt& attempt, const std::vector<Before>& before) {
    for (size_t i = 0; i < before.size(); ++i) {
      const Tensor& tensor = attempt.modified[i];
      const std::string state = described_state(tensor, true);
      if (state == before[i].state) continue;
      if (tensor._version() > before[i].version && has_lost_tangents(tensor) &&
          (tensor.requires_grad() ? raises_in_backward(tensor) : tangents_of(tensor) != nullptr)) {
        continue;
      }
      complain("leaves modified tensor " + std::to_string(i) + " half done\n    from " +
               before[i].state + "\n    to   " + state);
    }
  }

  void check_results(const Attempt& attempt) {
    const std::vector<std::string> results = described_results(attempt);
    for (size_t i = 0; i < expected_.results.size(); ++i) {
      if (i < results.size() && results[i] == expected_.results[i]) continue;
      complain("then gives result " + std::to_string(i) + " as\n    " +
               (i < results.size() ? results[i] : "nothing") + "\n    instead of " +
               expected_.results[i]);
    }
  }

  void complain(const std::string& what) {
    if (wrong_.size() > 20) return;
    wrong_.push_back(name_ + ", allocation " + std::to_string(n_) + " failing " + mode_ + ": " +
                     what);
  }

  const std::string name_;
  const std::function<Attempt()>& make_;
  Expected expected_;
  std::vector<std::string> wrong_;
  int64_t n_ = 0;
  std::string mode_;
  bool sampled_ = false;
  bool lasting_ = false;
  int64_t left_by_failure_ = 0;
};

/// Says how many points there were when all is over.
struct Summary : Catch::TestEventListenerBase {
  using TestEventListenerBase::TestEventListenerBase;
  void testRunEnded(const Catch::TestRunStats&) override {
    std::printf("failing allocations: %lld points in %lld scenarios, %lld of them wrong\n",
                static_cast<long long>(points), static_cast<long long>(scenarios),
                static_cast<long long>(wrong_points));
  }
};
CATCH_REGISTER_LISTENER(Summary)

}  // namespace

void without_kept_memory(const std::function<void()>& body) {
  struct Restored {
    ~Restored() {
      stop_failing();  // where the body ends by an exception
      set_keeps_freed_memory(true);
    }
  } restored;
  set_keeps_freed_memory(false);
  // In one whose pool of blocks never keeps one.
  run_in_thread(body);
}

void count_points(int64_t more, int64_t more_wrong) {
  points += more;
  wrong_points += more_wrong;
}

void check_failing_allocations(const std::string& name, const std::function<Attempt()>& attempt) {
  ++scenarios;
  set_num_threads(1);
  std::vector<std::string> wrong;
  without_kept_memory([&] {
    try {
      wrong = Runner(name, attempt).run();
    } catch (const std::exception& error) {
      stop_failing();
      wrong = {name + ": " + error.what()};
    }
  });
  for (const std::string& line : wrong) FAIL_CHECK(line);
  CHECK(wrong.empty());
}

}  // namespace tenon::test
