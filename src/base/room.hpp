// Asks for memory before work that cannot stop half way when there is none.
#pragma once

#include <cstddef>

namespace eas {

// Throws std::bad_alloc unless the system would give this many bytes now.
void need_room(std::size_t bytes);

}  // namespace eas
