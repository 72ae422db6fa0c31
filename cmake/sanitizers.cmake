if(TENON_SANITIZE)
  add_compile_options(-fsanitize=${TENON_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TENON_SANITIZE})
endif()
