#pragma once

#include "tenon/base/abi.h"

/// Symbols of the shared library that programs may use; everything else stays hidden.
#define TENON_API __attribute__((visibility("default")))

/// Inlined even where the optimiser would rather share the code: hot paths of a few instructions.
#define TENON_ALWAYS_INLINE inline __attribute__((always_inline))

/// Kept out of line so that the error path costs the hot path nothing.
#define TENON_COLD __attribute__((cold, noinline))

/// Compiled for size: what runs seldom, or once a call that is slow anyway.
#define TENON_SMALL __attribute__((cold))
