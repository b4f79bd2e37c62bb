#error "a program is no source of the room"
