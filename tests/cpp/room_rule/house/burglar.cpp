#include "hall/cellar/shelf/bottles.hpp"

int stolen() { return bottles(); }
