# Rooms with sub-folders and rooms inside rooms: house/ builds and runs, a wrong include in it does not.
# cmake -DMODULES=<cmake/> -DBUILD=<folder> -DCOMPILER=… -DGENERATOR=… -P folders.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${BUILD})
foreach(step
    "-G;${GENERATOR};-S;${CMAKE_CURRENT_LIST_DIR}/house;-B;${BUILD};-DCMAKE_CXX_COMPILER=${COMPILER};-DCMAKE_MODULE_PATH=${MODULES}"
    "--build;${BUILD}")
  execute_process(COMMAND ${CMAKE_COMMAND} ${step} OUTPUT_VARIABLE out ERROR_VARIABLE out
    RESULT_VARIABLE code)
  if(code)
    message(FATAL_ERROR "the house does not build:\n${out}")
  endif()
endforeach()
execute_process(COMMAND ${BUILD}/house COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${BUILD} --target burglar
  OUTPUT_VARIABLE out ERROR_VARIABLE out RESULT_VARIABLE code)
if(code EQUAL 0 OR NOT out MATCHES "error: '?hall/cellar/shelf/bottles.hpp'?(: No such file| file not found)")
  message(FATAL_ERROR "who depends on the hall reaches its cellar:\n${out}")
endif()

