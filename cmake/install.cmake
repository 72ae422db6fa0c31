include(CMakePackageConfigHelpers)

install(TARGETS tenon tenon_compat EXPORT TenonTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(CODE "set(TENON_INCLUDE_FOLDERS \"${TENON_INCLUDE_FOLDERS}\")
  set(TENON_DESTINATION \"${CMAKE_INSTALL_INCLUDEDIR}\")")
install(SCRIPT ${PROJECT_SOURCE_DIR}/cmake/install_headers.cmake)
set(TENON_DATA_FOLDER ${CMAKE_INSTALL_DATADIR}/tenon)
install(FILES ${tenon_generated_folder}/tenon/generated/manifest.yaml
        DESTINATION ${TENON_DATA_FOLDER})
# The generator, for the operators of other projects.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/codegen ${PROJECT_SOURCE_DIR}/templates
        DESTINATION ${TENON_DATA_FOLDER} FILES_MATCHING PATTERN "*.py" PATTERN "*.j2"
        PATTERN "__pycache__" EXCLUDE)
if(TENON_BUILD_TOOLS)
  install(TARGETS tenon_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()

set(tenon_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Tenon)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/TenonConfig.cmake.in
  ${PROJECT_BINARY_DIR}/TenonConfig.cmake INSTALL_DESTINATION ${tenon_package_dir}
  PATH_VARS TENON_DATA_FOLDER CMAKE_INSTALL_INCLUDEDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/TenonConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/TenonConfig.cmake ${PROJECT_BINARY_DIR}/TenonConfigVersion.cmake
              ${PROJECT_SOURCE_DIR}/cmake/TenonOperators.cmake
              ${PROJECT_SOURCE_DIR}/cmake/batches.cmake
              ${PROJECT_SOURCE_DIR}/cmake/explain_errors.cmake
              ${PROJECT_SOURCE_DIR}/cmake/multi_target_sources.cmake
              ${PROJECT_SOURCE_DIR}/cmake/pack_relocations.cmake
              ${PROJECT_SOURCE_DIR}/cmake/find_python.cmake
        DESTINATION ${tenon_package_dir})
install(EXPORT TenonTargets NAMESPACE tenon:: DESTINATION ${tenon_package_dir})
if(TARGET tenon_static)
  install(TARGETS tenon_static EXPORT TenonStaticTargets
          ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT static EXCLUDE_FROM_ALL)
  install(EXPORT TenonStaticTargets NAMESPACE tenon:: DESTINATION ${tenon_package_dir}
          COMPONENT static EXCLUDE_FROM_ALL)
endif()
