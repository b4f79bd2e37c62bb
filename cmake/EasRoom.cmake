# eas_room(<folder under src> [DEPENDS <folder>...] [PUBLIC_INCLUDE <dir>...] [DEFINITIONS <def>...])
# makes the room's target `eas_<room>`; DEFINITIONS hold for its own sources only.
#
# A room's headers are included as "<room>/<header>". They are reached through a folder of symbolic
# links that is the target's own PUBLIC include directory, and src/ itself is on nobody's include
# path: a header of a room that is not (transitively) among DEPENDS does not exist for the compiler.
# Sources are globbed, so a new file needs no edit here. A room of headers only is an INTERFACE target.

# The include directory of one room: <build>/rooms/<target>/<room> -> src/<room>. A room that holds
# other rooms (runtime holds runtime/cpu) links its own headers one by one, so that theirs stay hidden.
function(_eas_room_links room dir out)
  string(REPLACE "/" "_" flat "${room}")
  set(root ${PROJECT_BINARY_DIR}/rooms/${flat})
  file(REMOVE_RECURSE ${root})
  file(GLOB nested ${dir}/*/CMakeLists.txt)
  get_filename_component(parent ${root}/${room} DIRECTORY)
  file(MAKE_DIRECTORY ${parent})
  if(NOT nested)
    file(CREATE_LINK ${dir} ${root}/${room} SYMBOLIC)
  else()
    file(MAKE_DIRECTORY ${root}/${room})
    file(GLOB headers CONFIGURE_DEPENDS ${dir}/*.hpp ${dir}/*.h ${dir}/*.def ${dir}/*.inc)
    foreach(header IN LISTS headers)
      get_filename_component(name ${header} NAME)
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
  foreach(dep IN LISTS arg_DEPENDS)
    string(REPLACE "/" "_" dep "${dep}")
    if(NOT TARGET eas_${dep})
      message(FATAL_ERROR "[eas_room] ${room} depends on ${dep}, which is not (yet) a room")
    endif()
    list(APPEND depends eas_${dep})
  endforeach()

  file(GLOB sources CONFIGURE_DEPENDS ${dir}/*.cpp)
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
endfunction()
