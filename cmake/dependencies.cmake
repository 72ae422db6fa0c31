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

# For those who ask for it at run time, beside the library; nothing else needs it.
find_path(TENON_DNNL_INCLUDE dnnl.hpp)
find_library(TENON_DNNL dnnl)
find_package(OpenMP COMPONENTS CXX)
if(TENON_DNNL_INCLUDE AND TENON_DNNL AND OpenMP_CXX_FOUND)
  set(tenon_finds_onednn ON)
else()
  set(tenon_finds_onednn OFF)
endif()
option(TENON_BUILD_ONEDNN "Build tenon_onednn, which needs libdnnl-dev" ${tenon_finds_onednn})
