#include "tools/promises/describe.h"

#include <sstream>

#include "tools/promises/elements.h"

namespace tenon::tools {

std::string describe(const Value& value) {
  std::ostringstream out;
  if (value.is<TensorBase>()) {
    const TensorBase& tensor = value.get<TensorBase>();
    if (!tensor.defined()) return "undefined";
    out << tensor.dtype() << tensor.sizes() << " strides " << tensor.strides();
    if (tensor.storage_offset() != 0) out << " offset " << tensor.storage_offset();
    if (!tensor.is_cpu()) out << " on " << tensor.device();
    if (tensor.requires_grad()) out << (tensor.is_leaf() ? " leaf" : " with history");
    if (tensor.is_view()) out << " view";
    if (tensor.is_inference()) out << " inference";
    if (!tensor.is_meta()) {
      out << " {";
      const auto values = first_elements(tensor, 9);
      for (size_t i = 0; i < values.size() && i < 8; ++i) out << (i ? ", " : "") << values[i];
      out << (values.size() > 8 ? ", …}" : "}");
    }
  } else if (value.is<std::vector<TensorBase>>()) {
    for (const TensorBase& tensor : value.get<std::vector<TensorBase>>()) {
      out << describe(Value(tensor)) << "; ";
    }
  } else if (value.is_scalar()) {
    out << value.to_scalar();
  } else if (value.is<std::vector<int64_t>>()) {
    out << IntArrayRef(value.get<std::vector<int64_t>>());
  } else if (value.is<std::vector<double>>()) {
    out << ArrayRef<double>(value.get<std::vector<double>>());
  } else if (value.is<std::string>()) {
    out << "'" << value.get<std::string>() << "'";
  } else if (value.is<DType>()) {
    out << value.get<DType>();
  } else if (value.is<Device>()) {
    out << value.get<Device>();
  } else {
    out << value.type_name();
  }
  return out.str();
}

std::string describe(const Stack& stack) {
  std::string text;
  for (const Value& value : stack) text += (text.empty() ? "" : " | ") + describe(value);
  return text;
}

}  // namespace tenon::tools
