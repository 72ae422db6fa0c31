// Every reader of tests/fuzz/, and that of graphs, reads texts of two lengths, the second four
// times the first; their instructions are what tests/instructions/reading.py compares. Every
// `measured_calls` is one count; prints the names of the texts in their order.

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/graph/graph.h"
#include "tests/fuzz/targets.h"

namespace {

using Read = int (*)(const uint8_t*, size_t);

/// What a text is made of: a number of parts between a begin and an end.
struct Shape {
  Read read;
  std::string name;
  std::string begin;
  /// `#` stands for the number of the part.
  std::string part;
  std::string end;
};

constexpr size_t kParts = 2000;

std::string with_numbers(std::string_view part, size_t number) {
  std::string text;
  for (const char c : part) {
    if (c == '#')
      text += std::to_string(1'000'000 + number);
    else
      text += c;
  }
  return text;
}

std::string text_of(const Shape& shape, size_t parts) {
  std::string text = shape.begin;
  for (size_t i = 0; i < parts; ++i) text += with_numbers(shape.part, i);
  return text + shape.end;
}

std::string length_of(const std::string& text) {
  const uint64_t bytes = text.size();
  return std::string(reinterpret_cast<const char*>(&bytes), sizeof(bytes));
}

int read_graph(const uint8_t* data, size_t size) {
  try {
    tenon::Graph::from_yaml({reinterpret_cast<const char*>(data), size});
    return 1;
  } catch (const tenon::Error&) {
    return 0;
  }
}

const std::vector<Shape>& shapes() {
  using namespace tenon::fuzz;
  constexpr const char* kEntry = R"("#":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},)";
  constexpr const char* kLast = R"("x":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}})";
  constexpr const char* kNoSteps = "steps: []\nprint: []\n";
  constexpr const char* kInput = "inputs:\n  x: {random: [1], dtype: float32}\nsteps:\n";
  constexpr const char* kNoStep =
      "inputs:\n  x: {random: [1], dtype: float32}\nsteps: []\nprint: [";
  constexpr const char* kLastElement = "1], dtype: float32}\nsteps: []\nprint: []\n";
  static const std::vector<Shape> all = {
      {&fuzz_schema, "arguments", "f(", "int a#, ", "int b) -> int"},
      {&fuzz_schema, "equal arguments", "f(", "int a, ", "int a) -> int"},
      {&fuzz_schema, "returns", "f() -> (", "int, ", "int)"},
      {&fuzz_schema, "alias sets", "f(", "Tensor(a!) x, ", "int b) -> ()"},
      {&fuzz_schema, "a long alias set", "f(Tensor(", "a|", ") x) -> Tensor"},
      {&fuzz_schema, "alias sets without end", "f(", "Tensor(a x, ", ""},
      {&fuzz_schema, "a long name", "", "f", "() -> int"},
      {&fuzz_schema, "spaces", "f(", " ", ") -> int"},
      {&fuzz_schema, "brackets in a default", "f(int a=", "[", ") -> int"},
      {&fuzz_schema, "a string without end", "f(str a=\"", "a)", ""},
      {&fuzz_schema, "defaults", "f(", "int[] a=[1, 2], ", "int b) -> int"},
      {&fuzz_schema, "stars", "f(", "*, ", ") -> int"},
      {&fuzz_schema, "a long list size", "f(int[", "1", "] a) -> int"},
      {&fuzz_safetensors, "tensors", "{", kEntry, kLast},
      {&fuzz_safetensors, "dimensions", "{", R"("#":{"shape":[0,0,0,0,0,0],)", "}"},
      {&fuzz_safetensors, "metadata", R"({"__metadata__":{)", R"("#":"",)", R"("":""}})"},
      {&fuzz_safetensors, "a long name", "{\"", "x\\n", "\":1}"},
      {&fuzz_safetensors, "spaces", "{", " ", "}"},
      {&fuzz_yaml, "entries", "", "k#: v\n", ""},
      {&fuzz_yaml, "items", "", "- v\n", ""},
      {&fuzz_yaml, "a long list", "[", "1, ", "2]"},
      {&fuzz_yaml, "a long mapping", "{", "k#: 1, ", "k: 2}"},
      {&fuzz_yaml, "keys that stand twice", "", "k: v\n", ""},
      {&fuzz_yaml, "a long text", "a: \"", "x\\n", "\""},
      {&fuzz_yaml, "open lists", "", "[", ""},
      {&fuzz_yaml, "possible keys", "{", "a ", "}"},
      {&read_graph, "inputs", "inputs:\n", "  v#: {random: [1], dtype: float32}\n", kNoSteps},
      {&read_graph, "constants", "inputs:\n", "  v#: {values: [1], dtype: float32}\n", kNoSteps},
      {&read_graph, "elements", "inputs:\n  v: {values: [", "1, ", kLastElement},
      {&read_graph, "steps", kInput, "  - {op: relu, args: [x], to: v#}\n", "print: [x]\n"},
      {&read_graph, "results", kNoStep, "x, ", "x]\n"},
      {&read_graph, "an input doubled", "inputs:\n", "  v: {random: [1]}\n", kNoSteps},
      {&read_graph, "strides", "inputs: {}\nsteps: []\nprint: []\nstrides:\n", "  v#: [1]\n", ""},
      {&read_graph, "open lists", "inputs: ", "[", ""},
  };
  return all;
}

}  // namespace

/// What callgrind looks for by its name, so that it counts nothing else.
extern "C" [[gnu::noinline]] int measured_calls(Read read, const uint8_t* data, size_t size) {
  return read(data, size);
}

int main() {
  for (const Shape& shape : shapes()) {
    for (const size_t parts : {kParts, kParts, 4 * kParts}) {  // the first is a warm-up
      std::string text = text_of(shape, parts);
      if (shape.read == &tenon::fuzz::fuzz_safetensors) text.insert(0, length_of(text));
      measured_calls(shape.read, reinterpret_cast<const uint8_t*>(text.data()), text.size());
    }
    const bool schema = shape.read == &tenon::fuzz::fuzz_schema;
    const bool yaml = shape.read == &tenon::fuzz::fuzz_yaml;
    const bool graph = shape.read == &read_graph;
    const char* reader = schema ? "schema" : yaml ? "YAML" : graph ? "graph" : "safetensors";
    std::printf("%s: %s\n", reader, shape.name.c_str());
  }
}
