#pragma once

#include "tenon/base/export.h"

namespace tenon {

/// Lets oneDNN compute the convolutions of float32 and of 16 bits, and their gradients, in all
/// threads of the process, from now on; `false` takes that back. The first call loads the shared
/// library `tenon_onednn`, which lies beside that of Tenon or where the dynamic linker finds it,
/// and with it oneDNN, libgomp and OpenCL; they stay loaded until the program ends.
///
/// Each call of oneDNN uses one thread; a batch, groups or the channels of the result are divided
/// between those of Tenon. That results are equal for any number of threads is promised without it
/// alone. A child of fork() computes by Tenon's own loops. What a compiled graph has prepared of
/// its convolutions stays as it was compiled; the others follow what is used when it runs.
///
/// InputError, and nothing changed, where the library is not there or is of another version.
/// Safe from any thread.
TENON_API void use_onednn(bool enabled = true);
/// Whether oneDNN computes convolutions. Any thread.
TENON_API bool uses_onednn();

}  // namespace tenon
