// Objects and messages of the double: what libobjc does, as far as our runtime can tell the difference,
// with every message checked.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace metal_double {

using Sel = const std::string*;

struct Class {
  std::string name;
  std::map<std::string, void*> methods;
};

// The receiver of every message. Memory of one that is gone is kept, so that a message to it is seen.
struct Object {
  explicit Object(Class& c);
  virtual ~Object() = default;
  virtual void dispose() {}  // gives back what it holds
  Class* isa;
  std::atomic<long> references{1};
  std::atomic<bool> gone{false};
};

Class& class_named(const std::string& name);

// Adds a method: a function of the receiver, its selector and the arguments.
template <class F>
void method(Class& c, const char* selector, F function) {
  c.methods[selector] = reinterpret_cast<void*>(+function);
}

template <class T>
T* retain(T* object) {
  if (object) ++static_cast<Object*>(object)->references;
  return object;
}
void release(Object* object);
// Into the pool of this thread.
Object* autorelease(Object* object);

void violation(const std::string& what);

// Whether this call of the step is to fail.
bool fails(const char* step);

struct Counters {
  std::mutex mutex;
  std::map<std::string, std::uint64_t> taken;
  std::map<std::string, std::uint64_t> failing;  // the call that fails
  std::map<std::string, bool> failed;
  std::vector<std::string> violations;
  std::map<std::string, long> live;
};
Counters& counters();

}  // namespace metal_double
