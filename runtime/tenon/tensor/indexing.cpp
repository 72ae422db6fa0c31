#include "tenon/tensor/indexing.h"

#include <ostream>

namespace tenon::indexing {

TensorIndex::TensorIndex(const char* text) : kind_(Kind::kEllipsis) {
  TENON_CHECK(std::string_view(text) == "...", ValueError,
              "index: expected \"...\" where an index is text, got \"", text, "\"");
}

std::ostream& operator<<(std::ostream& out, const Slice& slice) {
  if (slice.start()) out << *slice.start();
  out << ':';
  if (slice.stop()) out << *slice.stop();
  if (slice.step() != 1) out << ':' << slice.step();
  return out;
}

std::ostream& operator<<(std::ostream& out, const TensorIndex& index) {
  switch (index.kind()) {
    case TensorIndex::Kind::kNone:
      return out << "None";
    case TensorIndex::Kind::kEllipsis:
      return out << "...";
    case TensorIndex::Kind::kInteger:
      return out << index.integer();
    case TensorIndex::Kind::kBool:
      return out << (index.boolean() ? "true" : "false");
    case TensorIndex::Kind::kSlice:
      return out << index.slice();
    case TensorIndex::Kind::kTensor:
      return out << "Tensor" << index.tensor().sizes();
  }
  return out;
}

}  // namespace tenon::indexing
