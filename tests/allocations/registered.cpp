#include "tests/allocations/registered.h"

#include <sstream>

namespace tenon::test {

Tensor doubled(const Tensor& x) {
  return x * 2;
}

Tensor tripled(const Tensor& x) {
  return x * 3;
}

void pass_on(const OperatorEntry& op, DispatchKeySet keys, Stack& stack) {
  op.redispatch_boxed(keys & keys_after(keys.highest()), stack);
}

const std::string& existing() {
  static const std::string name = [] {
    static Library library("allocations");
    library.def("existing(Tensor self) -> Tensor");
    library.def("existing_(Tensor(a!) self) -> Tensor(a!)");
    library.def("existing_view(Tensor(a) self) -> Tensor(a)");
    library.impl("existing", DispatchKey::CPU, &doubled);
    library.impl("existing_", DispatchKey::CPU, [](Tensor& x) -> Tensor& { return x.mul_(2); });
    library.impl("existing_view", DispatchKey::CPU, [](const Tensor& x) { return x.view({-1}); });
    return std::string("allocations::existing");
  }();
  return name;
}

Tensor called(const std::string& name) {
  return find_operator<Tensor(const Tensor&)>(name).call(tensor({1.0, -2.0}));
}

Tensor called_inside() {
  const InferenceMode guard;
  return called(existing());
}

std::string described_registry(const std::string& name) {
  Dispatcher& dispatcher = Dispatcher::instance();
  std::ostringstream out;
  out << dispatcher.operators().size() << " operators;";
  for (const std::string& each : {name, std::string("neg")}) {
    const OperatorEntry* op = dispatcher.find(each);
    out << ' ' << each << (op == nullptr ? " is none" : ":");
    for (int i = 0; i < kDispatchKeyCount && op != nullptr; ++i) {
      const auto key = static_cast<DispatchKey>(i);
      if (op->has_fallthrough(key)) out << ' ' << key << " passes";
      if (!op->has_kernel(key)) continue;
      const char* registrant = op->registrant(key);
      out << ' ' << key << " of " << (registrant != nullptr ? registrant : "nobody");
    }
  }
  out << "; policy " << static_cast<int>(inference_policy());
  return out.str();
}

}  // namespace tenon::test
