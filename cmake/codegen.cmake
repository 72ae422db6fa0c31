# Regenerates generated/ when ops.yaml, codegen/ or templates/ changed. Without an interpreter that
# has Jinja2 and PyYAML the checked-in files are used as they are.
include(find_python)

file(GLOB_RECURSE tenon_codegen_inputs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/codegen/*.py
     ${PROJECT_SOURCE_DIR}/templates/*.j2)
list(APPEND tenon_codegen_inputs ${PROJECT_SOURCE_DIR}/ops.yaml)

if(TENON_PYTHON)
  # At configure time, so that the lists of sources below see a new category; and at build time.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${tenon_codegen_inputs})
  set(tenon_codegen_options)
  if(tenon_selection)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${tenon_selection})
    set(tenon_codegen_options --select ${tenon_selection}
                              --output ${tenon_generated_folder}/tenon/generated)
    if(BUILD_SHARED_LIBS)
      list(APPEND tenon_codegen_options --shared)
    endif()
  endif()
  set(tenon_python ${CMAKE_COMMAND} -E env PYTHONPATH=${PROJECT_SOURCE_DIR} PYTHONDONTWRITEBYTECODE=1
                   TENON_PYCACHE=${TENON_PYCACHE} ${TENON_PYTHON})
  execute_process(COMMAND ${tenon_python} -m codegen ${tenon_codegen_options}
                  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} COMMAND_ERROR_IS_FATAL ANY)
  if(tenon_selection)
    include(${tenon_generated_folder}/tenon/generated/selection.cmake)
  endif()
elseif(tenon_selection)
  message(FATAL_ERROR "A selective build needs Python 3 with jinja2 and yaml: "
                      "apt-get install python3-jinja2 python3-yaml, or set TENON_PYTHON")
else()
  message(WARNING "No Python 3 with jinja2 and yaml: generated/ is used as it is. "
                  "apt-get install python3-jinja2 python3-yaml, or set TENON_PYTHON.")
endif()
