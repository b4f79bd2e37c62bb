// Turns the op table into the files that are made from it: `--pyi` the type stubs of eas.mk,
// `--docs` the page of the language,
// `--hpp` the C++ header eas/ops.hpp.
#include <iostream>
#include <string_view>

#include "ops/tool/header.hpp"
#include "ops/tool/page.hpp"
#include "ops/tool/stub.hpp"

int main(int argc, char** argv) {
  const std::string_view what = argc == 2 ? argv[1] : "";
  if (what == "--pyi") {
    eas::ops::tool::write_stub(std::cout);
  } else if (what == "--docs") {
    eas::ops::tool::write_page(std::cout);
  } else if (what == "--hpp") {
    eas::ops::tool::write_header(std::cout);
  } else {
    std::cerr << "usage: eas_optable --pyi | --docs | --hpp\n";
    return 2;
  }
  return std::cout ? 0 : 1;
}
