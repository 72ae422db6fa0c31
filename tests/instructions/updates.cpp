// Programs that write to functional tensors, at two lengths, the second four times the first; their
// instructions are what tests/instructions/updates.py compares. Every `measured_calls` is one
// count; prints the names of the programs in their order.

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "tenon/tenon.h"

namespace {

using namespace tenon;

constexpr int kUpdates = 500;
constexpr int kDepth = 1000;

struct Program {
  std::string name;
  int length;
  /// Prepares a run of that length.
  std::function<std::function<void()>(int)> make;
};

Tensor chain(const Tensor& base, int depth) {
  Tensor view = base;
  for (int i = 0; i < depth; ++i) view = i % 2 == 0 ? view.view({8, 8}) : view.view({64});
  return view;
}

/// Views of one base.
std::vector<Tensor> views_of(const Tensor& base, int count) {
  std::vector<Tensor> views;
  for (int i = 0; i < count; ++i) views.push_back(base.slice(0, i, i + 8));
  return views;
}

std::vector<Program> programs(FunctionalDepth depth) {
  const auto base = [depth] { return to_functional(zeros({64}), depth); };
  const auto with = [](const Tensor& tensor, auto run) {
    return [=](int length) -> std::function<void()> { return [=] { run(tensor, length); }; };
  };
  return {
      {"updates of one view that nobody reads", kUpdates,
       with(base().slice(0, 8),
            [](const Tensor& view, int length) {
              for (int i = 0; i < length; ++i) view.add_(1);
            })},
      {"updates of a view, each seen by the base", kUpdates,
       with(base(),
            [](const Tensor& x, int length) {
              const Tensor view = x.slice(0, 8);
              for (int i = 0; i < length; ++i) {
                view.add_(1);
                sync(x);
              }
            })},
      {"updates of views that alternate", kUpdates,
       with(base(),
            [](const Tensor& x, int length) {
              const std::vector<Tensor> views = views_of(x, 50);
              for (int i = 0; i < length; ++i) views[static_cast<size_t>(i * 7 % 50)].add_(1);
            })},
      {"updates of views that die", kUpdates,
       with(base(),
            [](const Tensor& x, int length) {
              for (int i = 0; i < length; ++i) x[i % 64].fill_(i);
            })},
      {"a view is made", kDepth,
       [base](int length) -> std::function<void()> {
         return [x = base(), length] { chain(x, length); };
       }},
      {"a view of views is written to", kDepth,
       [base](int length) -> std::function<void()> {
         const Tensor x = base(), view = chain(x, length);
         return [=] {
           view.add_(1);
           sync(x);
         };
       }},
      {"a view of views is read", kDepth,
       [base](int length) -> std::function<void()> {
         const Tensor x = base(), view = chain(x, length);
         return [=] {
           x.add_(1);
           sync(view);
         };
       }},
  };
}

}  // namespace

/// What callgrind looks for by its name, so that it counts nothing else.
extern "C" [[gnu::noinline]] void measured_calls(const std::function<void()>& run) {
  run();
}

int main() {
  set_num_threads(1);
  for (const FunctionalDepth depth :
       {FunctionalDepth::kMutations, FunctionalDepth::kMutationsAndViews}) {
    const bool copies = depth == FunctionalDepth::kMutationsAndViews;
    for (const Program& program : programs(depth)) {
      for (const int factor : {1, 1, 4}) {  // the first is a warm-up
        measured_calls(program.make(factor * program.length));
      }
      std::printf("%s%s\n", program.name.c_str(), copies ? ", of copies" : "");
    }
  }
}
