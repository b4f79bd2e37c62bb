# LLVM 22.1, linked statically. `eas_use_llvm(target component...)` gives a target its headers and
# libraries. LLVM_BUILD_STATIC keeps its headers from asking that symbols be exported: none may be, or
# another LLVM in the process would find ours (bind/python/CMakeLists.txt does the rest).
enable_language(C) # LLVM's package file looks for C libraries
set(EAS_LLVM_HINTS /usr/lib/llvm-22 /opt/homebrew/opt/llvm@22) # where Debian and brew put it
find_package(LLVM 22.1 REQUIRED CONFIG HINTS ${EAS_LLVM_HINTS})

function(eas_use_llvm target)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "INTERFACE_LIBRARY")
    return() # a room without sources yet
  endif()
  target_include_directories(${target} SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS})
  separate_arguments(definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
  # NDEBUG as in the library itself: assertions in its headers count on its debug build.
  target_compile_definitions(${target} PRIVATE LLVM_BUILD_STATIC NDEBUG)
  target_compile_options(${target} PRIVATE ${definitions} -Wno-unused-parameter)
  if(NOT LLVM_ENABLE_RTTI)
    target_compile_options(${target} PRIVATE -fno-rtti) # else classes derived from LLVM's do not link
  endif()
  llvm_map_components_to_libnames(libraries ${ARGN})
  target_link_libraries(${target} PUBLIC ${libraries})
  if(target MATCHES "^eas_") # a room: libeas.a needs the same (cmake/EasInstall.cmake)
    set_property(GLOBAL APPEND PROPERTY EAS_LLVM_LIBRARIES ${libraries})
  endif()
endfunction()
