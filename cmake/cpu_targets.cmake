# tenon_add_multi_target_sources(TARGET file...)
#
# Compiles each file once for every CPU target of the machine's architecture, with
# TENON_CPU_TARGET naming the namespace that its code goes into, and adds the objects to TARGET.
# Files that TARGET already lists as ordinary sources are taken from that list. See the Note in
# runtime/tenon/kernels/simd/vec.h for what such a file may contain.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$")
  set(tenon_all_cpu_targets baseline avx2 avx512)
else()
  set(tenon_all_cpu_targets baseline)
endif()
set(TENON_CPU_TARGETS ${tenon_all_cpu_targets} CACHE STRING
    "CPU targets to compile vector loops for: the first one, two or three of ${tenon_all_cpu_targets}")
list(LENGTH TENON_CPU_TARGETS tenon_cpu_target_count)
list(SUBLIST tenon_all_cpu_targets 0 ${tenon_cpu_target_count} tenon_first_cpu_targets)
if(NOT TENON_CPU_TARGETS OR NOT TENON_CPU_TARGETS STREQUAL tenon_first_cpu_targets)
  message(FATAL_ERROR "TENON_CPU_TARGETS is ${TENON_CPU_TARGETS}; expected the first one or more of "
                      "${tenon_all_cpu_targets}")
endif()

set(TENON_CPU_OPTIONS_baseline "")
set(TENON_CPU_OPTIONS_avx2 -mavx2 -mfma)
# The compiler's own headers for AVX-512 give registers no value on purpose.
set(TENON_CPU_OPTIONS_avx512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mfma -Wno-uninitialized)

# No contraction to fused multiply-add: a result must not depend on the target, nor on which of two
# copies of a loop body computed it.
set(TENON_VECTORIZED_OPTIONS -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off
                             -fno-strict-aliasing -Wall -Wextra)

function(tenon_add_multi_target_sources target)
  set(files)
  foreach(file IN LISTS ARGN)
    get_filename_component(file ${file} ABSOLUTE)
    list(APPEND files ${file})
  endforeach()
  if(NOT files)
    return()
  endif()

  get_target_property(own ${target} SOURCES)
  set(remaining)
  foreach(source IN LISTS own)
    get_filename_component(path ${source} ABSOLUTE)
    if(NOT path IN_LIST files)
      list(APPEND remaining ${source})
    endif()
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${remaining})

  foreach(cpu IN LISTS TENON_CPU_TARGETS)
    set(objects ${target}_${cpu})
    if(TARGET ${objects})
      target_sources(${objects} PRIVATE ${files})
      continue()
    endif()
    add_library(${objects} OBJECT ${files})
    set_target_properties(${objects} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    target_compile_features(${objects} PRIVATE cxx_std_20)
    target_compile_definitions(
      ${objects} PRIVATE TENON_CPU_TARGET=${cpu}
                         $<TARGET_PROPERTY:tenon,INTERFACE_COMPILE_DEFINITIONS>)
    target_compile_options(${objects} PRIVATE ${TENON_VECTORIZED_OPTIONS}
                                              ${TENON_CPU_OPTIONS_${cpu}})
    target_include_directories(
      ${objects} PRIVATE ${TENON_SLEEF_INCLUDE} $<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>
                         $<TARGET_PROPERTY:tenon,INTERFACE_INCLUDE_DIRECTORIES>)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${objects}>)
  endforeach()
endfunction()
