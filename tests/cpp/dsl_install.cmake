# Installs easy_as into a folder of its own, then configures, builds and runs examples/cpp against
# it, as a user's project would be. Variables: BUILD, EXAMPLE, COMPILER, GENERATOR, SANITIZE.
set(root ${BUILD}/install_test)
file(REMOVE_RECURSE ${root})
set(flags)
if(SANITIZE)
  set(flags "-fsanitize=${SANITIZE}")
endif()

foreach(step
    "${CMAKE_COMMAND};--build;${BUILD};--target;eas"
    "${CMAKE_COMMAND};--install;${BUILD};--prefix;${root}/prefix;--component;cpp"
    "${CMAKE_COMMAND};-S;${EXAMPLE};-B;${root}/build;-G;${GENERATOR};-DCMAKE_PREFIX_PATH=${root}/prefix;-DCMAKE_CXX_COMPILER=${COMPILER};-DCMAKE_CXX_FLAGS=${flags};-DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF"
    "${CMAKE_COMMAND};--build;${root}/build"
    "${root}/build/add")
  execute_process(COMMAND ${step} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
