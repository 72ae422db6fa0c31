// The trace as others read it: JSON in Chrome's trace event format.

#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/profiler/profiled.h"
#include "tests/support/num_threads.h"
#include "tests/support/temporary_folder.h"

namespace tenon::test {
namespace {

using Json = nlohmann::json;

Json trace_of(const Profile& profile) {
  const TemporaryFolder folder;
  profile.write_trace(folder / "trace.json");
  return Json::parse(folder.read("trace.json"));
}

std::vector<Json> of_phase(const Json& trace, const std::string& phase) {
  std::vector<Json> found;
  for (const Json& event : trace.at("traceEvents")) {
    if (event.at("ph") == phase) found.push_back(event);
  }
  return found;
}

const Json& named(const std::vector<Json>& events, const std::string& name) {
  const auto found =
      std::ranges::find_if(events, [&](const Json& event) { return event.at("name") == name; });
  REQUIRE(found != events.end());
  return *found;
}

/// In whole nanoseconds, of which the trace has microseconds.
int64_t nanoseconds(const Json& time) {
  return std::llround(time.get<double>() * 1000);
}

TEST_CASE("a trace has every event with its times and what is known of it") {
  const Tensor x = rand({2, 3}), weight = rand({4, 3}, requires_grad());
  Profile profile({.shapes = true, .memory = true});
  linear(x, weight).sum().backward();
  CHECK_THROWS_AS(x.mm(x), ShapeError);
  no_grad([&] { weight.add_(1); });
  profile.stop();
  const Json trace = trace_of(profile);
  const std::vector<Json> complete = of_phase(trace, "X");
  const Events events = profile.events();
  REQUIRE(complete.size() == events.size());
  for (size_t i = 0; i < events.size(); ++i) {
    const Json& json = complete[i];
    CHECK(json.at("name") == events[i].name);
    CHECK(json.at("cat") == std::string(profile_event_kind_name(events[i].kind)));
    CHECK(nanoseconds(json.at("ts")) == events[i].start);
    CHECK(nanoseconds(json.at("dur")) == events[i].duration);
    CHECK(nanoseconds(json.at("args").at("self_us")) == events[i].self);
    CHECK(json.at("pid") == getpid());
    CHECK(json.at("tid") == profile.threads()[events[i].thread].system_id);
    CHECK(json.at("args").at("bytes") == events[i].bytes);
    CHECK(json.at("args").contains("raised") == events[i].raised);
  }
  const Json& args = named(complete, "linear").at("args");
  CHECK(args.at("shapes") == Json::parse("[[2, 3], [4, 3], null]"));
  CHECK(args.at("dtypes") == Json::parse(R"(["float32", "float32", null])"));
  CHECK(args.at("mode") == "normal");
  const Json& add = named(complete, "add_.Scalar").at("args");
  CHECK(add.at("mode") == "no-grad");
  CHECK(add.at("kernels").back() == "CPU");
  CHECK(named(complete, "mm").at("args").contains("shapes"));
  CHECK(trace.at("otherData").at("dropped_events") == 0);
}

TEST_CASE("events of a trace that overlap on a thread are inside of each other") {
  const NumThreads threads(3);
  const Tensor x = rand({8, 8}), weight = rand({8, 8}, requires_grad());
  Profile profile;
  for (int i = 0; i < 20; ++i) linear(x, weight).softmax(1).sum().backward();
  parallel_for(0, 16, 1, [&](int64_t, int64_t) { linear(x, x); });
  profile.stop();
  const Json trace = trace_of(profile);
  std::map<int64_t, std::vector<std::pair<int64_t, int64_t>>> open;
  size_t inside = 0;
  for (const Json& event : of_phase(trace, "X")) {
    auto& stack = open[event.at("tid").get<int64_t>()];
    const int64_t start = nanoseconds(event.at("ts"));
    const int64_t end = start + nanoseconds(event.at("dur"));
    while (!stack.empty() && stack.back().second <= start) stack.pop_back();
    if (!stack.empty()) {
      ++inside;
      CHECK(start >= stack.back().first);
      CHECK(end <= stack.back().second);
    }
    stack.push_back({start, end});
  }
  CHECK(inside > 50);
  std::set<int64_t> named_threads;
  for (const Json& metadata : of_phase(trace, "M")) {
    if (metadata.at("name") == "thread_name")
      named_threads.insert(metadata.at("tid").get<int64_t>());
  }
  for (const auto& [thread, stack] : open) CHECK(named_threads.count(thread) == 1);
}

TEST_CASE("arrows lead from calls to the backward of their nodes") {
  const Tensor weight = rand({3}, requires_grad());
  Profile profile;
  weight.exp().sin().sum().backward();
  profile.stop();
  const Json trace = trace_of(profile);
  const auto starts = of_phase(trace, "s"), ends = of_phase(trace, "f");
  REQUIRE(starts.size() == 3);
  REQUIRE(ends.size() == 3);
  const std::vector<Json> complete = of_phase(trace, "X");
  const auto event_at = [&](const Json& end) {
    for (const Json& event : complete) {
      if (event.at("ts") == end.at("ts") && event.at("tid") == end.at("tid")) {
        return event.at("name").get<std::string>();
      }
    }
    return std::string("none");
  };
  std::map<std::string, std::string> links;
  for (size_t i = 0; i < 3; ++i) {
    CHECK(starts[i].at("id") == ends[i].at("id"));
    CHECK(starts[i].at("cat") == ends[i].at("cat"));
    CHECK(starts[i].at("name") == ends[i].at("name"));
    CHECK(ends[i].at("bp") == "e");
    links[event_at(starts[i])] = event_at(ends[i]);
  }
  CHECK(links == std::map<std::string, std::string>{
                     {"exp", "ExpBackward"}, {"sin", "SinBackward"}, {"sum", "SumBackward"}});
}

TEST_CASE("a trace says how many events were dropped") {
  Profile profile({.max_events = 2});
  for (int i = 0; i < 10; ++i) ones({2});
  profile.stop();
  CHECK(trace_of(profile).at("otherData").at("dropped_events") == profile.dropped_events());
}

TEST_CASE("a trace of nothing is one") {
  Profile profile;
  profile.stop();
  CHECK(of_phase(trace_of(profile), "X").empty());
}

TEST_CASE("a path that cannot be written is an error before and after, and leaves nothing") {
  const TemporaryFolder folder;
  const auto missing = folder / "missing" / "trace.json";
  CHECK_THROWS_AS(ProfileTraceFile(missing), InputError);
  Profile profile;
  profile.stop();
  CHECK_THROWS_AS(profile.write_trace(missing), InputError);
  CHECK_THROWS_AS(profile.write_trace(folder.path()), InputError);
  { const ProfileTraceFile unused(folder / "unused.json"); }
  CHECK(std::filesystem::is_empty(folder.path()));
  ProfileTraceFile file(folder / "trace.json");
  file.write(profile);
  CHECK_THROWS_AS(file.write(profile), ValueError);
  CHECK(Json::parse(folder.read("trace.json")).contains("traceEvents"));
}

}  // namespace
}  // namespace tenon::test
