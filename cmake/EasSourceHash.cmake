# cmake -DROOT=<folder> -DSOURCES=<file with one path a line> -DHEADER=<out> -P EasSourceHash.cmake
# writes a header that holds one hash of all these files, by their path from ROOT and content.
file(STRINGS ${SOURCES} _paths)
list(SORT _paths)
set(_all "")
foreach(_path IN LISTS _paths)
  file(SHA256 ${_path} _hash)
  cmake_path(RELATIVE_PATH _path BASE_DIRECTORY ${ROOT} OUTPUT_VARIABLE _name)
  string(APPEND _all "${_name} ${_hash}\n")
endforeach()
string(SHA256 _hash "${_all}")
file(WRITE ${HEADER} "// Made by the build: the hash of the compiler's sources.\n#pragma once\n\n#include <string_view>\n\nnamespace eas::compile {\n\ninline constexpr std::string_view kCompilerSources = \"${_hash}\";\n\n}  // namespace eas::compile\n")
