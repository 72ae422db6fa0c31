#include "tools/tenon/program/results.h"

#include <ostream>

#include "tenon/io/npy.h"
#include "tenon/io/safetensors.h"
#include "tenon/tensor/printing.h"

namespace tenon::tools {
namespace {

void print_facts(const TensorBase& tensor, const Style& style, std::ostream& out) {
  if (!tensor.defined()) return;
  std::string text = std::string("is_inference: ") + (tensor.is_inference() ? "true" : "false") +
                     ", requires_grad: " + (tensor.requires_grad() ? "true" : "false");
  text += ", version: ";
  text += tensor.is_inference() ? "none" : std::to_string(tensor._version());
  out << style.dim(text) << '\n';
}

/// The elements of a list, separated by commas.
template <class T>
void print_list(const std::vector<T>& list, std::ostream& out) {
  out << '[';
  for (size_t i = 0; i < list.size(); ++i) out << (i == 0 ? "" : ", ") << list[i];
  out << "]\n";
}

struct Printer {
  const std::string& name;
  bool facts;
  const Style& style;
  std::ostream& out;

  void heading(const std::string& text) const { out << style.bold(text + ":"); }

  void operator()(std::monostate) const { heading(name), out << " None\n"; }
  void operator()(const TensorBase& tensor) const { print_tensor(name, tensor); }
  void operator()(const std::vector<TensorBase>& tensors) const {
    for (size_t i = 0; i < tensors.size(); ++i) {
      print_tensor(name + "[" + std::to_string(i) + "]", tensors[i]);
    }
  }
  void operator()(bool value) const { heading(name), out << (value ? " true\n" : " false\n"); }
  void operator()(const std::vector<int64_t>& list) const {
    heading(name), print_list(list, out << ' ');
  }
  void operator()(const std::vector<double>& list) const {
    heading(name), print_list(list, out << ' ');
  }
  void operator()(const std::vector<bool>& list) const {
    heading(name), print_list(list, out << ' ');
  }
  void operator()(const Generator&) const { heading(name), out << " a generator\n"; }
  template <class T>
  void operator()(const T& value) const {
    heading(name), out << ' ' << value << '\n';
  }

  void print_tensor(const std::string& title, const TensorBase& tensor) const {
    heading(title);
    out << '\n';
    if (facts) print_facts(tensor, style, out);
    print(out, tensor) << '\n';
  }
};

io::TensorMap tensors_of(const Variables& variables, const std::vector<std::string>& names) {
  io::TensorMap tensors;
  for (const std::string& name : names) {
    const Value& value = variables.at(name);
    if (value.is<TensorBase>()) {
      tensors.emplace(name, value.get<TensorBase>());
      continue;
    }
    TENON_CHECK(value.is<std::vector<TensorBase>>(), ValueError, "save: '", name,
                "' is a value of type ", value.type_name(), ", expected a tensor");
    const auto& list = value.get<std::vector<TensorBase>>();
    for (size_t i = 0; i < list.size(); ++i)
      tensors.emplace(name + "." + std::to_string(i), list[i]);
  }
  return tensors;
}

}  // namespace

void print_results(const Variables& variables, const std::vector<std::string>& names, bool facts,
                   const Style& style, std::ostream& out) {
  for (const std::string& name : names) {
    std::visit(Printer{name, facts, style, out}, variables.at(name).variant());
  }
}

void save_results(const Variables& variables, const std::vector<std::string>& names,
                  const std::filesystem::path& path) {
  const io::TensorMap tensors = tensors_of(variables, names);
  if (path.extension() != ".npy") return io::save_safetensors(path, tensors);
  TENON_CHECK(tensors.size() == 1, ValueError, "save: a .npy file holds one tensor, got ",
              tensors.size());
  io::save_npy(tensors.begin()->second, path);
}

}  // namespace tenon::tools
