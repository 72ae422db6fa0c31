// What every operator promises, held over the samples of the program that has this object.

#include "tools/promises/promise.h"

#include <catch2/catch.hpp>

#include "tests/support/reference.h"

namespace tenon::test {
namespace {

using tools::Promise;
using tools::Verdict;

TEST_CASE("what every operator promises") {
  for (const Promise& promise : tools::promises()) {
    DYNAMIC_SECTION(promise.sentence) {
      int held = 0, told = 0;
      for_each_sample([&](const Sample& sample, const OperatorEntry& op) {
        const Verdict verdict = verdict_of(promise, {op, complete(sample), sample.expectations});
        if (verdict && !verdict->empty()) FAIL_CHECK(op.schema().text << ": " << *verdict);
        held += verdict.has_value();
        told += op.schema().unread_self;
      });
      // Not every program that has this object has an operator of which this one says anything.
      const bool is_told = promise.name != "unread self" || told > 0;
      CHECK((held > 0) == is_told);
    }
  }
}

}  // namespace
}  // namespace tenon::test
