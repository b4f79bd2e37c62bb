# The C++ product: every room's objects in one archive `libeas.a`, the public headers, and the package
# files behind `find_package(eas)`. Rooms themselves are not installed: include/ is the whole contract.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
find_package(Threads REQUIRED)

get_property(_rooms GLOBAL PROPERTY EAS_ROOMS)
set(_objects)
foreach(_room IN LISTS _rooms)
  get_target_property(_type eas_${_room} TYPE)
  if(_type STREQUAL "STATIC_LIBRARY")
    list(APPEND _objects $<TARGET_OBJECTS:eas_${_room}>)
  endif()
endforeach()

if(_objects)
  add_library(eas STATIC ${_objects})
  set_target_properties(eas PROPERTIES LINKER_LANGUAGE CXX)
  set(_scope PUBLIC)
else()
  add_library(eas INTERFACE)
  set(_scope INTERFACE)
endif()
add_library(eas::eas ALIAS eas)
target_compile_features(eas ${_scope} cxx_std_20)
target_include_directories(eas ${_scope}
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
add_dependencies(eas eas_ops_header)
get_property(_llvm GLOBAL PROPERTY EAS_LLVM_LIBRARIES)
list(REMOVE_DUPLICATES _llvm)
target_link_libraries(eas ${_scope} ${_llvm} Threads::Threads)

set(_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/eas)
install(TARGETS eas EXPORT easTargets COMPONENT cpp)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT cpp)
install(FILES ${PROJECT_BINARY_DIR}/include/eas/ops.hpp
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/eas COMPONENT cpp)
install(EXPORT easTargets NAMESPACE eas:: DESTINATION ${_package_dir} COMPONENT cpp)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/easConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
# Who links libeas.a links the LLVM it was built with; that package's file needs the C language.
file(WRITE ${PROJECT_BINARY_DIR}/easConfig.cmake
  "enable_language(C)\n"
  "include(CMakeFindDependencyMacro)\n"
  "find_dependency(Threads)\n"
  "find_dependency(LLVM ${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR} CONFIG HINTS ${EAS_LLVM_HINTS})\n"
  "include(\"\${CMAKE_CURRENT_LIST_DIR}/easTargets.cmake\")\n")
install(FILES ${PROJECT_BINARY_DIR}/easConfig.cmake ${PROJECT_BINARY_DIR}/easConfigVersion.cmake
  DESTINATION ${_package_dir} COMPONENT cpp)
