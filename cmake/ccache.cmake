# Uses ccache where it is installed: a second clean build costs little.
find_program(TENON_CCACHE ccache)
if(TENON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${TENON_CCACHE})
endif()
