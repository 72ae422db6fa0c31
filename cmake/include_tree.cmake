# Headers are included as <tenon/base/check.h>, in this tree as in an installed one. A folder of
# links in the build tree gives runtime/ and generated/ that one name.
set(TENON_INCLUDE_TREE ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${TENON_INCLUDE_TREE}/tenon)

file(GLOB tenon_layers RELATIVE ${PROJECT_SOURCE_DIR}/runtime CONFIGURE_DEPENDS
     ${PROJECT_SOURCE_DIR}/runtime/*)
foreach(layer IN LISTS tenon_layers)
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/runtime/${layer} ${TENON_INCLUDE_TREE}/tenon/${layer}
       SYMBOLIC)
endforeach()
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/generated ${TENON_INCLUDE_TREE}/tenon/generated SYMBOLIC)
