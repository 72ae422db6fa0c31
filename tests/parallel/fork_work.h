#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "tenon/tensor/tensor.h"

namespace tenon::test {

constexpr unsigned kChildSeconds = 20;

/// Runs `work` in a child; whether it returned true there within kChildSeconds.
bool in_child(const std::function<bool()>& work);

/// What a thread of the program does over and over.
using Work = std::function<void(int64_t round)>;

/// Takes and frees blocks of several sizes.
void allocate_large(int64_t round);
/// Multiplies matrices by a library that has locks of its own.
void call_library_of_products(int64_t);
void draw(int64_t);
void run_parallel_loop(int64_t);
/// Registers a kernel of `op`, and calls another operator. Each thread, and the child, has an
/// operator of its own.
Work register_and_call(std::string_view op);
void change_policy(int64_t round);
/// Adds to the gradient of a leaf that threads of the parent and the child use.
void train_shared_leaf(int64_t);
/// Uses a view whose history is made again in every round, under its lock.
void use_outdated_view(int64_t);
/// A graph that threads of the parent and the child run backward over, made by the first call.
const Tensor& shared_graph();
void run_shared_graph(int64_t);

// What a child does; whether all that it gets is right.

/// Fits a weight, and uses the shared leaf and graph.
bool trains();
/// Saves and loads a file.
bool saves();
/// Allocates, registers, runs a parallel loop, draws, calls.
bool computes();

}  // namespace tenon::test
