# The headers that Tenon offers, by who includes them; docs/operators_from_anywhere.md has the table.
# What these include is installed with them and is internal; no other header is installed.

# Programs, and libraries with kernels for a key of their own.
set(TENON_PROGRAM_HEADERS
    tenon/tenon.h
    tenon/autograd/autograd_not_implemented.h
    tenon/autograd/inplace.h
    tenon/autograd/view.h
    tenon/base/allocator.h
    tenon/compat/*
    tenon/dispatch/kernel_recorder.h
    tenon/generated/redispatch.h
    tenon/kernels/convolution/onednn.h
    tenon/kernels/simd/cpu_target.h)

# Handwritten kernels, shape functions and composites of operator libraries.
set(TENON_KERNEL_HEADERS
    tenon/base/broadcast.h
    tenon/base/check.h
    tenon/base/dtype_dispatch.h
    tenon/base/generator.h
    tenon/base/integer_math.h
    tenon/base/scalar.h
    tenon/base/type_promotion.h
    tenon/generated/ops/*
    tenon/kernels/computed.h
    tenon/kernels/copy/copy.h
    tenon/kernels/loop_index.h
    tenon/kernels/meta/same_type.h
    tenon/kernels/simd/math.h
    tenon/kernels/simd/vec.h
    tenon/kernels/structured.h
    tenon/parallel/parallel.h
    tenon/tensor/dimension.h
    tenon/tensor/factory.h
    tenon/tensor/tensor_base.h
    tenon/tensor/tensor_list.h
    tenon/tensor/tensor_spec.h)

# Sources that tenon_add_operators generates, see templates/.
set(TENON_GENERATOR_HEADERS
    tenon/autograd/formulas/*
    tenon/autograd/inplace_or_view.h
    tenon/autograd/recorded_call.h
    tenon/backend/registrar.h
    tenon/base/checked_numbers.h
    tenon/dispatch/dispatcher.h
    tenon/dispatch/operator.h
    tenon/dispatch/operator_definition.h
    tenon/dispatch/operator_library.h
    tenon/kernels/pointwise/choice.h
    tenon/kernels/pointwise/vectorized_loops.h
    tenon/tensor/public_conversions.h)
