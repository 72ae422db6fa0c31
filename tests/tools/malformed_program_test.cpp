#include <catch2/catch.hpp>

#include "tests/tools/programs.h"

namespace tenon::tools {
namespace {

using Messages = std::vector<std::string>;

struct Malformed {
  const char* text;
  Messages messages;
};

const std::string kInputs = "inputs: {x: {random: [2, 3]}, y: {random: [3, 2]}}\nsteps:\n";

// Line 3 of a program with inputs x and y.
const Malformed kSteps[] = {
    {"- {op: mmm, args: [x, y]}",
     {"p.yaml:3:8: step 1: mmm: unknown operator (did you mean 'bmm' or 'mm'?)"}},
    {"- {op: sum.dim_IntLst, args: [x, 1]}",
     {"p.yaml:3:8: step 1: sum.dim_IntLst: unknown operator (did you mean 'sum.dim_IntList'?)"}},
    {"- {op: [mm], args: [x, y]}",
     {"p.yaml:3:8: step 1: op: expected an operator's name, got a list"}},
    {"- {op: mm, args: [x, z]}",
     {"p.yaml:3:22: step 1: mm: unknown variable 'z' (did you mean 'x' or 'y'?) for 'mat2'"}},
    {"- {op: mm, args: [x, 3]}", {"p.yaml:3:22: step 1: mm: expected Tensor for 'mat2', got '3'"}},
    {"- {op: mm, args: [x, None]}",
     {"p.yaml:3:22: step 1: mm: expected Tensor for 'mat2', got 'None'"}},
    {"- {op: mm, args: x}", {"p.yaml:3:8: step 1: mm: the argument 'mat2' is missing"}},
    {"- {op: mm}",
     {"p.yaml:3:8: step 1: mm: the argument 'self' is missing",
      "p.yaml:3:8: step 1: mm: the argument 'mat2' is missing"}},
    {"- {op: mm, args: [x, y, x]}",
     {"p.yaml:3:25: step 1: mm: expected at most 2 arguments by position, got 3"}},
    {"- {op: mm, args: [x, {mat2: y, self: x}]}",
     {"p.yaml:3:32: step 1: mm: the argument 'self' is given twice"}},
    {"- {op: mm, args: {self: x, self: y}}", {"p.yaml:3:28: the key 'self' stands twice"}},
    {"- {op: mm, args: {self: x, mat3: y}}",
     {"p.yaml:3:8: step 1: mm: the argument 'mat2' is missing",
      "p.yaml:3:28: step 1: mm: unknown argument 'mat3' (did you mean 'mat2'?)"}},
    {"- {op: add, args: [x, foo]}",
     {"p.yaml:3:8: step 1: add: no overload takes these arguments; add.Scalar: expected Scalar for "
      "'other', got 'foo'; add.Tensor: unknown variable 'foo' for 'other'"}},
    {"- {op: permute, args: [x, 1]}",
     {"p.yaml:3:27: step 1: permute: expected int[] for 'dims', got '1'"}},
    {"- {op: permute, args: [x, [0, 1.5]]}",
     {"p.yaml:3:27: step 1: permute: expected int[] for 'dims', got a list with '1.5'"}},
    {"- {op: permute, args: [x, [0, '1']]}",
     {"p.yaml:3:27: step 1: permute: expected int[] for 'dims', got a list with '1'"}},
    {"- {op: cat, args: [[x, z]]}",
     {"p.yaml:3:24: step 1: cat: unknown variable 'z' (did you mean 'x' or 'y'?) for 'tensors'"}},
    {"- {op: cat, args: [x]}",
     {"p.yaml:3:20: step 1: cat: expected Tensor[] for 'tensors', got the Tensor 'x'"}},
    {"- {op: to.dtype, args: [x, flot32]}",
     {"p.yaml:3:28: step 1: to.dtype: expected ScalarType for 'dtype', got 'flot32' (did you mean "
      "'float32'?)"}},
    {"- {op: transpose.int, args: [x, 0, true]}",
     {"p.yaml:3:36: step 1: transpose.int: expected int for 'dim1', got 'true'"}},
    {"- {op: relu, args: [x], to: [a, b]}",
     {"p.yaml:3:29: step 1: relu: it has 1 result, 'to' has 2 names"}},
    {"- {op: max.dim, args: [x, 0], to: m}",
     {"p.yaml:3:35: step 1: max.dim: it has 2 results, 'to' has 1 name"}},
    {"- {op: relu, args: [x], to: 3a}",
     {"p.yaml:3:29: step 1: relu: expected a name of letters, digits and '_', got '3a'"}},
    {"- {op: relu, args: [x], tto: a}",
     {"p.yaml:3:25: step 1: relu: unknown key 'tto' (did you mean 'to'?)"}},
    {"- {opp: relu}", {"p.yaml:3:4: step 1: unknown key 'opp' (did you mean 'op'?)"}},
    {"- {}", {"p.yaml:3:3: step 1: expected op, backward, grad or mode"}},
    {"- relu",
     {"p.yaml:3:3: step 1: expected a mapping such as {op: mm, args: [x, y], to: z}, got 'relu'"}},
    {"- {op: split, args: [x, 1], to: p}\n- {op: relu, args: p}",
     {"p.yaml:4:20: step 2: relu: expected Tensor for 'self', got the Tensor[] 'p'"}},
    {"- {op: relu, args: h}\n- {op: relu, args: x, to: h}",
     {"p.yaml:3:20: step 1: relu: unknown variable 'h' (did you mean 'x' or 'y'?) for 'self'"}},
    {"- {op: mmm, args: [x, y], to: h}\n- {op: relu, args: h}",
     {"p.yaml:3:8: step 1: mmm: unknown operator (did you mean 'bmm' or 'mm'?)"}},
    {"- {op: mmm, to: h}\n- {op: mul, args: [x, h]}",
     {"p.yaml:3:8: step 1: mmm: unknown operator (did you mean 'bmm' or 'mm'?)"}},
    {"- {mode: infrence, steps: [{op: relu, args: q}]}",
     {"p.yaml:3:10: step 1: expected normal, no_grad or inference, got 'infrence' (did you mean "
      "'inference'?)",
      "p.yaml:3:45: step 1.1: relu: unknown variable 'q' (did you mean 'x' or 'y'?) for 'self'"}},
    {"- {mode: normal}", {"p.yaml:3:3: step 1: expected steps: and a list"}},
    {"- {backward: q}",
     {"p.yaml:3:14: step 1: backward: unknown variable 'q' (did you mean 'x' or 'y'?) for "
      "'backward'"}},
    {"- {backward: x, retain_graph: 3}",
     {"p.yaml:3:31: step 1: backward: expected true or false, got '3'"}},
    {"- {grad: x}", {"p.yaml:3:10: step 1: grad: expected to: and a name"}},
};

const Malformed kPrograms[] = {
    {"3", {"p.yaml:1:1: expected a mapping with steps, got '3'"}},
    {"mode: normal", {"p.yaml:1:1: expected steps: and a list"}},
    {"steps: 3", {"p.yaml:1:8: steps: expected a list, got '3'"}},
    {"stpes: []\nsteps: []", {"p.yaml:1:1: unknown key 'stpes' (did you mean 'steps'?)"}},
    {"mode: train\nsteps: []",
     {"p.yaml:1:7: mode: expected normal, no_grad or inference, got 'train'"}},
    {"policy: strickt\nsteps: []",
     {"p.yaml:1:9: policy: expected standard or strict, got 'strickt' (did you mean 'strict'?)"}},
    {"seed: -1\nsteps: []",
     {"p.yaml:1:7: seed: expected a whole number that is not negative, got '-1'"}},
    {"steps: []\nprint: [x]", {"p.yaml:2:9: print: unknown variable 'x'"}},
    {"steps: []\nsave: {x: x.npy}", {"p.yaml:2:8: save: unknown variable 'x'"}},
    {"inputs: {x: {random: [1]}}\nsteps: []\nsave: {x: x.txt}",
     {"p.yaml:3:11: save: expected a .npy or .safetensors file, got 'x.txt'"}},
    {"inputs: []\nsteps: []", {"p.yaml:1:9: inputs: expected a mapping, got a list"}},
    {"inputs: {x: 3}\nsteps: []",
     {"p.yaml:1:13: input x: expected a mapping such as {random: [2, 3]}, got '3'"}},
    {"inputs: {x: {}}\nsteps: []",
     {"p.yaml:1:10: input x: expected one of random, file, npy and values"}},
    {"inputs: {x: {random: [2], values: 3}}\nsteps: []",
     {"p.yaml:1:35: input x: expected one source, got several"}},
    {"inputs: {x: {random: [2, -1]}}\nsteps: []",
     {"p.yaml:1:26: input x: expected a size, got '-1'"}},
    {"inputs: {x: {file: w.safetensors}}\nsteps: []",
     {"p.yaml:1:20: input x: expected name: and a tensor of the file"}},
    {"inputs: {x: {values: [[1, 2], [3]]}}\nsteps: []",
     {"p.yaml:1:31: input x: expected a list of 2 like the ones before, got 1"}},
    {"inputs: {x: {values: [1, a]}}\nsteps: []",
     {"p.yaml:1:26: input x: expected a number, got 'a'"}},
    {"inputs: {x: {values: [1, 256], dtype: uint8}}\nsteps: []",
     {"p.yaml:1:26: input x: 256 does not fit uint8"}},
    {"inputs: {x: {values: [1, -1], dtype: uint64}}\nsteps: []",
     {"p.yaml:1:26: input x: -1 does not fit uint64"}},
    {"inputs: {x: {values: [1, 65536], dtype: uint16}}\nsteps: []",
     {"p.yaml:1:26: input x: 65536 does not fit uint16"}},
    {"inputs: {x: {values: [1.5], dtype: int64}}\nsteps: []",
     {"p.yaml:1:23: input x: 1.5 does not fit int64"}},
    {"inputs: {x: {values: [1.5, 1.0-2.0j], dtype: float32}}\nsteps: []",
     {"p.yaml:1:28: input x: 1.0-2.0j does not fit float32"}},
    {"inputs: {x: {values: [1.0-2.0j], dtype: int64}}\nsteps: []",
     {"p.yaml:1:23: input x: 1.0-2.0j does not fit int64"}},
    {"inputs: {x: {values: [1.5.5j]}}\nsteps: []",
     {"p.yaml:1:23: input x: expected a number, got '1.5.5j'"}},
    {"inputs: {x: {values: 1, dtype: float23}}\nsteps: []",
     {"p.yaml:1:32: input x: expected a dtype, got 'float23' (did you mean 'float16' or "
      "'float32'?)"}},
    {"inputs: {x: {values: 1, mode: no_grad}}\nsteps: []",
     {"p.yaml:1:31: input x: expected normal or inference, got 'no_grad'"}},
    {"inputs: {x y: {values: 1}}\nsteps: []",
     {"p.yaml:1:10: input x y: expected a name of letters, digits and '_'"}},
};

TEST_CASE("a malformed step says where and what", "[tools]") {
  for (const Malformed& each : kSteps) {
    INFO(each.text);
    CHECK(test::mistakes(kInputs + each.text + "\n") == each.messages);
  }
}

TEST_CASE("a malformed program says where and what", "[tools]") {
  for (const Malformed& each : kPrograms) {
    INFO(each.text);
    CHECK(test::mistakes(each.text) == each.messages);
  }
}

TEST_CASE("mistakes beyond what anybody reads cost nothing", "[tools]") {
  std::string text = "inputs: {";
  for (int i = 0; i < 20'000; ++i) text += "v" + std::to_string(i) + ": {values: 1}, ";
  text += "}\nsteps:\n";
  for (int i = 0; i < 10'000; ++i) text += "- {op: relu, args: w" + std::to_string(i) + "}\n";
  CHECK(test::mistakes(text).size() == 100);
  CHECK(test::mistakes("steps: " + std::string(200, 'x')) ==
        Messages{"p.yaml:1:8: steps: expected a list, got '" + std::string(100, 'x') + "…'"});
}

TEST_CASE("a document reports a hundred mistakes, wherever they stand", "[tools]") {
  constexpr size_t kBytes = 1 << 16;
  const auto filled = [](std::string text, const std::string& part, const std::string& end) {
    while (text.size() + part.size() + end.size() <= kBytes) text += part;
    return text + end;
  };
  const auto keys = [](std::string text, const std::string& end) {
    for (int i = 0; i < 5'000; ++i) text += "k" + std::to_string(i) + ": 1, ";
    return text + end;
  };
  const std::string texts[] = {
      filled("", "a: \n", ""),
      filled("", "[]: \n", ""),
      filled("inputs: {x: {random: [", "x,", "]}}\nsteps: []\n"),
      filled("inputs: {x: {values: [", "x,", "]}}\nsteps: []\n"),
      filled(kInputs + "- {op: unbind.int, args: [x], to: [", "-,", "]}\n"),
      filled(kInputs + "- {op: relu, args: [x", ",q", "], to: z}\n- {op: cat, args: [[q]]}\n"),
      filled(kInputs, "- {mode: q, steps: []}\n", ""),
      filled("steps: []\nprint: [", "q,", "]\n"),
      keys("{steps: [], ", "}\n"),
      keys("inputs: {x: {values: 1, ", "}}\nsteps: []\n"),
      keys(kInputs + "- {op: relu, args: [x], ", "}\n"),
      keys(kInputs + "- {op: relu, args: {self: x, ", "}}\n"),
      keys("steps: []\nsave: {", "}\n"),
  };
  for (const std::string& text : texts) {
    INFO(text.substr(0, 100));
    const size_t reported = test::mistakes(text).size();
    CHECK(reported > 0);
    CHECK(reported <= 100);
  }
}

TEST_CASE("every mistake of a program is reported in one run, and nothing runs", "[tools]") {
  const test::TemporaryFolder folder;
  const auto outcome = test::run_text(
      folder,
      "mod: normal\n" + kInputs +
          "- {op: mm, args: [x, y], to: h}\n- {op: mm, args: [h, q]}\n- {op: rel, args: h}\n"
          "save: {h: h.npy}\n");
  CHECK(outcome.exit_code == 2);
  CHECK(outcome.err ==
        "p.yaml:1:1: unknown key 'mod' (did you mean 'mode'?)\n"
        "p.yaml:5:22: step 2: mm: unknown variable 'q' (did you mean 'h' or 'x'?) for 'mat2'\n"
        "p.yaml:6:8: step 3: rel: unknown operator (did you mean 'real' or 'relu'?)\n");
  CHECK(outcome.out.empty());
  CHECK_FALSE(std::filesystem::exists(folder / "h.npy"));
}

}  // namespace
}  // namespace tenon::tools
