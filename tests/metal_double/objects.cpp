#include "objects.hpp"

#include <set>

#if defined(__x86_64__)
// Finds the method and goes on there with the arguments as they came.
asm(R"(
.text
.globl objc_msgSend
.type objc_msgSend,@function
objc_msgSend:
  pushq %rbp
  movq %rsp, %rbp
  subq $192, %rsp
  movq %rdi, (%rsp)
  movq %rsi, 8(%rsp)
  movq %rdx, 16(%rsp)
  movq %rcx, 24(%rsp)
  movq %r8, 32(%rsp)
  movq %r9, 40(%rsp)
  movups %xmm0, 48(%rsp)
  movups %xmm1, 64(%rsp)
  movups %xmm2, 80(%rsp)
  movups %xmm3, 96(%rsp)
  movups %xmm4, 112(%rsp)
  movups %xmm5, 128(%rsp)
  movups %xmm6, 144(%rsp)
  movups %xmm7, 160(%rsp)
  call metal_double_lookup@PLT
  movq %rax, %r11
  movq (%rsp), %rdi
  movq 8(%rsp), %rsi
  movq 16(%rsp), %rdx
  movq 24(%rsp), %rcx
  movq 32(%rsp), %r8
  movq 40(%rsp), %r9
  movups 48(%rsp), %xmm0
  movups 64(%rsp), %xmm1
  movups 80(%rsp), %xmm2
  movups 96(%rsp), %xmm3
  movups 112(%rsp), %xmm4
  movups 128(%rsp), %xmm5
  movups 144(%rsp), %xmm6
  movups 160(%rsp), %xmm7
  leave
  jmp *%r11
.size objc_msgSend,.-objc_msgSend
)");
#elif defined(__aarch64__)
asm(R"(
.text
.globl objc_msgSend
objc_msgSend:
  stp x29, x30, [sp, #-224]!
  mov x29, sp
  stp x0, x1, [sp, #16]
  stp x2, x3, [sp, #32]
  stp x4, x5, [sp, #48]
  stp x6, x7, [sp, #64]
  str x8, [sp, #80]
  stp q0, q1, [sp, #96]
  stp q2, q3, [sp, #128]
  stp q4, q5, [sp, #160]
  stp q6, q7, [sp, #192]
  bl metal_double_lookup
  mov x16, x0
  ldp x0, x1, [sp, #16]
  ldp x2, x3, [sp, #32]
  ldp x4, x5, [sp, #48]
  ldp x6, x7, [sp, #64]
  ldr x8, [sp, #80]
  ldp q0, q1, [sp, #96]
  ldp q2, q3, [sp, #128]
  ldp q4, q5, [sp, #160]
  ldp q6, q7, [sp, #192]
  ldp x29, x30, [sp], #224
  br x16
)");
#endif

namespace metal_double {
namespace {

struct Registry {
  std::mutex mutex;
  std::map<std::string, Class> classes;
  std::map<std::string, Object*> class_objects;
  std::set<std::string> selectors;
};

Registry& registry() {
  static Registry instance;
  return instance;
}

thread_local std::vector<std::vector<Object*>> t_pools;

#if defined(__x86_64__)
// Zero as an integer and as a double.
asm(R"(
.text
metal_double_nothing:
  xorl %eax, %eax
  xorps %xmm0, %xmm0
  ret
)");
#else
asm(R"(
.text
metal_double_nothing:
  mov x0, #0
  fmov d0, xzr
  ret
)");
#endif
extern "C" void metal_double_nothing();

}  // namespace

Counters& counters() {
  static Counters instance;
  return instance;
}

void violation(const std::string& what) {
  Counters& c = counters();
  const std::lock_guard lock(c.mutex);
  c.violations.push_back(what);
}

bool fails(const char* step) {
  Counters& c = counters();
  const std::lock_guard lock(c.mutex);
  const std::uint64_t now = ++c.taken[step];
  const auto found = c.failing.find(step);
  if (found == c.failing.end() || found->second != now) return false;
  c.failing.erase(found);
  c.failed[step] = true;
  return true;
}

Object::Object(Class& c) : isa(&c) {
  const std::lock_guard lock(counters().mutex);
  ++counters().live[c.name];
}

Class& class_named(const std::string& name) {
  Registry& r = registry();
  const std::lock_guard lock(r.mutex);
  Class& c = r.classes[name];
  c.name = name;
  return c;
}

void release(Object* object) {
  if (!object) return;
  const long left = --object->references;
  if (left < 0) {
    violation("-[" + object->isa->name + " release] of an object that is gone");
    return;
  }
  if (left > 0) return;
  object->gone = true;
  {
    const std::lock_guard lock(counters().mutex);
    --counters().live[object->isa->name];
  }
  object->dispose();
}

Object* autorelease(Object* object) {
  if (!object) return nullptr;
  if (t_pools.empty()) {
    violation("an autoreleased " + object->isa->name + " without a pool: it leaks");
    return object;
  }
  t_pools.back().push_back(object);
  return object;
}

extern "C" {

// What blocks that are not copied point to.
void* _NSConcreteGlobalBlock[32];

void* metal_double_lookup(Object* receiver, Sel selector) {
  const auto none = reinterpret_cast<void*>(metal_double_nothing);
  if (!receiver) return none;
  if (receiver->gone) {
    violation("-[" + receiver->isa->name + " " + *selector + "] of an object that is gone");
    return none;
  }
  const auto found = receiver->isa->methods.find(*selector);
  if (found == receiver->isa->methods.end()) {
    violation("-[" + receiver->isa->name + " " + *selector + "]: unrecognized selector");
    return none;
  }
  return found->second;
}

Sel sel_registerName(const char* name) {
  Registry& r = registry();
  const std::lock_guard lock(r.mutex);
  return &*r.selectors.insert(name).first;
}

// A class as a receiver: its own methods are those of the class named "+name".
Object* objc_getClass(const char* name) {
  Class& c = class_named(std::string("+") + name);
  Registry& r = registry();
  const std::lock_guard lock(r.mutex);
  if (c.methods.empty()) return nullptr;
  Object*& object = r.class_objects[name];
  if (!object) {
    object = new Object(c);
    const std::lock_guard inner(counters().mutex);
    --counters().live[c.name];
  }
  return object;
}

void* objc_autoreleasePoolPush() {
  t_pools.emplace_back();
  return reinterpret_cast<void*>(t_pools.size());
}

void objc_autoreleasePoolPop(void* token) {
  const auto depth = reinterpret_cast<std::size_t>(token);
  if (depth != t_pools.size()) violation("autorelease pools are not popped in their order");
  while (t_pools.size() >= depth && !t_pools.empty()) {
    const std::vector<Object*> objects = std::move(t_pools.back());
    t_pools.pop_back();
    for (Object* object : objects) release(object);
  }
}

}  // extern "C"

}  // namespace metal_double
