# tenon_explain_errors(TARGET word...)
#
# Where a generated source of TARGET, or of its objects for CPU targets, does not compile, says which
# entries the errors come from. The words run codegen/compile.py with the entries.
function(tenon_explain_errors target)
  list(JOIN ARGN " " explain)
  set(script ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/explain_errors_of_${target}.sh)
  file(CONFIGURE OUTPUT ${script} @ONLY CONTENT [[
"$@" && exit
status=$?
@explain@ -- "$@"
exit $status
]])
  get_property(cpu_targets GLOBAL PROPERTY TENON_CPU_TARGETS)
  list(TRANSFORM cpu_targets PREPEND ${target}_)
  foreach(part IN ITEMS ${target} ${cpu_targets})
    if(TARGET ${part})
      set_property(TARGET ${part} PROPERTY RULE_LAUNCH_COMPILE "/bin/sh ${script}")
    endif()
  endforeach()
endfunction()
