#include "tenon/api/profile_trace.h"

#include <unistd.h>

#include <string>
#include <string_view>

#include "tenon/io/text.h"

namespace tenon::detail {
namespace {

/// Of the format: durations and an arrow's two ends.
constexpr char kComplete = 'X', kMetadata = 'M', kFlowStart = 's', kFlowEnd = 'f';

/// Times in the format are microseconds.
void append_time(std::string& to, int64_t nanoseconds) {
  std::string fraction = std::to_string(1000 + nanoseconds % 1000);
  fraction[0] = '.';
  to.append(std::to_string(nanoseconds / 1000)).append(fraction);
}

void append_name(std::string& to, std::string_view name) {
  io::append_json_string(to, io::is_utf8(name) ? std::string(name) : io::shown(name));
}

void append_sizes(std::string& to, const std::vector<int64_t>& sizes) {
  to += '[';
  for (size_t i = 0; i < sizes.size(); ++i) {
    to.append(i > 0 ? "," : "").append(std::to_string(sizes[i]));
  }
  to += ']';
}

class TraceWriter {
 public:
  TraceWriter(const ProfileReport& report, io::OutputFile& file)
      : report_(report), file_(file), process_(std::to_string(::getpid())) {}

  void write() {
    text_ = "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"dropped_events\":";
    text_.append(std::to_string(report_.dropped())).append("},\"traceEvents\":[\n");
    text_.append("{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":").append(process_);
    text_.append(",\"args\":{\"name\":\"tenon\"}}");
    for (size_t i = 0; i < report_.thread_count(); ++i) write_thread(i);
    for (size_t i = 0; i < report_.size(); ++i) write_event(i);
    text_ += "\n]}\n";
    flush();
  }

 private:
  void begin(char phase, std::string_view name, size_t thread) {
    text_.append(",\n{\"ph\":\"").append(1, phase).append("\",\"name\":");
    append_name(text_, name);
    text_.append(",\"pid\":").append(process_).append(",\"tid\":");
    text_ += std::to_string(report_.thread(thread).system_id());
  }
  void flush() {
    file_.write(text_.data(), text_.size());
    text_.clear();
  }

  void write_thread(size_t thread) {
    begin(kMetadata, "thread_name", thread);
    text_.append(",\"args\":{\"name\":\"").append(thread == 0 ? "profiled thread" : "pool worker");
    text_ += "\"}}";
    flush();
  }

  void write_event(size_t i) {
    const ProfileEvent event = report_.event(i);
    begin(kComplete, event.name, event.thread);
    text_.append(",\"cat\":\"").append(profile_event_kind_name(event.kind)).append("\",\"ts\":");
    append_time(text_, event.start);
    text_ += ",\"dur\":";
    append_time(text_, event.duration);
    text_ += ",\"args\":{";
    append_arguments(event);
    text_ += "}}";
    if (event.forward) write_flow(event, i);
    flush();
  }

  void append_arguments(const ProfileEvent& event) {
    text_.append("\"mode\":\"").append(profile_mode_name(event.mode)).append("\",\"self_us\":");
    append_time(text_, event.self);
    if (event.kind == ProfileEventKind::kOperator) append_kernels(event.kernels);
    if (report_.options().shapes) append_shapes(event);
    if (report_.options().memory) {
      text_.append(",\"bytes\":").append(std::to_string(event.bytes));
      text_.append(",\"self_bytes\":").append(std::to_string(event.self_bytes));
    }
    if (event.raised) text_ += ",\"raised\":true";
    if (event.is_cut) text_ += ",\"cut\":true";
  }

  /// Highest first: in the order in which they ran.
  void append_kernels(DispatchKeySet kernels) {
    text_ += ",\"kernels\":[";
    for (; !kernels.empty(); kernels = kernels.remove(kernels.highest())) {
      text_.append(text_.back() == '[' ? "\"" : ",\"");
      text_.append(dispatch_key_name(kernels.highest())).append("\"");
    }
    text_ += ']';
  }

  void append_shapes(const ProfileEvent& event) {
    text_ += ",\"shapes\":[";
    for (const ProfileEvent::Argument& argument : event.arguments) {
      if (text_.back() != '[') text_ += ',';
      argument.dtype ? append_sizes(text_, argument.sizes) : void(text_ += "null");
    }
    text_ += "],\"dtypes\":[";
    for (const ProfileEvent::Argument& argument : event.arguments) {
      if (text_.back() != '[') text_ += ',';
      argument.dtype ? append_name(text_, dtype_name(*argument.dtype)) : void(text_ += "null");
    }
    text_ += ']';
    if (event.has_more_arguments) text_ += ",\"more_arguments\":true";
  }

  /// An arrow, which begins where the call that made the node did.
  void write_flow(const ProfileEvent& backward, size_t id) {
    const ProfileEvent forward = report_.event(*backward.forward);
    append_flow_end(kFlowStart, forward, id);
    append_flow_end(kFlowEnd, backward, id);
  }
  void append_flow_end(char phase, const ProfileEvent& event, size_t id) {
    begin(phase, "forward to backward", event.thread);
    text_.append(",\"cat\":\"forward_backward\",\"id\":").append(std::to_string(id));
    text_ += ",\"ts\":";
    append_time(text_, event.start);
    text_ += phase == kFlowEnd ? ",\"bp\":\"e\"}" : "}";
  }

  const ProfileReport& report_;
  io::OutputFile& file_;
  const std::string process_;
  std::string text_;
};

}  // namespace

void write_profile_trace(const ProfileReport& report, io::OutputFile& file) {
  TraceWriter(report, file).write();
}

}  // namespace tenon::detail
