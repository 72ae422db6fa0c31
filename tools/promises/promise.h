#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tools/promises/checked_call.h"

namespace tenon::tools {

/// What is wrong; empty where nothing is. Nothing where the promise says nothing of the call.
using Verdict = std::optional<std::string>;

/// What every operator promises, whoever has written it; known without what it computes.
struct Promise {
  /// `arguments stay`.
  std::string_view name;
  /// `a call leaves the arguments that it does not write to alone`.
  std::string_view sentence;
  /// Makes calls of copies of the arguments. What it raises is wrong too.
  Verdict (*check)(const CheckedCall& checked);
};

/// In the order in which they are reported.
std::span<const Promise> promises();

/// Holds a call against a promise; whatever it raises is what is wrong.
Verdict verdict_of(const Promise& promise, const CheckedCall& checked);

}  // namespace tenon::tools
