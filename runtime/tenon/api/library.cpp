#include "tenon/api/library.h"

#include <algorithm>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_set>

#include "tenon/autograd/autograd_not_implemented.h"
#include "tenon/autograd/schema_kernels.h"
#include "tenon/base/error_conversion.h"
#include "tenon/base/lazy.h"
#include "tenon/base/pin_library.h"
#include "tenon/dispatch/schema_parser.h"
#include "tenon/guards/auto_dispatch_below.h"

namespace tenon {
namespace {

/// Operators of programs have boxed kernels alone; nothing calls them any other way.
[[noreturn]] void unboxed_call() {
  TENON_THROW(InternalError, "Library: an operator of a program was called unboxed");
}
constexpr OperatorBoxing kBoxedOnly = {[](AnyKernel, DispatchKeySet, Stack&) { unboxed_call(); },
                                       &unboxed_call};

struct UserOperator {
  explicit UserOperator(std::string text)
      : schema(ParsedSchema::parse(std::move(text))),
        memory(schema->schema()),
        entry(memory, kBoxedOnly) {}

  const std::shared_ptr<const ParsedSchema> schema;
  OperatorMemory memory;
  OperatorEntry entry;
};

/// Adds an operator, complete with what is registered for it already, for as long as the program
/// runs.
void publish(std::unique_ptr<UserOperator>& op) {
  Dispatcher::instance().register_operator(op->entry);
  static_cast<void>(op.release());
}

/// Names of registrants must live as long as the program; each is kept once.
struct Texts {
  Mutex mutex;
  std::unordered_set<std::string> texts;
};

const char* keep_text(std::string text) {
  static constinit Lazy<Texts> kept;
  const std::lock_guard lock(kept->mutex);
  return kept->texts.emplace(std::move(text)).first->c_str();
}

/// The libraries of `TENON_LIBRARY`.
struct Libraries {
  Mutex mutex;
  std::list<Library> libraries;

  /// Takes over a list of one, which stays where it is.
  void keep(std::list<Library>& library) noexcept {
    const std::lock_guard lock(mutex);
    libraries.splice(libraries.end(), library);
  }
};

/// A C++ `double` may stand for a Scalar or a float, an integer for an int, and so on; lists and
/// optionals must be such.
bool same_type(const ArgumentSchema& cpp, const ArgumentSchema& schema) {
  const bool tensor = schema.type == ArgumentType::kTensor;
  if (cpp.type != schema.type || cpp.list != schema.list) return false;
  // An undefined tensor is an optional one that is absent.
  return cpp.optional == schema.optional || (tensor && !cpp.optional && !schema.list);
}

void check_types(std::string_view name, std::string_view what, std::span<const ArgumentSchema> cpp,
                 std::span<const ArgumentSchema> schema) {
  TENON_CHECK(cpp.size() == schema.size(), TypeError, name, ": the schema has ", schema.size(), " ",
              what, ", the C++ function ", cpp.size());
  for (size_t i = 0; i < cpp.size(); ++i) {
    TENON_CHECK(same_type(cpp[i], schema[i]), TypeError, name, ": of the ", what, ", number ",
                i + 1, " is ", type_text(schema[i]), " in the schema and ", type_text(cpp[i]),
                " in the C++ function");
  }
}

void check_types(const OperatorSchema& schema, const std::vector<ArgumentSchema>& arguments,
                 const std::vector<ArgumentSchema>& returns) {
  check_types(schema.name, "arguments", arguments, schema.arguments);
  check_types(schema.name, "returns", returns, schema.returns);
}

std::string inferred_schema(std::string_view name, const UserKernel& kernel) {
  std::string text(name);
  text += '(';
  for (size_t i = 0; i < kernel.arguments.size(); ++i) {
    text += (i ? ", " : "") + type_text(kernel.arguments[i]) + " argument" + std::to_string(i);
  }
  text += ") -> ";
  if (kernel.returns.size() == 1) return text + type_text(kernel.returns[0]);
  text += '(';
  for (size_t i = 0; i < kernel.returns.size(); ++i) {
    text += (i ? ", " : "") + type_text(kernel.returns[i]);
  }
  return text + ')';
}

/// A backend's kernel may call operators; what they are called on has been recorded already.
BoxedKernel below_autograd(BoxedKernel kernel) {
  return [kernel = std::move(kernel)](const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
    const AutoDispatchBelowInplaceOrView guard;
    kernel(op, keys, stack);
  };
}

/// What an operator without kernels for these keys would do wrong silently.
void register_defaults(const OperatorEntry& op, std::vector<Registration>& registrations) {
  Dispatcher& dispatcher = Dispatcher::instance();
  const bool is_view = returns_view(op.schema());
  registrations.push_back(dispatcher.register_default(
      op, autograd_keys, is_view ? &differentiate_views : &autograd_not_implemented, "Library"));
  if (!is_view && !writes_to_argument(op.schema())) return;
  registrations.push_back(dispatcher.register_default(
      op, DispatchKey::InplaceOrView, is_view ? &track_views : &count_changes, "Library"));
}

/// A composite kernel's parts record, and count the changes: calls pass by the defaults.
Registration hide_defaults(const OperatorEntry& op) {
  return Dispatcher::instance().register_default(op, autograd_keys | DispatchKey::InplaceOrView,
                                                 nullptr, "Library");
}

/// The kernel with what it needs around it as one for these keys.
BoxedKernel complete(const OperatorSchema& schema, KernelKeys keys, BoxedKernel kernel) {
  if (backend_keys.has_any(keys.keys) && !keys.composite) {
    kernel = below_autograd(std::move(kernel));
    if (writes_to_argument(schema)) kernel = with_lost_history(std::move(kernel));
  }
  const bool tracks = returns_view(schema) || writes_to_argument(schema);
  if (tracks && autograd_keys.has_any(keys.keys)) kernel = with_tracking(std::move(kernel));
  return kernel;
}

}  // namespace

Library::Library(std::string_view name_space, KernelKeys keys, std::string_view registrant) try
    : name_space_(name_space), keys_(keys), registrant_(keep_text(std::string(registrant))) {
} catch (...) {
  detail::rethrow_as_error("Library");
}

std::string Library::qualified(std::string_view name) const {
  if (name.starts_with("aten::")) return std::string(name.substr(6));
  const bool has_name_space = name.substr(0, name.find('(')).find("::") != std::string_view::npos;
  if (has_name_space || name_space_ == "aten" || name_space_ == "_") return std::string(name);
  return name_space_ + "::" + std::string(name);
}

const KernelKeys& Library::required_keys(std::string_view what) const {
  TENON_CHECK(!keys_.keys.empty(), ValueError, "Library: ", what, " needs a dispatch key");
  return keys_;
}

Library& Library::def(std::string_view schema) try {
  pin_libraries({__builtin_return_address(0)});
  auto op = std::make_unique<UserOperator>(qualified(schema));
  std::vector<Registration> defaults;
  register_defaults(op->entry, defaults);
  publish(op);
  for (Registration& registration : defaults) registration.keep();
  return *this;
} catch (...) {
  detail::rethrow_as_error("Library::def");
}

Library& Library::def(std::string_view schema, UserKernel kernel) try {
  pin_libraries({__builtin_return_address(0), &kernel.call.target_type()});
  const bool name_only = schema.find('(') == std::string_view::npos;
  auto op = std::make_unique<UserOperator>(name_only ? inferred_schema(qualified(schema), kernel)
                                                     : qualified(schema));
  check_types(op->entry.schema(), kernel.arguments, kernel.returns);
  registrations_.reserve(registrations_.size() + 1);
  Registration registration = Dispatcher::instance().register_boxed_kernel(
      op->entry, library_keys::CompositeImplicitAutograd.keys, std::move(kernel.call), registrant_);
  publish(op);
  registrations_.push_back(std::move(registration));
  return *this;
} catch (...) {
  detail::rethrow_as_error("Library::def");
}

Library& Library::impl(std::string_view name, KernelKeys keys, UserKernel kernel) try {
  pin_libraries({__builtin_return_address(0), &kernel.call.target_type()});
  const OperatorEntry& op = Dispatcher::instance().get(qualified(name));
  check_types(op.schema(), kernel.arguments, kernel.returns);
  return add_kernel(op, keys, std::move(kernel.call));
} catch (...) {
  detail::rethrow_as_error("Library::impl");
}

Library& Library::add_kernel(const OperatorEntry& op, KernelKeys keys, BoxedKernel call) {
  registrations_.reserve(registrations_.size() + 2);
  // In this order, and out in the other, no call goes through a default and the composite kernel.
  Registration hidden = keys.composite ? hide_defaults(op) : Registration();
  registrations_.push_back(Dispatcher::instance().register_boxed_kernel(
      op, keys.keys, complete(op.schema(), keys, std::move(call)), registrant_));
  registrations_.push_back(std::move(hidden));
  return *this;
}

Library& Library::impl(std::string_view name, UserKernel kernel) {
  return impl(name, required_keys("impl"), std::move(kernel));
}

Library& Library::impl(std::string_view name, BoxedKernel kernel) try {
  pin_libraries({__builtin_return_address(0), &kernel.target_type()});
  return add_kernel(Dispatcher::instance().get(qualified(name)), required_keys("impl"),
                    std::move(kernel));
} catch (...) {
  detail::rethrow_as_error("Library::impl");
}

Library& Library::fallback(DispatchKey key, BoxedKernel kernel) try {
  pin_libraries({__builtin_return_address(0), &kernel.target_type()});
  registrations_.reserve(registrations_.size() + 1);
  registrations_.push_back(
      Dispatcher::instance().register_fallback(key, std::move(kernel), registrant_));
  return *this;
} catch (...) {
  detail::rethrow_as_error("Library::fallback");
}

Library& Library::fallback(BoxedKernel kernel) try {
  return fallback(required_keys("fallback").keys.highest(), std::move(kernel));
} catch (...) {
  detail::rethrow_as_error("Library::fallback");
}

namespace detail {

void call_boxed_function(const OperatorEntry& op, DispatchKeySet* keys, Stack& stack) {
  if (keys == nullptr) {
    op.call_boxed(stack);
  } else {
    op.redispatch_boxed(*keys, stack);
  }
}

const OperatorEntry& find_checked(std::string_view name,
                                  const std::vector<ArgumentSchema>& arguments,
                                  const std::vector<ArgumentSchema>& returns,
                                  const std::vector<std::optional<size_t>>& references) {
  if (name.starts_with("aten::")) name.remove_prefix(6);
  const OperatorEntry& op = Dispatcher::instance().get(name);
  const OperatorSchema& schema = op.schema();
  check_types(schema, arguments, returns);
  for (size_t i = 0; i < references.size(); ++i) {
    if (!references[i]) continue;
    // There may be no argument that the reference could stand for.
    const size_t position = *references[i];
    const bool is_written = position < schema.arguments.size() &&
                            schema.arguments[position].mutated &&
                            schema.arguments[position].alias == schema.returns[i].alias;
    TENON_CHECK(is_written, TypeError, schema.name, ": result ", i, " of ", schema.text,
                " is returned as a reference, and is no argument that the operator writes to; "
                "return a Tensor");
  }
  return op;
}

LibraryInitializer::LibraryInitializer(void (*function)(Library&), const char* name_space,
                                       KernelKeys keys, const char* file, int line) try {
  pin_libraries({reinterpret_cast<const void*>(function), __builtin_return_address(0)});
  // Never destroyed: kernels may be called from destructors of static objects.
  static constinit Lazy<Libraries> libraries;
  Libraries& kept = *libraries;
  std::list<Library> library;
  function(library.emplace_back(name_space, keys, concatenate(file, ":", line)));
  kept.keep(library);
} catch (...) {
  rethrow_as_error("Library");
}

}  // namespace detail
}  // namespace tenon
