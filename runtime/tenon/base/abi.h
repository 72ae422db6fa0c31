#pragma once

#include "tenon/base/build_options.h"

/// Note [ABI number]
///
/// Headers inline layouts of the library into programs and operator libraries: members of tensors,
/// tables of kernels, the thread's keys. TENON_ABI numbers what is inlined. What is inlined also
/// depends on the options of base/build_options.h: whether a tensor can require grad, which dtypes
/// have loops, how many tables of loops an operator has. libtenon has a symbol with the number and
/// the options in its name, to which everything refers that includes a header of Tenon: what was
/// built for others is refused by the linker, or by the dynamic linker when it is loaded, whose
/// message is the symbol's name. No call costs anything for it. Which operators a build drops is
/// no part of it: a call of one is an undefined symbol anyway.
///
/// A layout that changes needs the next number here; tests/base/abi_test.cpp knows the present
/// ones.
#define TENON_ABI 18

#define TENON_ABI_SYMBOL                                                    \
  TENON_ABI_SYMBOL_OF(TENON_ABI, TENON_HAS_AUTOGRAD, TENON_SELECTED_DTYPES, \
                      TENON_CPU_TARGET_COUNT,                               \
                      _is_not_that_of_the_libtenon_here_build_again_with_its_headers_and_options)
#define TENON_ABI_SYMBOL_OF(number, autograd, dtypes, targets, sentence) \
  TENON_ABI_SYMBOL_NAMED(number, autograd, dtypes, targets, sentence)
#define TENON_ABI_SYMBOL_NAMED(number, autograd, dtypes, targets, sentence) \
  tenon_abi_##number##_autograd_##autograd##_dtypes_##dtypes##_targets_##targets##sentence

extern "C" __attribute__((visibility("default"))) const char TENON_ABI_SYMBOL;

namespace tenon::detail {

/// One in each program and library that is built with the headers.
__attribute__((visibility("hidden"), used)) inline const char* const abi_that_headers_need =
    &TENON_ABI_SYMBOL;

}  // namespace tenon::detail
