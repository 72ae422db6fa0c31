# tenon_add_operators(TARGET YAML file NAMESPACE name [INCLUDE_PREFIX folder] [SOURCES file...]
#                     [TENON library])
#
# Adds the operators of a YAML file to a library, or program, which need have no sources of its own:
# `name::relu(…)` in <name/operators.h>, or <folder/operators.h>, and all that a built-in operator
# has. SOURCES are the handwritten kernels; one that opens `namespace …::TENON_CPU_TARGET` is
# compiled for every instruction set. TENON is what to link with, tenon::tenon unless that is said
# to be tenon::static.
#
# The files are generated when the project is configured, and again when the YAML changed. A mistake
# in it stops the build, with file, line and column; so does a kernel that nobody has written.
include(${CMAKE_CURRENT_LIST_DIR}/batches.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/explain_errors.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/multi_target_sources.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/pack_relocations.cmake)

function(tenon_add_operators target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "YAML;NAMESPACE;INCLUDE_PREFIX;TENON" "SOURCES")
  if(NOT TARGET ${target})
    message(FATAL_ERROR "tenon_add_operators: there is no target '${target}'")
  endif()
  # A namespace may be called `n` or `off`, which CMake takes for false.
  if(arg_UNPARSED_ARGUMENTS OR "${arg_YAML}" STREQUAL "" OR "${arg_NAMESPACE}" STREQUAL "")
    message(FATAL_ERROR "tenon_add_operators: expected ${target} YAML file NAMESPACE name "
                        "[INCLUDE_PREFIX folder] [SOURCES file...] [TENON library], got '${ARGN}'")
  endif()
  if("${arg_INCLUDE_PREFIX}" STREQUAL "")
    set(arg_INCLUDE_PREFIX ${arg_NAMESPACE})
  endif()
  if(NOT arg_TENON)
    set(arg_TENON tenon::tenon)
  endif()
  get_target_property(type ${target} TYPE)
  if(NOT type MATCHES "^(SHARED_LIBRARY|STATIC_LIBRARY|MODULE_LIBRARY|EXECUTABLE)$")
    message(FATAL_ERROR "tenon_add_operators: ${target} is of the type ${type}; expected a SHARED, STATIC or "
                        "MODULE library, or a program")
  endif()
  get_target_property(present ${target} TENON_NAMESPACE)
  if(present)
    message(FATAL_ERROR "tenon_add_operators: ${target} has the operators of ${present} already; a library "
                        "or program has those of one YAML file")
  endif()
  set_target_properties(${target} PROPERTIES TENON_NAMESPACE "${arg_NAMESPACE}::")
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(path ${source} ABSOLUTE)
    if(NOT EXISTS ${path})
      message(FATAL_ERROR "tenon_add_operators: there is no source ${path} for ${target}")
    endif()
  endforeach()
  get_property(generator GLOBAL PROPERTY TENON_GENERATOR)
  get_property(manifest GLOBAL PROPERTY TENON_MANIFEST)
  get_property(headers GLOBAL PROPERTY TENON_HEADERS)
  get_filename_component(yaml ${arg_YAML} ABSOLUTE)
  tenon_find_for_operators()

  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}_operators)
  set(words --namespace ${arg_NAMESPACE} --include-prefix ${arg_INCLUDE_PREFIX} --manifest ${manifest} --headers ${headers})
  set(python ${CMAKE_COMMAND} -E env PYTHONPATH=${generator} PYTHONDONTWRITEBYTECODE=1
             TENON_PYCACHE=${TENON_PYCACHE} ${TENON_PYTHON})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${yaml} ${manifest})
  execute_process(COMMAND ${python} -m codegen ${words} --operators ${yaml} --output ${folder}
                  RESULT_VARIABLE failed OUTPUT_QUIET)
  if(failed)
    message(FATAL_ERROR "tenon_add_operators: no operators of ${target} are made of ${arg_YAML}; "
                        "what is wrong stands above")
  endif()

  file(GLOB_RECURSE generated ${folder}/${arg_INCLUDE_PREFIX}/*.cpp)
  set(vectorized)
  foreach(source IN LISTS generated arg_SOURCES)
    file(STRINGS ${source} found REGEX "^namespace .*::TENON_CPU_TARGET" LIMIT_COUNT 1)
    if(found)
      list(APPEND vectorized ${source})
    endif()
  endforeach()
  list(REMOVE_ITEM generated ${vectorized} _)
  if(vectorized AND arg_SOURCES)
    list(REMOVE_ITEM arg_SOURCES ${vectorized})
  endif()
  tenon_batch(generated ${CMAKE_CURRENT_BINARY_DIR}/${target}_sources ${generated})
  # A kernel has its operator's whole signature, whatever it needs of it.
  set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS
                              "-Wno-unused-parameter;-fvisibility=hidden;-fvisibility-inlines-hidden")
  target_sources(${target} PRIVATE ${generated} ${arg_SOURCES})
  target_compile_features(${target} PUBLIC cxx_std_20)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${folder}>)
  target_link_libraries(${target} PUBLIC ${arg_TENON})
  tenon_add_multi_target_sources(${target} ${vectorized})
  if(vectorized)
    target_link_libraries(${target} PRIVATE ${TENON_SLEEF})
  endif()

  set(lists_undefined OFF)
  if(type STREQUAL "STATIC_LIBRARY")
    set(lists_undefined ON)
    # Who links the archive gets the operators, whether or not it includes their header.
    string(LENGTH ${arg_NAMESPACE} length)
    target_link_options(${target} INTERFACE
                        LINKER:--undefined=_ZN${length}${arg_NAMESPACE}16operator_libraryE)
  elseif(type MATCHES "SHARED_LIBRARY|MODULE_LIBRARY")
    # Calls inside the library are its own, whatever else a program loads.
    target_link_options(${target} PRIVATE LINKER:-Bsymbolic-functions)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL tenon_pack_relocations [[${target}]])")
    if(CMAKE_CXX_COMPILER_ID MATCHES Clang AND CMAKE_CXX_FLAGS MATCHES "-fsanitize")
      set(lists_undefined ON)
    else()
      target_link_options(${target} PRIVATE LINKER:-z,defs)
    endif()
  endif()
  tenon_explain_compiling(${target} ${python} -m codegen.compile ${yaml} ${words})
  tenon_explain_linking(${target} ${lists_undefined} ${python} -m codegen.link ${yaml} ${words})
endfunction()

# What the generator and the vector loops need beside what the package has.
macro(tenon_find_for_operators)
  include(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/find_python.cmake)
  # Each start of an interpreter that loads them takes a tenth of a second.
  if(NOT TENON_PYTHON OR NOT TENON_PYTHON STREQUAL "${TENON_CHECKED_PYTHON}")
    execute_process(COMMAND ${TENON_PYTHON} -c "import jinja2, yaml" RESULT_VARIABLE failed
                    OUTPUT_QUIET ERROR_QUIET)
    if(NOT TENON_PYTHON OR failed)
      message(FATAL_ERROR "tenon_add_operators needs a Python 3 with jinja2 and yaml: "
                          "apt-get install python3-jinja2 python3-yaml, or set TENON_PYTHON")
    endif()
    set(TENON_CHECKED_PYTHON ${TENON_PYTHON} CACHE INTERNAL "The interpreter that has been seen to have them")
  endif()
  find_path(TENON_SLEEF_INCLUDE sleef.h)
  find_library(TENON_SLEEF sleef)
  if(NOT TENON_SLEEF_INCLUDE OR NOT TENON_SLEEF)
    message(FATAL_ERROR "tenon_add_operators needs SLEEF: apt-get install libsleef-dev")
  endif()
endmacro()
