#include "tenon/keys/dispatch_key.h"

#include <array>
#include <ostream>

#include "tenon/keys/dispatch_key_set.h"

namespace tenon {
namespace {

constexpr std::array<std::string_view, kDispatchKeyCount + 1> kNames = {"Undefined",
                                                                        "CPU",
                                                                        "Meta",
                                                                        "Lazy",
                                                                        "PrivateUse1",
                                                                        "PrivateUse2",
                                                                        "Tracer",
                                                                        "Functionalize",
                                                                        "InplaceOrView",
                                                                        "AutogradOther",
                                                                        "AutogradCPU",
                                                                        "AutogradMeta",
                                                                        "AutogradLazy",
                                                                        "AutogradPrivateUse1",
                                                                        "AutogradPrivateUse2",
                                                                        "AutogradInference",
                                                                        "Dual",
                                                                        "InferenceChecks",
                                                                        "Profiler",
                                                                        "Recorder",
                                                                        "Autograd"};

}  // namespace

std::string_view dispatch_key_name(DispatchKey key) {
  return is_enumerator(key) ? kNames[static_cast<size_t>(key)] : "Unknown";
}

std::ostream& operator<<(std::ostream& out, DispatchKey key) {
  if (is_enumerator(key)) return out << dispatch_key_name(key);
  return out << "DispatchKey(" << static_cast<int>(key) << ')';
}

std::ostream& operator<<(std::ostream& out, DispatchKeySet set) {
  out << "DispatchKeySet(";
  const char* separator = "";
  for (int i = 1; i < kDispatchKeyCount; ++i) {
    const auto key = static_cast<DispatchKey>(i);
    if (!set.has(key)) continue;
    out << separator << key;
    separator = ", ";
  }
  return out << ')';
}

}  // namespace tenon
