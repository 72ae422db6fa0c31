if(TENON_SANITIZE)
  add_compile_options(-fsanitize=${TENON_SANITIZE} -fno-omit-frame-pointer -g)
  add_link_options(-fsanitize=${TENON_SANITIZE})
endif()
