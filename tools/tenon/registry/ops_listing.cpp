#include "tools/tenon/registry/ops_listing.h"

#include <nlohmann/json.hpp>
#include <ostream>

#include "tools/tenon/registry/derivatives.h"

namespace tenon::tools {
namespace {

/// `self, other`: the arguments that have a formula.
std::string differentiable(const OperatorSchema& schema) {
  std::string names;
  for (const std::string_view name : differentiable_arguments(schema)) {
    names.append(names.empty() ? "" : ", ").append(name);
  }
  return names;
}

/// Nothing for the operator of an entry; for a derived one which variant it is of what.
std::string origin(const OperatorSchema& schema, const ManifestOperators& expected) {
  const auto found = expected.find(schema.name);
  if (found == expected.end() || found->second.variant.empty()) return {};
  return "the " + found->second.variant + " variant of " + found->second.entry;
}

/// The formula; where it names parts, these and its value as the manifest has them.
nlohmann::ordered_json json_of(const DerivativeText& derivative) {
  if (derivative.parts.empty()) return derivative.formula;
  auto parts = nlohmann::ordered_json::object();
  for (const auto& [name, part] : derivative.parts) parts[std::string(name)] = part;
  return {{"let", parts}, {"value", derivative.formula}};
}

}  // namespace

void print_lines(const Operators& operators, const Style& style, std::ostream& out) {
  Table table({"operator", "kind", "category", "kernels", "derivatives"});
  for (const OperatorEntry* op : operators) {
    const OperatorSchema& schema = op->schema();
    table.add({std::string(schema.name), std::string(kind_name(schema.kind)),
               std::string(schema.category), keys_text(kernel_keys(*op)), differentiable(schema)});
  }
  table.print(out, style);
}

void print_card(const OperatorEntry& op, const ManifestOperators& expected, const Style& style,
                std::ostream& out) {
  const OperatorSchema& schema = op.schema();
  const std::string_view signature = schema.text.substr(schema.name.size());
  out << style.bold(schema.name) << signature << '\n';
  if (!schema.doc.empty()) out << "  " << schema.doc << '\n';

  Table table;
  const auto add = [&](std::string_view title, const std::vector<std::string>& values) {
    for (size_t i = 0; i < values.size(); ++i) {
      table.add({i == 0 ? style.dim(title) : "", values[i]});
    }
  };
  add("kind", {std::string(kind_name(schema.kind)) + (schema.composite ? ", composite" : "") +
               (schema.recorded_as_composite ? ", recorded as composite" : "")});
  add("category", {std::string(schema.category)});
  std::vector<std::string> kernels;
  for (const KernelGroup& group : kernels_of(op)) {
    kernels.push_back(keys_text(group.keys) + style.dim("  from " + std::string(group.registrant)));
  }
  add("kernels", kernels);
  const auto formulas = lines_of(schema.derivatives);
  add("derivatives", {formulas.begin(), formulas.end()});
  if (!schema.view_inverse.empty()) add("inverse", {std::string(schema.view_inverse)});
  if (schema.nondeterministic_seeded) add("random", {"equal seeds give equal results"});
  if (schema.unmarked_alias) add("memory", {"a result may share that of an argument"});
  if (schema.unread_self) add("reads", {"no element of self"});
  if (const std::string place = origin(schema, expected); !place.empty()) add("derived", {place});
  table.print(out, style, "  ");
}

void print_json(const Operators& operators, const ManifestOperators& expected, std::ostream& out) {
  auto list = nlohmann::ordered_json::array();
  for (const OperatorEntry* op : operators) {
    const OperatorSchema& schema = op->schema();
    nlohmann::ordered_json each = {{"name", schema.name},         {"schema", schema.text},
                                   {"doc", schema.doc},           {"kind", kind_name(schema.kind)},
                                   {"category", schema.category}, {"composite", schema.composite}};
    auto& kernels = each["kernels"] = nlohmann::ordered_json::object();
    for (const KernelGroup& group : kernels_of(*op)) {
      for (int i = 1; i < kDispatchKeyCount; ++i) {
        const auto key = static_cast<DispatchKey>(i);
        if (group.keys.has(key)) kernels[std::string(dispatch_key_name(key))] = group.registrant;
      }
    }
    auto& derivatives = each["derivatives"] = nlohmann::ordered_json::object();
    for (const DerivativeText& derivative : derivatives_of(schema)) {
      derivatives[std::string(derivative.names)] = json_of(derivative);
    }
    each["view_inverse"] = schema.view_inverse;
    each["nondeterministic_seeded"] = schema.nondeterministic_seeded;
    each["unmarked_alias"] = schema.unmarked_alias;
    each["unread_self"] = schema.unread_self;
    const auto found = expected.find(schema.name);
    if (found != expected.end() && !found->second.variant.empty()) {
      each["variant_of"] = found->second.entry;
    }
    list.push_back(std::move(each));
  }
  out << list.dump(2) << '\n';
}

}  // namespace tenon::tools
