find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)

find_path(TENON_CBLAS_INCLUDE cblas.h PATH_SUFFIXES openblas x86_64-linux-gnu/openblas-pthread)
find_library(TENON_OPENBLAS openblas)
find_path(TENON_SLEEF_INCLUDE sleef.h)
find_library(TENON_SLEEF sleef)
find_path(TENON_JSON_INCLUDE nlohmann/json.hpp)

foreach(needed IN ITEMS CBLAS_INCLUDE:libopenblas-dev OPENBLAS:libopenblas-dev
                        SLEEF_INCLUDE:libsleef-dev SLEEF:libsleef-dev
                        JSON_INCLUDE:nlohmann-json3-dev)
  string(REPLACE ":" ";" pair ${needed})
  list(GET pair 0 name)
  list(GET pair 1 package)
  if(NOT TENON_${name})
    message(FATAL_ERROR "Tenon needs ${package}: run tools/setup, or apt-get install ${package}")
  endif()
endforeach()

# For those who ask for it at run time, beside the shared library; nothing else needs it. Asked at each
# configuration, since packages come and go.
option(TENON_BUILD_ONEDNN "Build tenon_onednn where libdnnl-dev is installed" ON)
set(tenon_builds_onednn OFF)
if(TENON_BUILD_ONEDNN AND BUILD_SHARED_LIBS)
  find_path(tenon_dnnl_include dnnl.hpp NO_CACHE)
  find_library(tenon_dnnl dnnl NO_CACHE)
  find_package(OpenMP QUIET COMPONENTS CXX)
  if(tenon_dnnl_include AND tenon_dnnl AND OpenMP_CXX_FOUND)
    set(tenon_builds_onednn ON)
  else()
    message(STATUS "tenon_onednn is not built: libdnnl-dev is not installed")
  endif()
endif()
