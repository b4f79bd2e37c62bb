# eas_room(<folder under src> [DEPENDS <folder>...] [PUBLIC_INCLUDE <dir>...] [DEFINITIONS <def>...])
# makes the room's target `eas_<room>`; DEFINITIONS hold for its own sources only.
#
# A room is its folder and all sub-folders but those that are rooms of their own, i.e. have a
# CMakeLists.txt. Its headers are included as "<room>/<header>" or "<room>/<sub-folder>/<header>".
# They are reached through a folder of symbolic links that is the target's own PUBLIC include
# directory, and src/ itself is on nobody's include path: a header of a room that is not
# (transitively) among DEPENDS does not exist for the compiler.
# Sources are globbed, so a new file needs no edit here; `*_main.cpp` is a program, which the room's
# CMakeLists.txt builds itself. A room of headers only is an INTERFACE target.

# Files of a room by their endings, those of rooms inside it left out.
function(_eas_room_files dir out)
  list(TRANSFORM ARGN PREPEND "${dir}/*." OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${patterns})
  _eas_nested_rooms(${dir} nested)
  foreach(room IN LISTS nested)
    foreach(file IN LISTS files)
      cmake_path(IS_PREFIX room ${file} inside)
      if(inside)
        list(REMOVE_ITEM files ${file})
      endif()
    endforeach()
  endforeach()
  set(${out} ${files} PARENT_SCOPE)
endfunction()

# The folders below `dir` that are rooms of their own.
function(_eas_nested_rooms dir out)
  file(GLOB_RECURSE lists CONFIGURE_DEPENDS ${dir}/CMakeLists.txt)
  list(REMOVE_ITEM lists ${dir}/CMakeLists.txt)
  list(TRANSFORM lists REPLACE "/CMakeLists.txt$" "")
  set(${out} ${lists} PARENT_SCOPE)
endfunction()

# The include directory of one room: <build>/rooms/<target>/<room> -> src/<room>. A room that holds
# other rooms (runtime holds runtime/cpu) links its own headers one by one, so that theirs stay hidden.
function(_eas_room_links room dir out)
  string(REPLACE "/" "_" flat "${room}")
  set(root ${PROJECT_BINARY_DIR}/rooms/${flat})
  file(REMOVE_RECURSE ${root})
  _eas_nested_rooms(${dir} nested)
  if(NOT nested)
    get_filename_component(parent ${root}/${room} DIRECTORY)
    file(MAKE_DIRECTORY ${parent})
    file(CREATE_LINK ${dir} ${root}/${room} SYMBOLIC)
  else()
    file(MAKE_DIRECTORY ${root}/${room})
    _eas_room_files(${dir} headers hpp h def inc)
    foreach(header IN LISTS headers)
      cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${dir} OUTPUT_VARIABLE name)
      get_filename_component(folder ${root}/${room}/${name} DIRECTORY)
      file(MAKE_DIRECTORY ${folder})
      file(CREATE_LINK ${header} ${root}/${room}/${name} SYMBOLIC)
    endforeach()
  endif()
  set(${out} ${root} PARENT_SCOPE)
endfunction()

function(eas_room room)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PUBLIC_INCLUDE;DEFINITIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "[eas_room] ${room}: unknown arguments ${arg_UNPARSED_ARGUMENTS}")
  endif()
  string(REPLACE "/" "_" flat "${room}")
  set(target eas_${flat})
  set(dir ${CMAKE_CURRENT_SOURCE_DIR})
  _eas_room_links(${room} ${dir} include_dir)

  set(depends)
  set(folders ${dir} ${arg_PUBLIC_INCLUDE})
  foreach(dep IN LISTS arg_DEPENDS)
    string(REPLACE "/" "_" dep "${dep}")
    if(NOT TARGET eas_${dep})
      message(FATAL_ERROR "[eas_room] ${room} depends on ${dep}, which is not (yet) a room")
    endif()
    list(APPEND depends eas_${dep})
    get_property(theirs GLOBAL PROPERTY EAS_ROOM_FOLDERS_${dep})
    list(APPEND folders ${theirs})
  endforeach()
  list(REMOVE_DUPLICATES folders)

  _eas_room_files(${dir} sources cpp)
  list(FILTER sources EXCLUDE REGEX "_main\\.cpp$")
  if(sources)
    add_library(${target} STATIC ${sources})
    target_include_directories(${target} PUBLIC ${include_dir} ${arg_PUBLIC_INCLUDE})
    target_link_libraries(${target} PUBLIC ${depends})
    target_compile_definitions(${target} PRIVATE ${arg_DEFINITIONS})
    eas_compile_options(${target})
  else()
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE ${include_dir} ${arg_PUBLIC_INCLUDE})
    target_link_libraries(${target} INTERFACE ${depends})
  endif()
  set_property(GLOBAL APPEND PROPERTY EAS_ROOMS ${flat})
  # Everything a source of this room can include, and so all that can change what it does.
  set_property(GLOBAL PROPERTY EAS_ROOM_FOLDERS_${flat} ${folders})
endfunction()
