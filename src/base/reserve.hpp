// Memory put aside for work that cannot stop half way when there is none: LLVM is built without
// exceptions and ends the process.
#pragma once

#include <atomic>
#include <cstddef>

namespace eas {

// While it lives, an operator new of this thread that finds no memory gives the reserve back to the
// system and tries again. When even that is not enough the process ends with a message: to throw
// through LLVM would leave its locks taken and its tables half written.
class Reserve {
 public:
  // Throws std::bad_alloc unless the system has that many bytes.
  explicit Reserve(std::size_t bytes);
  ~Reserve();
  Reserve(const Reserve&) = delete;
  Reserve& operator=(const Reserve&) = delete;

  // For other functions that allocate: true when this thread had a reserve, which is now free to be
  // taken; false when it is not in such work at all.
  static bool spend() noexcept;

 private:
  struct Place;
  static Place& take_place();

  static std::atomic<Place*> places_;
  Place& place_;
};

}  // namespace eas
