#include "tools/promises/promise.h"

#include <array>
#include <exception>

#include "tools/promises/checks.h"

namespace tenon::tools {
namespace {

constexpr auto kPromises = std::to_array<Promise>({
    {"arguments stay", "a call leaves the arguments that it does not write to alone",
     &check_arguments_stay},
    {"memory", "a result shares memory with an argument only where the schema says so",
     &check_memory},
    {"equal results",
     "equal arguments give equal results, whatever their strides, or from equal seeds",
     &check_equal_results},
    {"random numbers", "only an operator that is tagged so takes numbers of the default generator",
     &check_random_numbers},
    {"unread self", "the results of an operator that is tagged so depend on no element of self",
     &check_unread_self},
    {"Meta", "a Meta call gives the sizes, dtypes and strides of the CPU's", &check_meta},
    {"devices", "a call with one tensor on the meta device raises, or gives a result there",
     &check_devices},
    {"in place",
     "an in-place variant writes what the functional one returns, and moves the version",
     &check_inplace_variant},
    {"out", "an out= variant writes what the functional one returns", &check_out_variant},
    {"inference mode", "inference mode and no-grad mode give equal values", &check_inference_mode},
    {"undefined tensors", "an undefined tensor raises a typed error", &check_undefined_tensors},
    {"gradients", "gradients agree with finite differences, together and apart", &check_gradients},
    {"second gradients", "gradients of gradients agree with finite differences",
     &check_second_gradients},
    {"forward mode",
     "tangents agree with gradients, those of gradients too, and gradients of tangents",
     &check_forward_mode},
    {"forward mode in place", "an in-place variant writes the tangents of the functional one",
     &check_forward_mode_in_place},
});

}  // namespace

std::span<const Promise> promises() {
  return kPromises;
}

Verdict verdict_of(const Promise& promise, const CheckedCall& checked) try {
  return promise.check(checked);
} catch (const std::exception& error) {
  return error.what();
}

}  // namespace tenon::tools
