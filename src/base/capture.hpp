// Whether this thread captures launches (eas.Graph). Only launches can be replayed, so what else would
// compute at once, on memory no launch has written yet, is refused meanwhile.
#pragma once

#include <string_view>

namespace eas {

// Returns what it was.
bool set_capturing(bool capturing);
bool is_capturing();
void refuse_while_capturing(std::string_view op);

}  // namespace eas
