#include "tools/tenon/program/interpreter.h"

#include "tenon/autograd/engine.h"
#include "tenon/base/error.h"
#include "tenon/tensor/factory.h"
#include "tenon/tensor/tensor.h"
#include "tools/inference_table/mode.h"
#include "tools/tenon/program/input_tensors.h"
#include "tools/tenon/registry/operators.h"

namespace tenon::tools {
namespace {

class Interpreter {
 public:
  explicit Interpreter(Variables& variables) : variables_(variables) {}

  void run(const std::vector<Step>& steps) {
    for (const Step& step : steps) run(step);
  }

 private:
  void run(const Step& step) {
    if (const auto* block = std::get_if<BlockStep>(&step.action)) {
      const ModeGuard guard(block->mode);
      return run(block->steps);
    }
    try {
      if (const auto* call = std::get_if<CallStep>(&step.action)) run_call(step, *call);
      if (const auto* backward = std::get_if<BackwardStep>(&step.action)) run_backward(*backward);
      if (const auto* grad = std::get_if<GradStep>(&step.action)) run_grad(step, *grad);
    } catch (const Error& error) {
      fail(step, error.message());
    }
  }

  /// Errors of an operator begin with its name; those from below it, such as of its arguments'
  /// types, get it here.
  [[noreturn]] static void fail(const Step& step, const std::string& message) {
    std::string name = std::holds_alternative<BackwardStep>(step.action) ? "backward" : "grad";
    if (const auto* call = std::get_if<CallStep>(&step.action)) name = call->op->schema().name;
    const bool named = message.starts_with(base_name(name));
    throw ProgramError(step.location,
                       "step " + step.number + ": " + (named ? "" : name + ": ") + message);
  }

  void run_call(const Step& step, const CallStep& call) {
    Stack stack;
    for (const Operand& operand : call.operands) stack.push_back(value_of(operand));
    call.op->call_boxed(stack);
    if (call.to.names.empty()) return;
    if (!call.to.unpack) return assign(call.to.names[0], std::move(stack[0]));
    if (stack.size() == 1 && stack[0].is<std::vector<TensorBase>>()) {
      const auto tensors = stack[0].get<std::vector<TensorBase>>();
      stack.assign(tensors.begin(), tensors.end());
    }
    if (stack.size() != call.to.names.size()) {
      fail(step, miscounted(stack.size(), call.to));
    }
    for (size_t i = 0; i < stack.size(); ++i) assign(call.to.names[i], std::move(stack[i]));
  }

  void run_backward(const BackwardStep& step) {
    const TensorBase gradient = step.gradient.empty() ? TensorBase() : tensor(step.gradient);
    autograd::backward(tensor(step.tensor), gradient, step.retain_graph);
  }

  void run_grad(const Step& step, const GradStep& grad) {
    const TensorBase& gradient = tensor(grad.tensor).grad();
    if (!gradient.defined()) fail(step, "'" + grad.tensor + "' has no gradient");
    assign(grad.to, Value(gradient));
  }

  /// The empty name is that of what is thrown away.
  void assign(const std::string& name, Value value) {
    if (!name.empty()) variables_.insert_or_assign(name, std::move(value));
  }

  const TensorBase& tensor(const std::string& name) const {
    return variables_.at(name).get<TensorBase>();
  }

  Value value_of(const Operand& operand) const {
    if (const Value* literal = std::get_if<Value>(&operand)) return *literal;
    if (const auto* variable = std::get_if<Variable>(&operand))
      return variables_.at(variable->name);
    std::vector<TensorBase> tensors;
    for (const std::string& name : std::get<VariableList>(operand).names) {
      tensors.push_back(name.empty() ? TensorBase() : tensor(name));
    }
    return Value(std::move(tensors));
  }

  Variables& variables_;
};

/// A variable with the strides that the program gives it: a copy where it has others.
void lay_out(Value& variable, const DimVector& strides) {
  const auto& tensor = variable.get<TensorBase>();
  if (tensor.strides() == IntArrayRef(strides)) return;
  TensorBase copy = make_tensor_strided(tensor.sizes(), strides, tensor.dtype(), tensor.device());
  variable = Value(TensorBase(Tensor(copy).copy_(Tensor(tensor))));
}

}  // namespace

Variables make_inputs(const Program& program, Mode mode, const std::filesystem::path& folder) {
  Variables variables;
  for (const Input& input : program.inputs) {
    const ModeGuard input_guard(input.mode.value_or(mode));
    try {
      Value tensor{TensorBase(make_input(input, folder))};
      const auto strides = program.strides.find(input.name);
      if (strides != program.strides.end()) lay_out(tensor, strides->second);
      variables.insert_or_assign(input.name, std::move(tensor));
    } catch (const Error& error) {
      throw ProgramError(input.location, "input " + input.name + ": " + error.message());
    }
  }
  return variables;
}

void run_steps(const Program& program, Mode mode, Variables& variables) {
  const ModeGuard guard(mode);
  Interpreter(variables).run(program.steps);
}

Variables run_program(const Program& program, Mode mode, const std::filesystem::path& folder) {
  Variables variables = make_inputs(program, mode, folder);
  run_steps(program, mode, variables);
  const ModeGuard guard(mode);
  for (const auto& [name, strides] : program.strides) lay_out(variables.at(name), strides);
  return variables;
}

}  // namespace tenon::tools
