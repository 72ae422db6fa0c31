# Looks for an interpreter that has what the generator needs, as TENON_PYTHON.
set(TENON_PYTHON "" CACHE FILEPATH "A Python 3 with jinja2 and yaml")

if(NOT TENON_PYTHON)
  # The first python3 on the path need not be the one that has the packages.
  find_program(tenon_first_python python3 NO_CACHE)
  foreach(candidate IN ITEMS /usr/bin/python3 ${tenon_first_python})
    execute_process(COMMAND ${candidate} -c "import jinja2, yaml" RESULT_VARIABLE failed
                    OUTPUT_QUIET ERROR_QUIET)
    if(failed EQUAL 0)
      set_property(CACHE TENON_PYTHON PROPERTY VALUE ${candidate})
      set(TENON_CHECKED_PYTHON ${candidate} CACHE INTERNAL "The interpreter that has been seen to have them")
      break()
    endif()
  endforeach()
endif()

# Where Python keeps what it compiles the generator to, see codegen/__init__.py.
set(TENON_PYCACHE ${CMAKE_BINARY_DIR}/CMakeFiles/tenon_pycache)
