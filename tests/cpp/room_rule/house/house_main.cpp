#include "attic/chest/chest.hpp"

int main() { return chest(); }
