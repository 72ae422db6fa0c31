# Which CPU targets vector loops are compiled for.
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
set_property(GLOBAL PROPERTY TENON_CPU_TARGETS ${TENON_CPU_TARGETS})
