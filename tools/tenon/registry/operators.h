#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tenon/dispatch/dispatcher.h"

namespace tenon::tools {

/// `add_` of `add_.Tensor`, and `Tensor`; an operator without overload has an empty one.
std::string_view base_name(std::string_view operator_name);
std::string_view overload_name(std::string_view operator_name);

/// Whether an operator is not Tenon's own, but one of a program or its libraries: it has a
/// namespace.
bool is_of_library(std::string_view operator_name);

/// `functional`, `view`, `multi_view`, `inplace`, `inplace_view`, `out`, `mutable`.
std::string_view kind_name(OperatorKind kind);
/// Every kind's name, in the order of `OperatorKind`.
std::vector<std::string_view> kind_names();

/// The operators whose base name this is, in the order of their names.
std::vector<const OperatorEntry*> overloads_of(std::string_view base);
/// ` (did you mean 'mm'?)` for a name that no operator has.
std::string suggested_operators(std::string_view name);
/// The operator of that name, or the only one with that base name. NotImplementedError, with the
/// overloads or the nearest names, when there is none or several.
const OperatorEntry& find_operator(std::string_view name);

/// Whether a name matches: whole with `*` and `?` as in a shell, else as a part of it.
bool matches(std::string_view name, std::string_view pattern);

/// `CPU Meta InplaceOrView Autograd`: lowest first; all backends are `every backend`, all Autograd
/// keys `Autograd`.
std::string keys_text(DispatchKeySet keys, std::string_view separator = " ");

/// The keys for which an operator has a kernel of one registrant.
struct KernelGroup {
  DispatchKeySet keys;
  std::string_view registrant;
};
/// Lowest key first. A recorder's kernel is left out: it watches calls and is no part of them.
std::vector<KernelGroup> kernels_of(const OperatorEntry& op);
/// All keys for which it has one.
DispatchKeySet kernel_keys(const OperatorEntry& op);

}  // namespace tenon::tools
