# tenon_pack_relocations(TARGET)
#
# Tables of functions are many addresses, each of which takes 24 bytes in a relocation of its own, and
# a bit in a packed one: a library with thousands of operators is smaller, and loaded a quarter
# sooner. Other linkers than GNU's take the option too, and make what glibc does not load.
include(CheckLinkerFlag)

function(tenon_pack_relocations target)
  check_linker_flag(CXX LINKER:-z,pack-relative-relocs TENON_CAN_PACK_RELOCATIONS)
  set(flags "${CMAKE_CXX_FLAGS} ${CMAKE_SHARED_LINKER_FLAGS}")
  if(NOT "${flags}" STREQUAL "${TENON_LINKER_FLAGS}" OR NOT TENON_LINKER)
    separate_arguments(words NATIVE_COMMAND "${flags}")
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${words} -Wl,--version
                    OUTPUT_VARIABLE linker ERROR_QUIET)
    string(REGEX MATCH "^[^\n]*" linker "${linker}")
    set(TENON_LINKER_FLAGS "${flags}" CACHE INTERNAL "The flags that the linker was asked with")
    set(TENON_LINKER "${linker}" CACHE INTERNAL "What the linker calls itself")
  endif()
  if(TENON_CAN_PACK_RELOCATIONS AND TENON_LINKER MATCHES "^GNU ld")
    target_link_options(${target} PRIVATE LINKER:-z,pack-relative-relocs)
  endif()
endfunction()
