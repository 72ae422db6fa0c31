#pragma once

#include <cstddef>
#include <cstdint>

namespace tenon::io {

// What a file may say of itself. Readers refuse what lies beyond with an InputError, writers with a
// ValueError, so that all that is written can be read.

/// Of a tensor in any file, though an IDX file has at most 255.
inline constexpr size_t kMaxDimensions = 1024;

/// The header of a `.npy` file.
inline constexpr uint64_t kMaxNpyHeaderBytes = 65'535;

/// The header of a safetensors file.
inline constexpr uint64_t kMaxHeaderBytes = 100'000'000;
inline constexpr size_t kMaxTensors = 1'000'000;
inline constexpr size_t kMaxMetadata = 100'000;
/// The name of a tensor.
inline constexpr size_t kMaxNameBytes = 65'535;
/// Objects and lists within each other; the format needs three.
inline constexpr size_t kMaxNesting = 16;

/// How many bytes one byte of a gzipped IDX file can stand for, which zlib never exceeds.
inline constexpr uint64_t kMaxCompression = 1032;

}  // namespace tenon::io
