// The backends of the product.
#pragma once

namespace eas::backends {

// A linker takes a file out of a library only when something in it is called. Who launches calls this,
// and so has the rows.
void link();

}  // namespace eas::backends
