# LLVM 22.1, linked statically. `eas_use_llvm(target component...)` gives a target its headers and libraries.
enable_language(C) # LLVM's package file looks for C libraries
find_package(LLVM 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22 /opt/homebrew/opt/llvm@22 /opt/homebrew/opt/llvm)

function(eas_use_llvm target)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    return() # a room without sources yet
  endif()
  target_include_directories(${target} SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS})
  # As LLVM itself was built: without RTTI, classes of ours that derive from its own link.
  target_compile_options(${target} PRIVATE -fno-rtti -Wno-unused-parameter)
  target_compile_definitions(${target} PRIVATE ${LLVM_DEFINITIONS_LIST})
  llvm_map_components_to_libnames(libraries ${ARGN})
  target_link_libraries(${target} PUBLIC ${libraries})
endfunction()
