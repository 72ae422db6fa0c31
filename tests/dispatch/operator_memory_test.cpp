#include "tenon/dispatch/operator_memory.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <memory>
#include <thread>

#include "tenon/dispatch/operator_definition.h"
#include "tenon/dispatch/schema_parser.h"

namespace tenon::test {
namespace {

struct Asked : Operator<Asked, TensorBase(const TensorBase&, int64_t)> {
  static constexpr std::string_view kSchema = "test::asked.twice(Tensor self, int n=2) -> Tensor";
};

}  // namespace
}  // namespace tenon::test

namespace tenon {

template <>
inline constexpr OperatorDetails operator_details<test::Asked> = {
    .category = "test", .doc = "Asks\ntwice.", .derivatives = "self: grad", .composite = true};

}  // namespace tenon

namespace tenon::test {
namespace {

constexpr OperatorBoxing kNoBoxing = {};

/// An operator that nobody has asked anything yet.
struct NewOperator {
  OperatorMemoryOf<3> memory;
  OperatorEntry entry{detail::schema_text<Asked>.text, memory.memory, kNoBoxing};
};

TEST_CASE("the schema of an operator is all that was told of it", "[operator]") {
  NewOperator op;
  CHECK(op.entry.name() == "test::asked.twice");
  const OperatorSchema& schema = op.entry.schema();
  CHECK(schema.name == op.entry.name());
  CHECK(schema.text == Asked::kSchema);
  CHECK(schema.category == "test");
  CHECK(schema.doc == "Asks\ntwice.");
  CHECK(schema.derivatives == "self: grad");
  CHECK(schema.view_inverse.empty());
  CHECK(schema.composite);
  CHECK_FALSE(schema.recorded_as_composite);
  CHECK_FALSE(schema.nondeterministic_seeded);
  CHECK_FALSE(schema.unmarked_alias);
  CHECK_FALSE(schema.unread_self);
  REQUIRE(schema.arguments.size() == 2);
  CHECK(schema.arguments[1].name == "n");
  CHECK(schema.arguments[1].default_text == "2");
  REQUIRE(schema.returns.size() == 1);
  CHECK(type_text(schema.returns[0]) == "Tensor");
  CHECK(&op.entry.schema() == &schema);
}

TEST_CASE("any thread may be the first to ask for a schema", "[operator][thread]") {
  constexpr int kThreads = 4;
  constexpr int kRounds = 100;
  std::atomic<int> wrong = 0;
  for (int round = 0; round < kRounds; ++round) {
    NewOperator op;
    std::atomic<int> waiting = kThreads;
    std::vector<std::thread> threads;
    for (int i = 0; i < kThreads; ++i) {
      threads.emplace_back([&] {
        for (--waiting; waiting > 0;) std::this_thread::yield();
        const OperatorSchema& schema = op.entry.schema();
        if (schema.returns.size() != 1 || schema.arguments[1].name != "n") ++wrong;
      });
    }
    for (std::thread& thread : threads) thread.join();
  }
  CHECK(wrong == 0);
}

}  // namespace
}  // namespace tenon::test
