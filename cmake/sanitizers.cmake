# -DTENON_SANITIZE=address,undefined; tools/sanitize builds and runs such a tree.
if(TENON_SANITIZE)
  # The first report ends the program, so that a test that causes one fails.
  add_compile_options(-fsanitize=${TENON_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  # So each source is compiled once with no more than it includes.
  if(TENON_SANITIZE MATCHES "thread")
    set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
  endif()
  add_link_options(-fsanitize=${TENON_SANITIZE})
endif()
