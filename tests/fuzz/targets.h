#pragma once

#include <cstddef>
#include <cstdint>

namespace tenon::fuzz {

// One function a format that comes from outside: reads `size` bytes as that format. 1 when they are
// accepted, 0 when they are refused as the reader promises; anything else ends the program.

int fuzz_safetensors(const uint8_t* data, size_t size);
int fuzz_npy(const uint8_t* data, size_t size);
/// IDX, gzipped or plain.
int fuzz_idx(const uint8_t* data, size_t size);
/// An operator's schema, as a program registers it.
int fuzz_schema(const uint8_t* data, size_t size);
/// `torch::load`, of one tensor and of several.
int fuzz_torch_load(const uint8_t* data, size_t size);
/// A YAML document.
int fuzz_yaml(const uint8_t* data, size_t size);
/// A program of `tenon run`: its YAML, operators and arguments. It is not run.
int fuzz_program(const uint8_t* data, size_t size);

}  // namespace tenon::fuzz
