# The target tenon_libtorch where libtorch is installed: what is compared with it links it. Asked
# at each configuration, since packages come and go.
find_library(libtorch_cpu torch_cpu NO_CACHE)
find_library(libtorch_c10 c10 NO_CACHE)
find_path(libtorch_include torch/csrc/autograd/autograd.h NO_CACHE)
if(libtorch_cpu AND libtorch_c10 AND libtorch_include)
  add_library(tenon_libtorch INTERFACE)
  target_link_libraries(tenon_libtorch INTERFACE ${libtorch_cpu} ${libtorch_c10})
  target_include_directories(tenon_libtorch SYSTEM INTERFACE
    ${libtorch_include} ${libtorch_include}/torch/csrc/api/include)
endif()
