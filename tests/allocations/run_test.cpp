#include "tools/tenon/program/run.h"

#include "tests/allocations/fixed_stream.h"
#include "tests/allocations/folder.h"
#include "tests/allocations/scenario.h"

namespace tenon::test {
namespace {

struct Streams {
  FixedStream out;
  FixedStream err;
};

Tensor characters(std::string_view text) {
  return tensor(std::vector<int64_t>(text.begin(), text.end()));
}

/// Runs a program from a file, which ends with `exit_code`. Where memory runs out the end is 1, and
/// says so.
void check_run(const std::string& name, const std::string& text, int exit_code = 0) {
  check_failing_allocations(name, [&] {
    auto folder = std::make_shared<Folder>();
    std::ofstream(folder->path / "p.yaml") << text;
    io::save_npy(arange(6).to(kFloat32).view({2, 3}), folder->path / "x.npy");
    tools::RunOptions options;
    options.program = (folder->path / "p.yaml").string();
    options.facts = true;
    auto streams = std::make_shared<Streams>();
    const auto call = [=] {
      streams->out.clear_text();
      streams->err.clear_text();
      const int code = tools::run(options, streams->out, streams->err);
      const std::string_view reason = streams->err.text();
      const bool tells = reason.find("out of memory") != std::string_view::npos ||
                         reason.find("cannot allocate") != std::string_view::npos;
      if (code == 1 && tells) throw OutOfMemoryError("tenon run");
      if (code == exit_code) return;
      stop_failing();
      throw std::runtime_error("exit code " + std::to_string(code) + ": " + std::string(reason));
    };
    const auto results = [=] {
      const std::string place = folder->path.string();
      std::string reason(streams->err.text());
      for (size_t at; (at = reason.find(place)) != std::string::npos;)
        reason.erase(at, place.size());
      std::vector<Tensor> all = {characters(streams->out.text()), characters(reason)};
      if (exit_code == 0) {
        for (const auto& [key, saved] : io::load_safetensors(folder->path / "r.safetensors")) {
          all.push_back(saved);
        }
      }
      return all;
    };
    return Attempt{.call = call,
                   .results = results,
                   .reach = {},
                   .outside =
                       [=] {
                         return folder->contents() +
                                std::to_string(static_cast<int>(inference_policy()));
                       },
                   .sampled = true};
  });
}

TEST_CASE("tenon run ends well or says that memory ran out", "[allocations]") {
  check_run("tenon run", R"(
mode: normal
seed: 7
inputs:
  x: {npy: x.npy, requires_grad: true}
  w: {random: [3, 2], dtype: float32}
  v: {values: [[1, 2.5], [-3, 1e-3]]}
steps:
  - {op: mm, args: {self: x, mat2: w}, to: h}
  - {op: split.Tensor, args: [h, 1, {dim: 1}], to: [a, b]}
  - {op: add, args: [a, b, {alpha: 2}], to: c}
  - {op: sum, args: [c], to: s}
  - {backward: s}
  - {grad: x, to: g}
print: [g, v, c]
save: {r.safetensors: [g]}
)");
  check_run("tenon run with a policy", R"(
mode: inference
policy: strict
inputs:
  x: {values: [1, 2]}
steps:
  - {op: mul, args: [x, x], to: y}
save: {r.safetensors: [y]}
)");
  check_run("tenon run of a malformed program", R"(
mode: nrmal
inputs:
  x: {random: [3, -2]}
steps:
  - {op: ad, args: [x, x], to: y}
  - {op: add, args: [x, y, {alpa: 2}], to: z}
)",
            2);
  check_run("tenon run of a call that fails", R"(
inputs:
  x: {values: [1, 2]}
steps:
  - {op: mm, args: [x, x], to: y}
)",
            1);
}

}  // namespace
}  // namespace tenon::test
