#pragma once

// What CMake chooses for the library, and with it for everything that is built against it. What is
// not chosen is as in the whole library. They are plain numbers, since the ABI's symbol is named
// for them, see Note [ABI number].

/// The dtypes that a selective build keeps: bit d is `DType` d.
#ifndef TENON_SELECTED_DTYPES
#define TENON_SELECTED_DTYPES 0x7fff
#endif

/// Whether calls can be recorded.
#ifndef TENON_HAS_AUTOGRAD
#define TENON_HAS_AUTOGRAD 1
#endif

/// How many instruction sets vectorised loops are compiled for, see kernels/simd/cpu_target.h.
#if !defined(TENON_CPU_TARGET_COUNT) && defined(__x86_64__)
#define TENON_CPU_TARGET_COUNT 3
#elif !defined(TENON_CPU_TARGET_COUNT)
#define TENON_CPU_TARGET_COUNT 1
#endif
