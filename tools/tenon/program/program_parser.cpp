#include "tools/tenon/program/program_parser.h"

#include "tools/tenon/program/input_parser.h"
#include "tools/tenon/program/literals.h"
#include "tools/tenon/program/step_parser.h"

namespace tenon::tools {
namespace {

class ProgramParser {
 public:
  ProgramParser(const YamlNode& root, Diagnostics& diagnostics)
      : root_(root), diagnostics_(diagnostics) {}

  Program parse() {
    check_keys(root_, {"mode", "policy", "seed", "inputs", "steps", "print", "save", "strides"}, "",
               diagnostics_);
    Program program;
    parse_settings(program);
    if (const YamlNode* inputs = root_.find("inputs")) {
      program.inputs = parse_inputs(*inputs, scope_, diagnostics_);
    }
    if (const YamlNode* steps = root_.find("steps")) {
      program.steps = parse_steps(*steps, "", scope_, diagnostics_);
    } else {
      diagnostics_.add(root_.location, "expected steps: and a list");
    }
    if (const YamlNode* print = root_.find("print")) {
      program.print = parse_names(*print, "print", scope_, diagnostics_);
    } else {
      program.print = last_results(program.steps);
    }
    if (const YamlNode* save = root_.find("save")) parse_save(*save, program.save);
    if (const YamlNode* strides = root_.find("strides")) parse_strides(*strides, program);
    return program;
  }

 private:
  void parse_settings(Program& program) {
    if (const YamlNode* mode = root_.find("mode")) {
      program.mode = mode_of(mode->text);
      if (!program.mode) {
        error(*mode, "mode: expected normal, no_grad or inference, got ", mode_names());
      }
    }
    if (const YamlNode* policy = root_.find("policy")) {
      program.policy = policy_of(policy->text);
      if (!program.policy) {
        error(*policy, "policy: expected standard or strict, got ", {"standard", "strict"});
      }
    }
    if (const YamlNode* seed = root_.find("seed")) {
      const auto value = int_of(*seed);
      if (!value || *value < 0) {
        error(*seed, "seed: expected a whole number that is not negative, got ", {});
      }
      program.seed = static_cast<uint64_t>(value.value_or(0));
    }
  }

  void error(const YamlNode& node, const std::string& message,
             const std::vector<std::string_view>& known) {
    diagnostics_.add(node.location, message + describe(node) + suggestion(node.text, known));
  }

  /// `h: h.npy`, `all.safetensors: [h, a]`.
  void parse_save(const YamlNode& save, std::vector<SavedFile>& files) {
    if (!save.is_mapping()) return error(save, "save: expected a mapping, got ", {});
    for (const auto& [key, value] : save.entries) {
      if (key.text.ends_with(".safetensors")) {
        files.push_back({key.text, parse_names(value, "save", scope_, diagnostics_), key.location});
        continue;
      }
      if (!value.text.ends_with(".npy") && !value.text.ends_with(".safetensors")) {
        error(value, "save: expected a .npy or .safetensors file, got ", {});
      }
      files.push_back({value.text, parse_names(key, "save", scope_, diagnostics_), key.location});
    }
  }

  /// `v0: [1, 2]`.
  void parse_strides(const YamlNode& strides, Program& program) {
    if (!strides.is_mapping()) return error(strides, "strides: expected a mapping, got ", {});
    for (const auto& [key, value] : strides.entries) {
      if (!scope_.has(key.text)) error(key, "strides: expected an input or a result, got ", {});
      DimVector& list = program.strides[key.text];
      if (!value.is_sequence()) error(value, "strides: expected a list, got ", {});
      for (const YamlNode& item : value.items) {
        const auto stride = int_of(item);
        if (!stride || *stride < 0) error(item, "strides: expected a stride, got ", {});
        list.push_back(stride.value_or(0));
      }
    }
  }

  static std::vector<std::string> last_results(const std::vector<Step>& steps) {
    std::vector<std::string> names;
    if (steps.empty()) return names;
    const auto& action = steps.back().action;
    if (const auto* call = std::get_if<CallStep>(&action)) names = call->to.names;
    if (const auto* grad = std::get_if<GradStep>(&action)) names = {grad->to};
    if (const auto* block = std::get_if<BlockStep>(&action)) return last_results(block->steps);
    std::erase(names, "");
    return names;
  }

  const YamlNode& root_;
  Diagnostics& diagnostics_;
  Scope scope_;
};

}  // namespace

std::optional<Program> parse_program(const YamlNode& root, Diagnostics& diagnostics) {
  const size_t before = diagnostics.size();
  Program program;
  const bool complete = diagnostics.collect([&] {
    if (root.is_mapping()) {
      program = ProgramParser(root, diagnostics).parse();
    } else {
      diagnostics.add(root.location, "expected a mapping with steps, got " + describe(root));
    }
  });
  if (!complete || diagnostics.size() != before) return std::nullopt;
  return program;
}

std::optional<InferencePolicy> policy_of(std::string_view name) {
  if (name == "standard") return InferencePolicy::Standard;
  if (name == "strict") return InferencePolicy::Strict;
  return std::nullopt;
}

}  // namespace tenon::tools
