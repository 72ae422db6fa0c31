#pragma once

#include "tenon/backend/arguments.h"

namespace tenon::backend {

namespace detail {

/// Optional arguments go by reference: a Device's copy costs more than it looks.
template <class T>
struct SpecParameterOf {
  using type = T;
};
template <class T>
struct SpecParameterOf<std::optional<T>> {
  using type = const std::optional<T>&;
};
template <class T>
using SpecParameter = typename SpecParameterOf<T>::type;

template <class Return>
struct ResultsOf;
template <>
struct ResultsOf<std::vector<TensorBase>> {
  using Specs = std::vector<TensorSpec>;
  template <class... Given>
  using Kernel = void(Given..., std::vector<TensorBase>& results);
};
template <>
struct ResultsOf<TensorBase> {
  using Specs = TensorSpec;
  template <class... Given>
  using Kernel = void(Given..., TensorBase& result);
};
template <class... Results>
struct ResultsOf<std::tuple<Results...>> {
  template <class>
  using SpecOf = TensorSpec;
  using Specs = std::tuple<SpecOf<Results>...>;
  template <class... Given>
  using Kernel = void(Given..., Results&... results);
};

template <class Op, class Signature = typename Op::Signature,
          class From = Positions<Op, Role::kComputedFrom>>
struct StructuredFunctions;
template <class Op, class Return, class... Args, size_t... from>
struct StructuredFunctions<Op, Return(Args...), std::index_sequence<from...>> {
  using Specs = typename ResultsOf<Return>::Specs(SpecParameter<Args>...);
  using Kernel = typename ResultsOf<Return>::template Kernel<
      std::tuple_element_t<from, std::tuple<Args...>>...>;
};

}  // namespace detail

/// The function that says what the results of a structured operator are: a TensorSpec for each.
template <class Op>
using SpecsFunction = typename detail::StructuredFunctions<Op>::Specs;
/// The handwritten function that computes them into tensors that are there.
template <class Op>
using StructuredFunction = typename detail::StructuredFunctions<Op>::Kernel;

/// When a kernel computes, and where: apart if it may fail once it has written, into memory that
/// nobody else has. On Meta there is nothing to compute, but that a tensor like one on Meta may be
/// asked for on the CPU.
enum class Computes : uint8_t { kAlways, kApart, kNever, kOnCpu };

/// The kernel of `Op`, which is the functional operator `Base` or a variant of it.
template <class Op, class Base, SpecsFunction<Base>* specs, StructuredFunction<Base>* kernel,
          Computes computes, class Signature = typename Op::Signature>
struct StructuredKernel;

template <class Op, class Base, SpecsFunction<Base>* specs, StructuredFunction<Base>* kernel,
          Computes computes, class Return, class... Args>
struct StructuredKernel<Op, Base, specs, kernel, computes, Return(Args...)> {
  static Return run(DispatchKeySet, Args... args) {
    const Arguments arguments(args...);
    check_arguments<Op>(arguments, Positions<Op, Role::kRequiredTensor>());
    check_written_apart<Op>(arguments);
    check_pinned(arguments, Positions<Op, Role::kPinMemory>());
    if constexpr (!has_data && must_share_device<Op>) {
      check_all_on_meta<Op>(arguments, Positions<Op, Role::kTensor>());
    }
    if constexpr (std::is_same_v<Op, Base>) {
      return make_results(arguments, specs(args...));
    } else {
      const auto all = specs_of(arguments, Positions<Op, Role::kGiven>());
      if constexpr (has_data) {
        write_results<0>(arguments, all);
      } else {
        prepare_results(arguments, all, Positions<Op, Role::kWritten>(),
                        std::make_index_sequence<constant_schema<Op>.returns.size()>());
      }
      return targets(arguments, Positions<Op, Role::kWritten>());
    }
  }

 private:
  using Arguments = std::tuple<Args&...>;

  static constexpr bool has_data = computes == Computes::kAlways || computes == Computes::kApart;
  static constexpr bool resizable = constant_schema<Op>.kind == OperatorKind::kOut;

  template <class... Results>
  TENON_ALWAYS_INLINE static void compute(const Arguments& arguments, Results&... results) {
    [&]<size_t... from>(std::index_sequence<from...>) {
      kernel(std::get<from>(arguments)..., results...);
    }
    (Positions<Op, Role::kComputedFrom>());
  }

  TENON_ALWAYS_INLINE static Return make_results(const Arguments& arguments,
                                                 const TensorSpec& spec) {
    TensorBase result = make_tensor(spec);
    if constexpr (has_data) {
      compute(arguments, result);
    } else if constexpr (computes == Computes::kOnCpu) {
      if (result.is_cpu()) compute(arguments, result);
    }
    return result;
  }
  TENON_ALWAYS_INLINE static Return make_results(const Arguments& arguments,
                                                 const std::vector<TensorSpec>& list) {
    Return results = make_tensors(list);
    if constexpr (has_data) compute(arguments, results);
    return results;
  }
  template <class... Specs>
  TENON_ALWAYS_INLINE static Return make_results(const Arguments& arguments,
                                                 const std::tuple<Specs...>& several) {
    return [&]<size_t... i>(std::index_sequence<i...>) {
      Return results{is_wanted(i, arguments, Positions<Op, Role::kOutputMask>())
                         ? make_tensor(std::get<i>(several))
                         : TensorBase()...};
      if constexpr (has_data) compute(arguments, std::get<i>(results)...);
      return results;
    }
    (std::index_sequence_for<Specs...>());
  }

  /// Whether result i is asked for: the others are undefined.
  template <size_t... mask>
  TENON_ALWAYS_INLINE static bool is_wanted([[maybe_unused]] size_t i, const Arguments& arguments,
                                            std::index_sequence<mask...>) {
    return (std::get<mask>(arguments)[i] && ...);
  }

  template <size_t... given>
  TENON_ALWAYS_INLINE static auto specs_of(const Arguments& arguments,
                                           std::index_sequence<given...>) {
    return specs(std::get<given>(arguments)...);
  }

  /// Makes a buffer for each result, one after the other, and computes into them.
  template <size_t i, class Specs, class... Buffers>
  TENON_ALWAYS_INLINE static void write_results(const Arguments& arguments, const Specs& all,
                                                Buffers&... buffers) {
    if constexpr (i < constant_schema<Op>.returns.size()) {
      OutputBuffer buffer = buffer_for<i>(arguments, all, Positions<Op, Role::kRead>(),
                                          Positions<Op, Role::kReadList>());
      if constexpr (computes == Computes::kApart) buffer.compute_apart(spec_at<i>(all));
      write_results<i + 1>(arguments, all, buffers..., buffer);
    } else {
      compute(arguments, buffers.tensor()...);
      (buffers.commit(), ...);
    }
  }

  template <size_t i, class Specs, size_t... read, size_t... list>
  TENON_ALWAYS_INLINE static OutputBuffer buffer_for(const Arguments& arguments, const Specs& all,
                                                     std::index_sequence<read...>,
                                                     std::index_sequence<list...>) {
    constexpr std::string_view name = operator_name<Op>();
    return OutputBuffer(name, std::get<position<Op, Role::kWritten>(i)>(arguments), spec_at<i>(all),
                        resizable, {&std::get<read>(arguments)...}, {std::get<list>(arguments)...});
  }

  template <class Specs, size_t... written, size_t... i>
  TENON_ALWAYS_INLINE static void prepare_results(const Arguments& arguments, const Specs& all,
                                                  std::index_sequence<written...>,
                                                  std::index_sequence<i...>) {
    constexpr std::string_view name = operator_name<Op>();
    prepare_outputs(name, {&std::get<written>(arguments)...}, {&spec_at<i>(all)...}, resizable);
  }

  template <size_t... written>
  TENON_ALWAYS_INLINE static Return targets(const Arguments& arguments,
                                            std::index_sequence<written...>) {
    return as_results<Return>(std::get<written>(arguments)...);
  }

  template <size_t>
  static const TensorSpec& spec_at(const TensorSpec& spec) {
    return spec;
  }
  template <size_t i, class... Specs>
  static const TensorSpec& spec_at(const std::tuple<Specs...>& several) {
    return std::get<i>(several);
  }

  template <size_t... pin_memory>
  TENON_ALWAYS_INLINE static void check_pinned(const Arguments& arguments,
                                               std::index_sequence<pin_memory...>) {
    [[maybe_unused]] constexpr std::string_view name = base_name<Op>;
    (check_not_pinned(name, std::get<pin_memory>(arguments)), ...);
  }
};

}  // namespace tenon::backend
