#include "tenon/base/error_conversion.h"

#include <any>
#include <exception>
#include <functional>
#include <ios>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <typeinfo>
#include <variant>

#include "tenon/base/dropped_dtype.h"
#include "tenon/base/error.h"

namespace tenon::detail {
namespace {

/// The message, or its end alone when there is no memory for both; that needs none, since a short
/// string lies in its object.
std::string message_of(std::string_view function, std::string_view text) noexcept {
  try {
    return std::string(function).append(": ").append(text);
  } catch (const std::exception&) {
    return "out of memory";
  }
}

[[noreturn]] void throw_out_of_memory(std::string_view function) {
  throw OutOfMemoryError(message_of(function, "out of memory"));
}

/// What gives out memory does not know for whom, and names what made the tensor instead.
[[noreturn]] void throw_named(std::string_view function, const OutOfMemoryError& error) {
  const std::string_view message = error.message();
  for (const std::string_view factory : {"empty: ", "empty_strided: ", "Tensor: "}) {
    if (!message.starts_with(factory)) continue;
    throw OutOfMemoryError(message_of(function, message.substr(factory.size())));
  }
  throw;
}

[[noreturn]] void throw_system_error(std::string_view function, const std::system_error& error) {
  if (error.code() == std::errc::not_enough_memory) throw_out_of_memory(function);
  if (dynamic_cast<const std::ios_base::failure*>(&error) != nullptr) {
    throw InputError(message_of(function, error.what()));
  }
  throw Error(message_of(function, error.what()));
}

/// Whether a type is one of the standard library, and not the program's own that derives from one.
bool is_of_standard_library(const std::type_info& type) {
  const std::string_view mangled = type.name();
  return mangled.starts_with("St") || mangled.starts_with("NSt");
}

/// Throws unless `error` is of a type of the program's own.
void convert(std::string_view function, const std::exception& error) {
  const std::type_info& type = typeid(error);
  if (!is_of_standard_library(type)) return;
  if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr) throw_out_of_memory(function);
  if (const auto* of_system = dynamic_cast<const std::system_error*>(&error)) {
    throw_system_error(function, *of_system);
  }
  if (type == typeid(std::length_error)) {
    throw OutOfMemoryError(message_of(function, "a list or text is longer than memory can hold"));
  }
  if (type == typeid(std::out_of_range)) throw IndexError(message_of(function, error.what()));
  if (type == typeid(std::invalid_argument)) throw ValueError(message_of(function, error.what()));
  if (type == typeid(std::bad_function_call)) {
    throw ValueError(message_of(function, "an empty std::function is called"));
  }
  if (type == typeid(std::bad_optional_access) || type == typeid(std::bad_variant_access) ||
      type == typeid(std::bad_any_cast) || type == typeid(std::bad_cast)) {
    throw TypeError(message_of(function, error.what()));
  }
}

}  // namespace

void rethrow_as_error(std::string_view function) {
  try {
    throw;
  } catch (const OutOfMemoryError& error) {
    throw_named(function, error);
  } catch (const DroppedDType& error) {
    throw DroppedDType(function, error.dtype());
  } catch (const Error&) {
    throw;
  } catch (const std::exception& error) {
    convert(function, error);
    throw;
  }
}

void rethrow_from_call(std::string_view op) {
  try {
    rethrow_as_error(op);
  } catch (Error& error) {
    error.name_caller(op);
    throw;
  }
}

}  // namespace tenon::detail
