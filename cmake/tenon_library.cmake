# libtenon: runtime/ and generated/, in shards small enough to recompile alone.
file(GLOB_RECURSE tenon_runtime_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/runtime/*.cpp)
file(GLOB_RECURSE tenon_generated_sources CONFIGURE_DEPENDS ${tenon_generated_folder}/*.cpp)

set(tenon_vectorized_sources)
foreach(source IN LISTS tenon_runtime_sources tenon_generated_sources)
  file(STRINGS ${source} found REGEX "^namespace tenon::kernels::TENON_CPU_TARGET" LIMIT_COUNT 1)
  if(found)
    list(APPEND tenon_vectorized_sources ${source})
  endif()
endforeach()
list(REMOVE_ITEM tenon_runtime_sources ${tenon_vectorized_sources})
list(REMOVE_ITEM tenon_generated_sources ${tenon_vectorized_sources})

# Autograd kernels are as many as operators, and half as large when compiled for size, for a few
# instructions more a call. Those of the categories whose operators compute least stay as they are.
# All of the steps of optimizers is compiled so, whose calls take lists.
set(tenon_small_sources ${tenon_generated_sources})
list(FILTER tenon_small_sources INCLUDE REGEX "/generated/(autograd/|[a-z_]+/optimizer[.]cpp$)")
list(FILTER tenon_small_sources EXCLUDE REGEX
     "/(convolution|copy|indexing|joining|pointwise_binary|reduction|view)[a-z0-9_]*[.]cpp$")
list(REMOVE_ITEM tenon_generated_sources ${tenon_small_sources} _)
if(tenon_selection)
  tenon_batch(tenon_generated_sources ${PROJECT_BINARY_DIR} ${tenon_generated_sources})
  tenon_batch(tenon_small_sources ${PROJECT_BINARY_DIR}/small ${tenon_small_sources})
endif()
# A backend or Autograd kernel has its operator's whole signature, whatever it needs of it.
set_source_files_properties(${tenon_generated_sources} ${tenon_small_sources} PROPERTIES
                            COMPILE_OPTIONS -Wno-unused-parameter)
# Compiled for size are files, reports of profiles, what is around the loops of optimizers, and
# composite operators but for those that small models call.
set(tenon_composed_sources ${tenon_runtime_sources})
list(FILTER tenon_composed_sources INCLUDE REGEX
     "/runtime/tenon/(composite/|io/|kernels/optimizer/|(api|profiler)/profile_?[a-z]*[.]cpp)")
list(FILTER tenon_composed_sources EXCLUDE REGEX "/composite/(\
convolution|copy|decompositions|linear_algebra|loss|matrix_products|neural|normalization|pointwise|recordable|reduction|view)[.]cpp$")
list(REMOVE_ITEM tenon_runtime_sources ${tenon_composed_sources} _)
list(APPEND tenon_small_sources ${tenon_composed_sources})
add_library(tenon ${tenon_runtime_sources} ${tenon_generated_sources})
add_library(tenon::tenon ALIAS tenon)
set_target_properties(tenon PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
# An archive has the same objects as a shared library.
set_target_properties(tenon PROPERTIES DEFINE_SYMBOL "")
tenon_add_multi_target_sources(tenon ${tenon_vectorized_sources})
if(tenon_small_sources)
  add_library(tenon_small OBJECT ${tenon_small_sources})
  target_compile_definitions(tenon_small PRIVATE $<TARGET_PROPERTY:tenon,COMPILE_DEFINITIONS>)
  target_include_directories(tenon_small PRIVATE $<TARGET_PROPERTY:tenon,INCLUDE_DIRECTORIES>)
  # What is hardly larger than its call is no call all the same.
  target_compile_options(tenon_small PRIVATE
                         $<TARGET_PROPERTY:tenon,COMPILE_OPTIONS> -Os
                         $<$<CXX_COMPILER_ID:GNU>:--param=max-inline-insns-size=2>)
  # Last, since the linker takes the first of the copies that inline functions have.
  if(BUILD_SHARED_LIBS)
    target_link_libraries(tenon PRIVATE "$<FILTER:$<TARGET_OBJECTS:tenon_small>,INCLUDE,[.]o$>")
    add_dependencies(tenon tenon_small)
  else()
    target_sources(tenon PRIVATE $<TARGET_OBJECTS:tenon_small>)
  endif()
endif()

# What nearly every source begins with is parsed once. It changes seldom: all is compiled again then.
# A source includes what it uses all the same, which a build for the thread sanitizer checks.
set(tenon_precompiled
  <algorithm> <array> <atomic> <cstring> <functional> <memory> <mutex> <optional> <span> <string>
  <string_view> <thread> <tuple> <type_traits> <unordered_map> <utility> <vector>
  <tenon/autograd/history.h> <tenon/dispatch/constant_schema.h> <tenon/dispatch/dispatcher.h>)
target_precompile_headers(tenon PRIVATE ${tenon_precompiled})
if(TARGET tenon_small)
  target_precompile_headers(tenon_small PRIVATE ${tenon_precompiled})
endif()
foreach(cpu IN LISTS TENON_CPU_TARGETS)
  target_precompile_headers(tenon_${cpu} PRIVATE <tenon/kernels/pointwise/vectorized_loops.h>)
  if(TENON_SANITIZE)
    target_compile_options(tenon_${cpu} PRIVATE -O1)  # their checks, optimized, take minutes
  endif()
endforeach()
list(TRANSFORM TENON_CPU_TARGETS PREPEND tenon_ OUTPUT_VARIABLE tenon_cpu_objects)

target_include_directories(tenon PUBLIC "$<BUILD_INTERFACE:${TENON_INCLUDE_FOLDERS}>"
                                        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_include_directories(tenon PRIVATE ${TENON_CBLAS_INCLUDE} ${TENON_JSON_INCLUDE})
target_compile_features(tenon PUBLIC cxx_std_20)
if(tenon_selection)
  # What no operator needs goes when the library, or a program with the archive in it, is linked.
  target_compile_definitions(tenon PUBLIC ${TENON_SELECTION_DEFINITIONS}
                                   PRIVATE TENON_BUILDS_LIBRARY)
  foreach(part IN ITEMS tenon ${tenon_cpu_objects})
    target_compile_options(${part} PRIVATE -ffunction-sections -fdata-sections)
  endforeach()
  if(BUILD_SHARED_LIBS)
    target_link_options(tenon PRIVATE -Wl,--gc-sections)
  else()
    target_link_options(tenon INTERFACE -Wl,--gc-sections)
  endif()
endif()
if(NOT TENON_CPU_TARGETS STREQUAL tenon_all_cpu_targets)
  target_compile_definitions(tenon PUBLIC TENON_CPU_TARGET_COUNT=${tenon_cpu_target_count})
endif()
target_compile_options(tenon PRIVATE -Wall -Wextra)
# Calls inside the library are direct.
target_compile_options(tenon PRIVATE -fno-semantic-interposition -fno-plt)
target_link_options(tenon PRIVATE -Wl,-Bsymbolic-functions -Wl,--as-needed
                                  -Wl,--version-script=${PROJECT_SOURCE_DIR}/cmake/tenon.map)
set_property(TARGET tenon APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/tenon.map)
tenon_pack_relocations(tenon)
# Every symbol that the library needs is in a library that it names.
set(tenon_lists_undefined OFF)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang AND
   (TENON_SANITIZE OR CMAKE_CXX_FLAGS MATCHES "-fsanitize"))
  set(tenon_lists_undefined ON)
else()
  target_link_options(tenon PRIVATE -Wl,-z,defs)
endif()
if(TENON_PYTHON)
  tenon_explain_compiling(tenon ${tenon_python} -m codegen.compile ${PROJECT_SOURCE_DIR}/ops.yaml)
  if(BUILD_SHARED_LIBS)
    tenon_explain_linking(tenon ${tenon_lists_undefined}
                          ${tenon_python} -m codegen.link ${PROJECT_SOURCE_DIR}/ops.yaml)
  endif()
endif()
target_link_libraries(tenon PRIVATE ${TENON_OPENBLAS} ${TENON_SLEEF} ZLIB::ZLIB Threads::Threads)

# The same objects as an archive, for programs that link Tenon into themselves. Its files are installed
# by `cmake --install build --component static`.
if(BUILD_SHARED_LIBS)
  set(tenon_objects $<TARGET_OBJECTS:tenon>)
  if(TARGET tenon_small)
    list(APPEND tenon_objects $<TARGET_OBJECTS:tenon_small>)
  endif()
  foreach(cpu IN LISTS TENON_CPU_TARGETS)
    list(APPEND tenon_objects $<TARGET_OBJECTS:tenon_${cpu}>)
  endforeach()
  add_library(tenon_static STATIC EXCLUDE_FROM_ALL ${tenon_objects})
  add_library(tenon::static ALIAS tenon_static)
  set_target_properties(tenon_static PROPERTIES OUTPUT_NAME tenon EXPORT_NAME static
                                                LINKER_LANGUAGE CXX)
  target_include_directories(tenon_static INTERFACE
    "$<BUILD_INTERFACE:${TENON_INCLUDE_FOLDERS}>" $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_compile_features(tenon_static INTERFACE cxx_std_20)
  get_target_property(tenon_definitions tenon INTERFACE_COMPILE_DEFINITIONS)
  if(tenon_definitions)
    target_compile_definitions(tenon_static INTERFACE ${tenon_definitions})
  endif()
  target_link_libraries(tenon_static PRIVATE ${TENON_OPENBLAS} ${TENON_SLEEF} ZLIB::ZLIB
                                             Threads::Threads)
endif()

# What tenon_add_operators makes operators with.
set_property(GLOBAL PROPERTY TENON_GENERATOR ${PROJECT_SOURCE_DIR})
set_property(GLOBAL PROPERTY TENON_MANIFEST ${tenon_generated_folder}/tenon/generated/manifest.yaml)
set_property(GLOBAL PROPERTY TENON_HEADERS ${PROJECT_SOURCE_DIR}/runtime)

add_library(tenon_compat INTERFACE)
add_library(tenon::compat ALIAS tenon_compat)
set_target_properties(tenon_compat PROPERTIES EXPORT_NAME compat)
target_link_libraries(tenon_compat INTERFACE tenon)
target_include_directories(tenon_compat INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/runtime/tenon/compat>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/tenon/compat>)
