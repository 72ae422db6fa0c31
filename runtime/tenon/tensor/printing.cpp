#include "tenon/tensor/printing.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <vector>

#include "tenon/base/dtype_dispatch.h"
#include "tenon/base/error_conversion.h"
#include "tenon/tensor/complex_parts.h"
#include "tenon/tensor/readable.h"

// fits in this file: elements that are printed

namespace tenon {
namespace {

/// How every number of a vector or matrix is written.
struct NumberFormat {
  int width = 0;
  double scale = 1;
  std::ios_base::fmtflags notation{};  // none: as short as the precision allows
};

NumberFormat integer_format(int digits) {
  if (digits > 9) return {11, 1, std::ios_base::scientific};
  return {digits + 1, 1, {}};
}

NumberFormat fraction_format(int least_digits, int digits) {
  if (digits - least_digits > 4) {
    const bool long_exponent = std::abs(digits) > 99 || std::abs(least_digits) > 99;
    return {long_exponent ? 12 : 11, 1, std::ios_base::scientific};
  }
  if (digits > 5 || digits < 0) return {7, std::pow(10.0, digits - 1), std::ios_base::fixed};
  return {digits == 0 ? 7 : digits + 6, 1, std::ios_base::fixed};
}

/// Digits before the decimal point; of 0 one, of fractions none or fewer.
int integer_digits(double magnitude) {
  return magnitude == 0 ? 1 : static_cast<int>(std::floor(std::log10(magnitude))) + 1;
}

/// Note [Formats of libtorch]: numbers come out as libtorch's, so that outputs can be compared.
/// That includes what one would do otherwise: negative numbers after the first do not widen the
/// columns, and integers keep the precision that a matrix of fractions before them set.
NumberFormat choose_format(const std::vector<double>& values) {
  const auto first = std::ranges::find_if(values, [](double v) { return std::isfinite(v); });
  double least = first == values.end() ? 0 : std::abs(*first);
  double greatest = least;
  bool all_integers = true;
  for (const double value : values) {
    if (!std::isfinite(value)) continue;
    all_integers &= value == std::ceil(value);
    least = std::min(least, std::abs(value));
    greatest = std::max(greatest, value);
  }
  const int digits = integer_digits(greatest);
  return all_integers ? integer_format(digits) : fraction_format(integer_digits(least), digits);
}

/// Writes one tensor; the stream is its own. A complex element is two values, which are written as
/// `1.0000+2.0000j`.
class Printer {
 public:
  Printer(std::ostream& out, int64_t line_width, bool is_complex)
      : out_(out), line_width_(line_width), parts_(is_complex ? 2 : 1) {}

  void print(IntArrayRef sizes, const std::vector<double>& values) {
    if (sizes.empty()) {
      print_element(values.data(), {});
      out_ << '\n';
    } else if (sizes.size() == 1) {
      print_vector(values);
    } else if (sizes.size() == 2) {
      print_matrix(values, sizes[0], sizes[1], 0);
    } else {
      print_matrices(sizes, values);
    }
  }

 private:
  void print_vector(const std::vector<double>& values) {
    const NumberFormat format = use_format(values);
    print_scale(format);
    for (size_t i = 0; i < values.size(); i += parts_) {
      print_element(&values[i], format);
      out_ << '\n';
    }
  }

  void print_matrix(const std::vector<double>& values, int64_t rows, int64_t columns, int indent) {
    const NumberFormat format = use_format(values);
    const int64_t width = parts_ * (format.width + 1);
    const int64_t fitting = std::max<int64_t>((line_width_ - indent) / width, 1);
    print_indent(indent);
    for (int64_t first = 0; first < columns; first += fitting) {
      const int64_t last = std::min(first + fitting, columns);
      if (fitting < columns) {
        out_ << (first > 0 ? "\n" : "") << "Columns " << first + 1 << " to " << last;
        print_indent(indent);
      }
      if (print_scale(format)) print_indent(indent);
      for (int64_t row = 0; row < rows; ++row) {
        if (row > 0) print_indent(format.scale != 1 ? indent + 1 : indent);
        for (int64_t column = first; column < last; ++column) {
          print_element(&values[(row * columns + column) * parts_], format);
          out_ << (column + 1 < last ? ' ' : '\n');
        }
      }
    }
  }

  /// Every matrix of the last two dimensions, the first dimension's index running fastest.
  void print_matrices(IntArrayRef sizes, const std::vector<double>& values) {
    const IntArrayRef outer = sizes.slice(0, sizes.size() - 2);
    const int64_t rows = sizes[sizes.size() - 2];
    const int64_t columns = sizes[sizes.size() - 1];
    std::vector<int64_t> index(outer.size(), 0);
    const auto next = [&] {
      for (size_t i = 0; i < outer.size(); ++i) {
        if (++index[i] < outer[i]) return true;
        index[i] = 0;
      }
      return false;
    };
    bool first = true;
    do {
      int64_t position = 0;
      for (size_t i = 0; i < outer.size(); ++i) position = position * outer[i] + index[i];
      out_ << (first ? "(" : "\n(");
      for (const int64_t i : index) out_ << i + 1 << ',';
      out_ << ".,.) = \n";
      const int64_t size = rows * columns * parts_;
      const auto begin = values.begin() + position * size;
      print_matrix({begin, begin + size}, rows, columns, 1);
      first = false;
    } while (next());
  }

  NumberFormat use_format(const std::vector<double>& values) {
    const NumberFormat format = choose_format(values);
    if (format.notation != std::ios_base::fmtflags{}) out_.precision(4);
    return format;
  }

  bool print_scale(const NumberFormat& format) {
    if (format.scale == 1) return false;
    out_.unsetf(std::ios_base::floatfield);
    out_ << format.scale << " *\n";
    return true;
  }

  void print_number(double value, const NumberFormat& format) {
    out_.setf(format.notation, std::ios_base::floatfield);
    out_ << std::setw(format.width) << value / format.scale;
  }

  void print_element(const double* values, const NumberFormat& format) {
    print_number(values[0], format);
    if (parts_ == 1) return;
    out_.setf(std::ios_base::showpos);
    print_number(values[1], {0, format.scale, format.notation});
    out_.unsetf(std::ios_base::showpos);
    out_ << 'j';
  }

  void print_indent(int indent) {
    for (int i = 0; i < indent; ++i) out_ << ' ';
  }

  std::ostream& out_;
  int64_t line_width_, parts_;
};

double element_of(const TensorBase& tensor, int64_t offset) {
  return dispatch_real("print", tensor.dtype(), [&]<class T>(TypeTag<T>) {
    return static_cast<double>(static_cast<const T*>(tensor.data_ptr())[offset]);
  });
}

/// The elements in row-major order, whatever the strides.
std::vector<double> elements(const TensorBase& tensor) {
  std::vector<double> values;
  values.reserve(tensor.numel());
  const IntArrayRef sizes = tensor.sizes();
  const IntArrayRef strides = tensor.strides();
  const auto visit = [&](const auto& self, size_t dim, int64_t offset) -> void {
    if (dim == sizes.size()) return values.push_back(element_of(tensor, offset));
    for (int64_t i = 0; i < sizes[dim]; ++i) self(self, dim + 1, offset + i * strides[dim]);
  };
  visit(visit, 0, 0);
  return values;
}

std::string_view device_word(Device device) {
  switch (device.type()) {
    case DeviceType::kCPU:
      return "CPU";
    case DeviceType::kMeta:
      return "Meta";
    case DeviceType::kLazy:
      return "Lazy";
    case DeviceType::kPrivateUse1:
      return "PrivateUse1";
    case DeviceType::kPrivateUse2:
      return "PrivateUse2";
  }
  return "";
}

}  // namespace

TensorBase readable(const TensorBase& tensor) {
  const bool has_value = tensor.key_set().has(DispatchKey::Functionalize);
  const TensorBase value =
      has_value ? tensor.storage()->functional_state()->readable(*tensor.impl()) : tensor;
  return value.defined() && value.data_ptr() == nullptr && value.numel() > 0 ? TensorBase() : value;
}

std::string type_string(const TensorBase& tensor) try {
  if (!tensor.defined()) return "UndefinedType";
  std::string text(device_word(tensor.device()));
  return text.append(dtype_info(tensor.dtype()).torch_name).append("Type");
} catch (...) {
  detail::rethrow_as_error("type_string");
}

std::ostream& print(std::ostream& out, const TensorBase& tensor, int64_t line_width) try {
  if (!tensor.defined()) return out << "[ Tensor (undefined) ]";
  std::ostringstream text;
  text.exceptions(std::ios::badbit);  // rather than leaving out what there is no memory for
  text.imbue(std::locale::classic());
  text.precision(out.precision());
  const TensorBase read = readable(tensor);
  if (read.defined() && read.numel() > 0) {
    Printer(text, line_width, read.is_complex()).print(read.sizes(), elements(in_parts(read)));
  }
  text << "[ " << type_string(tensor) << '{';
  const IntArrayRef sizes = tensor.sizes();
  for (size_t i = 0; i < sizes.size(); ++i) text << (i ? "," : "") << sizes[i];
  text << "} ]";
  return out << std::move(text).str();
} catch (...) {
  detail::rethrow_as_error("print");
}

std::ostream& operator<<(std::ostream& out, const TensorBase& tensor) {
  return print(out, tensor);
}

}  // namespace tenon
