#pragma once

/// Note [ABI number]
///
/// Headers inline layouts of the library into programs and operator libraries: members of tensors,
/// tables of kernels, the thread's keys. TENON_ABI numbers what is inlined. libtenon has a symbol
/// with its number in the name, to which everything refers that includes a header of Tenon: what
/// was built for another number is refused by the linker, or by the dynamic linker when it is
/// loaded, whose message is the symbol's name. No call costs anything for it.
///
/// A layout that changes needs the next number here; tests/base/abi_test.cpp knows the present
/// ones.
#define TENON_ABI 1

#define TENON_ABI_SYMBOL TENON_ABI_SYMBOL_OF(TENON_ABI)
#define TENON_ABI_SYMBOL_OF(number) TENON_ABI_SYMBOL_NAMED(number)
#define TENON_ABI_SYMBOL_NAMED(number) \
  tenon_abi_##number##_is_not_that_of_the_libtenon_here_build_again_with_its_headers

extern "C" __attribute__((visibility("default"))) const char TENON_ABI_SYMBOL;

namespace tenon::detail {

/// One in each program and library that is built with the headers.
__attribute__((visibility("hidden"), used)) inline const char* const abi_that_headers_need =
    &TENON_ABI_SYMBOL;

}  // namespace tenon::detail
