# tenon_add_multi_target_sources(TARGET file...)
#
# Compiles each file once for every CPU target of the machine's architecture, with
# TENON_CPU_TARGET naming the namespace that its code goes into, and adds the objects to TARGET.
# Files that TARGET already lists as ordinary sources are taken from that list. See the Note in
# runtime/tenon/kernels/simd/vec.h for what such a file may contain.
function(tenon_add_multi_target_sources target)
  # Variables of this file are not those of a project that calls the function.
  set(options_baseline "")
  set(options_avx2 -mavx2 -mfma -mf16c)
  # The compiler's own headers for AVX-512 give registers no value on purpose.
  set(options_avx512 -mavx512f -mavx512bw -mavx512dq -mavx512vl -mfma -mf16c -Wno-uninitialized)
  # No contraction to fused multiply-add but where a source asks for it (kernels/simd/fused.h): a
  # result must not depend on which of two copies of a loop body computed it.
  set(options -O3 -fno-math-errno -fno-trapping-math -ffp-contract=off -fno-strict-aliasing -Wall
              -Wextra)

  set(tenon tenon::tenon)
  if(NOT TARGET tenon::tenon)
    set(tenon tenon::static)
  endif()
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

  get_property(cpu_targets GLOBAL PROPERTY TENON_CPU_TARGETS)
  foreach(cpu IN LISTS cpu_targets)
    set(objects ${target}_${cpu})
    if(TARGET ${objects})
      target_sources(${objects} PRIVATE ${files})
      continue()
    endif()
    add_library(${objects} OBJECT ${files})
    set_target_properties(${objects} PROPERTIES POSITION_INDEPENDENT_CODE ON
                          CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
    target_compile_features(${objects} PRIVATE cxx_std_20)
    target_compile_definitions(
      ${objects} PRIVATE TENON_CPU_TARGET=${cpu}
                         $<TARGET_PROPERTY:${tenon},INTERFACE_COMPILE_DEFINITIONS>)
    target_compile_options(${objects} PRIVATE ${options} ${options_${cpu}})
    target_include_directories(
      ${objects} PRIVATE ${TENON_SLEEF_INCLUDE} $<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>
                         $<TARGET_PROPERTY:${tenon},INTERFACE_INCLUDE_DIRECTORIES>)
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${objects}>)
  endforeach()
endfunction()
