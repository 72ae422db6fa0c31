# tenon_pack_relocations(TARGET)
#
# Tables of functions are many addresses, each of which takes 24 bytes in a relocation of its own, and
# a bit in a packed one: a library with thousands of operators is smaller, and loaded sooner. Other
# linkers than GNU's refuse the option, or make what glibc does not load. Called when all options of
# the target are set.
include(CheckLinkerFlag)

function(tenon_pack_relocations target)
  get_target_property(type ${target} TYPE)
  string(REPLACE "_LIBRARY" "" type ${type})
  get_target_property(options ${target} LINK_OPTIONS)
  # Another linker may be chosen for the target alone.
  if(NOT type MATCHES "^(SHARED|MODULE)$" OR "${options}" MATCHES "(fuse-ld|ld-path)=" OR CMAKE_LINKER_TYPE)
    return()
  endif()
  check_linker_flag(CXX LINKER:-z,pack-relative-relocs TENON_CAN_PACK_RELOCATIONS)
  if(NOT DEFINED CACHE{TENON_LINKER_OF_${type}})
    separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_${type}_LINKER_FLAGS}")
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${flags} -Wl,--version OUTPUT_VARIABLE linker ERROR_QUIET)
    string(REGEX MATCH "^[^\n]*" linker "${linker}")
    set(TENON_LINKER_OF_${type} "${linker}" CACHE INTERNAL "What links this type calls itself so")
  endif()
  if(TENON_CAN_PACK_RELOCATIONS AND TENON_LINKER_OF_${type} MATCHES "^GNU ld")
    target_link_options(${target} PRIVATE LINKER:-z,pack-relative-relocs)
  endif()
endfunction()
