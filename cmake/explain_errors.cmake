# What a build says of entries where the C++ that comes of them is refused. Python runs then alone.

# tenon_explain_compiling(TARGET word...)
#
# Where a generated source of TARGET, or of its objects for CPU targets, does not compile, says which
# entries the errors come from. The words run codegen/compile.py with the entries.
function(tenon_explain_compiling target)
  list(JOIN ARGN " " explain)
  set(script ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/explain_compiling_${target}.sh)
  tenon_write_explanation(${script} "${explain}")
  get_property(cpu_targets GLOBAL PROPERTY TENON_CPU_TARGETS)
  list(TRANSFORM cpu_targets PREPEND ${target}_)
  foreach(part IN ITEMS ${target} ${target}_small ${cpu_targets})
    if(TARGET ${part})
      set_property(TARGET ${part} PROPERTY RULE_LAUNCH_COMPILE "/bin/sh ${script}")
    endif()
  endforeach()
endfunction()

# tenon_explain_linking(TARGET LISTS_UNDEFINED word...)
#
# Where TARGET does not link since a kernel is missing, says which, and what to write. The words run
# codegen/link.py with the entries. With LISTS_UNDEFINED a link accepts undefined symbols, as it must
# where clang's sanitizers and fuzzer put their functions into the program alone; nm lists them then.
function(tenon_explain_linking target lists_undefined)
  list(JOIN ARGN " " explain)
  set(script ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/explain_linking_${target}.sh)
  set(file)
  if(lists_undefined)
    set(file <TARGET>)
    file(CONFIGURE OUTPUT ${script} @ONLY CONTENT [[
file=$1
shift
"$@" || exit
[ -e "$file" ] || exit 0 # what an archive replaces is removed by a command of the link
exec @explain@ --nm @CMAKE_NM@ "$file"
]])
  else()
    tenon_write_explanation(${script} "${explain}")
  endif()
  set_property(TARGET ${target} PROPERTY RULE_LAUNCH_LINK "/bin/sh ${script} ${file}")
endfunction()

# Writes the script of a command that `explain` is run after when it fails.
function(tenon_write_explanation script explain)
  file(CONFIGURE OUTPUT ${script} @ONLY CONTENT [[
"$@" && exit
status=$?
@explain@ -- "$@"
exit $status
]])
endfunction()
