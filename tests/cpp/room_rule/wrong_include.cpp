// Must not compile: it is built as a part of room base, which may not include ir.
// The test `room_rule` builds it and looks for the compiler's complaint.
#include "ir/ir.hpp"
