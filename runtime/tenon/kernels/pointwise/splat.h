#pragma once

#include <cstdint>

namespace tenon::kernels {

/// Fills kSplatBytes with copies of an element of `size` bytes, and so on for `count` elements that
/// lie `step` bytes apart.
void fill_splats(char* splats, const char* elements, int64_t count, int64_t step, int64_t size);

}  // namespace tenon::kernels
