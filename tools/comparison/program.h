#pragma once

#include <torch/torch.h>

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "random_stream.h"

namespace comparison {

/// A tensor that the program holds.
struct Live {
  int id;
  torch::Tensor tensor;
  /// The mode in which a view was made, and `multi` for one of several; else empty.
  std::string made;
  /// The version of the data when they were new; an operator may count while it makes them.
  int64_t first_version = 0;
};

class Program;

/// What a program may do.
struct Options {
  /// Enter and leave guards, change who requires grad, and ask what inference mode refuses to say.
  bool modes = true;
  /// Run backward, and ask for and drop gradients.
  bool backward = true;
  /// Start with inference tensors among the others.
  bool inference_tensors = true;
  /// Do what is known to end differently in the two libraries, now and then.
  bool known_differences = true;
  /// Modify in place only tensors that a functional operator could replace: those that alias no
  /// other live tensor and are no leaves that require grad.
  bool only_replaceable_inplace = false;
  /// Replace each in-place operator by its functional twin, see `Program::modify`.
  bool functional_twins = false;
  /// Pick arguments for which operators fail much more often.
  bool many_failures = false;
  /// Keep the graph in each backward.
  bool retain_graph = false;
  /// Told when calls of the library begin and when they have ended, e.g. to let them fail.
  std::function<void(bool begin)> around_calls = {};
  /// Makes a tensor of the program of one that is gone afterwards; without it, its clone.
  std::function<torch::Tensor(const torch::Tensor&)> made = {};
  /// A step of the caller's own, now and then.
  std::function<void(Program& program, RandomStream& random)> extra_step = {};
  /// Steps to leave out, by number.
  std::set<int> skipped = {};
};

/// What one step did.
struct Outcome {
  /// The step as text, e.g. `[no_grad] mul_(t3<normal,leaf>, t4<inference,leaf>)`.
  std::string text;
  bool failed = false;
  /// The error, where it failed.
  std::string message;
};

/// Keeps a mode of the thread until it is destroyed.
class Guard {
 public:
  virtual ~Guard() = default;
};

/// A random program on small float64 tensors, which a seed determines: the same with any library
/// as long as the library does the same.
class Program {
 public:
  Program(uint64_t seed, Options options);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// Whether all steps ran.
  bool done() const { return step_ == steps_; }
  /// The number of the step that runs next.
  int next_step() const { return step_; }
  /// Runs a step, or does nothing where it is to be left out. Errors of the library are caught.
  Outcome step();
  /// Leaves out the next step.
  void skip() { options_.skipped.insert(step_); }

  /// The live tensors in the order in which they came.
  const std::vector<Live>& live() const { return live_; }
  const Options& options() const { return options_; }

  // For the steps.

  /// Whether to do what is known to end differently in the two libraries: seldom.
  bool known_difference(RandomStream& random) const {
    return options_.known_differences && random.chance(1, 50);
  }
  /// One of the live tensors.
  Live pick(RandomStream& random) const;
  /// One that can be modified in place: seldom one for which that is an error.
  Live pick_mutable(RandomStream& random) const;
  /// One that broadcasts to `sizes`, or nearly always so. Never one that overlaps `self` in part.
  Live pick_operand(RandomStream& random, const Live& self) const;
  /// A value that is exact in every arithmetic.
  static double number(RandomStream& random) {
    return static_cast<double>(random.below(17) - 8) / 4;
  }
  torch::Tensor make(RandomStream& random, std::vector<int64_t> sizes) const;
  /// A tensor of the program with the elements of one that is gone afterwards.
  torch::Tensor own(const torch::Tensor& tensor) const;
  static std::vector<int64_t> random_sizes(RandomStream& random);

  /// Writes down the call that comes next: whatever it throws, it has been said.
  void say(const std::string& op, const std::vector<Live>& arguments, const std::string& rest = "");
  /// Keeps a result, of which `made` says how a view was made.
  void keep(torch::Tensor result, std::string made = "");
  /// Keeps a view made in the thread's mode.
  void keep_view(torch::Tensor result, bool multi = false);
  /// Modifies `self`, or, with functional twins, lets its name stand for the result of
  /// `functional`.
  void modify(const Live& self, const std::function<void(torch::Tensor&)>& inplace,
              const std::function<torch::Tensor(const torch::Tensor&)>& functional);
  void drop(const Live& self);
  std::vector<std::unique_ptr<Guard>>& guards() { return guards_; }

 private:
  bool is_replaceable(const Live& self) const;
  bool has_alias(const Live& self) const;
  void start();
  void run(RandomStream& random);
  void tell(bool begin) const;

  const uint64_t seed_;
  Options options_;
  int steps_ = 0;
  int step_ = 0;
  int next_id_ = 0;
  std::string text_;
  std::vector<Live> live_;
  std::vector<std::unique_ptr<Guard>> guards_;
};

}  // namespace comparison
