"""The public convention: Tensor, std::optional<Tensor>, TensorOptions, out arguments first."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.api import defaults, dispatcher
from codegen.schema import Argument, ListType, OptionalType, Return, Schema, alias_sets, is_written

_OPTION_GETTERS = {"dtype": "dtype_opt", "layout": "layout_opt", "device": "device_opt",
                   "pin_memory": "pinned_memory_opt"}


@dataclass(frozen=True)
class PublicParameter:
    """A parameter of a public function and how it is passed on."""

    name: str
    type: str
    default: str | None = None

    def declaration(self) -> str:
        """Returns the parameter with its default."""
        return self.definition() + (f" = {self.default}" if self.default is not None else "")

    def definition(self) -> str:
        """Returns the parameter without its default."""
        return f"{self.type} {self.name}"


def parameters(schema: Schema, method: bool = False, internal: bool = False) -> list[PublicParameter]:
    """Returns the public parameters: out arguments first, `self` left out for a method.

    `internal` ones are those of `ops::` functions: TensorBase, schema order, no TensorOptions.
    """
    arguments = list(schema.arguments)
    if not internal:
        arguments = list(schema.out_arguments) + [a for a in arguments if a not in schema.out_arguments]
    result: list[PublicParameter] = []
    for argument in arguments:
        if method and argument.name == "self":
            continue
        if not internal and dispatcher.has_options(schema) and argument.name in dispatcher.OPTIONS:
            if argument.name == dispatcher.OPTIONS[0]:
                pinned = schema.argument("pin_memory").default
                default = None if argument.default is None else defaults.default_options(argument.default, pinned)
                result.append(PublicParameter("options", "const TensorOptions&", default))
            continue
        default = None if argument in schema.out_arguments else defaults.default(argument)
        result.append(PublicParameter(argument.name, _type(argument, internal), default))
    return _trailing_defaults(result)


def _trailing_defaults(parameters_: list[PublicParameter]) -> list[PublicParameter]:
    """Drops a default before a parameter that has none, which C++ does not allow."""
    required = max((i for i, p in enumerate(parameters_) if p.default is None), default=-1)
    return [PublicParameter(p.name, p.type) if i < required else p for i, p in enumerate(parameters_)]


def _type(argument: Argument, internal: bool) -> str:
    type_ = argument.type
    if type_.is_tensor and not internal:
        if isinstance(type_, ListType):
            return "TensorList"
        if isinstance(type_, OptionalType):
            return "const std::optional<Tensor>&"
        return "Tensor&" if is_written(argument.annotation) else "const Tensor&"
    if type_.base.name in ("int", "SymInt"):
        if isinstance(type_, ListType) and type_.size:
            return f"const IntArrayOf<{type_.size}>&"
        if isinstance(type_, OptionalType) and isinstance(type_.element, ListType):
            return "const OptionalIntArrayRef&"
    return dispatcher.argument_type(argument)


def passed(schema: Schema, method: bool = False) -> list[str]:
    """Returns the arguments of the `stubs::…::call` that a public function makes."""
    return [_passed(argument, schema, method) for argument in schema.arguments]


def _passed(argument: Argument, schema: Schema, method: bool) -> str:
    name = argument.name
    if method and name == "self":
        return "const_cast<Tensor&>(*this)" if is_written(argument.annotation) else "*this"
    if dispatcher.has_options(schema):
        if name == "pin_memory" and not schema.argument("memory_format"):
            return f'detail::pin_memory_of_row_major("{schema.name.base}", options)'
        if name in dispatcher.OPTIONS:
            return f"options.{_OPTION_GETTERS[name]}()"
        if name == "memory_format" and isinstance(argument.type, OptionalType):
            return f'detail::one_memory_format("{schema.name.base}", options, memory_format)'
    if isinstance(argument.type, OptionalType) and argument.type.is_tensor:
        return f"detail::tensor_or_undefined({name})"
    return name


def return_type(schema: Schema) -> str:
    """Returns the public result type."""
    types = [_result_type(result) for result in schema.returns]
    if len(types) == 1:
        return types[0]
    return f"std::tuple<{', '.join(types)}>" if types else "void"


def _result_type(result: Return) -> str:
    if not result.type.is_tensor:
        return dispatcher.value_type(result.type)
    if is_written(result.annotation):
        return "Tensor&"
    return "std::vector<Tensor>" if isinstance(result.type, ListType) else "Tensor"


def returned(schema: Schema) -> list[str]:
    """Returns the names of the arguments that a function returns which returns nothing but what it wrote to."""
    written = [result.annotation for result in schema.returns if is_written(result.annotation)]
    names = [argument.name for annotation in written for argument in schema.mutated_arguments
             if alias_sets(argument.annotation) == alias_sets(annotation)]
    return names if len(names) >= len(schema.returns) else []


def conversion(schema: Schema) -> tuple[str, str]:
    """Returns what stands before and after a call of the dispatcher to make its result the public one."""
    written = [a for a in schema.arguments if is_written(a.annotation)]
    if not any(result.type.is_tensor for result in schema.returns):
        return "", ""
    if len(schema.returns) == 1 and is_written(schema.returns[0].annotation):
        return "", ""
    if written and all(is_written(result.annotation) for result in schema.returns):
        return "", ""
    if len(schema.returns) > 1 or isinstance(schema.returns[0].type, ListType):
        return "detail::to_public(", ")"
    if dispatcher.has_options(schema):
        return "detail::with_requires_grad(", ", options)"
    return "", ""
