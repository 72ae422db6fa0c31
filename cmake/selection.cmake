# A selective build, see docs/selective_build.md: -DTENON_SELECTION=selection.yaml, or what would
# stand in that file: TENON_OPERATORS, TENON_DTYPES and TENON_LAYERS. Its generated files stand in the
# build folder; what no selected operator needs is left out when the library, or a program with the
# archive in it, is linked.
set(TENON_SELECTION "" CACHE FILEPATH "A YAML file with the operators, dtypes and layers to keep")
set(TENON_OPERATORS "" CACHE STRING "Operators to keep, without TENON_SELECTION; all if empty")
set(TENON_DTYPES "" CACHE STRING "Dtypes to keep; all if empty")
set(TENON_LAYERS "" CACHE STRING "Layers to keep, e.g. inference; all if empty")

set(tenon_selected_words)
foreach(key IN ITEMS OPERATORS DTYPES LAYERS)
  if(TENON_${key})
    string(TOLOWER ${key} lower)
    list(JOIN TENON_${key} "', '" words)
    string(APPEND tenon_selected_words "${lower}: ['${words}']\n")
  endif()
endforeach()
if(TENON_SELECTION AND tenon_selected_words)
  message(FATAL_ERROR "TENON_SELECTION is given, and so are TENON_OPERATORS, TENON_DTYPES or TENON_LAYERS: "
                      "choose one way to select")
endif()

set(tenon_selection)
if(TENON_SELECTION)
  get_filename_component(tenon_selection ${TENON_SELECTION} ABSOLUTE BASE_DIR ${CMAKE_SOURCE_DIR})
elseif(tenon_selected_words)
  set(tenon_selection ${PROJECT_BINARY_DIR}/selection.yaml)
  file(CONFIGURE OUTPUT ${tenon_selection} CONTENT "${tenon_selected_words}" @ONLY)
endif()
# Tests and tools are written for all operators.
if(tenon_selection)
  set(tenon_is_whole OFF)
else()
  set(tenon_is_whole ON)
endif()
