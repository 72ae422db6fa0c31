#include "tenon/api/library.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "tenon/autograd/not_implemented.h"
#include "tenon/autograd/program_operators.h"
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
  explicit UserOperator(std::shared_ptr<const ParsedSchema> parsed)
      : schema(std::move(parsed)), entry(schema->schema(), kBoxedOnly) {}

  const std::shared_ptr<const ParsedSchema> schema;
  OperatorEntry entry;
  /// Keys whose kernels stand in until the program registers its own.
  DispatchKeySet defaulted;
  Registration default_autograd;
  Registration default_inplace_or_view;
};

/// Every operator that a program defined.
struct UserOperators {
  std::mutex mutex;
  std::unordered_map<const OperatorEntry*, std::unique_ptr<UserOperator>> operators;

  static UserOperators& instance() {
    static auto* operators = new UserOperators();
    return *operators;
  }
  UserOperator& add(std::string schema) {
    auto op = std::make_unique<UserOperator>(ParsedSchema::parse(std::move(schema)));
    Dispatcher::instance().register_operator(op->entry);
    const std::lock_guard lock(mutex);
    return *operators.emplace(&op->entry, std::move(op)).first->second;
  }
  UserOperator* find(const OperatorEntry& op) {
    const std::lock_guard lock(mutex);
    const auto found = operators.find(&op);
    return found == operators.end() ? nullptr : found->second.get();
  }
};

/// Names of registrants must live as long as the program.
const char* keep_text(std::string text) {
  static std::mutex mutex;
  static auto* texts = new std::deque<std::string>();
  const std::lock_guard lock(mutex);
  return texts->emplace_back(std::move(text)).c_str();
}

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
void register_defaults(UserOperator& op) {
  Dispatcher& dispatcher = Dispatcher::instance();
  const bool is_view = returns_view(op.entry.schema());
  op.default_autograd = dispatcher.register_boxed_kernel(
      op.entry, autograd_keys, is_view ? &differentiate_views : &autograd_not_implemented,
      "Library");
  op.defaulted = autograd_keys;
  if (!is_view && !writes_to_argument(op.entry.schema())) return;
  op.default_inplace_or_view = dispatcher.register_boxed_kernel(
      op.entry, DispatchKey::InplaceOrView, is_view ? &track_views : &count_changes, "Library");
  op.defaulted |= DispatchKey::InplaceOrView;
}

/// A composite kernel's parts record, and count the changes.
void drop_defaults(UserOperator& op) {
  op.default_autograd.reset();
  op.default_inplace_or_view.reset();
  op.defaulted = {};
}

}  // namespace

Library::Library(std::string name_space, KernelKeys keys, std::string registrant)
    : name_space_(std::move(name_space)),
      keys_(keys),
      registrant_(keep_text(std::move(registrant))) {}

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

Library& Library::def(std::string_view schema) {
  register_defaults(UserOperators::instance().add(qualified(schema)));
  return *this;
}

Library& Library::def(std::string_view schema, UserKernel kernel) {
  const bool name_only = schema.find('(') == std::string_view::npos;
  const std::string text =
      name_only ? inferred_schema(qualified(schema), kernel) : qualified(schema);
  check_types(ParsedSchema::parse(text)->schema(), kernel.arguments, kernel.returns);
  UserOperators::instance().add(text);
  return impl(text.substr(0, text.find('(')), library_keys::CompositeImplicitAutograd,
              std::move(kernel));
}

Library& Library::impl(std::string_view name, KernelKeys keys, UserKernel kernel) {
  const OperatorEntry& op = Dispatcher::instance().get(qualified(name));
  check_types(op.schema(), kernel.arguments, kernel.returns);
  UserOperator* const own = UserOperators::instance().find(op);
  const bool replaces_default = own != nullptr && own->defaulted.has_any(keys.keys);
  const bool below = backend_keys.has_any(keys.keys) && !keys.composite;
  BoxedKernel call = std::move(kernel.call);
  if (below) call = below_autograd(std::move(call));
  const bool tracks = returns_view(op.schema()) || writes_to_argument(op.schema());
  if (tracks && autograd_keys.has_any(keys.keys)) call = with_tracking(std::move(call));
  registrations_.push_back(Dispatcher::instance().register_boxed_kernel(
      op, keys.keys, std::move(call), registrant_, replaces_default));
  if (own != nullptr && keys.composite) drop_defaults(*own);
  if (replaces_default) {
    const DispatchKeySet replaced = own->defaulted & keys.keys;
    own->defaulted = own->defaulted - replaced;
    registrations_.push_back(Registration([own, replaced] { own->defaulted |= replaced; }));
  }
  return *this;
}

Library& Library::impl(std::string_view name, UserKernel kernel) {
  return impl(name, required_keys("impl"), std::move(kernel));
}

Library& Library::fallback(DispatchKey key, BoxedKernel kernel) {
  registrations_.push_back(
      Dispatcher::instance().register_fallback(key, std::move(kernel), registrant_));
  return *this;
}

Library& Library::fallback(BoxedKernel kernel) {
  return fallback(required_keys("fallback").keys.highest(), std::move(kernel));
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
                                  const std::vector<ArgumentSchema>& returns) {
  if (name.starts_with("aten::")) name.remove_prefix(6);
  const OperatorEntry& op = Dispatcher::instance().get(name);
  check_types(op.schema(), arguments, returns);
  return op;
}

LibraryInitializer::LibraryInitializer(void (*function)(Library&), const char* name_space,
                                       KernelKeys keys, const char* file, int line) {
  // Never destroyed: kernels may be called from destructors of static objects.
  static auto* libraries = new std::deque<Library>();
  function(libraries->emplace_back(name_space, keys, concatenate(file, ":", line)));
}

}  // namespace detail
}  // namespace tenon
