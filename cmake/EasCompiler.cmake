# How every target of ours is compiled: C++20, hidden symbols, PIC, -O2, warnings, sanitizers, ccache.
# `eas_compile_options(target)` is applied to our targets only, so third-party code keeps its flags.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# -O2 compiles faster than CMake's -O3 and is no slower here: hot loops are generated code.
if(PROJECT_IS_TOP_LEVEL)
  if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo" FORCE)
  endif()
  string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
endif()

# Paths are made relative to the source tree, so that clones share cache entries and no binary
# carries the path of the machine it was built on.
find_program(EAS_CCACHE ccache)
if(EAS_CCACHE AND PROJECT_IS_TOP_LEVEL AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${EAS_CCACHE})
endif()

string(REPLACE "," ";" _sanitizers "${EAS_SANITIZE}")
if(EAS_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "EAS_FUZZ=ON needs clang (libFuzzer), got ${CMAKE_CXX_COMPILER_ID}")
  endif()
  list(APPEND _sanitizers fuzzer-no-link)
endif()
list(JOIN _sanitizers "," _sanitizers)
if(_sanitizers)
  # Global, so that third-party code built in this tree agrees about the address space.
  add_compile_options(-fsanitize=${_sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${_sanitizers})
endif()

function(eas_compile_options target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Werror=switch
    "-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.")
  if(EAS_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
    if(EAS_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # gcc's flow warnings are unreliable on instrumented code; the plain build has them as errors.
      target_compile_options(${target} PRIVATE -Wno-error=maybe-uninitialized
        -Wno-error=stringop-overflow -Wno-error=array-bounds -Wno-error=restrict)
    endif()
  endif()
endfunction()
