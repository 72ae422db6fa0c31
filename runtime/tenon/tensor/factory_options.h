#pragma once

#include <optional>
#include <string_view>

#include "tenon/base/check.h"
#include "tenon/tensor/tensor_options.h"

/// What public factories read of their options.
namespace tenon::detail {

/// The memory format that a factory which takes one is asked for; ValueError for two.
inline std::optional<MemoryFormat> one_memory_format(std::string_view op,
                                                     const TensorOptions& options,
                                                     std::optional<MemoryFormat> format) {
  if (!options.memory_format_opt()) return format;
  TENON_CHECK(!format, ValueError, op, ": expected one memory format, got ",
              *options.memory_format_opt(), " among the options and ", *format);
  return options.memory_format_opt();
}

/// Whether a factory is asked for pinned memory; ValueError for a memory format, which it does not
/// take.
inline std::optional<bool> pin_memory_of_row_major(std::string_view op,
                                                   const TensorOptions& options) {
  TENON_CHECK(options.memory_format_opt() != MemoryFormat::ChannelsLast, ValueError, op,
              ": expected no memory format, got ", *options.memory_format_opt(),
              "; only empty and the functions that end in _like take one");
  return options.pinned_memory_opt();
}

}  // namespace tenon::detail
