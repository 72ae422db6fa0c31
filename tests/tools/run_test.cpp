#include "tools/tenon/program/run.h"

#include <catch2/catch.hpp>

#include "tenon/tenon.h"
#include "tests/tools/programs.h"

namespace tenon::tools {
namespace {

using test::Outcome;
using test::run_text;
using test::TemporaryFolder;

/// The tensors that a program saves to `r.safetensors`.
io::TensorMap saved(const TemporaryFolder& folder, const std::string& text,
                    const RunOptions& options = {}) {
  const Outcome outcome = run_text(folder, text, options);
  INFO(outcome.err);
  REQUIRE(outcome.exit_code == 0);
  return io::load_safetensors(folder / "r.safetensors");
}

TEST_CASE("a program computes what the same calls compute in C++", "[tools]") {
  const TemporaryFolder folder;
  const auto results = saved(folder, R"(
mode: inference
seed: 7
inputs:
  x: {random: [2, 3]}
  w: {random: [3, 4], dtype: float64}
steps:
  - {op: to, args: [w, float32], to: v}
  - {op: mm, args: {self: x, mat2: v}, to: h}
  - {op: relu_, args: [h]}
  - {op: split.Tensor, args: [h, 2, {dim: 1}], to: [a, b]}
  - {op: add, args: [a, b, {alpha: 2}], to: c}
  - {op: add, args: [c, 1.5], to: d}
save: {r.safetensors: [h, b, d]}
)");
  manual_seed(7);
  const InferenceMode guard;
  const Tensor x = randn({2, 3});
  const Tensor h = x.mm(randn({3, 4}, kFloat64).to(kFloat32)).relu();
  CHECK(results.at("h").equal(h));
  CHECK(results.at("b").equal(h.slice(1, 2, 4)));
  CHECK(results.at("d").equal(h.slice(1, 0, 2) + h.slice(1, 2, 4) * 2 + 1.5));
}

TEST_CASE("inputs come from files and from the program", "[tools]") {
  const TemporaryFolder folder;
  const Tensor weight = tensor({{1.0, 2.0}, {3.0, 4.5}});
  io::save_npy(weight, folder / "w.npy");
  io::save_safetensors(folder / "w.safetensors", {{"fc.weight", weight}, {"bias", weight[0]}});
  const auto results = saved(folder, R"(
inputs:
  a: {npy: w.npy, dtype: float64}
  b: {file: w.safetensors, name: fc.weight}
  c: {values: [[1, 2], [3, -4]]}
  d: {values: [[1, 2.5], [.inf, 1e-3]]}
  e: {values: [true, false]}
  f: {values: [[1], [0]], dtype: uint8}
  g: {values: 3}
  h: {values: []}
  i: {values: [9007199254740993]}
steps: []
save: {r.safetensors: [a, b, c, d, e, f, g, h, i]}
)");
  CHECK(results.at("a").equal(weight.to(kFloat64)));
  CHECK(results.at("b").equal(weight));
  CHECK(results.at("c").equal(tensor({{1, 2}, {3, -4}})));
  CHECK(results.at("d").equal(tensor({{1.0, 2.5}, {HUGE_VAL, 1e-3}})));
  CHECK(results.at("e").equal(tensor({true, false})));
  CHECK(results.at("f").dtype() == kUInt8);
  CHECK(results.at("f").sizes() == IntArrayRef({2, 1}));
  CHECK(results.at("g").sizes().empty());
  CHECK(results.at("h").sizes() == IntArrayRef({0}));
  CHECK(results.at("i").item<int64_t>() == 9007199254740993);
}

TEST_CASE("a program computes with complex numbers", "[tools]") {
  const TemporaryFolder folder;
  const auto results = saved(folder, R"(
seed: 7
inputs:
  x: {values: [1.0-2.0j, 3, 0.5]}
  y: {values: [1, 2.5, -inf+0.0j], dtype: complex64}
  z: {random: [3], dtype: complex64}
steps:
  - {op: mul.Scalar, args: [x, 0.0+1.0j], to: a}
  - {op: add.Tensor, args: [z, x, {alpha: 2.0+0.0j}], to: b}
save: {r.safetensors: [x, y, z, a, b]}
)");
  const Tensor x = tensor({Complex64(1, -2), Complex64(3), Complex64(0.5)});
  CHECK(results.at("x").equal(x));
  CHECK(results.at("y").equal(tensor({Complex64(1), Complex64(2.5), Complex64(-HUGE_VALF)})));
  manual_seed(7);
  const Tensor parts = randn({3});
  CHECK(results.at("z").equal(complex(parts, randn({3}))));
  CHECK(results.at("a").equal(x * Complex128(0, 1)));
  CHECK(results.at("b").equal(results.at("z") + x * 2));
}

TEST_CASE("modes of a program nest in both directions", "[tools]") {
  const TemporaryFolder folder;
  RunOptions options;
  options.facts = true;
  const std::string program = R"(
inputs:
  x: {values: [1.0], requires_grad: true, mode: normal}
  y: {values: [1.0]}
steps:
  - {op: mul, args: [x, 2], to: a}
  - mode: inference
    steps:
      - {op: mul, args: [x, 2], to: b}
      - mode: normal
        steps:
          - {op: mul, args: [x, 2], to: c}
          - {mode: no_grad, steps: [{op: mul, args: [x, 2], to: d}]}
      - {op: mul, args: [x, 2], to: e}
  - {op: mul_, args: [y, 2]}
print: [a, b, c, d, e, y]
)";
  const auto facts = [](const char* name, const char* text, const char* value) {
    return std::string(name) + ":\n" + text + "\n " + value + "\n[ CPUFloatType{1} ]\n";
  };
  const char* recorded = "is_inference: false, requires_grad: true, version: 0";
  const char* constant = "is_inference: false, requires_grad: false, version: 0";
  const char* changed = "is_inference: false, requires_grad: false, version: 1";
  const char* inference = "is_inference: true, requires_grad: false, version: none";
  CHECK(run_text(folder, program, options).out ==
        facts("a", recorded, "2") + facts("b", inference, "2") + facts("c", recorded, "2") +
            facts("d", constant, "2") + facts("e", inference, "2") + facts("y", changed, "2"));
  options.mode = Mode::kInference;
  CHECK(run_text(folder, program, options).out ==
        facts("a", inference, "2") + facts("b", inference, "2") + facts("c", recorded, "2") +
            facts("d", constant, "2") + facts("e", inference, "2") + facts("y", inference, "2"));
  CHECK_FALSE(InferenceMode::is_enabled());
}

TEST_CASE("a program computes gradients", "[tools]") {
  const TemporaryFolder folder;
  const auto results = saved(folder, R"(
inputs:
  w: {values: [1.0, 2.0], requires_grad: true}
  g: {values: [1.0, 10.0]}
steps:
  - {op: mul, args: [w, w], to: s}
  - {backward: s, gradient: g, retain_graph: true}
  - {backward: s, gradient: g}
  - {grad: w, to: gw}
save: {r.safetensors: gw}
)");
  CHECK(results.at("gw").equal(tensor({4.0, 80.0})));
}

TEST_CASE("arguments of every type are read by the schema", "[tools]") {
  const TemporaryFolder folder;
  const auto results = saved(folder, R"(
inputs:
  x: {values: [[1.0, -2.0, 3.0], [4.0, 5.0, -6.0]]}
  o: {values: []}
steps:
  - {op: sum, args: [x, 1, true], to: int_list_of_one}
  - {op: sum, args: {self: x, dtype: float64}, to: dtype}
  - {op: gelu, args: [x, {approximate: tanh}], to: text}
  - {op: clamp, args: [x, None, 2], to: optional}
  - {op: cat, args: [[x, x], 1], to: list}
  - {op: split_with_sizes, args: {self: x, split_sizes: [1, 2], dim: 1}, to: parts}
  - {op: cat, args: [parts, 1], to: list_variable}
  - {op: max, args: [x, 1], to: [values, _]}
  - {op: sum, args: x, to: total}
  - {op: item, args: total, to: n}
  - {op: mul, args: [x, n], to: scalar_variable}
  - {op: randn, args: {size: [2], dtype: float64, device: cpu}, to: device}
  - {op: abs, args: {self: x, out: o}, to: out}
save: {r.safetensors: [int_list_of_one, dtype, text, optional, list, list_variable, values,
                       scalar_variable, device, parts, o]}
)");
  const Tensor x = tensor({{1.0, -2.0, 3.0}, {4.0, 5.0, -6.0}});
  CHECK(results.at("int_list_of_one").equal(x.sum(1, true)));
  CHECK(results.at("dtype").dtype() == kFloat64);
  CHECK(results.at("text").equal(gelu(x, "tanh")));
  CHECK_FALSE(results.at("text").equal(gelu(x)));
  CHECK(results.at("optional").equal(x.clamp(std::nullopt, 2)));
  CHECK(results.at("list").sizes() == IntArrayRef({2, 6}));
  CHECK(results.at("list_variable").equal(x));
  CHECK(results.at("values").equal(tensor({3.0, 5.0})));
  CHECK(results.at("scalar_variable").equal(x * 5));
  CHECK(results.at("device").dtype() == kFloat64);
  CHECK(results.at("parts.1").sizes() == IntArrayRef({2, 2}));
  CHECK(results.at("o").equal(x.abs()));
}

TEST_CASE("a scalar result is an argument and is printed", "[tools]") {
  const TemporaryFolder folder;
  const Outcome outcome = run_text(folder, R"(
inputs: {x: {values: [1, 2]}}
steps:
  - {op: sum, args: x, to: s}
  - {op: item, args: s, to: n}
  - {op: equal, args: [x, x], to: same}
  - {op: mul, args: [x, n], to: y}
  - {op: unbind, args: x, to: parts}
print: [n, same, y, parts]
)");
  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "n: 3\nsame: true\ny:\n 3\n 6\n[ CPULongType{2} ]\n"
        "parts[0]:\n1\n[ CPULongType{} ]\nparts[1]:\n2\n[ CPULongType{} ]\n");
}

TEST_CASE("a seed decides the random numbers; the command line's wins", "[tools]") {
  const TemporaryFolder folder;
  const auto printed = [&](const std::string& seed, std::optional<uint64_t> option = {}) {
    RunOptions options;
    options.seed = option;
    return run_text(folder, seed + "\nsteps: [{op: randn, args: [[3]], to: x}]", options).out;
  };
  CHECK(printed("seed: 1") == printed("seed: 1"));
  CHECK(printed("seed: 1") != printed("seed: 2"));
  CHECK(printed("seed: 1", 2) == printed("seed: 2"));
}

TEST_CASE("results are saved where the program and the command line say", "[tools]") {
  const TemporaryFolder folder;
  RunOptions options;
  options.quiet = true;
  options.save = folder / "all.safetensors";
  const Outcome outcome = run_text(folder, R"(
inputs: {x: {values: [[1, 2], [3, 4]]}}
steps:
  - {op: unbind, args: x, to: rows}
  - {op: t, args: x, to: y}
print: [rows, y]
save: {y: y.npy, x: x.safetensors}
)",
                                   options);
  CHECK(outcome.exit_code == 0);
  CHECK(outcome.out.empty());
  CHECK(io::load_npy(folder / "y.npy").equal(tensor({{1, 3}, {2, 4}})));
  CHECK(io::load_safetensors(folder / "x.safetensors").at("x").size(0) == 2);
  const auto all = io::load_safetensors(folder / "all.safetensors");
  CHECK(all.size() == 3);
  CHECK(all.at("rows.1").equal(tensor({3, 4})));
}

TEST_CASE("the strict policy holds for the program alone", "[tools]") {
  const TemporaryFolder folder;
  const std::string program = R"(
inputs: {x: {values: [[1.0]], mode: inference}}
steps:
  - {op: t, args: x, to: y}
)";
  CHECK(run_text(folder, program).exit_code == 0);
  RunOptions options;
  options.policy = InferencePolicy::Strict;
  const Outcome strict = run_text(folder, program, options);
  CHECK(strict.exit_code == 1);
  CHECK(strict.err.starts_with("p.yaml:4:10: step 1: t: "));
  CHECK(strict.out.empty());
  CHECK(run_text(folder, "policy: strict" + program).exit_code == 1);
  CHECK(inference_policy() == InferencePolicy::Standard);
}

TEST_CASE("what an operator or a file raises has its place in the program", "[tools]") {
  const TemporaryFolder folder;
  const auto error = [&](const std::string& text) {
    const Outcome outcome = run_text(folder, text);
    CHECK(outcome.exit_code == 1);
    CHECK(outcome.out.empty());
    return outcome.err;
  };
  CHECK(error("inputs: {x: {random: [2, 3]}}\nsteps:\n- {op: mm, args: [x, x], to: h}\n") ==
        "p.yaml:3:8: step 1: mm: expected the sizes of self [2, 3] and mat2 [2, 3] to be "
        "multipliable\n");
  CHECK(error("inputs: {x: {random: [3]}}\nsteps:\n- mode: inference\n  steps:\n"
              "  - {op: split, args: [x, 1], to: [a, b]}\n") ==
        "p.yaml:5:10: step 1.1: split.Tensor: it has 3 results, 'to' has 2 names\n");
  CHECK(error("inputs: {x: {random: [3]}}\nsteps:\n- {grad: x, to: g}\n") ==
        "p.yaml:3:3: step 1: grad: 'x' has no gradient\n");
  CHECK(error("inputs: {x: {random: [4611686018427387904]}}\nsteps: []\n")
            .starts_with("p.yaml:1:10: input x: "));
  io::save_safetensors(folder / "w.safetensors", {{"weight", ones({1})}});
  CHECK(error("inputs: {x: {file: w.safetensors, name: wieght}}\nsteps: []\n") ==
        "p.yaml:1:10: input x: w.safetensors: no tensor is called 'wieght' (did you mean "
        "'weight'?)\n");
  const Outcome unsaved = run_text(
      folder,
      "inputs: {x: {values: [1]}}\nsteps: [{op: item, args: x, to: n}]\nsave: {n: n.npy}\n");
  CHECK(unsaved.exit_code == 1);
  CHECK(unsaved.out == "n: 1\n");
  CHECK(unsaved.err == "p.yaml:3:8: save: 'n' is a value of type int, expected a tensor\n");
}

}  // namespace
}  // namespace tenon::tools
