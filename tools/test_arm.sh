#!/usr/bin/env bash
# The C++ tests on a simulated 64-bit Arm: builds them with Debian's cross compiler against arm64
# packages that are unpacked, not installed, and runs them by qemu. usage: tools/test_arm.sh <folder>
set -euo pipefail

triple=aarch64-linux-gnu
mkdir -p "$1" && folder=$(cd "$1" && pwd)
root=$folder/root lib=$folder/root/usr/lib/$triple
llvm=$root/usr/lib/llvm-22/lib/cmake/llvm

if [ ! -e "$folder/unpacked" ]; then
  echo "test-arm: getting a cross compiler, qemu and arm64 libraries"
  sudo=$([ "$(id -u)" = 0 ] || echo sudo)
  $sudo dpkg --add-architecture arm64
  $sudo apt-get update -qq
  $sudo apt-get install -y -qq --no-install-recommends g++-12-$triple qemu-user-static >/dev/null
  rm -rf "$root" "$folder/packages" && mkdir -p "$root" "$folder/packages"
  (cd "$folder/packages" && apt-get download -qq llvm-22-dev:arm64 libllvm22:arm64 libgtest-dev:arm64 \
    libzstd-dev:arm64 libzstd1:arm64 zlib1g-dev:arm64 zlib1g:arm64 libxml2-dev:arm64 libxml2:arm64 \
    libz3-dev:arm64 libz3-4:arm64 libffi-dev:arm64 libffi8:arm64 libtinfo6:arm64 \
    libncurses-dev:arm64 2>/dev/null)
  for package in "$folder"/packages/*.deb; do dpkg -x "$package" "$root"; done
  # LLVM's package file asks for programs of packages we do not need, and names its libraries as if
  # they were installed.
  sed -i -e 's/if(NOT EXISTS "${_cmake_file}")/if(FALSE)/' -e "s#/usr/lib/$triple#$lib#g" \
    "$llvm"/LLVMExports*.cmake
  touch "$folder/unpacked"
fi

cat >"$folder/arm.cmake" <<CMAKE
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER $triple-gcc-12)
set(CMAKE_CXX_COMPILER $triple-g++-12)
set(CMAKE_LIBRARY_ARCHITECTURE $triple)
set(CMAKE_FIND_ROOT_PATH "$root")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(kind LIBRARY INCLUDE PACKAGE)
  set(CMAKE_FIND_ROOT_PATH_MODE_\${kind} ONLY)
endforeach()
set(CMAKE_CXX_FLAGS_INIT "-isystem $root/usr/include -isystem $root/usr/include/$triple")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-L$lib -Wl,-rpath-link,$lib")
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64-static -L /usr/$triple -E LD_LIBRARY_PATH=$lib)
CMAKE

cmake -G Ninja -S . -B "$folder/build" --log-level=WARNING -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_TOOLCHAIN_FILE="$folder/arm.cmake" -DEAS_PYTHON=OFF -DEAS_INSTALL_CPP=OFF \
  -DLLVM_DIR="$llvm" >/dev/null
cmake --build "$folder/build"
ctest --test-dir "$folder/build" --output-on-failure
