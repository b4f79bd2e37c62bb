// The file lies among the system's temporary ones, under a name nobody else has.
#include "compile/internal_error.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <new>

#include "base/format.hpp"
#include "compile/compile.hpp"
#include "ir/print.hpp"

namespace eas::compile {
namespace {

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ::ssize_t written = ::write(file, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// The path, or "" when it cannot be kept.
std::string keep(const ir::Function& function) {
  std::error_code problem;
  const std::filesystem::path folder = std::filesystem::temp_directory_path(problem);
  if (problem) return "";
  std::string path = (folder / "eas-internal-error-XXXXXX.ir").string();
  const int file = ::mkstemps(path.data(), 3);
  if (file < 0) return "";
  const bool kept = write_all(file, ir::to_text(function));
  ::close(file);
  return kept ? path : "";
}

std::string text_of(std::string_view kernel, const ir::Function* function, std::string_view what) {
  constexpr std::string_view kOwn = "easy_as internal error: ";
  if (what.starts_with(kOwn)) what.remove_prefix(kOwn.size());
  std::string path;
  try {
    if (function) path = keep(*function);
  } catch (const std::exception&) {  // a function so broken that it has no text
  }
  const std::string name = kernel.empty() ? "" : cat("in kernel '", kernel, "', ");
  const std::string kept = path.empty() ? "" : cat("\nThe kernel's IR is in ", path, ".");
  return cat(name, what, "\nThis is a fault of easy_as ", version(), ", not of your program.", kept,
             "\nPlease report it as an issue of easy_as, with this text",
             path.empty() ? "." : " and that file.");
}

}  // namespace

void tell_internal_error(std::string_view kernel, const ir::Function* function) {
  try {
    throw;
  } catch (const Error&) {
    throw;
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const ToldInternalError&) {
    throw;
  } catch (const std::exception& problem) {
    throw ToldInternalError(text_of(kernel, function, problem.what()));
  } catch (...) {
    throw ToldInternalError(text_of(kernel, function, "an exception of an unknown type"));
  }
}

}  // namespace eas::compile
