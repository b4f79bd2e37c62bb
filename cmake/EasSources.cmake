# eas_sources_below(<out> <folder>...): every file below the folders that can change what is built
# from them: all kinds, in all sub-folders, but pages for people and what editors leave.
function(eas_sources_below out)
  set(watch CONFIGURE_DEPENDS)
  if(CMAKE_SCRIPT_MODE_FILE)
    set(watch) # there is nothing to configure again
  endif()
  set(files)
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE found ${watch} ${folder}/*)
    list(APPEND files ${found})
  endforeach()
  list(FILTER files EXCLUDE REGEX "\\.md$|~$|/\\.[^/]*$|/#[^/]*$")
  list(REMOVE_DUPLICATES files)
  set(${out} ${files} PARENT_SCOPE)
endfunction()
